"""``pasch play``: a game at this terminal."""

import shlex
import sys
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

import click
from rich.console import Console

from pasch.cli import saves
from pasch.cli.context import session
from pasch.cli.plain import Plain
from pasch.cli.preparing import PlayersCommand, prepare
from pasch.cli.result import print_cards, print_ranking
from pasch.cli.screen import Screen
from pasch.cli.seats import YOU, computers, parse_seats
from pasch.cli.table import Face, Stopped, Table
from pasch.locale import text
from pasch.play.dice_sources import DiceSource, RandomDice, SeededDice
from pasch.play.match import Match
from pasch.play.record import Record
from pasch.play.saves import VARIANT_FILE, SavedGame
from pasch.players.player import Player, estimates
from pasch.rules.catalogue import load_variant, variant_ids
from pasch.rules.engine import new_game
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant import Variant

_DICE, _SEED = "Dice", "Seed"
Players = Mapping[int, Player]
"""The computer players, by seat."""


@click.command("play", cls=PlayersCommand)
@click.argument("variant", required=False)
@click.option("--seats")
@click.option("--seed")
@click.option("--save", "save_path", type=click.Path(path_type=Path))
@click.option("--resume", is_flag=True)
@click.option("--real-dice", is_flag=True)
@click.option("--plain", is_flag=True)
def play(
    variant: str | None,
    seats: str | None,
    seed: str | None,
    save_path: Path | None,
    resume: bool,
    real_dice: bool,
    plain: bool,
) -> None:
    """See ``help-play`` in the catalogue."""
    language = session().language
    face = _face(plain, session().console, language)
    if resume:
        new_options = {"VARIANT": variant, "--seats": seats, "--seed": seed, "--real-dice": real_dice}
        for option, given in new_options.items():
            if given:
                raise PaschError(Problem("resume-takes-no", {"option": option}))
        with saves.unfinished(save_path) as (saved, record):
            players = _players(_kinds(record), record.variant, face, language)
            _play(record, saved, True, players, face, language)
    else:
        if save_path is not None and save_path.exists():
            raise PaschError(Problem("save-exists", {"file": str(save_path)}))
        opening = (variant or "kniffel", seats or "you,heuristic", seed, real_dice)
        record, players = _begin(*opening, face, language)
        with SavedGame(save_path or saves.new_path(record.variant.id, datetime.now())) as saved:
            _play(record, saved, False, players, face, language)


def _begin(
    name: str, seats: str, seed: str | None, real_dice: bool, face: Face, language: str
) -> tuple[Record, Players]:
    """A new game, and the computer players in it."""
    variant = load_variant(name)
    sitting = parse_seats(seats, language)
    direction = new_game(variant, len(sitting)).direction
    players = _players([seat.kind for seat in sitting], variant, face, language)
    estimating = {sitting[seat].kind for seat, player in players.items() if estimates(player, variant)}
    sitting = parse_seats(seats, language, estimating.__contains__)
    tags = {f"Player{number}": seat.kind for number, seat in enumerate(sitting, 1)}
    tags["Date"] = f"{datetime.now():%Y-%m-%d}"
    tags[_DICE] = "real" if real_dice else "random" if seed is None else "seeded"
    if seed is not None:
        tags[_SEED] = seed
    if name not in variant_ids():
        tags[VARIANT_FILE] = str(Path(name).resolve())
    record = Record(
        variant=variant,
        seats=tuple(seat.name for seat in sitting),
        direction=direction,
        first=None,
        events=(),
        tags=tags,
        comments={},
    )
    return record, players


def _dice(record: Record) -> DiceSource | None:
    kind = record.tags.get(_DICE)
    if kind == "real":
        return None
    return SeededDice(record.tags[_SEED]) if _SEED in record.tags else RandomDice()


def _face(plain: bool, console: Console, language: str) -> Face:
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty() and console.is_terminal and not console.is_dumb_terminal
    return Screen(console, language) if at_terminal and not plain else Plain(console, language)


def _kinds(record: Record) -> list[str]:
    """Who sits where."""
    return [record.tags.get(f"Player{number}", YOU) for number in range(1, len(record.seats) + 1)]


def _play(record: Record, saved: SavedGame, resumed: bool, players: Players, face: Face, language: str) -> None:
    match = Match(record, _dice(record), saved.save)
    match.begin()
    welcome = text("play-welcome", language, variant=record.variant.names[language], turns=record.variant.turns)
    saved_in = text("play-saved-in", language, file=str(saved.path))
    face.say([text("play-resumed", language) if resumed else welcome, saved_in])
    for seat, player in players.items():
        if estimates(player, record.variant):
            face.say([text("play-estimates", language, name=record.seats[seat])])
    table = Table(match, players, face, language, record.tags.get(_SEED))
    try:
        table.play()
    except (Stopped, KeyboardInterrupt):
        session().console.print(text("play-stopped", language, command=_resume_command(saved.path)), soft_wrap=True)
        return
    console = session().console
    if isinstance(face, Screen):
        console.clear()
    console.print(text("play-over", language), highlight=False)
    print_cards(console, match.state, record.seats, language)
    print_ranking(console, match.state, record.seats, language)


def _players(kinds: Sequence[str], variant: Variant, face: Face, language: str) -> Players:
    """The computer players, ready to play."""
    players = computers(kinds)
    prepare(players.values(), variant, language, face.say if isinstance(face, Plain) else None)
    return players


def _resume_command(path: Path) -> str:
    if path.parent == saves.folder():
        return "pasch play --resume"
    return f"pasch play --resume --save {shlex.quote(str(path))}"
