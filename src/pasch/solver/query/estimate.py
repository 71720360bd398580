"""Estimates for sheets too large to solve: values of cards are estimated, turns are solved exactly.

The value of a card is estimated as the sum of its parts, each solved exactly as a game of its own in which some turns
may pass (see `sheet_parts`), as a part has more turns than entries left. The number of passes it can use is a guess::

    turns to pass on = SHARE * (entries left in all other parts)

The current turn is solved exactly against these values (see `kernels.wide`). Competition of parts for later throws is
ignored, and a bonus over the whole sheet counts only when an entry pays it, so values may be too high or too low. A
sheet of one part is exact.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from math import ceil

import numpy as np
from numpy.typing import NDArray

from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import Card, bonus_sum, total, total_if_struck
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.game.state import GameState, Turn
from pasch.rules.game.turn import Entry, entries
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace, count_shared_throws
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.array_building import build_arrays, get_lattice
from pasch.solver.kernels.arrays.scratch_memory import new_open, new_throws
from pasch.solver.kernels.toolchain.structured_rows import build_table, new_record, new_table
from pasch.solver.kernels.turn.block_setup import LOWEST
from pasch.solver.kernels.wide.value_network import ValueNetwork, no_network
from pasch.solver.kernels.wide.wide_turn import (
    PartColumn,
    PartGame,
    Parts,
    Position,
    TallyLane,
    list_wide_rows,
    solve_wide_turn,
)
from pasch.solver.parallel.thread_safety import CopiedLock, one_at_a_time
from pasch.solver.parallel.workers import count_processors
from pasch.solver.parts.sheet_parts import (
    MOST_BYTES,
    MOST_CARDS,
    SheetPart,
    are_cached,
    find_parts,
    load_part,
    save_part,
    save_part_list,
    solve_part,
)
from pasch.solver.progress import Progress, no_progress
from pasch.solver.query.action_ranking import Advice, rank_actions
from pasch.solver.query.oracle import Certainty
from pasch.solver.query.turn_outcomes import TurnOutcomes

SHARE = 0.3
"""Fraction of the turns of other parts that a part could use for itself; found by trial."""
KEPT_TURNS = 8
"""Cached turns: a player asks about the same one several times."""


class WideSpace(CardSpace):
    """The columns of a sheet whose cards are never numbered."""

    @cached_property
    def group_stride(self) -> Ints:
        """Zeros: groups are never numbered."""
        return np.zeros(len(self.columns), dtype=np.int64)

    @cached_property
    def lanes(self) -> NDArray[np.int32]:
        """Empty."""
        return np.zeros(0, dtype=np.int32)

    @cached_property
    def start(self) -> Ints:
        """Only the 0."""
        return np.zeros(1, dtype=np.int64)


@dataclass(frozen=True, eq=False)
class SolvedPart:
    """A part of the sheet with its values.

    Attributes:
        value: ``(passes + 1, cards) float64`` further points, by the number of turns that may pass.
    """

    part: SheetPart
    value: Doubles


class Estimator:
    """Judges the actions of a variant by the parts of its sheet. Threads may share it: one call waits for another.

    Args:
        parts: the parts of the sheet, solved.
        share: see `SHARE`.
        network: builds the network that corrects the sum of the parts; None for the sum alone.

    Attributes:
        certainty: of its values: exact, learned, or rough.
        notes: see `oracle.Oracle`.
        turns: possible ends of turns, played by these values.
    """

    def __init__(
        self,
        variant: Variant,
        parts: Sequence[SolvedPart],
        *,
        share: float = SHARE,
        network: "Callable[[Wide], ValueNetwork] | None" = None,
    ) -> None:
        self.variant, self.parts, self._calls = variant, parts, CopiedLock()
        self.exact = len(parts) == 1
        self.certainty: Certainty = "exact" if self.exact else "learned" if network else "rough"
        self.notes: Sequence[Problem] = ()
        self.wide = Wide(variant, parts, share)
        if network:
            self.wide.network = network(self.wide)
        self.turns = TurnOutcomes(self)
        self._turn = lru_cache(maxsize=KEPT_TURNS)(partial(_SolvedTurn, self.wide))

    @one_at_a_time
    def action_values(self, state: GameState) -> dict[Action, float]:
        """Returns the value of each legal action; see `oracle.Oracle`."""
        actions = legal_actions(state)
        if not actions:
            return {}
        turn = self._turn(state.card, -1 if state.turn.announced is None else state.turn.announced)
        found = {self.variant.boxes[entry.box].id: entry for entry in entries(state)}
        return {action: turn.value(action, state.turn, found) for action in actions}

    def advise_many(self, states: Sequence[GameState]) -> list[Advice]:
        """Returns the advice for each of many decisions; see `oracle.BatchOracle`."""
        return [rank_actions(self.action_values(state)) for state in states]

    @one_at_a_time
    def forget(self) -> None:
        """Clears the cached turns."""
        self._turn.cache_clear()
        self.turns = TurnOutcomes(self)

    @one_at_a_time
    def start_value(self, card: Card) -> float:
        """Returns the expected final total of a card before its next throw."""
        return total(self.variant, card) if None not in card.entries else self._turn(card, -1).start_value()


class Wide:
    """A wide sheet as arrays.

    Args:
        share: see `SHARE`.

    Attributes:
        played: the variant. variant: the same as solved, with large columns split.
    """

    def __init__(self, variant: Variant, parts: Sequence[SolvedPart], share: float = SHARE) -> None:
        self.played = variant
        self.variant = variant = parts[0].part.sheet
        # The only part of a sheet has all of its columns, which may have taken seconds to list.
        self.space = WideSpace(variant, columns=parts[0].part.space.columns if len(parts) == 1 else ())
        self.arrays = build_arrays(self.space)
        self.parts = _join_parts(variant, parts, share)
        self.whole = float(sum(solved.value[0, 0] for solved in parts))
        self.left = np.concatenate([column.level[-1] - column.level for column in self.space.columns])
        self.network = no_network(self.arrays.sheet, len(parts), self.left)
        self.before = np.array([variant.columns[box.column].before for box in variant.boxes], dtype=bool)

    def position(self, card: Card) -> Position:
        """Returns the position of a card.

        Raises:
            PaschError: No game leads to it.
        """
        digits = [0] * len(self.variant.columns)
        lanes = digits.copy()
        for column in self.space.columns:
            index = column.column.index
            found = column.reader.read(card)
            if found is None:
                raise PaschError(Problem("impossible-card", {"column": column.column.names}))
            # Where throws are bought, no column is split.
            digits[index] = found[0] * self.space.charges + (card.bought[index] if self.space.allowance else 0)
            lanes[index] = found[2]
        # The lane of the tallies over all columns: the last one counts fastest.
        tally = 0
        for held in self.space.sheet:
            tally = tally * (held.cap + 1) + held.counted(bonus_sum(self.variant, card, held))
        return Position(
            parts=self.parts,
            network=self.network,
            here=new_record(
                TallyLane, tally=tally, saved=min(count_shared_throws(self.variant, card), self.space.saved - 1)
            ),
            digit=np.array(digits, dtype=np.int64),
            lane=np.array(lanes, dtype=np.int64),
            left=np.zeros(len(self.parts.games), dtype=np.int64),
            passed=np.zeros(len(self.parts.games)),
        )


class _SolvedTurn:
    def __init__(self, wide: Wide, card: Card, announced: int) -> None:
        self._wide, self._announced = wide, announced
        self._before = total_if_struck(wide.played, card)
        self._position = wide.position(card)
        self._now, self._throws = new_open(wide.arrays), new_throws(wide.arrays, keep=True)
        self._named = np.full((len(wide.variant.boxes), len(wide.arrays.dice.chance)), LOWEST)
        self._listed = 0
        # All later values are in `_throws` and `_named` afterwards.
        solve_wide_turn(wide.arrays, self._now, self._throws, self._position, announced, self._named)

    def value(self, action: Action, turn: Turn, found: dict[str, Entry]) -> float:
        """Returns the expected final total after a legal action."""
        variant = self._wide.played
        match action:
            case Announced(box) if not turn.throws:
                value = self._wide.arrays.dice.chance @ self._named[variant.box_by_id[box].index]
            case Announced(box):
                value = self._named[variant.box_by_id[box].index, variant.tables.index_by_roll[turn.roll]]
            case Held() if not turn.throws:
                value = self._free_value()
            case Held(dice) | Bought(dice):
                # Where dice are put aside, mean[t] belongs to throw t itself; see `locked_dice.solve_locked_stage`.
                stage = turn.throws if variant.turn.release else turn.throws + 1
                value = self._throws.mean[stage, get_lattice(variant).index_by_node[dice], 0]
            case Scored(box):
                value = self._scored(found[box], turn.throws)
            case Struck(box):
                value = self._row(found[box].box, 0, turn.throws)
        return self._before + float(value)

    def start_value(self) -> float:
        """Returns the expected final total before the first throw, with nothing announced."""
        named = self._wide.arrays.dice.chance @ self._named[self._wide.before].T
        return self._before + max([self._free_value(), *named.tolist()])

    def _free_value(self) -> float:
        dice = self._wide.arrays.dice
        rolls = slice(dice.first_roll, dice.first_roll + len(dice.chance))
        served = self._wide.arrays.sheet.turn.has_served
        plain = self._throws.served[1, :, 0] if served else self._throws.best[1, rolls, 0]
        later = self._named[~self._wide.before].max(axis=0, initial=LOWEST)
        return float(dice.chance @ np.maximum(plain[: len(dice.chance)], later))

    def _scored(self, entry: Entry, throws: int) -> float:
        variant = self._wide.played
        box = variant.boxes[entry.box]
        slot = 1 + self._wide.space.steps[entry.box].kind_by_points[entry.points] if entry.points > box.struck else 0
        points = variant.gain_over_strike(box, entry.points, entry.bonus)
        return self._row(entry.box, slot, throws) + points

    def _row(self, box: int, slot: int, throws: int) -> float:
        # The entries allowed may depend on the throws used.
        if self._listed != throws:
            wide = self._wide
            list_wide_rows(wide.arrays, self._now, self._position, self._announced, throws)
            self._listed = throws
        return float(self._now.row[self._now.target_of[box, slot], 0])


def _join_parts(variant: Variant, parts: Sequence[SolvedPart], share: float) -> Parts:
    spaces = [solved.part.space for solved in parts]
    columns = new_table(PartColumn, len(variant.columns))
    for number, solved in enumerate(parts):
        for column, stride in zip(solved.part.columns, solved.part.space.group_stride, strict=True):
            columns[column] = number, stride
    games = build_table(
        PartGame,
        values=np.cumsum([0, *(solved.value.size for solved in parts)])[:-1],
        starts=np.cumsum([0, *(len(space.start) for space in spaces)])[:-1],
        cards=[space.count for space in spaces],
        layers=[len(solved.value) for solved in parts],
        saved=[space.saved for space in spaces],
        tallies=[space.sheet_lanes for space in spaces],
        share=share,
    )
    return Parts(
        # Cards first, so that the values of a card for all numbers of passes are adjacent.
        value=np.concatenate([solved.value.T.ravel() for solved in parts]),
        start=np.concatenate([space.start for space in spaces]),
        games=games,
        columns=columns,
    )


def build_estimator(
    variant: Variant,
    *,
    share: float = SHARE,
    most: int = MOST_CARDS,
    cache: bool = True,
    threads: int | None = None,
    progress: Progress = no_progress,
    room: int = MOST_BYTES,
) -> Estimator:
    """Returns the estimator of a variant, with parts solved or read from the cache.

    Args:
        most: the most cards of a part of several columns.
        progress: called with the share of the parts that is done.
        room: bytes that the cards of all parts and their values may take.

    Raises:
        PaschError: The parts would take more.
    """
    parts = find_parts(variant, most, room)
    solved: list[SolvedPart] = []
    for part in parts:
        # Parts with the same rules share one solution.
        twin = next((other for other in solved if other.part.rules_hash == part.rules_hash), None)
        passes = ceil(share * (variant.turns - part.turns))
        value = twin.value if twin else load_part(part, passes) if cache else None
        if value is None:
            value = solve_part(part, passes, threads or count_processors(), progress)
            if cache:
                save_part(part, value)
        solved.append(SolvedPart(part, value))
        progress(len(solved) / len(parts))
    if cache and not are_cached(variant):
        save_part_list(variant, parts)
    return Estimator(variant, solved, share=share)
