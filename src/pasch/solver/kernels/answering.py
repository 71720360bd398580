"""The kernel that answers what every option of a position is worth."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from pasch.solver.cards.lattice import Doubles
from pasch.solver.kernels.arrays import Arrays
from pasch.solver.kernels.compiled import compiled, merged, part
from pasch.solver.kernels.curve_endings import curve_endings, curve_value
from pasch.solver.kernels.endings import Ending, value_endings
from pasch.solver.kernels.opening import LOWEST, is_plane, must_announce, open_group, open_lanes, open_plane
from pasch.solver.kernels.packed import Packed
from pasch.solver.kernels.records import Table, new_table
from pasch.solver.kernels.specials import list_specials
from pasch.solver.kernels.turn import solve_plane
from pasch.solver.kernels.work import Open, Throws


class Asked:
    """A position: the group and lane of its card, the throws used, the roll, whether it fell all at once, the box
    announced (-1 for none); filled in: after how many throws the turn must end.
    """

    group: int
    lane: int
    throws: int
    roll: int
    served: int
    named: int
    last: int


class BoxValues:
    """What a score, a strike, an announcement of a box are worth; `LOWEST` for what may not be done."""

    score: float
    strike: float
    announce: float


@dataclass(frozen=True, eq=False)
class Question(Packed):
    """Room for a question and its answer.

    Attributes:
        asked: the only row. of_holds: ``(nodes,)`` what keeping each hold is worth; untouched where none may be kept.
    """

    asked: Table[Asked]
    of_holds: Doubles
    of_boxes: Table[BoxValues]


def new_question(nodes: int, boxes: int) -> Question:
    """Room for the questions of a variant."""
    return Question(new_table(Asked, 1), np.full(nodes, LOWEST), new_table(BoxValues, boxes))


Judge = Callable[[Arrays, Open, int, float], float]
"""Given the number of a target and the points entered: what that entry is worth to the first card of the block."""


@compiled
def answer(game: Arrays, now: Open, throws: Throws, value: Doubles, theta: float, question: Question) -> None:
    """Answers a question about a card, from what all later cards are worth; `throws` keeps every stage."""
    _answer(game, now, throws, value, theta, question, value_endings, _entry_value)


@compiled
def answer_chances(game: Arrays, now: Open, throws: Throws, curves: Doubles, question: Question) -> None:
    """The same from the curves of the cards that entries lead to, for the score in `now`."""
    _answer(game, now, throws, curves, 0.0, question, curve_endings, curve_value)


@merged
def _answer(
    game: Arrays,
    now: Open,
    throws: Throws,
    value: Doubles,
    theta: float,
    question: Question,
    endings: Ending[Doubles],
    judge: Judge,
) -> None:
    asked = question.asked[0]
    open_group(game.sheet, now, asked.group)
    open_lanes(game.sheet, now, asked.lane, 1)
    _clear(question.of_boxes)
    if asked.throws == 1 and asked.named < 0:
        _answer_announcements(game, now, throws, value, theta, question, endings)
        if must_announce(game.sheet, now):
            return
    # The plane that the question is about comes last, so that its stages are the ones that remain.
    open_plane(game.sheet, now, asked.named)
    solve_plane(game, now, throws, value, theta, 1, endings)
    asked.last = now.turn.last
    _answer_holds(game, throws, question)
    if game.sheet.turn.varies and asked.throws > 1:
        endings(game, now, throws, value, asked.throws, asked.throws)
    list_specials(game.sheet, game.scores, now, asked.served)
    _answer_boxes(game, now, question, judge)


@part
def _clear(of_boxes: Table[BoxValues]) -> None:
    for box in range(len(of_boxes)):
        of_boxes[box].score = LOWEST
        of_boxes[box].strike = LOWEST
        of_boxes[box].announce = LOWEST


@merged
def _answer_announcements(
    game: Arrays, now: Open, throws: Throws, value: Doubles, theta: float, question: Question, endings: Ending[Doubles]
) -> None:
    roll, has_served = question.asked[0].roll, game.sheet.turn.has_served
    for box in range(len(game.sheet.boxes)):
        if is_plane(game.sheet, now, box):
            open_plane(game.sheet, now, box)
            solve_plane(game, now, throws, value, theta, 1, endings)
            first = throws.served[1, roll, 0] if has_served else throws.best[1, game.dice.first_roll + roll, 0]
            question.of_boxes[box].announce = first


@part
def _answer_holds(game: Arrays, throws: Throws, question: Question) -> None:
    """What keeping each hold is worth; where dice are put aside, a throw is valued by what lies still in it."""
    asked = question.asked[0]
    stage = asked.throws if game.sheet.turn.release else asked.throws + 1
    if asked.throws < asked.last:
        for node in range(game.dice.first_roll):
            question.of_holds[node] = throws.mean[stage, node, 0]


@merged
def _answer_boxes(game: Arrays, now: Open, question: Question, judge: Judge) -> None:
    """What every score and strike of the roll is worth."""
    asked, scores = question.asked[0], game.scores
    for special in range(len(scores.special_roll)):
        if scores.special_roll[special] == asked.roll:
            _answer_special(game, now, question, judge)
            return
    for target in range(now.turn.targets):
        here = now.targets[target]
        of_box = question.of_boxes[here.box]
        if not here.outcome:
            of_box.strike = judge(game, now, target, 0.0)
            continue
        for entry in range(
            scores.start[here.box, asked.served, here.kind], scores.start[here.box, asked.served, here.kind + 1]
        ):
            if scores.roll[entry] == asked.roll:
                of_box.score = judge(game, now, target, scores.points[entry])


@merged
def _answer_special(game: Arrays, now: Open, question: Question, judge: Judge) -> None:
    """The same of a roll that extra rules speak of."""
    for entry in range(now.turn.specials):
        special = now.special[entry]
        if special.roll == question.asked[0].roll:
            worth = judge(game, now, special.target, special.points)
            of_box = question.of_boxes[now.targets[special.target].box]
            if special.scored:
                of_box.score = worth
            else:
                of_box.strike = worth


@part
def _entry_value(_game: Arrays, now: Open, target: int, points: float) -> float:
    return now.row[target, 0] + points
