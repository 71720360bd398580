"""``pasch replay``: a recorded game, checked and shown."""

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console

from pasch.cli.context import Command, session
from pasch.cli.json_output import card_content, print_json
from pasch.cli.table import saved_games
from pasch.cli.table.final_result import print_cards, print_ranking
from pasch.cli.table.narration import narrate
from pasch.locale import text
from pasch.play.records.record_io import Record, record_to_json, states
from pasch.rules.game.engine import ranking
from pasch.rules.game.state import GameState


@click.command("replay", cls=Command)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
def replay(file: Path, as_json: bool) -> None:
    """See ``help-replay`` in the catalogue."""
    record = saved_games.read_game(file)
    played = list(states(record))
    if as_json:
        print_json("pasch-replay", 1, {"record": record_to_json(record), **_outcome(record, played[-1])})
        return
    console, language = session().console, session().language
    _print_moves(console, record, played, language)
    print_cards(console, played[-1], record.seats, language)
    if played[-1].phase != "over":
        console.print(text("replay-unfinished", language), highlight=False)
    print_ranking(console, played[-1], record.seats, language)


def _print_moves(console: Console, record: Record, played: Sequence[GameState], language: str) -> None:
    console.print(record.variant.names[language], style="bold", highlight=False)
    for before, event, after in zip(played[:-1], record.events, played[1:], strict=True):
        for sentence in narrate(before, event, after, record.seats[before.seat], language):
            console.print(sentence, highlight=False, markup=False, soft_wrap=True)
    console.print()


def _outcome(record: Record, state: GameState) -> dict[str, object]:
    return {
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
            {"seat": seat + 1, "name": name, **card_content(record.variant, card)}
            for seat, (name, card) in enumerate(zip(record.seats, state.cards, strict=True))
        ],
    }
