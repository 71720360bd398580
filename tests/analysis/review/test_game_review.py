"""Game reviews: the account adds up in every variant; marks and difficulty follow their formulas."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from math import exp
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pasch
from by_day import by_day, by_night
from pasch.analysis import number_words, thresholds
from pasch.analysis.advice import reasons
from pasch.analysis.advice.reasons import Reason
from pasch.analysis.advice.themes import THEMES
from pasch.analysis.review import marks, skill_bands
from pasch.analysis.review.block_review import review_block
from pasch.analysis.review.decision_difficulty import expected_loss
from pasch.analysis.review.game_account import DecisionStep, account_of
from pasch.analysis.review.game_review import choice_of, review_by
from pasch.analysis.review.review_model import Decision, Review, ThrowMoment
from pasch.analysis.review.thought_words import thought_words
from pasch.locale import COMPLETE
from pasch.locale.numbers import percent
from pasch.play.records.record_io import Record, states
from pasch.players.player import LEVELS
from pasch.rules.catalogue.shipped_variants import load_variant, shipped, variant_ids
from pasch.rules.errors import PaschError
from pasch.rules.game.card import empty_card
from pasch.rules.game.engine import apply, chance_outcomes, totals
from pasch.rules.game.events import Action, Held, Rolled
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import begun
from pasch.rules.variant.variant import Variant
from pasch.solver.kernels.games.roll_options import TIE
from pasch.solver.query.action_ranking import Option
from pasch.solver.query.advice import Adviser, Ending, Prospect
from pasch.solver.query.estimate import build_estimator
from pasch.solver.query.oracle import Oracle
from pasch.solver.query.turn_outcomes import TurnOutcomes
from pasch.solver.query.win_chance import Winning, compares_totals
from pasch.solver.solve.solver import solve
from pasch.solver.solve.total_distributions import find_distributions
from pasch.testing.games import random_game
from pasch.values.analyst import oracle_of

FOLDER = Path(__file__).parents[2] / "variants" / "miniatures"
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
    """start + luck − loss + drift = final total, or the expected one, and every value is the oracle's own."""
    played = list(states(record))
    # Of the cards: a game may be about columns won. One that is won at once leaves cards open.
    final = [card.total for card in played[-1].cards] if review.finished else review.curve[-1].expected
    for seat in review.seats:
        own = [each for each in review.moments if each.seat == seat.seat]
        luck = sum(each.luck for each in own if isinstance(each, ThrowMoment))
        loss = sum(each.loss for each in own if isinstance(each, Decision))
        assert seat.luck == pytest.approx(luck)
        assert seat.loss == pytest.approx(loss)
        assert seat.start + seat.luck - seat.loss + seat.drift == pytest.approx(final[seat.seat], abs=LAST_DIGIT)
        assert seat.end == final[seat.seat]
        assert seat.adjusted == seat.end - seat.luck
    for point in review.curve[1:]:
        state, before = played[point.event + 1], played[point.event]
        if state.phase == "throw" and not begun(state):
            value = oracle.start_value(state.cards[before.seat])
            assert not oracle.exact or point.expected[before.seat] == pytest.approx(value, abs=LAST_DIGIT)
    assert review.curve[-1].expected == [pytest.approx(total, abs=LAST_DIGIT) for total in final]


@pytest.mark.parametrize("name", by_day(NAMES))
def test_the_account_adds_up_to_the_last_digit(name: str) -> None:
    for seed in range(3):
        record, review = reviewed(name, seed)
        assert review.exact
        assert all(seat.drift == 0 for seat in review.seats)
        must_add_up(record, review, adviser(name))


def test_what_a_computer_played_for_somebody_is_shown_and_not_judged() -> None:
    name = "totals"
    record, whole = reviewed(name, seats=2)
    turns = [2, 3]
    record = replace(record, tags={"StandIn2": "2, 3"})
    review = review_by(record, adviser(name), "en")
    must_add_up(record, review, adviser(name))
    assert review.seats[0] == whole.seats[0]
    seat = review.seats[1]
    assert seat.stand_in == turns
    own = [each for each in whole.moments if isinstance(each, Decision) and each.seat == 1 and each.turn not in turns]
    assert (seat.decisions, seat.counted) == (len(own), sum(each.counted for each in own))
    assert seat.counted < whole.seats[1].counted
    assert seat.loss_per_decision == pytest.approx(sum(each.loss for each in own if each.counted) / seat.counted)
    computers = [
        each for each in review.moments if isinstance(each, Decision) and each.seat == 1 and each.turn in turns
    ]
    assert not any(each.counted or each.mark or each.reasons or each.themes for each in computers)
    played = list(states(record))
    assert thought_words(review, 1, played, "en")[0] == "The computer played rounds 2, 3; they count for nobody."
    assert thought_words(review, 0, played, "en") == thought_words(whole, 0, played, "en")


