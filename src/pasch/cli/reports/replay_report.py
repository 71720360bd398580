"""The report of ``pasch replay``: a record and its cards."""

from dataclasses import dataclass

from rich.console import Console

from pasch.cli.report import Report
from pasch.cli.reports.card_table import card_to_json
from pasch.cli.reports.final_result import print_cards, print_ranking
from pasch.cli.reports.narration import narrate
from pasch.locale import plain
from pasch.play.records.record_io import Record, record_to_json
from pasch.rules.game.engine import ranking
from pasch.rules.game.state import GameState


@dataclass(frozen=True)
class ReplayReport(Report):
    """The moves of a game and its cards.

    Attributes:
        states: one more than events: before each event, and at the end.
    """

    form = "pasch-replay"
    record: Record
    states: list[GameState]

    def to_json(self) -> dict[str, object]:
        record, state = self.record, self.states[-1]
        return {
            "record": record_to_json(record),
            "finished": state.phase == "over",
            "ranking": [
                {
                    "place": standing.place,
                    "seat": standing.seat + 1,
                    "name": record.seats[standing.seat],
                    "total": standing.total,
                }
                for standing in ranking(state)
            ],
            "sheets": [
                {"seat": seat, "name": name, **card_to_json(record.variant, card)}
                for seat, (name, card) in enumerate(zip(record.seats, state.cards, strict=True), 1)
            ],
        }

    def print_page(self, console: Console) -> None:
        record, end = self.record, self.states[-1]
        console.print(record.variant.names[self.language], style="bold")
        for name, value in record.tags.items():
            console.print(plain(f"{name}: {value}"), soft_wrap=True)
        self._comment(console, -1)
        moves = zip(self.states[:-1], record.events, self.states[1:], strict=True)
        for index, (before, event, after) in enumerate(moves):
            for sentence in narrate(before, event, after, record.seats[before.seat], self.language):
                console.print(sentence, soft_wrap=True)
            self._comment(console, index)
        console.print()
        print_cards(console, end, record.seats, self.language)
        if end.phase != "over":
            console.print(self.words("replay-unfinished"))
        print_ranking(console, end, record.seats, self.language)

    def _comment(self, console: Console, index: int) -> None:
        if index in self.record.comments:
            console.print(plain(f"{{{self.record.comments[index]}}}"), style="italic", soft_wrap=True)
