"""The entries that end the turns of eight cards, from the probability of each final roll."""

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock
from pasch.solver.kernels.arrays.variant_arrays import Arrays, Scores, Sheet
from pasch.solver.kernels.toolchain.compiled_functions import inlined, merged, part
from pasch.solver.kernels.toolchain.vector import LANES, Row, add, any_positive, load, splat, store, sub, where_equal
from pasch.solver.kernels.turn.entry_targets import is_listed
from pasch.solver.kernels.turn.probability_flow import Flow
from pasch.solver.kernels.turn.specials import list_specials
from pasch.solver.kernels.turn.turn_legality import count_bought_throws


@merged
def assign_entries(game: Arrays, now: OpenBlock, flow: Flow, stage: int, end: Doubles) -> None:
    """Assigns the probability in `flow.ended` to entries, and removes it there.

    Args:
        end: ``(2, rolls, 8)`` value of ending: plain, served.
    """
    bought = count_bought_throws(game.sheet, now, stage)
    for served in range(1 + game.sheet.turn.has_served):
        list_specials(game.sheet, game.scores, now, served)
        ended, value = flow.ended[served], end[served]
        # Rolls that extra rules speak of come first: nothing of them is left for the others.
        _settle_specials(game.sheet, now, flow, bought, value, ended)
        count = _list_rolls(flow, ended)
        # Ties go to the first box on the sheet, and to a score before a strike.
        for box in range(len(now.target_of)):
            for slot in range(1, now.target_of.shape[1]):
                if is_listed(now, box, slot, served):
                    _settle_scores(game, now, flow, bought, box, slot, served, value, ended)
            if is_listed(now, box, 0, served):
                _settle_strikes(game.sheet, now, flow, bought, now.target_of[box, 0], count, value, ended)


@inlined
def _take(row: Row, roll: int, end: Doubles, ended: Doubles) -> Row:
    left = load(ended, roll)
    # An entry takes the probability where its value is the maximum, bit for bit.
    here = where_equal(row, load(end, roll), left)
    store(ended, roll, sub(left, here))
    return here


@part
def _settle_specials(sheet: Sheet, now: OpenBlock, flow: Flow, bought: int, end: Doubles, ended: Doubles) -> None:
    for entry in range(now.turn.specials):
        special = now.special[entry]
        if any_positive(load(ended, special.roll)):
            row = add(load(now.row, special.target), splat(special.points))
            store(flow.chance, flow.turn.ways, _take(row, special.roll, end, ended))
            scored = 1 if special.scored and now.targets[special.target].outcome else 0
            _note(sheet, now, flow, special.target, scored, special.points, special.beside, bought)


@part
def _list_rolls(flow: Flow, ended: Doubles) -> int:
    count = 0
    for roll in range(len(ended)):
        if any_positive(load(ended, roll)):
            flow.rolls[count] = roll
            count += 1
    return count


@part
def _settle_scores(
    game: Arrays,
    now: OpenBlock,
    flow: Flow,
    bought: int,
    box: int,
    slot: int,
    served: int,
    end: Doubles,
    ended: Doubles,
) -> None:
    scores: Scores = game.scores
    target = now.target_of[box, slot]
    row, found = load(now.row, target), splat(0.0)
    manner = now.manner[box] + served
    first, last = scores.start[box, manner, slot - 1], scores.start[box, manner, slot]
    # Sorted by points: rolls with equal points form one way.
    for entry in range(first, last):
        points = scores.points[entry]
        found = add(found, _take(add(row, splat(points)), scores.roll[entry], end, ended))
        if entry + 1 == last or scores.points[entry + 1] != points:
            store(flow.chance, flow.turn.ways, found)
            _note(game.sheet, now, flow, target, 1, points, 0.0, bought)
            found = splat(0.0)


@part
def _settle_strikes(
    sheet: Sheet, now: OpenBlock, flow: Flow, bought: int, target: int, count: int, end: Doubles, ended: Doubles
) -> None:
    row, found = load(now.row, target), splat(0.0)
    for place in range(count):
        found = add(found, _take(row, flow.rolls[place], end, ended))
    store(flow.chance, flow.turn.ways, found)
    _note(sheet, now, flow, target, 0, 0.0, 0.0, bought)


@part
def _note(
    sheet: Sheet, now: OpenBlock, flow: Flow, target: int, scored: int, points: float, beside: float, bought: int
) -> None:
    # The probability is already in the row after the last way; without any, that row is reused.
    if not any_positive(load(flow.chance, flow.turn.ways)):
        return
    way, box = flow.ways[flow.turn.ways], now.targets[target].box
    way.box = box
    way.scored = scored
    way.group = now.targets[target].group
    way.points = points
    way.beside = beside
    way.cost = bought * sheet.columns[sheet.boxes[box].column].price
    for lane in range(LANES):
        flow.cards[flow.turn.ways, lane] = now.cards[target, lane]
    flow.turn.ways += 1