@given(st.sampled_from(NAMES), st.integers(0, 2**32), st.integers(1, 4))
def test_the_account_adds_up_for_any_number_of_seats(name: str, seed: int, seats: int) -> None:
    if seats in miniature(name).seats:
        must_add_up(*reviewed(name, seed, seats), adviser(name))


@pytest.mark.parametrize("name", by_day(NAMES))
def test_an_estimate_adds_up_too_once_it_says_what_changed_by_itself(name: str) -> None:
    variant = miniature(name)
    estimator = build_estimator(variant, most=1, cache=False)
    record = record_of(variant, 5)
    review = review_by(record, estimator, "en")
    must_add_up(record, review, estimator)
    assert (review.exact, review.certainty) == (estimator.exact, "exact" if estimator.exact else "rough")
    assert [note.code for note in review.notes] == ([] if estimator.exact else ["review-estimated"])


@pytest.mark.parametrize("name", by_day(NAMES))
def test_an_estimate_of_one_part_is_the_solution_before_a_throw_as_well(name: str) -> None:
    estimator = build_estimator(miniature(name), cache=False)
    if estimator.exact:
        for state in states(record_of(miniature(name), 3)):
            if state.turn.throws == 0 and state.phase == "throw":
                value = adviser(name).start_value(state.card)
                assert estimator.start_value(state.card) == pytest.approx(value, abs=LAST_DIGIT)


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


@pytest.mark.parametrize("name", by_day(NAMES))
def test_what_lost_something_has_themes_and_a_player_s_losses_are_shared_out_among_them(name: str) -> None:
    _, review = reviewed(name)
    for seat in review.seats:
        own = [each for each in review.moments if isinstance(each, Decision) and each.seat == seat.seat]
        assert all(bool(each.themes) == (each.counted and each.loss > LAST_DIGIT) for each in own)
        assert all(each.theme in THEMES for each in seat.themes)
        assert sum(each.loss for each in seat.themes) == pytest.approx(seat.loss)
        assert sum(each.decisions for each in seat.themes) == sum(bool(each.themes) for each in own)
        assert [each.loss for each in seat.themes] == sorted((each.loss for each in seat.themes), reverse=True)


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


def lost_options(name: str, count: int = 40) -> list[tuple[GameState, Option, Option]]:
    """Decisions with their best action and one that was taken at random and lost something."""
    found = [
        (each.state, each.best, each.chosen)
        for seed in range(6)
        for each in account_of(record_of(miniature(name), seed), adviser(name)).moments
        if isinstance(each, DecisionStep) and each.chosen.loss > 0
    ]
    return found[:count]


def right_values(reason: Reason, good: Prospect, bad: Prospect, totals_after: list[int], gap: float) -> list[float]:
    """What a reason's numbers have to be, worked out anew from what is to come after both actions."""
    box = reason.boxes[0] if reason.boxes else ""
    both = (good, bad)
    match reason.kind:
        case "equal" | "near":
            return [gap, 0.0]
        case "now":
            now = float(totals_after[0] - totals_after[1])
            return [now, gap - now]
        case "sum":
            means = [sum(ending.chance * ending.points for ending in way.endings) for way in both]
            return [means[0] - means[1], gap - means[0] + means[1]]
        case "bonus":
            assert reason.tier is not None
            place = [threshold for threshold, _ in good.bonuses].index(reason.tier[1])
            return [way.bonuses[place][1] for way in both]
        case "turn":
            return [sum(each.chance for each in way.endings if each.box == box and each.scores) for way in both]
        case "game" | "struck":
            return [way.boxes[box] for way in both]
        case "unlikely":
            return [0.0, bad.boxes[box]]
        case "miss":
            return [sum(each.chance for each in way.endings if not each.scores) for way in both]


@pytest.mark.parametrize("name", by_day(NAMES))
def test_every_reason_is_computed_from_the_values_it_talks_about(name: str) -> None:
    for state, better, worse in lost_options(name):
        good, bad = (adviser(name).prospect(state, option.action) for option in (better, worse))
        totals_after = [totals(apply(state, option.action))[state.seat] for option in (better, worse)]
        found = reasons.reasons_between(adviser(name), state, better, worse)
        assert 1 <= len(found) <= reasons.MOST
        for reason in found:
            right = right_values(reason, good, bad, totals_after, better.value - worse.value)
            assert [reason.better, reason.worse] == pytest.approx(right)
            must_say_its_numbers(reason, state)


