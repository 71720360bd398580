"""``pasch simulate``: many games of computer players, alone or against each other, and what comes of them."""

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager
from dataclasses import asdict, dataclass

import click
import numpy as np
from rich import box as borders
from rich.console import Console, RenderableType
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from pasch.cli.context import session
from pasch.cli.json_output import print_json
from pasch.cli.preparing import PlayersCommand, estimates, prepare
from pasch.cli.readable import Readable
from pasch.locale import text
from pasch.play.series import play_series
from pasch.players.player import Player, find_player
from pasch.players.vectorised import Vectorised
from pasch.rules.catalogue import load_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.names import box_name
from pasch.rules.variant import Variant
from pasch.solver.cards.lattice import Doubles
from pasch.solver.solve.simulation import Play, Sample, sample_of_cards
from pasch.solver.solve.simulation import simulate as simulate_fast
from pasch.solver.solve.solution import BonusSummary

FAST_GAMES = 100_000
SLOW_GAMES = 100
MOST_GAMES = 10_000_000
MOST_THREADS = 256
PERCENTILES = (0, 1, 5, 10, 25, 50, 75, 90, 95, 99, 100)
Tell = Callable[[float], None]


@dataclass(frozen=True)
class Series:
    """Games played.

    Attributes:
        players: their names; samples: what each one's games brought, game by game in the same order.
        fast: played in kernels.
        estimated: the names of those that decide by estimates, because the variant is too large to be solved.
    """

    variant: Variant
    players: Sequence[str]
    seed: str
    fast: bool
    samples: Sequence[Sample]
    estimated: Set[str] = frozenset()

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


@click.command("simulate", cls=PlayersCommand)
@click.argument("variant")
@click.option("--player", "players", multiple=True)
@click.option("--games")
@click.option("--seed")
@click.option("--threads")
@click.option("--json", "as_json", is_flag=True)
def simulate(
    variant: str, players: Sequence[str], games: str | None, seed: str | None, threads: str | None, as_json: bool
) -> None:
    """See ``help-simulate`` in the catalogue."""
    found = load_variant(variant)
    count = None if games is None else _whole(games, "simulate-games", MOST_GAMES)
    share = None if threads is None else _whole(threads, "simulate-threads", MOST_THREADS)
    series = play(found, players or ("heuristic",), count, seed or secrets.token_hex(4), share)
    if as_json:
        print_json("pasch-simulation", 1, as_content(series))
        return
    for part in Page(series, session().language).parts():
        session().console.print(Readable(part))


def play(variant: Variant, players: Sequence[str], games: int | None, seed: str, threads: int | None) -> Series:
    """Plays the games: in kernels if every player can be played there, otherwise through the engine.

    Raises:
        PaschError: there is no such player, or the variant is not played by so many.
    """
    if len(players) > 1 and len(players) not in variant.seats:
        facts = {"found": len(players), "least": variant.seats[0], "most": variant.seats[-1]}
        raise PaschError(Problem("wrong-number-of-seats", facts))
    found = {name: find_player(name) for name in players}
    prepare(found.values(), variant, session().language)
    estimated = {name for name, player in found.items() if estimates(player, variant)}
    plays = _plays(variant, players, found)
    with _progress() as tell:
        if plays is not None:
            samples = _fast(plays, games or FAST_GAMES, seed, threads, tell)
        else:
            cards = play_series(variant, players, games or SLOW_GAMES, seed, threads, tell)
            samples = [sample_of_cards(variant, own) for own in zip(*cards, strict=True)]
    return Series(variant, players, seed, plays is not None, samples, estimated)


def _plays(variant: Variant, players: Sequence[str], found: Mapping[str, Player]) -> list[Play] | None:
    """What all players play by; None where one of them needs the engine."""
    plays = dict[str, Play]()
    if not all(isinstance(player, Vectorised) for player in found.values()):
        return None
    for name, player in found.items():
        fast = player.fast(variant) if isinstance(player, Vectorised) else None
        if fast is None:
            return None
        plays[name] = fast
    return [plays[name] for name in players]


def _fast(plays: Sequence[Play], games: int, seed: str, threads: int | None, tell: Tell) -> list[Sample]:
    """Such players look at nobody else's card, so games against each other are solitaire games side by side."""
    samples = list[Sample]()
    for number, each in enumerate(plays):
        own = seed if len(plays) == 1 else f"{seed}/{number}"

        def told(share: float, done: int = number) -> None:
            tell((done + share) / len(plays))

        samples.append(simulate_fast(each, games, own, threads, told))
    return samples


