"""Observations: the facts of a position as whole numbers in a fixed order.

The dictionary observation holds them by name; the flat one is all of them in a row, each divided by its maximum and
clipped to [-1, 1]. In this order:

====================  =====================  ==========================================================================
name                  one number for each    meaning
====================  =====================  ==========================================================================
``dice``              side of a die          dice that show it; all 0 if there is nothing to decide
``lay``               side of a die          dice held in the last throw that show it; only if the rules need it
``throws``            –                      throws left in this turn, without bought ones
``bought``            –                      throws bought in this turn; only if throws can be bought
``charged``           column                 throws bought and charged to it; only if throws can be bought
``saved``             –                      throws saved from earlier turns; only if they can be saved
``announced``         box                    1 for the announced one; only if boxes are announced
``free``              box                    free entries
``points``            box                    points entered
``bonus``             bonus                  progress up to its highest tier, from where all its boxes are struck;
                                             the points of a computed one
``offers``            box                    points for scoring the roll there now, in the box and outside
``total``             –                      points so far
``other_free`` …      other seat, box        the same of the others in the order of turns: also ``other_points``,
                                             ``other_bonus``, ``other_total``
====================  =====================  ==========================================================================
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pasch.rules.dice.multisets import Dice
from pasch.rules.document.value_types import MAX_COMPUTED
from pasch.rules.game.card import Card, bonus_sum, box_points, total
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import entries, must_announce, regular_throws
from pasch.rules.variant.maximum import span_of
from pasch.rules.variant.variant import SumBonus, Variant

Facts = NDArray[np.int64]
Flat = NDArray[np.float32]


class Fact(NamedTuple):
    """Some numbers of one kind.

    Attributes:
        most: the highest that each can be. signed: they may be as far below zero.
    """

    name: str
    most: tuple[int, ...]
    signed: bool = False


@dataclass(frozen=True)
class FactLayout:
    """The facts of a variant and their positions.

    Attributes:
        facts: in their order.
        place: by name, the slice of its numbers in a row of all.
        low, high: ``(numbers,)`` bounds of each.
        scale: ``(numbers,) float32`` factor of each in the flat observation.
    """

    variant: Variant
    seats: int
    facts: tuple[Fact, ...]
    place: dict[str, slice]
    low: Facts
    high: Facts
    scale: Flat

    @property
    def size(self) -> int:
        """Number of facts."""
        return len(self.high)

    def flat(self, facts: Facts) -> Flat:
        """Converts facts to the flat observation."""
        return np.asarray(np.clip(facts.astype(np.float32) * self.scale, -1, 1), dtype=np.float32)


def layout_of(variant: Variant, seats: int = 1) -> FactLayout:
    """Returns the layout for a variant with so many seats."""
    facts = tuple(_facts(variant, seats))
    place, first = dict[str, slice](), 0
    for fact in facts:
        place[fact.name] = slice(first, first + len(fact.most))
        first += len(fact.most)
    high = np.array([most for fact in facts for most in fact.most], dtype=np.int64)
    signed = np.array([fact.signed for fact in facts for _ in fact.most])
    # Reciprocals in single precision, as the kernel multiplies by them: both observations must agree bit by bit.
    scale = (np.float32(1) / high.astype(np.float32)).astype(np.float32)
    return FactLayout(variant, seats, facts, place, np.where(signed, -high, 0), high, scale)


def _facts(variant: Variant, seats: int) -> Iterator[Fact]:
    turn, boxes = variant.turn, range(len(variant.boxes))
    dice = (variant.dice.count,) * len(sides(variant))
    most_throws = turn.throws + (variant.turns * (turn.throws - 1) if turn.save else 0)
    yield Fact("dice", dice)
    if variant.remembers_hold:
        yield Fact("lay", dice)
    yield Fact("throws", (most_throws,))
    if turn.buy:
        yield Fact("bought", (turn.buy.per_turn,))
        yield Fact("charged", (turn.buy.per_column,) * len(variant.columns))
    if turn.save:
        yield Fact("saved", (most_throws,))
    if any(column.announce for column in variant.columns):
        yield Fact("announced", tuple(1 for _ in boxes))
    card = list(_card_facts(variant))
    # The total comes last among the card's facts; the offers go before it.
    yield from card[:-1]
    yield Fact("offers", tuple(most_offered(variant)), signed=True)
    yield card[-1]
    if seats > 1:
        yield from (Fact(f"other_{fact.name}", fact.most * (seats - 1), fact.signed) for fact in card)


def _card_facts(variant: Variant) -> Iterator[Fact]:
    most = most_offered(variant)
    yield Fact("free", tuple(box.entries for box in variant.boxes))
    yield Fact("points", tuple(most[box.index] * box.entries for box in variant.boxes), signed=True)
    if variant.bonuses:
        yield Fact("bonus", tuple(_farthest(variant, bonus) for bonus in variant.bonuses), signed=True)
    yield Fact("total", (_most_in_all(variant),), signed=True)


def sides(variant: Variant) -> tuple[int, ...]:
    """Returns the codes that dice may show, each once."""
    return tuple(code for faces in variant.dice.codes_by_kind for code in sorted({*faces}))


def highest_fact(bonus: SumBonus) -> int:
    """Returns the maximum of a bonus's fact: its highest tier, beyond which nothing changes, or `MAX_COMPUTED`."""
    return bonus.tiers[-1][0] if bonus.formula is None else MAX_COMPUTED


