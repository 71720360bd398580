"""A network between devices and the server's ASGI app: latency, cuts at any message, silent losses, slow readers."""

import asyncio
import json
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from simulated_server import SimulatedServer
    from simulated_world import World

Json = dict[str, Any]
UNREAD_BYTES = 2_000
"""Bytes on the way to a client before the server has to wait."""
UNREAD_S = 30.0
"""How long it waits."""
_NEVER = float("inf")


class Lost(Exception):
    """There is no connection, or no answer comes."""


class Visitor(Protocol):
    """Who sends requests.

    Attributes:
        slow_s: time that it takes to read a message.
    """

    address: str
    slow_s: float


class Socket:
    """A WebSocket, seen from both ends.

    Attributes:
        server: that accepted it.
        asked_after: the last event that the client had when it said hello.
        told: the last event that the server sent.
        welcomed_s: virtual time of the welcome.
        seats: that the server lets it act for.
        present: the last message of this kind that the server sent.
        lost_to_server, lost_to_client: that end knows that the connection is over.
    """

    def __init__(self, server: "SimulatedServer", path: str, device: Visitor) -> None:
        assert server.process is not None
        assert server.app is not None
        world = server.world
        self.server = server
        self.path = path
        self.asked_after = -1
        self.told: int | None = None
        self.welcomed_s = 0.0
        self.seats: list[int] = []
        self.present: Json | None = None
        self.lost_to_server = self.lost_to_client = False
        self._world = world
        self._device = device
        self._up: asyncio.Queue[Json] = asyncio.Queue()
        self._down: asyncio.Queue[str | None] = asyncio.Queue()
        self._up_last = self._down_last = 0.0
        self._up_until = self._down_until = _NEVER
        self._unread = 0
        self._room = asyncio.Event()
        self._up.put_nowait({"type": "websocket.connect"})
        scope = {
            **_scope(path, device),
            "type": "websocket",
            "scheme": "ws",
            "headers": [(b"host", b"localhost"), (b"accept-language", b"de")],
            "subprotocols": [],
        }
        self.task = server.process.start(self._serve(server.app, scope))
        world.sockets[self] = None

    async def _serve(self, app: Any, scope: Json) -> None:
        try:
            await app(scope, self._up.get, self._send)
        except Exception as error:
            self._world.auditor.report("exception-out-of-app", f"{type(error).__name__}: {error}")
        self._close_down()

    # The server's end

    async def _send(self, message: Json) -> None:
        kind = message["type"]
        if self.lost_to_server and kind in ("websocket.send", "websocket.close"):
            raise OSError("the client has disconnected")
        if kind == "websocket.send":
            text = message["text"]
            self._world.auditor.hear_server(self, text)
            self._unread += len(text)
            self._down_last = self._arrival(self._down_last)
            self._world.at(self._down_last, self._deliver_down, text)
            await self._wait_for_room()
        elif kind == "websocket.close":
            self._close_down()

    @property
    def table(self) -> str:
        """The name of its table."""
        return self.path.split("/")[3]

    @property
    def is_full(self) -> bool:
        """Returns whether the server waits for the client to read."""
        return self._unread > UNREAD_BYTES

    async def _wait_for_room(self) -> None:
        until = self._world.loop.time() + UNREAD_S
        while self.is_full and not self.lost_to_server:
            self._room.clear()
            try:
                async with asyncio.timeout_at(until):
                    await self._room.wait()
            except TimeoutError:
                self.cut(0.0, 1.0)

    def _close_down(self) -> None:
        if not self.lost_to_server:
            self._down_last = self._arrival(self._down_last)
            self._world.at(self._down_last, self._deliver_down, None)
            self._lose_to_server(1000)

    def _lose_to_server(self, code: int = 1006) -> None:
        if not self.lost_to_server:
            self.lost_to_server = True
            self._up.put_nowait({"type": "websocket.disconnect", "code": code})
            self._room.set()
            self._world.sockets.pop(self, None)
            self._world.came_or_went_s[self.table] = self._world.loop.time()

    # The client's end

    def send(self, message: Json) -> None:
        """Sends a message, which may be lost."""
        if not self.lost_to_client:
            self._up_last = self._arrival(self._up_last)
            self._world.at(self._up_last, self._deliver_up, json.dumps(message))

    async def read(self, seconds: float) -> Json:
        """Returns the next message.

        Raises:
            Lost: none came, or the connection is over.
        """
        try:
            async with asyncio.timeout(seconds):
                text = await self._down.get()
        except TimeoutError:
            raise Lost from None
        if text is None:
            self.lost_to_client = True
            raise Lost
        if self._device.slow_s:
            await asyncio.sleep(self._device.slow_s)
        self._unread -= len(text)
        self._room.set()
        message: Json = json.loads(text)
        return message

    def lose_to_client(self) -> None:
        """Lets the client notice that the connection is over."""
        self._down.put_nowait(None)

    def leave(self) -> None:
        """Closes the connection from the client's end."""
        self.cut(self._world.latency_s() * 3, 0.0)

    # The wire

    def cut(self, server_learns_s: float, client_learns_s: float) -> None:
        """Breaks the wire, for good; what is on the way arrives or not."""
        now = self._world.loop.time()
        up_s, down_s = self._world.latency_s(), self._world.latency_s()
        self._up_until, self._down_until = min(self._up_until, now + up_s), min(self._down_until, now + down_s)
        self._world.later(max(server_learns_s, up_s), self._lose_to_server)
        self._world.later(max(client_learns_s, down_s), self.lose_to_client)

    def _arrival(self, last: float) -> float:
        return max(last + 1e-7, self._world.loop.time() + self._world.latency_s())

    def _deliver_down(self, text: str | None) -> None:
        if self._world.loop.time() <= self._down_until and not self.lost_to_client:
            self._down.put_nowait(text)

    def _deliver_up(self, text: str) -> None:
        if self._world.loop.time() <= self._up_until and not self.lost_to_server:
            self._up.put_nowait({"type": "websocket.receive", "text": text})


