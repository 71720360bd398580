"""Legality in a turn: announcing, scoring and striking boxes, throwing again, and where a five of a kind must go.

The functions work on an open card, however it was opened: `block_setup` opens cards by their number,
`games.env_cards` by their entries. The rules are those of `pasch.rules.game.turn`; tests compare both.
"""

from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.scratch_memory import OpenCard
from pasch.solver.kernels.arrays.variant_arrays import LOWER, NUMBER, SheetRules, SituationRules
from pasch.solver.kernels.toolchain.compiled_functions import inlined, part

SCORE, STRIKE = 1, 2
"""Bits of the allowed endings of a turn in a box."""


@inlined
def note_last(sheet: SheetRules, now: OpenCard, left: int) -> None:
    """Sets `is_last` if only one entry is left and the rules treat the last turn differently."""
    now.turn.is_last = 1 if left == 1 and sheet.turn.usual < sheet.turn.throws else 0


@part
def open_plane(sheet: SheetRules, now: OpenCard, announced: int) -> None:
    """Sets which boxes may be scored or struck if `announced` was named (-1: none); see `rules.game.turn.fillable`."""
    now.turn.named = announced
    for column in range(len(sheet.columns)):
        rules = sheet.columns[column]
        unnamed, strikes_any = rules.announce == 0, rules.strikes_any != 0
        for box in range(rules.first, rules.last):
            can_score = now.in_line[box] if unnamed else 0
            now.can_score[box] = can_score
            now.can_strike[box] = now.free[box] if strikes_any else can_score
    if announced >= 0:
        only = sheet.columns[sheet.boxes[announced].column].miss_box
        for box in range(len(sheet.boxes)):
            now.can_score[box] = box == announced
            now.can_strike[box] = box == announced or (now.can_strike[box] and not only)


@inlined
def may_name(sheet: SheetRules, now: OpenCard, box: int) -> bool:
    """Returns whether a box may be announced in this turn, before its first throw or after it."""
    return sheet.columns[sheet.boxes[box].column].announce != 0 and now.in_line[box] != 0


@part
def is_named_before(sheet: SheetRules, plane: int) -> bool:
    """Returns whether the box of a plane is announced before the first throw."""
    return plane >= 0 and sheet.columns[sheet.boxes[plane].column].before != 0


@part
def must_announce(sheet: SheetRules, now: OpenCard, thrown: bool) -> bool:
    """Returns whether all open boxes need an announcement that is due: before the first throw, or once it is thrown."""
    some = False
    for box in range(len(sheet.boxes)):
        rules = sheet.columns[sheet.boxes[box].column]
        if rules.announce and (thrown or rules.before):
            some = True
        elif now.free[box]:
            return False
    return some


@part
def may_enter(sheet: SheetRules, now: OpenCard, column: int, throws: int, bought: int) -> bool:
    """Returns whether a turn of `throws` throws, `bought` of them bought, may be entered in the column."""
    if sheet.turn.stock > 0:
        within = now.turn.saved + bought <= sheet.turn.stock
    else:
        within = now.columns[column].bought + bought <= sheet.turn.allowance
    rules = sheet.columns[column]
    limit = rules.last_limit if now.turn.is_last else rules.limit
    return throws <= limit and (bought == 0 or within)


@part
def count_regular_throws(sheet: SheetRules, now: OpenCard) -> int:
    """Returns the throws of a turn without bought ones, saved ones included."""
    turn = sheet.turn
    return (turn.throws if now.turn.is_last else turn.usual) + (now.turn.saved if turn.saves else 0)


@part
def count_bought_throws(sheet: SheetRules, now: OpenCard, throws: int) -> int:
    """Returns how many of so many throws are bought."""
    return max(0, throws - count_regular_throws(sheet, now))


@part
def count_saved_throws(sheet: SheetRules, now: OpenCard, throws: int) -> int:
    """Returns the throws saved, or bought from a stock of all columns, when the turn ends after so many throws."""
    if sheet.turn.stock > 0:
        return now.turn.saved + count_bought_throws(sheet, now, throws)
    return min(sheet.turn.throws + now.turn.saved - throws, sheet.turn.saved - 1) if sheet.turn.saves else 0


