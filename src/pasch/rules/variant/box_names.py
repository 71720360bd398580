"""Lookup of boxes and columns by the names that people type, in any language."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache

from pasch.locale import COMPLETE, LANGUAGES
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import AmbiguousError, NotationError, Problem, either, list_allowed
from pasch.rules.variant.variant import Box, Variant, cached_per_variant

# An abbreviation has at least two letters before its dot; a single one is rather the initial of a person.
_WORD = re.compile(r"[^\s.]{2,}\.|[^\s.]+")
_SPELLINGS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


@lru_cache(4096)  # the same few names are asked for again and again
def key_of(name: str) -> str:
    """Folds what people write differently: case, spaces, hyphens, umlauts (ä and ae become the same)."""
    # Umlauts are spelt out first; NFKD would reduce them to the bare vowel.
    folded = unicodedata.normalize("NFC", name).casefold().translate(_SPELLINGS)
    plain = unicodedata.normalize("NFKD", folded)
    return "".join(letter for letter in plain if letter.isalnum())


def find_box(variant: Variant, name: str) -> Box:
    """Finds a box by its id, its name in any language or an alias, with words cut short by a dot; with
    ``column.box`` or ``column box`` on a sheet of several columns.

    Raises:
        NotationError: no box has this name; the nearest ones are suggested.
        AmbiguousError: several have it.
    """
    if exact := variant.box_by_id.get(name.strip()):
        return exact
    boxes = _boxes_by_key(variant)
    key = key_of(name)
    found = boxes.get(key) or _cut_short(variant, name)
    if len(found) == 1:
        return variant.boxes[found[0]]
    if found:
        choices = alternatives_fact(variant, [variant.boxes[index] for index in found])
        raise AmbiguousError(Problem("ambiguous-box", {"found": excerpt(name), "choices": choices}))
    if near := get_close_matches(key, _suggested_keys(variant), 1, 0.72):
        suggested = box_fact(variant, variant.boxes[boxes[near[0]][0]])
        raise NotationError(Problem("unknown-box-near", {"found": excerpt(name), "near": suggested}))
    raise NotationError(Problem("unknown-box", {"found": excerpt(name), "allowed": lines_fact(variant)}))


def find_line(variant: Variant, name: str) -> str | None:
    """Returns the line of the sheet with a name, in any column; None if no line has it, or several."""
    if line := _lines_by_key(variant).get(key_of(name)):
        return line
    lines = {variant.boxes[index].line for index in _cut_short(variant, name)}
    return lines.pop() if len(lines) == 1 else None


def box_name(variant: Variant, box: Box, language: str) -> str:
    """Returns the name of a box in a sentence, with its column if there are several."""
    if len(variant.columns) == 1:
        return box.names[language]
    return f"{box.names[language]} ({variant.columns[box.column].names[language]})"


def box_fact(variant: Variant, box: Box) -> Mapping[str, str]:
    """The box as a fact of a message: its id for machines, its name in each language for people."""
    return {"id": box.id} | {language: box_name(variant, box, language) for language in LANGUAGES}


def alternatives_fact(variant: Variant, boxes: Iterable[Box]) -> Mapping[str, str]:
    """Returns alternative boxes as a fact of a message; a single one as that box."""
    chosen = list(boxes)
    if len(chosen) == 1:
        return box_fact(variant, chosen[0])
    return {language: either([box_name(variant, box, language) for box in chosen], language) for language in LANGUAGES}


@cached_per_variant
def _suggested_keys(variant: Variant) -> tuple[str, ...]:
    # In six languages something is near to anything, and the suggestion would puzzle.
    complete = {key_of(box.names[language]) for box in variant.boxes for language in COMPLETE}
    others = {key_of(name) for box in variant.boxes for name in (box.line, *box.aliases)}
    return tuple(sorted(complete | others))


@cached_per_variant
def _boxes_by_key(variant: Variant) -> Mapping[str, tuple[int, ...]]:
    boxes: dict[str, tuple[int, ...]] = {}
    for box in variant.boxes:
        keys = _line_keys(box)
        column = variant.columns[box.column]
        for column_key in {key_of(column.id), *map(key_of, column.names.values()), str(column.index + 1)}:
            keys |= {column_key + key for key in _line_keys(box)}
        for key in keys:
            boxes[key] = (*boxes.get(key, ()), box.index)
    return boxes


def _cut_short(variant: Variant, name: str) -> tuple[int, ...]:
    # Words are compared one by one: "Kl. Straße", "Dreierp.".
    words = _WORD.findall(name)
    if not any(word.endswith(".") for word in words):
        return ()
    return tuple(box.index for box in variant.boxes if any(_begins(words, full) for full in _line_names(box)))


def _begins(words: Sequence[str], name: str) -> bool:
    full = name.split()
    return len(words) == len(full) and all(
        key_of(whole).startswith(key_of(word)) if word.endswith(".") else key_of(whole) == key_of(word)
        for word, whole in zip(words, full, strict=True)
    )


@cached_per_variant
def _lines_by_key(variant: Variant) -> Mapping[str, str]:
    return {key: box.line for box in reversed(variant.boxes) for key in _line_keys(box)}


def _line_keys(box: Box) -> set[str]:
    return set(map(key_of, (box.line, *_line_names(box))))


def _line_names(box: Box) -> tuple[str, ...]:
    return *dict.fromkeys(box.names.values()), *box.aliases


def lines_fact(variant: Variant) -> Mapping[str, str]:
    """All lines of the sheet as a fact of a message."""
    return {
        language: list_allowed(dict.fromkeys(box.names[language] for box in variant.boxes)) for language in LANGUAGES
    }
