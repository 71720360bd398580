"""The text of the turn: announcing, scoring and striking boxes, throwing again, and where a five of a kind must go.

The engine runs these functions as they are; the solver and the environments compile them (see
`pasch.solver.kernels.turn.turn_legality`), so a rule of the turn is written once. They work on a sheet of rules, which
a `Variant` is, and on an open card, however it was opened: `turn.open_card` opens the card of a game, `block_setup`
eight cards by their number, `env_cards` the cards of many games. So they use only what compiles: numbers, rows, flags.
"""

from typing import Protocol, TypeVar

from pasch.rules.variant.tables import Group

Row = TypeVar("Row", covariant=True)

NUMBER, LOWER, UPPER = range(3)
"""Groups of boxes that an extra rule names: the number box of the face, the lower section, the upper section."""
GROUPS: dict[Group, int] = {"number": NUMBER, "lower": LOWER, "upper": UPPER}

IF_SERVED = 2
"""Flag of a box that is open only to a roll of all dice at once."""

SCORE, STRIKE = 1, 2
"""Bits of the allowed endings of a turn in a box."""


class Rows(Protocol[Row]):
    """Rows of a table, by number."""

    def __getitem__(self, place: int, /) -> Row: ...
    def __len__(self) -> int:
        """Returns the number of rows."""
        ...


class Flags(Protocol):
    """A flag of each box: 1 or 0, or `IF_SERVED`."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, flag: int, /) -> None: ...


class ForcedGroups(Protocol):
    """``(situations, columns, ranks)`` the group where a five of a kind must go first, second, third; -1 for none."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __getitem__(self, place: tuple[int, int, int], /) -> int: ...


class TurnLimits(Protocol):
    """The rules of a turn; see `variant.TurnRules`."""

    @property
    def throws(self) -> int: ...
    @property
    def usual(self) -> int: ...
    @property
    def last_differs(self) -> int: ...
    @property
    def save(self) -> int: ...
    @property
    def saved_values(self) -> int: ...
    @property
    def per_turn(self) -> int: ...
    @property
    def allowance(self) -> int: ...
    @property
    def stock(self) -> int: ...


class ColumnOrder(Protocol):
    """The rules of a column; see `variant.Column`."""

    @property
    def first(self) -> int: ...
    @property
    def last(self) -> int: ...
    @property
    def announce(self) -> int: ...
    @property
    def before(self) -> int: ...
    @property
    def unnamed(self) -> int: ...
    @property
    def miss_box(self) -> int: ...
    @property
    def strikes_any(self) -> int: ...
    @property
    def limit(self) -> int: ...
    @property
    def last_limit(self) -> int: ...
    @property
    def served(self) -> int: ...
    @property
    def extra(self) -> object: ...


class BoxKind(Protocol):
    """What a box is; see `variant.Box`."""

    @property
    def column(self) -> int: ...
    @property
    def number(self) -> int | None: ...
    @property
    def lower(self) -> int: ...


class SheetRules(Protocol):
    """The rules of a turn, of the columns and of the boxes."""

    @property
    def turn(self) -> TurnLimits: ...
    @property
    def columns(self) -> Rows[ColumnOrder]: ...
    @property
    def boxes(self) -> Rows[BoxKind]: ...


class SituationStrides(Protocol):
    """Strides of a situation's number; see `tables.Strides`."""

    @property
    def five(self) -> int: ...
    @property
    def number(self) -> int: ...
    @property
    def throws(self) -> int: ...
    @property
    def most_throws(self) -> int: ...
    @property
    def served(self) -> int: ...
    @property
    def filled(self) -> int: ...
    @property
    def most_filled(self) -> int: ...


class TurnState(Protocol):
    """The turn of an open card.

    Attributes:
        saved: throws that the card has saved, or bought from a stock of all columns.
        named: the announced box, -1 for none.
        is_last: 1 if it is the last turn and that one has other limits.
    """

    saved: int
    named: int
    is_last: int


class ColumnState(Protocol):
    """A column of an open card.

    Attributes:
        bought: throws that it has been charged with.
        filled: its entries, where points depend on them; five: the state of its five-of-a-kind box.
    """

    @property
    def bought(self) -> int: ...
    @property
    def filled(self) -> int: ...
    @property
    def five(self) -> int: ...


