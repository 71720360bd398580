"""``pasch stats``: many games added up: by rules, by person, head to head."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.statistics.game_files import files_in, read_all
from pasch.analysis.statistics.game_record_summary import FileRead
from pasch.analysis.statistics.games_csv import as_csv
from pasch.analysis.statistics.joined_names import Pair, join_names, parse_pair
from pasch.analysis.statistics.person_figures import PersonFigures, PersonGame, RulesFigures, figures_of
from pasch.cli.argument_types import INPUT, VARIANT
from pasch.cli.context import Command, session, warn
from pasch.cli.file_output import must_not_lose, write_out
from pasch.cli.options import ParsedOption
from pasch.cli.page_width import apart, simple_table
from pasch.cli.report import Report
from pasch.cli.reports.box_stats import box_notes
from pasch.cli.table_export import PLOT
from pasch.locale import text
from pasch.locale.numbers import decimal, difference, percent
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.explain.bonus_sentences import format_signed
from pasch.rules.variant.box_names import box_name

if TYPE_CHECKING:
    from pasch.analysis.statistics.reviewed_games import GameReviewer

_SHOWN_PEOPLE, _SHOWN_COLUMNS, _SHOWN_DUELS, _SHOWN_PROBLEMS = 20, 4, 20, 20


@click.command("stats", cls=Command)
@click.argument("files", nargs=-1, required=True, type=INPUT)
@click.option("--variant", type=VARIANT)
@click.option("--same", "pairs", type=ParsedOption(parse_pair), multiple=True)
@click.option("--review", is_flag=True)
@click.option("--csv", "table", type=click.Path(path_type=Path))
@click.option("--plot", type=PLOT)
@click.option("--json", "as_json", is_flag=True)
def stats(
    files: Sequence[Path],
    variant: str | None,
    pairs: Sequence[Pair],
    review: bool,
    table: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """See ``help-stats`` in the catalogue."""
    if variant is not None:
        load_variant(variant)
    paths = files_in(files)
    for path in files:
        must_not_lose(path, table)
    named = {path.resolve() for path in files}
    read = list(zip(paths, read_all(paths, variant=variant, new_reviewer=_reviewer() if review else None), strict=True))
    # Other files in a folder are no mistake; one that was named is.
    found = [one for path, one in read if not one.foreign or path.resolve() in named]
    games = [game for read in found for game in read.games]
    _tell_problems(found)
    _tell_skipped(len(read) - len(found))
    if not games and found and all(read.problems for read in found):
        raise click.exceptions.Exit(1)
    if not games:
        raise PaschError(Problem("stats-nothing", {"files": len(found)}))
    games = join_names(games, pairs)
    figures = figures_of(games)
    if table is not None:
        # A spreadsheet needs the mark to read the file as UTF-8; a pipe's reader would take it for a letter.
        write_out(table, as_csv(games).encode("utf-8-sig" if str(table) != "-" else "utf-8"))
    if plot is not None:
        from pasch.analysis.statistics.progress_plot import draw_over_time

        draw_over_time(figures[0], plot, session().language)
    if as_json or str(table) != "-":
        StatisticsReport(figures, found).print(as_json)
    if any(read.problems and read.is_table for read in found):
        raise click.exceptions.Exit(1)


def _reviewer() -> "type[GameReviewer]":
    # Only with the extra `solver`.
    from pasch.analysis.statistics.reviewed_games import GameReviewer

    return GameReviewer


def _tell_skipped(count: int) -> None:
    if count:
        warn(text("stats-skipped", session().language, count=count))


def _tell_problems(files: Sequence[FileRead]) -> None:
    language = session().language
    problems = [problem for read in files for problem in read.problems]
    for problem in problems[:_SHOWN_PROBLEMS]:
        warn(problem.words(language))
    if len(problems) > _SHOWN_PROBLEMS:
        warn(text("stats-more-problems", language, count=len(problems) - _SHOWN_PROBLEMS))


@dataclass(frozen=True)
class StatisticsReport(Report):
    """Figures of all files, by rules."""

    form = "pasch-statistics"
    figures: Sequence[RulesFigures]
    files: Sequence[FileRead]

    def to_json(self) -> dict[str, object]:
        return {
            "files": len(self.files),
            "unfinished": sum(read.unfinished for read in self.files),
            "incomplete": self._incomplete(),
            "problems": [problem.as_json(self.language) for read in self.files for problem in read.problems],
            "rules": [RulesStatistics(rules).to_json() for rules in self.figures],
        }

    def _incomplete(self) -> int:
        return sum(not game.complete for read in self.files for game in read.games)

    def print_page(self, console: Console) -> None:
        games = sum(rules.games for rules in self.figures)
        console.print(self.words("stats-read", files=len(self.files), games=games))
        counts = {
            "stats-unfinished": sum(read.unfinished for read in self.files),
            "stats-incomplete": self._incomplete(),
            "stats-unread": sum(1 for read in self.files if read.problems),
        }
        for message, count in counts.items():
            if count:
                console.print(self.words(message, count=count))
        for rules in self.figures:
            RulesStatistics(rules).print_page(console)


class RulesStatistics(Report):
    """Figures of the games under one set of rules."""

    def __init__(self, rules: RulesFigures) -> None:
        self._rules = rules

    def to_json(self) -> dict[str, object]:
        rules = self._rules
        return {
            "variant": None if rules.variant is None else rules.variant.id,
            "rules_hash": rules.rules,
            "names": dict(rules.names),
            "games": rules.games,
            "best_mean": rules.best_mean,
            "best_sd": rules.best_sd,
            "people": [_person_to_json(person) for person in rules.people],
            "duels": [asdict(duel) for duel in rules.duels],
        }

    def parts(self) -> Iterator[RenderableType]:
        rules = self._rules
        title = self.words("stats-title", variant=rules.names[self.language], games=rules.games)
        yield ""
        yield from apart(
            [Text(title, style="bold")],
            [self._people()],
            [self._luck()] if any(person.reviewed for person in rules.people) else [],
            [self._boxes(), *self._notes()] if any(person.boxes for person in rules.people) else [],
            [self._duels()] if rules.duels else [],
        )

    def _people(self) -> Table:
        table = self._table("person", "games", "mean", "sd", "best", "worst", "won", "bonus")
        for person in self._rules.people[:_SHOWN_PEOPLE]:
            figures = (person.mean, person.sd)
            shown = ["–" if number is None else decimal(number, self.language, 1) for number in figures]
            ends = [format_signed(max(person.totals)), format_signed(min(person.totals))]
            shares = [
                "–" if share is None else percent(share, self.language, 0) for share in (person.won, person.bonus)
            ]
            table.add_row(self._name(person.name), str(len(person.moments)), *shown, *ends, *shares)
        if self._rules.best_mean is not None and self._rules.best_sd is not None:
            best = (decimal(number, self.language, 1) for number in (self._rules.best_mean, self._rules.best_sd))
            table.add_row(Text(self.words("stats-best-play"), style="italic"), "", *best, "", "", "", "")
        return table

    def _luck(self) -> Table:
        table = self._table("person", "reviewed", "loss", "luck", "early-loss", "late-loss")
        for person in self._rules.people[:_SHOWN_PEOPLE]:
            if found := person.reviewed:
                half = (len(found) + 1) // 2
                early, late = found[:half], found[half:] or found[:half]
                losses = [sum(one.loss for one in part) / len(part) for part in (found, early, late)]
                luck = difference(sum(one.luck for one in found) / len(found), self.language)
                shown = [decimal(loss, self.language) for loss in losses]
                table.add_row(self._name(person.name), str(len(found)), shown[0], luck, *shown[1:])
        return table

    def _boxes(self) -> Table:
        variant = self._rules.variant
        assert variant is not None
        people = [person for person in self._rules.people if person.boxes][:_SHOWN_COLUMNS]
        table = simple_table(self.words("stats-column-box"), *(self._name(person.name).plain for person in people))
        table.add_column(self.words("stats-best-play"), justify="right")
        for place, box in enumerate(variant.boxes):
            means = [decimal(person.boxes[place].mean, self.language, 1) for person in people]
            best = people[0].boxes[place].best
            shown = "–" if best is None else decimal(best, self.language, 1)
            table.add_row(Text(box_name(variant, box, self.language)), *means, shown)
        return table

    def _notes(self) -> list[Text]:
        return (
            [] if self._rules.variant is None else [Text(self.words(each)) for each in box_notes(self._rules.variant)]
        )

    def _duels(self) -> Table:
        table = self._table("duel", "ahead", "level", "behind", "lead")
        for duel in self._rules.duels[:_SHOWN_DUELS]:
            names = f"{self._name(duel.one).plain} – {self._name(duel.other).plain}"
            counts = (str(count) for count in (duel.ahead, duel.level, duel.behind))
            table.add_row(Text(names), *counts, difference(duel.lead, self.language, 1))
        return table

    def _table(self, *columns: str) -> Table:
        first, *others = (self.words(f"stats-column-{column}") for column in columns)
        return simple_table(first, *others)

    def _name(self, name: str) -> Text:
        return Text(name or self.words("stats-nameless"))


def _person_to_json(person: PersonFigures) -> dict[str, object]:
    reviewed = person.reviewed
    return {
        "name": person.name,
        "games": len(person.moments),
        "mean": person.mean,
        "sd": person.sd,
        "best": max(person.totals),
        "worst": min(person.totals),
        "won": person.won,
        "cards": person.cards,
        "bonus": person.bonus,
        "boxes": [asdict(box) for box in person.boxes],
        "reviewed": len(reviewed),
        "loss": sum(found.loss for found in reviewed) / len(reviewed) if reviewed else None,
        "luck": sum(found.luck for found in reviewed) / len(reviewed) if reviewed else None,
        "over_time": [_game_to_json(game) for game in person.moments],
    }


def _game_to_json(game: PersonGame) -> dict[str, object]:
    reviewed = game.reviewed
    return {
        "date": game.day,
        "total": game.total,
        "loss": None if reviewed is None else reviewed.loss,
        "luck": None if reviewed is None else reviewed.luck,
    }
