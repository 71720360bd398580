"""Listeners of a table: a thousand may come and go without delaying other tables."""

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from in_process_server import person
from registry_tables import act, open_table, opened_store, run, sit

from pasch.server.tables import audience as module
from pasch.server.tables.audience import AT_ONCE, EVERY_S, Audience, Listener
from pasch.server.tables.table_registry import TableRegistry

MANY = 1_000


class Loop:
    """What is to be done now and later, one step at a time."""

    def __init__(self) -> None:
        self.soon: list[Callable[[], None]] = []
        self.in_a_while: list[Callable[[], None]] = []

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        assert seconds in (0, EVERY_S)
        (self.in_a_while if seconds else self.soon).append(call)

    def step(self) -> None:
        self.soon, now = [], self.soon
        for call in now:
            call()

    def second(self) -> None:
        self.in_a_while, now = [], self.in_a_while
        for call in now:
            call()
        while self.soon:
            self.step()


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Loop:
    made = Loop()
    monkeypatch.setattr(module, "later", made.later)
    return made


def people(seats: Iterable[int]) -> list[int]:
    return list(seats)


def watching(number: int) -> list[Listener]:
    return [Listener(seats=frozenset()) for _ in range(number)]


def woken(listeners: Iterable[Listener]) -> list[Listener]:
    found = [listener for listener in listeners if listener.wake.is_set()]
    for listener in found:
        listener.wake.clear()
    return found


def seated(audience: Audience, listeners: Iterable[Listener]) -> None:
    for listener in listeners:
        audience.join(listener)
        audience.news_for(listener)


def test_presence_is_sent_at_most_once_a_second(loop: Loop) -> None:
    audience, first = Audience(people), watching(1)
    seated(audience, first)
    woken(first)
    told = []
    for _ in range(3):
        seated(audience, comers := watching(MANY))
        for one in comers[1:]:
            audience.leave(one)
        assert not woken(first)
        loop.second()
        assert woken(first)
        told.append(audience.news_for(first[0]))
    assert told == [f'{{"type":"present","seats":[],"watching":{number}}}' for number in (2, 3, 4)]
    loop.second()
    loop.second()
    assert not woken(first)
    assert not loop.in_a_while


def test_new_listener_gets_current_presence_only(loop: Loop) -> None:
    audience, (one, other, third) = Audience(people), watching(3)
    audience.join(one)
    assert audience.news_for(one) == '{"type":"present","seats":[],"watching":1}'
    seated(audience, [other])
    assert other.present == '{"type":"present","seats":[],"watching":2}'
    assert audience.news_for(other) is None
    assert audience.news_for(one) is None
    loop.second()
    assert audience.news_for(one) == other.present
    assert audience.news_for(other) is None
    seated(audience, [third])
    assert third.present == '{"type":"present","seats":[],"watching":3}'


def test_whoever_came_meanwhile_is_told_though_all_is_as_before(loop: Loop) -> None:
    """Both connections are lost and come again within a second; the first of them is alone for a moment."""
    audience, (spectator,) = Audience(people), watching(1)
    anna, ben = (Listener(seats=frozenset({seat})) for seat in (0, 1))
    seated(audience, [anna, ben, spectator])
    loop.second()
    loop.second()
    audience.leave(spectator)
    audience.leave(anna)
    audience.leave(ben)
    anna, ben = (Listener(seats=frozenset({seat})) for seat in (0, 1))
    seated(audience, [anna, ben])
    assert anna.present == '{"type":"present","seats":[0],"watching":0}'
    woken([anna, ben])
    loop.second()
    assert woken([anna, ben]) == [anna, ben]
    assert audience.news_for(anna) == ben.present == '{"type":"present","seats":[0,1],"watching":0}'
    assert audience.news_for(ben) is None
    loop.second()
    assert not loop.in_a_while


def test_those_who_play_are_woken_first_and_the_others_a_few_at_a_time(loop: Loop) -> None:
    audience, spectators = Audience(people), watching(MANY)
    anna, ben = (Listener(seats=frozenset({seat})) for seat in (0, 1))
    seated(audience, [*spectators, anna, ben])
    loop.second()
    everybody = [anna, ben, *spectators]
    woken(everybody)
    audience.wake()
    assert [anna, ben] == woken(everybody)[:2]
    steps = 0
    while loop.soon:
        loop.step()
        assert 0 < len(woken(everybody)) <= AT_ONCE
        steps += 1
    assert steps == -(-len(everybody) // AT_ONCE) - 1


def test_event_during_a_wakeup_wakes_all_again_once(loop: Loop) -> None:
    audience, spectators = Audience(people), watching(4 * AT_ONCE)
    seated(audience, spectators)
    loop.second()
    woken(spectators)
    audience.wake()
    loop.step()
    assert len(woken(spectators)) == 2 * AT_ONCE
    audience.wake()
    audience.leave(spectators[-1])
    count = 0
    while loop.soon:
        loop.step()
        count += len(found := woken(spectators))
        assert len(found) <= AT_ONCE
        assert spectators[-1] not in found
    assert count == 4 * AT_ONCE - 1


def test_seats_are_told_until_nobody_acts_for_them(loop: Loop) -> None:
    audience = Audience(people)
    phone, tablet, other = (Listener(seats=frozenset(seats)) for seats in ({0, 1}, {0}, {1}))
    seated(audience, [phone, tablet, other])
    assert other.present == '{"type":"present","seats":[0,1],"watching":0}'
    audience.leave(phone)
    audience.leave(other)
    loop.second()
    assert audience.sent_presence == '{"type":"present","seats":[0],"watching":0}'
    waiting = Listener()
    audience.join(waiting)
    assert len(audience) == 2
    audience.leave(tablet)
    loop.second()
    assert audience.sent_presence == '{"type":"present","seats":[],"watching":0}'


def test_replaced_player_is_not_present_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though nobody came or went."""
    monkeypatch.setattr(module, "EVERY_S", 0.001)

    async def work() -> None:
        async with opened_store(tmp_path) as store:
            tables = TableRegistry(store)
            name, host, _ = await open_table(tables, person("Anna"), person("Ben"))
            table = await tables.find(name)
            seated(table.audience, [Listener(seats=frozenset({seat})) for seat in (0, 1)])
            await act(tables, name, host, 0, sit("Anna"))
            while "[0,1]" not in table.audience.sent_presence:
                await asyncio.sleep(0.001)
            await act(tables, name, host, 1, {"type": "replace", "level": "random"})
            while table.audience.sent_presence != '{"type":"present","seats":[0],"watching":0}':
                await asyncio.sleep(0.001)

    run(work)


def test_events_that_change_nobody_present_are_no_news(loop: Loop) -> None:
    audience, (one,) = Audience(people), watching(1)
    seated(audience, [one])
    loop.second()
    loop.second()
    woken([one])
    audience.update_presence()
    assert not loop.in_a_while
    assert not woken([one])
