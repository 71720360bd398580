"""The program of a process that computes: it runs jobs, and answers questions from what they have stored.

Jobs and questions are those of `jobs`, one line of JSON each; `request_loop` has what all such programs share. Only
jobs may take long. A question whose values are not stored is unprepared, and an answer says where training would
improve the values it used.
"""

import gc
import random
import sys
from collections import OrderedDict
from contextlib import AbstractContextManager
from functools import lru_cache, singledispatch
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pasch.players.player import find_player, player_at_once
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.events import Rolled
from pasch.rules.game.state import new_game
from pasch.rules.variant.variant import Variant
from pasch.server.compute.advice_answer import ranked_advice, ranked_win_advice, read_position, reason_of
from pasch.server.compute.average_answer import average
from pasch.server.compute.jobs import (
    AdviceFound,
    AdviceQuestion,
    AnyQuestion,
    AverageFound,
    AverageQuestion,
    BalanceJob,
    ComputedAnswer,
    DistributionJob,
    ExercisesFound,
    ExercisesJob,
    ExercisesQuestion,
    FileFound,
    InputQuestion,
    JobDone,
    JsonFound,
    MoveFound,
    MoveQuestion,
    NetworkQuestion,
    OpenQuestion,
    PositionExercisesQuestion,
    ReviewQuestion,
    SolveJob,
    TrainJob,
    ValuesQuestion,
    parse_question,
)
from pasch.server.compute.request_loop import NotPrepared, Request, answer_requests
from pasch.server.compute.review_answer import DISTRIBUTION_BYTES, read_game, review_record
from pasch.server.compute.work_budgets import OPEN_BYTES, SOLVES, THINKS
from pasch.server.logs import log
from pasch.server.process_limits import held_bytes, restrict
from pasch.server.wire.responses import AverageAnswer
from pasch.solver.progress import Stages

if TYPE_CHECKING:
    from pasch.solver.query.oracle import Oracle
    from pasch.values.analyst import Analyst

MOST_MEMORY = 500_000_000
"""Bytes that solving a variant may take, by its plan; a larger one is estimated. About a minute on two processors."""
OPEN = 4
"""Variants that are open at the same time, within `OPEN_BYTES`."""
_TRANSPORT = ("id", "cpu_seconds")
_CHANCE = random.SystemRandom()


class _OpenVariant:
    """A variant with its open values, players and averages."""

    def __init__(self, toml: str) -> None:
        self.variant = parse_variant(toml)
        self._opened = lru_cache(OPEN)(lambda theta, _stamp: open_cached_values(self.variant, theta))
        self.player = lru_cache(OPEN)(find_player)
        self._average = lru_cache(1)(lambda _stamp: average(self.variant, self.oracle()))
        self._untrained = lru_cache(1)(lambda _stamp: _untrained(self.oracle(), self.variant))

    def analyst(self, theta: float = 0.0) -> "Analyst":
        """Its analyst; opened anew once something else was learned."""
        return self._opened(theta, 0 if theta else _stamp(self.variant))

    def oracle(self, theta: float = 0.0) -> "Oracle":
        """The values of its actions."""
        return self.analyst(theta).oracle

    def average(self) -> AverageAnswer:
        """The expected total of optimal play."""
        return self._average(_stamp(self.variant))

    def untrained(self) -> bool:
        """Returns whether training would improve its values."""
        return self._untrained(_stamp(self.variant))


class Worker:
    """The open variants of this process, and answers from them."""

    def __init__(self) -> None:
        # The variant in use is the last one, the one unused for longest the first.
        self._open: OrderedDict[str, _OpenVariant] = OrderedDict()

    def answer(self, request: Request, progress: Stages) -> dict[str, Any]:
        """Returns the answer to a question as JSON; see `jobs`.

        Raises:
            PaschError: it cannot be answered.
            NotPrepared: its values have to be computed by a job first.
        """
        question = parse_question({key: value for key, value in request.items() if key not in _TRANSPORT})
        toml = question.toml
        if toml not in self._open:
            self._open[toml] = _OpenVariant(toml)
        self._open.move_to_end(toml)
        try:
            return answer_question(question, self._open[toml], progress).model_dump(mode="json")
        finally:
            # The last variant stays open, however large it is.
            while len(self._open) > OPEN or (len(self._open) > 1 and held_bytes() > OPEN_BYTES):
                self._open.popitem(last=False)
                gc.collect()


def keeping(variant: Variant) -> AbstractContextManager[None]:
    """Keeps files within `disk_limits`, which are imported late: they need the extra `solver`."""
    from pasch.server.compute import disk_limits

    return disk_limits.keeping(variant)


