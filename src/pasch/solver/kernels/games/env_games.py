"""Games that are played one decision at a time: rules as arrays, state of each game, observations."""

from dataclasses import dataclass
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from pasch.rules.variant.tables import Strides
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.random_dice import Words
from pasch.solver.kernels.arrays.scratch_memory import Flags
from pasch.solver.kernels.arrays.variant_arrays import BoxRules, ColumnRules, Dice, TurnRulesRow
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_record, new_table

Small = NDArray[np.int8]
Halves = NDArray[np.int32]
Singles = NDArray[np.float32]


class StepPlay:
    """The course of a game, and the numbering of actions (see `pasch.envs.action_space`).

    Attributes:
        entries: of a card. start_total: of an empty one.
        remembers: 1 if it matters which dice were kept.
        buy, announce, score, strike: the first action of each kind.
    """

    entries: int
    start_total: int
    remembers: int
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
    """The order of a column: the range of its lines; and the box that extra rules depend on, -1 for none."""

    lines: int
    lines_end: int
    five: int


class StepBox:
    """The effect of an entry in a box.

    Attributes:
        cell: its first entry. counts: 1 if it counts in the total. struck: points of a strike.
        halves: twice the weight of its points in the total.
        bonuses, bonuses_end: range of the bonuses that it moves.
    """

    cell: int
    counts: int
    struck: int
    halves: int
    bonuses: int
    bonuses_end: int


class StepBonus:
    """A bonus.

    Attributes:
        halves: twice its weight.
        tiers, tiers_end: range of its tiers. terms, terms_end: steps if it is computed, otherwise empty.
        top: observations are capped here.
    """

    halves: int
    tiers: int
    tiers_end: int
    terms: int
    terms_end: int
    top: int


class TierRow:
    """Points from a threshold on, times the weight of the bonus."""

    begin: int
    points: int


class StepTerm:
    """A step of a computed box (see `env_bonuses.TERMS`), with a number, a box, or how many values it takes."""

    step: int
    number: int


@dataclass(frozen=True, eq=False)
class StepRules(Packed):
    """A variant as arrays: the solver's rules (see `variant_arrays.SheetRules`), and what cards without numbers need.

    Attributes:
        places: see `variant_arrays.Scores.special_place`.
        orders: by column. effects: by box.
        line, line_start: boxes of the columns' lines, and where each line begins.
        box_bonus: the bonuses of the boxes. box_step: ``(bonuses of boxes, points over a strike)`` how far an entry
            moves each.
        announced: by action, the box. shown: by roll.
        points: ``(situations, rolls, boxes)``. equal: by roll, its place among those of all dice equal, or -1.
        beside: ``(situations, equal rolls, boxes)``.
        node: ``(rolls, holds)`` the node kept, by the bits of the dice; -1 where equal dice would mean it twice.
        allowed: ``(rolls, holds)`` 1 where `node` is not -1. sides: ``(nodes, sides)`` number of dice showing each.
        size, includes: see `game_batch.RollChoices`. low, high, scale: of facts.
    """

    dice: Dice
    turn: TurnRulesRow
    columns: RowTable[ColumnRules]
    boxes: RowTable[BoxRules]
    situation: Strides
    places: Ints
    play: StepPlay
    facts: StepFacts
    orders: RowTable[StepColumn]
    effects: RowTable[StepBox]
    bonuses: RowTable[StepBonus]
    tiers: RowTable[TierRow]
    terms: RowTable[StepTerm]
    line_start: Ints
    line: Ints
    box_bonus: Ints
    box_step: Halves
    announced: Ints
    points: Halves
    beside: Halves
    equal: Ints
    shown: Ints
    node: Halves
    allowed: Small
    sides: Small
    size: Ints
    includes: NDArray[np.bool_]
    low: Halves
    high: Halves
    scale: Singles