@part
def has_entry(sheet: SheetRules, now: OpenCard, throws: int, bought: int) -> bool:
    """Returns whether any box may be filled after so many throws."""
    for box in range(len(sheet.boxes)):
        if now.can_strike[box] and may_enter(sheet, now, sheet.boxes[box].column, throws, bought):
            return True
    return False


@part
def may_throw(sheet: SheetRules, now: OpenCard, throws: int) -> bool:
    """Returns whether another throw may follow so many, and some box be filled after it."""
    bought = max(0, throws + 1 - count_regular_throws(sheet, now))
    return bought <= sheet.turn.per_turn and has_entry(sheet, now, throws + 1, bought)


@part
def find_situation(
    sheet: SheetRules, situation: SituationRules, now: OpenCard, column: int, shown: int, throws: int, served: int
) -> int:
    """Returns the situation that a roll meets in a column; see `tables.Tables.situation`.

    Args:
        shown: the face that all dice show. throws: used; served: 1 if all dice fell together.
    """
    rules, here = sheet.columns[column], now.columns[column]
    found = situation.served * (served and rules.served) + situation.filled * here.filled
    found += situation.throws * (min(throws, sheet.turn.told_throws) - 1)
    if rules.extra:
        found += situation.five * here.five
        if situation.number and not _has_number(sheet, now, column, shown):
            found += situation.number
    return found


@part
def _has_number(sheet: SheetRules, now: OpenCard, column: int, shown: int) -> bool:
    # The number box of a face has room.
    found = False
    for box in range(sheet.columns[column].first, sheet.columns[column].last):
        found = found or (sheet.boxes[box].number == shown and now.free[box] != 0)
    return found


@part
def find_group(sheet: SheetRules, now: OpenCard, places: Ints, situation: int, column: int, shown: int) -> int:
    """Returns the group where a five of a kind must go: the first with an open box, -1 for none.

    Args:
        places: `variant_arrays.Scores.special_place`.
    """
    only = is_strike_only(sheet, now, column)
    for rank in range(places.shape[2]):
        group = places[situation, column, rank]
        if group < 0:
            return -1
        for box in range(sheet.columns[column].first, sheet.columns[column].last):
            if _is_open(now, box, only) and _is_of(sheet, box, group, shown):
                return int(group)
    return -1


@part
def is_strike_only(sheet: SheetRules, now: OpenCard, column: int) -> bool:
    """Returns whether no box of a column may be scored."""
    only = True
    for box in range(sheet.columns[column].first, sheet.columns[column].last):
        only = only and now.can_score[box] == 0
    return only


@inlined
def is_place(sheet: SheetRules, now: OpenCard, box: int, group: int, shown: int, strike_only: bool) -> bool:
    """Returns whether a five of a kind that must go to a group may go to a box; -1: to any box."""
    return _is_open(now, box, strike_only) and (group < 0 or _is_of(sheet, box, group, shown))


@inlined
def _is_open(now: OpenCard, box: int, strike_only: bool) -> bool:
    return (now.can_strike[box] if strike_only else now.can_score[box]) != 0


@inlined
def _is_of(sheet: SheetRules, box: int, group: int, shown: int) -> bool:
    rules = sheet.boxes[box]
    return rules.number == shown if group == NUMBER else rules.lower == (group == LOWER)


@inlined
def find_endings(now: OpenCard, box: int, pays: bool, placed: bool, inside: bool) -> int:
    """Returns whether a roll may be scored in a box, struck there, both or neither; see `SCORE`.

    Args:
        pays: it brings points, extra ones included.
        placed: extra rules say where it must go; inside: this box is such a place.
    """
    found = 0
    if now.can_score[box] and pays and (inside or not placed):
        found = SCORE
    # A forced roll may be struck only where it does not score.
    if now.can_strike[box] and (not placed or (inside and found == 0)):
        found += STRIKE
    return found
