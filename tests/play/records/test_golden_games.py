"""A small golden game for every shipped variant: whole, by the rules, and with the totals written on it.

The games were once played by the heuristic player; as records they need no player and no seed to stay what they are.
"""

from pathlib import Path

import pytest

from pasch import variant_ids
from pasch.play.records.record_io import (
    Record,
    final_state,
    format_record,
    read_record,
    record_from_json,
    record_to_json,
)
from pasch.rules.game.engine import totals

FOLDER = Path(__file__).parents[2] / "golden"


def golden(variant_id: str) -> Record:
    path = FOLDER / f"{variant_id}.pasch"
    return read_record(path.read_bytes(), str(path))


def test_every_shipped_variant_has_its_golden_game_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(variant_ids())


@pytest.mark.parametrize("variant_id", variant_ids())
def test_a_golden_game_ends_with_its_totals(variant_id: str) -> None:
    record = golden(variant_id)
    state = final_state(record)
    assert record.variant.id == variant_id
    assert state.phase == "over"
    assert [str(total) for total in totals(state)] == [
        record.tags[f"Total{seat}"] for seat, _ in enumerate(record.seats, 1)
    ]


@pytest.mark.parametrize("variant_id", variant_ids())
def test_a_golden_game_is_written_as_it_was_read(variant_id: str) -> None:
    record = golden(variant_id)
    assert format_record(record) == (FOLDER / f"{variant_id}.pasch").read_text("utf-8")
    assert record_from_json(record_to_json(record)) == record
