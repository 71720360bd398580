"""Pages of variants: the entry in the list, and the page with tables, sheet and rules in words.

All of it follows from the document alone, so it is made once and kept as the bytes that are sent.
"""

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from pasch.analysis.balance.family_tree import figures_of, parent_of, relative_of
from pasch.analysis.exercises.shipped_exercises import packed_exercises, with_exercises
from pasch.locale import LANGUAGES
from pasch.play.blocks.sheet_lines import sheet_lines
from pasch.rules.catalogue.duration import minutes
from pasch.rules.catalogue.shipped_variants import group_of, house_ids, shipped, variant_ids
from pasch.rules.catalogue.variant_search import countries_of
from pasch.rules.explain import diff_sentences, explain
from pasch.rules.variant.variant import Variant
from pasch.server.web.answers.negotiation import is_known
from pasch.server.web.answers.sheet_shape import shape_of
from pasch.server.web.answers.variant_page import sheet_line, variant_page
from pasch.server.wire.field_types import words
from pasch.server.wire.problem_responses import ResponseModel
from pasch.server.wire.variant_responses import (
    SentencesByLanguage,
    VariantsAnswer,
    VariantSummary,
)

_making = ThreadPoolExecutor(1, "pages")
_known: set[tuple[object, ...]] = set()
"""Pages that are kept: only what exists, a few for each variant, of some 10 kB each."""


class PageJson(NamedTuple):
    """JSON as it is sent.

    Attributes:
        packed: the bytes, compressed once and not for everybody who asks.
        etag: changes with every byte.
    """

    packed: bytes
    etag: str

    @property
    def body(self) -> bytes:
        """The bytes."""
        return gzip.decompress(self.packed)


@lru_cache(1)
def variant_list() -> VariantsAnswer:
    """The shipped variants in numbers, and those of the folder, each in the order of their ids."""
    return VariantsAnswer(variants=[_summary(shipped(one)) for one in (*variant_ids(), *house_ids())])


@cache
def page(variant: Variant) -> PageJson:
    """The page of a variant of this server as it is sent."""
    return page_of_variant(variant)


def page_of_variant(variant: Variant) -> PageJson:
    """The page of any variant as it is sent; nothing of it is kept."""
    return _page(variant_page(variant))


@lru_cache(1)
def list_page() -> PageJson:
    """The list of variants as it is sent."""
    return _page(variant_list())


@cache
def exercises_page(variant: Variant) -> PageJson:
    """The exercises of a shipped variant as they are sent.

    Raises:
        PaschError: it has none.
    """
    packed = packed_exercises(variant.id)
    return PageJson(packed, f'"{hashlib.sha256(packed).hexdigest()[:32]}"')


def shipped_page(name: str) -> PageJson:
    """The page of a shipped variant.

    Raises:
        VariantError: there is none of this name.
    """
    return page(shipped(name))


def shipped_exercises(name: str) -> PageJson:
    """The exercises of a shipped variant.

    Raises:
        PaschError: it has none, or there is none of this name.
    """
    return exercises_page(shipped(name))


async def find_page(make: Callable[..., PageJson], *of: str) -> PageJson:
    """Returns one of these pages; a new one is made while the event loop goes on, as that may take a second.

    Raises:
        PaschError: as `make`.
    """
    if (make, *of) not in _known:
        await asyncio.get_running_loop().run_in_executor(_making, make, *of)
        _known.add((make, *of))
    return make(*of)


def _summary(variant: Variant) -> VariantSummary:
    new, gone = _changes_of(variant)
    return VariantSummary(
        id=variant.id,
        names=words(variant.names),
        group=group_of(variant.id),
        dice=variant.dice.count,
        columns=len(variant.columns),
        boxes=len(variant.boxes),
        turns=variant.turns,
        seats=(variant.seats[0], variant.seats[-1]),
        minutes=minutes(variant),
        lines=[
            line.names for line in (sheet_line(variant, line) for line in sheet_lines(variant)) if line.kind == "box"
        ],
        exercises=variant.id in with_exercises(),
        countries=list(countries_of(variant.id)),
        parent=parent_of(variant),
        relative=relative_of(variant),
        changes=new,
        gone=gone,
        figures=figures_of(variant),
        shape=shape_of(variant),
    )


def _changes_of(variant: Variant) -> tuple[SentencesByLanguage | None, SentencesByLanguage | None]:
    relative = relative_of(variant)
    if relative is None:
        return None, None
    diffs = {one: diff_sentences(explain(shipped(relative), one), explain(variant, one)) for one in LANGUAGES}
    return {one: each.new for one, each in diffs.items()}, {one: each.gone for one, each in diffs.items()}


def send(request: Request, page: PageJson, *, keep: bool = True, media_type: str = "application/json") -> Response:
    """A page, unless the client has it already; packed where it can unpack."""
    headers = {"ETag": page.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"} if keep else {}
    if keep and is_known(request.headers, page.etag):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(page.body, headers=headers, media_type=media_type)
    return Response(page.packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=media_type)


def page_of(body: bytes) -> PageJson:
    """JSON, packed."""
    return PageJson(gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def _page(content: ResponseModel) -> PageJson:
    return page_of(content.model_dump_json(by_alias=True).encode())