def _farthest(variant: Variant, bonus: SumBonus) -> int:
    # The largest absolute value: the highest tier, or below zero by the boxes taken off; of a computed bonus its
    # points.
    if bonus.formula is not None:
        return _highest_bonus(variant, bonus)
    most = most_offered(variant)
    taken_off = sum((most[box] - variant.boxes[box].struck) * variant.boxes[box].entries for box in bonus.minus)
    return max(1, abs(highest_fact(bonus)), taken_off)


def _highest_bonus(variant: Variant, bonus: SumBonus) -> int:
    if bonus.formula is None:
        return max(abs(points) for _, points in bonus.tiers)
    return max(1, *map(abs, bonus.formula.span({box: span_of(variant, box) for box in bonus.boxes})))


def most_offered(variant: Variant) -> list[int]:
    """Returns, by box, the most points of an entry inside and outside the box, or below 0; at least 1."""
    return [max(1, -box.struck, *(by_box[box.index][1] for by_box in variant.tables.most)) for box in variant.boxes]


def _most_in_all(variant: Variant) -> int:
    most, weights = most_offered(variant), [column.weight for column in variant.columns]
    points = sum(most[box.index] * box.entries * weights[box.column] for box in variant.boxes)
    bonuses = sum(
        _highest_bonus(variant, bonus) * (1 if bonus.column is None else weights[bonus.column])
        for bonus in variant.bonuses
    )
    buy = variant.turn.buy
    left = buy.per_column * buy.unused * (1 if buy.is_shared else sum(weights)) if buy else 0
    return max(1, int(points + bonuses + left))


def facts_of(layout: FactLayout, state: GameState, seat: int | None = None) -> Facts:
    """Returns the facts of a position from the view of a seat, by default the one on turn."""
    seen = state.seat if seat is None else seat
    card = state.cards[seen]
    found = _turn_facts(layout, state, seen) | _of_card(layout.variant, card)
    if layout.seats > 1:
        # Others in the order of turns, so that the same position looks the same from every seat.
        step, seats = 1 if state.direction == "clockwise" else -1, len(state.cards)
        others = [_of_card(layout.variant, state.cards[(seen + step * place) % seats]) for place in range(1, seats)]
        for name in ("free", "points", "bonus", "total"):
            found[f"other_{name}"] = [number for other in others for number in other[name]]
    # Facts that the layout lacks are computed but dropped.
    row = np.zeros(layout.size, dtype=np.int64)
    for name, numbers in found.items():
        if name in layout.place:
            row[layout.place[name]] = numbers
    return np.asarray(np.clip(row, layout.low, layout.high))


def _turn_facts(layout: FactLayout, state: GameState, seat: int) -> dict[str, Sequence[int]]:
    variant, turn = layout.variant, state.turn
    mine = state.phase == "decide" and state.seat == seat and not must_announce(state)
    offers = [0] * len(variant.boxes)
    if mine:
        for entry in entries(state):
            offers[entry.box] = entry.points + entry.bonus if entry.scores else 0
    deciding = state.phase == "decide"
    return {
        "dice": _counts(variant, turn.roll if deciding else ()),
        "lay": _counts(variant, turn.lay if deciding else ()),
        "throws": [max(0, regular_throws(state) - turn.throws) if deciding else 0],
        "bought": [turn.bought],
        "saved": [state.cards[seat].saved],
        "announced": [int(box.index == turn.announced) for box in variant.boxes],
        "offers": offers,
    }


def _counts(variant: Variant, dice: Dice) -> list[int]:
    return [dice.count(code) for code in sides(variant)]


def _of_card(variant: Variant, card: Card) -> dict[str, Sequence[int]]:
    return {
        "charged": card.bought,
        "free": [sum(card.entries[cell] is None for cell in box.cells) for box in variant.boxes],
        "points": [box_points(card, box) for box in variant.boxes],
        "bonus": [min(bonus_sum(variant, card, bonus), highest_fact(bonus)) for bonus in variant.bonuses],
        "total": [total(variant, card)],
    }
