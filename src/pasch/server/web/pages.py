"""What the client shows of a variant: its place in the list, and its page with tables, sheet and rules in words.

All of it follows from the document alone, so it is made once and kept as the bytes that are sent.
"""

import gzip
import hashlib
import json
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import Any, NamedTuple

from pasch.locale import LANGUAGES
from pasch.play.sheet import line_name, sheet_lines
from pasch.rules.catalogue import shipped, variant_ids
from pasch.rules.difference import difference, same_game
from pasch.rules.explain import box_help, explain
from pasch.rules.tables_json import tables_json
from pasch.rules.variant import Box, Variant

KEPT = 64
"""Pages in memory: each some 10 kB, of the largest house rule 200 kB."""
SECONDS_TO_WRITE, SECONDS_TO_THROW = 10, 10
"""What a turn takes by our estimate: 40 seconds for three throws, as at a table with friends."""


class Page(NamedTuple):
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
def variant_list() -> list[dict[str, Any]]:
    """The shipped variants in numbers, in the order of their ids."""
    return [_summary(shipped(variant_id)) for variant_id in variant_ids()]


@lru_cache(KEPT)
def page(variant: Variant) -> Page:
    """The variant page as it is sent."""
    return _page(variant_page(variant))


@lru_cache(1)
def list_page() -> Page:
    """The list of variants as it is sent."""
    return _page({"variants": variant_list()})


def variant_page(variant: Variant) -> dict[str, Any]:
    """Everything that the client needs to explain a variant and to play it."""
    return {
        "id": variant.id,
        "names": dict(variant.names),
        "rules_hash": variant.rules_hash,
        "toml": variant.text,
        "document": variant.document.model_dump(mode="json", by_alias=True),
        "parent": _parent(variant),
        "tables": tables_json(variant),
        "sheet": [
            {
                "kind": line.kind,
                "key": line.key,
                "names": {language: line_name(variant, line, language) for language in LANGUAGES},
            }
            for line in sheet_lines(variant)
        ],
        "rules": {language: explain(variant, language).as_json() for language in LANGUAGES},
        "box_help": _box_help(variant),
        "difference": _difference(variant),
        "minutes": minutes(variant),
    }


def minutes(variant: Variant) -> int:
    """About how long a game takes for each person who plays."""
    return ceil(sum(_seconds(variant, box) for box in variant.boxes) / 60)


def _seconds(variant: Variant, box: Box) -> int:
    """Of all turns that end in this box."""
    limit = variant.columns[box.column].throws or variant.turn.throws
    return box.entries * (SECONDS_TO_WRITE + SECONDS_TO_THROW * min(limit, variant.turn.throws))


def _summary(variant: Variant) -> dict[str, Any]:
    return {
        "id": variant.id,
        "names": dict(variant.names),
        "dice": variant.dice.count,
        "columns": len(variant.columns),
        "boxes": len(variant.boxes),
        "turns": variant.turns,
        "seats": [variant.seats[0], variant.seats[-1]],
        "minutes": minutes(variant),
    }


def _box_help(variant: Variant) -> dict[str, dict[str, str]]:
    by_language = {language: box_help(variant, language) for language in LANGUAGES}
    lines = by_language[LANGUAGES[0]]
    return {line: {language: by_language[language][line] for language in LANGUAGES} for line in lines}


def _parent(variant: Variant) -> dict[str, Any] | None:
    """The whole document that this one is like; None where it is like none."""
    like = tomllib.loads(variant.text).get("like")
    return None if like is None else shipped(like).document.model_dump(mode="json", by_alias=True)


def _difference(variant: Variant) -> dict[str, Any] | None:
    """Which rules are other than in the variant that the document is like; None where it is like none."""
    like = tomllib.loads(variant.text).get("like")
    if like is None:
        return None
    parent = shipped(like)
    return {
        "parent": {"id": parent.id, "names": dict(parent.names)},
        "same_game": same_game(variant, parent),
        **{language: list(_changes(variant, parent, language)) for language in LANGUAGES},
    }


def _changes(variant: Variant, parent: Variant, language: str) -> Iterator[str]:
    for change in difference(variant, parent):
        if not change.is_name:
            place, shown = change.in_words(language)
            yield f"{place} = {shown}"


def _page(content: object) -> Page:
    body = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    return Page(gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:32]}"')
