"""What the store promises, of both databases alike."""

import asyncio
import hashlib
from dataclasses import replace
from datetime import timedelta

import pytest
from played import HOST, NOW, OPENED, body, create, held, opened, table

from pasch.server.store import Conflict, Grant, NoSuchTable, Store, StoredTable, Unavailable

pytestmark = pytest.mark.anyio

PHONE = Grant(hashlib.sha256(b"phone").digest(), "seat", (1,))


async def test_what_is_created_is_found_again(store: Store) -> None:
    opened = table("t1")
    sat = body(seat=0, type="sat", name="Zoë \ud800 \0")
    assert await store.create(opened, "first", [OPENED, sat], [HOST]) == opened
    assert await store.table("t1") == opened
    events = await store.events("t1")
    assert [event.seq for event in events] == [0, 1]
    assert [event.body for event in events] == [OPENED, sat]
    assert {(event.at, event.key) for event in events} == {(NOW, "first")}
    assert await store.grants("t1") == [HOST]
    assert await store.count_tables() == 1


@pytest.mark.parametrize("name", ["nothing", "", "null\0byte", "\ud800", "../up", "ä", "x" * 500])
async def test_a_table_that_is_not_there_is_none_whatever_its_name(store: Store, name: str) -> None:
    assert await store.table(name) is None


async def test_a_block_has_no_secret(store: Store) -> None:
    block = StoredTable("b", "block", None, NOW, NOW)
    assert await store.create(block, "first", [OPENED], []) == block
    assert await store.table("b") == block


async def test_the_same_creation_key_makes_one_table_and_changes_nothing(store: Store) -> None:
    first = await store.create(table("t1"), "same", [OPENED], [HOST])
    again = await store.create(table("t2"), "same", [OPENED, OPENED], [PHONE])
    assert again == first
    assert await store.table("t2") is None
    assert len(await store.events("t1")) == 1
    assert await store.grants("t1") == [HOST]


async def test_an_id_that_is_taken_is_not_given_to_another_table(store: Store) -> None:
    name = await create(store, "t1")
    with pytest.raises(Conflict):
        await store.create(table("t1"), "another key", [OPENED, OPENED], [PHONE])
    assert len(await store.events(name)) == 1


async def test_many_who_create_with_the_same_key_at_once_get_one_table(address: str) -> None:
    async with opened(address, 2) as stores:
        creating = (store.create(table(f"t{number}"), "same", [OPENED], []) for number in range(6) for store in stores)
        made = await asyncio.gather(*creating)
        assert len({one.id for one in made}) == 1
        assert await stores[0].count_tables() == 1


async def test_events_follow_each_other_and_are_read_from_anywhere(store: Store) -> None:
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


async def test_a_key_stores_once_and_gets_the_same_answer(store: Store) -> None:
    name = await create(store, "t1")
    first = await store.append(name, 0, "one", held("44"), dice={("d6", 4): 1})
    await store.append(name, 2, "two", held("4"))
    again = await store.append(name, 0, "one", held("something else"), dice={("d6", 4): 1}, grants=[PHONE])
    assert again.repeated
    assert again.events == first.events == await store.done(name, "one")
    assert len(await store.events(name)) == 5
    assert await store.dice_counts() == {("d6", 4): 1}
    assert await store.grants(name) == [HOST]


async def test_a_key_belongs_to_its_table(store: Store) -> None:
    one, two = await create(store, "t1"), await create(store, "t2")
    await store.append(one, 0, "key", held("44"))
    assert await store.done(two, "key") == ()
    assert not (await store.append(two, 0, "key", held("55"))).repeated


async def test_the_key_of_a_creation_counts_as_used_there(store: Store) -> None:
    name = await create(store, "t1")
    assert (await store.append(name, 0, "creation-of-t1", held("44"))).repeated


@pytest.mark.parametrize("expected", [-1, 0, 1, 3, 99])
async def test_whoever_expects_another_last_event_is_refused_and_nothing_is_stored(store: Store, expected: int) -> None:
    name = await create(store, "t1")
    await store.append(name, 0, "one", held("44"))
    with pytest.raises(Conflict):
        await store.append(name, expected, "two", held("55"), dice={("d6", 5): 2}, grants=[PHONE])
    assert await store.done(name, "two") == ()
    assert len(await store.events(name)) == 3
    assert await store.dice_counts() == {}
    assert await store.grants(name) == [HOST]


