"""An honest estimate for sheets too large to solve: what a card is worth is a guess, how to play a turn is not.

A card is taken to be worth the sum of its parts, each solved exactly as a game of its own in which some turns may pass
(see `parts`), because a part in company has more turns than it has entries left. How many of them it can use is the
guess::

    turns to pass on = SHARE * (entries left in all other parts)

Against these values the turn at hand is solved exactly (see `wide`). How the parts compete for a throw later on remains
untold, and a bonus over the whole sheet counts only when an entry brings it: the values are estimates, and may be too
high or too low. A sheet that is one part is judged exactly.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from math import ceil

import numpy as np
from numpy.typing import NDArray

from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import Card, bonus_sum, total
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.game.state import GameState, Turn
from pasch.rules.game.turn import Entry, entries
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace, beside_columns
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.array_building import arrays_of, lattice_of
from pasch.solver.kernels.arrays.scratch_memory import new_open, new_throws
from pasch.solver.kernels.toolchain.structured_rows import filled_table, new_record, new_table
from pasch.solver.kernels.turn.block_setup import LOWEST
from pasch.solver.kernels.wide.value_network import ValueNetwork, no_judge
from pasch.solver.kernels.wide.wide_turn import (
    PartColumn,
    PartGame,
    Parts,
    Position,
    TallyLane,
    solve_wide_turn,
    wide_rows,
)
from pasch.solver.parallel.workers import processors
from pasch.solver.parts.sheet_parts import (
    MOST_BYTES,
    MOST_CARDS,
    SheetPart,
    are_kept,
    cached_part,
    keep_names,
    keep_part,
    parts_of,
    solve_part,
)
from pasch.solver.progress import Progress, no_progress
from pasch.solver.query.action_ranking import Advice, rank_actions
from pasch.solver.query.oracle import Certainty
from pasch.solver.query.turn_outcomes import TurnEndings

SHARE = 0.3
"""Of the turns that go to other parts, how many a part could use for itself; by trial."""
KEPT_TURNS = 8
"""Solved turns that are remembered: a player asks about the same one several times."""


class WideSpace(CardSpace):
    """The columns of a sheet whose cards are never numbered."""

    @cached_property
    def group_stride(self) -> Ints:
        """Of no meaning here."""
        return np.zeros(len(self.columns), dtype=np.int64)

    @cached_property
    def lanes(self) -> NDArray[np.int32]:
        """None."""
        return np.zeros(0, dtype=np.int32)

    @cached_property
    def start(self) -> Ints:
        """None."""
        return np.zeros(1, dtype=np.int64)


@dataclass(frozen=True, eq=False)
class SolvedPart:
    """A part of the sheet with its values.

    Attributes:
        value: ``(passes + 1, cards) float64`` points still to come, by the turns that may pass.
    """

    part: SheetPart
    value: Doubles


class Estimator:
    """Judges the actions of a variant by its parts.

    Args:
        parts: the parts of the sheet, solved.
        share: see `SHARE`.
        judge: makes what has learned to correct the sum of the parts; None for the sum alone.

    Attributes:
        certainty: how much its values can be trusted: they are exact, learned, or a rough guess.
        notes: see `oracle.Oracle`.
        turns: how turns may end, played on as it judges best.
    """

    def __init__(
        self,
        variant: Variant,
        parts: Sequence[SolvedPart],
        *,
        share: float = SHARE,
        judge: "Callable[[Wide], ValueNetwork] | None" = None,
    ) -> None:
        self.variant, self.parts = variant, parts
        self.exact = len(parts) == 1
        self.certainty: Certainty = "exact" if self.exact else "learned" if judge else "rough"
        self.notes: Sequence[Problem] = ()
        self.wide = Wide(variant, parts, share)
        if judge:
            self.wide.judge = judge(self.wide)
        self.turns = TurnEndings(self)
        self._turn = lru_cache(maxsize=KEPT_TURNS)(partial(_SolvedTurn, self.wide))

    def action_values(self, state: GameState) -> dict[Action, float]:
        """See `oracle.Oracle`."""
        actions = legal_actions(state)
        if not actions:
            return {}
        turn = self._turn(state.card, -1 if state.turn.announced is None else state.turn.announced)
        found = {self.variant.boxes[entry.box].id: entry for entry in entries(state)}
        return {action: turn.value(action, state.turn, found) for action in actions}

    def advise_many(self, states: Sequence[GameState]) -> list[Advice]:
        """See `oracle.BatchOracle`."""
        return [rank_actions(self.action_values(state)) for state in states]

    def forget(self) -> None:
        """Lets go of the turns that are remembered."""
        self._turn.cache_clear()
        self.turns = TurnEndings(self)

    def start_value(self, card: Card) -> float:
        """The final total to expect from a card before its next throw."""
        return total(self.variant, card) if None not in card.entries else self._turn(card, -1).start_value()


class Wide:
    """A wide sheet as kernels read it.

    Args:
        share: see `SHARE`.

    Attributes:
        played: the variant. variant: the same as it is solved, large columns taken apart.
    """

    def __init__(self, variant: Variant, parts: Sequence[SolvedPart], share: float = SHARE) -> None:
        self.played = variant
        self.variant = variant = parts[0].part.sheet
        # The only part of a sheet has all of its columns, which may have taken seconds to be listed.
        self.space = WideSpace(variant, columns=parts[0].part.space.columns if len(parts) == 1 else ())
        self.arrays = arrays_of(self.space)
        self.parts = _joined(variant, parts, share)
        self.whole = float(sum(solved.value[0, 0] for solved in parts))
        self.left = np.concatenate([column.level[-1] - column.level for column in self.space.columns])
        self.judge = no_judge(self.arrays.sheet, len(parts), self.left)
        self.before = np.array([variant.columns[box.column].before for box in variant.boxes], dtype=bool)

    def position(self, card: Card) -> Position:
        """Where a card stands.

        Raises:
            PaschError: no game leads to it.
        """
        digits = [0] * len(self.variant.columns)
        lanes = digits.copy()
        for column in self.space.columns:
            index = column.column.index
            found = column.reader.read(card)
            if found is None:
                raise PaschError(Problem("impossible-card", {"column": column.column.names}))
            # Where throws are bought, no column is taken apart.
            digits[index] = found[0] * (self.space.allowance + 1) + (card.bought[index] if self.space.allowance else 0)
            lanes[index] = found[2]
        tally = 0
        for held in self.space.sheet:
            tally = tally * (held.cap + 1) + held.counted(bonus_sum(self.variant, card, held))
        return Position(
            parts=self.parts,
            judge=self.judge,
            here=new_record(
                TallyLane, tally=tally, saved=min(beside_columns(self.variant, card), self.space.saved - 1)
            ),
            digit=np.array(digits, dtype=np.int64),
            lane=np.array(lanes, dtype=np.int64),
            left=np.zeros(len(self.parts.games), dtype=np.int64),
            passed=np.zeros(len(self.parts.games)),
        )


class _SolvedTurn:
    """A turn on one card: what every choice in it is worth."""

    def __init__(self, wide: Wide, card: Card, announced: int) -> None:
        self._wide, self._announced = wide, announced
        self._before = total(wide.played, card)
        self._position = wide.position(card)
        self._now, self._throws = new_open(wide.arrays), new_throws(wide.arrays, keep=True)
        self._named = np.full((len(wide.variant.boxes), len(wide.arrays.dice.chance)), LOWEST)
        self._listed = 0
        solve_wide_turn(wide.arrays, self._now, self._throws, self._position, announced, self._named)

    def value(self, action: Action, turn: Turn, found: dict[str, Entry]) -> float:
        """The final total to expect after a legal action."""
        variant = self._wide.played
        match action:
            case Announced(box) if not turn.throws:
                value = self._wide.arrays.dice.chance @ self._named[variant.box_by_id[box].index]
            case Announced(box):
                value = self._named[variant.box_by_id[box].index, variant.tables.index_by_roll[turn.roll]]
            case Held() if not turn.throws:
                value = self._free_value()
            case Held(dice) | Bought(dice):
                # Where dice are put aside, a throw is valued by what lies still in it; see `turn.solve_locked_stage`.
                stage = turn.throws if variant.turn.release else turn.throws + 1
                value = self._throws.mean[stage, lattice_of(variant).index_by_node[dice], 0]
            case Scored(box):
                value = self._scored(found[box], turn.throws)
            case Struck(box):
                value = self._row(found[box].box, 0, turn.throws)
        return self._before + float(value)

    def start_value(self) -> float:
        """The final total to expect before the first throw; nothing is announced yet."""
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
        slot = 1 + self._wide.space.steps[entry.box].kind_by_points[entry.points] if entry.points else 0
        variant = self._wide.played
        points = variant.gain(variant.boxes[entry.box], entry.points, entry.bonus)
        return self._row(entry.box, slot, throws) + points

    def _row(self, box: int, slot: int, throws: int) -> float:
        """Values of entries besides their points; after several throws others may be allowed than after one."""
        if self._listed != throws:
            wide = self._wide
            wide_rows(wide.arrays, self._now, self._position, self._announced, throws)
            self._listed = throws
        return float(self._now.row[self._now.target_of[box, slot], 0])


def _joined(variant: Variant, parts: Sequence[SolvedPart], share: float) -> Parts:
    spaces = [solved.part.space for solved in parts]
    columns = new_table(PartColumn, len(variant.columns))
    for number, solved in enumerate(parts):
        for column, stride in zip(solved.part.columns, solved.part.space.group_stride, strict=True):
            columns[column] = number, stride
    games = filled_table(
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
        value=np.concatenate([solved.value.T.ravel() for solved in parts]),
        start=np.concatenate([space.start for space in spaces]),
        games=games,
        columns=columns,
    )


def estimator_of(
    variant: Variant,
    *,
    share: float = SHARE,
    most: int = MOST_CARDS,
    cache: bool = True,
    threads: int | None = None,
    progress: Progress = no_progress,
    room: int = MOST_BYTES,
) -> Estimator:
    """The estimator of a variant: its parts are solved, or read from the cache.

    Args:
        most: how many cards a part of several columns may have.
        progress: is told the share of the parts that is done.
        room: bytes that the cards of all parts and their values may take.

    Raises:
        PaschError: the parts would take more.
    """
    parts = parts_of(variant, most, room)
    solved: list[SolvedPart] = []
    for part in parts:
        twin = next((other for other in solved if other.part.rules_hash == part.rules_hash), None)
        passes = ceil(share * (variant.turns - part.turns))
        value = twin.value if twin else cached_part(part, passes) if cache else None
        if value is None:
            value = solve_part(part, passes, threads or processors(), progress)
            if cache:
                keep_part(part, value)
        solved.append(SolvedPart(part, value))
        progress(len(solved) / len(parts))
    if cache and not are_kept(variant):
        keep_names(variant, parts)
    return Estimator(variant, solved, share=share)
