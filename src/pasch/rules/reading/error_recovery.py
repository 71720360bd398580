"""Problems of a whole document, although a part of it is unusable, in terms of the author's file.

The unusable parts are taken out and the rest is checked as usual; problems that may follow only from the removal are
not reported.
"""

from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from itertools import chain
from typing import Any

from pydantic import ValidationError

from pasch.locale import LANGUAGES
from pasch.rules.document.model import Document
from pasch.rules.errors import Problem, VariantError, first_of
from pasch.rules.reading.document_checks import document_problems, variant_problems
from pasch.rules.reading.toml_parsing import Tree, read_tree
from pasch.rules.variant.building import build
from pasch.rules.variant.variant import Variant

Steps = tuple[str, ...]

# With these problems a variant can still be built, and its boxes and bonuses be checked.
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
# Problems elsewhere that a box with a missing key may cause.
_FROM_BOXES = {"bonus-out-of-reach", "extra-without-five"}
# Parts that a list names; all other lists name boxes.
_NAMED_IN: Mapping[str, str] = {"bonuses": "bonuses", "extra": "extra"}
_NOWHERE = {"box-in-no-column", "boxes-in-no-column"}


def check(document: Document, text: str, most_values: int | None = None) -> tuple[Variant | None, list[Problem]]:
    """Returns the variant of a document that fits the model, None if it cannot be built, and its first problems.

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
    """Yields problems besides the misfits of a document that does not fit the model.

    Args:
        tree: the document with all that it inherits.
        misfits: what does not fit, each with its place.
        most_values: as in `document_problems`.
    """
    spoiled = [tuple(str(problem.place).split(".")) for problem in misfits]
    # Every check counts rolls, so without dice there is nothing to check.
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
    # References to a part that was taken out would be reported as unknown names.
    lost = {steps[-1] for steps in parts}
    from_boxes = _FROM_BOXES if any(steps[0] == "boxes" for steps in spoiled) else set()
    for problem in check(document, "", most_values)[1]:
        follows = problem.code in from_boxes or lost & {problem.facts.get("found"), problem.facts.get("box")}
        if tuple(str(problem.place).split("."))[:2] not in parts and not follows:
            yield problem


def to_the_author(problems: Iterable[Problem], text: str) -> Iterator[Problem]:
    """Reports problems in terms of the author's file, which holds only the overrides.

    Args:
        text: the document without what it inherits.
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


def _take_out(tree: Tree, steps: Steps) -> None:
    # A key that is missing, or a table around the place that is none, spoils its whole part.
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
    # Missing names are reported already; with any names in their place the rest can be checked.
    tree.setdefault("id", "unnamed")
    named = [("", tree)]
    for section in ("boxes", "bonuses", "columns"):
        if isinstance(tree.get(section), dict):
            named += [(key, part) for key, part in tree[section].items() if isinstance(part, dict)]
    for key, part in named:
        names = part.get("names")
        if not isinstance(names, dict) or not {"de", "en"} <= names.keys() <= {*LANGUAGES}:
            part["names"] = {"de": f"({key})", "en": f"({key})"}
