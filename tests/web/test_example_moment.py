"""The decision of the example game that the client shows before a first review, against the review itself."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

import pasch
from pasch.analysis.review.review_model import Decision
from pasch.play.records.record_io import parse_record
from pasch.rules.dice.dice_notation import format_dice
from pasch.rules.game.events import Held

SHOWN = Path(__file__).parents[2] / "web" / "src" / "review" / "bring" / "exampleMoment.json"
EXAMPLE = files("pasch.examples").joinpath("our-game.pasch")


def test_the_decision_shown_is_one_of_the_example() -> None:
    shown = json.loads(SHOWN.read_text("utf-8"))
    review = pasch.review(parse_record(EXAMPLE.read_text("utf-8")), language="en")
    [found] = [each for each in review.moments if isinstance(each, Decision) and each.event == shown["event"]]
    assert review.seats[found.seat].name == shown["name"]
    assert (found.turn, found.throw, found.mark) == (shown["turn"], shown["throw"], "mistake")
    assert found.position.endswith(f":{format_dice(shown['dice'])}")
    assert found.win is not None
    assert found.chosen == Held(tuple(shown["chosen"]))
    assert found.win.best == Held(tuple(shown["best"]))
    assert (found.win.value, found.win.chosen) == pytest.approx(tuple(shown["win"].values()), abs=5e-5)
