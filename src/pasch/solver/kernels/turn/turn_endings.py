"""Endings of a turn and their values, on eight cards at once."""

from collections.abc import Callable
from typing import TypeVar

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, Throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays, Scores
from pasch.solver.kernels.toolchain.compiled_functions import inlined, merged, part
from pasch.solver.kernels.toolchain.vector import Row, add, like, load, maximum, store
from pasch.solver.kernels.turn.block_setup import LOWEST
from pasch.solver.kernels.turn.entry_targets import add_card_values, is_listed, lead_to_card, list_rest, list_targets
from pasch.solver.kernels.turn.specials import list_specials
from pasch.solver.kernels.turn.turn_legality import is_met

Values = TypeVar("Values")
EndingFiller = Callable[[Arrays, OpenBlock, Throws, Values, int, int], None]
"""Called with the values of later cards, the throws used and their index in `throws`; fills in ``throws.end`` of this
stage."""
Source = TypeVar("Source")
Begin = Callable[[Scores, OpenBlock, int], Source]
Entered = Callable[[OpenBlock, Source, float], Row]
Fill = Callable[[Scores, OpenBlock, int, Doubles], None]


@merged
def fill_value_endings(game: Arrays, now: OpenBlock, throws: Throws, value: Doubles, used: int, stage: int) -> None:
    """Fills in the endings after so many throws, where each card has one value."""
    list_entries(game, now, value, used)
    list_rest(game.sheet, now, used)
    fill_stage(game, now, throws, stage, fill_endings)


@merged
def list_entries(game: Arrays, now: OpenBlock, value: Doubles, used: int) -> None:
    """Lists the cards that entries after so many throws lead to, with their values."""
    list_targets(game.sheet, now, value, used, lead_to_card)
    add_card_values(now, value)


@merged
def fill_stage(game: Arrays, now: OpenBlock, throws: Throws, stage: int, fill: Fill) -> None:
    """Computes the best ending of each roll from the values of the targets."""
    turn = game.sheet.turn
    for served in range(1 + turn.has_served):
        # Special entries depend on throws only through `served` and `varies`; otherwise they are listed once per plane.
        if now.turn.listed != now.turn.named or turn.has_served or turn.varies:
            list_specials(game.sheet, game.scores, now, served)
            now.turn.listed = now.turn.named
        fill(game.scores, now, served, throws.end[stage, served])


@part
def fill_endings(scores: Scores, now: OpenBlock, served: int, end: Doubles) -> None:
    """Sets ``end[roll]`` to the value of the best ending of each roll."""
    rest = like(end, LOWEST)
    if now.turn.rest >= 0:
        rest = load(now.row, now.turn.rest)
    fill_rolls(scores, now, served, end, rest, _row_of, _with_points)


@inlined
def _row_of(_scores: Scores, now: OpenBlock, target: int) -> Row:
    return load(now.row, target)


@inlined
def _with_points(now: OpenBlock, row: Row, points: float) -> Row:
    return add(row, like(now.row, points))


@merged
def fill_rolls(
    scores: Scores,
    now: OpenBlock,
    served: int,
    end: Doubles,
    rest: Row,
    target_at: Begin[Source],
    value_of: Entered[Source],
) -> None:
    """Sets the value of the best ending of each roll: an entry, or ending without one.

    Args:
        rest: value of ending without an entry.
        target_at: finds where the value of a target is read; value_of: reads it for so many points.
    """
    # W_0(r) = max over open boxes b of points(b, r) + V(card after b).
    # A strike is open to every roll, so the best one is found once and scores are compared with it.
    strike = rest
    for box in range(len(now.target_of)):
        if is_listed(now, box, 0, served):
            strike = maximum(strike, value_of(now, target_at(scores, now, now.target_of[box, 0]), 0.0))
    for roll in range(len(end)):
        store(end, roll, strike)
    # These rolls may only take the entries listed in `now.special`.
    for special in range(len(scores.special_roll)):
        store(end, scores.special_roll[special], rest)
    for target in range(now.turn.targets):
        here = now.targets[target]
        if here.outcome and is_met(now.can_score[here.box], served):
            place, manner = target_at(scores, now, target), now.manner[here.box] + served
            for entry in range(
                scores.start[here.box, manner, here.kind], scores.start[here.box, manner, here.kind + 1]
            ):
                roll = scores.roll[entry]
                store(end, roll, maximum(load(end, roll), value_of(now, place, scores.points[entry])))
    for entry in range(now.turn.specials):
        forced = now.special[entry]
        value = value_of(now, target_at(scores, now, forced.target), forced.points)
        store(end, forced.roll, maximum(load(end, forced.roll), value))
