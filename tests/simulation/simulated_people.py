"""Simulated people: their devices speak the protocol, keep what they heard, and resend what they are not sure of."""

import asyncio
from collections import deque
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from simulated_network import Json, Lost, Socket, ask, connect
from simulated_parts import EPOCH, random_action

from pasch.play.blocks.card_reader import written_values
from pasch.rules.game.events import Announced, Scored, Struck
from pasch.rules.game.state import GameState
from pasch.server.settings import AWAY_SECONDS

if TYPE_CHECKING:
    from auditor import ReplayedTable
    from simulated_world import World

TEMPORARY = {"store-unavailable", "our-mistake", "too-much"}
"""Refusals after which an action may have been stored all the same."""
_OF_SEAT = {"sit", "throw", "held", "bought", "announced", "scored", "struck", "undo", "return"}
"""Actions that only whoever has the seat may take."""
_PATIENCE_S = 12.0
_MOST_OUTBOX = 12
_LONGEST_NAP_S = 10.0
"""Without network and anything to do."""


class Device:
    """A device of a person at a table, connected again and again until it is gone.

    Attributes:
        keys: shown when it says hello.
        slow_s: time that it takes to read a message.
        offline_until: virtual time until which it has no network.
        hurried_until: virtual time until which it connects again at once.
        gone: its person has left for ever.
        events: heard so far, by ``seq``.
        welcome, present: the last message of this kind.
        outbox: what was written on a score pad and is not acknowledged yet.
    """

    def __init__(self, person: "Person", table: str, keys: list[str]) -> None:
        self.person = person
        self.keys = keys
        self.address = f"10.0.0.{len(person.world.devices) + 1}"
        self.slow_s = 0.0
        self.offline_until = self.hurried_until = 0.0
        self.gone = False
        self.table = table
        self.events: list[Json] = []
        self.welcome: Json | None = None
        self.present: Json | None = None
        self.socket: Socket | None = None
        self.connected = asyncio.Event()
        self.answers: dict[str, asyncio.Future[Json]] = {}
        self.outbox: deque[tuple[str, Json]] = deque()
        self._world = person.world
        self._random = person.world.random
        self._heard_at = 0.0
        self._seats_before: list[int] = []
        self._skew_s = self._random.choice([0, 0, 3600, -86400])
        self._world.devices.append(self)
        self._tasks = [self._world.start(self._stay_connected()), self._world.start(self._play())]

    @property
    def seq(self) -> int:
        """The number of the last event heard."""
        return len(self.events) - 1

    @property
    def replayed(self) -> "ReplayedTable":
        """The auditor's copy of its table."""
        return self._world.auditor.tables[self.table]

    @property
    def is_on_turn(self) -> bool:
        """Returns whether its person is waited for."""
        state = self.replayed.positions[self.seq].state if self.events and not self.outbox else None
        return state is not None and self.welcome is not None and state.seat in self.welcome["seats"]

    def leave(self) -> None:
        """Leaves for ever."""
        self.gone = True
        for task in self._tasks:
            task.cancel()
        if self.socket is not None:
            self.socket.leave()

    # The connection

    async def _stay_connected(self) -> None:
        while not self.gone:
            await self._wait_for_network()
            with suppress(Lost):
                self.socket = await connect(self._world, f"/api/tables/{self.table}/live", self)
                await self._converse(self.socket)
            self.connected.clear()
            if self.socket is not None:
                self.socket.leave()
                self.socket = None
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_exception(Lost())
            hurries = self._world.loop.time() < self.hurried_until
            await asyncio.sleep(self._random.uniform(0.01, 0.3) if hurries else self._random.uniform(0.1, 2.0))

    async def _wait_for_network(self) -> None:
        while (left_s := self.offline_until - self._world.loop.time()) > 0:
            await asyncio.sleep(min(left_s, _LONGEST_NAP_S))

    async def _converse(self, socket: Socket) -> None:
        table, after = self.table, self.seq
        if self._random.random() < 0.1 and after > 0:
            after = self._random.randrange(-1, after)  # an older copy of the log, as after a reload
            self.events = self.events[: after + 1]
        socket.send({"type": "hello", "keys": self.keys, "after": after})
        socket.asked_after = after
        pinged = False
        while self.table == table and self._world.loop.time() >= self.offline_until:
            try:
                message = await socket.read(20.0)
            except Lost:
                if socket.lost_to_client or pinged:
                    raise
                socket.send({"type": "ping"})
                pinged = True
                continue
            pinged = False
            if self.table == table:
                self._hear(message)

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self._check_seats(message)
                self.welcome = message
                self.connected.set()
            case "events":
                for event in message["events"]:
                    self._hear_event(event)
            case "done" | "refused":
                self._hear_answer(message)
            case "present":
                self.present = message

    def _check_seats(self, welcome: Json) -> None:
        seats = self.replayed.positions[-1].seats
        lost = [one for one in self._seats_before if seats[one].level is None and one not in welcome["seats"]]
        if lost:
            self._world.auditor.report("seats-lost", f"{lost} at {self.table}")

    def _hear_event(self, event: Json) -> None:
        if event["seq"] != self.seq + 1:
            self._world.auditor.report("heard-gap", f"{event['seq']} after {self.seq}")
        self.events.append(event)
        self._heard_at = self._world.loop.time()
        if event["type"] == "rematch":
            self._world.later(self._random.uniform(0, 3), self._follow, event["table"])

    def _hear_answer(self, message: Json) -> None:
        key, auditor = message["key"], self._world.auditor
        if message["type"] == "done":
            if message["seq"] > self.seq:
                auditor.report("done-unheard", f"{message['seq']} > {self.seq}")
            if auditor.done.setdefault(key, message["seq"]) != message["seq"]:
                auditor.report("two-answers", key)
        answer = self.answers.get(key)
        if answer is not None and not answer.done():
            answer.set_result(message)

    def _follow(self, table: str) -> None:
        if self.gone:
            return
        if self.socket is not None:
            self.socket.leave()
            self.socket.lose_to_client()
        self._seats_before = [] if self.welcome is None else self.welcome["seats"]
        self.table, self.events, self.welcome, self.socket = table, [], None, None
        self.connected.clear()

    # Acting

    async def act(self, seat: int, action: Json, expect: int | None, key: str | None = None) -> Json | None:
        """Sends an action until it is known what became of it; None where the table changed meanwhile."""
        key, table = key or self._world.new_key(), self.table
        message = {"type": "act", "key": key, "expect": expect, "seat": seat, "action": action}
        self._world.auditor.acts[key] = message
        if action["type"] in _OF_SEAT and seat not in (self.welcome or {"seats": []})["seats"]:
            self._world.auditor.foreign.add(key)
        while self.table == table and not self.gone:
            await self.connected.wait()
            if self.table != table or not self.connected.is_set():
                continue
            answer = await self._send(message)
            if answer is None:
                continue
            if answer["type"] == "refused":
                codes = {problem["code"] for problem in answer["problems"]}
                self._world.note(self._name, "refused", action["type"], *sorted(codes))
                if codes & TEMPORARY:
                    await asyncio.sleep(self._random.uniform(0.5, 3))
                    continue
            return answer
        return None

    async def _send(self, message: Json) -> Json | None:
        assert self.socket is not None
        waiting: asyncio.Future[Json] = self._world.loop.create_future()
        self.answers[message["key"]] = waiting
        self.socket.send(message)
        if self._random.random() < 0.05:
            self.socket.send(message)
        if self._random.random() < 0.03 and not self._world.is_healed:
            self._world.cut(self)
        try:
            async with asyncio.timeout(_PATIENCE_S):
                return await waiting
        except (TimeoutError, Lost):
            if self.socket is not None:
                self.socket.lose_to_client()
                await asyncio.sleep(0.05)
            return None
        finally:
            self.answers.pop(message["key"], None)

    async def _play(self) -> None:
        await asyncio.sleep(self._random.random())
        while not self.gone:
            slowness = 1 if self._world.is_ending else self._world.thinking
            await asyncio.sleep(slowness * self._random.choice([0.05, 0.3, 1.0, 3.0]))
            is_block = bool(self.events) and self.events[0]["kind"] == "block"
            if self._world.loop.time() < self.offline_until and (not is_block or len(self.outbox) >= _MOST_OUTBOX):
                await asyncio.sleep(_LONGEST_NAP_S)
            elif (self.connected.is_set() or is_block) and self.events and self.seq < len(self.replayed.positions):
                await (self._write() if is_block else self._decide())

    async def _decide(self) -> None:
        random, seq, position = self._random, self.seq, self.replayed.positions[self.seq]
        welcome = self.welcome or {"seats": [], "host": False}
        mine = [seat for seat in welcome["seats"] if seat < len(position.seats) and not position.seats[seat].level]
        if self.events[-1]["type"] == "rematch":
            return
        if any(event["type"] == "ended" for event in self.events[-2:]):
            if mine and self._world.may_play_on and random.random() < 0.4:
                await self.act(mine[0], {"type": "rematch"}, seq)
            return
        gone = [seat for seat in mine if position.seats[seat].has_stand_in]
        if gone and random.random() < 0.3:
            await self.act(gone[0], {"type": "return"}, seq)
        elif position.state is None:
            await self._sit(mine, host=welcome["host"])
        elif (
            position.undoable is not None
            and position.undoable in mine
            and random.random() < 0.08
            and not self._world.is_ending
        ):
            await self.act(position.undoable, {"type": "undo"}, seq)
        elif position.state.phase != "over":
            await self._move(position.state, mine, ahead=position.has_dice_ahead, host=welcome["host"])

    async def _sit(self, mine: list[int], *, host: bool) -> None:
        seats = self.replayed.positions[self.seq].seats
        free = [seat for seat in mine if seats[seat].entropy is None]
        if free:
            seat = free[0]
            name = seats[seat].name or (self.person.name if seats[seat].place == "link" else "")
            await self.act(seat, {"type": "sit", "name": name, "entropy": self._world.new_key()}, self.seq)
        elif self._world.is_ending and (host or (mine and self._has_waited)):
            open_seats = [seat for seat, who in enumerate(seats) if not who.level and who.entropy is None]
            if open_seats:
                await self.act(open_seats[0], {"type": "replace", "level": "random"}, self.seq)

    async def _move(self, state: GameState, mine: list[int], *, ahead: bool, host: bool) -> None:
        random, ending, turn, seq = self._random, self._world.is_ending, state.seat, self.seq
        seats = self.replayed.positions[seq].seats
        if turn in mine and seats[turn].is_played_by_person and (ending or random.random() < 0.9):
            await self.act(turn, self._choose(state, ahead=ahead), seq)
        elif mine and turn not in mine and seats[turn].is_played_by_person and self._has_given_up:
            stand_in = {"type": "stand-in", "level": "random", "once": random.random() < 0.3}
            await self.act(turn, stand_in if random.random() < 0.8 else {"type": "stop"}, seq)
        elif host and turn not in mine and not seats[turn].level:
            present = (self.present or {"seats": []})["seats"]
            if (ending and turn not in present) or random.random() < 0.03:
                level = random.choice(["random", "heuristic"])
                await self.act(turn, {"type": "replace", "level": level}, seq)
        elif random.random() < 0.02 and not ending:
            # Somebody else's seat, or too early.
            await self.act(turn, self._choose(state, ahead=ahead), seq - random.randrange(2))
        elif random.random() < 0.02 and mine and self.socket is not None:
            self.socket.send({"type": "sign", "seat": mine[0], "sign": "haha"})

    @property
    def _has_waited(self) -> bool:
        return self._world.loop.time() - self._heard_at > AWAY_SECONDS["live"] + 5

    @property
    def _has_given_up(self) -> bool:
        # Some are impatient, which is refused.
        return self._random.random() < (0.5 if self._has_waited else 0.002)

    def _choose(self, state: GameState, *, ahead: bool) -> Json:
        if state.phase in ("start", "throw"):
            return {"type": "throw"}
        for _ in range(50):
            chosen = random_action(self._random, state)
            # Dice that are known already must not be thrown away.
            if isinstance(chosen, Announced | Scored | Struck) or not ahead or self._random.random() < 0.2:
                break
        if not state.turn.throws and not isinstance(chosen, Announced):
            return {"type": "throw"}
        return {name: value for name, value in chosen.as_json().items() if name in ("type", "dice", "box")}

    # A score pad: written offline into an outbox, sent in order

    async def _write(self) -> None:
        random, replayed = self._random, self.replayed
        ending = self._world.is_ending
        if len(self.outbox) < _MOST_OUTBOX and not ending and random.random() < 0.5:
            player, box = random.randrange(2), random.choice(replayed.variant.boxes)
            of_cell = [
                event["id"]
                for event in self.events
                if event["type"] == "written" and (event["player"], event["cell"].get("box")) == (player, box.id)
            ]
            at = datetime.fromtimestamp(EPOCH + self._world.loop.time() + self._skew_s, UTC)
            written = {
                "type": "written",
                "player": player,
                "cell": {"box": box.id, "entry": 0},
                "points": random.choice([*written_values(replayed.variant, box), None, 7777]),
                "dice": None,
                "base": of_cell[-1] if of_cell else None,
                "sure": False,
                "at": f"{at:%Y-%m-%dT%H:%M:%S}.{at.microsecond // 1000:03}Z",
            }
            self.outbox.append((self._world.new_key(), written))
        if self.outbox and self.connected.is_set():
            key, action = self.outbox[0]
            if await self.act(0, action, None, key) is not None:
                self.outbox.popleft()

    @property
    def _name(self) -> str:
        return f"{self.person.name}/{self.address.rpartition('.')[2]}"


