"""Stored and sent events: old ones stay readable, and none is read or applied twice."""

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from in_process_server import ENTROPY, new_key, person
from registry_tables import THROW, act, open_table, opened_store, sit

from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Event
from pasch.rules.game.state import GameState
from pasch.server.tables.table_registry import TableRegistry
from pasch.server.wire.table_events import HAPPENED, as_sent

KNIFFEL = {"id": "kniffel", "names": dict(shipped("kniffel").names), "rules_hash": shipped("kniffel").rules_hash}
WRITTEN = {
    "player": 0,
    "cell": {"box": "chance", "entry": 0},
    "points": 5,
    "dice": "12245",
    "base": None,
    "sure": False,
}
STORED = [
    {
        "seat": None,
        "type": "opened",
        "kind": "game",
        "rules": {"id": "kniffel"},
        "variant": KNIFFEL,
        "toml": "",
        "seats": [{"kind": "person", "name": "", "place": "link"}, {"kind": "computer", "name": "R", "level": "club"}],
        "direction": "clockwise",
        "hints": False,
        "pace": "live",
        "commitment": "0" * 64,
    },
    {"seat": 0, "type": "sat", "name": "Zoë", "entropy": ENTROPY},
    {"seat": None, "type": "began"},
    {"seat": 0, "type": "start-rolled", "face": 6},
    {"seat": 0, "type": "rolled", "dice": "12256+7"},
    {"seat": 0, "type": "held", "dice": "-"},
    {"seat": 0, "type": "bought", "dice": "55"},
    {"seat": 0, "type": "announced", "box": "down.ones"},
    {"seat": 0, "type": "scored", "box": "fours", "points": 8, "bonus": 0},
    {"seat": 0, "type": "struck", "box": "aces"},
    {"seat": 0, "type": "undone"},
    {"seat": 1, "type": "replaced", "level": "heuristic"},
    {"seat": None, "type": "ended", "secret": "f" * 64, "totals": [212, 5]},
    {"seat": None, "type": "rematch", "table": "A" * 22},
    {"seat": None, "id": "k" * 16, "type": "player", "player": 3, "name": "Ben", "place": 2.5, "absent": False},
    {"seat": None, "id": "k" * 16, "type": "player", "player": 3, "absent": True, "at": "2026-11-21T18:03:12Z"},
    {"seat": None, "id": "k" * 16, "type": "written", **WRITTEN, "at": "2026-11-21T18:03:12Z"},
]
"""One of each, as the first version wrote them."""
LATER: dict[object, dict[str, object]] = {"opened": {"first": None, "series": None, "follows": None}}
"""What later versions know more; of what was stored before it is as it was then."""


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: str(stored["type"]))
def test_old_events_read_and_write_unchanged(stored: dict[str, object]) -> None:
    happened = HAPPENED.validate_json(json.dumps(stored))
    assert json.loads(happened.as_text()) == {**LATER.get(stored["type"], {}), **stored}
    assert happened.as_text().isascii()


@pytest.mark.parametrize("stored", STORED, ids=lambda stored: str(stored["type"]))
def test_an_event_is_sent_with_its_number_and_its_time(stored: dict[str, object]) -> None:
    happened = HAPPENED.validate_json(json.dumps(stored))
    at = datetime(2025, 11, 21, 18, 3, 12, 345_000, tzinfo=UTC)
    sent = as_sent(happened, happened.as_text(), 7, at)
    later = LATER.get(stored["type"], {})
    assert json.loads(sent) == {"seq": 7, "at": "2025-11-21T18:03:12.345Z", **later, **stored}
    assert sent.count('"at"') == 1


def test_an_action_is_applied_once_and_stored_before_anybody_sees_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied: list[Event] = []

    def counted(state: GameState, event: Event) -> GameState:
        applied.append(event)
        return apply(state, event)

    monkeypatch.setattr(GameState, "apply", counted)

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            tables = TableRegistry(store)
            name, host, _ = await open_table(tables, person("Anna"))
            table = await tables.find(name)
            await act(tables, name, host, 0, sit())
            await act(tables, name, host, 0, THROW)
            assert len(applied) == 1
            await act(tables, name, host, 0, {"type": "held", "dice": "-"})
            assert len(applied) == 3
            assert [json.loads(event)["type"] for event in table.log[-3:]] == ["rolled", "held", "rolled"]
            again = await TableRegistry(store).find(name)
            assert again.fold.record("en").events == table.fold.record("en").events
            assert len(applied) == 6

    asyncio.run(work())


def test_events_of_another_process_are_not_mistaken_for_own_ones(tmp_path: Path) -> None:
    """The same key, sent to both: the second one takes the events that the first one stored."""

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            one, other = TableRegistry(store), TableRegistry(store)
            name, host, _ = await open_table(one, person("Anna"))
            await other.find(name)
            key, request = new_key(), sit("Anna")
            await act(one, name, host, 0, request, key=key)
            await act(other, name, host, 0, sit("Zoë"), expect=0, key=key)
            first, second = await one.find(name), await other.find(name)
            assert first.log == second.log
            assert first.fold.record("en") == second.fold.record("en")

    asyncio.run(work())
