"""`Record`: a whole game, finished or not, as its events."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from unicodedata import category

from pasch.locale import preferred_language
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import NotationError, Problem
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Event
from pasch.rules.game.state import Direction, GameState, new_game
from pasch.rules.game.state_html import state_html
from pasch.rules.variant.variant import Variant

TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
# Allowed: they occur within words of some languages, and within emoji of several people.
_JOINERS = "\u200c\u200d"
_STAND_IN = re.compile(r"StandIn[0-9]+")
_TURNS = re.compile(r"[1-9][0-9]{0,2}(, [1-9][0-9]{0,2})*")
RESERVED_TAG = re.compile(r"Variant|Rules|Direction|First|Seat[0-9]*")


@dataclass(frozen=True)
class Record:
    """A game as it was played.

    Attributes:
        seats: names of the seats in seating order.
        first: the seat that begins if that was agreed; None if it was thrown for, or there is one seat.
        tags: further facts (Date, Site, Player1 …), in the order in which they are written.
        comments: text after the event with this index; -1 before all of them.

    Raises:
        NotationError: a tag has a name that the format cannot write, or reserves, or lists no turns where it should; a
            seat has a name that no line of text can show.
    """

    variant: Variant
    seats: tuple[str, ...]
    direction: Direction
    first: int | None = None
    events: tuple[Event, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict, hash=False)
    comments: Mapping[int, str] = field(default_factory=dict, hash=False)

    @property
    def final_state(self) -> GameState:
        """The game after its last event; see `final_state`."""
        return final_state(self)

    def __repr__(self) -> str:
        return f"Record({self.variant!r}, {', '.join(map(repr, self.seats))}, {len(self.events)} events)"

    def _repr_html_(self) -> str:
        return state_html(self.final_state, preferred_language(), self.seats)

    def __post_init__(self) -> None:
        for name, value in self.tags.items():
            check_tag_name(name)
            if _STAND_IN.fullmatch(name) and not _TURNS.fullmatch(value):
                raise NotationError(Problem("tag-turns", {"name": name, "found": excerpt(value)}))
        for name in self.seats:
            check_seat_name(name)


def check_tag_name(name: str) -> None:
    """Checks the name of a further tag.

    Raises:
        NotationError: a tag may not have this name.
    """
    if not TAG_NAME.fullmatch(name):
        raise NotationError(Problem("tag-name", {"found": excerpt(name)}))
    if RESERVED_TAG.fullmatch(name):
        raise NotationError(Problem("tag-reserved", {"found": name}))


def check_seat_name(name: str) -> None:
    """Checks that a name can be shown on one line.

    Raises:
        NotationError: it has a line break, or invisible signs, which may change the direction of writing.
    """
    if not all(letter in _JOINERS or category(letter) not in _UNSEEN for letter in name):
        raise NotationError(Problem("seat-name", {"found": excerpt(ascii(name))}))


def stand_in_turns(record: Record, seat: int) -> list[int]:
    """The turns of a seat, from 1, that a computer player played for its person, by the tag ``StandIn1`` and so on."""
    written = record.tags.get(f"StandIn{seat + 1}")
    return [int(turn) for turn in written.split(", ")] if written else []


def states(record: Record) -> Iterator[GameState]:
    """The state before the first event and after each one.

    Raises:
        IllegalActionError: the rules do not allow the game to begin like this, or an event.
    """
    state = new_game(record.variant, len(record.seats), record.direction, record.first)
    yield state
    for event in record.events:
        state = apply(state, event)
        yield state


def final_state(record: Record) -> GameState:
    """Returns the game after its last event.

    Raises:
        IllegalActionError: the rules do not allow the game to begin like this, or an event.
    """
    *_, last = states(record)
    return last
