"""Many games of computer players, alone or against each other, and what comes of them."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from pasch.play.game_series import play_series
from pasch.players.player import Player, PreparedPlayer, VectorisedPlayer, certainty, find_player, notes
from pasch.rules.arguments import check_count, checked
from pasch.rules.catalogue.shipped_variants import VariantName, as_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.learned.learned_play import WidePlay
from pasch.solver.learned.learned_play import simulate as simulate_wide
from pasch.solver.parallel.workers import Workers
from pasch.solver.progress import Progress, Stages, no_progress
from pasch.solver.query.oracle import Certainty
from pasch.solver.solve.simulation import GameSample, SimulationPolicy, summarise_cards
from pasch.solver.solve.simulation import simulate as simulate_cards

FAST_GAMES = 100_000
"""Games of players that are played in kernels, where no other number is asked for."""
WIDE_GAMES = 2_000
"""Likewise, where a turn is solved for each game."""
SLOW_GAMES = 100
"""Default number of games of all other players."""


@dataclass(frozen=True)
class SimulatedSeries:
    """Games played.

    Attributes:
        players: names.
        samples: results of each player, game by game in the same order.
        fast: played in kernels.
        asked: number of games wanted; fewer were played after an interrupt.
        certainty: of the values that each player uses; None for players without values.
        notes: problems with their files.
    """

    variant: Variant
    players: Sequence[str]
    seed: str
    fast: bool
    samples: Sequence[GameSample]
    asked: int
    certainty: Mapping[str, Certainty | None] = field(default_factory=dict)
    notes: Sequence[Problem] = ()

    def win_shares(self) -> Doubles:
        """``(players,)`` the share of games that each won; a victory of several is shared out among them."""
        won = self._won()
        return np.asarray((won / won.sum(axis=0)).mean(axis=1))

    def shared(self) -> float:
        """The share of games that more than one player won."""
        return float((self._won().sum(axis=0) > 1).mean())

    def _won(self) -> Doubles:
        totals = np.stack([sample.totals for sample in self.samples])
        return np.asarray(totals == totals.max(axis=0), dtype=np.float64)


@checked
def simulate(
    variant: VariantName,
    players: Sequence[str] = ("heuristic",),
    games: int | None = None,
    seed: str | None = None,
    *,
    workers: Workers | None = None,
    progress: Stages | None = None,
) -> SimulatedSeries:
    """Plays games: in kernels if every player can be played there, otherwise through the engine.

    Args:
        players: names of `pasch.players`; one plays alone, several sit at one table.
        games: their number; `FAST_GAMES` or `SLOW_GAMES` by default.
        seed: determines the games; random by default.
        workers: share the work; one thread or process per processor by default.
        progress: called with the stages of what the players compute first, then ``games``.

    Raises:
        PaschError: there is no such player, or the variant is not for so many.
        KeyboardInterrupt: no game was finished; otherwise an interrupt returns the finished games.
    """
    variant = as_variant(variant)
    check_count("games", games)
    check_count("players", len(players))
    if len(players) > 1 and len(players) not in variant.seats:
        facts = {"found": len(players), "least": variant.seats[0], "most": variant.seats[-1]}
        raise PaschError(Problem("wrong-number-of-seats", facts))
    found = {name: find_player(name) for name in players}
    for player in found.values():
        if isinstance(player, PreparedPlayer):
            player.prepare(variant, progress)
    tell: Progress = no_progress if progress is None else lambda share: progress("games", share)
    seed, plays = seed or secrets.token_hex(4), _plays(variant, players, found)
    if plays is not None:
        games = games or (WIDE_GAMES if any(isinstance(play, WidePlay) for play in plays) else FAST_GAMES)
        samples = _fast(plays, games, seed, workers, tell)
    else:
        games = games or SLOW_GAMES
        cards = play_series(variant, players, games, seed, workers, tell)
        samples = [summarise_cards(variant, own) for own in zip(*cards, strict=True)]
    sure = {name: certainty(player, variant) for name, player in found.items()}
    return SimulatedSeries(
        variant, players, seed, plays is not None, samples, games, sure, notes(found.values(), variant)
    )


def _plays(
    variant: Variant, players: Sequence[str], player_by_name: Mapping[str, Player]
) -> list[SimulationPolicy | WidePlay] | None:
    plays = dict[str, SimulationPolicy | WidePlay]()
    for name, player in player_by_name.items():
        fast = player.fast(variant) if isinstance(player, VectorisedPlayer) else None
        if fast is None:
            return None
        plays[name] = fast
    return [plays[name] for name in players]


def _fast(
    plays: Sequence[SimulationPolicy | WidePlay], games: int, seed: str, workers: Workers | None, tell: Progress
) -> list[GameSample]:
    # Such players never look at other cards, so a game against each other equals solitaire games side by side.
    samples = list[GameSample]()
    for number, each in enumerate(plays):
        own = seed if len(plays) == 1 else f"{seed}/{number}"

        def progress(share: float, done: int = number) -> None:
            tell((done + share) / len(plays))

        if isinstance(each, WidePlay):
            samples.append(simulate_wide(each, games, own, workers, progress))
        else:
            samples.append(simulate_cards(each, games, own, workers, progress))
        if len(plays) > 1 and samples[-1].games < games:
            raise KeyboardInterrupt  # nothing to compare yet
    return samples
