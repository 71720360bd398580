"""Keys of a document that change nothing about the game.

Restating an inherited or default value is fine: many authors write down what they rely on.
"""

from collections.abc import Callable, Iterator

from pasch.rules.document.model import Document
from pasch.rules.errors import Problem, VariantError
from pasch.rules.reading.document_reader import Reader, resolve_tree, validate
from pasch.rules.reading.error_recovery import check
from pasch.rules.reading.idle_keys import idle_keys
from pasch.rules.reading.toml_parsing import Tree, read_tree
from pasch.rules.variant.difference import difference
from pasch.rules.variant.variant import Variant

# Each key costs the compilation of a variant, so only the first ones of a long document are tried.
_MOST_KEYS = 60
_PARTS = ("boxes", "bonuses", "extra", "columns")
_NOT_RULES = ("id", "like", "note", "names", "aliases")
Path = tuple[str, ...]


def keys_without_effect(variant: Variant, read: Reader, source: str = "") -> list[Problem]:
    """Returns every key without effect, with the reason if it is known.

    Args:
        read: finds its parent document.
        source: its file.
    """
    found = list(idle_keys(variant))
    own = read_tree(variant.text, source)
    if variant.document.turn.put_aside and own.get("turn", {}).get("release") is True:
        found.append(Problem("idle-release", place="turn.release"))

    def built(tree: Tree) -> Variant | None:
        return _built(lambda: validate(resolve_tree(tree, source, read), source))

    # A key inside or around a reported one is not reported again.
    named = {str(problem.place) for problem in found}
    for path in _in_vain(own, variant, built):
        place = ".".join(path)
        if not any(place == one or place.startswith(f"{one}.") or one.startswith(f"{place}.") for one in named):
            found.append(Problem("idle-key", {"key": path[-1]}, place=place))
    return found


def _in_vain(own: Tree, variant: Variant, built: Callable[[Tree], Variant | None]) -> Iterator[Path]:
    # Without the key the game must be the same and the document another: a restated value differs in neither.
    done: Path | None = None
    for path in [*_paths(own)][:_MOST_KEYS]:
        if done is not None and path[: len(done)] == done:
            continue  # all of it is in vain
        without = built(_without(own, path))
        if without is None or without.rules_hash != variant.rules_hash:
            continue
        if any(not change.is_name for change in difference(variant, without)):
            done = path
            yield _narrowed(own, path)


def _narrowed(own: Tree, path: Path) -> Path:
    # Of a part with a single rule, that rule is named.
    part = own[path[0]][path[1]] if len(path) == 2 else None
    rules = [key for key in part if key not in _NOT_RULES] if isinstance(part, dict) else []
    return (*path, rules[0]) if path[0] in _PARTS and len(rules) == 1 else path


def _paths(own: Tree) -> Iterator[Path]:
    # (setting, key), (part, name) and (part, name, key).
    for name, table in own.items():
        if name in _NOT_RULES:
            continue
        if not isinstance(table, dict):
            yield (name,)
            continue
        for key, value in table.items():
            if key not in _NOT_RULES or name in _PARTS:
                yield name, key
            if name in _PARTS and isinstance(value, dict):
                yield from ((name, key, inner) for inner in value if inner not in _NOT_RULES)


def _without(tree: Tree, path: Path) -> Tree:
    key, *rest = path
    if not rest:
        return {name: value for name, value in tree.items() if name != key}
    return {**tree, key: _without(tree[key], tuple(rest))}


def _built(document: Callable[[], Document]) -> Variant | None:
    try:
        variant, problems = check(document(), "")
    except VariantError:
        return None
    return None if problems else variant
