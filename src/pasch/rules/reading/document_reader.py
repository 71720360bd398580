"""From TOML text to a validated `Document`: size limits, inheritance, and all problems reported together."""

from collections.abc import Callable
from itertools import chain, islice
from typing import Any

from pydantic import BaseModel, ValidationError

from pasch.locale import LANGUAGES, text
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.document.dice_model import Signs
from pasch.rules.document.model import Document
from pasch.rules.document.value_types import NAME_LETTERS, SIGN_LETTERS, VARIANT_ID_LETTERS, Names
from pasch.rules.errors import MOST_PROBLEMS, Facts, Problem, VariantError, first_of, list_allowed
from pasch.rules.reading.allowed_ranges import length_range, number_range
from pasch.rules.reading.shipped_names import with_shipped_names
from pasch.rules.reading.synonyms import meant_key, meant_value
from pasch.rules.reading.toml_parsing import Tree, read_tree
from pasch.rules.validation import CHOICES, Details, Steps, Wording, choices_of, problems_of
from pasch.rules.variant.box_names import key_of

MAX_ANCESTORS = 8

Reader = Callable[[str, str], tuple[str, str]]
"""Finds the document that `like` names in a source: returns its own source and its text, or raises `VariantError`."""

_PARTS = ("boxes", "bonuses", "extra", "columns")
_NAMED = ("boxes", "bonuses", "columns")
_SETTINGS = ("dice", "turn", "players")
# Parts that cannot be taken out as a whole.
_WHOLE = [[name] for name in (*_SETTINGS, *_PARTS)]
# Examples for messages where something else was found: by place, or by the last word of one.
_SHAPES = {
    "dice": "{ count = 5, faces = [1, 2, 3, 4, 5, 6] }",
    "turn": "{ throws = 3 }",
    "names": '{ de = "…", en = "…" }',
    "pattern": "{ of_a_kind = 3, … }",
    "groups": "[3, 2, …]",
    "tiers": "[{ from = 63, points = 35 }, …]",
    "faces": "[1, 2, 3, …]",
    "place": '["number", …]',
    "buy": "{ per_column = 3, unused = 5, … }",
    "players": "{ least = 2, most = 4 }",
    "result": "{ columns = { left = 1, … } }",
    "result.columns": "{ left = 1, … }",
    "boxes": "[boxes.pair]",
    "columns": "[columns.left]",
    "bonuses": "[bonuses.upper]",
    "extra": "[extra.joker]",
}
# Kinds of text by the pattern of their letters; all others are ids.
_WRITTEN = {NAME_LETTERS: "name", SIGN_LETTERS: "sign", VARIANT_ID_LETTERS: "variant"}
# Settings that `false` takes out.
_REMOVABLE = (["dice", "odd"], ["dice", "colours"], ["dice", "symbols"], ["turn", "buy"], ["result"])


def resolve(text: str, source: str, read: Reader) -> Tree:
    """Returns the document with all that it inherits filled in, and without `like`.

    Raises:
        VariantError: it or an ancestor cannot be read, or the ancestors form a circle.
    """
    return resolve_tree(read_tree(text, source), source, read)


def resolve_tree(own: Tree, source: str, read: Reader, below: tuple[str, ...] = ()) -> Tree:
    """Does the same for a parsed document.

    Args:
        below: sources of the documents that inherit from this one.

    Raises:
        VariantError: an ancestor cannot be read, or the ancestors form a circle.
    """
    like = own.get("like")
    tree = with_shipped_names({key: value for key, value in own.items() if key != "like"})
    if "like" not in own:
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
    parent = resolve_tree(read_tree(parent_text, parent_source), parent_source, read, (*below, source))
    return inherit(parent, tree, source)


def inherit(parent: Tree, child: Tree, source: str) -> Tree:
    """Merges a child's rules over its parent's.

    Settings are replaced key by key, and so is every box, bonus, extra rule and column; a value that is itself a
    table (a pattern, names) is replaced whole, and so is ``result``. ``part = false`` takes an inherited part out, and
    ``key = false`` within a part what it inherits there; ``result = false`` an inherited result.

    Raises:
        VariantError: something is taken out that is not inherited.
    """
    # Notes describe a document, not its rules, and are not inherited.
    merged = {**parent, **child}
    merged.pop("note", None)
    if "note" in child:
        merged["note"] = child["note"]
    if child.get("result") is False and "result" in parent:
        merged.pop("result")
    missing: list[tuple[str, str]] = []
    strays: list[Problem] = []
    for name in _SETTINGS + _PARTS:
        old, new = parent.get(name), child.get(name)
        if not (isinstance(old, dict) and isinstance(new, dict)):
            continue
        table = dict(old)
        strays += _strays(name, new, old, source)
        for key, value in new.items():
            inherited = old.get(key)
            # A setting may itself be true or false (`release = false`); only a table among the settings is taken out.
            if value is False and (name in _PARTS or isinstance(inherited, dict)):
                if inherited is None:
                    missing.append((name, key))
                table.pop(key, None)
            elif name in _PARTS and isinstance(inherited, dict) and isinstance(value, dict):
                table[key] = _changed_part(inherited, value)
            else:
                table[key] = value
        merged[name] = table
    if missing or strays:
        raise VariantError(
            *first_of(chain(strays, (_nothing_there(name, key, parent[name], source) for name, key in missing)))
        )
    return merged