class CardView(Protocol):
    """An open card, or a block of cards that have the same boxes open.

    Attributes:
        free: by box, 1 if it has room. in_line: 1 if its column's order allows it as well.
        can_score, can_strike: 1 if the announcement allows that, before throws are considered; `IF_SERVED` if only for
            a roll of all dice at once.
    """

    @property
    def turn(self) -> TurnState: ...
    @property
    def columns(self) -> Rows[ColumnState]: ...
    @property
    def free(self) -> Flags: ...
    @property
    def in_line(self) -> Flags: ...
    @property
    def can_score(self) -> Flags: ...
    @property
    def can_strike(self) -> Flags: ...


def note_last(sheet: SheetRules, now: CardView, left: int) -> None:
    """Sets `is_last` if only one entry is left and the last turn has other limits."""
    now.turn.is_last = 1 if left == 1 and sheet.turn.last_differs else 0


def open_plane(sheet: SheetRules, now: CardView, announced: int) -> None:
    """Sets which boxes may be scored or struck if `announced` was named (-1: none)."""
    now.turn.named = announced
    for column in range(len(sheet.columns)):
        rules = sheet.columns[column]
        unnamed, strikes_any = rules.unnamed, rules.strikes_any != 0
        for box in range(rules.first, rules.last):
            can_score = unnamed if now.in_line[box] else 0
            now.can_score[box] = can_score
            now.can_strike[box] = now.free[box] if strikes_any else can_score
    if announced >= 0:
        only = sheet.columns[sheet.boxes[announced].column].miss_box
        for box in range(len(sheet.boxes)):
            now.can_score[box] = box == announced
            if box == announced:
                now.can_strike[box] = 1
            elif only:
                now.can_strike[box] = 0


def may_name(sheet: SheetRules, now: CardView, box: int) -> bool:
    """Returns whether a box may be announced in this turn, before its first throw or after it."""
    return sheet.columns[sheet.boxes[box].column].announce != 0 and now.in_line[box] != 0


def is_named_before(sheet: SheetRules, plane: int) -> bool:
    """Returns whether the box of a plane is announced before the first throw."""
    return plane >= 0 and sheet.columns[sheet.boxes[plane].column].before != 0


def must_announce(sheet: SheetRules, now: CardView, thrown: bool) -> bool:
    """Returns whether all open boxes need an announcement that is due: before the first throw, or once it is thrown."""
    some = False
    for box in range(len(sheet.boxes)):
        rules = sheet.columns[sheet.boxes[box].column]
        if rules.announce and (thrown or rules.before):
            some = True
        elif now.free[box]:
            return False
    return some


def may_enter(sheet: SheetRules, now: CardView, column: int, throws: int, bought: int) -> bool:
    """Returns whether a turn of `throws` throws, `bought` of them bought, may be entered in the column."""
    if sheet.turn.stock > 0:
        within = now.turn.saved + bought <= sheet.turn.stock
    else:
        within = now.columns[column].bought + bought <= sheet.turn.allowance
    return throws <= find_limit(sheet, now, column) and (bought == 0 or within)


def find_limit(sheet: SheetRules, now: CardView, column: int) -> int:
    """Returns the most throws of a turn that is entered in a column."""
    rules = sheet.columns[column]
    return rules.last_limit if now.turn.is_last else rules.limit


def count_regular_throws(sheet: SheetRules, now: CardView) -> int:
    """Returns the throws of a turn without bought ones, saved ones included."""
    turn = sheet.turn
    return (turn.throws if now.turn.is_last else turn.usual) + (now.turn.saved if turn.save else 0)


def count_bought_throws(sheet: SheetRules, now: CardView, throws: int) -> int:
    """Returns how many of so many throws are bought."""
    return max(0, throws - count_regular_throws(sheet, now))


def count_saved_throws(sheet: SheetRules, now: CardView, throws: int) -> int:
    """Returns the throws saved, or bought from a stock of all columns, when the turn ends after so many throws."""
    if sheet.turn.stock > 0:
        return now.turn.saved + count_bought_throws(sheet, now, throws)
    return min(sheet.turn.throws + now.turn.saved - throws, sheet.turn.saved_values - 1) if sheet.turn.save else 0


