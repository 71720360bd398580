"""A server under a path behind a proxy, such as ``/pasch``: everything inside sees addresses without it.

Only what a browser reads needs the path: the base of the pages, and the server's own address in previews of links.
"""

from starlette.types import ASGIApp, Receive, Scope, Send


class BasePath:
    """Wraps the app; takes the path off where the proxy has left it.

    Args:
        base: starts with a slash and ends without one; empty for none.
    """

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app, self._base = app, base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request, or passes it on without the path."""
        path = scope.get("path", "")
        if self._base and path.startswith(f"{self._base}/"):
            await self._app({**scope, "path": path.removeprefix(self._base)}, receive, send)
        else:
            await self._app(scope, receive, send)
