"""The report of ``pasch simulate``: results of simulated games."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.balance.game_simulation import SimulatedSeries
from pasch.cli.context import session
from pasch.cli.page_width import apart, plain_table
from pasch.cli.report import Report
from pasch.cli.reports.box_stats import bonuses_table, box_notes, boxes_table, boxes_to_json
from pasch.locale import text
from pasch.locale.numbers import decimal, format_amount, percent
from pasch.rules.explain.bonus_sentences import format_signed
from pasch.rules.variant.variant import Variant
from pasch.solver.solve.simulation import GameSample

PERCENTILES = (0, 1, 5, 10, 25, 50, 75, 90, 95, 99, 100)


def series_title(variant: Variant, games: int, seed: str) -> str:
    """Returns the title of a series: rules, number of games, seed."""
    language = session().language
    shown = format_amount(games, language)
    return text("simulate-title", language, variant=variant.names[language], games=games, shown=shown, seed=seed)


@dataclass(frozen=True)
class SeriesReport(Report):
    """Totals of the players in many games; the boxes too if one plays alone."""

    form = "pasch-simulation"
    series: SimulatedSeries

    def to_json(self) -> dict[str, object]:
        series = self.series
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
                    "estimated": series.certainty.get(name) in ("learned", "rough"),
                    "certainty": series.certainty.get(name),
                    **({"win_share": float(share)} if several else {}),
                    "mean": sample.mean,
                    "standard_error": sample.standard_error,
                    "fair_mean": sample.fair_mean,
                    "fair_error": sample.fair_error,
                    "sd": sample.sd,
                    "percentiles": {str(percent): sample.percentile(percent) for percent in PERCENTILES},
                    "distribution": sample.distribution,
                    "boxes": boxes_to_json(sample),
                    "bonuses": [
                        {
                            "bonus": bonus.bonus,
                            "column": bonus.column,
                            "mean": bonus.mean,
                            "reached": [{"from": threshold, "share": share} for threshold, share in bonus.reached],
                        }
                        for bonus in sample.bonuses
                    ],
                    "beside": sample.beside,
                    "unused": sample.unused,
                }
                for name, sample, share in zip(series.players, series.samples, shares, strict=True)
            ],
            **({"shared": series.shared()} if several else {}),
        }

    def parts(self) -> Iterator[RenderableType]:
        series, (first, *others) = self.series, self.series.samples
        title = Text(series_title(series.variant, first.games, series.seed))
        if others:
            shared = Text(self.words("simulate-shared", share=percent(series.shared(), self.language)))
            return apart([title], [self._players()], [shared])
        bonuses = bonuses_table(series.variant, first, self.language)
        return apart(
            [title],
            [self._players()],
            [self._percentiles(first)],
            [boxes_table(series.variant, first, self.language)],
            [bonuses] if bonuses.row_count else [],
            [Text(self.words(each)) for each in box_notes(series.variant)],
        )

    def _players(self) -> Table:
        several = len(self.series.players) > 1
        fair = any(sample.fair is not None for sample in self.series.samples)
        columns = ["mean", "error", "sd", *(["fair", "error"] if fair else []), *(["wins"] if several else [])]
        table = self._table("player", *columns)
        shares = self.series.win_shares()
        for name, sample, share in zip(self.series.players, self.series.samples, shares, strict=True):
            figures = [self._number(sample.mean), self._number(sample.standard_error), self._number(sample.sd)]
            if fair:
                figures += [self._number(sample.fair_mean), self._number(sample.fair_error)]
            sure = self.series.certainty.get(name)
            shown = self.words(f"simulate-{sure}", player=name) if sure in ("learned", "rough") else name
            table.add_row(shown, *figures, *([percent(float(share), self.language)] if several else []))
        return table

    def _percentiles(self, sample: GameSample) -> Table:
        table = self._table("percentile", "total")
        for place in PERCENTILES:
            name = {0: "simulate-least", 100: "simulate-most"}.get(place, "simulate-percent")
            table.add_row(self.words(name, number=str(place)), format_signed(sample.percentile(place)))
        return table

    def _table(self, first: str, *others: str) -> Table:
        table = plain_table()
        table.add_column(self.words(f"simulate-column-{first}"))
        for name in others:
            table.add_column(self.words(f"simulate-column-{name}"), justify="right")
        return table

    def _number(self, number: float | None) -> str:
        return "–" if number is None else decimal(number, self.language)
