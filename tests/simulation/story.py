"""Simulates a server and people at its tables: faults for a while, then all is mended, and everything must be right.

The app with its middleware, routes and lifespan, the store, SQLAlchemy and SQLite run unchanged on a loop with virtual
time. Devices, network, faults and clocks are simulated, and an auditor checks all that is stored and said. The same
seed always gives the same run.
"""

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from auditor import Finding, ReplayedTable
from backup_check import migrated
from fault_plans import FaultPlan
from promptness import PRESENT_S, Promptness
from simulated_bots import Bot
from simulated_network import Json
from simulated_parts import installed
from simulated_people import Device, Person
from simulated_server import SimulatedServer
from simulated_world import World

from pasch.server.tables.received_rules import read_house_rule

_LEFT_OUT = (
    "twos threes fours fives three_of_a_kind four_of_a_kind full_house small_straight large_straight five_of_a_kind"
)
SHORT = (
    'id = "short"\nlike = "kniffel-basic"\nnames = { de = "Kurz", en = "Short" }\n[bonuses]\nupper = false\n[boxes]\n'
    + "\n".join(f"{box} = false" for box in _LEFT_OUT.split())
)
"""Rules of a game that is soon over."""
ANNOUNCED = (
    SHORT.replace('"short"', '"short-announced"')
    + '\n[columns.free]\nnames = "free"\n[columns.announced]\nnames = "announced"\nannounce = true\n'
)
_IN_MEMORY = Path("/dev/shm")
"""Where a disk is not waited for."""
_IDLE, _IDLE_S = 0.2, (700, 700, 700, 5_000, 5_000, 5_000, 90_000)
"""Share of the stories in which everybody is away for a while, so long that tables are forgotten and cleared up."""
_PONDERED, _PONDERED_S = 0.6, 700
"""Share of those in which a computer player decides meanwhile, and how long they are away then."""
_BOTS = 0.25
"""Share of the guests that are programs and play over HTTP alone."""
_SECOND_TABLE = 0.2
"""Share of the stories in which others play at a table of their own."""
_SETTLE_S, _CONNECT_S, _HEAR_S, _END_S, _FORGET_S = 100, 60, 100, 1800, 1500


@dataclass(frozen=True)
class SimulationResult:
    """What came of a simulation.

    Attributes:
        found: what must not happen, and did.
        fingerprint: a hash of all that happened.
        trace: lines of what happened, where they were asked for.
        virtual_s: virtual time that passed.
        counts: how often something was logged or answered.
        tables: all that was stored, replayed.
    """

    found: list[Finding]
    fingerprint: str
    trace: list[str]
    virtual_s: float
    events: int
    starts: int
    ended: int
    counts: Counter[str]
    tables: list[ReplayedTable] = field(compare=False)


def simulate(seed: int, plan: FaultPlan | None = None, *, keep_trace: bool = False) -> SimulationResult:
    """Runs a simulation.

    Args:
        plan: its faults, unless those of the seed are meant.
    """
    for rules in (SHORT, ANNOUNCED):
        # The time that this takes must not depend on which simulation is first.
        assert read_house_rule(rules).tables.holds_by_roll is not None
    with TemporaryDirectory(dir=_IN_MEMORY if _IN_MEMORY.is_dir() else None) as folder, _without_collecting():
        Path(folder, "pasch.sqlite").write_bytes(migrated())
        world = World(seed, Path(folder), keep_trace=keep_trace)
        with installed(seed, world.clock, world.auditor):
            try:
                _run(world, plan or FaultPlan.from_seed(seed))
                world.auditor.finish()
                return _result(world)
            finally:
                world.loop.abandon()
                for server in world.servers:
                    server.close()
                world.auditor.close_database()


def _result(world: World) -> SimulationResult:
    tables = [*world.auditor.tables.values()]
    return SimulationResult(
        [*world.auditor.found],
        world.fingerprint,
        [*world.trace],
        world.loop.time(),
        sum(len(table.rows) for table in tables),
        sum(server.starts for server in world.servers),
        sum(table.has_ended for table in tables),
        Counter(world.auditor.counts),
        tables,
    )


