"""The turn of a game: which boxes take this roll, which may be struck, which dice may stay on the table.

The rules are in `turn_text`; this module applies them to the position of a game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pasch.rules.dice.multisets import Dice, contains
from pasch.rules.errors import IllegalActionError, Problem
from pasch.rules.game import turn_text
from pasch.rules.game.card import Card
from pasch.rules.game.events import Event, Outcome, Scored, ScoredFor
from pasch.rules.game.position import GamePosition, Turn
from pasch.rules.game.turn_text import SCORE, STRIKE
from pasch.rules.variant.tables import Group
from pasch.rules.variant.variant import Box, Column, Variant

_MOST_OPEN = 64
"""Cards of a variant that stay open: a decision asks several questions about one, and a turn has several decisions."""


@dataclass(slots=True)
class _OpenTurn:
    saved: int
    named: int = -1
    is_last: int = 0


@dataclass(frozen=True, slots=True)
class _OpenColumn:
    bought: int
    filled: int
    five: int


@dataclass(frozen=True, slots=True)
class OpenCard:
    """A card as the text of the turn reads it; see `turn_text.CardView`. Shared by all who ask, and not changed."""

    card: Card
    announced: int | None
    turn: _OpenTurn
    columns: tuple[_OpenColumn, ...]
    free: list[int]
    in_line: list[int]
    can_score: list[int]
    can_strike: list[int]


@dataclass(frozen=True, slots=True)
class _ForcedGroups:
    # `Tables.places` as the text reads them.
    groups: tuple[tuple[tuple[Group, ...], ...], ...]

    @property
    def shape(self) -> tuple[int, int, int]:
        return len(self.groups), len(self.groups[0]), len(turn_text.GROUPS)

    def __getitem__(self, place: tuple[int, int, int], /) -> int:
        situation, column, rank = place
        groups = self.groups[situation][column]
        return turn_text.GROUPS[groups[rank]] if rank < len(groups) else -1


class Entry(NamedTuple):
    """The entry that a box offers for the roll on the table.

    Attributes:
        points: entered in the box if it scores. bonus: extra points then.
        scores: it may be scored there.
        strikes: the box may be struck.
    """

    box: int
    points: int
    bonus: int
    scores: bool
    strikes: bool


def open_card(variant: Variant, card: Card, announced: int | None) -> OpenCard:
    """Returns a card opened for a turn in which this box was named, or none."""
    now: OpenCard | None = variant.open_cards.get(id(card))
    # Another card may have had the same place in memory.
    if now is None or now.card is not card or now.announced != announced:
        now = _open_card(variant, card, announced)
        if len(variant.open_cards) >= _MOST_OPEN:
            variant.open_cards.clear()
        variant.open_cards[id(card)] = now
    return now


def _open_any(variant: Variant, card: Card) -> OpenCard:
    # For what does not depend on the box named.
    now: OpenCard | None = variant.open_cards.get(id(card))
    return now if now is not None and now.card is card else open_card(variant, card, None)


def _open_card(variant: Variant, card: Card, announced: int | None) -> OpenCard:
    boxes, buy = len(variant.boxes), variant.turn.buy
    free, in_line_now = [0] * boxes, [0] * boxes
    for column in variant.columns:
        with_room = free_boxes(variant, card, column)
        for box in with_room:
            free[box] = 1
        for box in in_line(column, with_room):
            in_line_now[box] = 1
    columns = tuple(
        _OpenColumn(
            card.bought[column.index],
            entries_held(variant, card, column),
            five_state(card, variant.boxes[column.five]) if column.extra and column.five is not None else 0,
        )
        for column in variant.columns
    )
    saved = card.bought[0] if buy and buy.is_shared else card.saved
    now = OpenCard(card, announced, _OpenTurn(saved), columns, free, in_line_now, [0] * boxes, [0] * boxes)
    turn_text.note_last(variant, now, card.entries.count(None))
    turn_text.open_plane(variant, now, -1 if announced is None else announced)
    return now


def entries(state: GamePosition) -> list[Entry]:
    """Every box that the turn may end in, in the order of the sheet."""
    if not state.turn.throws:
        return []
    now = open_card(state.variant, state.card, state.turn.announced)
    return [entry for column in state.variant.columns for entry in _entries_in(state, now, column, column.places)]


def column_entries(state: GamePosition, column: Column, only: int | None = None) -> list[Entry]:
    """The boxes of one column that the turn may end in; with `only`, the one of them with this index."""
    if not state.turn.throws:
        return []
    now = open_card(state.variant, state.card, state.turn.announced)
    return _entries_in(state, now, column, column.places if only is None else (only,))


def _entries_in(state: GamePosition, now: OpenCard, column: Column, boxes: Sequence[int]) -> list[Entry]:
    variant, turn = state.variant, state.turn
    if not turn_text.may_enter(variant, now, column.index, turn.throws, turn.bought):
        return []
    tables = variant.tables
    roll = tables.index_by_roll[turn.roll]
    shown, served = tables.shown_face[roll], not turn.lay
    situation = turn_text.find_situation(variant, tables.strides, now, column.index, shown, turn.throws, served)
    points, bonus = tables.points[situation], tables.bonus[situation]
    # An extra rule may force five of a kind into the first group with room; -1: it may go anywhere.
    placed, group, strike_only = tables.all_equal[roll] and bool(tables.places[situation][column.index]), -1, False
    if placed:
        strike_only = turn_text.is_strike_only(variant, now, column.index, served)
        group = turn_text.find_group(variant, now, _ForcedGroups(tables.places), situation, column.index, shown, served)
    offered: list[Entry] = []
    sheet, can_strike, find_endings = variant.boxes, now.can_strike, turn_text.find_endings
    for box in boxes:
        if can_strike[box]:
            own, extra = points[box][roll], bonus[box][roll]
            inside = placed and turn_text.is_place(variant, now, box, group, shown, strike_only, served)
            # Extra points make a roll score even where the box itself gives no more than a strike.
            endings = find_endings(now, box, served, own + extra > sheet[box].struck, placed, inside)
            if endings:
                offered.append(Entry(box, own, extra, endings & SCORE != 0, endings & STRIKE != 0))
    return offered


def offer(state: GamePosition, box: int) -> Entry | None:
    """Returns the entry that a box offers; None where the turn cannot end in it now."""
    if state.phase != "decide":
        return None
    column = state.variant.columns[state.variant.boxes[box].column]
    return next(iter(column_entries(state, column, box)), None)


def with_points(state: GamePosition, event: Event) -> Outcome:
    """Returns an event for clients that do not know the rules: an entry with its points."""
    if not isinstance(event, Scored):
        return event
    found = offer(state, box_named(state.variant, event.box))
    return ScoredFor(event.box, *((found.points, found.bonus) if found and found.scores else (0, 0)))


def free_boxes(variant: Variant, card: Card, column: Column) -> list[int]:
    """The column's boxes with room, from top to bottom."""
    entries, boxes = card.entries, variant.boxes
    return [index for index in column.boxes if None in entries[(box := boxes[index]).cell : box.cell + box.entries]]


