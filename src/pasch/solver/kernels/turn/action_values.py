"""Kernel for the value of every option of a position.

Queries about cards of one group share a block of eight lanes, so eight cost about as much as one.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, Throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays, Sheet
from pasch.solver.kernels.toolchain.compiled_functions import compiled, merged, part
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_table
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.block_setup import LOWEST, is_plane, open_group, split_lanes
from pasch.solver.kernels.turn.curve_endings import fill_curve_endings, read_curve
from pasch.solver.kernels.turn.specials import list_specials
from pasch.solver.kernels.turn.turn_endings import EndingFiller, fill_value_endings
from pasch.solver.kernels.turn.turn_legality import is_met, is_named_before, must_announce, open_plane
from pasch.solver.kernels.turn.turn_values import (
    average_plane,
    average_stage,
    average_throw,
    fill,
    read_first_value,
    solve_plane,
    take_first,
)


class PositionQuery:
    """A position to evaluate.

    Attributes:
        group, lane: of the card.
        named: the announced box, -1 for none.
        throws, roll, served: throws used, the roll, and 1 if all dice fell together.
        last: filled in, the throw after which the turn must end.
        place: filled in, the place of the card in its block.
    """

    group: int
    named: int
    lane: int
    throws: int
    roll: int
    served: int
    last: int
    place: int


class BoxValues:
    """Values of scoring, striking and announcing a box; `LOWEST` for what is not allowed."""

    score: float
    strike: float
    announce: float


@dataclass(frozen=True, eq=False)
class QueryBuffers(Packed):
    """Queries and the arrays for their answers.

    Attributes:
        asked: sorted, so that queries that fit one block follow each other.
        of_holds: ``(queries, nodes)`` value of keeping each hold; unchanged where none may be kept.
        of_boxes: ``(queries * boxes,)`` values of the boxes, query by query.
    """

    asked: RowTable[PositionQuery]
    of_holds: Doubles
    of_boxes: RowTable[BoxValues]


def new_question(nodes: int, boxes: int, questions: int = 1) -> QueryBuffers:
    """Allocates buffers for queries about a variant."""
    of_boxes = new_table(BoxValues, questions * boxes)
    return QueryBuffers(new_table(PositionQuery, questions), np.full((questions, nodes), LOWEST), of_boxes)


ValueEntry = Callable[[Arrays, OpenBlock, int, float, int], float]
"""Called with the number of a target, the points entered and the place of a card in the block; returns the value."""


@compiled
def answer(game: Arrays, now: OpenBlock, throws: Throws, value: Doubles, theta: float, question: QueryBuffers) -> None:
    """Answers queries from the values of all later cards; `throws` must keep every stage."""
    _answer(game, now, throws, value, theta, question, fill_value_endings, _entry_value)


@compiled
def answer_chances(game: Arrays, now: OpenBlock, throws: Throws, curves: Doubles, question: QueryBuffers) -> None:
    """Answers one query from the curves of later cards, for the score in `now`."""
    _answer(game, now, throws, curves, 0.0, question, fill_curve_endings, read_curve)


@merged
def _answer(
    game: Arrays,
    now: OpenBlock,
    throws: Throws,
    value: Doubles,
    theta: float,
    question: QueryBuffers,
    endings: EndingFiller[Doubles],
    value_entry: ValueEntry,
) -> None:
    _clear(question.of_boxes)
    first = 0
    while first < len(question.asked):
        last = _open_block(game.sheet, now, question, first)
        named, least = question.asked[first].named, _fewest_throws(question, first, last)
        if least == 0:
            _answer_before(game, now, throws, value, theta, question, first, last, endings)
        else:
            # First the boxes that may be announced, since the stages of the questions' own plane must remain.
            if named < 0 and least == 1:
                _answer_announcements(game, now, throws, value, theta, question, first, last, endings)
            open_plane(game.sheet, now, named)
            # Where the throws used change the endings, the last ones listed must be those of the questions.
            solve_plane(game, now, throws, value, theta, 1, endings, least + 1 - game.sheet.turn.varies)
            _solve_holds(game, now, throws, theta, least)
            for index in range(first, last):
                _answer_plane(game, now, throws, question, index, value_entry)
        first = last


@merged
def _answer_announcements(
    game: Arrays,
    now: OpenBlock,
    throws: Throws,
    value: Doubles,
    theta: float,
    question: QueryBuffers,
    first: int,
    last: int,
    endings: EndingFiller[Doubles],
) -> None:
    boxes = len(game.sheet.boxes)
    for plane in range(boxes):
        if is_plane(game.sheet, now, plane) and not is_named_before(game.sheet, plane):
            open_plane(game.sheet, now, plane)
            solve_plane(game, now, throws, value, theta, 1, endings, 1)
            for index in range(first, last):
                asked = question.asked[index]
                if asked.throws == 1:
                    of_box = question.of_boxes[index * boxes + plane]
                    of_box.announce = read_first_value(game, throws, asked.roll, asked.place)


@merged
def _answer_before(
    game: Arrays,
    now: OpenBlock,
    throws: Throws,
    value: Doubles,
    theta: float,
    question: QueryBuffers,
    first: int,
    last: int,
    endings: EndingFiller[Doubles],
) -> None:
    boxes = len(game.sheet.boxes)
    fill(throws.first, LOWEST)
    # Planes announced before the throw compete with the mean over throws of all other planes.
    for plane in range(-1, boxes):
        if is_plane(game.sheet, now, plane):
            open_plane(game.sheet, now, plane)
            solve_plane(game, now, throws, value, theta, 1, endings)
            if is_named_before(game.sheet, plane):
                average_plane(game, throws, 1, theta)
                for index in range(first, last):
                    of_box = question.of_boxes[index * boxes + plane]
                    of_box.announce = throws.before[1, question.asked[index].place]
            else:
                take_first(game, throws, 1, throws.first)
    average_throw(game.dice, throws.first, theta, throws.before, 0)
    for index in range(first, last):
        question.of_holds[index, 0] = throws.before[0, question.asked[index].place]


@part
def _clear(of_boxes: RowTable[BoxValues]) -> None:
    for box in range(len(of_boxes)):
        of_boxes[box].score = LOWEST
        of_boxes[box].strike = LOWEST
        of_boxes[box].announce = LOWEST


@part
def _open_block(sheet: Sheet, now: OpenBlock, question: QueryBuffers, first: int) -> int:
    start = question.asked[first]
    lanes, last = 0, first
    # A block holds up to eight cards of one group and plane. Queries must also agree on the throws used where these
    # change the endings, and before the first throw, which is solved differently.
    while last < len(question.asked):
        asked = question.asked[last]
        if asked.group != start.group or asked.named != start.named:
            break
        if asked.throws != start.throws and (sheet.turn.varies or asked.throws == 0 or start.throws == 0):
            break
        if lanes == 0 or asked.lane != now.block[lanes - 1]:
            if lanes == LANES:
                break
            now.block[lanes] = asked.lane
            lanes += 1
        asked.place = lanes - 1
        last += 1
    # Unused lanes repeat the last card, so that all lanes hold valid data.
    for missing in range(lanes, LANES):
        now.block[missing] = now.block[lanes - 1]
    open_group(sheet, now, start.group)
    split_lanes(sheet, now)
    return last


@part
def _fewest_throws(question: QueryBuffers, first: int, last: int) -> int:
    fewest = question.asked[first].throws
    for index in range(first + 1, last):
        fewest = min(fewest, question.asked[index].throws)
    return fewest


@part
def _solve_holds(game: Arrays, now: OpenBlock, throws: Throws, theta: float, least: int) -> None:
    # Stages end one throw after that of the queries, so the holds of their own throw are still missing.
    turn = game.sheet.turn
    if turn.release and not turn.varies and least < now.turn.last:
        average_stage(game.dice, throws, turn.has_served, least, least + 1, theta)


@merged
def _answer_plane(
    game: Arrays, now: OpenBlock, throws: Throws, question: QueryBuffers, index: int, value_entry: ValueEntry
) -> None:
    asked = question.asked[index]
    # After the first throw a box must be announced where only such boxes are left.
    if asked.throws > 1 or asked.named >= 0 or not must_announce(game.sheet, now, True):
        asked.last = now.turn.last
        _answer_holds(game, throws, question, index)
        list_specials(game.sheet, game.scores, now, asked.served)
        _answer_boxes(game, now, question, index, value_entry)


@part
def _answer_holds(game: Arrays, throws: Throws, question: QueryBuffers, index: int) -> None:
    asked = question.asked[index]
    # Where dice are put aside, mean[t] belongs to throw t itself; otherwise it follows the throw before.
    stage = asked.throws if game.sheet.turn.release else asked.throws + 1
    if asked.throws < asked.last:
        for node in range(game.dice.first_roll):
            question.of_holds[index, node] = throws.mean[stage, node, asked.place]


@merged
def _answer_boxes(game: Arrays, now: OpenBlock, question: QueryBuffers, index: int, value_entry: ValueEntry) -> None:
    asked, scores, boxes = question.asked[index], game.scores, index * len(game.sheet.boxes)
    # Rolls with rules of their own are listed in `now.special` only.
    for special in range(len(scores.special_roll)):
        if scores.special_roll[special] == asked.roll:
            _answer_special(game, now, question, index, value_entry)
            return
    for target in range(now.turn.targets):
        here = now.targets[target]
        of_box = question.of_boxes[boxes + here.box]
        if not here.outcome:
            if is_met(now.can_strike[here.box], asked.served):
                of_box.strike = value_entry(game, now, target, 0.0, asked.place)
            continue
        if not is_met(now.can_score[here.box], asked.served):
            continue
        manner = now.manner[here.box] + asked.served
        # Entries of a box are sorted by kind; the roll occurs at most once.
        for entry in range(scores.start[here.box, manner, here.kind], scores.start[here.box, manner, here.kind + 1]):
            if scores.roll[entry] == asked.roll:
                of_box.score = value_entry(game, now, target, scores.points[entry], asked.place)


@merged
def _answer_special(game: Arrays, now: OpenBlock, question: QueryBuffers, index: int, value_entry: ValueEntry) -> None:
    asked, boxes = question.asked[index], index * len(game.sheet.boxes)
    for entry in range(now.turn.specials):
        special = now.special[entry]
        if special.roll == asked.roll:
            value = value_entry(game, now, special.target, special.points, asked.place)
            of_box = question.of_boxes[boxes + now.targets[special.target].box]
            if special.scored:
                of_box.score = value
            else:
                of_box.strike = value


@part
def _entry_value(_game: Arrays, now: OpenBlock, target: int, points: float, lane: int) -> float:
    return now.row[target, lane] + points
