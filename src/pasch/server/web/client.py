"""The built client: its files, and its one page under every address that the client itself understands."""

import asyncio
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from pasch.rules.errors import Problem
from pasch.server.web.language import wanted
from pasch.server.web.policy import policy
from pasch.server.web.preview import preview_of, with_preview
from pasch.server.wire.rejected import Rejected

PAGE = "index.html"
_HASHED = re.compile(r"assets/.*[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+")
"""Names that the build makes from what a file holds: another content has another name."""
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"


class Client(StaticFiles):
    """The files of the client.

    Args:
        folder: where they lie; asked for before the client is built, it says so.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        # The folder may come later; `get_response` tells where it is missing.
        self.config_checked = True
        self._page = folder / PAGE
        self._policies: dict[int, str] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Files are fetched; nobody is connected to them."""
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page where an address is the client's own."""
        if path.split("/")[0] == "api":
            raise HTTPException(404)
        if not self._page.is_file():
            raise Rejected(503, Problem("client-not-built"))
        path = "" if path == "." else path
        if (told := await self._told(path, scope)) is not None:
            return told
        try:
            response = await super().get_response(path, scope)
            name = path
        except HTTPException as error:
            # An address with a dot names a file, and this file does not exist.
            if error.status_code != 404 or "." in path.rpartition("/")[2]:
                raise
            response, name = FileResponse(self._page), PAGE
        if isinstance(response, FileResponse | NotModifiedResponse):
            response.headers["Cache-Control"] = FOREVER if _HASHED.fullmatch(name) else ASK_FIRST
            if name in ("", PAGE):
                response.headers["Content-Security-Policy"] = self._policy()
        return response

    async def _told(self, path: str, scope: Scope) -> Response | None:
        """The page with what is said about the table of this address; None where it is none."""
        headers = Headers(scope=scope)
        language = wanted(headers.get("accept-language"))
        preview = await preview_of(scope["app"].state.site.tables, path, language)
        if preview is None:
            return None
        page = await asyncio.to_thread(self._page.read_text, encoding="utf-8")
        told = with_preview(page, preview, str(Request(scope).base_url), language)
        allowed = {"Cache-Control": ASK_FIRST, "Vary": "Accept-Language", "Content-Security-Policy": policy(told)}
        return HTMLResponse(told, headers=allowed)

    def _policy(self) -> str:
        """That of the page as it is built now."""
        built = self._page.stat().st_mtime_ns
        if built not in self._policies:
            self._policies = {built: policy(self._page.read_text(encoding="utf-8"))}
        return self._policies[built]
