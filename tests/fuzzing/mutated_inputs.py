"""Structurally changed documents, links and histories: each is read or refused with a sentence.

The tests draw a few; `python tests/fuzzing/mutated_inputs.py KIND COUNT [SEED]` draws COUNT of them and stops at the
first foreign error, with its input.
"""

import json
import sys
import tomllib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date
from functools import cache
from math import inf, nan
from pathlib import Path
from random import Random
from typing import Any
from zlib import adler32

from pasch.analysis.statistics.browser_history import read_history
from pasch.locale import LANGUAGES
from pasch.play.records.game_link import format_link, parse_link
from pasch.play.records.json_record import parse_json
from pasch.play.records.record_io import Record, parse_record
from pasch.rules.catalogue.shipped_variants import (
    parse_document,
    parse_variant,
    reader,
    shipped,
    shipped_text,
    variant_ids,
)
from pasch.rules.errors import PaschError, Problem
from pasch.rules.reading.idle_keys import keys_without_effect

Tree = dict[str, Any]
GOLDEN = Path(__file__).parents[1] / "golden"
DEEP = "nested"
"""Stands in a tree for what is nested deeper than anything that walks through it may be."""
MOST_VALUES, FEW_VALUES = 60_000, 200
"""Numbers in the tables of one document in ten, and of the others: compiling would take most of the time."""

_NUMBERS = (0, 1, -1, 2, 3, 5, 6, 7, 73, 1001, 2**31, 2**63, 2**64, 10**400, 0.5, 1.5, 0.33, -7.5, inf, -inf, nan)
_TEXTS = (
    "", "0", "sum", "double", "free", "down", "before", "any", "served", "upper", "lower", "number", "chance", "ones",
    "kniffel", "own", "ä", "\0", "\u202e", "a" * 300, "[points]", "[key]", "de", "__class__", "false", "{0}", "$x", "{",
)  # fmt: skip
_VALUES: tuple[Any, ...] = (True, False, [], {}, [[]], [{}], {"": 0}, {"0": {}}, [0], ["ones"], date(1979, 5, 27))
_KEYS = (
    "0", "1", "-1", "", "a.b", "names", "de", "boxes", "bonuses", "extra", "columns", "dice", "turn", "like", "id",
    "points", "when", "tiers", "from", "to", "sum", "below", "pattern", "order", "odd", "faces", "ä", "[key]",
    "[points]", "result",
)  # fmt: skip


# --- any tree of plain values ---


def changed(tree: Any, other: Any, random: Random) -> Any:
    """A copy with a few places changed: another value, another key, less, more, or what stands elsewhere."""
    root = _copy(tree)
    for _ in range(random.choice((1, 1, 1, 2, 2, 3, 5))):
        _change(random.choice([*_containers(root)]), root, other, random)
    return root


def _change(where: Any, root: Tree, other: Any, random: Random) -> None:
    places = list(where) if isinstance(where, dict) else list(range(len(where)))
    what = random.randrange(6)
    if what == 0 or not places:
        new = _fragment(other, random) if random.random() < 0.4 else _value(random)
        _put(where, random.choice(_KEYS) if random.random() < 0.7 else _any_key(other, random), new)
        return
    place = random.choice(places)
    if what == 1:
        where[place] = _value(random)
    elif what == 2:
        del where[place]
    elif what == 3:
        _put(where, random.choice(_KEYS), _copy(where[place]))
    elif what == 4:
        where[place] = _fragment(random.choice((root, other)), random)
    elif isinstance(where, dict):
        where[random.choice(_KEYS)] = where.pop(place)
    else:
        where[place] = [where[place]] if random.random() < 0.7 else DEEP


def _put(where: Any, key: str, value: Any) -> None:
    if isinstance(where, dict):
        where[key] = value
    elif len(where) < 300:
        where.append(value)


def _value(random: Random) -> Any:
    return _copy(random.choice(random.choice((_NUMBERS, _TEXTS, _VALUES))))


def _copy(tree: Any) -> Any:
    if isinstance(tree, dict):
        return {key: _copy(value) for key, value in tree.items()}
    return [_copy(one) for one in tree] if isinstance(tree, list) else tree


