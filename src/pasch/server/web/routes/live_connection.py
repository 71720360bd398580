"""Live connections: events of a table as they happen, and actions of the people there.

Each connection reads the table's events at its own pace: in order, none left out, none twice, and without a backlog for
a slow client. A client's messages are answered one after the other, so that it cannot send more than it reads.

Numbers in comments are those of "What a connection decides" in docs/protocol.md.
"""

import asyncio
from contextlib import suppress
from time import perf_counter

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pasch.rules.errors import PaschError, Problem
from pasch.server.logs import note_mistake
from pasch.server.store import Unavailable
from pasch.server.tables.audience import Listener
from pasch.server.tables.live_table import ActionDone, LiveTable
from pasch.server.tables.permissions import Permit
from pasch.server.web.guard import address_limits
from pasch.server.web.guard.client_language import wanted_language
from pasch.server.web.routes.site import Site
from pasch.server.wire.live_messages import (
    Act,
    DoneMessage,
    Hello,
    MakeSign,
    Ping,
    Pong,
    ProblemMessage,
    RefusedMessage,
    SignMessage,
    ToServer,
    Welcome,
)
from pasch.server.wire.problem_responses import ResponseModel, in_words
from pasch.server.wire.request_problems import message_problems

HELLO_S = 10.0
_POLICY, _OUR_MISTAKE, _TRY_LATER = 1008, 1011, 1013
_LEAST_PACED = 4096
"""Characters of a message that are counted at all; who acts has paid for others."""
Heard = Hello | Act | Ping | MakeSign
_reader: TypeAdapter[Heard] = TypeAdapter(ToServer)
_numbers = iter(range(1, 2**63))


class _Closed(Exception):
    """The connection is over."""


async def live(socket: WebSocket, site: Site, name: str) -> None:
    """Serves one connection from its beginning to its end."""
    address = address_limits.who(socket.client.host if socket.client else None)
    await socket.accept()
    connection = _Connection(socket, site, address)
    if not site.limits.connect(address):  # 1.2
        await connection.close(Problem("too-much"))
        return
    site.metrics.connections.inc()
    try:
        await connection.serve(name)
    except (WebSocketDisconnect, _Closed):
        pass  # The usual end.
    except PaschError as error:
        await connection.close(*error.problems)
    except Unavailable:  # 1.4
        await connection.close(Problem("store-unavailable"), status=_TRY_LATER)
    except Exception as error:
        note_mistake(error)
        await connection.close(Problem("our-mistake"), status=_OUR_MISTAKE)
    finally:
        site.metrics.connections.dec()
        site.limits.disconnect(address)


