"""Concurrent writers on several stores of one database: no event is lost or doubled."""

import asyncio
import itertools
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st
from store_content import create, held, opened

from pasch.server.store import Body, Conflict, Store

WRITERS = 6
ACTIONS = 8


async def write(store: Store, name: str, writer: int) -> int:
    """Stores its actions one after the other, looking anew whenever others came first; counts how often."""
    last = missed = 0
    for number in range(ACTIONS):
        while True:
            try:
                stored = await store.append(name, last, f"writer{writer}-{number}", held("4"), dice={("d6", writer): 1})
            except Conflict:
                missed += 1
                last = (await store.events(name))[-1].seq
            else:
                last = stored.events[-1].seq
                break
    return missed


@pytest.mark.anyio
async def test_of_many_writers_at_one_table_exactly_one_wins_each_place(address: str) -> None:
    async with opened(address, 2) as stores:
        name = await create(stores[0], "t1")
        missed = await asyncio.gather(*(write(stores[writer % 2], name, writer) for writer in range(WRITERS)))
        assert sum(missed) > 0
        events = await stores[1].events(name)
        assert [event.seq for event in events] == list(range(1 + 2 * WRITERS * ACTIONS))
        kept = Counter(event.key for event in events[1:])
        assert kept == {f"writer{writer}-{number}": 2 for writer in range(WRITERS) for number in range(ACTIONS)}
        assert all(first.key == second.key for first, second in zip(events[1::2], events[2::2], strict=True))
        assert await stores[0].dice_counts() == {("d6", writer): ACTIONS for writer in range(WRITERS)}


@pytest.mark.anyio
async def test_many_tables_written_crosswise_never_wait_in_a_circle(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # All stores count dice in the same rows, where they would otherwise seldom meet.
    monkeypatch.setattr("pasch.server.store.store._COUNTERS", 1)
    dice = {("d6", face): 1 for face in (6, 1, 3)}
    async with opened(address, 3) as stores:
        names = [await create(stores[0], f"t{number}") for number in range(20)]
        orders = (names, names[::-1], names[10:] + names[:10])
        await asyncio.gather(
            *(
                store.append(name, None, f"key{worker}-{number}", held("4"), dice=dice)
                for number in range(5)
                for worker, (store, order) in enumerate(zip(stores, orders, strict=True))
                for name in order
            )
        )
        for name in names:
            assert [event.seq for event in await stores[1].events(name)] == list(range(1 + 2 * 15))
        assert await stores[2].dice_counts() == {("d6", face): 300 for face in (1, 3, 6)}


@pytest.mark.anyio
async def test_workers_that_count_the_same_faces_never_wait_in_a_circle(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pasch.server.store.store._COUNTERS", 1)
    rounds = 40

    async def throw(store: Store, worker: int) -> None:
        name = await create(store, f"t{worker}")
        faces = {("d6", 1 + (worker * 2 + place) % 6): 1 for place in range(6)}
        for number in range(rounds):
            await store.append(name, None, f"key{number}", held("4"), dice=faces)

    async with opened(address, 3) as stores:
        await asyncio.gather(*(throw(store, worker) for worker, store in enumerate(stores)))
        assert await stores[0].dice_counts() == {("d6", face): 3 * rounds for face in range(1, 7)}


@pytest.mark.anyio
async def test_the_same_action_sent_to_every_worker_at_once_is_stored_once(address: str) -> None:
    async with opened(address, 3) as stores:
        name = await create(stores[0], "t1")
        sending = (store.append(name, 0, "once", held("4")) for store in stores for _ in range(4))
        answers = await asyncio.gather(*sending)
        assert [answer.repeated for answer in answers].count(False) == 1
        assert len({answer.events[0].at for answer in answers}) == 1
        assert len(await stores[0].events(name)) == 3


@dataclass
class Modelled:
    """A table as it should be, in a few lines that leave no room for mistakes."""

    events: list[tuple[str, Body]]
    thrown: Counter[tuple[str, int]] = field(default_factory=Counter)

    def append(self, expected: int | None, key: str, bodies: list[Body], face: int) -> list[int] | None:
        """The numbers of this action's events; None where the table has moved on."""
        known = [seq for seq, (of, _) in enumerate(self.events) if of == key]
        if known:
            return known
        if expected not in (None, len(self.events) - 1):
            return None
        self.events += [(key, body) for body in bodies]
        self.thrown["d6", face] += 1
        return list(range(len(self.events) - len(bodies), len(self.events)))


@dataclass(frozen=True)
class Sent:
    """An action to one of two tables; `together` with the next one."""

    at: int
    expected: int | None
    key: str
    bodies: list[Body]
    face: int
    together: bool


VALUES = st.one_of(st.text(max_size=5), st.integers(), st.none())
BODIES = st.dictionaries(st.text(max_size=3), VALUES, max_size=3).map(json.dumps)
SENT = st.builds(
    Sent,
    at=st.integers(0, 1),
    expected=st.one_of(st.none(), st.integers(-1, 9)),
    key=st.sampled_from(["a", "b", "c", "d", "e"]),
    bodies=st.lists(BODIES, min_size=1, max_size=3),
    face=st.integers(1, 6),
    together=st.booleans(),
)


@pytest.fixture(scope="module")
def places(fresh: Callable[[str], str]) -> dict[str, str]:
    """One database of each kind for all examples, each of which plays at tables of its own."""
    return {kind: fresh(kind) for kind in ("sqlite", "postgresql")}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@given(actions=st.lists(SENT, max_size=14))
def test_any_actions_in_any_order_end_as_one_after_the_other(
    places: dict[str, str], kind: str, actions: list[Sent]
) -> None:
    asyncio.run(compare(places[kind], actions))


_names = itertools.count()


async def compare(address: str, actions: list[Sent]) -> None:
    """Plays the actions, some at once with the next, at two tables and at their models."""
    async with opened(address) as (store,):
        before = Counter(await store.dice_counts())
        places = [await new_place(store) for _ in range(2)]
        group: list[Sent] = []
        for action in actions:
            group.append(action)
            if not action.together:
                await compare_group(store, places, group)
                group = []
        await compare_group(store, places, group)
        for name, model in places:
            events = await store.events(name)
            assert [event.seq for event in events] == list(range(len(model.events)))
            assert [(event.key, event.body) for event in events] == model.events
        assert Counter(await store.dice_counts()) - before == places[0][1].thrown + places[1][1].thrown


async def new_place(store: Store) -> tuple[str, Modelled]:
    """A table and its model."""
    name = await create(store, f"example{next(_names)}")
    return name, Modelled([(event.key, event.body) for event in await store.events(name)])


async def compare_group(store: Store, places: list[tuple[str, Modelled]], group: list[Sent]) -> None:
    """Actions sent at once: they are stored in the order in which they were sent."""
    sending = (
        store.append(places[one.at][0], one.expected, one.key, one.bodies, dice={("d6", one.face): 1}) for one in group
    )
    for one, outcome in zip(group, await asyncio.gather(*sending, return_exceptions=True), strict=True):
        seqs = places[one.at][1].append(one.expected, one.key, one.bodies, one.face)
        if seqs is None:
            assert isinstance(outcome, Conflict)
        else:
            assert not isinstance(outcome, BaseException)
            assert [event.seq for event in outcome.events] == seqs
