"""The store's contract, for both databases."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest
from store_content import opened

from pasch.server.store import Conflict, Grant, Store, StoredEvent, StoredTable, Unavailable
from pasch.testing import check_store
from pasch.testing.stores import LAWS, NOW, OPENED, PHONE, body, create, held, table

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("law", LAWS, ids=lambda law: str(law.__name__))
async def test_every_law_of_stores(store: Store, law: Callable[[Store], Awaitable[None]]) -> None:
    await law(store)


class Forgetful(Store):
    """Does not know what was stored under a key."""

    async def done(self, table_id: str, key: str) -> tuple[StoredEvent, ...]:
        return (await super().done(table_id, key))[:0]


async def test_broken_laws_are_reported(fresh: Callable[[str], str]) -> None:
    @asynccontextmanager
    async def forgetful() -> AsyncIterator[Store]:
        store = await Forgetful.open(fresh("sqlite"))
        yield store
        await store.close()

    with pytest.raises(AssertionError) as broken:
        await check_store(forgetful)
    assert broken.value.__notes__ == ["a_key_stores_once"]


async def test_a_block_has_no_secret(store: Store) -> None:
    block = StoredTable("b", "block", None, NOW, NOW)
    assert await store.create(block, "first", [OPENED], []) == block
    assert await store.table("b") == block


async def test_many_who_create_with_the_same_key_at_once_get_one_table(address: str) -> None:
    async with opened(address, 2) as stores:
        creating = (store.create(table(f"t{number}"), "same", [OPENED], []) for number in range(6) for store in stores)
        made = await asyncio.gather(*creating)
        assert len({one.id for one in made}) == 1
        assert await stores[0].count_tables() == 1


async def test_an_action_that_cannot_be_stored_does_not_spoil_those_beside_it(store: Store) -> None:
    name = await create(store, "t1")
    good = [store.append(name, None, f"key{number}", held("4"), dice={("d6", 1): 1}) for number in range(3)]
    bad = store.append(name, None, "bad", held("4"), dice={("d6", 2**70): 1})
    first, failed, *others = await asyncio.gather(good[0], bad, *good[1:], return_exceptions=True)
    assert isinstance(failed, Exception)
    assert not any(isinstance(one, BaseException) for one in (first, *others))
    assert len(await store.events(name)) == 7
    assert await store.dice_counts() == {("d6", 1): 3}


@pytest.mark.parametrize("bodies", [[], [OPENED, '{"name":"Zoë"}'], ["\0"]])
async def test_events_that_are_none_are_our_mistake(store: Store, bodies: list[str]) -> None:
    name = await create(store, "t1")
    with pytest.raises(ValueError, match="ASCII"):
        await store.append(name, 0, "one", bodies)
    assert len(await store.events(name)) == 1


async def test_cancelled_append_affects_no_other(store: Store) -> None:
    name = await create(store, "t1")
    impatient = asyncio.create_task(store.append(name, None, "impatient", held("4")))
    patient = asyncio.create_task(store.append(name, None, "patient", held("4")))
    await asyncio.sleep(0)
    impatient.cancel()
    seqs = [event.seq for event in (await patient).events]
    assert seqs in ([1, 2], [3, 4])
    # The other action is stored too, whole and first, or not at all.
    assert [event.seq for event in await store.events(name)] == list(range(seqs[-1] + 1))


async def test_pending_appends_are_written_on_close(address: str) -> None:
    store = await Store.open(address)
    name = await create(store, "t1")
    waiting = [asyncio.create_task(store.append(name, None, f"key{number}", held("4"))) for number in range(5)]
    await asyncio.sleep(0)
    await store.close()
    assert [[event.seq for event in (await one).events] for one in waiting] == [
        [first, first + 1] for first in range(1, 11, 2)
    ]


async def test_a_closed_store_says_so(address: str) -> None:
    store = await Store.open(address)
    name = await create(store, "t1")
    await store.close()
    with pytest.raises(Unavailable):
        await store.append(name, 0, "late", held("4"))
    with pytest.raises(Unavailable):
        await store.events(name)
    with pytest.raises(Unavailable):
        await store.purge(NOW)
    assert not await store.ready()


async def test_a_code_ends_with_its_time(store: Store) -> None:
    name = await create(store, "t1")
    await store.add_code("K7PX", name, "invitation", (), NOW)
    assert await store.redeem("K7PX", PHONE.hash, NOW) is None
    assert await store.redeem("K7PX", PHONE.hash, NOW - timedelta(milliseconds=1)) == (
        name,
        Grant(PHONE.hash, "invitation", ()),
    )


async def test_a_code_is_made_once_until_the_old_one_is_forgotten(store: Store) -> None:
    name = await create(store, "t1")
    await store.add_code("K7PX", name, "seat", (1,), NOW)
    with pytest.raises(Conflict):
        await store.add_code("K7PX", name, "seat", (0,), NOW)
    await store.purge(NOW)
    await store.add_code("K7PX", name, "seat", (0,), NOW + timedelta(minutes=1))
    found = await store.redeem("K7PX", PHONE.hash, NOW)
    assert found
    assert found[1].seats == (0,)


@pytest.mark.parametrize("code", ["\0", "\ud800", "", "Ä" * 1000])
async def test_any_unknown_code_is_refused_alike(store: Store, code: str) -> None:
    assert await store.redeem(code, PHONE.hash, NOW) is None


async def test_tables_expire_after_90_days_and_finished_games_after_30(store: Store) -> None:
    going_on, over = await create(store, "open"), await create(store, "over")
    last = (await store.append(going_on, 0, "one", held("4"))).events[0].at
    ending = [body(seat=None, type="ended", totals=[1]), body(seat=0, type="rematch", table="x")]
    ended = (await store.append(over, 0, "one", ending, ended=True)).events[0].at
    assert len(await store.purge(ended + timedelta(days=29))) == 0
    assert len(await store.purge(ended + timedelta(days=31))) == 1
    assert len(await store.purge(last + timedelta(days=89))) == 0
    assert await store.table(going_on)
    assert len(await store.purge(last + timedelta(days=91))) == 1
    for name in (going_on, over):
        assert await store.table(name) is None
        assert await store.events(name) + await store.grants(name) == []


async def test_an_event_keeps_a_table_for_longer_and_the_end_of_its_game_for_shorter(store: Store) -> None:
    old = NOW - timedelta(days=100)
    kept, over = await create(store, "kept", old), await create(store, "over", old)
    moment = (await store.append(kept, 0, "one", held("4"))).events[0].at
    await store.append(over, 0, "one", [body(seat=None, type="ended", totals=[])], dice={("d6", 6): 5}, ended=True)
    assert len(await store.purge(moment + timedelta(days=31))) == 1
    assert await store.table(kept)
    assert await store.dice_counts() == {("d6", 6): 5}


async def test_no_clock_is_trusted_before_it_has_run_for_a_day(store: Store) -> None:
    """A machine that starts 95 days ahead, and is set right or not."""
    day = timedelta(days=1)
    await create(store, "t0")
    assert not await store.watch_clock(NOW), "seen for the first time"
    assert not await store.watch_clock(NOW + day / 2)
    assert await store.watch_clock(NOW + day)
    assert await store.watch_clock(NOW + 11 * day), "off for ten days"
    ahead = NOW + 95 * day
    assert not await store.watch_clock(ahead)
    assert not await store.watch_clock(ahead + day / 2)
    assert not await store.watch_clock(NOW + 12 * day), "set right"
    assert not await store.watch_clock(NOW + 12.9 * day)
    assert await store.watch_clock(NOW + 13 * day)
    assert not await store.watch_clock(ahead)
    assert await store.watch_clock(ahead + day), "nobody has set it back"


async def test_a_first_start_has_no_clock_to_doubt(store: Store) -> None:
    assert await store.watch_clock(NOW)


async def test_clock_check_spans_processes(address: str) -> None:
    async with opened(address, 2) as (first, second):
        await create(first, "t0")
        assert not await first.watch_clock(NOW)
        assert await second.watch_clock(NOW + timedelta(days=1))
        assert not await second.watch_clock(NOW + timedelta(days=96))
        # Two machines that disagree: nothing expires.
        assert not await first.watch_clock(NOW + timedelta(days=1.1))
        assert not await second.watch_clock(NOW + timedelta(days=97.1))
        assert not await first.watch_clock(NOW + timedelta(days=2.2))


async def test_very_many_tables_expire(store: Store) -> None:
    await asyncio.gather(*(create(store, f"t{number}") for number in range(120)))
    assert len(await store.purge(NOW + timedelta(days=91))) == 120
    assert await store.count_tables() == 0


async def test_a_store_is_ready_and_says_so(store: Store) -> None:
    assert await store.ready()