def _deepened(text: str, random: Random) -> str:
    """With lists or tables within each other for the word that stands for them."""
    mark = f'"{DEEP}"'
    while mark in text:
        depth = random.choice((3, 30, 180, 1000))
        opened, closed = random.choice((("[", "]"), ('{ "a" = ', " }"), ('{"a":', "}")))
        text = text.replace(mark, opened * depth + "1" + closed * depth, 1)
    return text


def _containers(tree: Any) -> Iterator[Any]:
    """Every list and table; those that lie deep are passed over."""
    level, depth = [tree], 0
    while level and depth < 12:
        yield from (one for one in level if isinstance(one, dict | list))
        level = [inner for one in level for inner in _inner(one)]
        depth += 1


def _inner(tree: Any) -> list[Any]:
    return list(tree.values()) if isinstance(tree, dict) else tree if isinstance(tree, list) else []


def _fragment(tree: Any, random: Random) -> Any:
    """A copy of something within."""
    inner = _inner(random.choice([*_containers([tree])]))
    return _copy(random.choice(inner)) if inner else {}


def _any_key(tree: Any, random: Random) -> str:
    found = random.choice([*_containers([tree])])
    return str(random.choice(list(found))) if isinstance(found, dict) and found else "a"


# --- documents ---


@cache
def _documents() -> tuple[Tree, ...]:
    own = {"like": "kniffel", "id": "own", "names": {"de": "Eigen", "en": "Own"}}
    terms = ["ones", "twos"]
    computed = {"names": {"de": "B", "en": "B"}, "points": {"sum": terms}, "when": {"below": terms}}
    further = [{**own, "bonuses": {"computed": computed}}, {**own, "columns": {"a": {"names": own["names"]}}}, own]
    return (*(tomllib.loads(shipped_text(one)[1]) for one in variant_ids()), *further)


def document(random: Random) -> str:
    """A document that was changed as a tree, written as TOML in one of the ways that mean the same."""
    tree, other = random.choice(_documents()), random.choice(_documents())
    return _deepened(written(changed(tree, other, random), random), random)


def read_document(text: str) -> bool:
    """Whether it is a variant; what is none says so in words."""
    most = MOST_VALUES if len(text) % 10 == 0 else FEW_VALUES
    if not _read(lambda: parse_document(text, most_values=most)):
        return False
    found = _read(lambda: parse_variant(text, most_values=most))
    if found and len(text) % 80 == 0:
        _say(keys_without_effect(parse_variant(text), reader()))
    return found


def written(tree: Mapping[str, Any], random: Random) -> str:
    """A tree as TOML: tables within the line, under headings, or with dotted keys."""
    lines: list[str] = []
    _section(tree, (), lines, random)
    return "\n".join(lines) + "\n"


def _section(table: Mapping[str, Any], path: tuple[str, ...], lines: list[str], random: Random) -> None:
    below: list[tuple[str, Any]] = []
    for key, value in table.items():
        way = random.random()
        if isinstance(value, dict) and value and way < 0.4 and len(path) < 6:
            below.append((key, value))
        elif isinstance(value, dict) and way > 0.8:
            lines += [f"{_key(key)}.{_key(inner)} = {_in_line(one)}" for inner, one in value.items()]
        elif isinstance(value, list) and value and way < 0.3 and all(isinstance(one, dict) for one in value):
            below.append((key, value))
        else:
            lines.append(f"{_key(key)} = {_in_line(value)}")
    for key, value in below:
        heading = ".".join(map(_key, (*path, key)))
        for one in value if isinstance(value, list) else [value]:
            lines.append(f"[[{heading}]]" if isinstance(value, list) else f"[{heading}]")
            _section(one, (*path, key), lines, random)


def _in_line(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_in_line(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_in_line, value)) + "]"
    return str(value) if isinstance(value, float | date) else json.dumps(value, ensure_ascii=False)


def _key(key: str) -> str:
    return key if key and key.isascii() and key.replace("_", "").replace("-", "").isalnum() else json.dumps(key)


# --- links ---


@cache
def _links() -> tuple[bytes, ...]:
    """The bytes of links to the beginnings of games, without their sum."""
    found = []
    for file in sorted(GOLDEN.glob("*.pasch")):
        record = parse_record(file.read_text("utf-8"))
        for length in (0, 1, 3, 8):
            letters = format_link(_begun(record, length))
            found.append(urlsafe_b64decode(letters + "=" * (-len(letters) % 4))[:-4])
    return tuple(found)


