"""Problems of a resolved document as its author sees them, who wrote only what differs from what it is like."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from pasch.rules.errors import Problem, VariantError
from pasch.rules.reading.toml_parsing import Tree, read_tree

_NAMED_IN: Mapping[str, str] = {"bonuses": "bonuses", "extra": "extra"}
"""Which parts a list names; all others name boxes."""


def to_the_author(problems: Iterable[Problem], text: str) -> Iterator[Problem]:
    """The same problems; where one comes from what is inherited, it says so.

    Args:
        text: the document as it was written, without what it inherits.
    """
    own: Tree | None = None
    for problem in problems:
        own = _read(text) if own is None else own
        yield _as_written(problem, own)


def _read(text: str) -> Tree:
    try:
        return read_tree(text, "")
    except VariantError:
        return {}


def _as_written(problem: Problem, own: Tree) -> Problem:
    if problem.code in ("unknown-name", "unknown-name-near"):
        place = str(problem.place).rpartition(".")[2]
        part, found = _NAMED_IN.get(place, "boxes"), str(problem.facts["found"])
        if _part(own, part).get(found) is False:
            return replace(problem, code="name-taken-out", facts={"found": found, "part": part})
    if problem.code == "box-in-no-column" and "like" in own and problem.facts["box"] not in _part(own, "boxes"):
        return replace(problem, code="inherited-box-in-no-column")
    return problem


def _part(own: Tree, name: str) -> Tree:
    found = own.get(name)
    return found if isinstance(found, dict) else {}