@singledispatch
def answer_question(question: AnyQuestion, open_variant: _OpenVariant, progress: Stages) -> ComputedAnswer:  # noqa: ARG001 - as its kinds
    """Returns the answer to a question; each kind registers its own function."""
    raise TypeError(f"nothing answers {type(question).__name__}")


@answer_question.register
def _(question: SolveJob, known: _OpenVariant, progress: Stages) -> JobDone:
    return JobDone(stored=prepare_variant(known.variant, question.theta, progress))


@answer_question.register
def _(_question: DistributionJob, known: _OpenVariant, progress: Stages) -> JobDone:
    with keeping(known.variant):
        return JobDone(stored=open_cached_values(known.variant, 0.0).store_distributions(DISTRIBUTION_BYTES, progress))


@answer_question.register
def _(_question: ExercisesJob, known: _OpenVariant, progress: Stages) -> JobDone:
    from pasch.analysis.exercises.exercise_cache import can_be_cut, keep_exercises

    oracle = open_cached_values(known.variant, 0.0).oracle
    if not can_be_cut(oracle):
        return JobDone(stored=False)
    with keeping(known.variant):
        return JobDone(stored=keep_exercises(oracle, lambda share: progress("exercises", share)).exists())


@answer_question.register
def _(_question: TrainJob, known: _OpenVariant, progress: Stages) -> JobDone:
    from pasch.solver.learned.background_training import train_further

    with keeping(known.variant):
        better = train_further(known.variant, MOST_MEMORY, lambda share: progress("training", share))
    return JobDone(stored=better)


@answer_question.register
def _(_question: BalanceJob, known: _OpenVariant, progress: Stages) -> JobDone:
    from pasch.server.compute.balance_cache import keep_balance

    with keeping(known.variant):
        return JobDone(stored=keep_balance(known.variant, MOST_MEMORY, progress))


@answer_question.register
def _(question: OpenQuestion, known: _OpenVariant, _progress: Stages) -> ComputedAnswer:
    known.oracle(question.theta)
    return ComputedAnswer(untrained=question.theta == 0.0 and known.untrained())


@answer_question.register
def _(question: MoveQuestion, known: _OpenVariant, _progress: Stages) -> MoveFound:
    state = read_position(known.variant, question.position)
    if question.theta is None:
        return MoveFound(action=player_at_once(question.level).choose(state, _CHANCE))
    from pasch.players.solved_player import SolvedPlayer

    player = known.player(question.level)
    if not isinstance(player, SolvedPlayer):
        raise TypeError(f"{question.level} does not play by solved values")
    action = player.choose_with(known.oracle(question.theta), state, _CHANCE)
    untrained = question.theta == 0.0 and known.untrained()
    return MoveFound(action=action, lacks_distributions=player.lacks_endings, untrained=untrained)


@answer_question.register
def _(question: AdviceQuestion, known: _OpenVariant, _progress: Stages) -> AdviceFound:
    state = read_position(known.variant, question.position)
    if question.theta is None:
        from pasch.players.heuristic_player import action_values

        return AdviceFound(advice=ranked_advice(action_values(state), certainty="rough", absolute=False))
    oracle = known.oracle(question.theta)
    found = None
    if question.objective == "win" and len(state.cards) > 1:
        winning = known.analyst(question.theta).stored_win_model()
        found = None if winning is None else ranked_win_advice(winning, oracle, state, question.language)
        if found is None and not question.without_distributions:
            return AdviceFound(advice=None, untrained=known.untrained())
    if found is None:
        found = ranked_advice(oracle.action_values(state), certainty=oracle.certainty, absolute=True)
        found = found.model_copy(update={"reason": reason_of(found, oracle, state, question.language)})
    return AdviceFound(advice=found, untrained=known.untrained())


@answer_question.register
def _(_question: AverageQuestion, known: _OpenVariant, _progress: Stages) -> AverageFound:
    return AverageFound(average=known.average(), untrained=known.untrained())


@answer_question.register
def _(_question: ValuesQuestion, known: _OpenVariant, _progress: Stages) -> FileFound:
    from pasch.solver.browser_files.compact_network import collect_values
    from pasch.solver.browser_files.compact_values import can_be_packed, write_values

    sheet = collect_values(known.oracle())
    if not can_be_packed(sheet):
        return FileFound(why="too-large")
    with keeping(known.variant):
        return FileFound(file=str(write_values(sheet)))


@answer_question.register
def _(_question: InputQuestion, known: _OpenVariant, _progress: Stages) -> FileFound:
    from pasch.solver.browser_files.solver_input import write_input
    from pasch.solver.cards.column_cards import TooManyCards

    try:
        with keeping(known.variant):
            return FileFound(file=str(write_input(known.variant)))
    except TooManyCards as error:
        return FileFound(why="too-large", cards=error.least.cards)