async def connect(world: "World", path: str, device: Visitor) -> Socket:
    """Opens a WebSocket.

    Raises:
        Lost: no server accepts it.
    """
    await asyncio.sleep(world.latency_s())
    server = world.any_server
    if not server.is_open:
        raise Lost
    return Socket(server, path, device)


async def ask(
    world: "World",
    who: Visitor,
    method: str,
    path: str,
    body: Json | None = None,
    key: str | None = None,
    patience_s: float = 20.0,
) -> tuple[int, Json]:
    """Sends a request, and returns status and body of its answer.

    Raises:
        Lost: the client learns nothing, whether or not the request arrived.
    """
    await asyncio.sleep(world.latency_s())
    server = world.any_server
    if not server.is_open or world.random.random() < world.disturbance.lost_http:
        await asyncio.sleep(world.random.choice([0.0, patience_s]))
        raise Lost
    assert server.process is not None
    request = _Request(world, who, method, path, body, key)
    server.process.start(request.serve(server.app))
    lost = world.random.random() < world.disturbance.lost_http
    try:
        async with asyncio.timeout(world.random.uniform(0, 0.1) if lost else patience_s):
            await request.answered.wait()
    except TimeoutError:
        request.give_up()
        raise Lost from None
    if lost:
        raise Lost
    text = request.text
    return request.status, json.loads(text) if text[:1] in "{[" else {"text": text}


class _Request:
    def __init__(
        self, world: "World", who: Visitor, method: str, path: str, body: Json | None, key: str | None
    ) -> None:
        sent = b"" if body is None else json.dumps(body).encode()
        self.answered = asyncio.Event()
        self.status = 0
        self._parts: list[bytes] = []
        self._world = world
        self._method, self._path, self._body = method, path, body or {}
        self._incoming: asyncio.Queue[Json] = asyncio.Queue()
        self._incoming.put_nowait({"type": "http.request", "body": sent, "more_body": False})
        self._scope = {
            **_scope(path, who),
            "type": "http",
            "method": method,
            "scheme": "http",
            "headers": [
                (b"host", b"localhost"),
                (b"accept", b"application/json"),
                (b"content-type", b"application/json"),
                *([(b"authorization", f"Bearer {key}".encode())] if key else []),
                (b"content-length", str(len(sent)).encode()),
            ],
            "http_version": "1.1",
        }

    async def serve(self, app: Any) -> None:
        """Lets the server answer."""
        try:
            await app(self._scope, self._incoming.get, self._send)
        except Exception as error:
            self._world.auditor.report("exception-out-of-app", f"{type(error).__name__}: {error}")

    @property
    def text(self) -> str:
        """What the server has answered."""
        return b"".join(self._parts).decode()

    def give_up(self) -> None:
        """Closes the connection before the answer came."""
        self._incoming.put_nowait({"type": "http.disconnect"})

    async def _send(self, message: Json) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        else:
            self._parts.append(message.get("body", b""))
            if not message.get("more_body"):
                key = self._body.get("key", "")
                self._world.auditor.hear_answer(self._method, self._path, key, self.status, self.text)
                self._world.later(self._world.latency_s(), self.answered.set)


def _scope(address: str, who: Visitor) -> Json:
    path, _, query = address.partition("?")
    return {
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "client": (who.address, 5000),
        "server": ("127.0.0.1", 8000),
        "state": {},
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "extensions": {},
    }
