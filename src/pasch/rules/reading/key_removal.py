"""A document without one of its keys: what the key does shows in what is missing without it."""

from collections.abc import Iterator

from pasch.rules.errors import VariantError
from pasch.rules.reading.document_reader import Reader, resolve_tree, validate
from pasch.rules.reading.error_recovery import check
from pasch.rules.reading.toml_parsing import Tree
from pasch.rules.variant.variant import Variant

PARTS = ("boxes", "bonuses", "extra", "columns")
NOT_RULES = ("id", "like", "note", "names", "aliases")
Path = tuple[str, ...]


def list_keys(own: Tree) -> Iterator[Path]:
    """Yields the rules of a document: (setting, key), (part, name) and (part, name, key)."""
    for name, table in own.items():
        if name in NOT_RULES:
            continue
        if not isinstance(table, dict):
            yield (name,)
            continue
        for key, value in table.items():
            if key not in NOT_RULES or name in PARTS:
                yield name, key
            if name in PARTS and isinstance(value, dict):
                yield from ((name, key, inner) for inner in value if inner not in NOT_RULES)


def build_without(own: Tree, path: Path, read: Reader, source: str) -> Variant | None:
    """Returns the variant of a document without a key; None if the rest is no valid document.

    Args:
        read: finds its parent document.
        source: its file.
    """
    try:
        variant, problems = check(validate(resolve_tree(_leave_out(own, path), source, read), source), "")
    except VariantError:
        return None
    return None if problems else variant


def _leave_out(tree: Tree, path: Path) -> Tree:
    key, *rest = path
    if not rest:
        return {name: value for name, value in tree.items() if name != key}
    return {**tree, key: _leave_out(tree[key], tuple(rest))}
