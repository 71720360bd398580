"""Undo rights, with the same games as the browser's test (`web/src/game/tables/undoRights.test.ts`)."""

import json
from pathlib import Path
from typing import Any

import pytest

from pasch.play.match import Match
from pasch.play.records.record_io import Record
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.dice.dice_notation import parse_dice
from pasch.rules.game.events import Held, Rolled, Scored, Struck

GAMES: dict[str, Any] = json.loads(Path(__file__).with_name("undoing.json").read_text("utf-8"))
COMPUTERS = [seat for seat, kind in enumerate(GAMES["seats"]) if kind == "computer"]


@pytest.mark.parametrize("game", GAMES["games"])
def test_who_may_take_back(game: dict[str, Any]) -> None:
    record = Record(load_variant("kniffel"), tuple(map(str, range(len(GAMES["seats"])))), "clockwise", 0)
    match = Match(record, None)
    for told in game["told"]:
        _take(match, *told.split())
    assert match.undoable(COMPUTERS) == game["undoable"]
    assert len(match.ahead) == game.get("ahead", 0)


def _take(played: Match, what: str, seat: str, fact: str = "") -> None:
    if what == "undone":
        played.take_back(int(seat))
        return
    assert played.state.seat == int(seat)
    match what:
        case "rolled":
            played.receive(Rolled(parse_dice(fact)))
        case "held":
            played.act(Held(parse_dice(fact)))
        case "scored":
            played.act(Scored(fact))
        case _:
            played.act(Struck(fact))
