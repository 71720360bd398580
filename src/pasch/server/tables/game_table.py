"""`GameTable`: one game as its events tell it, and what an action would add to them; with the terminal's `Match`.

Taking an event changes the table; `act` and its kin change nothing: they try the action in a fork of the match and give
the events that it would bring. Whoever asked stores them, and only what is stored is taken.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from pasch.play.fair import FairDice, Fairness
from pasch.play.match import Match
from pasch.play.record import Record
from pasch.rules.dicetext import parse_dice
from pasch.rules.engine import totals
from pasch.rules.errors import Problem, Refused
from pasch.rules.events import Action, Announced, Rolled, Scored, StartRolled, Struck
from pasch.rules.state import GameState
from pasch.rules.turn import with_points
from pasch.rules.variant import Variant
from pasch.server.solving.advice import read_action
from pasch.server.solving.solvers import Choice
from pasch.server.store import Body, StoredEvent, StoredTable
from pasch.server.tables.opening import check_level, stored_variant
from pasch.server.tables.thrown import Thrown, fallen
from pasch.server.wire.requests import Announce, Buy, Hold, Replace, Score, Sit, Strike, Throw, Undo

SeatAction = Sit | Throw | Hold | Buy | Announce | Score | Strike | Undo | Replace
Choose = Callable[[GameState, str], Awaitable[Choice]]
"""What a computer player of some level does in a state, and which level decided."""


@dataclass(slots=True)
class Seat:
    """One seat.

    Attributes:
        level: of the computer player that sits there; None for a person.
        entropy: what the person added; None before they sat down.
    """

    name: str
    place: Literal["here", "link"]
    level: str | None
    entropy: str | None = None

    @property
    def is_free(self) -> bool:
        """Whether a person is still expected."""
        return self.level is None and self.entropy is None


@dataclass(frozen=True)
class Step:
    """What an action brings: the events, and the dice thrown for it."""

    bodies: list[Body]
    thrown: Thrown


class GameTable:
    """One game.

    Args:
        table: the table without its events; its secret is told by the event `ended` and nowhere before.
    """

    def __init__(self, table: StoredTable) -> None:
        self._table = table
        self.variant: Variant
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.opened: Body = {}
        self.ended = False
        self.next_table: str | None = None

    # What happened

    def take(self, event: StoredEvent) -> None:
        """Takes the next event."""
        body = event.body
        match body["type"]:
            case "opened":
                self.opened = body
                self.variant = stored_variant(body)
                self.seats = [
                    Seat(seat["name"], seat.get("place", "here"), seat.get("level")) for seat in body["seats"]
                ]
            case "sat":
                self.seats[body["seat"]].name = body["name"]
                self.seats[body["seat"]].entropy = body["entropy"]
            case "began":
                self._begin()
            case "replaced":
                self.seats[body["seat"]].level = body["level"]
            case "ended":
                self.ended = True
            case "rematch":
                self.next_table = body["table"]
            case _:
                self._follow(body)

    def _begin(self) -> None:
        names = tuple(seat.name or str(number) for number, seat in enumerate(self.seats, 1))
        record = Record(self.variant, names, self.opened["direction"])
        assert self._table.secret is not None
        self.match = Match(record, FairDice(self._table.secret, list(self._entropies().values())))

    def _follow(self, body: Body) -> None:
        game = self._begun()
        match body["type"]:
            case "start-rolled":
                game.receive(StartRolled(body["face"]))
            case "rolled":
                game.receive(Rolled(parse_dice(body["dice"])))
            case "held" | "bought" | "announced" | "scored" | "struck":
                game.act(read_action(body))
            case "undone":
                game.undo()
            case unknown:
                raise ValueError(f"an event {unknown!r} in a game")

    # Who may do what

    @property
    def due(self) -> Literal["turn", "end"] | None:
        """What comes next unasked: the turn of a computer player, or the end; None where people act."""
        if self.match is None or self.ended:
            return None
        if self.match.state.phase == "over":
            return "end"
        return None if self.moving is None else "turn"

    @property
    def moving(self) -> int | None:
        """The computer player's seat whose turn it is; None where it is a person's."""
        if self.match is None or self.seats[self.match.state.seat].level is None:
            return None
        return self.match.state.seat

    @property
    def undoable(self) -> int | None:
        """The person's seat that may take its last decision back; None where there is none."""
        if self.match is None or self.ended or not self.match.record.events:
            return None
        seat = self.match.last_seat
        if seat is None or self.seats[seat].level is not None:
            return None
        return seat if isinstance(self.match.record.events[-1], Announced | Scored | Struck) else None

    def free_seats(self) -> list[int]:
        """Where somebody with an invitation may sit down."""
        return [number for number, seat in enumerate(self.seats) if seat.is_free and seat.place == "link"]

    # What an action would bring

    def act(self, seat: int, action: SeatAction) -> Step:
        """What the seat's action brings.

        Raises:
            PaschError: it may not do that now.
        """
        if seat >= len(self.seats):
            raise Refused(Problem("no-such-seat", {"found": seat + 1, "most": len(self.seats)}))
        match action:
            case Replace():
                return Step(self._replace(seat, action.level), Thrown())
            case _ if self.seats[seat].level is not None:
                raise Refused(Problem("computer-already", {"name": self.seats[seat].name}))
            case Sit():
                return Step(self.sit(seat, action.name, action.entropy), Thrown())
            case Undo():
                return Step(self._undo(seat), Thrown())
            case _:
                return self._play(seat, action)

    def sit(self, seat: int, name: str, entropy: str) -> list[Body]:
        """Somebody sits down; the game begins with the last one.

        Raises:
            Refused: somebody sits there already, or has this name.
        """
        if not self.seats[seat].is_free:
            raise Refused(Problem("seat-taken", {"seat": seat + 1}))
        if any(other.name.casefold() == name.casefold() for other in self.seats if other is not self.seats[seat]):
            raise Refused(Problem("name-taken", {"name": name}))
        return [{"seat": seat, "type": "sat", "name": name, "entropy": entropy}, *self._beginning(seat)]

    def end(self) -> list[Body]:
        """The last entry stands; the secret is shown."""
        game = self._begun()
        return [{"seat": None, "type": "ended", "secret": self._table.secret, "totals": list(totals(game.state))}]

    async def computer_turn(self, choose: Choose) -> Step:
        """The whole turn of the computer player whose turn it is, or its throw for the start."""
        trial = _Trial(self._begun().fork())
        level = self.seats[trial.state.seat].level
        assert level is not None
        if trial.state.phase == "start":
            trial.throw()
            return trial.step
        while True:
            if trial.state.phase == "throw":
                trial.throw()
            choice = await choose(trial.state, level)
            if choice.level != level:
                level = choice.level
                trial.step.bodies.append({"seat": trial.state.seat, "type": "replaced", "level": level})
            trial.act(choice.action)
            if isinstance(choice.action, Scored | Struck):
                return trial.step

    def _replace(self, seat: int, level: str) -> list[Body]:
        if self.seats[seat].level is not None:
            raise Refused(Problem("computer-already", {"name": self.seats[seat].name}))
        if self.ended:
            raise Refused(Problem("game-over"))
        check_level(level)
        return [{"seat": seat, "type": "replaced", "level": level}, *self._beginning(seat)]

    def _undo(self, seat: int) -> list[Body]:
        self._begun()
        if self.ended:
            raise Refused(Problem("game-over"))
        if self.undoable != seat:
            raise Refused(Problem("nothing-to-undo"))
        return [{"seat": seat, "type": "undone"}]

    def _play(self, seat: int, action: Throw | Hold | Buy | Announce | Score | Strike) -> Step:
        trial = _Trial(self._begun().fork())
        if trial.state.phase == "over":
            raise Refused(Problem("game-over"))
        if trial.state.seat != seat:
            raise Refused(Problem("not-your-turn", {"name": self.seats[trial.state.seat].name}))
        if not isinstance(action, Throw):
            trial.act(read_action(action.model_dump()))
        if isinstance(action, Throw | Hold | Buy):
            trial.throw()
        return trial.step

    def _beginning(self, sitting: int) -> list[Body]:
        """The event that begins the game, where this seat was the last one free."""
        if self.match is not None or any(seat.is_free for place, seat in enumerate(self.seats) if place != sitting):
            return []
        return [{"seat": None, "type": "began"}]

    def _begun(self) -> Match:
        if self.match is None:
            raise Refused(Problem("not-begun"))
        return self.match

    # The game as a record

    def record(self) -> Record:
        """The game so far; with the secret once it is over.

        Raises:
            Refused: it has not begun.
        """
        game = self._begun()
        fairness = Fairness(self.opened["commitment"], self._entropies(), self._table.secret if self.ended else None)
        players = {f"Player{number}": seat.level or "you" for number, seat in enumerate(self.seats, 1)}
        date = {"Date": f"{self._table.created:%Y-%m-%d}"}
        record = game.record
        return Record(
            record.variant, record.seats, record.direction, events=record.events, tags=players | date | fairness.tags()
        )

    def _entropies(self) -> Mapping[int, str]:
        return {number: seat.entropy for number, seat in enumerate(self.seats) if seat.entropy is not None}


class _Trial:
    """A fork of a match in which an action is tried, writing down what it brings."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.step = Step([], Thrown())

    @property
    def state(self) -> GameState:
        return self.match.state

    def act(self, action: Action) -> None:
        """Does what the seat on turn decided."""
        before = self.state
        self.match.act(action)
        self._note(before)

    def throw(self) -> None:
        """Throws what is due."""
        before = self.state
        self.match.throw()
        self._note(before)
        event = self.match.record.events[-1]
        assert isinstance(event, StartRolled | Rolled)
        self.step.thrown.update(fallen(before, event))

    def _note(self, before: GameState) -> None:
        self.step.bodies.append({"seat": before.seat, **with_points(before, self.match.record.events[-1]).as_json()})
