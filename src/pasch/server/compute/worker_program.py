"""The program of a process that thinks: it decides for computer players, gives advice, and solves variants.

Besides what `answering` says of all such programs, it answers::

    {"id": 1, "do": "choose", "toml": …, "position": …, "level": "club", "theta": 0.0}
    {"id": 2, "do": "advise", "toml": …, "position": …, "theta": 0.0, "language": "de", "objective": "win",
     "without_endings": false}
    {"id": 3, "do": "open", "toml": …, "theta": 0.0}
    {"id": 4, "do": "prepare", "toml": …, "theta": 0.0}
    {"id": 5, "do": "average", "toml": …, "theta": 0.0}
    {"id": 6, "do": "review", "toml": …, "theta": 0.0, "record": …, "language": "de", "without_endings": false}
    {"id": 7, "do": "endings", "toml": …, "theta": 0.0}
    {"id": 8, "do": "values", "toml": …, "theta": 0.0}
    {"id": 9, "do": "exercises", "toml": …, "theta": 0.0}
    {"id": 10, "do": "cut", "toml": …, "theta": 0.0}
    {"id": 11, "do": "train", "toml": …, "theta": 0.0}
    {"id": 12, "do": "network", "toml": …, "theta": 0.0}
    {"id": 13, "do": "exercises-at", "toml": …, "theta": 0.0, "positions": […]}
    {"id": 14, "do": "weigh", "toml": …, "theta": 0.0}

``theta`` is null where nothing is to be known beforehand: a player of solved values then plays by judgement. `prepare`,
`endings`, `cut`, `train` and `weigh` alone may take long; the others only open what these keep on disk, and are
unprepared where they would have to compute it. A review, advice to win and a player who plays to win say so where they
lack the endings. Whoever opens, advises, chooses, averages or sends by values of which more can be learned says that
they are ``"untrained"``.
"""

import gc
import random
import sys
from collections import OrderedDict
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pasch.players.player import find_player, player_at_once
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.events import Rolled
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.variant import Variant
from pasch.server.compute.advice_answer import ranked_advice, ranked_win_advice, read_position, reason_of
from pasch.server.compute.average_answer import average
from pasch.server.compute.request_loop import Request, Unprepared, answer_requests
from pasch.server.compute.review_answer import cached_win_chance, prepare_endings, read_game, review_record
from pasch.server.compute.work_budgets import OPEN_BYTES, SOLVES, THINKS
from pasch.server.logs import log
from pasch.server.processes import held_bytes, restrict
from pasch.server.wire.responses import AdviceAnswer, AverageAnswer
from pasch.solver.progress import Stages

if TYPE_CHECKING:
    from pasch.solver.query.oracle import Oracle

MOST_MEMORY = 500_000_000
"""Bytes that solving a variant may take, by its plan; a larger one is estimated. About a minute on two processors."""
OPEN = 4
"""Variants that are open at once, within `OPEN_BYTES`."""
_BY_VALUES = ("open", "advise", "choose", "average", "network", "exercises")


class _Game:
    """A variant with all that is open of it."""

    def __init__(self, toml: str) -> None:
        self.variant = parse_variant(toml)
        self._opened = lru_cache(OPEN)(lambda theta, _stamp: open_cached_values(self.variant, theta))
        self.winning = lru_cache(1)(cached_win_chance)
        self.player = lru_cache(OPEN)(find_player)
        self._average = lru_cache(OPEN)(lambda theta, _stamp: average(self.variant, self.oracle(theta)))
        self._untrained = lru_cache(1)(lambda _stamp: _untrained(self.oracle(0.0), self.variant))

    def oracle(self, theta: float) -> "Oracle":
        """Who knows its values; another one as soon as something else was learned."""
        return self._opened(theta, 0 if theta else _stamp(self.variant))

    def average(self, theta: float) -> AverageAnswer:
        """What the best play brings."""
        return self._average(theta, _stamp(self.variant))

    def untrained(self) -> bool:
        """Whether more can be learned of it."""
        return self._untrained(_stamp(self.variant))


