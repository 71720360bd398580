"""Public class names are unique in the package, file names within a layer."""

import ast
from collections import defaultdict
from pathlib import Path

import pasch

PACKAGE = Path(pasch.__file__).parent
# Alembic loads migrations by file; each is written once and never imported.
SOURCES = [path for path in sorted(PACKAGE.rglob("*.py")) if "versions" not in path.parts]


def test_no_public_class_name_is_used_twice() -> None:
    places = defaultdict(list)
    for path in SOURCES:
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(PACKAGE)))
    assert len(places) > 500
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_no_file_name_occurs_twice_in_a_layer() -> None:
    places = defaultdict(list)
    for path in SOURCES:
        layer, *rooms = path.relative_to(PACKAGE).parts
        if rooms and path.name != "__init__.py":
            places[layer, path.name].append(str(path.relative_to(PACKAGE)))
    assert len(places) > 300
    assert {name: found for name, found in places.items() if len(found) > 1} == {}