def in_line(column: Column, free: Sequence[int]) -> Sequence[int]:
    """Returns the free boxes of a column that its order leaves open, from top to bottom."""
    if not column.lines:
        return free
    return _first_free(column.lines, free)


def waits_for(column: Column, free: Sequence[int], box: int) -> Sequence[int]:
    """Returns the free boxes that come before a box in its lines, from top to bottom: the next one of each line."""
    return _first_free([line for line in column.lines if box in line], free)


def _first_free(lines: Sequence[Sequence[int]], free: Sequence[int]) -> Sequence[int]:
    return sorted({box for line in lines for box in [box for box in line if box in free][:1]})


def fillable(state: GamePosition, column: Column) -> tuple[Sequence[int], Sequence[int]]:
    """The column's boxes that order and announcement leave open to this roll: for points, and (these included) for a
    strike.
    """
    now, served = open_card(state.variant, state.card, state.turn.announced), not state.turn.lay
    scoring = [box for box in column.places if turn_text.is_met(now.can_score[box], served)]
    return scoring, [box for box in column.places if turn_text.is_met(now.can_strike[box], served)]


def column_situation(variant: Variant, card: Card, column: Column, roll: Dice, throws: int, *, served: bool) -> int:
    """The index of the situation that a roll meets in a column after so many throws."""
    tables, now = variant.tables, _open_any(variant, card)
    shown = tables.shown_face[tables.index_by_roll[roll]]
    return turn_text.find_situation(variant, tables.strides, now, column.index, shown, throws, served)


