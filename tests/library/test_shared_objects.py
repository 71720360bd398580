"""What several threads share answers each of them as it answers one, or refuses a second thread."""

import copy
import pickle
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from threading import Barrier
from typing import Any

import numpy as np
import pytest

import pasch
from by_day import thinned
from pasch.envs import GameEnv, OptimalValues, TableEnv, TurnEnv, VectorGameEnv
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import Reach, ReachAll
from pasch.solver.progress import no_progress
from pasch.solver.query.chance_advice import ChanceAdviser, ReachAdviser
from pasch.solver.query.estimate import Estimator, build_estimator
from pasch.solver.query.win_chance import Winning
from pasch.solver.solve.chance_solutions import solve_chances
from pasch.solver.solve.solution import Solution
from pasch.solver.solve.solver import solve
from pasch.solver.solve.total_distributions import find_distributions
from pasch.testing import random_game
from pasch.values.analyst import Analyst

THREADS = 8
SLOW = ("endings", "heuristic", "contender", "random")
"""Kinds that are asked about few positions, as they compute in Python."""
RULES = """
id = "shared"
names = { de = "Gemeinsam", en = "Shared" }
dice = { count = 4 }
[boxes]
ones = { names = { de = "Einser", en = "Ones" }, number = 1 }
fives = { names = { de = "Fünfer", en = "Fives" }, number = 5 }
sixes = { names = { de = "Sechser", en = "Sixes" }, number = 6 }
pair = { names = { de = "Paar", en = "Pair" }, pattern = { of_a_kind = 2 }, points = 9 }
chance = { names = { de = "Chance", en = "Chance" } }
[bonuses]
upper = { names = { de = "Bonus", en = "Bonus" }, section = "upper", tiers = [{ from = 24, points = 15 }] }
"""


@pytest.fixture(scope="module", autouse=True)
def threads_alternate_often() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


@cache
def rules() -> Variant:
    return pasch.parse_variant(RULES)


@cache
def solution() -> Solution:
    return solve(rules(), cache=False)


