"""Previews of a table's address for messengers, which request it when a link is sent.

They show what anybody with the address may see: who plays, and what. Keys and invitations are in the fragment of an
address, which browsers do not send.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from pasch.locale import text
from pasch.rules.errors import PaschError
from pasch.rules.game.engine import totals
from pasch.server.store import Unavailable
from pasch.server.tables.game_table import GameTable, TableSeat
from pasch.server.tables.live_table import LiveTable
from pasch.server.tables.table_registry import TableRegistry
from pasch.server.wire.field_types import Language

_TABLE = re.compile(r"[tb]/([A-Za-z0-9_-]{22})")
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(r'\s*<meta name="description"[^>]*>')
IMAGE, WIDTH, HEIGHT = "preview.png", 1200, 630
"""Picture of the preview, built with the client."""
MOST_FOLLOWED = 20
"""Rematches behind the table of a link: each is looked up in the database, and only the last is read."""
_OWN_WORDS = {"", "Du", "You"}
"""Names for the person at the screen in tables that were opened by earlier versions; they mean nothing to others."""


@dataclass(frozen=True)
class Preview:
    """The title and description of a table."""

    title: str
    sentence: str


async def preview_of(tables: TableRegistry, path: str, language: Language) -> Preview | None:
    """Returns the preview of the table at an address, or of the rematch that replaced it; None without a table."""
    found = _TABLE.fullmatch(path)
    if found is None:
        return None
    try:
        return _about(await tables.find(await _newest(tables, found[1])), language)
    except (PaschError, Unavailable):
        return None


async def _newest(tables: TableRegistry, name: str) -> str:
    for _ in range(MOST_FOLLOWED):
        following = await tables.following(name)
        if following is None:
            break
        name = following
    return name


def with_preview(page: str, preview: Preview, address: str, language: Language) -> str:
    """The page with what messengers look for in its head.

    Args:
        address: of the server, with a slash at the end.
    """
    said = {
        "og:site_name": "Pasch",
        "og:type": "website",
        "og:locale": "de_DE" if language == "de" else "en_GB",
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:image": f"{address}{IMAGE}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": text("preview-picture", language),
    }
    named = {"description": preview.sentence, "twitter:card": "summary_large_image", "robots": "noindex"}
    lines = [f"<title>{escape(preview.title)}</title>"]
    lines += [f'<meta property="{key}" content="{escape(value)}" />' for key, value in said.items()]
    lines += [f'<meta name="{key}" content="{escape(value)}" />' for key, value in named.items()]
    head = "\n    ".join(lines)
    page = _DESCRIPTION.sub("", page, count=1).replace('<html lang="de"', f'<html lang="{language}"', 1)
    return _TITLE.sub(lambda _: head, page, count=1)


def _about(table: LiveTable, language: Language) -> Preview:
    variant = table.fold.variant.names[language]
    if not isinstance(table.fold, GameTable):
        names = [seat.name for seat in table.fold.opened.seats if seat.name not in _OWN_WORDS]
        title = _titled("preview-block", variant, names, language)
        return Preview(title, text("preview-block-sentence", language))
    game = table.fold
    names = [name for seat in game.seats if (name := _name(seat, language))]
    if game.match is None:
        return _invitation(game, variant, names, language)
    if game.match.state.phase == "over":
        reached = zip(game.seats, totals(game.match.state), strict=True)
        result = [f"{_name(seat, language) or '–'} {points}" for seat, points in reached]
        sentence = text("preview-over", language, result=", ".join(result))
    else:
        sentence = text("preview-running", language)
    return Preview(_titled("preview-game", variant, names, language), sentence)


def _invitation(game: GameTable, variant: str, names: Sequence[str], language: Language) -> Preview:
    host = next((seat.name for seat in game.seats if seat.level is None and seat.place == "here"), "")
    free = sum(seat.is_free and seat.place == "link" and not seat.name for seat in game.seats)
    title = (
        text("preview-invitation-nobody", language, variant=variant)
        if host in _OWN_WORDS
        else text("preview-invitation", language, host=host, variant=variant)
    )
    sentence = text("preview-seats", language, seats=len(game.seats), free=free)
    sits = text("preview-sit", language, names=_listed(names, language)) if names else ""
    return Preview(title, f"{sentence} {sits}".strip())


def _titled(message: str, variant: str, names: Sequence[str], language: Language) -> str:
    return text(message, language, variant=variant, names=_listed(names, language)) if names else variant


def _name(seat: TableSeat, language: Language) -> str:
    if seat.name not in _OWN_WORDS:
        return seat.name
    return "" if seat.level is None else text(f"seat-{seat.level}", language)


def _listed(names: Sequence[str], language: Language) -> str:
    *others, last = names
    return text("preview-and", language, first=", ".join(others), last=last) if others else last
