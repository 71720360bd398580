"""Specials: entries of a five of a kind whose points or boxes an extra rule sets."""

from pasch.solver.kernels.arrays.scratch_memory import OpenBlock
from pasch.solver.kernels.arrays.variant_arrays import NOTHING, ZERO, Scores, Sheet
from pasch.solver.kernels.toolchain.compiled_functions import part
from pasch.solver.kernels.turn.turn_legality import (
    SCORE,
    STRIKE,
    find_endings,
    find_group,
    find_situation,
    is_place,
    is_strike_only,
)


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
    rules, shown, throws = sheet.columns[column], scores.special_face[special], 1 + now.turn.manner // 2
    situation = find_situation(sheet, scores.situation, now, column, shown, throws, served)
    placed = scores.special_place[situation, column, 0] >= 0
    group = find_group(sheet, now, scores.special_place, situation, column, shown, served)
    only = is_strike_only(sheet, now, column, served)
    for box in range(rules.first, rules.last):
        pays = scores.special_kind[situation, box, special] != NOTHING
        inside = is_place(sheet, now, box, group, shown, only, served)
        endings = find_endings(now, box, served, pays, placed, inside)
        if endings & SCORE:
            _add_score(scores, now, situation, box, special)
        if endings & STRIKE:
            _add_strike(scores, now, box, special)


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