class Person:
    """Somebody with a key, and devices."""

    slow_s = 0.0

    def __init__(self, world: "World", name: str) -> None:
        self.world = world
        self.name = name
        self.key = world.new_key()
        self.devices: list[Device] = []
        self.has_left = False
        self.address = f"10.0.1.{len(world.people) + 1}"
        world.people.append(self)

    async def open(self, opening: Json, invitation: str) -> str:
        """Opens a table."""
        body = {"key": self.world.new_key(), "opening": opening, "secret": self.key, "invitation": invitation}
        status, answer = await self._ask("POST", "/api/tables", body)
        if status != 201:
            raise RuntimeError(f"{status} {answer}")
        return str(answer["table"])

    async def join(self, table: str, invitation: str) -> list[int] | None:
        """Sits down by invitation; returns the seats, none on a score pad, or None where that is refused."""
        key = self.world.new_key()
        body = {"key": key, "secret": self.key, "name": self.name, "entropy": self.world.new_key()}
        self.world.auditor.acts[key] = {"action": {"type": "join"}, "seat": None, "expect": None}
        status, answer = await self._ask("POST", f"/api/tables/{table}/join", body, key=invitation)
        self.world.note(self.name, "joined", status, str(answer)[:120])
        if status != 200:
            return None
        return [] if answer["seat"] is None else [answer["seat"]]

    def watch(self, table: str, keys: list[str]) -> None:
        """Comes to a table with a device that has these keys."""
        self.devices.append(Device(self, table, keys))

    async def take_second_device(self, table: str) -> None:
        """Opens the table on another device, by a short code; its key is sent again until there is an answer."""
        status, answer = await self._ask("POST", f"/api/tables/{table}/codes", {"what": "device"}, key=self.key)
        if status != 200:
            return
        own = self.world.new_key()
        status, answer = await self._ask("POST", f"/api/codes/{answer['code']}", {"secret": own})
        if status == 200 and not self.has_left:
            self.watch(answer["table"], [own])
        else:
            self.world.note(self.name, "code", status, str(answer)[:100])

    def leave(self) -> None:
        """Leaves for ever."""
        self.has_left = True
        for device in self.devices:
            device.leave()

    async def _ask(self, method: str, path: str, body: Json, key: str | None = None) -> tuple[int, Json]:
        # The same request again until there is an answer.
        while True:
            with suppress(Lost):
                status, answer = await ask(self.world, self, method, path, body, key)
                if status != 503:
                    return status, answer
            await asyncio.sleep(self.world.random.uniform(0.2, 3))
