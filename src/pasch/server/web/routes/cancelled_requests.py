"""`CancellableRoute`: routes whose work ends when the client that asked is gone."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request
from fastapi.responses import Response
from fastapi.routing import APIRoute

_NOBODY = 499
"""Status for the logs of proxies; no client receives it."""


class CancellableRoute(APIRoute):
    """A route that only reads and computes: cancelled, it leaves nothing half done."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Returns the handler, cancelled as soon as the client has gone."""
        handle = super().get_route_handler()

        async def while_waited_for(request: Request) -> Response:
            await request.body()  # What comes after the body is the end of the connection.
            answering = asyncio.create_task(handle(request))
            leaving = asyncio.create_task(_gone(request))
            try:
                await asyncio.wait([answering, leaving], return_when=asyncio.FIRST_COMPLETED)
                return answering.result() if answering.done() else Response(None, _NOBODY)
            finally:
                answering.cancel()
                leaving.cancel()

        return while_waited_for


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