def _begun(record: Record, length: int) -> Record:
    return replace(record, events=record.events[:length])


def link(random: Random) -> str:
    """A link with bytes changed, most with a sum that fits."""
    body = bytearray(random.choice(_links()))
    other = random.choice(_links())
    for _ in range(random.choice((1, 1, 2, 3, 8))):
        start = random.randrange(len(body) + 1) if random.random() < 0.7 else random.randrange(min(60, len(body) + 1))
        end = start + random.choice((0, 1, 1, 1, 2, 9))
        new = (b"", random.randbytes(random.choice((1, 1, 1, 4))), other[start:end], b"\xff" * 5, b"\n", b"\0")
        body[start:end] = random.choice(new)
    total = adler32(body) if random.random() < 0.97 else random.randrange(2**32)
    letters = urlsafe_b64encode(bytes(body) + total.to_bytes(4, "big")).decode()
    return letters.rstrip("=") if random.random() < 0.98 else letters[random.randrange(len(letters)) :]


def read_link(text: str) -> bool:
    """Whether it is a game; what is none says so in words."""
    return _read(lambda: parse_link(text))


# --- histories ---


@cache
def _histories() -> tuple[Tree, ...]:
    return tuple(_history(one) for one in ("kniffel", "knoeffel", "yatzy"))


def _history(variant_id: str) -> Tree:
    variant = shipped(variant_id)
    cells = sum(box.entries for box in variant.boxes)
    columns = [0] * len(variant.columns)
    card = {"entries": [5] * cells, "extra": columns, "bought": columns, "saved": 0}
    rules = {"id": variant.id, "rules_hash": variant.rules_hash, "names": dict(variant.names)}
    people: list[Tree] = [{"name": "Anna", "computer": None, "total": 231, "card": card}]
    people.append({"name": "", "computer": "casual", "total": 0, "card": card})
    game: Tree = {"id": "1", "kind": "game", "endedAt": "2026-11-21T19:30:00.000Z", "variant": rules, "people": people}
    game |= {"winners": [0], "record": f'[Variant "{variant_id}"]\n[Seat1 "Anna"]\n\n1: 13446'}
    return {
        "format": "pasch-history",
        "version": 1,
        "exported": "2026-11-22T10:00:00.000Z",
        "games": [game],
        "sheets": [{"id": variant.id, "names": {}, "rules_hash": variant.rules_hash, "sheet": [], "scheme": {}}],
        "renamings": [{"from": "du", "to": "Anna"}],
        "learning": {"learnt": [], "ratings": [], "puzzles": [], "mistakes": []},
        "school": {"kniffel/bonus": {"3e0ea24026": True}},
    }


def history(random: Random) -> str:
    """A history's file that was changed as a tree, a few of them cut off or no JSON at all."""
    tree, other = random.choice(_histories()), random.choice(_histories())
    found = changed(tree, other, random)
    text = _deepened(json.dumps(found, default=str), random)
    return text if random.random() < 0.98 else text[: random.randrange(len(text) + 1)]


def read_a_history(text: str) -> bool:
    """Whether it is a history; what is none says so in words."""
    return _read(lambda: read_history(parse_json(text, "x"), "x"))


# --- how they are read ---


def _read(work: Callable[[], object]) -> bool:
    try:
        work()
    except PaschError as error:
        _say(error.problems)
        return False
    return True


def _say(problems: Iterable[Problem]) -> None:
    for problem in problems:
        assert all(problem.words(language).strip() for language in LANGUAGES)


KINDS: Mapping[str, tuple[Callable[[Random], str], Callable[[str], bool]]] = {
    "documents": (document, read_document),
    "links": (link, read_link),
    "histories": (history, read_a_history),
}


def run(kind: str, count: int, seed: int) -> Counter[bool]:
    """How many were read and how many refused."""
    make, read = KINDS[kind]
    found: Counter[bool] = Counter()
    for number in range(count):
        text = make(Random(f"{seed}/{number}"))
        try:
            found[read(text)] += 1
        except Exception as error:
            error.add_note(f"{kind}, seed {seed}, number {number}:\n{text[:3000]}")
            raise
    return found


if __name__ == "__main__":
    _kind, _count, *_seed = sys.argv[1:]
    print(_kind, run(_kind, int(_count), int(*_seed or ("0",))))
