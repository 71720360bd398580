"""``pasch match``: programs and computer players against each other, and who plays better."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.number_words import decimal, percent
from pasch.cli.commands.simulate import MOST_GAMES, series_title, stopped_words
from pasch.cli.context import session
from pasch.cli.json_output import print_json
from pasch.cli.options import MOST_THREADS, SECONDS, usage, whole
from pasch.cli.page_width import Readable, apart, simple_table
from pasch.cli.solve_options import Watch
from pasch.cli.table.player_setup import PlayersCommand
from pasch.cli.worker_options import INTERRUPTED, workers
from pasch.engines.match_results import Estimate, Score, fewer_games, scores
from pasch.engines.match_series import GAMES, Matched, play_match
from pasch.engines.partner_game import PartnerGame
from pasch.engines.seat_partners import PartnerTimeouts, partner
from pasch.locale import text
from pasch.play.game_files import write_atomic
from pasch.play.records.record_io import format_record
from pasch.rules.catalogue.shipped_variants import load_variant


@click.command("match", cls=PlayersCommand)
@click.argument("engines", nargs=-1, required=True)
@click.option("--variant", default="kniffel", show_default=True)
@click.option("--games", type=whole("simulate-games", 1, MOST_GAMES), default=str(GAMES), show_default=True)
@click.option("--time", "seconds", type=SECONDS, default="10", show_default=True)
@click.option("--start", type=SECONDS, default="300", show_default=True)
@click.option("--seed")
@click.option("--out", "folder", type=click.Path(path_type=Path))
@click.option("--with-luck", "plain", is_flag=True)
@click.option("--threads", type=whole("simulate-threads", 1, MOST_THREADS))
@click.option("--json", "as_json", is_flag=True)
def match(
    engines: Sequence[str],
    variant: str,
    games: int,
    seconds: float,
    start: float,
    seed: str | None,
    folder: Path | None,
    plain: bool,
    threads: int | None,
    as_json: bool,
) -> None:
    """See ``help-match`` in the catalogue."""
    limits = PartnerTimeouts(seconds, start)
    with usage():
        for engine in engines:
            partner(engine, limits)
    found = load_variant(variant)
    with workers(threads, None) as hands, Watch() as watch:
        played = play_match(
            found,
            engines,
            games,
            seed,
            limits=limits,
            fair=not plain,
            keep=_keeper(folder),
            workers=hands,
            progress=watch.progress,
        )
    if as_json:
        print_json("pasch-match", 1, to_json(played, session().language))
    else:
        for part in MatchReport(played, session().language).parts():
            session().console.print(Readable(part))
    if len(played.games) < played.asked:
        words = stopped_words(len(played.games), played.asked, session().language)
        click.echo(f"pasch: {words}", err=True)
        raise click.exceptions.Exit(INTERRUPTED)


def _keeper(folder: Path | None) -> Callable[[int, PartnerGame], None]:
    def keep(number: int, game: PartnerGame) -> None:
        if folder is not None:
            write_atomic(folder / f"{number + 1:06}.pasch", format_record(game.record))

    return keep


def to_json(match: Matched, language: str) -> dict[str, object]:
    """For machines; see docs/json.md."""
    return {
        "variant": match.variant.id,
        "rules_hash": match.variant.rules_hash,
        "games": len(match.games),
        "seed": match.seed,
        "certainty": match.certainty,
        "engines": [
            {
                "name": score.name,
                "mean": score.mean and asdict(score.mean),
                "fair_mean": score.fair_mean and asdict(score.fair_mean),
                "wins": asdict(score.wins),
                "fair_wins": score.fair_wins and asdict(score.fair_wins),
                "broken_off": score.broken_off,
            }
            for score in scores(match)
        ],
        "broken_off": [
            {"game": number, "engine": match.names[fault[0]], **fault[1].as_json(language)}
            for number, each in enumerate(match.games, 1)
            if (fault := each.game.fault)
        ],
    }


class MatchReport:
    """The report of a match."""

    def __init__(self, match: Matched, language: str) -> None:
        self._match, self._language = match, language
        self._scores = scores(match)

    def parts(self) -> Iterator[RenderableType]:
        """One after the other."""
        match = self._match
        name = match.variant.names[self._language]
        title = series_title(name, len(match.games), match.seed, self._language)
        legend = [self._words("match-interval")]
        if match.certainty is not None:
            legend.append(self._words(f"match-luck-{match.certainty}"))
        if saved := ", ".join(self._saved()):
            legend.append(self._words("match-fewer", times=saved))
        return apart([Text(title)], [self._table()], map(Text, legend), self._faults())

    def _saved(self) -> Iterator[str]:
        """The number of games saved for each engine; none for one whose play varies too much."""
        for score in self._scores:
            times = fewer_games(score)
            if times and times >= 2:
                yield f"{score.name} {times:.0f}"

    def _table(self) -> Table:
        heads = [self._words(f"match-{head}") for head in ("mean", "fair-mean", "wins", "fair-wins")]
        table = simple_table(self._words("match-engine"), *heads)
        for score in self._scores:
            table.add_row(Text(score.name), *self._row(score))
        return table

    def _row(self, score: Score) -> list[str]:
        points = [self._points(each) for each in (score.mean, score.fair_mean)]
        shares = [self._share(each) for each in (score.wins, score.fair_wins)]
        return [*points, *shares]

    def _faults(self) -> Iterator[Text]:
        first: dict[tuple[str, str], int] = {}
        often: Counter[tuple[str, str]] = Counter()
        for number, each in enumerate(self._match.games, 1):
            if each.game.fault is not None:
                player, problem = each.game.fault
                key = self._match.names[player], problem.words(self._language)
                first.setdefault(key, number)
                often[key] += 1
        for key, games in often.most_common():
            yield Text(self._words("match-fault", engine=key[0], why=key[1], games=games, game=first[key]))

    def _points(self, found: Estimate | None) -> str:
        if found is None:
            return "–"
        mean = decimal(found.mean, self._language)
        return mean if found.margin is None else f"{mean} ± {decimal(found.margin, self._language)}"

    def _share(self, found: Estimate | None) -> str:
        if found is None:
            return "–"
        if found.margin is None:
            return percent(found.mean, self._language, 1)
        return f"{decimal(100 * found.mean, self._language, 1)} ± {percent(found.margin, self._language, 1)}"

    def _words(self, message: str, **facts: str | int) -> str:
        return text(message, self._language, **facts)
