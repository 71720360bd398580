"""The review: its account adds up in every variant, marks and difficulty follow their formulas."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from math import exp
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pasch
from pasch.analysis.review import marks
from pasch.analysis.review.difficulty import expected_loss
from pasch.analysis.review.model import Decision, Review, Throw
from pasch.analysis.review.reviewing import review_by
from pasch.play.record import Record, states
from pasch.players.player import LEVELS
from pasch.rules.catalogue import load_variant
from pasch.rules.engine import totals
from pasch.rules.errors import PaschError
from pasch.rules.events import Rolled
from pasch.rules.variant import Variant
from pasch.solver.ask.advice import Adviser, Option
from pasch.solver.ask.estimate import estimator_of
from pasch.solver.ask.oracle import Oracle
from pasch.solver.solve.solving import solve
from pasch.testing.games import random_game

FOLDER = Path(__file__).parents[1] / "variants" / "miniatures"
NAMES = sorted(path.stem for path in FOLDER.glob("*.toml"))
LAST_DIGIT = 1e-9


@cache
def miniature(name: str) -> Variant:
    return load_variant(str(FOLDER / f"{name}.toml"))


@cache
def adviser(name: str) -> Adviser:
    return Adviser(solve(miniature(name), threads=1, cache=False))


def record_of(variant: Variant, seed: int, seats: int | None = None) -> Record:
    """A game played at random, so that every rule has its say."""
    count = seats or variant.seats[0]
    played = random_game(variant, Random(seed), count)
    names = tuple(f"Seat {seat}" for seat in range(count))
    return Record(variant, names, variant.direction, None, played.events)


def reviewed(name: str, seed: int = 1, seats: int | None = None) -> tuple[Record, Review]:
    record = record_of(miniature(name), seed, seats)
    return record, review_by(record, adviser(name), "en")


def must_add_up(record: Record, review: Review, oracle: Oracle) -> None:
    """start + luck − loss + drift = final total, and every value is the oracle's own."""
    played = list(states(record))
    final = totals(played[-1])
    for seat in review.seats:
        own = [each for each in review.moments if each.seat == seat.seat]
        luck = sum(each.luck for each in own if isinstance(each, Throw))
        loss = sum(each.loss for each in own if isinstance(each, Decision))
        assert seat.luck == pytest.approx(luck)
        assert seat.loss == pytest.approx(loss)
        assert seat.start + seat.luck - seat.loss + seat.drift == pytest.approx(final[seat.seat], abs=LAST_DIGIT)
        assert seat.end == final[seat.seat]
        assert seat.adjusted == seat.end - seat.luck
    for point in review.curve[1:]:
        state, before = played[point.event + 1], played[point.event]
        if state.phase == "throw" and state.turn.throws == 0:
            worth = oracle.start_worth(state.cards[before.seat])
            assert not oracle.exact or point.expected[before.seat] == pytest.approx(worth, abs=LAST_DIGIT)
    assert review.curve[-1].expected == [pytest.approx(total, abs=LAST_DIGIT) for total in final]


@pytest.mark.parametrize("name", NAMES)
def test_the_account_adds_up_to_the_last_digit(name: str) -> None:
    for seed in range(3):
        record, review = reviewed(name, seed)
        assert review.exact
        assert all(seat.drift == 0 for seat in review.seats)
        must_add_up(record, review, adviser(name))


@given(st.sampled_from(NAMES), st.integers(0, 2**32), st.integers(1, 4))
def test_the_account_adds_up_for_any_number_of_seats(name: str, seed: int, seats: int) -> None:
    if seats in miniature(name).seats:
        must_add_up(*reviewed(name, seed, seats), adviser(name))


@pytest.mark.parametrize("name", NAMES)
def test_an_estimate_adds_up_too_once_it_says_what_changed_by_itself(name: str) -> None:
    variant = miniature(name)
    estimator = estimator_of(variant, most=1, cache=False)
    record = record_of(variant, 5)
    review = review_by(record, estimator, "en")
    must_add_up(record, review, estimator)
    assert review.exact == estimator.exact
    assert [note.code for note in review.notes] == ([] if estimator.exact else ["review-estimated"])