def count_charged_throws(sheet: SheetRules, now: CardView, throws: int) -> int:
    """Returns how many throws the column of an entry is charged with: none where all columns share a stock."""
    return 0 if sheet.turn.stock > 0 else count_bought_throws(sheet, now, throws)


def has_entry(sheet: SheetRules, now: CardView, throws: int, bought: int) -> bool:
    """Returns whether any box may be filled after so many throws, whatever they show."""
    for box in range(len(sheet.boxes)):
        if now.can_strike[box] == 1 and may_enter(sheet, now, sheet.boxes[box].column, throws, bought):
            return True
    return False


def may_throw(sheet: SheetRules, now: CardView, throws: int) -> bool:
    """Returns whether another throw may follow so many, and some box be filled after it."""
    bought = max(0, throws + 1 - count_regular_throws(sheet, now))
    return bought <= sheet.turn.per_turn and has_entry(sheet, now, throws + 1, bought)


def find_situation(
    sheet: SheetRules, situation: SituationStrides, now: CardView, column: int, shown: int, throws: int, served: int
) -> int:
    """Returns the situation that a roll meets in a column.

    Args:
        shown: the face that all dice show. throws: used; served: 1 if all dice fell together.
    """
    rules, here = sheet.columns[column], now.columns[column]
    found = situation.served * (served and rules.served)
    found += situation.filled * min(here.filled, situation.most_filled)
    found += situation.throws * (min(throws, situation.most_throws) - 1)
    if rules.extra:
        found += situation.five * here.five
        if situation.number and not _has_number(sheet, now, column, shown):
            found += situation.number
    return found


def _has_number(sheet: SheetRules, now: CardView, column: int, shown: int) -> bool:
    # The number box of a face has room.
    found = False
    for box in range(sheet.columns[column].first, sheet.columns[column].last):
        found = found or (sheet.boxes[box].number == shown and now.free[box] != 0)
    return found


def find_group(
    sheet: SheetRules, now: CardView, places: ForcedGroups, situation: int, column: int, shown: int, served: int
) -> int:
    """Returns the group where a five of a kind must go: the first with an open box, -1 for none."""
    only = is_strike_only(sheet, now, column, served)
    for rank in range(places.shape[2]):
        group = places[situation, column, rank]
        if group < 0:
            return -1
        for box in range(sheet.columns[column].first, sheet.columns[column].last):
            if _is_open(now, box, only, served) and _is_of(sheet, box, group, shown):
                return int(group)
    return -1


def is_strike_only(sheet: SheetRules, now: CardView, column: int, served: int) -> bool:
    """Returns whether no box of a column may be scored."""
    only = True
    for box in range(sheet.columns[column].first, sheet.columns[column].last):
        only = only and not is_met(now.can_score[box], served)
    return only


def is_place(
    sheet: SheetRules, now: CardView, box: int, group: int, shown: int, strike_only: bool, served: int
) -> bool:
    """Returns whether a five of a kind that must go to a group may go to a box; -1: to any box."""
    return _is_open(now, box, strike_only, served) and (group < 0 or _is_of(sheet, box, group, shown))


def _is_open(now: CardView, box: int, strike_only: bool, served: int) -> bool:
    return is_met(now.can_strike[box] if strike_only else now.can_score[box], served)


def is_met(flag: int, served: int) -> bool:
    """Returns whether a flag of a box holds for a roll; `served`: 1 if all dice fell together."""
    return flag == 1 or (flag == IF_SERVED and served != 0)


def _is_of(sheet: SheetRules, box: int, group: int, shown: int) -> bool:
    rules = sheet.boxes[box]
    return rules.number == shown if group == NUMBER else rules.lower == (group == LOWER)


def find_endings(now: CardView, box: int, served: int, pays: bool, placed: bool, inside: bool) -> int:
    """Returns whether a roll may be scored in a box, struck there, both or neither; see `SCORE`.

    Args:
        served: 1 if all dice fell together.
        pays: it brings points, extra ones included.
        placed: extra rules say where it must go; inside: this box is such a place.
    """
    found = 0
    if is_met(now.can_score[box], served) and pays and (inside or not placed):
        found = SCORE
    # A forced roll may be struck only where it does not score.
    if is_met(now.can_strike[box], served) and (not placed or (inside and found == 0)):
        found += STRIKE
    return found
