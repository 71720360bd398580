"""Single rules of one variant that can be put into another.

A switch is a part of the document, as a designer would name it: ``extra.joker``, ``boxes.full_house``, ``turn.throws``.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from pasch.rules.errors import VariantError
from pasch.rules.reading.document_reader import validate
from pasch.rules.reading.error_recovery import check
from pasch.rules.variant.difference import Change, difference, toml_value
from pasch.rules.variant.variant import Variant

_IRRELEVANT = ("players",)
"""The number of players does not change a solitaire game."""
_MOST_SHOWN = 44
Tree = dict[str, Any]


@dataclass(frozen=True)
class Switch:
    """One rule in which a variant differs from another.

    Attributes:
        key: the part of the document, such as ``extra.joker``; ``boxes`` alone is their order.
        changes: what is different there.
    """

    key: str
    changes: Sequence[Change]

    def words(self) -> str:
        """The key; with what it was and is, where that is short."""
        if len(self.changes) == 1 and self.changes[0].kind == "changed":
            change = self.changes[0]
            shown = f"{change.place} = {toml_value(change.old)} → {toml_value(change.new)}"
            if len(shown) <= _MOST_SHOWN:
                return shown
        kinds = {change.kind for change in self.changes if change.place == self.key}
        return {"added": "+ ", "removed": "− "}.get(next(iter(kinds)), "") + self.key if kinds else self.key


def switches(first: Variant, second: Variant) -> list[Switch]:
    """Every rule in which the second differs from the first, in the order of the document."""
    changes_by_key: dict[str, list[Change]] = {}
    for change in difference(second, first):
        if not change.is_name and change.place.split(".")[0] not in _IRRELEVANT:
            changes_by_key.setdefault(".".join(change.place.split(".")[:2]), []).append(change)
    return [Switch(key, changes) for key, changes in changes_by_key.items()]


def with_switch(first: Variant, second: Variant, switch: Switch) -> Variant:
    """The first variant with this one rule of the second.

    Raises:
        VariantError: that is no valid variant.
    """
    tree, other = (variant.document.model_dump(by_alias=True, exclude_unset=True) for variant in (first, second))
    part, _, key = switch.key.partition(".")
    if not key:
        own, new = tree.get(part), other.get(part)
        tree[part] = _reordered(own, new) if isinstance(own, dict) and isinstance(new, dict) else new
        if tree[part] is None:
            del tree[part]
    else:
        tree[part] = _with_key(tree.get(part, {}), other.get(part, {}), key)
        if not tree[part]:
            del tree[part]
    document = validate(deepcopy(tree), "")
    variant, problems = check(document, as_text(tree))
    if variant is None or problems:
        raise VariantError(*problems)
    return variant


def as_text(tree: Tree) -> str:
    """A document as TOML, a line for each key; keys in parts are dotted, as a part in one line would be too long."""
    return "".join(f"{key} = {toml_value(value)}\n" for key, value in _lines(tree))


def _lines(tree: Tree, place: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in tree.items():
        if isinstance(value, dict) and any(isinstance(inner, dict) for inner in value.values()):
            yield from _lines(value, f"{place}{key}.")
        elif value is not None:
            yield f"{place}{key}", value


def _reordered(own: Mapping[str, Any], other: Mapping[str, Any]) -> Tree:
    shared = iter([key for key in other if key in own])
    return {now: own[now] for now in (next(shared) if key in other else key for key in own)}


def _with_key(own: Mapping[str, Any], other: Mapping[str, Any], key: str) -> Tree:
    # A new part takes the place after those that precede it in the other document.
    if key in own or key not in other:
        return {
            name: other.get(name) if name == key else value
            for name, value in own.items()
            if name != key or key in other
        }
    before = set(list(other)[: list(other).index(key)])
    last = max((place for place, name in enumerate(own) if name in before), default=-1)
    return dict(_inserted(own, last, key, other[key]))


def _inserted(own: Mapping[str, Any], last: int, key: str, value: object) -> Iterator[tuple[str, object]]:
    if last < 0:
        yield key, value
    for place, (name, kept) in enumerate(own.items()):
        yield name, kept
        if place == last:
            yield key, value