def must_say_its_numbers(reason: Reason, state: GameState) -> None:
    """The sentence is one, in both languages, and has the reason's chances in it."""
    chances = {"bonus": 2, "turn": 2, "game": 2, "miss": 2, "struck": 1}.get(reason.kind, 0)
    for language in COMPLETE:
        words = reasons.reason_words(reason, state, language)
        assert words.endswith(".")
        assert "{" not in words
        for value in (reason.better, reason.worse)[:chances]:
            assert number_words.chance_words(value, language) in words


class Watching(Adviser):
    """An adviser that notes whether two actions were equally good where it was asked."""

    tied = False

    def action_values(self, state: GameState) -> dict[Action, float]:
        found = super().action_values(state)
        values = sorted(found.values())
        self.tied |= len(values) > 1 and values[-1] - values[-2] <= 2 * TIE
        return found


@pytest.mark.parametrize("name", by_day(NAMES))
def test_a_turn_that_is_followed_ends_as_the_flow_of_probability_says(name: str) -> None:
    """Where two actions are worth the same, each of the two may take another one: then their endings differ."""
    watching = Watching(adviser(name).solution)
    for state in states(record_of(miniature(name), 3)):
        for option in adviser(name).advise(state).options[:3] if state.phase == "decide" else ():
            ends = adviser(name).prospect(state, option.action).endings
            flow = {(each.box, each.points): each.chance for each in ends if each.chance}
            watching.tied = False
            found = {
                (each.box, each.points): each.chance for each in TurnOutcomes(watching).after(state, option.action)
            }
            assert sum(found.values()) == pytest.approx(1)
            assert found == pytest.approx(flow) or watching.tied


def test_an_estimate_tells_how_the_turn_may_end() -> None:
    """Where not both end it at once, by the endings that the sentence names, in both languages."""
    estimator = build_estimator(miniature("twins"), most=1, cache=False)
    kinds = set[str]()
    for seed in range(6):
        for each in account_of(record_of(estimator.variant, seed), estimator).moments:
            if not isinstance(each, DecisionStep) or each.chosen.loss < reasons.NEAR:
                continue
            good, bad = (estimator.turns.after(each.state, one.action) for one in (each.best, each.chosen))
            for reason in reasons.reasons_between(estimator, each.state, each.best, each.chosen, follow=True):
                kinds.add(reason.kind)
                if reason.kind != "now":
                    found = right_of_endings(reason, good, bad, each.chosen.loss)
                    assert [reason.better, reason.worse] == pytest.approx(found)
                    must_say_its_numbers(reason, each.state)
    assert kinds >= {"now", "turn", "sum"}


def test_a_review_by_an_estimate_follows_the_turns_of_mistakes_alone() -> None:
    estimator = build_estimator(miniature("twins"), most=1, cache=False)
    seen = set[bool]()
    for seed in range(8):
        for each in review_by(record_of(estimator.variant, seed), estimator, "en").moments:
            if not isinstance(each, Decision) or each.loss < reasons.NEAR:
                continue
            if isinstance(each.best, Held) or isinstance(each.chosen, Held):
                seen.add(bool(each.reasons))
                assert bool(each.reasons) == (marks.fault_of(each.loss, "points") in ("mistake", "blunder"))
    assert seen == {False, True}


def right_of_endings(reason: Reason, good: Sequence[Ending], bad: Sequence[Ending], gap: float) -> list[float]:
    """What a reason's numbers have to be, from how the turn may end."""
    match reason.kind:
        case "turn":
            return [
                sum(end.chance for end in ends if end.box == reason.boxes[0] and end.scores) for ends in (good, bad)
            ]
        case "miss":
            return [sum(end.chance for end in ends if not end.scores) for ends in (good, bad)]
        case "sum":
            now = sum(end.chance * end.points for end in good) - sum(end.chance * end.points for end in bad)
            return [now, gap - now]
        case _:
            raise AssertionError(reason.kind)


def test_an_estimate_gives_the_reasons_that_need_no_more() -> None:
    variant = miniature("twins")
    estimator = build_estimator(variant, most=1, cache=False)
    moments = account_of(record_of(variant, 5), estimator).moments
    lost = [each for each in moments if isinstance(each, DecisionStep) and each.chosen.loss > reasons.NEAR]
    found = [reasons.reasons_between(estimator, each.state, each.best, each.chosen) for each in lost]
    assert {reason.kind for each in found for reason in each} == {"now"}


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.0, "0%"),
        (1e-9, "0%"),
        (0.0002, "below 0.1%"),
        (0.004, "0.4%"),
        (0.61, "61%"),
        (0.9968, "99.7%"),
        (0.9999, "above 99.9%"),
        (0.99999995, "100%"),
    ],
)
def test_small_and_large_chances_are_never_rounded_to_0_or_1(chance: float, words: str) -> None:
    assert number_words.chance_words(chance, "en") == words


