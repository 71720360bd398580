"""Previews of the start page and of tables for messengers, which request an address when a link is sent.

Those of a table show what anybody with the address may see: who plays, and what. Keys and invitations are in the
fragment of an address, which browsers do not send.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from pasch.locale import LANGUAGES, text
from pasch.rules.errors import PaschError
from pasch.rules.game.engine import totals
from pasch.server.store import Unavailable
from pasch.server.tables.game_table import GameTable, TableSeat
from pasch.server.tables.live_table import LiveTable
from pasch.server.tables.table_registry import TableRegistry
from pasch.server.web.answers.page_template import Page, PageTemplate
from pasch.server.wire.field_types import Language
from pasch.server.work_meter import note_work

_TABLE = re.compile(r"[tb]/([A-Za-z0-9_-]{22})")
IMAGE, WIDTH, HEIGHT = "preview.png", 1200, 630
"""Picture of the preview, built with the client."""
BASE = '<base href="/" />'
"""The base of a page's addresses, as the build writes it."""
PAGE, INVITATION = "index.html", "invitation.html"
"""The client's page, and that for a table with a free seat: its first view shows the form that takes it."""
_HEAD = (
    r'(?P<language>(?<=<html lang=")de(?="))'
    r'|(?P<description>\s*<meta name="description"[^>]*>)'
    r"|(?P<head><title>.*?</title>)"
)
_WORDS = rf"\{{(?P<words>(?:title|sentence)-(?:{'|'.join(LANGUAGES)}))\}}"
SLOTS = {PAGE: re.compile(_HEAD, re.DOTALL), INVITATION: re.compile(f"{_HEAD}|{_WORDS}", re.DOTALL)}
"""In both pages, what depends on the table and the reader."""
MOST_FOLLOWED = 20
"""Rematches behind the table of a link: all are looked up in one query, and only the last is read."""
_PREVIEW_UNITS = 1
"""Of work, to put a table in words in each language."""
_OWN_WORDS = {"", "Du", "You"}
"""Names for the person at the screen in tables that were opened by earlier versions; they mean nothing to others."""


@dataclass(frozen=True)
class Preview:
    """The title and description of a table.

    Attributes:
        invites: whether a seat at this very table is free for somebody with its link.
    """

    title: str
    sentence: str
    invites: bool = False


async def previews_of(tables: TableRegistry, path: str) -> Mapping[Language, Preview] | None:
    """Returns previews of the table at an address, or of the rematch that replaced it, by language.

    None without a table.
    """
    found = _TABLE.fullmatch(path)
    if found is None:
        return None
    try:
        newest = await tables.last_of_series(found[1], MOST_FOLLOWED)
        try:
            table = await tables.find(newest)
        except PaschError:
            # Its rules may not be known any more.
            newest, table = found[1], await tables.find(found[1])
    except (PaschError, Unavailable):
        return None
    note_work(_PREVIEW_UNITS)
    return {language: _about(table, language, is_newest=newest == found[1]) for language in LANGUAGES}


def with_previews(page: PageTemplate, previews: Mapping[Language, Preview], address: str, language: Language) -> Page:
    """The page with what messengers look for in its head; search engines do not list it.

    Args:
        page: the client's page, or its invitation, which has the words in each language.
        address: of the server, with a slash at the end.
    """
    # Without `og:url`: messengers would share that address, without the invitation in its fragment.
    tags = _tags(previews[language], address, language) | {"robots": "noindex"}
    words = {f"title-{one}": escape(preview.title) for one, preview in previews.items()}
    words |= {f"sentence-{one}": escape(preview.sentence) for one, preview in previews.items()}
    return page.fill(words | _in_head(tags, language))


def with_start_preview(page: PageTemplate, address: str, language: Language) -> Page:
    """The start page with what messengers look for in its head.

    Args:
        address: of the server, with a slash at the end.
    """
    preview = Preview(text("preview-start", language), text("preview-start-sentence", language))
    return page.fill(_in_head(_tags(preview, address, language) | {"og:url": address}, language))


def _tags(preview: Preview, address: str, language: Language) -> dict[str, str]:
    return {
        "og:site_name": "Pasch",
        "og:type": "website",
        "og:locale": text("language-and-country", language),
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:image": f"{address}{IMAGE}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": text("preview-picture", language),
        "description": preview.sentence,
        "twitter:card": "summary_large_image",
    }


def _in_head(tags: Mapping[str, str], language: Language) -> dict[str, str]:
    lines = [f"<title>{escape(tags['og:title'])}</title>"]
    for key, value in tags.items():
        kind = "property" if key.startswith("og:") else "name"
        lines.append(f'<meta {kind}="{key}" content="{escape(value)}" />')
    return {"language": language, "description": "", "head": "\n    ".join(lines)}


def _about(table: LiveTable, language: Language, *, is_newest: bool) -> Preview:
    variant = table.fold.variant.names[language]
    if not isinstance(table.fold, GameTable):
        names = [seat.name for seat in table.fold.opened.seats if seat.name not in _OWN_WORDS]
        title = _titled("preview-block", variant, names, language)
        return Preview(title, text("preview-block-sentence", language))
    game = table.fold
    names = [name for seat in game.seats if (name := _name(seat, language))]
    if game.match is None:
        return _invitation(game, variant, names, language, is_newest=is_newest)
    if game.match.state.phase == "over":
        reached = zip(game.seats, totals(game.match.state), strict=True)
        result = [f"{_name(seat, language) or '–'} {points}" for seat, points in reached]
        sentence = text("preview-over", language, result=", ".join(result))
    else:
        sentence = text("preview-running", language)
    return Preview(_titled("preview-game", variant, names, language), sentence)


def _invitation(game: GameTable, variant: str, names: Sequence[str], language: Language, *, is_newest: bool) -> Preview:
    host = next((seat.name for seat in game.seats if seat.level is None and seat.place == "here"), "")
    free = sum(seat.is_free and seat.place == "link" and not seat.name for seat in game.seats)
    title = (
        text("preview-invitation-nobody", language, variant=variant)
        if host in _OWN_WORDS
        else text("preview-invitation", language, host=host, variant=variant)
    )
    sentence = text("preview-seats", language, seats=len(game.seats), free=free)
    sits = text("preview-sit", language, names=_listed(names, language)) if names else ""
    series, counted = game.opened.series, ""
    if series is not None:
        counted = text(f"end-series-{series.goal}", language, games=series.games, played=len(series.played))
    said = " ".join(filter(None, (sentence, sits, counted)))
    return Preview(title, said, invites=is_newest and free > 0)


def _titled(message: str, variant: str, names: Sequence[str], language: Language) -> str:
    return text(message, language, variant=variant, names=_listed(names, language)) if names else variant


def _name(seat: TableSeat, language: Language) -> str:
    if seat.name not in _OWN_WORDS:
        return seat.name
    return "" if seat.level is None else text(f"seat-{seat.level}", language)


def _listed(names: Sequence[str], language: Language) -> str:
    *others, last = names
    return text("preview-and", language, first=", ".join(others), last=last) if others else last