@contextmanager
def _without_collecting() -> Iterator[None]:
    # What is collected at some moment may start something on the loop, which would differ from run to run.
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _run(world: World, plan: FaultPlan) -> None:
    story = world.start(_tell_story(world, plan))
    story.add_done_callback(lambda _: world.loop.stop())
    world.loop.run_forever()
    if world.broken is not None:
        raise world.broken


async def _tell_story(world: World, plan: FaultPlan) -> None:
    for server in world.servers:
        await server.start()
    for fault in plan.faults:
        if fault.at_s <= plan.length_s:
            world.later(fault.at_s, world.strike, fault)
    Promptness(world).start()
    await _gather(world)
    await asyncio.sleep(max(0.0, plan.length_s - world.loop.time()))
    if world.random.random() < _IDLE:
        await _idle(world)
    world.heal()
    await asyncio.sleep(_SETTLE_S)
    world.is_ending = True
    await _check_all_hear(world)
    await asyncio.sleep(5)
    _check_presence(world)
    await _bring_to_an_end(world)
    await _check_all_released(world)


# People come


async def _gather(world: World) -> None:
    world.most_tables = world.random.choice([1, 3, 6])
    world.thinking = world.random.choice([1, 1, 1, 30])
    world.table = await _open_table(world)
    if world.random.random() < _SECOND_TABLE:
        world.most_tables += 1
        await _open_table(world)


async def _open_table(world: World) -> str:
    random, number = world.random, len(world.people)
    is_block, invitation, guests = random.random() < 0.2, world.new_key(), random.randint(0, 2)
    opening = _block(world) if is_block else _game(world, guests)
    host = Person(world, f"host{number}")
    table = await host.open(opening, invitation)
    world.note("opened", opening["kind"], [seat.get("level") or seat["place"] for seat in opening["seats"]])
    host.watch(table, [host.key])
    for _ in range(guests):
        world.start(_arrive(world, Person(world, f"guest{len(world.people)}"), table, invitation))
    return table


async def _idle(world: World) -> None:
    away_s = world.random.choice(_IDLE_S)
    if world.random.random() < _PONDERED and await _find_pondering(world):
        away_s = _PONDERED_S
    world.note("idle", away_s)
    for device in world.present_devices:
        device.offline_until = world.loop.time() + away_s
        world.cut(device)
    await asyncio.sleep(away_s)


async def _find_pondering(world: World) -> bool:
    # Waits until a computer player begins a decision that takes longer than the table is kept for nobody.
    disturbance = world.disturbance
    disturbance.slow_compute, disturbance.longest_choice_s = 1.0, 2.0 * _PONDERED_S
    until = world.loop.time() + 60
    while disturbance.busy_until < world.loop.time() + _PONDERED_S and world.loop.time() < until:
        await asyncio.sleep(0.2)
    disturbance.slow_compute, disturbance.longest_choice_s = 0.0, 90.0
    return disturbance.busy_until >= world.loop.time() + _PONDERED_S


def _block(world: World) -> Json:
    seats = [{"kind": "person", "name": name, "place": "here"} for name in ("A", "B")]
    return {"kind": "block", "rules": {"toml": world.random.choice([SHORT, ANNOUNCED])}, "seats": seats, "first": None}


def _game(world: World, guests: int) -> Json:
    random = world.random
    seats = [{"kind": "person", "name": "", "place": "here"} for _ in range(random.choice([1, 1, 2]))]
    seats += [{"kind": "person", "name": "", "place": "link"} for _ in range(guests)]
    seats += [
        {"kind": "computer", "name": "", "level": random.choice(["random", "heuristic"])}
        for _ in range(random.choice([0, 1, 2]))
    ]
    random.shuffle(seats)
    opening: Json = {
        "kind": "game",
        "rules": {"toml": random.choice([SHORT, ANNOUNCED])},
        "seats": seats,
        "first": random.choice([None, 0]),
    }
    if random.random() < 0.3:
        goal = random.choice(["wins", "sum"])
        opening["series"] = {"id": world.new_key(), "goal": goal, "games": 2, "played": []}
    return opening


async def _arrive(world: World, guest: Person, table: str, invitation: str) -> None:
    await asyncio.sleep(world.random.uniform(0, 5))
    seats = await guest.join(table, invitation)
    if seats is None or guest.has_left:
        return
    if world.random.random() < _BOTS:
        guest.devices.append(Bot(guest, table, seats))
    else:
        guest.watch(table, [guest.key])