@cache
def decisions(seats: int = 1) -> tuple[GameState, ...]:
    games = [random_game(rules(), Random(number), seats=seats) for number in range(6 // seats)]
    return tuple(state for game in games for state in game.states if state.phase == "decide")


def in_threads(ask: Callable[[int], object], questions: int) -> list[list[object]]:
    """Asks all questions in each of eight threads, in another order each."""
    begin = Barrier(THREADS)

    def work(thread: int) -> list[object]:
        order = Random(thread).sample(range(questions), questions)
        begin.wait()
        found = {number: ask(number) for number in order}
        return [found[number] for number in range(questions)]

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(work, range(THREADS)))


def adviser() -> Any:
    return pasch.Adviser(solution())


def estimator() -> Estimator:
    return build_estimator(rules(), most=1, cache=False)


def reach_adviser() -> ReachAdviser:
    return ReachAdviser(solve_chances(rules(), ReachAll(), cache=False), 40)


def chance_adviser() -> ChanceAdviser:
    return ChanceAdviser(solution().space, Reach(40), rules().new_game().card, 1, no_progress, 10**9)


def winning() -> Winning:
    return Winning(find_distributions(solution(), cache=False))


def player(name: str) -> Callable[[], Any]:
    def make() -> Any:
        found = pasch.find_player(name)
        # Two variants in turn, so that what a player remembers of one is wrong for the other.
        return lambda state: [found.choose(asked, Random(1)) for asked in (state, OTHER.apply(pasch.Rolled((1, 2))))]

    return make


OTHER = pasch.parse_variant(RULES.replace("count = 4", "count = 2").replace('"shared"', '"other"')).new_game(first=0)

Asked = Callable[[Any, GameState], object]
SHARED: dict[str, tuple[Callable[[], Any], Asked, int]] = {
    "advise": (adviser, lambda made, state: made.advise(state), 1),
    "advise many": (adviser, lambda made, state: made.advise_many([state, decisions()[0]]), 1),
    "action values": (adviser, lambda made, state: made.action_values(state), 1),
    "prospect": (adviser, lambda made, state: made.prospect(state, made.advise(state).best), 1),
    "start value": (adviser, lambda made, state: made.start_value(state.card), 1),
    "reach": (reach_adviser, lambda made, state: made.advise(state), 1),
    "chance": (chance_adviser, lambda made, state: made.advise(state), 1),
    "estimator": (estimator, lambda made, state: made.action_values(state), 1),
    "endings": (estimator, lambda made, state: made.turns.after(state, legal_actions(state)[0]), 1),
    "win chances": (winning, lambda made, state: made.values(state), 2),
    "win advice": (winning, lambda made, state: made.advise(state), 2),
    "analyst": (
        lambda: Analyst(rules(), adviser()),
        lambda made, state: [made.oracle.action_values(state), made.win_model().values(state)],
        2,
    ),
    "optimal values": (
        lambda: OptimalValues(rules()),
        lambda made, state: [made.values(state).tolist(), made.losses([state], legal_actions(state)[:1]), made.best],
        1,
    ),
    "solution": (
        lambda: copy.deepcopy(solution()),
        lambda made, state: [made.value_of(state.card), made.card_index(state.card)],
        1,
    ),
    "state": (lambda: None, lambda _, state: [state.legal_actions(), state.totals, pasch.format_position(state)], 2),
    **{
        name: (player(name), lambda made, state: made(state), 2)
        for name in ("perfect", "casual", "contender", "heuristic", "random")
    },
}


@pytest.mark.parametrize("kind", thinned(list(SHARED), 3))
def test_eight_threads_get_the_answers_of_one(kind: str) -> None:
    make, ask, seats = SHARED[kind]
    states = decisions(seats)[:: 12 if kind in SLOW else 1]
    alone = make()
    right = [repr(ask(alone, state)) for state in states]
    shared = make()
    for found in in_threads(lambda number: repr(ask(shared, states[number])), len(states)):
        assert found == right


def test_functions_answer_eight_threads_as_they_answer_one() -> None:
    states = decisions()
    record = pasch.parse_record('[Variant "kniffel"]\n[Seat1 "Anna"]\n\n1: 13446 >44 24446 = fours 12\n')
    tasks: Sequence[Callable[[], object]] = [
        lambda: pasch.advise(states[3]),
        lambda: pasch.format_record(record),
        lambda: pasch.load_variant("yatzy").rules_hash,
        lambda: pasch.parse_variant(RULES).max_total,
        lambda: pasch.PaschError(pasch.rules.errors.Problem("env-is-over")).words("de"),
    ]
    right = [repr(task()) for task in tasks]
    for found in in_threads(lambda number: repr(tasks[number]()), len(tasks)):
        assert found == right


def test_a_match_that_threads_share_loses_no_event() -> None:
    def throws(match: pasch.Match) -> int:
        def throw(_: int) -> bool:
            try:
                match.throw()
            except pasch.IllegalActionError:
                return False
            return True

        return sum(map(sum, in_threads(throw, 3)))  # type: ignore[arg-type] # each is a list of truths

    for number in range(10):
        match = pasch.Match.start(rules(), ["Anna"], pasch.SeededDice(str(number)))
        assert throws(match) == 1
        assert len(match.record.events) == 1
        assert pasch.Match(match.record, None).state == match.state


@pytest.mark.parametrize("kind", [GameEnv, TurnEnv, TableEnv, VectorGameEnv])
def test_an_environment_refuses_a_second_thread_and_says_what_to_do(kind: Any) -> None:
    env: Any = kind(rules(), 2) if kind in (TableEnv, VectorGameEnv) else kind(rules())
    action: Any = np.zeros(2, dtype=np.int64) if kind is VectorGameEnv else 0
    env.reset(seed=1)
    with ThreadPoolExecutor(1) as other:
        with pytest.raises(pasch.PaschError, match="make one for each thread") as refused:
            other.submit(env.step, action).result()
        assert refused.value.code == "env-other-thread"
        env.step(action)
        # Whoever resets it takes it over, and a copy belongs to nobody.
        twin = copy.deepcopy(env)
        twin.step(action)
        other.submit(env.reset, seed=1).result()
        other.submit(env.step, action).result()
        with pytest.raises(pasch.PaschError):
            env.step(action)
        env.reset(seed=1)
        env.step(action)


def test_an_environment_for_each_thread_plays_as_one_alone() -> None:
    def play(seed: int) -> object:
        env, chance = GameEnv(rules()), Random(seed)
        env.reset(seed=seed)
        over, paid = False, []
        while not over:
            _, reward, over, _, _ = env.step(chance.choice(env.action_masks().nonzero()[0].tolist()))
            paid.append(reward)
        return paid

    right = [play(seed) for seed in range(8)]
    assert in_threads(play, 8) == [right] * THREADS


@pytest.mark.parametrize("make", [adviser, winning, lambda: Analyst(rules(), adviser()), reach_adviser])
def test_copies_answer_as_their_original(make: Callable[[], Any]) -> None:
    made = make()
    ask: Callable[[Any], object] = lambda one: one.advise(decisions(2)[0]) if hasattr(one, "advise") else one.certainty  # noqa: E731
    right = ask(made)
    assert repr(ask(copy.deepcopy(made))) == repr(ask(pickle.loads(pickle.dumps(made)))) == repr(right)