def _strays(part: str, own: Tree, inherited: Tree, source: str) -> list[Problem]:
    # A new part without names is probably a change to an inherited part under a misspelt key. It is a mistake anyway,
    # so no more of them are looked at than problems are reported.
    if part not in _NAMED:
        return []
    new = (
        key for key, value in own.items() if key not in inherited and isinstance(value, dict) and "names" not in value
    )
    near = {key: _called(key, inherited) for key in islice(new, MOST_PROBLEMS)}
    return [
        Problem("part-not-inherited-near", {"key": excerpt(key), "near": one}, source, f"{part}.{excerpt(key)}")
        for key, one in near.items()
        if one is not None
    ]


def _called(key: str, inherited: Tree) -> str | None:
    for other, part in inherited.items():
        names = part.get("names", {}) if isinstance(part, dict) else {}
        if any(isinstance(name, str) and key_of(name) == key_of(key) for name in names.values()):
            return other
    meant = meant_key(key, inherited)
    return None if meant is None else meant.word


def _nothing_there(name: str, key: str, inherited: Tree, source: str) -> Problem:
    place, meant = f"{name}.{excerpt(key)}", meant_key(key, inherited)
    if meant is not None:
        return Problem("nothing-to-take-out-near", {"key": excerpt(key), "near": meant.word}, source, place)
    facts: Facts = {"key": excerpt(key), "number": len(inherited), "allowed": list_allowed(inherited) or "–"}
    return Problem("nothing-to-take-out", facts, source, place)


def _changed_part(inherited: Tree, changed: Tree) -> Tree:
    out = {key for key, value in changed.items() if value is False and not isinstance(inherited.get(key, False), bool)}
    return {key: value for key, value in {**inherited, **changed}.items() if key not in out}


def validate(tree: Tree, source: str) -> Document:
    """Validates a document and reports its first misfits together.

    Raises:
        VariantError: with a problem for each misfit.
    """
    try:
        return Document.model_validate(tree)
    except ValidationError as error:
        raise VariantError(*_without_misspelt(problems_of(error, tree, _WORDING, source))) from None


def _without_misspelt(problems: list[Problem]) -> list[Problem]:
    # A key that is missing because it is misspelt is reported once, as misspelt.
    meant = {
        (str(problem.place).rpartition(".")[0], problem.facts["near"])
        for problem in problems
        if problem.code in ("unknown-key-near", "unknown-key-written")
    }
    return [
        problem
        for problem in problems
        if problem.code != "missing-key" or (str(problem.place).rpartition(".")[0], problem.facts["key"]) not in meant
    ]


