"""Games that are played one decision at a time: rules as arrays, state of each game, observations."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.random_dice import Words
from pasch.solver.kernels.arrays.variant_arrays import Dice
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_record, new_table

Small = NDArray[np.int8]
Halves = NDArray[np.int32]
Singles = NDArray[np.float32]


class StepTurn:
    """The rules of a turn, and the numbering of actions (see `pasch.envs.action_space`).

    Attributes:
        count: dice. throws: of the longest turn; usual: of one that is not the last.
        remembers: 1 if it matters which dice were kept. told_throws, told_filled: see `tables.Tables`.
        unused: points for a throw left of the stock that all columns share.
        announces: some boxes are announced; before: some of them before the first throw.
        start_total: of an empty card. entries: of a card.
        buy, announce, score, strike: the first action of each kind.
    """

    count: int
    throws: int
    usual: int
    release: int
    put_aside: int
    saves: int
    per_turn: int
    allowance: int
    unused: int
    counts_points: int
    remembers: int
    announces: int
    before: int
    has_served: int
    has_five: int
    has_number: int
    told_throws: int
    told_filled: int
    start_total: int
    entries: int
    buy: int
    announce: int
    score: int
    strike: int


class StepFacts:
    """Where the facts of each kind begin (see `pasch.envs.observation`); -1 for those that a variant lacks."""

    in_shares: int
    dice: int
    lay: int
    throws: int
    bought: int
    charged: int
    saved: int
    announced: int
    free: int
    points: int
    bonus: int
    offers: int
    total: int


class StepColumn:
    """The rules of a column.

    Attributes:
        limit, last_limit: the most throws of a turn entered there, and of the last turn.
        lines, lines_end: range of its lines.
        halves: twice its weight.
        payer: the column that bought throws are charged to.
        unused: points for a throw left of the column's stock.
    """

    first: int
    last: int
    lines: int
    lines_end: int
    announce: int
    before: int
    miss_box: int
    strikes_any: int
    limit: int
    last_limit: int
    halves: int
    served: int
    extra: int
    five: int
    payer: int
    unused: int


class StepBox:
    """A box.

    Attributes:
        cell: its first entry. number: its face, -1 for none. counts: 1 if it counts in the total.
        bonuses, bonuses_end: range of the bonuses that it moves.
    """

    column: int
    cell: int
    entries: int
    number: int
    lower: int
    counts: int
    named: int
    bonuses: int
    bonuses_end: int


class StepBonus:
    """A bonus.

    Attributes:
        halves: twice its weight. count: what it counts (see `env_bonuses`).
        tiers, tiers_end: range of its tiers. terms, terms_end: steps if it is computed, otherwise empty.
        top: observations are capped here.
    """

    halves: int
    count: int
    tiers: int
    tiers_end: int
    terms: int
    terms_end: int
    top: int


class TierRow:
    """Points from a threshold on."""

    begin: int
    points: int


class StepTerm:
    """A step of a computed box (see `env_bonuses.TERMS`), with a number, a box, or how many values it takes."""

    step: int
    number: int


@dataclass(frozen=True, eq=False)
class StepRules(Packed):
    """A variant as arrays.

    Attributes:
        line, line_start: boxes of the columns' lines, and where each line begins.
        box_bonus, box_sign: the bonuses of the boxes, 1 or -1. announced: by action, the box.
        room: by box, its number of entries. shown: by roll. places: ``(situations, columns, 3)``.
        points: ``(situations, rolls, boxes)``. equal: by roll, its place among those of all dice equal, or -1.
        bonus: ``(situations, equal rolls, boxes)``.
        node: ``(rolls, holds)`` the node kept, by the bits of the dice; -1 where equal dice would mean it twice.
        allowed: ``(rolls, holds)`` 1 where `node` is not -1. sides: ``(nodes, sides)`` number of dice showing each.
        size: by node, dice. low, high, scale: of facts.
    """

    dice: Dice
    turn: StepTurn
    facts: StepFacts
    columns: RowTable[StepColumn]
    boxes: RowTable[StepBox]
    bonuses: RowTable[StepBonus]
    tiers: RowTable[TierRow]
    terms: RowTable[StepTerm]
    line_start: Ints
    line: Ints
    box_bonus: Ints
    box_sign: Ints
    announced: Ints
    room: Small
    points: Halves
    bonus: Halves
    equal: Ints
    shown: Ints
    places: Ints
    node: Halves
    allowed: Small
    sides: Small
    size: Ints
    low: Halves
    high: Halves
    scale: Singles


class GameStanding:
    """State of a game.

    Attributes:
        roll: its index. lay: the node kept for it. left: entries left. paid: the part of the total already rewarded.
        legal: number of legal actions.
        final: total of the game before, if the next one began in the same step.
    """

    roll: int
    throws: int
    announced: int
    bought: int
    lay: int
    saved: int
    left: int
    total: int
    paid: int
    over: int
    legal: int
    final: int


@dataclass(frozen=True, eq=False)
class StepGames(Packed):
    """Games, and their observations after each step.

    Attributes:
        word: state of each generator. entry: ``(games, entries)``. used, points: ``(games, boxes)``.
        extra, charged: ``(games, columns)``. reached: ``(games, bonuses)``.
        mask: ``(games, actions)``. flat, facts, final_flat, final_facts: ``(games, facts)``; one kind is empty.
        reward, ended, illegal: of the last step.
        scoring, striking, forced: scratch by box. told: scratch of facts. stack: scratch of computed boxes.
    """

    standing: RowTable[GameStanding]
    word: Words
    entry: Halves
    used: Small
    points: Halves
    extra: Halves
    charged: Halves
    reached: Halves
    mask: Small
    flat: Singles
    facts: Halves
    final_flat: Singles
    final_facts: Halves
    reward: NDArray[np.float64]
    ended: Small
    illegal: Small
    scoring: Small
    striking: Small
    forced: Small
    told: Halves
    stack: Ints


class Widths(NamedTuple):
    """Sizes of the arrays of a game; in_shares: facts are divided by their bounds."""

    entries: int = 0
    columns: int = 0
    bonuses: int = 0
    actions: int = 0
    facts: int = 0
    terms: int = 0
    in_shares: bool = True


def no_rules(dice: Dice) -> StepRules:
    """Returns empty rules, for code that only needs the kinds of the arrays."""
    ints, halves, small = np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int32), np.zeros(0, dtype=np.int8)
    return StepRules(
        dice=dice,
        turn=new_record(StepTurn),
        facts=new_record(StepFacts),
        columns=new_table(StepColumn, 0),
        boxes=new_table(StepBox, 0),
        bonuses=new_table(StepBonus, 0),
        tiers=new_table(TierRow, 0),
        terms=new_table(StepTerm, 0),
        line_start=ints,
        line=ints,
        box_bonus=ints,
        box_sign=ints,
        announced=ints,
        room=small,
        points=halves.reshape(0, 0, 0),
        bonus=halves.reshape(0, 0, 0),
        equal=ints,
        shown=ints,
        places=ints.reshape(0, 0, 0),
        node=halves.reshape(0, 0),
        allowed=small.reshape(0, 0),
        sides=small.reshape(0, 0),
        size=ints,
        low=halves,
        high=halves,
        scale=np.zeros(0, dtype=np.float32),
    )


def new_games(games: int, boxes: int, widths: Widths) -> StepGames:
    """Allocates `games` games; none has begun."""

    def rows(width: int) -> Halves:
        return np.zeros((games, width), dtype=np.int32)

    shares, numbers = (games, 0) if widths.in_shares else (0, games)
    return StepGames(
        standing=new_table(GameStanding, games),
        word=np.zeros(games, dtype=np.uint64),
        entry=rows(widths.entries),
        used=np.zeros((games, boxes), dtype=np.int8),
        points=rows(boxes),
        extra=rows(widths.columns),
        charged=rows(widths.columns),
        reached=rows(widths.bonuses),
        mask=np.zeros((games, widths.actions), dtype=np.int8),
        flat=np.zeros((shares, widths.facts), dtype=np.float32),
        facts=np.zeros((numbers, widths.facts), dtype=np.int32),
        final_flat=np.zeros((shares, widths.facts), dtype=np.float32),
        final_facts=np.zeros((numbers, widths.facts), dtype=np.int32),
        reward=np.zeros(games),
        ended=np.zeros(games, dtype=np.int8),
        illegal=np.zeros(games, dtype=np.int8),
        scoring=np.zeros(boxes, dtype=np.int8),
        striking=np.zeros(boxes, dtype=np.int8),
        forced=np.zeros(boxes, dtype=np.int8),
        told=np.zeros(widths.facts, dtype=np.int32),
        stack=np.zeros(widths.terms, dtype=np.int64),
    )