def entries_held(variant: Variant, card: Card, column: Column) -> int:
    """Returns the number of entries in a column."""
    # The cells of a column are consecutive.
    first, last = variant.boxes[column.boxes[0]], variant.boxes[column.boxes[-1]]
    return sum(entry is not None for entry in card.entries[first.cell : last.cells.stop])


def five_state(card: Card, box: Box) -> int:
    """Returns the state of the five-of-a-kind box, as an index into `tables.FIVE_STATES`."""
    held = [card.entries[cell] for cell in box.cells]
    # A box for several entries counts as scored once one of them has points.
    return 1 if any(held) else 2 if 0 in held else 0


def announceable(state: GamePosition) -> list[int]:
    """The boxes that may be named now: those of announced columns with room, right after the first throw, or before."""
    turn = state.turn
    if turn.throws > 1 or turn.announced is not None or turn.keeping is not None:
        return []
    return nameable(state.variant, state.card, before=not turn.throws)


def nameable(variant: Variant, card: Card, *, before: bool) -> list[int]:
    """The boxes that a turn on this card may name before its first throw, or right after it."""
    if not any(column.announce for column in variant.columns):
        return []
    now = _open_any(variant, card)
    return [
        box
        for box in range(len(variant.boxes))
        if turn_text.may_name(variant, now, box) and turn_text.is_named_before(variant, box) == before
    ]


def must_announce(state: GamePosition) -> bool:
    """Returns True if only boxes that need an announcement are left, and it is due now."""
    variant, turn = state.variant, state.turn
    if turn.throws > 1 or turn.announced is not None or (not turn.throws and turn.keeping is not None):
        return False
    return turn_text.must_announce(variant, _open_any(variant, state.card), turn.throws > 0)


def new_turn(variant: Variant, card: Card) -> Turn:
    """A turn before its first throw; where a box may be named by then, it waits for a decision."""
    waits = any(column.before for column in variant.columns) and nameable(variant, card, before=True)
    return Turn(keeping=None) if waits else Turn()


def begun(state: GamePosition) -> bool:
    """Returns True if the turn has begun, with a throw or a decision before it."""
    turn = state.turn
    if state.start is not None or state.finish is not None:
        return False
    return turn.throws > 0 or turn != new_turn(state.variant, state.card)


def regular_throws(state: GamePosition) -> int:
    """The throws of the turn without any bought: saved ones included, and those that only the last turn has."""
    return turn_text.count_regular_throws(state.variant, _open_any(state.variant, state.card))


def may_throw_again(state: GamePosition) -> bool:
    """Returns True if a throw is left in this turn, and some box could still be filled after it."""
    return state.turn.throws < regular_throws(state) and _may_throw(state)


def may_buy(state: GamePosition) -> bool:
    """Returns True if a throw may be bought, and some box could still be filled after it."""
    return state.turn.throws >= regular_throws(state) and _may_throw(state)


def _may_throw(state: GamePosition) -> bool:
    # At least one more die must be left to throw: so many lie aside for good, and more go aside now. The solver lists
    # the dice that may be held, and then finds none.
    variant, turn = state.variant, state.turn
    if not variant.turn.release and len(turn.lay) + variant.turn.put_aside >= variant.dice.count:
        return False
    return turn_text.may_throw(variant, open_card(variant, state.card, turn.announced), turn.throws)


def may_keep(state: GamePosition, hold: Dice) -> bool:
    """Returns True if dice put aside earlier stay so, and enough more go aside."""
    rules = state.variant.turn
    return rules.release or (len(hold) >= len(state.turn.lay) + rules.put_aside and contains(hold, state.turn.lay))


def takes_throws(variant: Variant, card: Card, column: Column, throws: int, bought: int) -> bool:
    """Returns True if a turn with so many throws, some of them bought, may be entered in the column."""
    return turn_text.may_enter(variant, _open_any(variant, card), column.index, throws, bought)


def box_named(variant: Variant, name: str) -> int:
    """The index of the box with this id.

    Raises:
        IllegalActionError: there is none.
    """
    box = variant.box_by_id.get(name)
    if box is None:
        raise IllegalActionError(Problem("no-such-box", {"box": name}))
    return box.index