def _special(details: Details, steps: Steps) -> Problem | None:
    # The order matters: a more specific explanation comes before one that fits all values of its kind.
    kind = details["type"]
    if kind == "extra_forbidden":
        return _unknown_key(str(steps[-1]), steps[:-1])
    if details["input"] is False:
        if list(steps) in _WHOLE:
            return Problem("taken-out-as-a-whole", {"key": str(steps[0])})
        # Places where `false` takes out what is inherited.
        if 2 <= len(steps) <= 3 if steps[0] in _PARTS else list(steps) in _REMOVABLE:
            return Problem("not-inherited", {"key": str(steps[-1])})
    if kind in CHOICES:
        return _other_word(details)
    found = _shown(details["input"])
    if kind in ("list_type", "model_type", "dict_type") and (shape := _shape(steps)):
        return Problem("wrong-type", {"found": found, "allowed": shape})
    if kind == "string_pattern_mismatch":
        if len(steps) > 2 and steps[0] == "bonuses" and steps[2] in ("points", "when"):
            return Problem("no-formula", {"found": found, "said": '{ sum = ["ones", "twos"] }'})
        return Problem("wrong-characters", {"found": found, "what": _WRITTEN.get(details["ctx"]["pattern"], "id")})
    if kind == "missing" and list(steps) == ["boxes"]:
        return Problem("no-boxes")
    if kind == "greater_than_equal" and steps[0] == "boxes" and steps[-1] == "plus":
        return Problem("plus-below-zero", {"found": found})
    if kind in ("greater_than_equal", "less_than_equal") and steps[-1] == "weight":
        return Problem("whole-or-half", {"found": found})
    if kind in ("greater_than_equal", "less_than_equal", "int_type") and (allowed := number_range(steps)):
        return Problem("wrong-type" if kind == "int_type" else "out-of-range", {"found": found, "allowed": allowed})
    if kind in ("too_long", "too_short", "string_too_long", "string_too_short"):
        limits = details["ctx"]
        if allowed := length_range(steps, limits.get("max_length")):
            given = details["input"]
            if not given and list(steps) == ["boxes"]:
                return Problem("no-box-left")
            number = limits.get("actual_length") or len(given)
            what = "text" if isinstance(given, str) else str(steps[0]) if len(steps) == 1 else "list"
            return Problem("wrong-length", {"found": found, "number": number, "allowed": allowed, "what": what})
    if kind == "string_type":
        example = '"…"' if isinstance(details["input"], dict | list) else f'"{found}"'
        quoted = {language: text("quoted-text", language, example=example) for language in LANGUAGES}
        return Problem("wrong-type", {"found": found, "allowed": quoted})
    return None


def _shape(steps: Steps) -> str | None:
    word = str(steps[-1])
    lists_names = word in _PARTS and len(steps) > 1
    return _SHAPES.get(".".join(map(str, steps))) or (None if lists_names else _SHAPES.get(word))


def _unknown_key(key: str, place: Steps) -> Problem:
    allowed = _keys_at(place)
    meant, inner = meant_key(key, allowed), _inner_table(key, place)
    if meant is not None and meant.sure:
        return Problem("unknown-key-written", {"key": excerpt(key), "near": meant.word})
    if inner is not None:
        return Problem("unknown-key-inside", {"key": excerpt(key), "inside": inner})
    if meant is not None:
        return Problem("unknown-key-near", {"key": excerpt(key), "near": meant.word})
    return Problem("unknown-key", {"key": excerpt(key), "allowed": list_allowed(allowed)})


def _inner_table(key: str, place: Steps) -> str | None:
    # A key may belong into a table at this place: `groups` into `pattern`.
    for name, field in _model_at(place).model_fields.items():
        inner = None if not place and name in _PARTS else _table_in(field.annotation)
        if inner is not None and key in {entry.alias or own for own, entry in inner.model_fields.items()}:
            return name
    return None


def _other_word(details: Details) -> Problem | None:
    found, allowed = details["input"], choices_of(details)
    words = [word.strip('"') for word in allowed.split(", ") if word.startswith('"')]
    meant = meant_value(found, words) if isinstance(found, str) else None
    if meant is None:
        return None
    facts = {"found": _shown(found), "near": _shown(meant.word), "allowed": allowed}
    return Problem("not-one-of-written" if meant.sure else "not-one-of-near", facts)


def _keys_at(location: Steps) -> list[str]:
    model = _model_at(location)
    if issubclass(model, Names | Signs):
        return list(LANGUAGES)
    keys = [entry.alias or name for name, entry in model.model_fields.items()]
    return [*keys, "like"] if model is Document else keys


def _model_at(location: Steps) -> type[BaseModel]:
    model: type[BaseModel] = Document
    for step in location:
        found = model.model_fields.get(str(step))
        if found is not None:
            inner = _table_in(found.annotation)
            model = inner if inner is not None else model
    return model


def _table_in(annotation: Any) -> type[BaseModel] | None:
    # Annotations nest: `dict[Id, BoxTable]`, `Buy | None`.
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    for inner in getattr(annotation, "__args__", ()):
        found = _table_in(inner)
        if found is not None:
            return found
    return None


def _shown(value: object) -> str:
    if isinstance(value, bool):
        shown = str(value).lower()
    elif isinstance(value, str):
        shown = f'"{value}"'
    elif isinstance(value, dict):
        shown = "{ … }"
    elif isinstance(value, list):
        shown = f"[{', '.join(map(_shown, value[:10]))}{', …' if len(value) > 10 else ''}]"
    else:
        shown = str(value)
    return shown if len(shown) <= 60 else shown[:57] + "…"


_WORDING = Wording("unknown-key", "wrong-characters", _shown, _special)
