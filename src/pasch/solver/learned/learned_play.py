"""Games by the parts of a sheet and a network, played in parallel by kernels, with their luck."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from pasch.rules.game.card import Card, empty_card, total_if_struck
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.array_building import get_lattice
from pasch.solver.kernels.arrays.scratch_memory import new_open, new_throws
from pasch.solver.kernels.games.game_batch import build_choices
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_record
from pasch.solver.kernels.wide.value_network import ValueNetwork, new_network
from pasch.solver.kernels.wide.wide_games import WideGame, WideGames, WideRound, new_wide_games
from pasch.solver.kernels.wide.wide_play import play_wide_turns
from pasch.solver.kernels.wide.wide_turn import Position, TallyLane
from pasch.solver.parallel.workers import Threads, Workers, split_range, take_until_interrupt
from pasch.solver.progress import Progress, no_progress
from pasch.solver.query.estimate import Wide
from pasch.solver.solve.simulation import GameSample, summarise_cards

AT_ONCE = 64
"""Games played in parallel."""
IN_A_PIECE = AT_ONCE, 4 * AT_ONCE
"""Least and most games of a piece."""


@dataclass(frozen=True)
class LearnedRound:
    """A turn of some games, valid until the next is requested.

    Attributes:
        games: their state after it. digit: the states of their columns. slots, part: the network's inputs for the card
            before it.
    """

    games: RowTable[WideGame]
    digit: Ints
    slots: NDArray[np.int16]
    part: NDArray[np.float32]


class GameBatch:
    """Games played in parallel turn by turn, reusing scratch memory.

    Args:
        network: it corrects the sum of the parts.
        count: number of games.

    Attributes:
        before: points before the first turn.
    """

    def __init__(self, wide: Wide, network: ValueNetwork, count: int, seed: str) -> None:
        self.wide, self.network, self.count, self.seed = wide, network, count, seed
        self.before = total_if_struck(wide.variant, empty_card(wide.variant))
        arrays, columns, parts = wide.arrays, len(wide.variant.columns), len(wide.parts.games)
        self._now, self._throws = new_open(arrays), new_throws(arrays, keep=True)
        self._choices = build_choices(wide.variant, get_lattice(wide.variant), arrays)
        self._position = Position(
            parts=wide.parts,
            network=network,
            here=new_record(TallyLane, tally=0, saved=0),
            digit=np.zeros(columns, dtype=np.int64),
            lane=np.zeros(columns, dtype=np.int64),
            left=np.zeros(parts, dtype=np.int64),
            passed=np.zeros(parts),
        )

    def play(self, number: int, stray: float = 0.0, temperature: float = 0.0) -> Iterator[LearnedRound]:
        """Plays new games numbered from `number` on, and yields after each turn.

        Args:
            stray: probability of drawing an entry among all instead of taking the best.
            temperature: above 0 every choice is drawn; see `WidePlay`.
        """
        played = self.begin(number)
        for _ in range(self.wide.variant.turns):
            self.turn(played, stray, temperature)
            yield LearnedRound(played.games, played.digit, played.slots, played.part)

    def begin(self, number: int) -> WideGames:
        """Returns new games, numbered from `number` on."""
        widths, stages = (len(self.network.slots), len(self.network.part)), len(self._throws.end)
        played = new_wide_games(self.wide.arrays, self._choices, self.count, self.seed, *widths, stages, number)
        played.games["total"][:] = self.before
        return played

    def turn(self, played: WideGames, stray: float = 0.0, temperature: float = 0.0) -> None:
        """Plays a turn of every game."""
        play_wide_turns(
            WideRound(self.wide.arrays, self._now, self._throws, self._position, played), stray, temperature
        )


@dataclass(frozen=True)
class WidePlay:
    """A policy by the estimated values of a sheet.

    Attributes:
        temperature: points; 0 for the best play. Above it every decision is drawn, as in `ParallelPlayer`.
    """

    wide: Wide
    temperature: float = 0.0


def simulate(
    play: WidePlay, games: int, seed: str, workers: Workers | None = None, progress: Progress = no_progress
) -> GameSample:
    """Plays solitaire games; the first ones are those of every shorter run with the same seed.

    Args:
        workers: None for one thread per processor.
    """
    cards: list[Card] = []
    fair: list[Doubles] = []
    workers = workers or Threads()
    pieces = split_range(games, workers.count, *IN_A_PIECE)
    for played in take_until_interrupt(workers.run(partial(_prepare_batch, play, seed), pieces)):
        cards += played[0]
        fair.append(played[1])
        progress(len(cards) / games)
    return replace(summarise_cards(play.wide.played, cards), fair=np.concatenate(fair))


def new_batch(wide: Wide, count: int, seed: str) -> GameBatch:
    """Allocates `count` games of a sheet with memory of their own."""
    inputs, weights = wide.network.inputs, wide.network.weights
    return GameBatch(wide, new_network(inputs, weights, len(wide.parts.games), *wide.network.value.shape), count, seed)


def _prepare_batch(play: WidePlay, seed: str) -> Callable[[range], tuple[list[Card], Doubles]]:
    return partial(_play_piece, new_batch(play.wide, AT_ONCE, seed), play.temperature)


def _play_piece(batch: GameBatch, temperature: float, numbers: range) -> tuple[list[Card], Doubles]:
    played = [_play_at_once(batch, temperature, first) for first in numbers[::AT_ONCE]]
    cards = [card for own, _ in played for card in own]
    # The last batch may have played more games than were asked for.
    return cards[: len(numbers)], np.concatenate([fair for _, fair in played])[: len(numbers)]


def _play_at_once(batch: GameBatch, temperature: float, number: int) -> tuple[list[Card], Doubles]:
    points_by_slot = list_points_by_slot(batch.wide)
    entries = [_Entries(batch.wide.played, points_by_slot) for _ in range(AT_ONCE)]
    # total - sum of luck, where the luck of a turn is the value after minus the expected value (a control variate).
    fair = np.full(AT_ONCE, 0.0 if temperature else float(batch.before))
    for turn, each in enumerate(batch.play(number, temperature=temperature)):
        games = each.games
        # At a temperature the kernel notes luck; otherwise luck is the value after the turn minus its mean.
        fair -= games["luck"] if temperature else (games["value"] if turn else 0.0) - games["mean"]
        ends = (games[name].tolist() for name in ("box", "slot", "points", "beside"))
        for place, (box, slot, points, beside) in enumerate(zip(*ends, strict=True)):
            entries[place].enter(box, slot, points, beside)
    bought, saved = (
        (each.digit % batch.wide.space.charges)[:, : len(batch.wide.played.columns)].tolist(),
        games["saved"].tolist(),
    )
    fair += games["total"] if temperature else 0.0
    return [own.card(*rest) for own, *rest in zip(entries, bought, saved, strict=True)], fair


def list_points_by_slot(wide: Wide) -> list[Mapping[int, int]]:
    """Returns, by box, the points of an entry by its slot; see `wide_games.WideGame.slot`."""
    steps = wide.space.steps
    return [
        {1 + kind: points for points, kind in steps[box.index].kind_by_points.items()} for box in wide.variant.boxes
    ]


class _Entries:
    def __init__(self, variant: Variant, points_by_slot: Sequence[Mapping[int, int]]) -> None:
        self._variant, self._points_by_slot = variant, points_by_slot
        card = empty_card(variant)
        self._entries, self._beside = list(card.entries), list(card.extra)

    def enter(self, box: int, slot: int, points: float, beside: float) -> None:
        """Enters points over those of a strike, which come times the weight of the column; if they do not count, the
        slot determines them.
        """
        rules = self._variant.boxes[box]
        # Kernels count points times the weight; cards hold them without.
        weight = self._variant.columns[rules.column].weight
        cell = next(cell for cell in rules.cells if self._entries[cell] is None)
        counts = bool(self._variant.factor(rules))
        points += self._variant.gain(rules, rules.struck)
        known = self._points_by_slot[box].get(slot, rules.struck)
        self._entries[cell] = round((points - beside) / weight) if counts else known
        self._beside[rules.column] += round(beside / weight)

    def card(self, bought: list[int], saved: int) -> Card:
        """Returns the card."""
        buy = self._variant.turn.buy
        if buy and buy.is_shared:
            bought, saved = [saved, *bought[1:]], 0
        return Card(self._variant, tuple(self._entries), tuple(self._beside), tuple(bought), saved)
