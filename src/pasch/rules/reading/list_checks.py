"""Checks of lists in a document: unknown names and repeated values."""

from collections.abc import Iterable, Iterator, Mapping

from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.document.model import Bonus, BoxTable
from pasch.rules.errors import Facts, Problem, list_allowed, nearest
from pasch.rules.variant.box_names import key_of


def unknown_names(names: Iterable[str], known: Iterable[str], place: str) -> Iterator[Problem]:
    """Yields names that are not known; `known` may be a table whose parts have display names, too."""
    options = list(known)
    called = {
        key_of(name): key
        for key, part in (known.items() if isinstance(known, Mapping) else ())
        if isinstance(part, (BoxTable, Bonus))
        for name in (part.names.de, part.names.en)
    }
    for name in names:
        if name not in options:
            near = called.get(key_of(name)) or nearest(name, options)
            if near:
                yield Problem("unknown-name-near", {"found": excerpt(name), "near": near}, place=place)
            else:
                facts: Facts = {"found": excerpt(name), "number": len(options), "allowed": list_allowed(options)}
                yield Problem("unknown-name", facts, place=place)


def repeated_values(values: Iterable[object], place: str) -> Iterator[Problem]:
    """Yields values that occur again."""
    seen: set[object] = set()
    for value in values:
        if value in seen:
            yield Problem("twice", {"found": excerpt(str(value))}, place=place)
        seen.add(value)
