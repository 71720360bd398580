"""Reachability of cards: the one authority for positions and score blocks.

Every entry must be what some roll gives in its box, in a situation that the column can have been in when it was made;
the extra points must be a sum that such rolls pay. Entries are judged one by one, against what the others hold in the
end. So nothing that a game leads to is refused; a card that only the order of its turns makes impossible may pass.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import takewhile
from operator import or_

from pasch.rules.errors import Facts, Problem, spans
from pasch.rules.game.card import Card, has_room
from pasch.rules.game.turn import entries_held, free_boxes, in_line, waits_for
from pasch.rules.variant.box_names import alternatives_fact, box_fact
from pasch.rules.variant.tables import Group, Situation, belongs
from pasch.rules.variant.variant import Column, Variant, cached_per_variant

State = str | None
"""What the five-of-a-kind box holds, as `Situation.five`."""


@dataclass(frozen=True, slots=True)
class Unreachable:
    """A part of a card that no game leads to.

    Attributes:
        column: where; None where it is about the card as a whole.
        box: the index of the box; None for extra points and bought throws.
    """

    problem: Problem
    column: int | None = None
    box: int | None = None


@dataclass(frozen=True, slots=True)
class _Equal:
    # Five of a kind in a box and a situation: face, points, extra points, and the places that rules force.
    situation: Situation
    shown: int
    points: int
    bonus: int
    places: tuple[Group, ...]


def unreachable(variant: Variant, card: Card) -> Iterator[Unreachable]:
    """Yields everything on a card that no game leads to."""
    for column in variant.columns:
        yield from _too_early(variant, card, column)
        yield from _entries(variant, card, column)
        if (bought := card.bought[column.index]) > (most := _most_bought(variant, card, column)):
            yield Unreachable(Problem("bought-throws", {"found": bought, "most": most}), column.index)
    turns = sum(entry is not None for entry in card.entries)
    most = turns * (variant.turn.throws - 1) if variant.turn.save else 0
    if card.saved > most:
        yield Unreachable(Problem("saved-throws", {"found": card.saved, "most": most}))


def _too_early(variant: Variant, card: Card, column: Column) -> Iterator[Unreachable]:
    # Entries behind a box with room came too early. Where any box may be struck, only entries with points did.
    if not column.lines:
        return
    free = free_boxes(variant, card, column)
    waiting = in_line(column, free)
    passed = {box for line in column.lines for box in takewhile(lambda box: box not in waiting, line)}
    for index in column.boxes:
        box = variant.boxes[index]
        held = [card.entries[cell] for cell in box.cells]
        scored = any(points not in (None, box.struck) for points in held)
        early = scored if column.strikes_any else held[0] is not None
        if early and index not in passed and index not in waiting:
            following = alternatives_fact(variant, [variant.boxes[box] for box in waits_for(column, free, index)])
            facts: Facts = {"box": box_fact(variant, box), "next": following}
            yield Unreachable(Problem("filled-too-early", facts), column.index, index)


def _entries(variant: Variant, card: Card, column: Column) -> Iterator[Unreachable]:
    # Bit n is set if the entries so far can have paid n extra points; one more entry shifts the set.
    beside, spoiled = 1, False
    for index in column.boxes:
        for cell in variant.boxes[index].cells:
            if (points := card.entries[cell]) is None:
                break
            options = _options(variant, card, column, index, cell)
            # An impossible entry leaves open what it paid, so the extra points are not judged then.
            if points not in options:
                allowed = spans(sorted(options.keys() - {variant.boxes[index].struck}))
                facts: Facts = {"box": box_fact(variant, variant.boxes[index]), "found": points, "allowed": allowed}
                yield Unreachable(Problem("points-out-of-place", facts), column.index, index)
                spoiled = True
            else:
                beside = reduce(or_, (beside << bonus for bonus in options[points]), 0)
    found = card.extra[column.index]
    if not spoiled and not beside >> found & 1:
        most = beside.bit_length() - 1
        allowed = spans(points for points in range(most + 1) if beside >> points & 1)
        code = "extra-points" if found > most else "extra-points-between"
        yield Unreachable(Problem(code, {"found": found, "most": most, "allowed": allowed}), column.index)


def _options(variant: Variant, card: Card, column: Column, box: int, cell: int) -> dict[int, frozenset[int]]:
    most_before = max(entries_held(variant, card, column) - 1, 0) if variant.tables.filled_classes > 1 else 0
    plain, equals = _rows(variant, box, most_before)
    if not column.extra:
        return plain
    states = _states(variant, card, column, box, cell)
    found = dict(plain)
    for equal in equals:
        if (
            equal.situation.five in states
            and _can_meet(variant, card, column, equal)
            and _may_go(variant, card, column, box, equal)
        ):
            found[equal.points] = found.get(equal.points, frozenset()) | {equal.bonus}
    return found


@cached_per_variant
def _rows(variant: Variant, box: int, most_before: int) -> tuple[dict[int, frozenset[int]], tuple[_Equal, ...]]:
    tables, own = variant.tables, variant.boxes[box]
    column = variant.columns[own.column]
    # points → extra points that may come with them; a strike is always possible and pays none.
    plain: dict[int, frozenset[int]] = {own.struck: frozenset({0})}
    equals: set[_Equal] = set()
    for index, situation in enumerate(tables.situations):
        too_late = (situation.filled or 0) > most_before
        if too_late or not _may_fall(variant, column, situation.throws, served=situation.served):
            continue
        for roll, points in enumerate(tables.points[index][box]):
            bonus = tables.bonus[index][box][roll]
            if not (column.extra and tables.all_equal[roll]):
                plain[points] = frozenset({0})
            elif points + bonus > own.struck:
                shown = tables.shown_face[roll]
                equals.add(_Equal(situation, shown, points, bonus, tables.places[index][column.index]))
    return plain, tuple(equals)


def _may_fall(variant: Variant, column: Column, throws: int | None, *, served: bool) -> bool:
    limit = column.last_throws or column.throws
    if throws is not None and throws > (limit or throws):
        return False
    if not (variant.tables.has_served and column.served):
        return not served
    longest = min(limit or 2, variant.turn.longest or 2)
    return served or (longest > 1 and variant.dice.count > 1)


def _states(variant: Variant, card: Card, column: Column, box: int, cell: int) -> Sequence[State]:
    if column.five is None:
        return ()
    own = variant.boxes[column.five]
    passed = _passed([card.entries[place] for place in own.cells])
    if box == column.five:
        return (passed[cell - own.cell],)
    # Where either box may have come first, every state that the other passed through is possible.
    if not column.lines or (column.may_precede(box, column.five) and column.may_precede(column.five, box)):
        return passed
    if not column.may_precede(box, column.five):
        return passed[-1:]
    return [state for state in passed if state == "open" or (state == "struck" and column.strikes_any)]


def _passed(entries: Sequence[int | None]) -> list[State]:
    passed: list[State] = ["open"]
    for entry in entries:
        if entry is not None:
            passed.append("scored" if entry or passed[-1] == "scored" else "struck")
    return passed


def _can_meet(variant: Variant, card: Card, column: Column, equal: _Equal) -> bool:
    if equal.situation.number is None:
        return True
    boxes = [variant.boxes[index] for index in column.boxes if variant.boxes[index].number == equal.shown]
    if equal.situation.number == "free":
        return bool(boxes)
    return not any(has_room(card, box) for box in boxes)


def _may_go(variant: Variant, card: Card, column: Column, box: int, equal: _Equal) -> bool:
    # Room only shrinks: a better place with room now had room then. An order or announcement may have closed it.
    if column.lines or column.announce:
        return True
    for group in equal.places:
        members = [index for index in column.boxes if belongs(variant.boxes[index], group, equal.shown)]
        if box in members:
            return True
        if any(has_room(card, variant.boxes[index]) for index in members):
            return False
    return True


def _most_bought(variant: Variant, card: Card, column: Column) -> int:
    buy = variant.turn.buy
    if buy is None or buy.payer(column.index) != column.index:
        return 0
    turns = sum(
        card.entries[cell] is not None
        for paying in (variant.columns if buy.is_shared else (column,))
        if paying.throws is None or paying.throws > variant.turn.throws
        for box in paying.boxes
        for cell in variant.boxes[box].cells
    )
    return min(buy.per_column, buy.per_turn * turns)
