"""A game at a table of a server, folded from its events (docs/protocol.md), as somebody who plays there sees it."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from pasch.engines.words import house_rule
from pasch.rules.catalogue import shipped
from pasch.rules.dicetext import parse_dice
from pasch.rules.engine import apply, new_game
from pasch.rules.errors import PaschError, Problem
from pasch.rules.events import Announced, Bought, Event, Held, Rolled, Scored, StartRolled, Struck
from pasch.rules.state import GameState
from pasch.rules.variant import Variant

Json = Mapping[str, Any]
_READ: Mapping[str, Callable[[Json], Event]] = {
    "start-rolled": lambda said: StartRolled(said["face"]),
    "rolled": lambda said: Rolled(parse_dice(said["dice"])),
    "held": lambda said: Held(parse_dice(said["dice"])),
    "bought": lambda said: Bought(parse_dice(said["dice"])),
    "announced": lambda said: Announced(said["box"]),
    "scored": lambda said: Scored(said["box"]),
    "struck": lambda said: Struck(said["box"]),
}
_TAKEN_BACK = Announced | Scored | Struck


class Followed:
    """What happened at a table so far.

    Attributes:
        seq: the number of the last event; -1 before the first.
        sitting: seats that somebody has taken. replaced: seats that a computer player has taken over.
        began, ended: whether the game has. next_table: where the same people play on.
    """

    variant: Variant

    def __init__(self) -> None:
        self.seq = -1
        self.sitting: set[int] = set()
        self.replaced: set[int] = set()
        self.began = self.ended = False
        self.next_table: str | None = None
        self._happened: list[tuple[int, Event]] = []
        self._states: list[GameState] = []

    @property
    def state(self) -> GameState:
        """Where the game stands."""
        return self._states[-1]

    def take(self, said: Json) -> None:
        """Takes the next event; of a kind that nobody knows, only its number.

        Raises:
            PaschError: it is no game, or not by rules that are known here.
        """
        self.seq = said["seq"]
        match said["type"]:
            case "opened":
                self._open(said)
            case "sat":
                self.sitting.add(said["seat"])
            case "began":
                self.began = True
            case "undone":
                self._take_back(said["seat"])
            case "replaced":
                self.replaced.add(said["seat"])
            case "ended":
                self.ended = True
            case "rematch":
                self.next_table = said["table"]
            case kind if kind in _READ:
                event = _READ[kind](said)
                self._happened.append((said["seat"], event))
                self._states.append(apply(self.state, event))

    def _open(self, said: Json) -> None:
        if said["kind"] != "game":
            raise PaschError(Problem("bot-pad"))
        self.variant = _variant(said)
        seats = said["seats"]
        self._states = [new_game(self.variant, len(seats), said["direction"], said.get("first"))]
        self.sitting |= {seat for seat, each in enumerate(seats) if each["kind"] == "computer"}

    def _take_back(self, seat: int) -> None:
        """The seat's last entry does not count, nor what came after it; that comes again."""
        places = [place for place, (who, event) in enumerate(self._happened) if who == seat and _binds(event)]
        if places:
            del self._happened[places[-1] :]
            del self._states[places[-1] + 1 :]


def _binds(event: Event) -> bool:
    return isinstance(event, _TAKEN_BACK)


def _variant(said: Json) -> Variant:
    about = said["variant"]
    if "id" in said["rules"]:
        with suppress(PaschError):
            if shipped(about["id"]).rules_hash == about["rules_hash"]:
                return shipped(about["id"])
    return house_rule(said["toml"])
