"""From TOML text to a validated `Document`: size limits, inheritance, and everything that is wrong said at once."""

from collections.abc import Callable
from typing import Any

from pydantic import BaseModel, ValidationError

from pasch.rules.dicetext import excerpt
from pasch.rules.document import Document
from pasch.rules.errors import Problem, VariantError, first_of, listed, nearest
from pasch.rules.toml import Tree, read_tree
from pasch.rules.validation import Details, Steps, Wording, problems_of

MAX_ANCESTORS = 8

Reader = Callable[[str, str], tuple[str, str]]
"""Finds the document that `like` names; gives where it was found and its text, or raises `VariantError`."""

_PARTS = ("boxes", "bonuses", "extra", "columns")
_SETTINGS = ("dice", "turn", "players")
_REMOVABLE = (["dice", "odd"], ["dice", "colours"], ["turn", "buy"])


def resolve(text: str, source: str, read: Reader) -> Tree:
    """The document with all that it inherits filled in, and without `like`.

    Raises:
        VariantError: it or an ancestor cannot be read, or the ancestors form a circle.
    """
    return _resolve(text, source, read, ())


def _resolve(text: str, source: str, read: Reader, below: tuple[str, ...]) -> Tree:
    tree = read_tree(text, source)
    like = tree.pop("like", None)
    if like is None:
        return tree
    if not isinstance(like, str):
        raise VariantError(Problem("wrong-type", {"found": _shown(like), "allowed": '"…"'}, source, "like"))
    if source in below or len(below) >= MAX_ANCESTORS:
        circle = " → ".join([*below[below.index(source) :], source]) if source in below else like
        code = "inheritance-circle" if source in below else "inheritance-too-deep"
        raise VariantError(Problem(code, {"chain": circle, "limit": MAX_ANCESTORS}, source, "like"))
    try:
        parent_source, parent_text = read(like, source)
    except VariantError as error:
        raise VariantError(*(Problem(p.code, p.facts, source, "like") for p in error.problems)) from None
    parent = _resolve(parent_text, parent_source, read, (*below, source))
    return inherit(parent, tree, source)


def inherit(parent: Tree, child: Tree, source: str) -> Tree:
    """The parent's rules with the child's in their place.

    Settings are replaced key by key, and so is every box, bonus, extra rule and column; a value that is itself a
    table (a pattern, names) is replaced whole. ``part = false`` takes an inherited part out, and ``key = false`` within
    a part what it inherits there.

    Raises:
        VariantError: something is taken out that is not inherited.
    """
    merged = {**parent, **child}
    merged.pop("note", None)
    if "note" in child:
        merged["note"] = child["note"]
    problems: list[Problem] = []
    for name in _SETTINGS + _PARTS:
        old, new = parent.get(name), child.get(name)
        if not (isinstance(old, dict) and isinstance(new, dict)):
            continue
        table = dict(old)
        for key, value in new.items():
            inherited = old.get(key)
            # A setting may itself be true or false (`release = false`); only a table among the settings is taken out.
            if value is False and (name in _PARTS or isinstance(inherited, dict)):
                if inherited is None:
                    facts = {"key": excerpt(key), "allowed": listed(old) or "-"}
                    problems.append(Problem("nothing-to-take-out", facts, source, f"{name}.{excerpt(key)}"))
                table.pop(key, None)
            elif name in _PARTS and isinstance(inherited, dict) and isinstance(value, dict):
                table[key] = _changed_part(inherited, value)
            else:
                table[key] = value
        merged[name] = table
    if problems:
        raise VariantError(*first_of(problems))
    return merged


def _changed_part(inherited: Tree, changed: Tree) -> Tree:
    out = {key for key, value in changed.items() if value is False and not isinstance(inherited.get(key, False), bool)}
    return {key: value for key, value in {**inherited, **changed}.items() if key not in out}


def validate(tree: Tree, source: str) -> Document:
    """The document as its model; the first things that do not fit the model are named at once.

    Raises:
        VariantError: with a problem for each misfit.
    """
    try:
        return Document.model_validate(tree)
    except ValidationError as error:
        raise VariantError(*problems_of(error, tree, _WORDING, source)) from None


def _special(details: Details, steps: Steps) -> Problem | None:
    """Keys that the model knows, or may lack, at a place."""
    key = str(steps[-1]) if steps else ""
    if details["type"] == "extra_forbidden":
        allowed = _keys_at(steps[:-1])
        near = nearest(key, allowed)
        if near:
            return Problem("unknown-key-near", {"key": key, "near": near})
        return Problem("unknown-key", {"key": excerpt(key), "allowed": listed(allowed)})
    if details["input"] is False and _takes_out(steps):
        return Problem("not-inherited", {"key": key})
    return None


def _takes_out(location: Steps) -> bool:
    """Whether `false` could stand at a place to take out what is inherited there."""
    return 2 <= len(location) <= 3 if location[0] in _PARTS else list(location) in _REMOVABLE


def _keys_at(location: Steps) -> list[str]:
    """The keys that the model knows at a place."""
    model: type[BaseModel] = Document
    for step in location:
        found = model.model_fields.get(str(step))
        if found is not None:
            inner = _table_in(found.annotation)
            model = inner if inner is not None else model
    keys = [entry.alias or name for name, entry in model.model_fields.items()]
    return [*keys, "like"] if model is Document else keys


def _table_in(annotation: Any) -> type[BaseModel] | None:
    """The table class inside an annotation such as `dict[Id, BoxTable]` or `Buy | None`."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    for inner in getattr(annotation, "__args__", ()):
        found = _table_in(inner)
        if found is not None:
            return found
    return None


def _shown(value: object) -> str:
    """A value as it stands in TOML, cut to a readable length."""
    if isinstance(value, bool):
        text = str(value).lower()
    elif isinstance(value, str):
        text = f'"{value}"'
    elif isinstance(value, dict):
        text = "{ … }"
    else:
        text = str(value)
    return text if len(text) <= 60 else text[:57] + "…"


_WORDING = Wording("unknown-key", "wrong-characters", _shown, _special)
