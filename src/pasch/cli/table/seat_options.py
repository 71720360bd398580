"""Seats as given on the command line: ``you,casual`` or ``you:Anna,you:Ben,random``."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import click

from pasch.locale import LANGUAGES, text
from pasch.play.records.game_record import check_seat_name
from pasch.players.player import LEVELS, PLAYERS, Player, find_player, player_at_once
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import PaschError, Problem, either, list_allowed

YOU = "you"


@dataclass(frozen=True, slots=True)
class SeatOption:
    """One seat: a person (`you`) or a computer player, and what it is called."""

    kind: str
    name: str


def parse_seats(
    given: str, language: str, sure: Callable[[str], str | None] = lambda _: None
) -> tuple[SeatOption, ...]:
    """Returns the seats in their order.

    Args:
        sure: certainty of a player's values; if they are not exact, its default name says so.

    Raises:
        PaschError: there is no such player, or two have the same name.
    """
    parts = [part.strip().partition(":") for part in given.split(",")]
    kinds = [kind.strip().casefold() for kind, _, _ in parts]
    for kind in kinds:
        if kind != YOU and kind not in PLAYERS:
            raise PaschError(Problem("no-such-seat-kind", {"found": kind, "allowed": list_allowed(PLAYERS)}))
    names: list[str] = []
    for kind, (_, _, given_name) in zip(kinds, parts, strict=True):
        names.append(given_name.strip() or _default_name(kind, kinds, names, language, sure))
    for name in names:
        check_seat_name(name)
        if names.count(name) > 1:
            raise PaschError(Problem("two-seats-one-name", {"name": name}))
    return tuple(map(SeatOption, kinds, names))


def complete_seats(_context: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
    """Returns what may follow the last comma, for a shell."""
    before, comma, begun = incomplete.rpartition(",")
    return [f"{before}{comma}{kind}" for kind in (YOU, *PLAYERS) if kind.startswith(begun)]


def seat_named(given: str, seats: Sequence[SeatOption]) -> int:
    """The seat that is meant by its number, from 1, or by its name.

    Raises:
        PaschError: there is none.
    """
    asked = given.strip().casefold()
    for place, seat in enumerate(seats):
        if asked in (str(place + 1), seat.name.casefold()):
            return place
    names = [seat.name for seat in seats]
    allowed = {language: either(names, language) for language in LANGUAGES}
    raise PaschError(Problem("no-such-first", {"found": excerpt(given), "allowed": allowed}))


def computers(kinds: Sequence[str]) -> Mapping[int, Player]:
    """The computer players, by seat; a weaker level plays at once, as it is no stronger for knowing exact values."""
    return {
        seat: player_at_once(kind) if LEVELS.get(kind) else find_player(kind)
        for seat, kind in enumerate(kinds)
        if kind != YOU
    }


def _default_name(
    kind: str, kinds: Sequence[str], before: Sequence[str], language: str, sure: Callable[[str], str | None]
) -> str:
    if kind == YOU and kinds.count(YOU) > 1:
        return text("seat-you-numbered", language, number=len(before) + 1)
    name = text(f"seat-{kind}", language)
    if kind != YOU and sure(kind) in ("learned", "rough"):
        name = text(f"seat-{sure(kind)}", language, name=name)
    number = 2
    unique = name
    while unique in before:
        unique, number = f"{name} {number}", number + 1
    return unique