class _Connection:
    def __init__(self, socket: WebSocket, site: Site, address: str) -> None:
        self._socket = socket
        self._site = site
        self._address = address
        self._language = wanted_language(socket.headers.get("accept-language"))
        self._who = f"connection-{next(_numbers)}"
        self._sending = asyncio.Lock()
        self._listener = Listener()
        self._sent = -1
        self._table: LiveTable
        self._permit: Permit

    async def serve(self, name: str) -> None:
        """The welcome, then everything else until the client leaves."""
        self._table = await self._site.tables.find(name)  # 1.3
        await self._welcome(await self._hello())
        pushing = asyncio.create_task(self._push_on())
        try:
            while True:
                message = await self._read()
                if message is not None:
                    await self._hear(message)
        finally:
            self._table.leave(self._listener)
            pushing.cancel()
            await asyncio.gather(pushing, return_exceptions=True)

    async def close(self, *problems: Problem, status: int = _POLICY) -> None:
        """Says what is wrong, and closes."""
        for problem in problems:
            self._site.metrics.error(problem.code)
        with suppress(WebSocketDisconnect, RuntimeError):
            async with self._sending:
                await self._send(ProblemMessage(problems=in_words(problems, self._language)))
                await self._socket.close(status)

    # Reading

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(HELLO_S):
                while True:
                    message = await self._read()
                    if isinstance(message, Hello):
                        return message
                    if isinstance(message, Ping):
                        await self._push(Pong())
                    elif message is not None:  # 2.2
                        await self._complain(Problem("hello-first"))
        except TimeoutError:  # 2.1
            await self.close(Problem("hello-first"))
            raise _Closed from None

    async def _welcome(self, hello: Hello) -> None:
        table = self._table
        self._permit = await self._site.tables.permit(table, hello.keys)
        if hello.after > table.seq:  # 3.3
            await self._site.tables.read_anew(table)
        self._sent = min(hello.after, table.seq)
        seats = table.fold.people(self._permit.seats, writes=self._permit.writes)
        self._listener.seats = frozenset(seats)
        async with self._sending:  # 2.3
            await self._send(Welcome(seats=seats, host=self._permit.host, seq=table.seq))
        table.join(self._listener)

    async def _read(self) -> Heard | None:
        # None for a message that could not be read, or was one too many.
        text = await self._text()
        await self._site.limits.pace(self._address)
        if not self._site.limits.allows(address_limits.MESSAGES, self._who):
            if not self._site.limits.allows(address_limits.MESSAGES_BEARABLE, f"bearable {self._who}"):  # 8.2
                await self.close(Problem("too-much"))
                raise _Closed
            await self._too_much(text)
            return None
        try:
            return _reader.validate_json(text)
        except ValidationError as error:
            await self._complain(*message_problems(error, text))
            return None

    async def _text(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise _Closed
        # Whatever comes as bytes is no message of ours; the reader says so.
        return message.get("text") or ""

    async def _too_much(self, text: str) -> None:
        try:
            message = _reader.validate_json(text)
        except ValidationError:
            message = None
        if isinstance(message, Act) and self._listener.seats is not None:
            await self._refuse(message, [Problem("too-much")])
        else:
            await self._complain(Problem("too-much"))

    async def _complain(self, *problems: Problem) -> None:
        counted = (
            (address_limits.UNREADABLE, self._who),
            (address_limits.UNREADABLE_OF_ALL, f"unreadable {self._address}"),
        )
        if not all(self._site.limits.allows(limit, who) for limit, who in counted):
            await self.close(*problems)
            raise _Closed
        for problem in problems:
            self._site.metrics.error(problem.code)
        await self._push(ProblemMessage(problems=in_words(problems, self._language)))

    # Acting

    async def _hear(self, message: Heard) -> None:
        if isinstance(message, Ping):
            await self._push(Pong())
        elif isinstance(message, Hello):  # 2.4
            await self._complain(Problem("hello-twice"))
        elif isinstance(message, MakeSign):
            await self._sign(message)
        else:
            await self._act(message)

    async def _sign(self, message: MakeSign) -> None:
        # By now: a computer player may have taken the place since the welcome.
        if message.seat not in self._table.fold.people(self._permit.seats, writes=self._permit.writes):
            await self._complain(Problem("not-your-seat", {"seat": message.seat + 1}))
        elif self._site.limits.allows(address_limits.SIGNS, f"signs {self._who}"):
            await self._pace_telling()
            await self._site.tables.sign(
                self._table, SignMessage(seat=message.seat, sign=message.sign).model_dump_json()
            )

    async def _act(self, act: Act) -> None:
        began = perf_counter()
        try:
            done = await self._carry_out(act)
        except PaschError as error:  # 4.3 and 4.4
            await self._refuse(act, error.problems)
        except Unavailable:  # 4.5
            await self._refuse(act, [Problem("store-unavailable")])
        except Exception as error:
            note_mistake(error)
            await self._refuse(act, [Problem("our-mistake")])
        else:  # 4.1 and 4.2
            self._site.metrics.actions.labels(act.action.type).inc()
            await self._push(DoneMessage(key=act.key, seq=done.last))
            self._site.metrics.seconds.observe(perf_counter() - began)

    async def _pace_telling(self) -> None:
        await self._site.limits.pace(self._address, self._table.listeners / address_limits.UNIT_LISTENERS)

    async def _carry_out(self, act: Act) -> ActionDone:
        await self._pace_telling()
        async with self._site.writing.by(self._address) as account:
            return await self._site.tables.act(self._table, self._permit, act, account)

    async def _refuse(self, act: Act, problems: tuple[Problem, ...] | list[Problem]) -> None:
        for problem in problems:
            self._site.metrics.error(problem.code)
        why = in_words(problems, self._language)
        await self._push(RefusedMessage(key=act.key, seq=self._table.seq, problems=why))

    # Telling

    async def _push_on(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, _Closed):
            while not self._table.gone:
                await self._push()
                await self._listener.wake.wait()
            await self.close(Problem("no-such-table"))  # 8.1

    async def _push(self, message: ResponseModel | None = None) -> None:
        async with self._sending:
            self._listener.wake.clear()
            if self._listener.seats is not None:
                await self._tell_events()
            if message is not None:
                await self._send(message)

    async def _tell_events(self) -> None:
        table = self._table
        while self._sent < table.seq:  # 3.1, 3.2 and 5.1
            # Each is made when the one before it has been read.
            for last, events in table.parts(self._sent, table.seq, address_limits.UNIT_BYTES):
                self._sent = last
                await self._send_text(f'{{"type":"events","events":{events}}}')
        if (present := table.audience.news_for(self._listener)) is not None:  # 6.1 and 6.2
            await self._send_text(present)
        while self._listener.signs:
            await self._send_text(self._listener.signs.popleft())

    async def _send(self, message: ResponseModel) -> None:
        await self._send_text(message.model_dump_json())

    async def _send_text(self, text: str) -> None:
        if self._socket.application_state is not WebSocketState.CONNECTED:
            raise _Closed
        if len(text) > _LEAST_PACED:
            await self._site.limits.pace_answer(self._address, len(text))
        await self._socket.send_text(text)
