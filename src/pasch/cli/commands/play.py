"""``pasch play``: a game at this terminal."""

import shlex
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import get_args

import click

from pasch.cli.argument_types import complete_variants
from pasch.cli.context import session
from pasch.cli.options import WrongUsage, usage
from pasch.cli.reports.final_result import print_cards, print_ranking
from pasch.cli.table import saved_games
from pasch.cli.table.plain_view import PlainFace
from pasch.cli.table.player_preparation import PlayersCommand, prepare
from pasch.cli.table.screen_view import Screen
from pasch.cli.table.seat_options import YOU, SeatOption, complete_seats, computers, parse_seats, seat_named
from pasch.cli.table.terminal_table import Face, TableLeft, TerminalTable
from pasch.locale import text
from pasch.play.dice.dice_sources import DiceSource, RandomDice, SeededDice
from pasch.play.match import Match
from pasch.play.records.record_io import Record
from pasch.play.saved_game import SavedGame, name_variant_file
from pasch.players.player import Player, certainty
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.state import Direction, new_game
from pasch.rules.variant.variant import Variant

_DICE, _SEED = "Dice", "Seed"
Players = Mapping[int, Player]
"""The computer players, by seat."""


@dataclass(frozen=True)
class NewGameOptions:
    """Options of a new game, as they were asked for; see ``help-play``."""

    variant: str
    seats: str
    direction: Direction | None
    first: str | None
    seed: str | None
    real_dice: bool


@click.command("play", cls=PlayersCommand)
@click.argument("variant", required=False, shell_complete=complete_variants)
@click.option("--seats", shell_complete=complete_seats)
@click.option("--direction", type=click.Choice(get_args(Direction)))
@click.option("--first", "begins")
@click.option("--seed")
@click.option("--save", "save_path", type=click.Path(path_type=Path))
@click.option("--resume", is_flag=True)
@click.option("--real-dice", is_flag=True)
@click.option("--plain", is_flag=True)
def play(
    variant: str | None,
    seats: str | None,
    direction: Direction | None,
    begins: str | None,
    seed: str | None,
    save_path: Path | None,
    resume: bool,
    real_dice: bool,
    plain: bool,
) -> None:
    """See ``help-play`` in the catalogue."""
    language, console = session().language, session().console
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty() and console.is_terminal and not console.is_dumb_terminal
    face: Face = Screen(console, language) if at_terminal and not plain else PlainFace(console, language)
    if resume:
        _refuse_for_resumed(
            variant,
            {
                "--seats": seats,
                "--direction": direction,
                "--first": begins,
                "--seed": seed,
                "--real-dice": real_dice,
            },
        )
        with saved_games.unfinished_game(save_path) as (saved, record):
            kinds = [record.tags.get(f"Player{number}", YOU) for number in range(1, len(record.seats) + 1)]
            players = _players(kinds, record.variant, face, language)
            _play(record, saved, True, players, face, language)
    else:
        if save_path is not None and save_path.exists():
            raise PaschError(Problem("save-exists", {"file": str(save_path)}))
        opening = NewGameOptions(variant or "kniffel", seats or "you,casual", direction, begins, seed, real_dice)
        record, players = _begin(opening, face, language)
        with SavedGame(save_path or saved_games.new_path(record.variant.id, datetime.now())) as saved:
            _play(record, saved, False, players, face, language)


def _refuse_for_resumed(variant: str | None, options: Mapping[str, object]) -> None:
    if variant is not None:
        raise WrongUsage(Problem("resume-takes-no-variant", {"variant": variant}))
    for option, given in options.items():
        if given:
            raise WrongUsage(Problem("resume-takes-no", {"option": option}))


def _begin(opening: NewGameOptions, face: Face, language: str) -> tuple[Record, Players]:
    variant = load_variant(opening.variant)
    with usage():
        sitting = parse_seats(opening.seats, language)
        first = None if opening.first is None else seat_named(opening.first, sitting)
        direction = new_game(variant, len(sitting), opening.direction, first).direction
    players = _players([seat.kind for seat in sitting], variant, face, language)
    sure = {sitting[seat].kind: certainty(player, variant) for seat, player in players.items()}
    sitting = parse_seats(opening.seats, language, sure.get)
    names = tuple(seat.name for seat in sitting)
    return Record(variant, names, direction, first, (), _tags(opening, sitting), {}), players


def _tags(opening: NewGameOptions, sitting: Sequence[SeatOption]) -> dict[str, str]:
    tags = {f"Player{number}": seat.kind for number, seat in enumerate(sitting, 1)}
    tags["Date"] = f"{datetime.now():%Y-%m-%d}"
    tags[_DICE] = "real" if opening.real_dice else "random" if opening.seed is None else "seeded"
    if opening.seed is not None:
        tags[_SEED] = opening.seed
    return tags | name_variant_file(opening.variant)


def _play(record: Record, saved: SavedGame, resumed: bool, players: Players, face: Face, language: str) -> None:
    seed = record.tags.get(_SEED)
    dice: DiceSource | None = None
    if record.tags.get(_DICE) != "real":
        dice = RandomDice() if seed is None else SeededDice(seed)
    match = Match(record, dice, saved.save)
    match.begin()
    welcome = text("play-welcome", language, variant=record.variant.names[language], turns=record.variant.turns)
    saved_in = text("play-saved-in", language, file=str(saved.path))
    face.say([text("play-resumed", language) if resumed else welcome, saved_in])
    for seat, player in players.items():
        sure = certainty(player, record.variant)
        if sure in ("learned", "rough"):
            face.say([text(f"play-{sure}", language, name=record.seats[seat])])
    table = TerminalTable(match, players, face, language, seed)
    try:
        table.play()
    except (TableLeft, KeyboardInterrupt):
        command = "pasch play --resume"
        if saved.path.parent != saved_games.folder():
            command += f" --save {shlex.quote(str(saved.path))}"
        session().console.print(text("play-stopped", language, command=command), soft_wrap=True)
        return
    console = session().console
    if isinstance(face, Screen):
        console.clear()
    console.print(text("play-over", language))
    print_cards(console, match.state, record.seats, language)
    print_ranking(console, match.state, record.seats, language)


def _players(kinds: Sequence[str], variant: Variant, face: Face, language: str) -> Players:
    players = computers(kinds)
    prepare(players.values(), variant, language, face.say if isinstance(face, PlainFace) else None)
    return players
