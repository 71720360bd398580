"""``pasch stats``: many games added up: by rules, by person, head to head."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.export.plots import check_ending
from pasch.analysis.number_words import decimal, difference, percent
from pasch.analysis.statistics.game_files import files_in, read_all
from pasch.analysis.statistics.game_record_summary import FileRead, GameSummary
from pasch.analysis.statistics.games_csv import as_csv
from pasch.analysis.statistics.person_figures import PersonFigures, PersonGame, RulesFigures, figures_of
from pasch.analysis.statistics.progress_plot import draw_over_time
from pasch.analysis.statistics.reviewed_games import GameReviewer
from pasch.cli.context import Command, session
from pasch.cli.file_output import must_not_lose, write_out
from pasch.cli.json_output import print_json
from pasch.cli.options import Read
from pasch.cli.page_width import Readable, apart, simple_table
from pasch.cli.reports.box_stats import box_notes
from pasch.locale import text
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.explain.bonus_sentences import format_signed
from pasch.rules.variant.box_names import box_name

_SHOWN_PEOPLE, _SHOWN_BESIDE, _SHOWN_DUELS, _SHOWN_PROBLEMS = 20, 4, 20, 20


def _plot_file(name: str) -> Path:
    check_ending(Path(name))
    return Path(name)


@click.command("stats", cls=Command)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--variant")
@click.option("--review", is_flag=True)
@click.option("--csv", "table", type=click.Path(path_type=Path))
@click.option("--plot", type=Read(_plot_file))
@click.option("--json", "as_json", is_flag=True)
def stats(
    files: Sequence[Path], variant: str | None, review: bool, table: Path | None, plot: Path | None, as_json: bool
) -> None:
    """See ``help-stats`` in the catalogue."""
    if variant is not None:
        load_variant(variant)
    paths = files_in(files)
    for path in files:
        must_not_lose(path, table)
    named = {path.resolve() for path in files}
    read = list(zip(paths, read_all(paths, variant=variant, judging=GameReviewer if review else None), strict=True))
    # What lies in a folder and holds something else is nobody's mistake.
    found = [one for path, one in read if not one.foreign or path.resolve() in named]
    games = [game for read in found for game in read.games]
    _tell_problems(found)
    _tell_skipped(len(read) - len(found))
    if not games and found and all(read.problems for read in found):
        raise click.exceptions.Exit(1)
    if not games:
        raise PaschError(Problem("stats-nothing", {"files": len(found)}))
    figures = figures_of(games)
    if table is not None:
        _write_table(table, games)
    if plot is not None:
        draw_over_time(figures[0], plot, session().language)
    if as_json:
        print_json("pasch-statistics", 1, to_json(figures, found))
    elif str(table) != "-":
        _print(figures, found)


def _write_table(file: Path, games: Sequence[GameSummary]) -> None:
    write_out(file, as_csv(games).encode("utf-8-sig" if str(file) != "-" else "utf-8"))


def to_json(figures: Sequence[RulesFigures], found: Sequence[FileRead]) -> dict[str, object]:
    """For machines; see docs/json.md."""
    return {
        "files": len(found),
        "unfinished": sum(read.unfinished for read in found),
        "problems": [problem.as_json(session().language) for read in found for problem in read.problems],
        "rules": [_rules_content(rules) for rules in figures],
    }


def _rules_content(rules: RulesFigures) -> dict[str, object]:
    return {
        "variant": None if rules.variant is None else rules.variant.id,
        "rules_hash": rules.rules,
        "names": dict(rules.names),
        "games": rules.games,
        "best_mean": rules.best_mean,
        "best_sd": rules.best_sd,
        "people": [_person_content(person) for person in rules.people],
        "duels": [asdict(duel) for duel in rules.duels],
    }


def _person_content(person: PersonFigures) -> dict[str, object]:
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
        "over_time": [_moment_content(moment) for moment in person.moments],
    }


def _moment_content(moment: PersonGame) -> dict[str, object]:
    reviewed = moment.reviewed
    return {
        "date": moment.day,
        "total": moment.total,
        "loss": None if reviewed is None else reviewed.loss,
        "luck": None if reviewed is None else reviewed.luck,
    }


def _tell_skipped(count: int) -> None:
    if count:
        click.echo(f"pasch: {text('stats-skipped', session().language, count=count)}", err=True)


def _tell_problems(found: Sequence[FileRead]) -> None:
    language = session().language
    problems = [problem for read in found for problem in read.problems]
    for problem in problems[:_SHOWN_PROBLEMS]:
        click.echo(f"pasch: {problem.words(language)}", err=True)
    if len(problems) > _SHOWN_PROBLEMS:
        more = text("stats-more-problems", language, count=len(problems) - _SHOWN_PROBLEMS)
        click.echo(f"pasch: {more}", err=True)


def _print(figures: Sequence[RulesFigures], found: Sequence[FileRead]) -> None:
    console, language = session().console, session().language
    unread = sum(1 for read in found if read.problems)
    facts = {"files": len(found), "games": sum(rules.games for rules in figures)}
    console.print(text("stats-read", language, **facts), highlight=False)
    for message, count in (("stats-unfinished", sum(read.unfinished for read in found)), ("stats-unread", unread)):
        if count:
            console.print(text(message, language, count=count), highlight=False)
    for rules in figures:
        for part in _RulesReport(rules, language).parts():
            console.print(Readable(part))


class _RulesReport:
    """The report of one rule set."""

    def __init__(self, rules: RulesFigures, language: str) -> None:
        self._rules, self._language = rules, language

    def parts(self) -> Iterator[RenderableType]:
        """One after the other."""
        rules = self._rules
        title = self._words("stats-title", variant=rules.names[self._language], games=rules.games)
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
            shown = ["–" if number is None else decimal(number, self._language, 1) for number in figures]
            ends = [format_signed(max(person.totals)), format_signed(min(person.totals))]
            shares = [
                "–" if share is None else percent(share, self._language, 0) for share in (person.won, person.bonus)
            ]
            table.add_row(self._name(person.name), str(len(person.moments)), *shown, *ends, *shares)
        if self._rules.best_mean is not None and self._rules.best_sd is not None:
            best = (decimal(number, self._language, 1) for number in (self._rules.best_mean, self._rules.best_sd))
            table.add_row(Text(self._words("stats-best-play"), style="italic"), "", *best, "", "", "", "")
        return table

    def _luck(self) -> Table:
        table = self._table("person", "reviewed", "loss", "luck", "early-loss", "late-loss")
        for person in self._rules.people[:_SHOWN_PEOPLE]:
            if found := person.reviewed:
                half = (len(found) + 1) // 2
                early, late = found[:half], found[half:] or found[:half]
                losses = [sum(one.loss for one in part) / len(part) for part in (found, early, late)]
                luck = difference(sum(one.luck for one in found) / len(found), self._language)
                shown = [decimal(loss, self._language) for loss in losses]
                table.add_row(self._name(person.name), str(len(found)), shown[0], luck, *shown[1:])
        return table

    def _boxes(self) -> Table:
        variant = self._rules.variant
        assert variant is not None
        people = [person for person in self._rules.people if person.boxes][:_SHOWN_BESIDE]
        table = simple_table(self._words("stats-column-box"), *(self._name(person.name).plain for person in people))
        table.add_column(self._words("stats-best-play"), justify="right")
        for place, box in enumerate(variant.boxes):
            means = [decimal(person.boxes[place].mean, self._language, 1) for person in people]
            best = people[0].boxes[place].best
            shown = "–" if best is None else decimal(best, self._language, 1)
            table.add_row(Text(box_name(variant, box, self._language)), *means, shown)
        return table

    def _notes(self) -> list[Text]:
        return (
            [] if self._rules.variant is None else [Text(self._words(each)) for each in box_notes(self._rules.variant)]
        )

    def _duels(self) -> Table:
        table = self._table("duel", "ahead", "level", "behind", "lead")
        for duel in self._rules.duels[:_SHOWN_DUELS]:
            names = f"{self._name(duel.one).plain} – {self._name(duel.other).plain}"
            counts = (str(count) for count in (duel.ahead, duel.level, duel.behind))
            table.add_row(Text(names), *counts, difference(duel.lead, self._language, 1))
        return table

    def _table(self, *columns: str) -> Table:
        first, *others = (self._words(f"stats-column-{column}") for column in columns)
        return simple_table(first, *others)

    def _name(self, name: str) -> Text:
        return Text(name or self._words("stats-nameless"))

    def _words(self, message: str, **facts: str | int) -> str:
        return text(message, self._language, **facts)
