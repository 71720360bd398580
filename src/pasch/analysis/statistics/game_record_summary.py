"""The summary of a finished game, whatever kind of file recorded it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date

from pasch.play.records.record_io import Record
from pasch.rules.errors import Problem
from pasch.rules.game.card import Card


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """A player's result in a game.

    Attributes:
        name: as it was given.
        card: None where only the total is known, or the rules are not.
        remarks: pairs of a heading and what a table says there.
    """

    name: str
    total: int
    card: Card | None = None
    remarks: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class ReviewedPlayer:
    """Luck and loss of a player in a game, in points."""

    loss: float
    luck: float


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game.

    Attributes:
        rules: hash of its rules; of unknown ones some other identity.
        names: of the variant, in each language.
        variant: its id, or the file of the user's own; empty if its rules are unknown.
        day: ``2025-11-21``, or empty.
        reviewed: by seat; None if no review was asked for or possible.
        complete: False if a card of the game could not be read, so nobody is known to have won.
    """

    rules: str
    names: Mapping[str, str]
    variant: str
    day: str
    parts: tuple[PlayerResult, ...]
    reviewed: tuple[ReviewedPlayer, ...] | None = None
    complete: bool = True


AddReview = Callable[[GameSummary, Record], GameSummary]
"""Adds to a game what its review finds."""


def day_of(written: str) -> str:
    """Returns the day of a date or of a moment in ISO 8601; empty if it is none."""
    try:
        return date.fromisoformat(written.strip()[:10]).isoformat()
    except ValueError:
        return ""


@dataclass(frozen=True, slots=True)
class FileRead:
    """The games of a file and its problems.

    Attributes:
        unfinished: games that stop before their end; they count nowhere.
        problems: what could not be read.
        foreign: the file holds something else, neither a record nor a history nor a table of sheets.
        is_table: the file is a table of sheets, of which no cell may get lost unnoticed.
    """

    games: tuple[GameSummary, ...] = ()
    unfinished: int = 0
    problems: tuple[Problem, ...] = ()
    foreign: bool = False
    is_table: bool = False
