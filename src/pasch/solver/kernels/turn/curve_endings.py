"""Endings of a turn where the score is part of a card: a block is one card with eight consecutive scores."""

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.scratch_memory import AT_ONCE, OpenBlock, Throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays, Scores, Sheet
from pasch.solver.kernels.toolchain.compiled_functions import inlined, merged, part
from pasch.solver.kernels.toolchain.vector import LANES, Row, load_at, splat
from pasch.solver.kernels.turn.block_setup import LOWEST
from pasch.solver.kernels.turn.entry_targets import lead_to_card, list_targets
from pasch.solver.kernels.turn.turn_endings import fill_rolls, fill_stage


@merged
def fill_curve_endings(game: Arrays, now: OpenBlock, throws: Throws, value: Doubles, used: int, stage: int) -> None:
    """Fills in the endings of a stage; see `turn_endings.EndingFiller`."""
    if now.turn.curves != AT_ONCE:
        list_curves(game, now, value, used, now.turn.score, LANES)
    fill_stage(game, now, throws, stage, _fill_endings)


@merged
def list_curves(game: Arrays, now: OpenBlock, value: Doubles, used: int, first: int, count: int) -> None:
    """Lists the cards that entries after so many throws may lead to, with their curves; see `fill_curves`."""
    list_targets(game.sheet, now, value, used, lead_to_card)
    fill_curves(game.sheet, game.scores, now, value, first, count)


@part
def fill_curves(sheet: Sheet, scores: Scores, now: OpenBlock, value: Doubles, first: int, count: int) -> None:
    """Copies the curve of each target, by points entered, into `now.curve`.

    Below a group's window the goal is out of reach (value 0), above it is reached (value 1).

    Args:
        first, count: the range of scores so far.
    """
    now.turn.prepared = first
    # Row of each target in `now.curve`: values for score `first` + points, lowest points first.
    for target in range(now.turn.targets):
        here, slot = now.targets[target], _slot(now, target)
        window = now.window[here.group]
        lane = now.cards[target, 0] - sheet.start[here.group]
        begin = target * _span(now)
        end = begin + scores.high[here.box, slot] - scores.low[here.box, slot] + count
        # The first score and the least points land so far into the window of the card that the entry leads to.
        inside = first + int(now.row[target, 0]) + scores.low[here.box, slot] - window.lowest
        won = min(max(begin - inside + window.width, begin), end)
        known = min(max(begin - inside, begin), won)
        place = window.place + lane * window.step + inside - begin
        # Three runs: below the window, inside it, above it.
        for at in range(begin, known):
            now.curve[at] = 0.0
        for at in range(known, won):
            now.curve[at] = value[place + at]
        for at in range(won, end):
            now.curve[at] = 1.0


@part
def _span(now: OpenBlock) -> int:
    return len(now.curve) // len(now.targets)


@part
def _slot(now: OpenBlock, target: int) -> int:
    # 0 for a strike, otherwise 1 + the kind of score.
    return 1 + now.targets[target].kind if now.targets[target].outcome else 0


@part
def _begin(scores: Scores, now: OpenBlock, target: int) -> int:
    # The place in `now.curve` of an entry of no points, for the score of the first lane.
    shift = now.turn.score - now.turn.prepared
    return target * _span(now) + shift - scores.low[now.targets[target].box, _slot(now, target)]


@part
def _fill_endings(scores: Scores, now: OpenBlock, served: int, end: Doubles) -> None:
    fill_rolls(scores, now, served, end, splat(LOWEST), _begin, _on_curve)


@inlined
def _on_curve(now: OpenBlock, begin: int, points: float) -> Row:
    return load_at(now.curve, begin + int(points))


@part
def read_curve(game: Arrays, now: OpenBlock, target: int, points: float, _lane: int) -> float:
    """Returns the value of one entry with the score of the first lane."""
    return now.curve[_begin(game.scores, now, target) + int(points)]