@pytest.mark.parametrize("name", NAMES)
def test_an_estimate_of_one_part_is_the_solution_before_a_throw_as_well(name: str) -> None:
    estimator = estimator_of(miniature(name), cache=False)
    if estimator.exact:
        for state in states(record_of(miniature(name), 3)):
            if state.turn.throws == 0 and state.phase == "throw":
                worth = adviser(name).start_worth(state.card)
                assert estimator.start_worth(state.card) == pytest.approx(worth, abs=LAST_DIGIT)


@given(st.sampled_from(NAMES), st.integers(0, 2**32))
def test_losses_are_never_below_zero_and_the_best_loses_nothing(name: str, seed: int) -> None:
    _, review = reviewed(name, seed)
    for each in review.moments:
        if isinstance(each, Decision):
            assert each.loss >= 0
            assert each.loss == pytest.approx(each.value - each.chosen_value, abs=LAST_DIGIT)
            assert (each.chosen == each.best) == (each.loss == 0)
            assert each.counted or (each.mark is None and each.difficulty == 0)
            assert each.excess == each.loss - each.difficulty


@given(st.sampled_from(NAMES), st.integers(0, 2**32), st.floats(0, 1))
def test_a_game_that_stops_is_reviewed_as_far_as_it_goes(name: str, seed: int, share: float) -> None:
    whole = record_of(miniature(name), seed)
    record = replace(whole, events=whole.events[: int(share * len(whole.events))])
    if not any(isinstance(event, Rolled) for event in record.events):
        with pytest.raises(PaschError) as raised:
            review_by(record, adviser(name), "en")
        assert raised.value.code == "review-no-throws"
        return
    review = review_by(record, adviser(name), "en")
    assert review.finished == (len(record.events) == len(whole.events))
    assert [note.code for note in review.notes] == ([] if review.finished else ["review-unfinished"])
    for seat in review.seats:
        assert seat.start + seat.luck - seat.loss == pytest.approx(seat.end, abs=LAST_DIGIT)
    assert Review.model_validate_json(review.model_dump_json()) == review


def test_lessons_are_marked_decisions_with_the_largest_loss_beyond_their_difficulty() -> None:
    _, review = reviewed("plain", 4)
    by_event: Mapping[int, Decision] = {each.event: each for each in review.moments if isinstance(each, Decision)}
    for seat in review.seats:
        own = [each for each in by_event.values() if each.seat == seat.seat and each.mark]
        lessons = [by_event[event] for event in seat.lessons]
        assert all(lesson in own for lesson in lessons)
        assert len(lessons) == min(3, len(own))
        least = min((lesson.excess for lesson in lessons), default=0.0)
        assert all(each in lessons or each.excess <= least for each in own)
        assert [each.excess for each in lessons] == sorted((each.excess for each in lessons), reverse=True)


@pytest.mark.parametrize(
    ("loss", "unit", "mark"),
    [
        (0.0099, "win", None),
        (0.01, "win", "inaccuracy"),
        (0.025, "win", "mistake"),
        (0.05, "win", "blunder"),
        (1.49, "points", None),
        (1.5, "points", "inaccuracy"),
        (3.99, "points", "inaccuracy"),
        (4.0, "points", "mistake"),
        (8.0, "points", "blunder"),
    ],
)
def test_marks_begin_where_the_rules_of_marks_say(loss: float, unit: marks.Unit, mark: str | None) -> None:
    assert marks.fault_of(loss, unit) == mark


def test_forced_choices_and_options_worth_the_same_do_not_count() -> None:
    action = pasch.Struck("chance")
    assert not marks.counts([Option(action, 5.0, 0.0)])
    assert not marks.counts([Option(action, 5.0, 0.0), Option(action, 5.0, 1e-12)])
    assert marks.counts([Option(action, 5.0, 0.0), Option(action, 4.9, 0.1)])


def test_difficulty_is_the_loss_that_a_casual_player_would_have_on_average() -> None:
    temperature = LEVELS["casual"]
    weights = [1.0, exp(-2 / temperature), exp(-6 / temperature)]
    right = (2 * weights[1] + 6 * weights[2]) / sum(weights)
    assert expected_loss([0.0, 2.0, 6.0]) == pytest.approx(right)
    assert expected_loss([0.0, 2.0, 6.0], [0.0, 0.1, 0.1]) == pytest.approx(0.1 * sum(weights[1:]) / sum(weights))
    assert expected_loss([0.0, 2.0], level="perfect") == 0
