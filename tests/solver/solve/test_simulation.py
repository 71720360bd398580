"""Simulated games agree with exact values for all rules, temperatures and numbers of threads."""

import math
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from reference import Chances, Reference, ReferenceGame
from small_games import NAMES, miniature

from by_day import A_FIFTH, by_day
from pasch.rules.game.state import new_game
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.objective import Mean, Utility
from pasch.solver.parallel.workers import Threads
from pasch.solver.solve import simulation
from pasch.solver.solve.backward_induction import solve_cards
from pasch.solver.solve.simulation import GameSample, SimulationPolicy, simulate, summarise_cards
from pasch.testing import random_game

GAMES = 40_000
# Of each kind of turn one: announced, served, put aside, saved, bought, limited, ordered, several columns.
SOFT = [
    "announce",
    "announce-only",
    "extra-served",
    "locked-served",
    "save-limit",
    "buy-limit",
    "odd-die",
    "strike-any",
]


@cache
def solved(name: str, theta: float = 0.0) -> SimulationPolicy:
    space = CardSpace(miniature(name))
    arrays = build_arrays(space)
    return SimulationPolicy(space, arrays, solve_cards(arrays, space.level, theta, 1, lambda _: None), theta)


@cache
def best_games(name: str) -> GameSample:
    return simulate(solved(name), GAMES, "games")


def errors_off(sample: GameSample, exact: float) -> float:
    """By how many standard errors the mean is off."""
    assert sample.standard_error is not None
    return 0.0 if math.isclose(sample.mean, exact) else abs(sample.mean - exact) / sample.standard_error


def too_many_sigmas(sample: GameSample, chances: Mapping[int, float]) -> float:
    """Chi-square of the totals, as a number of standard deviations (Wilson and Hilferty's approximation)."""
    games_by_total = dict(sample.distribution)
    assert games_by_total.keys() <= chances.keys()
    often = {total: chance * sample.games for total, chance in chances.items() if chance * sample.games >= 10}
    cells = [(games_by_total.get(total, 0), expected) for total, expected in often.items()]
    rest = sample.games - sum(seen for seen, _ in cells), sample.games - sum(expected for _, expected in cells)
    cells += [rest] if rest[1] >= 10 else []
    free = len(cells) - 1
    if free < 1:
        return 0.0
    squares = sum((seen - expected) ** 2 / expected for seen, expected in cells)
    return float(((squares / free) ** (1 / 3) - (1 - 2 / (9 * free))) / math.sqrt(2 / (9 * free)))


def soft_mean(variant: Variant, temperature: float) -> float:
    """The exact mean where every action is drawn with a weight of ``exp(its best value / temperature)``."""
    course = ReferenceGame(variant)
    best, soft = dict[int, float](), dict[int, float]()

    def look(moment: int) -> tuple[float, float]:
        if moment not in best:
            best[moment], soft[moment] = worked_out(moment)
        return best[moment], soft[moment]

    def worked_out(moment: int) -> tuple[float, float]:
        steps = course.steps(moment)
        values = [(step.gain + look(step.after)[0], step.gain + look(step.after)[1]) for step in steps]
        if course.phase(moment) == "decide":
            top = max(value for value, _ in values)
            weights = [math.exp((value - top) / temperature) for value, _ in values]
            return top, sum(w * mean for w, (_, mean) in zip(weights, values, strict=True)) / sum(weights)
        chances = [float(step.chance) for step in steps]
        return (
            sum(chance * value for chance, (value, _) in zip(chances, values, strict=True)),
            sum(chance * mean for chance, (_, mean) in zip(chances, values, strict=True)),
        )

    start = new_game(variant)
    return course.total(start) + look(course.moment(start))[1]


@pytest.mark.parametrize("name", by_day(NAMES, A_FIFTH))
def test_the_best_play_scores_what_the_reference_says(name: str) -> None:
    exact: Chances = Reference(miniature(name), Mean()).distribution()
    chances = {total: float(chance) for total, chance in exact.items()}
    sample = best_games(name)
    assert errors_off(sample, sum(total * chance for total, chance in chances.items())) < 4.5
    assert too_many_sigmas(sample, chances) < 4.5