@answer_question.register
def _(_question: NetworkQuestion, known: _OpenVariant, _progress: Stages) -> FileFound:
    from pasch.solver.browser_files.compact_network import write_network
    from pasch.solver.query.estimate import Estimator

    oracle = known.oracle()
    if not isinstance(oracle, Estimator) or oracle.certainty != "learned":
        return FileFound(why="exact" if oracle.exact else "untrained", untrained=known.untrained())
    with keeping(known.variant):
        return FileFound(file=str(write_network(known.variant, oracle.wide)), untrained=known.untrained())


@answer_question.register
def _(_question: ExercisesQuestion, known: _OpenVariant, _progress: Stages) -> ExercisesFound:
    from pasch.analysis.exercises.exercise_cache import cached_exercises, can_be_cut

    path = cached_exercises(known.variant)
    is_known = can_be_cut(known.oracle())
    return ExercisesFound(file=None if path is None else str(path), is_known=is_known, untrained=known.untrained())


@answer_question.register
def _(question: PositionExercisesQuestion, known: _OpenVariant, _progress: Stages) -> JsonFound:
    from pasch.analysis.exercises.exercise_generation import exercises_at

    states = [read_position(known.variant, position) for position in question.positions]
    return JsonFound(document=exercises_at(known.oracle(), known.variant, states).model_dump(mode="json"))


@answer_question.register
def _(question: ReviewQuestion, known: _OpenVariant, _progress: Stages) -> JsonFound:
    from pasch.analysis.review.game_review import must_have_throws

    record = read_game(known.variant, question.record)
    # A game without throws is refused before anybody waits minutes for values.
    must_have_throws(record)
    points_will_do = question.without_distributions
    found = review_record(record, known.analyst(), question.language, without_distributions=points_will_do)
    return JsonFound(document=None if found is None else found.model_dump(mode="json"))


def prepare_variant(variant: Variant, theta: float, progress: Stages) -> bool:
    """Computes what playing a variant needs; whether it lies on disk now."""
    from pasch.values.analyst import oracle_of, stored_values

    with keeping(variant):
        oracle = oracle_of(variant, theta, progress, MOST_MEMORY)
    kind = stored_values(variant, theta)
    if kind is None:
        return False
    # The kernels that answer are compiled here, too, where nobody waits for other answers.
    game = new_game(variant, variant.seats[0], first=0)
    if game.phase == "decide":  # a box may be announced before the first throw
        game = apply(game, legal_actions(game)[0])
    oracle.action_values(apply(game, Rolled(variant.tables.rolls[0])))
    if kind == "estimate":
        average(variant, oracle)
    _compiled(kind).touch()
    return True


def _untrained(oracle: "Oracle", variant: Variant) -> bool:
    from pasch.solver.learned.background_training import find_due_step
    from pasch.solver.query.estimate import Estimator

    wide = isinstance(oracle, Estimator) and not oracle.exact
    return wide and find_due_step(variant) is not None


def _stamp(variant: Variant) -> int:
    from pasch.solver.learned.weight_store import get_stamp

    return get_stamp(variant) if len(variant.columns) > 1 else 0


def is_ready(variant: Variant, theta: float) -> bool:
    """Returns whether everything needed to play a variant is on disk."""
    from pasch.values.analyst import stored_values

    kind = stored_values(variant, theta)
    return kind is not None and _compiled(kind).exists()


def open_cached_values(variant: Variant, theta: float) -> "Analyst":
    """Returns an analyst of stored values; what could not be used goes to the log.

    Raises:
        NotPrepared: nothing is stored.
    """
    from pasch.values.analyst import analyst_of

    if not is_ready(variant, theta):
        raise NotPrepared
    analyst = analyst_of(variant, theta, None, MOST_MEMORY)
    for note in analyst.notes:
        log.warning("learned-unused", extra={"code": note.code, "rules": variant.rules_hash})
    return analyst


def _compiled(kind: str) -> Path:
    from pasch.solver.kernels.toolchain.code_cache import get_cache_folder

    return get_cache_folder() / f"answers-{kind}"


def main(arguments: list[str]) -> None:
    """Attends to requests until the input ends; with ``--solve`` as one that solves."""
    room = SOLVES if "--solve" in arguments else THINKS
    restrict(room.memory_bytes, room.niceness)
    answer_requests(Worker().answer, room.kept_bytes)


if __name__ == "__main__":
    main(sys.argv[1:])