@pytest.mark.parametrize(
    ("loss", "words"), [(0.0, "–"), (0.004, "below 0.01"), (0.0051, "0.01"), (1e-7, "below 0.01"), (1.5, "1.50")]
)
def test_small_loss_is_never_shown_as_zero(loss: float, words: str) -> None:
    assert number_words.points_lost(loss, "en") == words


def test_a_level_is_found_in_its_band_and_fits_it_nearly_always() -> None:
    chance = Random(7)
    decisions = [[0.0, *sorted(chance.expovariate(0.4) for _ in range(8))] for _ in range(60)]
    names = list(LEVELS)
    for level, temperature in LEVELS.items():
        found = [skill_bands.band_of(drawn_loss(decisions, temperature, chance), decisions) for _ in range(200)]
        places = [tuple(map(names.index, (band.lowest, band.level, band.highest))) for band in found if band]
        assert len(places) == 200
        assert sum(place == names.index(level) for _, place, _ in places) > 120
        assert sum(low <= names.index(level) <= high for low, _, high in places) > 175


def drawn_loss(decisions: list[list[float]], temperature: float, chance: Random) -> float:
    """What a player of this temperature loses, by chance."""
    if not temperature:
        return 0.0
    weights = ([exp(-loss / temperature) for loss in losses] for losses in decisions)
    return sum(chance.choices(losses, each)[0] for losses, each in zip(decisions, weights, strict=True))


def test_too_few_decisions_tell_no_band_and_few_leave_room() -> None:
    one = [0.0, 1.0, 2.0, 4.0]
    assert skill_bands.band_of(0.0, [one] * (thresholds.BAND_DECISIONS - 1)) is None
    widths = []
    for count in (6, 60):
        band = skill_bands.band_of(1.0 * count, [one] * count)
        assert band is not None
        widths.append(list(LEVELS).index(band.highest) - list(LEVELS).index(band.lowest))
    assert widths[0] > widths[1]


@cache
def winning(name: str) -> Winning:
    return Winning(find_distributions(adviser(name).solution, threads=1, cache=False))


SEVERAL = [name for name in NAMES if 3 in miniature(name).seats and compares_totals(miniature(name))]


@pytest.mark.parametrize("name", by_day(SEVERAL))
def test_the_account_of_the_chance_to_win_adds_up_from_the_start_to_the_victory(name: str) -> None:
    record = record_of(miniature(name), 8, 3)
    review = review_by(record, adviser(name), "en", winning(name))
    assert review.marks_by == "win"
    final = totals(list(states(record))[-1])
    winners = [seat for seat, total in enumerate(final) if total == max(final)]
    for seat in review.seats:
        assert seat.win is not None
        end = 1 / len(winners) if seat.seat in winners else 0.0
        assert seat.win.end == pytest.approx(end, abs=LAST_DIGIT)
        throws = [each for each in review.moments if isinstance(each, ThrowMoment) and each.seat == seat.seat]
        lucky = sum(each.win.luck for each in throws if each.win)
        assert lucky == pytest.approx(seat.win.luck, abs=LAST_DIGIT * len(throws))
        parts = seat.win.luck + seat.win.play + seat.win.others
        assert seat.win.start + parts == pytest.approx(seat.win.end, abs=LAST_DIGIT)
    for point in review.curve:
        assert point.win is not None
        assert sum(point.win) == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize("name", by_day(SEVERAL))
def test_lost_win_chance_is_measured_against_the_best_action(name: str) -> None:
    record = record_of(miniature(name), 9, 2)
    played = list(states(record))
    for each in review_by(record, adviser(name), "en", winning(name)).moments:
        if isinstance(each, ThrowMoment):
            assert each.win is not None
            assert each.mark == marks.fortune_of(each.win.luck, "win")
            continue
        assert each.win is not None
        assert each.mark == (marks.fault_of(each.win.loss, "win") if each.counted else None)
        if each.counted:
            options = winning(name).advise(played[each.event]).options
            values: dict[object, float] = {option.action: option.value for option in options}
            assert each.win.value == pytest.approx(max(values.values()), abs=LAST_DIGIT)
            assert each.win.chosen == pytest.approx(values[record.events[each.event]], abs=LAST_DIGIT)
            assert each.win.loss == pytest.approx(each.win.value - each.win.chosen, abs=LAST_DIGIT)
        assert (each.win.best == each.chosen) == (each.win.loss == 0)


