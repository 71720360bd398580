"""What a backup holds is restored only where the server can use it: whoever opens a table gets no 500."""

import asyncio
import gzip
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from in_process_server import SHORT, Json, Table, computer, new_key, person, server
from registry_tables import opened_store
from store_content import opened

from pasch.cli.main import run
from pasch.rules.errors import PaschError
from pasch.server.store import Store
from pasch.server.tables.restored_tables import RestoredTables
from pasch.server.tables.table_registry import REMATCH, TableRegistry
from pasch.server.web.answers.dice_statistics import statistics
from pasch.server.web.answers.link_preview import previews_of
from pasch.server.wire.requests import JoinRequest

Lines = list[Any]
GAME, NEXT, BLOCK, WAITING = "G" * 22, "N" * 22, "B" * 22, "W" * 22


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    """The lines of a backup: a game that ended, its rematch, a game that waits for a guest, and a block."""
    folder = tmp_path_factory.mktemp("backup")
    with server(folder) as client:
        game = Table.open(client, person("Anna"), computer("Robo"), rules=SHORT)
        game.sit(0, "Anna")
        game.play_on([0])
        game.act(0, {"type": "rematch"})
        after = game.events()[-1]["table"]
        block = Table.open(client, person("Anna"), person("Bert"), kind="block")
        block.act(0, {"type": "player", "player": 2, "name": "Cleo"}, expect=None)
        waiting = Table.open(client, person("Anna"), person("", "link"), rules=SHORT)
        waiting.sit(0, "Anna")
    file = folder / "file"
    assert run(["backup", str(file), "--data", str(folder)]) == 0
    text = gzip.decompress(file.read_bytes()).decode()
    for name, short in ((game.name, GAME), (after, NEXT), (block.name, BLOCK), (waiting.name, WAITING)):
        text = text.replace(name, short)
    return [json.loads(line) for line in text.splitlines()]


def write(file: Path, lines: Lines) -> None:
    file.write_bytes(gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in lines)))


def changed(lines: Lines, kind: str, number: int, /, **columns: object) -> Lines:
    """The lines with other values in one row of a kind."""
    places = [place for place, line in enumerate(lines) if isinstance(line, list) and line[0] == kind]
    place = places[number % len(places)]
    return [*lines[:place], [kind, {**lines[place][1], **columns}], *lines[place + 1 :]]


def number_of(lines: Lines, kind: str, **columns: object) -> int:
    """The number, among the rows of a kind, of the first with these values."""
    rows = [line[1] for line in lines if isinstance(line, list) and line[0] == kind]
    return next(number for number, row in enumerate(rows) if columns.items() <= row.items())


def with_event(lines: Lines, table: str, seq: int, body: str) -> Lines:
    return changed(lines, "events", number_of(lines, "events", table_id=table, seq=seq), body=body)


def with_table(lines: Lines, table: str, **columns: object) -> Lines:
    return changed(lines, "tables", number_of(lines, "tables", id=table), **columns)


def body_of(lines: Lines, table: str, seq: int) -> Json:
    bodies = [line[1] for line in lines if isinstance(line, list) and line[0] == "events"]
    found: Json = json.loads(bodies[number_of(lines, "events", table_id=table, seq=seq)]["body"])
    return found


def altered(lines: Lines, table: str, seq: int, **fields: object) -> Lines:
    return with_event(lines, table, seq, json.dumps({**body_of(lines, table, seq), **fields}))


def restore(folder: Path, lines: Lines) -> str | None:
    """Restores a backup; gives the error's code where it is refused, and proves that nothing is there."""
    file = folder / "file"
    write(file, lines)
    address = f"sqlite:///{folder / 'pasch.sqlite'}"

    async def count() -> int:
        async with opened(address) as (store,):
            return len(await store.dice_counts()) + await store.count_tables()

    try:
        asyncio.run(Store.restore(address, file, RestoredTables(file)))
    except PaschError as error:
        assert asyncio.run(count()) == 0
        return error.code
    return None


async def visit(folder: Path) -> None:
    """Asks what visitors ask, of every table."""
    async with opened_store(folder) as store:
        tables = TableRegistry(store)
        statistics(await store.dice_counts())
        for name in (GAME, NEXT, BLOCK, WAITING):
            try:
                table = await tables.find(name)
            except PaschError:
                continue
            json.loads(table.events_text(-1))
            assert await previews_of(tables, f"t/{name}") is not None
            for key in table.grants:
                table.fold.people(seat for grant in table.grants[key] for seat in grant.seats)
            request = JoinRequest(key=new_key(), secret=new_key(), name="Zoe", entropy="0" * 32)
            with suppress(PaschError):
                table.fold.join(request, *table.invited(b""))
            with suppress(PaschError):
                table.fold.record("de")


def test_a_block_of_an_earlier_version_may_say_that_a_seat_begins_which_it_lacks(tmp_path: Path, lines: Lines) -> None:
    assert restore(tmp_path, altered(lines, BLOCK, 0, first=5)) is None
    asyncio.run(visit(tmp_path))


