"""Workers on one PostgreSQL notify each other; lost connections are restored."""

import asyncio
from collections.abc import Callable
from datetime import timedelta

import psycopg
import pytest
from store_content import HOST, NOW, create, held, opened

from pasch.server.store import EVERYTHING, Store, Unavailable

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("kind", ["postgresql"])]


async def until(true: Callable[[], bool]) -> None:
    """Waits for something to come true; the time is for a machine that is busy with other things."""
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.005)


async def listening(store: Store) -> list[str]:
    """What a store hears, from now on."""
    heard: list[str] = []
    store.listen(heard.append)
    await until(lambda: heard == [EVERYTHING])
    heard.clear()
    return heard


async def test_a_worker_hears_what_others_stored_and_not_itself(address: str) -> None:
    async with opened(address, 2) as (mine, other):
        heard = await listening(mine)
        name = await create(mine, "t1")
        await mine.append(name, 0, "one", held("4"))
        await other.append(name, 2, "two", held("4"))
        await until(lambda: bool(heard))
        assert heard == [name]
        assert len(await mine.events(name, after=2)) == 2


async def test_unchanged_tables_are_not_notified(address: str) -> None:
    async with opened(address, 2) as (mine, other):
        heard = await listening(mine)
        name, last = await create(other, "t1"), await create(other, "last")
        await other.append(name, 0, "one", held("4"))
        await other.append(name, 0, "one", held("4"))
        await asyncio.gather(other.append(name, 0, "two", held("4")), return_exceptions=True)
        await other.append(last, 0, "one", held("4"))
        await until(lambda: last in heard)
        assert heard == [name, last]


async def test_keys_added_and_tables_removed_are_told_too(address: str) -> None:
    async with opened(address, 2) as (mine, other):
        heard = await listening(mine)
        one, two = await create(other, "t1"), await create(other, "t2")
        await other.add_code("K7PX", one, "seat", (1,), NOW + timedelta(minutes=10))
        await other.redeem("K7PX", HOST.hash, NOW)
        await other.copy_grants(one, two)
        await until(lambda: heard == [one, two])
        await other.purge(NOW + timedelta(days=91))
        await until(lambda: sorted(heard[2:]) == [one, two])


async def test_very_many_tables_changed_at_once_are_all_told(address: str) -> None:
    async with opened(address, 2) as (mine, other):
        heard = await listening(mine)
        names = [await create(other, f"{number:064}") for number in range(130)]
        await asyncio.gather(*(other.append(name, None, "one", held("4")) for name in names))
        await until(lambda: len(heard) == len(names))
        assert sorted(heard) == names


async def test_a_sign_is_told_to_others_as_it_was_made_and_stored_nowhere(address: str) -> None:
    signs: list[tuple[str, str]] = []
    async with opened(address, 2) as (mine, other):
        heard: list[str] = []
        mine.listen(heard.append, lambda table_id, sign: signs.append((table_id, sign)))
        await until(lambda: heard == [EVERYTHING])
        name = await create(other, "t1")
        sign = '{"type":"sign","seat":0,"sign":"bravo"}'
        await mine.pass_on(name, sign)
        await other.pass_on(name, sign)
        await until(lambda: bool(signs))
        assert signs == [(name, sign)]
        assert heard == [EVERYTHING]


def cut(address: str, refuse: bool) -> None:
    """Cuts all connections to a database; with `refuse`, it takes no new ones either."""
    name = psycopg.conninfo.conninfo_to_dict(address)["dbname"]
    with psycopg.connect(address.replace(f"/{name}?", "/postgres?"), autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {'false' if refuse else 'true'}".encode())
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])


async def test_a_cut_connection_costs_nobody_an_action_and_everything_is_looked_at_again(address: str) -> None:
    async with opened(address, 2) as (mine, other):
        heard = await listening(mine)
        name = await create(mine, "t1")
        cut(address, refuse=False)
        await other.append(name, 0, "one", held("4"))
        assert len(await mine.events(name)) == 3
        await until(lambda: EVERYTHING in heard)
        heard.clear()
        await other.append(name, 2, "two", held("4"))
        await until(lambda: heard == [name])


async def test_while_the_database_is_away_it_is_said_and_afterwards_all_goes_on(address: str) -> None:
    async with opened(address, 2) as (mine, other):
        heard = await listening(mine)
        name = await create(mine, "t1")
        cut(address, refuse=True)
        assert not await mine.ready()
        with pytest.raises(Unavailable):
            await mine.append(name, 0, "one", held("4"))
        with pytest.raises(Unavailable):
            await mine.events(name)
        with pytest.raises(Unavailable):
            await mine.purge(NOW)
        cut(address, refuse=False)
        await until(lambda: EVERYTHING in heard)
        assert await mine.ready()
        assert not (await mine.append(name, 0, "one", held("4"))).repeated
        assert len(await other.events(name)) == 3


async def test_a_stray_notification_or_a_failing_listener_ends_no_listening(address: str) -> None:
    heard: list[str] = []

    def moved(table_id: str) -> None:
        heard.append(table_id)
        if table_id == "t1":
            raise ZeroDivisionError("a mistake of the listener's")

    async with opened(address, 2) as (mine, other):
        mine.listen(moved)
        await until(lambda: heard == [EVERYTHING])
        with psycopg.connect(address, autocommit=True) as stranger:
            stranger.execute("NOTIFY pasch_tables")
        for name in (await create(other, "t1"), await create(other, "t2")):
            await other.append(name, 0, "one", held("4"))
            await until(lambda: heard.count(EVERYTHING) == 2)
        await until(lambda: heard == [EVERYTHING, "t1", EVERYTHING, "t2"])


async def test_a_listening_store_closes_at_once_even_while_the_database_is_away(address: str) -> None:
    async with asyncio.timeout(10), opened(address) as (store,):
        await listening(store)
        cut(address, refuse=True)
        await asyncio.sleep(0.05)