# What must be right once all is mended


async def _check_all_hear(world: World) -> None:
    devices = [one for one in world.present_devices if not world.has_expired(one.table)]
    until = world.loop.time() + _CONNECT_S
    while (missing := [one for one in devices if not one.connected.is_set()]) and world.loop.time() < until:
        await asyncio.sleep(0.5)
    for device in missing:
        world.auditor.report("not-connected", device.person.name)
    until = world.loop.time() + _HEAR_S
    while (behind := [one for one in devices if _is_behind(world, one)]) and world.loop.time() < until:
        await asyncio.sleep(0.5)
    if behind:
        world.auditor.report("not-told", [(one.person.name, one.seq, len(one.replayed.rows) - 1) for one in behind])
    for device in devices:
        world.auditor.check_heard(device.replayed, device.events)


def _is_behind(world: World, device: Device) -> bool:
    return device.table in world.auditor.tables and device.seq < len(device.replayed.rows) - 1


def _check_presence(world: World) -> None:
    devices = [one for one in world.present_devices if one.connected.is_set()]
    for device in devices:
        if device.replayed.is_block or device.present is None or device.replayed.next is not None:
            continue
        # Who comes just now, as to a rematch, is told of a little later; `Promptness` watches that.
        if world.loop.time() - world.came_or_went_s.get(device.table, 0.0) < PRESENT_S:
            continue
        seats = device.replayed.positions[-1].seats
        there = [one.welcome["seats"] for one in devices if one.welcome is not None and _is_beside(one, device)]
        acting = sorted({seat for mine in there for seat in mine if not seats[seat].level})
        watching = sum(not mine for mine in there)
        if (device.present["seats"], device.present["watching"]) != (acting, watching):
            world.auditor.report("presence", f"{device.present}, there are {acting} and {watching}")


def _is_beside(one: Device, other: Device) -> bool:
    # A server names only those who are connected to itself.
    if one.socket is None or other.socket is None:
        return False
    return one.table == other.table and one.socket.server is other.socket.server


async def _bring_to_an_end(world: World) -> None:
    # Those still here go on without the others.
    until = world.loop.time() + _END_S
    while world.loop.time() < until:
        await asyncio.sleep(5)
        devices = [one for one in world.present_devices if one.keys]
        unfinished = [one for one in devices if _may_go_on(one)]
        if not unfinished and not any(one.outbox for one in devices):
            return
    for name in {one.table: None for one in unfinished}:
        here = {one.person.name: None for one in unfinished if one.table == name}
        table = world.auditor.tables[name]
        state = table.positions[-1].state
        turn = "before the beginning" if state is None else f"{state.phase}, seat {state.seat}"
        world.auditor.report("stuck", f"{turn}; last {table.events[-1]['type']}; here: {[*here]}")


def _may_go_on(device: Device) -> bool:
    # Whoever was replaced by a computer player only watches.
    table, welcome = device.replayed, device.welcome
    if table.is_block or table.has_ended or table.has_expired or welcome is None:
        return False
    seats = table.positions[-1].seats
    return welcome["host"] or any(seats[seat].level is None for seat in welcome["seats"])


async def _check_all_released(world: World) -> None:
    for person in world.people:
        if not person.has_left:
            person.leave()
    await asyncio.sleep(_FORGET_S)
    for server in world.servers:
        _check_released(world, server)


def _check_released(world: World, server: SimulatedServer) -> None:
    assert server.app is not None
    site = server.app.state.site
    tables, limits = site.tables, site.limits
    kept = {
        "tables": [table.name for table in tables._live.values() if not table.fold.is_due],
        "loading": tables._loading,
        "behind": tables._behind,
        "connections": limits._connections,
        "turns": site.writing._turns._inside,
        "waiting": site.store._writer._waiting,
        "pace": limits._pace._full_at,
        "sockets": world.sockets,
        "counted": [None] * int(site.metrics.connections._value.get()),
    }
    if any(kept.values()):
        world.auditor.report("not-released", {name: len(found) for name, found in kept.items() if found})