class Worker:
    """What this process knows and has open."""

    def __init__(self) -> None:
        self._chance = random.SystemRandom()
        # The one that a request is about stands at the end, those used longest ago at the beginning.
        self._games: OrderedDict[str, _Game] = OrderedDict()

    def answer(self, request: Request, progress: Stages) -> dict[str, Any]:
        """What a request asks for.

        Raises:
            PaschError: it cannot be answered.
            Unprepared: not before `prepare`.
        """
        toml = request["toml"]
        if toml not in self._games:
            self._games[toml] = _Game(toml)
        self._games.move_to_end(toml)
        try:
            found = self._answer(request, progress)
            if request["do"] in _BY_VALUES and request["theta"] == 0.0:
                found["untrained"] = self._game.untrained()
            return found
        finally:
            self._close_some()

    @property
    def _game(self) -> _Game:
        return next(reversed(self._games.values()))

    def _oracle(self, theta: float) -> "Oracle":
        return self._game.oracle(theta)

    def _close_some(self) -> None:
        """Closes the games used longest ago where they are many, or take much memory; the last one stays open."""
        while len(self._games) > OPEN or (len(self._games) > 1 and held_bytes() > OPEN_BYTES):
            self._games.popitem(last=False)
            gc.collect()

    def _answer(self, request: Request, progress: Stages) -> dict[str, Any]:
        variant = self._game.variant
        if request["do"] == "prepare":
            return {"kept": prepare_variant(variant, request["theta"], progress)}
        if request["do"] in _KEEPING:
            return {"kept": _KEEPING[request["do"]](variant, progress)}
        if request["do"] == "open":
            self._oracle(request["theta"])
            return {}
        if request["do"] == "average":
            return self._game.average(request["theta"]).model_dump(mode="json")
        if request["do"] == "values":
            return self._values(variant, request["theta"])
        if request["do"] == "network":
            return self._network(variant, request["theta"])
        if request["do"] == "exercises":
            return self._exercises(variant, request["theta"])
        if request["do"] == "exercises-at":
            return self._exercises_at(variant, request)
        if request["do"] == "review":
            return self._review(variant, request)
        state = read_position(variant, request["position"])
        if request["do"] == "choose":
            return self._choose(state, request["level"], request["theta"])
        if request["objective"] == "win" and request["theta"] is not None and len(state.cards) > 1:
            found = self._advise_to_win(state, request["theta"], request["language"])
            if found is not None or not request["without_endings"]:
                return {"lacks_endings": True} if found is None else found.model_dump(mode="json")
        return self._advise(state, request["theta"], request["language"]).model_dump(mode="json")

    def _choose(self, state: GameState, level: str, theta: float | None) -> dict[str, Any]:
        if theta is None:
            return {"action": player_at_once(level).choose(state, self._chance).as_json()}
        from pasch.players.solved_players import SolvedPlayer

        player = self._game.player(level)
        if not isinstance(player, SolvedPlayer):
            raise TypeError(f"{level} does not play by solved values")
        action = player.choose_with(self._oracle(theta), state, self._chance)
        return {"action": action.as_json(), "lacks_endings": player.lacks_endings}

    def _advise_to_win(self, state: GameState, theta: float, language: str) -> AdviceAnswer | None:
        """None where it is not known yet how cards end."""
        from pasch.solver.query.advice import Adviser
        from pasch.solver.query.estimated_win_chance import winning_of

        oracle = self._oracle(theta)
        try:
            winning = self._game.winning(oracle.solution) if isinstance(oracle, Adviser) else winning_of(oracle)
        except LookupError:
            return None
        return ranked_win_advice(winning, oracle, state, language)

    def _values(self, variant: Variant, theta: float) -> dict[str, Any]:
        """The file of its table, or why there is none."""
        from pasch.server.compute.disk_limits import keeping
        from pasch.solver.browser_files.compact_network import sheet_of
        from pasch.solver.browser_files.compact_values import can_be_packed, packed_values

        sheet = sheet_of(self._oracle(theta))
        if not can_be_packed(sheet):
            return {"why": "too-large"}
        with keeping(variant):
            return {"file": str(packed_values(sheet))}

    def _network(self, variant: Variant, theta: float) -> dict[str, Any]:
        """The file of the network that was trained for it, or why there is none."""
        from pasch.server.compute.disk_limits import keeping
        from pasch.solver.browser_files.compact_network import packed_network
        from pasch.solver.query.estimate import Estimator

        oracle = self._oracle(theta)
        if not isinstance(oracle, Estimator) or oracle.certainty != "learned":
            return {"why": "exact" if oracle.exact else "untrained"}
        with keeping(variant):
            return {"file": str(packed_network(variant, oracle.wide))}

    def _exercises(self, variant: Variant, theta: float) -> dict[str, Any]:
        """The file of its exercises, null while they are not cut; whether its sheet is solved or trained."""
        from pasch.analysis.exercises.exercise_cache import cached_exercises, can_be_cut

        path = cached_exercises(variant)
        return {"file": None if path is None else str(path), "known": can_be_cut(self._oracle(theta))}

    def _exercises_at(self, variant: Variant, request: Request) -> dict[str, Any]:
        """Exercises of positions of somebody's own."""
        from pasch.analysis.exercises.exercise_generation import exercises_at

        states = [read_position(variant, position) for position in request["positions"]]
        return exercises_at(self._oracle(request["theta"]), variant, states).model_dump(mode="json")

    def _review(self, variant: Variant, request: Request) -> dict[str, Any]:
        from pasch.analysis.review.game_review import must_have_throws

        record = read_game(variant, request["record"])
        # Nobody waits minutes for values, only to hear this.
        must_have_throws(record)
        oracle = self._oracle(request["theta"])
        found = review_record(
            record, oracle, request["language"], self._game.winning, without_endings=request["without_endings"]
        )
        return {"review": None if found is None else found.model_dump(mode="json")}

    def _advise(self, state: GameState, theta: float | None, language: str) -> AdviceAnswer:
        if theta is None:
            from pasch.players.heuristic import action_values

            return ranked_advice(action_values(state), certainty="rough", absolute=False)
        oracle = self._oracle(theta)
        found = ranked_advice(oracle.action_values(state), certainty=oracle.certainty, absolute=True)
        return found.model_copy(update={"reason": reason_of(found, oracle, state, language)})


