"""The built client: its files, and its single page under every address that the client handles.

Each file is read and compressed on its first request, then kept: 3 MB in all. Pages with previews are put together
for each request from parts that are kept: what their previews say depends on the reader.
"""

import asyncio
import gzip
import hashlib
import mimetypes
import os
import re
import stat
from html import escape
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from pasch.rules.errors import Problem
from pasch.server.web.answers.link_preview import (
    BASE,
    INVITATION,
    PAGE,
    SLOTS,
    previews_of,
    with_previews,
    with_start_preview,
)
from pasch.server.web.answers.negotiation import is_known
from pasch.server.web.answers.page_template import NO_TEMPLATE, Page, PageTemplate
from pasch.server.web.guard.client_language import wanted_language
from pasch.server.web.guard.content_policy import policy
from pasch.server.wire.rejection import Rejected

_HASHED = re.compile(r"assets/.*[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+")
"""Names that the build makes from what a file holds: another content has another name."""
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
ADDRESSES = (
    "neu",
    "t/:table",
    "b/:table",
    "regeln",
    "regeln/stammbaum",
    "regeln/:id",
    "regeln/:id/chancen",
    "haus",
    "pruefen",
    "wuerfel",
    "verlauf",
    "verlauf/:id",
    "analyse",
    "analyse/:id",
    "schule",
    "schule/:number",
    "lernen",
    "ueben",
    "ueben/tag",
    "partie",
    "statistik",
    "einstellungen",
    "code",
)
"""Where the client has a page, besides the start page: as in `web/src/routes.ts`."""
_ADDRESS = re.compile("|".join(re.sub(":[a-z]+", "[^/]+", each) for each in ADDRESSES))
_MOST_FOLDERS = 20
"""In an address: each is looked up on the disk. The client's own have four at most, a stranger's thousands."""
_LEVEL = 9
_LEAST_COMPRESSED = 1024


class File(NamedTuple):
    """A file as it is sent.

    Attributes:
        version: of the file on the disk.
        body: its bytes.
        packed: the same compressed; None where that is not much smaller.
        headers: what every answer with it says.
        template: for previews; of what is no page it has no slots.
    """

    version: tuple[int, int]
    body: bytes
    packed: bytes | None
    headers: dict[str, str]
    template: PageTemplate


class Client(StaticFiles):
    """The files of the client.

    Args:
        folder: where they lie; asked for before the client is built, it says so.
        base: path under which browsers find the server; see `web.base_path`.
    """

    def __init__(self, folder: Path, base: str = "") -> None:
        super().__init__(directory=folder, check_dir=False)
        # The folder may come later; `get_response` tells where it is missing.
        self.config_checked = True
        self._page = folder / PAGE
        self._base = base
        self._files: dict[str, File] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves files over HTTP only."""
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    def get_path(self, scope: Scope) -> str:
        """The path below the folder."""
        if scope["path"].count("/") > _MOST_FOLDERS:
            raise HTTPException(404)
        return super().get_path(scope)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page where an address is the client's own."""
        if path.split("/")[0].lower() == "api":
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        if self._base and scope["path"] == self._base:
            # Relative addresses in the page need the slash.
            query = scope["query_string"].decode("latin-1")
            return RedirectResponse(f"{self._base}/{'?' if query else ''}{query}", 308)
        if not self._page.is_file():
            raise Rejected(503, Problem("client-not-built"))
        path = "" if path == "." else path
        headers = Headers(scope=scope)
        if (found := await self._with_preview(path, scope)) is not None:
            return send_file(found, headers)
        file = await self._file(path)
        if file is None and "." in path.rpartition("/")[2]:
            # An address with a dot names a file, and this file does not exist.
            raise HTTPException(404)
        if file is None and not _ADDRESS.fullmatch(path.replace(os.sep, "/")):
            return await self._not_found(headers)
        return send_file(file or await self._built_page(), headers)

    async def _not_found(self, headers: Headers) -> Response:
        # People get the page, which says so in their language and leads on.
        if "text/html" not in headers.get("accept", ""):
            raise HTTPException(404)
        answer = send_file(await self._built_page(), Headers())
        answer.status_code = 404
        return answer

    async def _with_preview(self, path: str, scope: Scope) -> File | None:
        # The start page, or the page of a table; None where the address is another.
        language = wanted_language(Headers(scope=scope).get("accept-language"))
        if path == "":
            page = await self._built_page()
            return preview_page(page, with_start_preview(page.template, self._address(scope), language))
        previews = await previews_of(scope["app"].state.site.tables, path)
        if previews is None:
            return None
        invitation = await self._file(INVITATION) if previews[language].invites else None
        page = invitation or await self._built_page()
        return preview_page(page, with_previews(page.template, previews, self._address(scope), language))

    async def _built_page(self) -> File:
        page = await self._file(PAGE)
        if page is None:
            raise Rejected(503, Problem("client-not-built"))
        return page

    def _address(self, scope: Scope) -> str:
        # Of the server, with a slash at the end.
        return f"{str(Request(scope).base_url).rstrip('/')}{self._base}/"

    async def _file(self, path: str) -> File | None:
        # None if there is no file of this name inside the folder.
        try:
            where, status = self.lookup_path(path)
        except (OSError, ValueError):
            return None
        if status is None or not stat.S_ISREG(status.st_mode):
            return None
        version = (status.st_mtime_ns, status.st_size)
        known = self._files.get(where)
        if known is None or known.version != version:
            known = self._files[where] = await asyncio.to_thread(read, where, path, version, self._base)
        return known


def preview_page(built: File, page: Page) -> File:
    """Returns a built page as it is sent with a preview."""
    headers = {**built.headers, "ETag": etag_of(page.body), "Vary": "Accept-Encoding, Accept-Language"}
    return File(built.version, page.body, page.packed, headers, NO_TEMPLATE)


def read(where: str, path: str, version: tuple[int, int], base: str) -> File:
    """Reads and compresses a file; a page gets the server's path as the base of its addresses."""
    body = Path(where).read_bytes()
    if path.endswith(".html"):
        body = body.replace(BASE.encode(), f'<base href="{escape(base)}/" />'.encode(), 1)
    return pack(path, version, body)


def pack(path: str, version: tuple[int, int], body: bytes) -> File:
    """Compresses what a file holds."""
    packed = gzip.compress(body, _LEVEL, mtime=0) if len(body) >= _LEAST_COMPRESSED else body
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    headers = {
        "Content-Type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        "Cache-Control": FOREVER if _HASHED.fullmatch(path.replace(os.sep, "/")) else ASK_FIRST,
        "ETag": etag_of(body),
        "Vary": "Accept-Encoding",
    }
    template = NO_TEMPLATE
    if path in SLOTS:
        headers["Content-Security-Policy"] = policy(body.decode())
        template = PageTemplate.cut(body.decode(), SLOTS[path])
    return File(version, body, packed if len(packed) < 0.9 * len(body) else None, headers, template)


def send_file(file: File, headers: Headers) -> Response:
    """Returns the file, or 304 where the client has it."""
    if is_known(headers, file.headers["ETag"]):
        return Response(None, 304, headers=file.headers)
    if file.packed is None or "gzip" not in headers.get("accept-encoding", ""):
        return Response(file.body, headers=file.headers)
    return Response(file.packed, headers={**file.headers, "Content-Encoding": "gzip"})


def etag_of(body: bytes) -> str:
    """Changes with every byte; weak, as it is the same for compressed bytes."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
