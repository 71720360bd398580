"""The report of ``pasch stats``: statistics of many games."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.statistics.game_record_summary import FileRead
from pasch.analysis.statistics.person_figures import PersonFigures, PersonGame, RulesFigures
from pasch.cli.page_width import apart, simple_table
from pasch.cli.report import Report
from pasch.cli.reports.box_stats import box_notes
from pasch.locale.numbers import decimal, difference, percent
from pasch.rules.explain.bonus_sentences import format_signed
from pasch.rules.variant.box_names import box_name

_SHOWN_PEOPLE, _SHOWN_COLUMNS, _SHOWN_DUELS = 20, 4, 20


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
        has_boxes = any(person.boxes for person in rules.people)
        notes = () if rules.variant is None else box_notes(rules.variant)
        yield ""
        yield from apart(
            [Text(title, style="bold")],
            [self._people()],
            [self._luck()] if any(person.reviewed for person in rules.people) else [],
            [self._boxes(), *(Text(self.words(each)) for each in notes)] if has_boxes else [],
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