def prepare_variant(variant: Variant, theta: float, progress: Stages) -> bool:
    """Computes what playing a variant needs; whether it lies on disk now."""
    from pasch.players.solved_players import cached_values, oracle_of
    from pasch.server.compute.disk_limits import keeping

    with keeping(variant):
        oracle = oracle_of(variant, theta, progress, MOST_MEMORY)
    kind = cached_values(variant, theta)
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


def _endings(variant: Variant, progress: Stages) -> bool:
    from pasch.server.compute.disk_limits import keeping

    with keeping(variant):
        return prepare_endings(open_cached_values(variant, 0.0), progress)


def _cut(variant: Variant, progress: Stages) -> bool:
    from pasch.analysis.exercises.exercise_cache import can_be_cut, keep_exercises
    from pasch.server.compute.disk_limits import keeping

    oracle = open_cached_values(variant, 0.0)
    if not can_be_cut(oracle):
        return False
    with keeping(variant):
        return keep_exercises(oracle, lambda share: progress("exercises", share)).exists()


def _train(variant: Variant, progress: Stages) -> bool:
    """Learns a step further; whether it plays better now."""
    from pasch.server.compute.disk_limits import keeping
    from pasch.solver.learned.background_training import train_further

    with keeping(variant):
        return train_further(variant, MOST_MEMORY, lambda share: progress("training", share))


def _weigh(variant: Variant, progress: Stages) -> bool:
    """What the game is like; whether it lies on disk now."""
    from pasch.server.compute.balance_cache import keep_balance
    from pasch.server.compute.disk_limits import keeping

    with keeping(variant):
        return keep_balance(variant, MOST_MEMORY, progress)


_KEEPING = {"endings": _endings, "cut": _cut, "train": _train, "weigh": _weigh}
"""What may take long and keeps something on disk; each tells whether it lies there now."""


def _untrained(oracle: "Oracle", variant: Variant) -> bool:
    """Whether more can be learned of what it knows."""
    from pasch.solver.learned.background_training import due
    from pasch.solver.query.estimate import Estimator

    wide = isinstance(oracle, Estimator) and not oracle.exact
    return wide and due(variant) is not None


def _stamp(variant: Variant) -> int:
    """Tells what is learned of a variant from what was learned before."""
    from pasch.solver.learned.weight_store import stamp

    return stamp(variant) if len(variant.columns) > 1 else 0


def is_ready(variant: Variant, theta: float) -> bool:
    """Whether all that playing a variant needs lies on disk, and has only to be opened."""
    from pasch.players.solved_players import cached_values

    kind = cached_values(variant, theta)
    return kind is not None and _compiled(kind).exists()


def open_cached_values(variant: Variant, theta: float) -> "Oracle":
    """Who knows its values by what is kept; what could not be used of that goes to the log."""
    from pasch.players.solved_players import oracle_of

    if not is_ready(variant, theta):
        raise Unprepared
    oracle = oracle_of(variant, theta, None, MOST_MEMORY)
    for note in oracle.notes:
        log.warning("learned-unused", extra={"code": note.code, "rules": variant.rules_hash})
    return oracle


def _compiled(kind: str) -> Path:
    """A file beside the compiled kernels that says that those are among them which give such answers."""
    from pasch.solver.kernels.toolchain.code_cache import folder

    return folder() / f"answers-{kind}"


def main(arguments: list[str]) -> None:
    """Attends to requests until the input ends; with ``--solve`` as one that solves."""
    room = SOLVES if "--solve" in arguments else THINKS
    restrict(room.memory_bytes, room.niceness)
    answer_requests(Worker().answer, room.kept_bytes)


if __name__ == "__main__":
    main(sys.argv[1:])
