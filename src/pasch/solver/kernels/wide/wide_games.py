"""Games on a wide sheet played in parallel, and the layout of their turns in eight lanes."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.random_dice import Words, seed_generators
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, Throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.games.game_batch import RollChoices, TurnOption
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_record, new_table
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.turn_legality import IF_SERVED
from pasch.solver.kernels.wide.wide_turn import Position


class WideGame:
    """State of a game and of its turn.

    Attributes:
        tally, saved, total: of its card; points so far.
        sum, value: value of the card as the sum of its parts, and with the network's correction.
        mean: value of the turn before the first throw under the best play.
        luck: sum over throws of the value after minus the value expected; only at a level.
        roll: the first throw, as a node; last: the last one, by number. stray: 1 if the entry is drawn, not chosen.
        best: value of the first throw in the best plane so far, or at a level in all of them together; named: the
            plane that is played.
        throws, served: how the turn ended. box, slot, points, beside: the entry it ended with.
        late: 1 once a plane chosen before the first throw was considered; fallen: the luck of that throw then.
        rests: 1 if it is not played on. planes, taken, weight: see `drawn_decisions`.
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
    """How every decision is drawn; see `drawn_decisions`.

    Attributes:
        sampling: temperature of the draws, in points; 0 for none. rate: weight per point lost.
    """

    sampling: float
    rate: float


class Filled:
    """Number of filled lanes, and cached strikes.

    Attributes:
        leading: number of leaders.
        game, column: for which game, and which column of the announced box, `Strike` is noted; -1 for none.
        strike, pick: the best strike of all other columns, after a roll without extra rules.
    """

    lanes: int
    leading: int
    game: int
    column: int
    strike: float
    pick: int


class Strike:
    """The best strike of all other columns after a five of a kind."""

    value: float
    pick: int


class Lane:
    """A turn in one plane: its game, the announced box, and its last possible throw."""

    game: int
    named: int
    last: int


@dataclass(frozen=True, eq=False)
class WideGames(Packed):
    """Games played in parallel.

    Attributes:
        digit, lane: ``(games, columns)``. slots, part: ``(games, …)`` the network's inputs for the card.
        chance: ``(games + 8,)`` generators of the games, and those that the planes try; after: that of the plane taken.
        first: ``(games, rolls)`` value of each first throw.
        alike: by box, the first box with the same scores.
        lanes: the turns that are solved together. pick: ``(stages, 2, rolls, 8)`` the box and slot of the best entry;
            points, beside: its points, for five of a kind where extra rules apply.
        leader: scratch: by boxes that score alike and kind, the best target, -1 for none; leading: the ones in use.
        strikes: by five of a kind; see `Filled`.
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


@dataclass(frozen=True, eq=False)
class WideRound(Packed):
    """Arguments of a turn of some games: their sheet, scratch memory, the card that is looked at, and the games."""

    game: Arrays
    now: OpenBlock
    throws: Throws
    position: Position
    played: WideGames


def new_wide_games(
    arrays: Arrays, choices: RollChoices, count: int, seed: str, slots: int, parts: int, stages: int, number: int = 0
) -> WideGames:
    """Allocates games before their first turn, numbered from `number` on.

    Args:
        slots, parts: sizes of the network's inputs. stages: as many as `scratch_memory.Throws` keeps.
    """
    columns, rolls, boxes = len(arrays.sheet.columns), len(arrays.dice.chance), len(arrays.sheet.boxes)
    kinds, filled_classes = arrays.scores.start.shape[2] - 1, int(arrays.sheet.turn.filled_classes)
    picks = (stages, 2, rolls, LANES)
    # Entries held before matter in their own column; what only dice of one throw may fill is compared apart.
    column = arrays.sheet.boxes["column"]
    apart = column if filled_classes > 1 else arrays.sheet.columns["unnamed"][column] == IF_SERVED
    return WideGames(
        choices=choices,
        drawing=new_record(Drawing),
        options=new_table(TurnOption, int(np.diff(choices.hold_start).max()) + 4 * boxes),
        games=new_table(WideGame, count),
        digit=np.zeros((count, columns), dtype=np.int64),
        lane=np.zeros((count, columns), dtype=np.int64),
        slots=np.zeros((count, slots), dtype=np.int16),
        part=np.zeros((count, parts), dtype=np.float32),
        chance=np.concatenate([seed_generators(count, seed, number), np.zeros(LANES, dtype=np.uint64)]),
        after=np.zeros(count, dtype=np.uint64),
        first=np.zeros((count, rolls)),
        alike=_alike(choices, apart.tolist()),
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
    # By box, the first one with the same scores for all rolls. Boxes whose columns differ in `columns` are never alike.
    first_box: dict[tuple[int, bytes, bytes], int] = {}
    keys = [
        (column, choices.slot[:, box].tobytes(), choices.points[:, box].tobytes()) for box, column in enumerate(columns)
    ]
    return np.array([first_box.setdefault(key, box) for box, key in enumerate(keys)], dtype=np.int64)