@pytest.mark.parametrize("name", by_day(NAMES, A_FIFTH))
def test_boxes_bonuses_and_what_stands_beside_add_up(name: str) -> None:
    sample = best_games(name)
    parts = sum(box.mean for box in sample.boxes) + sum(bonus.mean for bonus in sample.bonuses)
    assert parts + sample.beside + sample.unused == pytest.approx(sample.mean, abs=1e-9)
    assert all(0 <= box.struck <= 1 for box in sample.boxes)


@pytest.mark.parametrize("name", by_day(SOFT, SOFT[2:5]))
@pytest.mark.parametrize("temperature", [1e-6, 0.7, 3.0, 1e9])
def test_a_temperature_draws_every_action_by_its_value(name: str, temperature: float) -> None:
    sample = simulate(replace(solved(name), temperature=temperature), GAMES, "soft")
    assert errors_off(sample, soft_mean(miniature(name), temperature)) < 4.5


def test_a_temperature_lowers_the_mean() -> None:
    means = [simulate(replace(solved("plain"), temperature=t), GAMES, "soft").mean for t in (0.0, 0.5, 1.0, 2.0, 4.0)]
    assert all(colder > warmer for colder, warmer in pairwise(means))


@pytest.mark.parametrize("theta", [-0.3, 0.3])
def test_a_utility_is_played_by_its_own_values(theta: float) -> None:
    exact = Reference(miniature("bonus"), Utility(theta)).distribution()
    sample = simulate(solved("bonus", theta), GAMES, "utility")
    assert too_many_sigmas(sample, {total: float(chance) for total, chance in exact.items()}) < 4.5


@pytest.mark.parametrize("temperature", [0.0, 1.0])
@pytest.mark.parametrize("name", ["plain", "announce", "save-locked"])
def test_the_games_do_not_depend_on_who_plays_them(
    name: str, temperature: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = replace(solved(name), temperature=temperature)
    one = simulate(play, 20_000, "threads", Threads(1))
    monkeypatch.setattr(simulation, "IN_A_PIECE", (3000, 6000))
    three = simulate(play, 20_000, "threads", Threads(3))
    assert np.array_equal(one.totals, three.totals)
    assert (one.boxes, one.bonuses) == (three.boxes, three.bonuses)


def test_fewer_games_are_the_first_of_more() -> None:
    few, many = (simulate(solved("served"), games, "seed") for games in (100, 20_000))
    assert np.array_equal(few.totals, many.totals[:100])


def test_another_seed_brings_other_games() -> None:
    one, other = (simulate(solved("plain"), 100, seed) for seed in ("a", "b"))
    assert not np.array_equal(one.totals, other.totals)


def test_progress_ends_with_everything_done() -> None:
    shares = list[float]()
    simulate(solved("plain"), 100, "a", progress=shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_a_single_game_has_no_deviation() -> None:
    sample = simulate(solved("plain"), 1, "a")
    assert sample.sd is None
    assert sample.standard_error is None
    assert sample.percentile(50) == sample.totals[0]


def test_percentiles_are_counted() -> None:
    sample = replace(best_games("plain"), totals=np.array([4, 1, 3, 2]))
    assert [sample.percentile(share) for share in (0, 25, 50, 51, 100)] == [1, 1, 2, 3, 4]
    assert sample.distribution == ((1, 1), (2, 1), (3, 1), (4, 1))


@pytest.mark.parametrize("name", by_day(NAMES, A_FIFTH))
def test_cards_of_played_games_are_summed_up_alike(name: str) -> None:
    variant = miniature(name)
    cards = [random_game(variant, Random(seed), 1).final.card for seed in range(20)]
    sample = summarise_cards(variant, cards)
    parts = sum(box.mean for box in sample.boxes) + sum(bonus.mean for bonus in sample.bonuses)
    assert parts + sample.beside + sample.unused == pytest.approx(sample.mean, abs=1e-9)
