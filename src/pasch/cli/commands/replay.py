"""``pasch replay``: a recorded game, checked and shown."""

from dataclasses import dataclass
from pathlib import Path

import click
from rich.console import Console

from pasch.cli.context import Command
from pasch.cli.report import Report
from pasch.cli.table import saved_games
from pasch.cli.table.card_table import card_to_json
from pasch.cli.table.final_result import print_cards, print_ranking
from pasch.cli.table.narration import narrate
from pasch.locale import plain
from pasch.play.records.record_io import Record, record_to_json, states
from pasch.rules.game.engine import ranking
from pasch.rules.game.state import GameState


@click.command("replay", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
def replay(file: Path, as_json: bool) -> None:
    """See ``help-replay`` in the catalogue."""
    record = saved_games.read_game(file)
    ReplayReport(record, list(states(record))).print(as_json)


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
