"""The report of ``pasch match``: results of a match."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.cli.page_width import apart, simple_table
from pasch.cli.report import Report
from pasch.cli.reports.series_report import series_title
from pasch.engines.match_results import Estimate, fewer_games, scores
from pasch.engines.match_series import MatchResult
from pasch.locale.numbers import decimal, percent


class MatchReport(Report):
    """Scores of the players of a match."""

    form = "pasch-match"

    def __init__(self, match: MatchResult) -> None:
        self._match = match
        self._scores = scores(match)

    def to_json(self) -> dict[str, object]:
        match = self._match
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
                for score in self._scores
            ],
            "broken_off": [
                {"game": number, "engine": match.names[fault[0]], **fault[1].as_json(self.language)}
                for number, each in enumerate(match.games, 1)
                if (fault := each.game.fault)
            ],
        }

    def parts(self) -> Iterator[RenderableType]:
        match = self._match
        title = series_title(match.variant, len(match.games), match.seed)
        legend = [self.words("match-interval")]
        if match.certainty is not None:
            legend.append(self.words(f"match-luck-{match.certainty}"))
        # The factor is unknown for an engine whose play varies too much.
        factors = [(score.name, fewer_games(score)) for score in self._scores]
        if saved := ", ".join(f"{name} {times:.0f}" for name, times in factors if times and times >= 2):
            legend.append(self.words("match-fewer", times=saved))
        return apart([Text(title)], [self._table()], map(Text, legend), self._faults())

    def _table(self) -> Table:
        heads = [self.words(f"match-{head}") for head in ("mean", "fair-mean", "wins", "fair-wins")]
        table = simple_table(self.words("match-engine"), *heads)
        for score in self._scores:
            points = [self._points(each) for each in (score.mean, score.fair_mean)]
            shares = [self._share(each) for each in (score.wins, score.fair_wins)]
            table.add_row(Text(score.name), *points, *shares)
        return table

    def _faults(self) -> Iterator[Text]:
        first: dict[tuple[str, str], int] = {}
        often: Counter[tuple[str, str]] = Counter()
        for number, each in enumerate(self._match.games, 1):
            if each.game.fault is not None:
                player, problem = each.game.fault
                key = self._match.names[player], problem.words(self.language)
                first.setdefault(key, number)
                often[key] += 1
        for key, games in often.most_common():
            yield Text(self.words("match-fault", engine=key[0], why=key[1], games=games, game=first[key]))

    def _points(self, figure: Estimate | None) -> str:
        if figure is None:
            return "–"
        mean = decimal(figure.mean, self.language)
        return mean if figure.margin is None else f"{mean} ± {decimal(figure.margin, self.language)}"

    def _share(self, figure: Estimate | None) -> str:
        if figure is None:
            return "–"
        if figure.margin is None:
            return percent(figure.mean, self.language, 1)
        return f"{decimal(100 * figure.mean, self.language, 1)} ± {percent(figure.margin, self.language, 1)}"
