"""One word for one thing: CONTRIBUTING.md lists the words, and names keep off those that others replaced."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pasch

PACKAGE = Path(pasch.__file__).parent
SOURCES = next(folder for folder in Path(__file__).parents if (folder / "src" / "pasch").is_dir())
TREES = {str(path.relative_to(PACKAGE)): ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}

REPLACED = {
    "judge": "network, or what it does",
    "judging": "network, or what it does",
    "company": "batch",
    "crowd": "replicate",
    "lot": "played, batch",
    "hand": "work, pool, executor",
    "give": "submit",
    "brought": "points, gained, summary",
    "stand": "progress, start_from",
    "course": "curve, game",
    "fell": "step",
    "told": "throw_classes, filled_classes, or what it is",
    "worked": "compute",
}
"""Words that are in no name, with the words to use."""
IDIOMS = re.compile(r"give_up|stand_in|hand_over")
KINDS = {"Ending": "Ending", "Lead": "Lead", "Standing": "Standing", "Place": "", "Stand": ""}
"""Nouns that end the name of one kind of thing only, or of none."""


def words_of(name: str) -> set[str]:
    """The words of a name, in the singular."""
    parts = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
    return {word.removesuffix("s") for word in re.split(r"[_\d]+", IDIOMS.sub("", parts))}


def names_in(tree: ast.AST) -> Iterator[str]:
    """Yields every name that is given: of classes, functions, parameters, variables and attributes."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case ast.alias(asname=str(name)):
                yield name
            case _:
                pass


def kinds_in(tree: ast.Module) -> Iterator[str]:
    """Yields the classes, aliases and type variables of a module."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
                if re.fullmatch(r"_?[A-Z]\w*[a-z]\w*", name):
                    yield name.removeprefix("_")
            case _:
                pass


def collections_in(tree: ast.AST) -> Iterator[str]:
    """Yields the names of variables that begin as empty collections."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_empty(value):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if is_empty(value):
                yield name
            case _:
                pass


def is_empty(value: ast.AST | None) -> bool:
    match value:
        case ast.List(elts=[]) | ast.Dict(keys=[]) | ast.Call(func=ast.Name(id="set" | "list" | "dict"), args=[]):
            return True
        case ast.Call(func=ast.Name(id="defaultdict" | "Counter")):
            return True
        case _:
            return False


def glossary() -> dict[str, str]:
    page = (SOURCES / "CONTRIBUTING.md").read_text("utf-8")
    table = page.split("## Words\n")[1].split("\n## ")[0]
    return dict(re.findall(r"^\| \*(\w+)\* \| (.+) \|$", table, re.MULTILINE))


def test_no_name_has_a_word_that_another_replaced() -> None:
    found = {(path, name) for path, tree in TREES.items() for name in names_in(tree) if words_of(name) & {*REPLACED}}
    assert sorted(found) == []


def test_a_noun_names_one_kind_of_thing() -> None:
    found = {
        (path, name)
        for path, tree in TREES.items()
        for name in kinds_in(tree)
        for noun, only in KINDS.items()
        if name != only and re.fullmatch(rf"(?:\w*[a-z])?{noun}s?", name)
    }
    assert sorted(found) == []


def test_a_collection_is_named_after_what_it_holds() -> None:
    found = {(path, "found") for path, tree in TREES.items() if "found" in collections_in(tree)}
    assert sorted(found) == []


def test_the_glossary_has_words_that_are_used() -> None:
    words = glossary()
    used = {word for tree in TREES.values() for name in names_in(tree) for word in words_of(name)}
    assert 40 <= len(words) <= 50
    assert list(words) == sorted(words)
    assert {*words} & {*REPLACED} == set()
    assert {word for word in words if word.removesuffix("s") not in used} == set()
    assert {word for word, meaning in words.items() if len(meaning) > 100} == set()