class EnvGame:
    """State of a game.

    Attributes:
        saved, named, is_last: see `scratch_memory.OpenTurn`.
        roll: its index. lay: the node kept for it. left: entries left. paid: the part of the total already rewarded.
        legal: number of legal actions.
        final: total of the game before, if the next one began in the same step.
    """

    saved: int
    named: int
    is_last: int
    roll: int
    throws: int
    bought: int
    lay: int
    left: int
    total: int
    paid: int
    over: int
    legal: int
    final: int


class GameColumn:
    """A column of a game.

    Attributes:
        bought, filled, five: see `scratch_memory.OpenColumn`.
        situation: of the roll, where it may be entered.
    """

    bought: int
    filled: int
    five: int
    situation: int


class OpenGame(NamedTuple):
    """The open card of a game, as rows of `StepGames`; see `scratch_memory.OpenCard`."""

    turn: EnvGame
    columns: RowTable[GameColumn]
    free: Flags
    in_line: Flags
    can_score: Flags
    can_strike: Flags


@dataclass(frozen=True, eq=False)
class StepGames(Packed):
    """Games, and their observations after each step.

    Attributes:
        flags: ``(games, 4, boxes)`` of the boxes, in the order of `OpenGame`.
        word: state of each generator. entry: ``(games, entries)``. used, points: ``(games, boxes)``.
        beside: ``(games, columns)``. reached: ``(games, bonuses)``.
        mask: ``(games, actions)``. flat, facts, final_flat, final_facts: ``(games, facts)``; one kind is empty.
        reward, ended, illegal: of the last step.
        scratch: of facts. stack: scratch of computed boxes.
    """

    standing: RowTable[EnvGame]
    columns: RowTable[RowTable[GameColumn]]
    flags: Flags
    word: Words
    entry: Halves
    used: Small
    points: Halves
    beside: Halves
    reached: Halves
    mask: Small
    flat: Singles
    facts: Halves
    final_flat: Singles
    final_facts: Halves
    reward: NDArray[np.float64]
    ended: Small
    illegal: Small
    scratch: Halves
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
        turn=new_record(TurnRulesRow),
        columns=new_table(ColumnRules, 0),
        boxes=new_table(BoxRules, 0),
        situation=new_record(Strides),
        places=ints.reshape(0, 0, 0),
        play=new_record(StepPlay),
        facts=new_record(StepFacts),
        orders=new_table(StepColumn, 0),
        effects=new_table(StepBox, 0),
        bonuses=new_table(StepBonus, 0),
        tiers=new_table(TierRow, 0),
        terms=new_table(StepTerm, 0),
        line_start=ints,
        line=ints,
        box_bonus=ints,
        box_step=halves.reshape(0, 0),
        announced=ints,
        points=halves.reshape(0, 0, 0),
        beside=halves.reshape(0, 0, 0),
        equal=ints,
        shown=ints,
        node=halves.reshape(0, 0),
        allowed=small.reshape(0, 0),
        sides=small.reshape(0, 0),
        size=ints,
        includes=np.zeros((0, 0), dtype=np.bool_),
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
        standing=new_table(EnvGame, games),
        columns=cast(Any, new_table(GameColumn, games * widths.columns)).reshape(games, widths.columns),
        flags=np.zeros((games, 4, boxes), dtype=np.int16),
        word=np.zeros(games, dtype=np.uint64),
        entry=rows(widths.entries),
        used=np.zeros((games, boxes), dtype=np.int8),
        points=rows(boxes),
        beside=rows(widths.columns),
        reached=rows(widths.bonuses),
        mask=np.zeros((games, widths.actions), dtype=np.int8),
        flat=np.zeros((shares, widths.facts), dtype=np.float32),
        facts=np.zeros((numbers, widths.facts), dtype=np.int32),
        final_flat=np.zeros((shares, widths.facts), dtype=np.float32),
        final_facts=np.zeros((numbers, widths.facts), dtype=np.int32),
        reward=np.zeros(games),
        ended=np.zeros(games, dtype=np.int8),
        illegal=np.zeros(games, dtype=np.int8),
        scratch=np.zeros(widths.facts, dtype=np.int32),
        stack=np.zeros(widths.terms, dtype=np.int64),
    )
