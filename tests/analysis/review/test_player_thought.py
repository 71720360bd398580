"""What a kind word about a player mentions. The browser's `thought.test.ts` expects the same."""

from importlib.resources import files

import pytest

import pasch
from pasch.analysis.review.review_model import Decision, Review
from pasch.analysis.review.thought_words import thought_of
from pasch.play.records.record_io import parse_record

OUR_GAME = files("pasch.examples").joinpath("our-game.pasch")


@pytest.fixture(scope="module")
def review() -> Review:
    return pasch.review(parse_record(OUR_GAME.read_text()), language="en")


def test_an_idea_lost_nothing_where_a_casual_player_would(review: Review) -> None:
    for seat in review.seats:
        idea = thought_of(review, seat.seat).idea
        assert idea is not None
        assert idea.seat == seat.seat
        assert idea.mark is None
        assert idea.difficulty > 0


def test_what_to_try_is_the_first_lesson(review: Review) -> None:
    for seat in review.seats:
        trial = thought_of(review, seat.seat).trial
        assert (trial.event if trial else None) == (seat.lessons[0] if seat.lessons else None)


def test_without_a_decision_that_matters_there_is_nothing_to_praise(review: Review) -> None:
    throws = [each for each in review.moments if not isinstance(each, Decision)]
    thought = thought_of(review.model_copy(update={"moments": throws}), 0)
    assert (thought.idea, thought.trial) == (None, None)