def test_an_unharmed_backup_is_restored_and_served(tmp_path: Path, lines: Lines) -> None:
    assert restore(tmp_path, lines) is None
    asyncio.run(visit(tmp_path))


@pytest.mark.parametrize(
    ("code", "harm"),
    [
        ("backup-bad-event", lambda lines: altered(lines, GAME, 2, type="exploded")),
        ("backup-bad-event", lambda lines: with_event(lines, GAME, 2, "no JSON")),
        ("backup-bad-event", lambda lines: with_event(lines, BLOCK, 1, "{")),
        ("backup-bad-event", lambda lines: with_event(lines, GAME, 2, f" {json.dumps(body_of(lines, GAME, 2))}")),
        ("backup-bad-event", lambda lines: with_event(lines, GAME, 1, json.dumps(body_of(lines, GAME, 0)))),
        ("backup-bad-event", lambda lines: with_event(lines, GAME, 0, json.dumps(body_of(lines, BLOCK, 0)))),
        ("backup-bad-event", lambda lines: altered(lines, GAME, 1, seat=-1)),
        ("backup-bad-event", lambda lines: altered(lines, WAITING, 0, first=9)),
        ("backup-bad-event", lambda lines: altered(lines, NEXT, 0, commitment=None)),
        ("backup-bad-event", lambda lines: with_table(lines, GAME, secret=None)),
        ("backup-bad-event", lambda lines: with_table(lines, GAME, kind="block")),
        ("backup-bad-table", lambda lines: changed(lines, "grants", 0, table_id=GAME, seats="99")),
        ("backup-bad-value", lambda lines: changed(lines, "grants", 0, seats="zero")),
        ("backup-bad-value", lambda lines: changed(lines, "grants", 0, role="king")),
        ("backup-bad-value", lambda lines: changed(lines, "events", 0, at="0001-01-01T00:00:00+14:00")),
        ("backup-bad-value", lambda lines: changed(lines, "tables", 0, touched="9999-12-31T23:59:59+00:00")),
        ("backup-bad-value", lambda lines: changed(lines, "tables", 0, kind="chess")),
        ("backup-bad-value", lambda lines: changed(lines, "events", 0, action="elsewhere/key")),
        ("backup-bad-value", lambda lines: changed(lines, "dice", 0, thrown=-5)),
        ("backup-bad-die", lambda lines: changed(lines, "dice", 0, kind="a die")),
        ("backup-rematch-circle", lambda lines: with_table(lines, NEXT, creation_key=f"{REMATCH}{NEXT}")),
        ("backup-rematch-circle", lambda lines: with_table(lines, GAME, creation_key=f"{REMATCH}{NEXT}")),
        ("backup-rematch-circle", lambda lines: altered(lines, NEXT, 0, follows=NEXT)),
    ],
)
def test_content_that_no_server_could_use_is_refused(
    tmp_path: Path, lines: Lines, code: str, harm: Callable[[Lines], Lines]
) -> None:
    assert restore(tmp_path, harm(lines)) == code


def test_a_refusal_says_where_and_what(tmp_path: Path, lines: Lines, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "file", altered(lines, GAME, 2, type="exploded"))
    assert run(["--lang", "en", "restore", str(tmp_path / "file"), "--data", str(tmp_path / "new")]) == 1
    said = capsys.readouterr().err
    assert f"event 2 of table {GAME}" in said
    assert said.count("\n") == 1


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.text(max_size=40),
    st.sampled_from(["", "{}", "0", GAME, NEXT, f"{REMATCH}{GAME}", "0001-01-01T00:00:00+00:00", [], [[1]], {}, 1.5]),
)


@given(data=st.data())
def test_whatever_is_restored_is_served(
    tmp_path_factory: pytest.TempPathFactory, lines: Lines, data: st.DataObject
) -> None:
    rows = [line for line in lines if isinstance(line, list)]
    kind = data.draw(st.sampled_from(["events", "events", "tables", "grants", "dice"]))
    alike = [row for name, row in rows if name == kind]
    number = data.draw(st.integers(0, len(alike) - 1))
    column = "body" if kind == "events" and data.draw(st.booleans()) else data.draw(st.sampled_from(sorted(alike[0])))
    value: object
    if column == "body" and data.draw(st.booleans()):
        event = json.loads(alike[number]["body"])
        value = json.dumps({**event, data.draw(st.sampled_from(sorted(event))): data.draw(VALUES)})
    else:
        value = data.draw(st.sampled_from([row[column] for row in alike]) | VALUES)
    folder = tmp_path_factory.mktemp("restored")
    if restore(folder, changed(lines, kind, number, **{column: value})) is None:
        asyncio.run(visit(folder))


def test_where_the_rules_of_a_rematch_are_not_known_the_game_before_is_shown(tmp_path: Path, lines: Lines) -> None:
    assert restore(tmp_path, altered(lines, NEXT, 0, toml="")) is None
    asyncio.run(visit(tmp_path))
