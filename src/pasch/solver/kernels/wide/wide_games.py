"""Games on a wide sheet that are played side by side, and how the turns of eight of them lie beside each other."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.random_dice import Words, first_words
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.games.game_batch import RollChoices, TurnOption
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_record, new_table
from pasch.solver.kernels.toolchain.vector import LANES


class WideGame:
    """Where a game stands, and its turn.

    Attributes:
        tally, saved, total: of its card; points so far.
        sum, value: what the card is worth by the sum of its parts, and with what the network adds.
        mean: what its turn is worth before the first throw, if every choice is the best.
        luck: what the throws of its turn brought beyond what could be expected of each; only at a level.
        roll: the first throw, as a node; last: the last one, by number. stray: 1 if the entry is drawn, not chosen.
        best: what the first throw is worth in the best plane so far, or at a level in all of them together; named: the
            plane that is played.
        throws, served: how the turn ended. box, slot, points, beside: the entry it ended with.
        late: 1 once a plane was looked at that is chosen before the first throw; fallen: the luck of that throw then.
        rests: 1 if it is not played on. planes, taken, weight: see `wide_drawing`.
    """

    tally: int
    saved: int
    total: int
    sum: float
    value: float
    mean: float
    luck: float
    roll: int
    last: int
    stray: int
    best: float
    named: int
    throws: int
    served: int
    box: int
    slot: int
    points: float
    beside: float
    rests: int
    planes: float
    taken: float
    weight: float
    late: int
    fallen: float


class Drawing:
    """How every decision is drawn, not chosen; see `wide_drawing`.

    Attributes:
        temperature: of the draws, in points; 0 for none. rate: by how much a point given up counts.
    """

    temperature: float
    rate: float


class Filled:
    """The number of filled lanes.

    Attributes:
        leading: how many leaders there are.
        game, column: for which game, and which column of the box announced, `Strike` is noted; -1 for none.
        strike, pick: the best strike of all other columns, after a roll no rule speaks of.
    """

    lanes: int
    leading: int
    game: int
    column: int
    strike: float
    pick: int


class Strike:
    """The best strike of all other columns after a roll of all dice equal."""

    value: float
    pick: int


class Lane:
    """A turn in one plane: whose it is, the box named, after how many throws it ends at the latest."""

    game: int
    named: int
    last: int


@dataclass(frozen=True, eq=False)
class WideGames(Packed):
    """Games side by side.

    Attributes:
        digit, lane: ``(games, columns)``. slots, part: ``(games, …)`` what a network is told of the card.
        chance: ``(games + 8,)`` generators of the games, and those that the planes try; after: that of the plane taken.
        first: ``(games, rolls)`` what each first throw is worth.
        alike: by box, the first box that scores like it.
        lanes: the turns that are solved together. pick: ``(stages, 2, rolls, 8)`` the box and slot of the best entry;
            points, beside: what it brings, for rolls of all dice equal where extra rules ask.
        leader: scratch: by boxes that score alike and kind, the best target, -1 for none; leading: which there are.
        strikes: by roll of all dice equal; see `Filled`.
    """

    choices: RollChoices
    drawing: Drawing
    options: RowTable[TurnOption]
    games: RowTable[WideGame]
    digit: Ints
    lane: Ints
    slots: NDArray[np.int16]
    part: NDArray[np.float32]
    chance: Words
    after: Words
    first: Doubles
    alike: Ints
    filled: Filled
    lanes: RowTable[Lane]
    pick: NDArray[np.int16]
    points: Doubles
    beside: Doubles
    leader: Ints
    leading: Ints
    strikes: RowTable[Strike]


def new_wide_games(
    arrays: Arrays, choices: RollChoices, count: int, seed: str, slots: int, parts: int, stages: int, number: int = 0
) -> WideGames:
    """Games before their first turn, numbered from `number` on.

    Args:
        slots, parts: how many numbers a network is told. stages: as many as `work.Throws` keeps.
    """
    columns, rolls, boxes = len(arrays.sheet.columns), len(arrays.dice.chance), len(arrays.sheet.boxes)
    kinds, told = arrays.scores.start.shape[2] - 1, int(arrays.sheet.turn.told_filled)
    picks = (stages, 2, rolls, LANES)
    return WideGames(
        choices=choices,
        drawing=new_record(Drawing),
        options=new_table(TurnOption, int(np.diff(choices.hold_start).max()) + 4 * boxes),
        games=new_table(WideGame, count),
        digit=np.zeros((count, columns), dtype=np.int64),
        lane=np.zeros((count, columns), dtype=np.int64),
        slots=np.zeros((count, slots), dtype=np.int16),
        part=np.zeros((count, parts), dtype=np.float32),
        chance=np.concatenate([first_words(count, seed, number), np.zeros(LANES, dtype=np.uint64)]),
        after=np.zeros(count, dtype=np.uint64),
        first=np.zeros((count, rolls)),
        alike=_alike(choices, arrays.sheet.boxes["column"].tolist() if told > 1 else [0] * boxes),
        filled=new_record(Filled, lanes=0, game=-1),
        lanes=new_table(Lane, LANES),
        pick=np.zeros(picks, dtype=np.int16),
        points=np.zeros(picks),
        beside=np.zeros(picks),
        leader=np.full(boxes * (kinds + 1), -1, dtype=np.int64),
        leading=np.zeros(boxes * (kinds + 1), dtype=np.int64),
        strikes=new_table(Strike, len(arrays.scores.special_roll)),
    )


def _alike(choices: RollChoices, columns: Sequence[int]) -> Ints:
    """By box, the first one that gives the same for all rolls.

    Args:
        columns: by box, what its points depend on besides; boxes that differ in it are not alike.
    """
    found: dict[tuple[int, bytes, bytes], int] = {}
    keys = [
        (column, choices.slot[:, box].tobytes(), choices.points[:, box].tobytes()) for box, column in enumerate(columns)
    ]
    return np.array([found.setdefault(key, box) for box, key in enumerate(keys)], dtype=np.int64)