async def test_where_the_order_does_not_matter_nothing_is_expected(store: Store) -> None:
    name = await create(store, "t1")
    stored = await asyncio.gather(*(store.append(name, None, f"key{number}", held("4")) for number in range(10)))
    assert sorted(event.seq for one in stored for event in one.events) == list(range(1, 21))


async def test_a_table_that_is_gone_takes_nothing(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.append("gone", -1, "one", held("44"))
    with pytest.raises(NoSuchTable):
        await store.add_code("ABC", "gone", "seat", (0,), NOW)
    await create(store, "t1")
    with pytest.raises(NoSuchTable):
        await store.copy_grants("t1", "gone")


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


async def test_somebody_who_does_not_wait_for_the_answer_harms_nobody(store: Store) -> None:
    name = await create(store, "t1")
    impatient = asyncio.create_task(store.append(name, None, "impatient", held("4")))
    patient = asyncio.create_task(store.append(name, None, "patient", held("4")))
    await asyncio.sleep(0)
    impatient.cancel()
    assert (await patient).events
    assert len(await store.events(name)) in (3, 5)


async def test_what_waits_when_the_store_closes_is_still_written(address: str) -> None:
    store = await Store.open(address)
    name = await create(store, "t1")
    waiting = [asyncio.create_task(store.append(name, None, f"key{number}", held("4"))) for number in range(5)]
    await asyncio.sleep(0)
    await store.close()
    assert all([(await one).events for one in waiting])


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


async def test_keys_are_added_with_an_action_and_copied_for_a_rematch(store: Store) -> None:
    one, two = await create(store, "t1"), await create(store, "t2")
    await store.append(one, 0, "join", held("4"), grants=[PHONE, replace(PHONE, seats=(0,))])
    await store.copy_grants(one, two)
    await store.copy_grants(one, two)
    wanted = [HOST, PHONE, replace(PHONE, seats=(0,))]
    assert sorted(await store.grants(two), key=repr) == sorted(wanted, key=repr)


async def test_a_code_works_for_the_first_key_and_for_nobody_else(store: Store) -> None:
    name = await create(store, "t1")
    await store.add_code("K7PX", name, "seat", (1,), NOW + timedelta(minutes=10))
    assert await store.redeem("K7PY", PHONE.hash, NOW) is None
    assert await store.redeem("K7PX", PHONE.hash, NOW) == (name, PHONE)
    assert await store.redeem("K7PX", PHONE.hash, NOW) == (name, PHONE)
    assert await store.redeem("K7PX", HOST.hash, NOW) is None
    assert sorted(await store.grants(name), key=repr) == sorted([HOST, PHONE], key=repr)


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
async def test_a_code_of_any_letters_is_only_unknown(store: Store, code: str) -> None:
    assert await store.redeem(code, PHONE.hash, NOW) is None


async def test_tables_expire_after_90_days_and_finished_games_after_30(store: Store) -> None:
    going_on, over = await create(store, "open"), await create(store, "over")
    last = (await store.append(going_on, 0, "one", held("4"))).events[0].at
    ending = [body(seat=None, type="ended", totals=[1]), body(seat=0, type="rematch", table="x")]
    ended = (await store.append(over, 0, "one", ending, ended=True)).events[0].at
    assert await store.purge(ended + timedelta(days=29)) == 0
    assert await store.purge(ended + timedelta(days=31)) == 1
    assert await store.purge(last + timedelta(days=89)) == 0
    assert await store.table(going_on)
    assert await store.purge(last + timedelta(days=91)) == 1
    for name in (going_on, over):
        assert await store.table(name) is None
        assert await store.events(name) + await store.grants(name) == []


async def test_an_event_keeps_a_table_for_longer_and_the_end_of_its_game_for_shorter(store: Store) -> None:
    old = NOW - timedelta(days=100)
    kept, over = await create(store, "kept", old), await create(store, "over", old)
    moment = (await store.append(kept, 0, "one", held("4"))).events[0].at
    await store.append(over, 0, "one", [body(seat=None, type="ended", totals=[])], dice={("d6", 6): 5}, ended=True)
    assert await store.purge(moment + timedelta(days=31)) == 1
    assert await store.table(kept)
    assert await store.dice_counts() == {("d6", 6): 5}


async def test_very_many_tables_expire(store: Store) -> None:
    await asyncio.gather(*(create(store, f"t{number}") for number in range(120)))
    assert await store.purge(NOW + timedelta(days=91)) == 120
    assert await store.count_tables() == 0


async def test_a_store_is_ready_and_says_so(store: Store) -> None:
    assert await store.ready()
