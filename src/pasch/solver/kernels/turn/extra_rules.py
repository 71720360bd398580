"""Entries of five of a kind where extra rules set their points and boxes."""

from pasch.solver.kernels.arrays.scratch_memory import OpenBlock
from pasch.solver.kernels.arrays.variant_arrays import LOWER, NOTHING, NUMBER, ZERO, Scores, Sheet
from pasch.solver.kernels.toolchain.compiled_functions import part


@part
def list_specials(sheet: Sheet, scores: Scores, now: OpenBlock, served: int) -> None:
    """Lists the entries of all such rolls in all columns."""
    now.turn.specials = 0
    for special in range(len(scores.special_roll)):
        for column in range(len(sheet.columns)):
            if now.columns[column].entered:
                _list_column(sheet, scores, now, served, special, column)


@part
def _list_column(sheet: Sheet, scores: Scores, now: OpenBlock, served: int, special: int, column: int) -> None:
    rules = sheet.columns[column]
    situation = _situation(sheet, scores, now, served, special, column)
    shown = scores.special_face[special]
    strike_only = not _some_score(sheet, now, column)
    forced = _forced_group(sheet, scores, now, situation, column, shown, strike_only)
    placed = scores.special_place[situation, column, 0] >= 0
    # The roll must go to the boxes of the first group with one open; with none open, to any box.
    for box in range(rules.first, rules.last):
        here = now.boxes[box]
        if not here.can_strike:
            continue
        allowed = here.can_strike if strike_only else here.can_score
        inside = allowed != 0 and (forced < 0 or _is_of(sheet, box, forced, shown))
        scored = (
            scores.special_kind[situation, box, special] != NOTHING and here.can_score != 0 and (inside or not placed)
        )
        if scored:
            _add_score(scores, now, situation, box, special)
        # A forced roll may be struck only where it does not score.
        if not placed or (inside and not scored):
            _add_strike(scores, now, box, special)


@part
def _situation(sheet: Sheet, scores: Scores, now: OpenBlock, served: int, special: int, column: int) -> int:
    rules = sheet.columns[column]
    # Situations are numbered in a mixed radix; see `variant_arrays.SituationRules`.
    found = scores.situation.served * (served and rules.served) + scores.situation.throws * (now.turn.manner // 2)
    found += scores.situation.filled * now.columns[column].filled
    if rules.extra:
        found += scores.situation.five * sheet.five[now.columns[column].state]
        filled = 1
        for box in range(rules.first, rules.last):
            if sheet.boxes[box].number == scores.special_face[special] and now.boxes[box].free:
                filled = 0
        found += scores.situation.number * filled
    return found


@part
def _some_score(sheet: Sheet, now: OpenBlock, column: int) -> bool:
    scoring = False
    for box in range(sheet.columns[column].first, sheet.columns[column].last):
        scoring = scoring or now.boxes[box].can_score != 0
    return scoring


@part
def _forced_group(
    sheet: Sheet, scores: Scores, now: OpenBlock, situation: int, column: int, shown: int, strike_only: int
) -> int:
    # The first group of boxes with one open, -1 for none.
    for rank in range(3):
        group = scores.special_place[situation, column, rank]
        if group < 0:
            return -1
        for box in range(sheet.columns[column].first, sheet.columns[column].last):
            here = now.boxes[box]
            if (here.can_strike if strike_only else here.can_score) and _is_of(sheet, box, group, shown):
                return group
    return -1


@part
def _is_of(sheet: Sheet, box: int, group: int, shown: int) -> bool:
    rules = sheet.boxes[box]
    return rules.number == shown if group == NUMBER else rules.lower == (group == LOWER)


@part
def _add_score(scores: Scores, now: OpenBlock, situation: int, box: int, special: int) -> None:
    kind, entry = scores.special_kind[situation, box, special], now.special[now.turn.specials]
    entry.roll = scores.special_roll[special]
    entry.target = now.target_of[box, 0 if kind == ZERO else 1 + kind]
    entry.scored = 1
    entry.points = scores.special_points[situation, box, special]
    entry.beside = scores.special_beside[situation, box, special]
    now.turn.specials += 1


@part
def _add_strike(scores: Scores, now: OpenBlock, box: int, special: int) -> None:
    entry = now.special[now.turn.specials]
    entry.roll = scores.special_roll[special]
    entry.target = now.target_of[box, 0]
    entry.scored = 0
    entry.points = 0.0
    entry.beside = 0.0
    now.turn.specials += 1
