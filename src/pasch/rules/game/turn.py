"""The three questions of a turn: which boxes take this roll, which may be struck, which dice may stay on the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from pasch.rules.dice.multisets import Dice, contains
from pasch.rules.errors import IllegalActionError, Problem
from pasch.rules.game.card import Card, has_room
from pasch.rules.game.events import Event, Outcome, Scored, ScoredFor
from pasch.rules.game.position import GamePosition, Turn
from pasch.rules.variant.tables import Group, belongs
from pasch.rules.variant.variant import Box, Column, Variant


@dataclass(frozen=True, slots=True)
class Entry:
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


def entries(state: GamePosition) -> list[Entry]:
    """Every box that the turn may end in, in the order of the sheet."""
    return [entry for column in state.variant.columns for entry in column_entries(state, column)]


def column_entries(state: GamePosition, column: Column, only: int | None = None) -> list[Entry]:
    """The boxes of one column that the turn may end in; with `only`, the one of them with this index."""
    variant, turn, card = state.variant, state.turn, state.card
    if not turn.throws or not takes_throws(variant, card, column, turn.throws, turn.bought):
        return []
    free = free_boxes(variant, card, column)
    if not free:
        return []
    scoring, striking = fillable(state, column, free)
    asked = striking if only is None else [only] if only in striking else ()
    if not asked:
        return []
    tables = variant.tables
    roll = tables.index_by_roll[turn.roll]
    situation = column_situation(variant, card, column, turn.roll, turn.throws, served=not turn.lay)
    points, bonus = tables.points[situation], tables.bonus[situation]
    places = tables.places[situation][column.index] if tables.all_equal[roll] else ()
    # None: the roll may go anywhere. An extra rule may force five of a kind into the first group with room.
    forced: Sequence[int] | None = None
    if places:
        forced = _forced(variant, places, scoring or striking, tables.shown_face[roll])
    found: list[Entry] = []
    for index in asked:
        own, extra = points[index][roll], bonus[index][roll]
        # Extra points make a roll score even where the box itself gives none.
        scores = own + extra > 0 and index in scoring and (forced is None or index in forced)
        strikes = forced is None or (index in forced and not scores)
        if scores or strikes:
            found.append(Entry(index, own, extra, scores, strikes))
    return found


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
    return sorted({box for line in column.lines for box in [box for box in line if box in free][:1]})


def fillable(state: GamePosition, column: Column, free: Sequence[int]) -> tuple[Sequence[int], Sequence[int]]:
    """The column's free boxes that order and announcement leave open: for points, and (these included) a strike."""
    variant, announced = state.variant, state.turn.announced
    open_now: Sequence[int] = () if column.announce else in_line(column, free)
    striking = free if column.strikes == "any" else open_now
    if announced is None:
        return open_now, striking
    scoring = (announced,) if announced in free else ()
    if variant.columns[variant.boxes[announced].column].miss == "box":
        return scoring, scoring
    return scoring, sorted({*striking, *scoring})


def column_situation(variant: Variant, card: Card, column: Column, roll: Dice, throws: int, *, served: bool) -> int:
    """The index of the situation that a roll meets in a column after so many throws."""
    tables = variant.tables
    five, filled = 0, False
    if tables.has_five and column.extra and column.five is not None:
        five = five_state(card, variant.boxes[column.five])
        if tables.has_number:
            filled = _number_box(variant, card, column, tables.shown_face[tables.index_by_roll[roll]]) is None
    held = entries_held(variant, card, column) if tables.told_filled > 1 else 0
    return tables.situation(served and column.served, five, filled, throws, held)


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


def _number_box(variant: Variant, card: Card, column: Column, shown: int) -> int | None:
    for index in column.boxes:
        box = variant.boxes[index]
        if box.number == shown and has_room(card, box):
            return index
    return None


