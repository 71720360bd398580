"""What docstrings name exists: whoever looks for it finds it."""

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

import pasch

PACKAGE = Path(pasch.__file__).parent
TREES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
ELSEWHERE = {"shapeOf", "thought.ts", "false", "V_0"}
"""Of the client, of JSON, and of mathematics."""
_NAME = re.compile(r"(?<!`)`([A-Za-z_][\w.]+)`(?!`)")
"""In backticks; a single letter is mathematics."""


def names_in(tree: ast.AST) -> Iterator[str]:
    """Everything that is defined or used by name, and every text: keys of documents are names, too."""
    for node in ast.walk(tree):
        for field in ("name", "arg", "id", "attr"):
            if isinstance(name := getattr(node, field, None), str):
                yield from name.split(".")
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def documented(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Every docstring, with the name of what it describes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield getattr(node, "name", "the module"), ast.get_docstring(node) or ""


def test_names_in_docstrings_exist() -> None:
    known = {name for tree in TREES.values() for name in names_in(tree)} | ELSEWHERE | set(dir(builtins))
    known |= {part for path in TREES for part in path.relative_to(PACKAGE).with_suffix("").parts}
    checked = 0
    for path, tree in TREES.items():
        for owner, text in documented(tree):
            raised = re.findall(r"^ *([A-Z]\w+(?:, [A-Z]\w+)*):", text.partition("Raises:")[2], re.MULTILINE)
            for name in [*_NAME.findall(text), *(each for names in raised for each in names.split(", "))]:
                checked += 1
                assert name in known or all(part in known for part in name.split(".")), f"{path}: {owner}: {name}"
    assert checked > 1000
