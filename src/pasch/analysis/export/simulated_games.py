"""Simulated games: a row for each game and player with its total, and of games in kernels the points of each turn.

They are the games of `pasch.analysis.balance.game_simulation.simulate` with the same seed.
"""

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pasch.analysis.balance.game_simulation import FAST_GAMES, simulate
from pasch.analysis.export.data_table import Data, DataColumn, data_of
from pasch.analysis.export.exported_tables import filled_of
from pasch.players.player import PreparedPlayer, VectorisedPlayer, find_player
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.games.game_batch import Games
from pasch.solver.parallel.workers import Threads, Workers, split_range
from pasch.solver.progress import Stages, no_stage_progress
from pasch.solver.solve.simulation import IN_A_PIECE, ParallelPlayer, SimulationPolicy

Numbers = NDArray[np.integer[Any]]
_TOTAL = "the final total"


def games_of(
    variant: Variant,
    players: Sequence[str] = ("perfect",),
    games: int | None = None,
    seed: str | None = None,
    *,
    workers: Workers | None = None,
    progress: Stages | None = None,
) -> Data:
    """Plays games and keeps each of them; see `simulate` for the arguments.

    Raises:
        PaschError: there is no such player, or the variant is not played by so many.
    """
    seed = seed or secrets.token_hex(4)
    plays = {name: _play_of(variant, name, progress) for name in dict.fromkeys(players)}
    known = [play for name in players if (play := plays[name]) is not None]
    if len(known) == len(players):
        columns = _in_kernels(known, players, games or FAST_GAMES, seed, workers, progress or no_stage_progress)
    else:
        series = simulate(variant, players, games, seed, workers=workers, progress=progress)
        totals = np.concatenate([sample.totals for sample in series.samples]).astype(np.int32)
        columns = {**_head(players, series.samples[0].games), "total": DataColumn(totals, "points", _TOTAL)}
    return data_of("games", variant, columns, seed=seed)


def _play_of(variant: Variant, name: str, progress: Stages | None) -> SimulationPolicy | None:
    player = find_player(name)
    if isinstance(player, PreparedPlayer):
        player.prepare(variant, progress)
    fast = player.fast(variant) if isinstance(player, VectorisedPlayer) else None
    return fast if isinstance(fast, SimulationPolicy) else None


def _in_kernels(
    plays: Sequence[SimulationPolicy],
    players: Sequence[str],
    games: int,
    seed: str,
    workers: Workers | None,
    tell: Stages,
) -> dict[str, DataColumn]:
    seeds = [seed] if len(players) == 1 else [f"{seed}/{number}" for number in range(len(players))]
    parts: list[tuple[Numbers, Numbers]] = []
    for place, (play, own) in enumerate(zip(plays, seeds, strict=True)):
        pieces = split_range(games, (workers or Threads()).count, *IN_A_PIECE)
        for done, piece in enumerate((workers or Threads()).run(partial(_watcher, play, own), pieces), 1):
            parts.append(piece)
            tell("games", (place + done / len(pieces)) / len(plays))
    boxes = np.concatenate([box for box, _ in parts], axis=1)
    points = np.concatenate([gained for _, gained in parts], axis=1)
    return _head(players, games) | _by_turn(plays[0].space.variant, boxes, points)


def _head(players: Sequence[str], games: int) -> dict[str, DataColumn]:
    number = np.tile(np.arange(1, games + 1, dtype=np.int32), len(players))
    columns = {"game": DataColumn(number, "number", "from 1; in the same game several played against each other")}
    if len(players) > 1:
        who = np.repeat(np.arange(len(players), dtype=np.int8), games)
        columns["player"] = DataColumn(who, "text", "who played", tuple(players))
    return columns


def _by_turn(variant: Variant, boxes: Numbers, points: Numbers) -> dict[str, DataColumn]:
    names = tuple(box.id for box in variant.boxes)
    columns = {"total": DataColumn(points.sum(axis=0).astype(np.int32), "points", _TOTAL)}
    for turn in range(variant.turns):
        columns[f"box_{turn + 1}"] = DataColumn(boxes[turn], "text", "the box of this turn", names)
        note = "what it brought, bonuses reached by it and points beside the box included"
        columns[f"points_{turn + 1}"] = DataColumn(points[turn], "points", note)
    return columns


def _watcher(play: SimulationPolicy, seed: str) -> Callable[[range], tuple[Numbers, Numbers]]:
    return partial(_play_piece, play, ParallelPlayer(play), seed)


def _play_piece(play: SimulationPolicy, side: ParallelPlayer, seed: str, numbers: range) -> tuple[Numbers, Numbers]:
    # Arrays of ``(turns, games)``: the box of each turn, and its points.
    cards: list[Ints] = []
    totals: list[Ints] = []
    last: list[Games] = []

    def watch(_: int, games: Games) -> None:
        cards.append(games.card.copy())
        totals.append(games.total.copy())
        last[:] = [games]

    side.play(numbers, seed, watch)
    cards.append(last[0].card)
    totals.append(last[0].total)
    totals[0] = np.zeros_like(totals[0])
    gained = np.diff(np.stack(totals), axis=0).astype(np.int16)
    return _boxes(play.space, cards), gained


def _boxes(space: CardSpace, cards: Sequence[Ints]) -> Numbers:
    # ``(turns, games)``: the box that has one more entry after each turn.
    places = {box.id: box.index for box in space.variant.boxes}
    found = np.zeros((len(cards) - 1, len(cards[0])), dtype=np.int8)
    groups = [np.searchsorted(space.start, card, side="right") - 1 for card in cards]
    before = dict(filled_of(space, groups[0]))
    for turn, group in enumerate(groups[1:]):
        after = dict(filled_of(space, group))
        for box, filled in after.items():
            found[turn][filled != before[box]] = places[box]
        before = after
    return found
