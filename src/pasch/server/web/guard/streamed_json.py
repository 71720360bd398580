"""Long answers in pieces: each is compressed and sent when the one before it has been read, and others go between."""

import asyncio
from collections.abc import Iterator, Mapping

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pasch.server.web.guard.address_limits import UNIT_BYTES, AddressLimits


class AnswerSplitter:
    """Wraps an app and cuts its long answers; it belongs between the app and the compression."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes messages on, bodies in pieces."""

        async def in_pieces(message: Message) -> None:
            body: bytes = message.get("body", b"")
            if len(body) <= UNIT_BYTES or message["type"] != "http.response.body":
                await send(message)
                return
            # Compressing a long body in one go would block the event loop.
            for first in range(0, len(body), UNIT_BYTES):
                is_last = first + UNIT_BYTES >= len(body)
                piece = body[first : first + UNIT_BYTES]
                await send({**message, "body": piece, "more_body": not is_last or message.get("more_body", False)})
                await asyncio.sleep(0)

        await self._app(scope, receive, in_pieces if scope["type"] == "http" else send)


class LongAnswer(Response):
    """An answer that is produced while it is sent, so that a client that does not read holds no memory.

    Args:
        pieces: of the answer.
        address: of the client, which is sent only a few long answers at a time.
    """

    def __init__(
        self,
        pieces: Iterator[str] | Iterator[bytes],
        limits: AddressLimits,
        address: str,
        media_type: str,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(None, media_type=media_type, headers=headers)
        del self.headers["content-length"]  # It is not known before.
        self._pieces = pieces
        self._limits = limits
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 - as of any app
        """Sends it."""
        async with self._limits.long_answer(self._address):
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            for piece in self._pieces:
                body = piece.encode() if isinstance(piece, str) else piece
                await send({"type": "http.response.body", "body": body, "more_body": True})
                await asyncio.sleep(0)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
