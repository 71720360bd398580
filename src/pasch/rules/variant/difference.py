"""Differences between two variants, key by key of their resolved documents.

Inherited and default values are filled in before comparing, so that only what is really different shows. Whether the
*games* differ is another question: `same_game` asks the compiled rules.
"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Literal

from pydantic import BaseModel

from pasch.locale import COMPLETE, text
from pasch.rules.variant.variant import Variant

Kind = Literal["changed", "added", "removed", "order"]
_SIGNS: Mapping[Kind, str] = {"added": "+", "removed": "−", "changed": "~", "order": "~"}
_NOT_RULES = ("names", "aliases", "note", "symbols")
# Parts whose order is a rule: the order of the sheet, and that of extra rules, of which the last one wins.
_ORDERED = ("boxes", "columns", "extra")


@dataclass(frozen=True, slots=True)
class Change:
    """One difference.

    Attributes:
        place: the key in the document, such as ``boxes.full_house.points``.
        old: the parent's value, None where it has none; new: the variant's.
        is_name: it changes a name, not a rule.
    """

    kind: Kind
    place: str
    old: object
    new: object
    is_name: bool = False

    def as_json(self) -> dict[str, object]:
        """The change for machines."""
        return asdict(self)

    def in_words(self, language: str) -> tuple[str, str]:
        """Formats a difference, with a sign for added, removed or changed: ``("~ turn.throws", "3 → 4")``."""
        place = text("diff-order", language, place=self.place) if self.kind == "order" else self.place
        shown = " → ".join(toml_value(value) for value in (self.old, self.new) if value is not None)
        return f"{_SIGNS[self.kind]} {place}", shown


def difference(variant: Variant, parent: Variant) -> list[Change]:
    """Compares a variant's document with its parent's, except the ids: rules first, then names."""
    changes = list(_tables("", parent.document, variant.document))
    return sorted(changes, key=lambda change: change.is_name)


def same_game(variant: Variant, parent: Variant) -> bool:
    """Returns True if both documents define the same rules, however they are written."""
    return variant.rules_hash == parent.rules_hash


def toml_value(value: object) -> str:
    """A value of a document as TOML writes it on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {toml_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    return str(value)


def _tables(path: str, old: BaseModel, new: BaseModel) -> Iterator[Change]:
    for name, field in type(new).model_fields.items():
        if name == "id":
            continue
        for change in _values(f"{path}{field.alias or name}", getattr(old, name), getattr(new, name)):
            yield replace(change, is_name=True) if name in _NOT_RULES else change


def _values(place: str, old: object, new: object) -> Iterator[Change]:
    if isinstance(old, dict) and isinstance(new, dict):
        yield from _parts(place, old, new)
    elif isinstance(old, BaseModel) and isinstance(new, BaseModel):
        yield from _tables(f"{place}.", old, new)
    elif old != new:
        kind: Kind = "added" if old is None else "removed" if new is None else "changed"
        yield Change(kind, place, _plain(old), _plain(new))


def _with_two_names(value: object) -> object:
    # Six languages would hide what a part does.
    if isinstance(value, dict):
        keys = COMPLETE if value.keys() >= {*COMPLETE} else value.keys()
        return {key: _with_two_names(value[key]) for key in keys}
    return value


def _parts(place: str, old: Mapping[str, object], new: Mapping[str, object]) -> Iterator[Change]:
    for key in dict.fromkeys((*old, *new)):
        yield from _values(f"{place}.{key}", old.get(key), new.get(key))
    shared_before, shared_now = [key for key in old if key in new], [key for key in new if key in old]
    if place in _ORDERED and shared_before != shared_now:
        yield Change("order", place, list(old), list(new))


def _plain(value: object) -> object:
    if isinstance(value, BaseModel):
        return _with_two_names(value.model_dump(by_alias=True, exclude_defaults=True))
    return [_plain(entry) for entry in value] if isinstance(value, list) else value
