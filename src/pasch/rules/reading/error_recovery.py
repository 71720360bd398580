"""Finds further problems in a document with an unusable part, so that all are reported together.

The unusable parts are taken out, the rest is checked as usual, and what may only follow from the taking out is not
told.
"""

from collections.abc import Iterable, Iterator
from copy import deepcopy
from itertools import chain
from typing import Any

from pydantic import ValidationError

from pasch.rules.document.model import Document
from pasch.rules.errors import Problem, first_of
from pasch.rules.reading.checks import document_problems, variant_problems
from pasch.rules.variant.building import build
from pasch.rules.variant.variant import Variant

Tree = dict[str, Any]
Steps = tuple[str, ...]

# With these a variant can still be put together and its boxes and bonuses be looked at.
_HARMLESS = {
    "box-in-no-column",
    "boxes-in-no-column",
    "number-box-has-no",
    "reserved-name",
    "same-name",
    "save-and-buy",
    "two-colours",
    "two-symbols",
    "same-sign",
}
# What a box that lost a key may bring about elsewhere.
_FROM_BOXES = {"bonus-out-of-reach", "extra-without-five"}
_NOWHERE = {"box-in-no-column", "boxes-in-no-column"}


def check(document: Document, text: str, most_values: int | None = None) -> tuple[Variant | None, list[Problem]]:
    """The variant of a document that fits the model, and the first mistakes in it; no variant where none can be built.

    Args:
        text: the document as it was read, for `Variant.text`.
        most_values: as in `document_problems`.
    """
    found = first_of(document_problems(document, most_values))
    if any(problem.code not in _HARMLESS for problem in found):
        return None, found
    variant = build(document, text)
    further: Iterable[Problem] = variant_problems(variant)
    if any(problem.code in _NOWHERE for problem in found):
        further = (problem for problem in further if problem.code not in _FROM_BOXES)
    return variant, first_of(chain(found, further))


def further_problems(tree: Tree, misfits: Iterable[Problem], most_values: int | None = None) -> Iterator[Problem]:
    """Returns problems besides the misfits of a document that does not fit the model.

    Args:
        tree: the document with all that it inherits.
        misfits: what does not fit, each with its place.
        most_values: as in `document_problems`.
    """
    spoiled = [tuple(str(problem.place).split(".")) for problem in misfits]
    if any(steps[0] == "dice" for steps in spoiled):
        return
    rest = deepcopy(tree)
    for steps in spoiled:
        _take_out(rest, steps)
    _name_all(rest)
    try:
        document = Document.model_validate(rest)
    except ValidationError:
        return
    parts = {steps[:2] for steps in spoiled}
    lost = {steps[-1] for steps in parts}
    from_boxes = _FROM_BOXES if any(steps[0] == "boxes" for steps in spoiled) else set()
    for problem in check(document, "", most_values)[1]:
        follows = problem.code in from_boxes or lost & {problem.facts.get("found"), problem.facts.get("box")}
        if tuple(str(problem.place).split("."))[:2] not in parts and not follows:
            yield problem


def _take_out(tree: Tree, steps: Steps) -> None:
    within: Any = tree
    for step in steps[:-1]:
        if not isinstance(within, dict) or not isinstance(within.get(step), dict):
            break
        within = within[step]
    else:
        step = steps[-1]
    if isinstance(within, dict):
        if step in within:
            del within[step]
        elif step not in ("de", "en", "names", "id") and isinstance(tree.get(steps[0]), dict):
            tree[steps[0]].pop(steps[1] if len(steps) > 1 else "", None)


def _name_all(tree: Tree) -> None:
    """Gives everything without a usable name one of its own, so that the rest can be looked at."""
    tree.setdefault("id", "unnamed")
    named = [("", tree)]
    for section in ("boxes", "bonuses", "columns"):
        if isinstance(tree.get(section), dict):
            named += [(key, part) for key, part in tree[section].items() if isinstance(part, dict)]
    for key, part in named:
        names = part.get("names")
        if not isinstance(names, dict) or names.keys() != {"de", "en"}:
            part["names"] = {"de": f"({key})", "en": f"({key})"}
