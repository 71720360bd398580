"""Laws that every store of tables keeps, ours and anybody's own. Needs ``pasch[testing,server]``."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from pasch.server.store import Body, Conflict, Grant, NoSuchTable, Store, StoredTable

NOW = datetime(2025, 11, 21, 18, 3, 12, 345_000, tzinfo=UTC)
HOST = Grant(hashlib.sha256(b"host").digest(), "host", (0, 1))
PHONE = Grant(hashlib.sha256(b"phone").digest(), "seat", (1,))


async def check_store(open_store: Callable[[], AbstractAsyncContextManager[Store]]) -> None:
    """Tries what a store promises, each of `LAWS` in a store of its own.

    Args:
        open_store: opens an empty store; called anew for each law.

    Raises:
        AssertionError: it breaks a law; the law's name is among the notes.
    """
    for law in LAWS:
        async with open_store() as store:
            try:
                await law(store)
            except AssertionError as error:
                error.add_note(law.__name__)
                raise


def body(**fields: object) -> Body:
    """An event as it is stored."""
    return json.dumps(fields)


OPENED = body(seat=None, type="opened", kind="game")


def table(name: str, at: datetime = NOW) -> StoredTable:
    """A table without events."""
    return StoredTable(name, "game", f"the secret of {name}", at, at)


async def create(store: Store, name: str, at: datetime = NOW) -> str:
    """A table with its first event; gives its id."""
    return (await store.create(table(name, at), f"creation-of-{name}", [OPENED], [HOST])).id


def held(dice: str) -> list[Body]:
    """An action of two events."""
    return [body(seat=0, type="held", dice=dice), body(seat=0, type="rolled", dice="13446")]


async def what_is_created_is_found_again(store: Store) -> None:
    """Events keep every letter."""
    sat = body(seat=0, type="sat", name="Zoë \ud800 \0")
    assert await store.create(table("t1"), "first", [OPENED, sat], [HOST]) == table("t1")
    assert await store.table("t1") == table("t1")
    events = await store.events("t1")
    assert [(event.seq, event.at, event.key, event.body) for event in events] == [
        (0, NOW, "first", OPENED),
        (1, NOW, "first", sat),
    ]
    assert (await store.grants("t1"), await store.count_tables()) == ([HOST], 1)


async def a_table_that_is_not_there_is_none(store: Store) -> None:
    """Whatever its name."""
    for name in ("nothing", "", "null\0byte", "\ud800", "../up", "ä", "x" * 500):
        assert await store.table(name) is None


async def a_creation_key_makes_one_table(store: Store) -> None:
    """Asked again, it changes nothing; an id that is taken is given to nobody else."""
    first = await store.create(table("t1"), "same", [OPENED], [HOST])
    assert await store.create(table("t2"), "same", [OPENED, OPENED], [PHONE]) == first
    assert await store.table("t2") is None
    await _refuses(Conflict, store.create(table("t1"), "another key", [OPENED, OPENED], [PHONE]))
    assert (len(await store.events("t1")), await store.grants("t1")) == (1, [HOST])
    assert (await store.append("t1", 0, "same", held("44"))).repeated


async def events_follow_each_other(store: Store) -> None:
    """They are read from anywhere, and touch the table."""
    name = await create(store, "t1")
    first = await store.append(name, 0, "one", held("44"))
    second = await store.append(name, 2, "two", [body(seat=0, type="struck", box="aces")])
    assert [event.seq for event in first.events + second.events] == [1, 2, 3]
    assert not first.repeated
    assert await store.events(name, after=0) == [*first.events, *second.events]
    assert await store.events(name, after=3) == []
    touched = await store.table(name)
    assert touched
    assert touched.touched == second.events[-1].at > touched.created


async def a_key_stores_once(store: Store) -> None:
    """Asked again, it gets the same answer; it belongs to its table."""
    name, other = await create(store, "t1"), await create(store, "t2")
    first = await store.append(name, 0, "one", held("44"), dice={("d6", 4): 1})
    await store.append(name, 2, "two", held("4"))
    again = await store.append(name, 0, "one", held("something else"), dice={("d6", 4): 1}, grants=[PHONE])
    assert again.repeated
    assert again.events == first.events == await store.done(name, "one")
    assert (len(await store.events(name)), await store.dice_counts()) == (5, {("d6", 4): 1})
    assert (await store.grants(name), await store.done(other, "one")) == ([HOST], ())
    assert not (await store.append(other, 0, "one", held("55"))).repeated


async def whoever_expects_another_last_event_is_refused(store: Store) -> None:
    """Nothing is stored then."""
    name = await create(store, "t1")
    await store.append(name, 0, "one", held("44"))
    for expected in (-1, 0, 1, 3, 99):
        await _refuses(Conflict, store.append(name, expected, "two", held("55"), dice={("d6", 5): 2}, grants=[PHONE]))
    assert (await store.done(name, "two"), len(await store.events(name))) == ((), 3)
    assert (await store.dice_counts(), await store.grants(name)) == ({}, [HOST])


async def each_number_is_given_once(store: Store) -> None:
    """Where the order does not matter, nothing is expected."""
    name = await create(store, "t1")
    stored = await asyncio.gather(*(store.append(name, None, f"key{number}", held("4")) for number in range(10)))
    assert sorted(event.seq for one in stored for event in one.events) == list(range(1, 21))


async def a_table_that_is_gone_takes_nothing(store: Store) -> None:
    """Neither events nor codes nor keys."""
    await create(store, "t1")
    await _refuses(NoSuchTable, store.append("gone", -1, "one", held("44")))
    await _refuses(NoSuchTable, store.add_code("ABC", "gone", "seat", (0,), NOW))
    await _refuses(NoSuchTable, store.copy_grants("t1", "gone"))


async def keys_are_added_and_copied(store: Store) -> None:
    """With an action, and for a rematch."""
    one, two = await create(store, "t1"), await create(store, "t2")
    added = [PHONE, replace(PHONE, seats=(0,))]
    await store.append(one, 0, "join", held("4"), grants=added)
    for _ in range(2):
        await store.copy_grants(one, two)
    assert sorted(await store.grants(two), key=repr) == sorted([HOST, *added], key=repr)


async def a_code_works_for_the_first_key(store: Store) -> None:
    """For nobody else, and not after its time."""
    name = await create(store, "t1")
    await store.add_code("K7PX", name, "seat", (1,), NOW + timedelta(minutes=10))
    await _refuses(Conflict, store.add_code("K7PX", name, "seat", (0,), NOW))
    asked = (("K7PY", PHONE), ("K7PX", PHONE), ("K7PX", PHONE), ("K7PX", HOST))
    found = [await store.redeem(code, key.hash, NOW) for code, key in asked]
    assert found == [None, (name, PHONE), (name, PHONE), None]
    assert sorted(await store.grants(name), key=repr) == sorted([HOST, PHONE], key=repr)
    await store.add_code("K7PZ", name, "invitation", (), NOW)
    assert await store.redeem("K7PZ", PHONE.hash, NOW) is None


LAWS: Sequence[Callable[[Store], Awaitable[None]]] = (
    what_is_created_is_found_again,
    a_table_that_is_not_there_is_none,
    a_creation_key_makes_one_table,
    events_follow_each_other,
    a_key_stores_once,
    whoever_expects_another_last_event_is_refused,
    each_number_is_given_once,
    a_table_that_is_gone_takes_nothing,
    keys_are_added_and_copied,
    a_code_works_for_the_first_key,
)


async def _refuses(kind: type[Exception], asked: Awaitable[object]) -> None:
    try:
        await asked
    except kind:
        return
    raise AssertionError(f"{kind.__name__} was to be raised")