@contextmanager
def _progress() -> Iterator[Tell]:
    """A bar on standard error, if somebody may see it there."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text("simulate-progress", session().language), total=1.0)
        yield lambda share: bar.update(task, completed=share)


def _whole(given: str, code: str, most: int) -> int:
    number = int(given) if given.isdecimal() and given.isascii() and len(given) < 12 else 0
    if not 1 <= number <= most:
        raise PaschError(Problem(code, {"found": given[:60], "least": 1, "most": most}))
    return number


def as_content(series: Series) -> dict[str, object]:
    """For machines; see docs/json.md."""
    several = len(series.players) > 1
    shares = series.win_shares()
    return {
        "variant": series.variant.id,
        "rules_hash": series.variant.rules_hash,
        "games": series.samples[0].games,
        "seed": series.seed,
        "exact": False,
        "players": [
            {
                "player": name,
                "estimated": name in series.estimated,
                **({"win_share": float(share)} if several else {}),
                "mean": sample.mean,
                "standard_error": sample.standard_error,
                "sd": sample.sd,
                "percentiles": {str(percent): sample.percentile(percent) for percent in PERCENTILES},
                "distribution": sample.distribution,
                "boxes": [asdict(box) for box in sample.boxes],
                "bonuses": [_bonus_content(bonus) for bonus in sample.bonuses],
                "beside": sample.beside,
                "unused": sample.unused,
            }
            for name, sample, share in zip(series.players, series.samples, shares, strict=True)
        ],
        **({"shared": series.shared()} if several else {}),
    }


def _bonus_content(bonus: BonusSummary) -> dict[str, object]:
    tiers = [{"from": threshold, "share": share} for threshold, share in bonus.reached]
    return {"bonus": bonus.bonus, "column": bonus.column, "mean": bonus.mean, "reached": tiers}


@dataclass(frozen=True)
class Page:
    """What people read."""

    series: Series
    language: str

    def parts(self) -> Iterator[RenderableType]:
        """One after the other."""
        series, (first, *others) = self.series, self.series.samples
        name = series.variant.names[self.language]
        yield Text(self._words("simulate-title", variant=name, games=first.games, seed=series.seed))
        yield ""
        yield self._players()
        if others:
            yield ""
            yield Text(self._words("simulate-shared", share=self._percent(series.shared())))
            return
        yield ""
        yield self._percentiles(first)
        yield ""
        yield self._boxes(first)
        if first.bonuses or first.beside or first.unused:
            yield ""
            yield self._bonuses(first)

    def _players(self) -> Table:
        several = len(self.series.players) > 1
        table = self._table("player", "mean", "error", "sd", *(["wins"] if several else []))
        shares = self.series.win_shares()
        for name, sample, share in zip(self.series.players, self.series.samples, shares, strict=True):
            figures = [self._number(sample.mean), self._number(sample.standard_error), self._number(sample.sd)]
            shown = self._words("simulate-estimated", player=name) if name in self.series.estimated else name
            table.add_row(shown, *figures, *([self._percent(float(share))] if several else []))
        return table

    def _percentiles(self, sample: Sample) -> Table:
        table = self._table("percentile", "total")
        for percent in PERCENTILES:
            name = {0: "simulate-least", 100: "simulate-most"}.get(percent, "simulate-percent")
            table.add_row(self._words(name, number=str(percent)), str(sample.percentile(percent)))
        return table

    def _boxes(self, sample: Sample) -> Table:
        table = self._table("box", "mean", "struck")
        variant = self.series.variant
        for box in sample.boxes:
            name = box_name(variant, variant.box_by_id[box.box], self.language)
            table.add_row(Text(name), self._number(box.mean), self._percent(box.struck))
        return table

    def _bonuses(self, sample: Sample) -> Table:
        table = self._table("bonus", "mean", "reached")
        variant = self.series.variant
        for bonus, rule in zip(sample.bonuses, variant.bonuses, strict=True):
            column = variant.columns[rule.column].names[self.language] if rule.column is not None else ""
            name = rule.names[self.language]
            shown = name if len(variant.columns) == 1 or not column else f"{column}: {name}"
            tiers = [f"{threshold}: {self._percent(share)}" for threshold, share in bonus.reached]
            table.add_row(Text(shown), self._number(bonus.mean), ", ".join(tiers))
        for message, points in (("simulate-beside", sample.beside), ("simulate-unused", sample.unused)):
            if points:
                table.add_row(self._words(message), self._number(points), "")
        return table

    def _table(self, first: str, *others: str) -> Table:
        table = Table(box=borders.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column(self._words(f"simulate-column-{first}"))
        for name in others:
            table.add_column(self._words(f"simulate-column-{name}"), justify="right")
        return table

    def _number(self, number: float | None, places: int = 2) -> str:
        if number is None:
            return "–"
        return f"{number:.{places}f}".replace(".", self._words("odds-decimal-mark"))

    def _percent(self, share: float) -> str:
        return self._words("odds-percent", number=self._number(100 * share))

    def _words(self, message: str, **facts: str | int) -> str:
        return text(message, self.language, **facts)
