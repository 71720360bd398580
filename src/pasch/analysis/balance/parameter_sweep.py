"""One number of the rules varied, step by step, and what the game is like at each."""

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from pasch.analysis.balance.balance_computing import compute_balance
from pasch.analysis.balance.game_balance import Balance
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import PaschError, Problem, VariantError, list_allowed, nearest
from pasch.rules.reading.allowed_ranges import number_range
from pasch.rules.reading.document_reader import validate
from pasch.rules.reading.error_recovery import check
from pasch.rules.variant.variant import Variant
from pasch.solver.progress import Stages

MOST_STEPS = 60
_USUAL_STEPS = 12
_NUMBER = r"\d{1,6}(?:\.\d{1,3})?"
_WRITTEN = re.compile(rf"([^\s=]+)\s*=\s*(-?{_NUMBER})\s*\.\.\s*(-?{_NUMBER})(?:\s*:\s*({_NUMBER}))?")
_HALF = Fraction(1, 2)
"""The step between decimals: what may be one in a document, a column's weight, counts in halves."""
_ROUND = (1, 2, 5)
KeyPath = tuple[str | int, ...]
Number = int | float


@dataclass(frozen=True)
class Range:
    """A number of the document, and the values that it takes one after the other.

    Attributes:
        key: its place as it was written: ``bonuses.upper.points``.
    """

    key: str
    values: Sequence[Number]


@dataclass(frozen=True)
class SweepStep:
    """One value, and what the game is like with it; no `balance` where it gives no game."""

    value: Number
    balance: Balance | None
    problem: Problem | None = None


def parse_range(given: str) -> Range:
    """Parses a range: ``bonuses.upper.points=25..50``, with a step ``…=25..50:5``, or decimals.

    Raises:
        PaschError: it is not written like that, or means more than `MOST_STEPS` values.
    """
    found = _WRITTEN.fullmatch(given.strip())
    if found is None:
        raise PaschError(Problem("vary-unreadable", {"found": excerpt(given)}))
    low, high = Fraction(found[2]), Fraction(found[3])
    if found[4]:
        step = Fraction(found[4])
    elif low.denominator == high.denominator == 1:
        step = Fraction(_usual_step(int(low), int(high)))
    else:
        step = _HALF
    if high < low or step == 0:
        raise PaschError(Problem("vary-unreadable", {"found": excerpt(given)}))
    count = int((high - low) / step) + 1
    if count > MOST_STEPS:
        raise PaschError(Problem("vary-too-many", {"found": count, "most": MOST_STEPS}))
    values = (low + step * number for number in range(count))
    return Range(found[1], [int(value) if value.denominator == 1 else float(value) for value in values])


def _usual_step(low: int, high: int) -> int:
    span = high - low
    for step in range(1, span + 1):
        if span % step == 0 and span // step <= _USUAL_STEPS:
            if span // step > 2 or span <= _USUAL_STEPS:
                return step
            break
    return next(
        (one * 10**power for power in range(6) for one in _ROUND if span // (one * 10**power) <= _USUAL_STEPS), 1
    )


def sweep(
    variant: Variant, wanted: Range, memory: int | None = None, progress: Stages | None = None
) -> Iterator[SweepStep]:
    """Yields the balance of the game for each value.

    Raises:
        PaschError: there is no number at that place.
    """
    tree = variant.document.model_dump(by_alias=True, exclude_unset=True)
    path = find_number(tree, wanted.key)
    for value in wanted.values:
        try:
            changed = with_number(tree, path, value)
            yield SweepStep(
                value, compute_balance(changed, rough=True, memory=memory, progress=progress, cache=False).balance
            )
        except PaschError as error:
            yield SweepStep(value, None, error.problems[0])


def meaningless(variant: Variant, wanted: Range) -> list[SweepStep]:
    """Returns the values that give no game, with the reason, without computing any balance.

    Raises:
        PaschError: there is no number at that place, or none of the values gives a game.
    """
    tree = variant.document.model_dump(by_alias=True, exclude_unset=True)
    path = find_number(tree, wanted.key)
    swept: list[SweepStep] = []
    for value in wanted.values:
        try:
            with_number(tree, path, value)
        except VariantError as error:
            swept.append(SweepStep(value, None, error.problems[0]))
    if len(swept) == len(wanted.values) and swept[0].problem is not None:
        raise PaschError(swept[0].problem)
    return swept


def with_number(tree: dict[str, Any], path: KeyPath, value: Number) -> Variant:
    """The variant of a document with another number at a place.

    Raises:
        VariantError: that is none.
    """
    changed = deepcopy(tree)
    here: Any = changed
    for step in path[:-1]:
        here = here.setdefault(step, {}) if isinstance(here, dict) else here[step]
    here[path[-1]] = value
    variant, problems = check(validate(changed, ""), "")
    if variant is None or problems:
        raise VariantError(*problems)
    return variant


def find_number(tree: dict[str, Any], key: str) -> KeyPath:
    """The place of a number in a document. ``bonuses.upper.points`` means the points of its only tier; of several it is
    ``bonuses.upper.tiers.2.points``.

    Raises:
        PaschError: there is no number.
    """
    numbers = {_shown(path, tree): path for path in _numbers(tree, ())}
    steps = key.split(".")
    if key in numbers:
        return numbers[key]
    if all(_holds(tree, steps[:end]) for end in range(1, len(steps))) and number_range(steps) is not None:
        return tuple(steps)  # it goes without saying, and could be said
    near = nearest(key, numbers)
    if near:
        raise PaschError(Problem("vary-no-number-near", {"found": excerpt(key), "near": near}))
    raise PaschError(Problem("vary-no-number", {"found": excerpt(key), "allowed": list_allowed(numbers)}))


def _holds(tree: dict[str, Any], steps: Sequence[str]) -> bool:
    here: Any = tree
    for index, step in enumerate(steps):
        if not isinstance(here, dict):
            return False
        if step not in here:
            return index == 0  # a table of settings that need not be there: [turn], [dice], [players]
        here = here[step]
    return isinstance(here, dict)


def _numbers(value: object, path: KeyPath) -> Iterator[KeyPath]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _numbers(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _numbers(inner, (*path, number))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield path


def _shown(path: KeyPath, tree: dict[str, Any]) -> str:
    # As written by people: entries of lists count from 1, an only entry and its list are left out.
    words: list[str] = []
    here: Any = tree
    for step in path:
        if isinstance(step, int):
            if len(here) == 1 and isinstance(here[0], dict):
                words.pop()
            else:
                words.append(str(step + 1))
        else:
            words.append(step)
        here = here[step]
    return ".".join(words)