def _forced(variant: Variant, places: Sequence[Group], fillable: Sequence[int], shown: int) -> Sequence[int]:
    # The first group with room takes the roll; if none has, it may go anywhere.
    for group in places:
        members = [index for index in fillable if belongs(variant.boxes[index], group, shown)]
        if members:
            return members
    return fillable


def announceable(state: GamePosition) -> list[int]:
    """The boxes that may be named now: those of announced columns with room, right after the first throw, or before."""
    turn = state.turn
    if turn.throws > 1 or turn.announced is not None or turn.keeping is not None:
        return []
    return nameable(state.variant, state.card, before=not turn.throws)


def nameable(variant: Variant, card: Card, *, before: bool) -> list[int]:
    """The boxes that a turn on this card may name before its first throw, or right after it."""
    return [
        index
        for column in variant.columns
        if column.announce and column.before == before
        for index in in_line(column, free_boxes(variant, card, column))
    ]


def must_announce(state: GamePosition) -> bool:
    """Returns True if only boxes that need an announcement are left, and it is due now."""
    variant, turn = state.variant, state.turn
    if turn.throws > 1 or turn.announced is not None or (not turn.throws and turn.keeping is not None):
        return False
    if not any(column.announce for column in variant.columns):
        return False
    return not any(
        free_boxes(variant, state.card, column)
        for column in variant.columns
        if not column.announce or (not turn.throws and not column.before)
    )


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
    rules, card = state.variant.turn, state.card
    if rules.usual is not None and not _has_one_left(card):
        return rules.usual
    return rules.throws + card.saved


def _has_one_left(card: Card) -> bool:
    return card.entries.count(None) == 1


def throw_limit(card: Card, column: Column) -> int | None:
    """Returns the most throws a turn on this card may have used to be entered in the column; None for no limit."""
    return column.last_throws if column.last_throws is not None and _has_one_left(card) else column.throws


def may_throw_again(state: GamePosition) -> bool:
    """Returns True if a throw is left in this turn, and some box could still be filled after it."""
    if state.turn.bought:
        return False
    return state.turn.throws < regular_throws(state) and _fits_later(state, bought=0)


def may_buy(state: GamePosition) -> bool:
    """Returns True if a throw may be bought, and some box could still be filled after it."""
    turn, rules = state.turn, state.variant.turn
    if rules.buy is None or turn.throws < rules.throws + state.card.saved or turn.bought >= rules.buy.per_turn:
        return False
    return _fits_later(state, bought=1)


def may_keep(state: GamePosition, hold: Dice) -> bool:
    """Returns True if dice put aside earlier stay so, and enough more go aside."""
    rules = state.variant.turn
    return rules.release or (len(hold) >= len(state.turn.lay) + rules.put_aside and contains(hold, state.turn.lay))


def _fits_later(state: GamePosition, bought: int) -> bool:
    # At least one more die must be left to throw: so many lie aside for good, and more go aside now.
    variant, turn = state.variant, state.turn
    if not variant.turn.release and len(turn.lay) + variant.turn.put_aside >= variant.dice.count:
        return False
    for column in variant.columns:
        if takes_throws(variant, state.card, column, turn.throws + 1, turn.bought + bought):
            free = free_boxes(variant, state.card, column)
            if free and any(fillable(state, column, free)):
                return True
    return False


def takes_throws(variant: Variant, card: Card, column: Column, throws: int, bought: int) -> bool:
    """Returns True if a turn with so many throws, some of them bought, may be entered in the column."""
    buy = variant.turn.buy
    limit = throw_limit(card, column)
    return (limit is None or throws <= limit) and (
        not bought or (buy is not None and card.bought[buy.payer(column.index)] + bought <= buy.per_column)
    )


def box_named(variant: Variant, name: str) -> int:
    """The index of the box with this id.

    Raises:
        IllegalActionError: there is none.
    """
    box = variant.box_by_id.get(name)
    if box is None:
        raise IllegalActionError(Problem("no-such-box", {"box": name}))
    return box.index
