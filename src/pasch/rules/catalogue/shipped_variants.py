"""The shipped variants and house rules; loading of variants by id, file or text."""

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path

from pasch.rules.arguments import checked
from pasch.rules.catalogue.house_rules import VARIABLE, VariantFolder, check_folder, folder_here, read_folder
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.document.model import Document
from pasch.rules.errors import Problem, VariantError, first_of, list_allowed, nearest
from pasch.rules.reading.document_reader import Reader, resolve, validate
from pasch.rules.reading.error_recovery import check, further_problems, to_the_author
from pasch.rules.reading.toml_parsing import read_file
from pasch.rules.variant.building import build
from pasch.rules.variant.variant import Variant

VariantName = Variant | str | os.PathLike[str]
"""A variant, or where it is: its id, the path of its file, or its document."""
HOUSE = "house"
"""The group of house rules in a folder."""


@cache
def variant_ids() -> tuple[str, ...]:
    """The ids of the shipped variants, in alphabetical order."""
    folder = files("pasch.variants")
    return tuple(sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".toml")))


@cache
def groups() -> dict[str, list[str]]:
    """Returns the ids of the shipped variants by group, in display order."""
    found: dict[str, list[str]] = json.loads(files("pasch.variants").joinpath("groups.json").read_text("utf-8"))
    return found


@cache
def _highest_totals() -> dict[str, int]:
    found: dict[str, int] = json.loads(files("pasch.variants").joinpath("highest-totals.json").read_text("utf-8"))
    return found


def group_of(variant_id: str) -> str:
    """The group of a shipped variant; ``house`` for one of the folder."""
    return next((group for group, members in groups().items() if variant_id in members), HOUSE)


def use_folder(folder: Path) -> None:
    """Makes the house rules of a folder available by id, here and in processes started later.

    Raises:
        VariantError: it is no folder.
    """
    check_folder(folder)
    os.environ[VARIABLE] = str(folder.absolute())
    for cached in (_folder, _house, _house_rule):
        cached.cache_clear()


def house_ids() -> tuple[str, ...]:
    """The ids of the house rules in the folder, in alphabetical order; those with mistakes are not among them."""
    return _house()[0]


def house_problems() -> tuple[Problem, ...]:
    """Returns the problems of files in the folder."""
    return (*_folder().problems, *_house()[1])


@cache
def _folder() -> VariantFolder:
    folder = folder_here()
    return VariantFolder({}) if folder is None else read_folder(folder, variant_ids())


@cache
def _house() -> tuple[tuple[str, ...], tuple[Problem, ...]]:
    ids: list[str] = []
    problems: list[Problem] = []
    for one in sorted(_folder().texts):
        try:
            shipped(one)
        except VariantError as error:
            problems += error.problems
        else:
            ids.append(one)
    return tuple(ids), tuple(problems)


@checked
def shipped(variant_id: str) -> Variant:
    """A shipped variant, or one of the folder.

    Raises:
        VariantError: there is none of this id; the nearest is suggested.
    """
    # Two caches, as another folder may have other rules of the same id.
    return (_house_rule if variant_id in _folder().texts else _shipped)(variant_id)


@cache
def _shipped(variant_id: str) -> Variant:
    # The tests look for mistakes and work out the totals: both take most of the time.
    source, text = shipped_text(variant_id)
    variant = build(parse_document(text, source), text)
    if (total := _highest_totals().get(variant_id)) is not None:
        vars(variant)["max_total"] = total
    return variant


@cache
def _house_rule(variant_id: str) -> Variant:
    source, text = shipped_text(variant_id)
    return parse_variant(text, source)


@checked
def load_variant(name: VariantName) -> Variant:
    """Returns a shipped variant or house rule by id, or a variant by file: a path, or a name with ``/`` or ``.toml``.

    Raises:
        VariantError: there is no such variant or file, or the file is not a variant.
    """
    if isinstance(name, Variant):
        return name
    if not isinstance(name, str):
        return load_file(Path(name))
    if name in variant_ids() or name in _folder().texts:
        return shipped(name)
    if name.endswith(".toml") or "/" in name or os.sep in name:
        return load_file(Path(name))
    return shipped(name)


@checked
def as_variant(variant: VariantName) -> Variant:
    """Returns a variant itself, or the one of an id, a file's path, or a whole document.

    Raises:
        VariantError: there is none, or the document is not one.
    """
    return parse_variant(variant) if isinstance(variant, str) and "\n" in variant else load_variant(variant)


def load_file(path: Path) -> Variant:
    """Loads a variant from a file of any name.

    Raises:
        VariantError: there is no such file, or it is not a variant.
    """
    return parse_variant(read_file(path), str(path), path.parent)


@checked
def parse_variant(
    text: str, source: str = "", folder: Path | None = None, *, most_values: int | None = None
) -> Variant:
    """A variant from its document.

    Args:
        text: the TOML document.
        source: its file, for messages and to resolve `like`.
        folder: where files named by `like` are looked for; None allows shipped variants only.
        most_values: limit on the numbers in its tables, for documents of strangers; None for no limit.

    Raises:
        VariantError: with everything that is wrong with it, or the first twenty mistakes.
    """
    document = parse_document(text, source, folder, most_values=most_values)
    variant, problems = check(document, text, most_values)
    if variant is None or problems:
        raise VariantError(*_in(source, to_the_author(problems, text)))
    return variant


def parse_document(
    text: str, source: str = "", folder: Path | None = None, *, most_values: int | None = None
) -> Document:
    """Parses a document and fills in what it inherits, without compiling it; see `parse_variant`.

    Raises:
        VariantError: it does not fit the model; with everything that is wrong with it.
    """
    tree = resolve(text, source, reader(source, folder))
    try:
        return validate(tree, source)
    except VariantError as error:
        further = _in(source, to_the_author(further_problems(tree, error.problems, most_values), text))
        raise VariantError(*first_of(chain(error.problems, further))) from None


def reader(source: str = "", folder: Path | None = None) -> Reader:
    """Returns the function that finds a document's parent: a shipped variant, or a file next to it."""

    def read(like: str, asking: str) -> tuple[str, str]:
        if folder is not None and like.endswith(".toml"):
            # Relative to the document that says it, which may itself be an inherited one in another folder.
            path = (folder if asking == source else Path(asking).parent) / like
            return str(path), read_file(path)
        return shipped_text(like)

    return read


def _in(source: str, problems: Iterable[Problem]) -> Iterator[Problem]:
    return (replace(problem, source=source) for problem in problems)


def shipped_text(variant_id: str) -> tuple[str, str]:
    """Returns the source (for messages) and the text of a shipped variant or house rule.

    Raises:
        VariantError: there is none of this id; the nearest is suggested.
    """
    if variant_id in _folder().texts:
        return _folder().texts[variant_id]
    if variant_id not in variant_ids():
        near = nearest(variant_id, (*variant_ids(), *_folder().texts))
        if near:
            raise VariantError(Problem("unknown-variant-near", {"found": variant_id, "near": near}))
        facts = {"found": excerpt(variant_id), "allowed": list_allowed((*variant_ids(), *_folder().texts))}
        raise VariantError(Problem("unknown-variant", facts))
    text = files("pasch.variants").joinpath(f"{variant_id}.toml").read_text(encoding="utf-8")
    # Not a file name: a house rule in `kniffel.toml` that is like "kniffel" must not look like a circle.
    return f"pasch:{variant_id}", text