@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 6), marks=pytest.mark.slow)])
def test_reasons_are_about_what_is_said_to_be_better(seeds: range) -> None:
    """Where winning asks for something else than points, both sentences say so, and no reason is that of the points."""
    seen = set[bool]()
    for name in SEVERAL:
        for seed in seeds:
            record = record_of(miniature(name), seed, 2)
            played = list(states(record))
            review = review_by(record, adviser(name), "en", winning(name))
            for each in review.moments:
                if isinstance(each, Decision) and each.win is not None and each.win.loss >= thresholds.NEAR_CHANCE:
                    assert review.best(each) == each.win.best
                    seen.add(must_say_why(name, played[each.event], each))
    assert seen == {False, True}


def must_say_why(name: str, state: GameState, decision: Decision) -> bool:
    """Every reason of points is one between what is better for winning and what was done; the answer is whether points
    ask otherwise.
    """
    assert decision.win is not None
    options = adviser(name).advise(state).options
    better, chosen = (
        next(each for each in options if choice_of(state, each.action) == choice)
        for choice in (decision.win.best, decision.chosen)
    )
    to_win, beyond = decision.win.best != decision.best, [*decision.reasons]
    if better.value - chosen.value >= reasons.NEAR:
        told = reasons.reasons_between(adviser(name), state, better, chosen)
        assert beyond[: len(told)] == [reasons.reason_words(reason, state, "en") for reason in told]
        del beyond[: len(told)]
    if not to_win:
        return False
    assert beyond[0].startswith(f"This way the chance to win is {percent(decision.win.value, 'en', 1)}")
    assert (len(beyond) == 2) == (decision.best != decision.chosen)
    return True


@pytest.mark.parametrize("name", by_day(SEVERAL))
def test_before_a_throw_the_chance_to_win_is_the_mean_of_what_it_is_after_it(name: str) -> None:
    played = list(states(record_of(miniature(name), 10, 2)))
    before = [state for state in played if state.phase == "throw"][::5]
    for state in before:
        after = sum(
            float(chance) * winning(name).chances(apply(state, event)).value[state.seat]
            for event, chance in chance_outcomes(state)
        )
        # Of equally good holds the kernels that follow a turn take another one than advice: another spread.
        assert winning(name).chances(state).value[state.seat] == pytest.approx(after, abs=1e-4)


@pytest.mark.slow
@pytest.mark.parametrize("name", by_night(variant_ids(), 5))
def test_the_account_adds_up_in_every_shipped_variant(name: str) -> None:
    variant = shipped(name)
    oracle = oracle_of(variant)
    for seed in range(3):
        record = record_of(variant, seed, 2)
        must_add_up(record, review_by(record, oracle, "en"), oracle)


@pytest.mark.parametrize("name", by_day(NAMES))
def test_the_lines_of_a_block_add_up_to_its_total_and_what_the_best_play_brings_there_to_its_mean(name: str) -> None:
    variant = miniature(name)
    final = list(states(record_of(variant, 4)))[-1]
    found = review_block(variant, [("Ada", final.cards[0])], language="en")
    (seat,) = found.seats
    assert seat.complete
    counted = [line for line in seat.lines if line.kind != "box" or variant.counts_points]
    assert sum(line.points or 0 for line in counted) == seat.total
    assert sum(line.best or 0.0 for line in counted) == pytest.approx(found.mean, abs=1e-6)
    assert [note.code for note in found.notes] == ["review-block"]


def test_where_only_bonuses_make_the_total_a_block_tells_what_is_written_in_its_boxes() -> None:
    variant = miniature("only-bonuses")
    card = list(states(record_of(variant, 4)))[-1].cards[0]
    (seat,) = review_block(variant, [("Ada", card)], language="en").seats
    boxes = [line for line in seat.lines if line.kind == "box"]
    assert [line.points for line in boxes] == list(card.entries)
    assert all(line.best is None for line in boxes)
    assert sum(line.points or 0 for line in seat.lines if line.kind == "bonus") == seat.total


def test_a_block_that_is_not_full_says_nothing_of_what_is_free() -> None:
    variant = miniature(NAMES[0])
    (seat,) = review_block(variant, [("Ada", empty_card(variant))], language="en").seats
    assert not seat.complete
    assert all(line.points is None for line in seat.lines if line.kind == "box")
