"""`GameTable`: one game as its events tell it, and what an action would add to them; with the terminal's `Match`."""

from collections.abc import Collection, Iterable, Mapping
from copy import copy
from dataclasses import dataclass, replace
from math import ceil
from typing import get_args

from pasch.locale import LANGUAGES, text
from pasch.play.dice.fair_dice import FairDice, Fairness
from pasch.play.match import Match
from pasch.play.records.record_io import Record
from pasch.rules.errors import IllegalActionError, Problem
from pasch.rules.game.engine import standings, totals
from pasch.rules.game.events import Announced, Bought, Held, Outcome, Rolled, Scored, StartRolled, Struck
from pasch.server.compute.compute_service import WITHOUT_SOLUTION
from pasch.server.settings import AWAY_SECONDS
from pasch.server.store import StoredTable
from pasch.server.tables.game_series import loser, series_after
from pasch.server.tables.permissions import Permit
from pasch.server.tables.table_opening import check_level, stored_variant
from pasch.server.tables.table_state import Choose, TableState, TableStep, by_nobody
from pasch.server.tables.tentative_move import TentativeMove
from pasch.server.wire.field_types import ComputerSeat, PersonSeat, SeatLocation
from pasch.server.wire.rejection import Rejected
from pasch.server.wire.requests import Action, JoinRequest, Rematch, Replace, Return, Sit, StandIn, Stop, Throw, Undo
from pasch.server.wire.table_events import (
    Began,
    Ended,
    Happened,
    Opened,
    PlaysOn,
    Replaced,
    Returned,
    Sat,
    StoodIn,
    Stopped,
    Undone,
)

Move = Throw | Held | Bought | Announced | Scored | Struck
_OUTCOMES = get_args(Outcome)


@dataclass(slots=True)
class TableSeat:
    """One seat.

    Attributes:
        level: of the computer player that sits there; None for a person.
        entropy: what the person added; None before they sat down.
        stand_in: the computer player that plays until the person returns.
    """

    name: str
    place: SeatLocation
    level: str | None
    entropy: str | None = None
    stand_in: StoodIn | None = None

    @classmethod
    def of(cls, opened: PersonSeat | ComputerSeat) -> "TableSeat":
        """The seat as the table was opened."""
        if isinstance(opened, ComputerSeat):
            return cls(opened.name, "here", opened.level)
        return cls(opened.name, opened.place, None)

    def again(self) -> PersonSeat | ComputerSeat:
        """The same seat at another table."""
        if self.level is None:
            return PersonSeat(kind="person", name=self.name, place=self.place)
        return ComputerSeat(kind="computer", name=self.name, level=self.level)

    @property
    def plays(self) -> str | None:
        """The level of the computer player that plays now, for good or until the person returns."""
        return self.stand_in.level if self.stand_in else self.level

    @property
    def is_free(self) -> bool:
        """Returns whether a person is still expected."""
        return self.level is None and self.entropy is None


class GameTable(TableState):
    """One game.

    Args:
        table: the table without its events; only the event `ended` reveals its secret.
    """

    in_order = True
    actions = (Sit, *get_args(Move), Undo, Replace, StandIn, Return, Stop, Rematch)

    def __init__(self, table: StoredTable) -> None:
        self._table = table
        self.seats: list[TableSeat] = []
        self.match: Match | None = None
        self.ended = self.stopped = False
        # Of each event of the record its seat, and whether a computer player stood in for it.
        self._authors: list[tuple[int | None, bool]] = []

    # What happened

    def take(self, happened: Happened) -> None:
        """Takes the next event."""
        match happened:
            case Happened(Opened() as opened):
                self.opened = opened
                self.variant = stored_variant(opened)
                self.seats = [TableSeat.of(seat) for seat in opened.seats]
            case Happened(Sat(name, entropy), int(seat)):
                self.seats[seat].name, self.seats[seat].entropy = name, entropy
            case Happened(Began()):
                record = Record(self.variant, self._names("en"), self.opened.direction, self.opened.first)
                assert self._table.secret is not None
                self.match = Match(record, FairDice(self._table.secret, list(self._entropies().values())))
            case Happened(Replaced(level), int(seat)):
                self.seats[seat].level, self.seats[seat].stand_in = level, None
            case Happened(StoodIn() as stand_in, int(seat)):
                self.seats[seat].stand_in = stand_in
            case Happened(Returned(), int(seat)):
                self.seats[seat].stand_in = None
            case Happened(Stopped()):
                self.stopped = True
            case Happened(Ended()):
                self.ended = True
            case Happened(PlaysOn(table)):
                self.next_table = table
            case _:
                self._play_on(happened)
        self._note_maker(happened)

    def follow(self, step: TableStep) -> None:
        """Takes the events of a step; what the rules had to say to them was said when the step was made."""
        for happened in step.events:
            if step.match is None or not isinstance(happened.event, _OUTCOMES):
                self.take(happened)
            else:
                self._note_maker(happened)
        self.match = step.match or self.match

    def _note_maker(self, happened: Happened) -> None:
        if isinstance(happened.event, _OUTCOMES):
            seat = happened.seat
            self._authors.append((seat, seat is not None and self.seats[seat].stand_in is not None))
        elif isinstance(happened.event, Undone):
            del self._authors[len(self._begun().record.events) :]

    def _play_on(self, happened: Happened) -> None:
        game = self._begun()
        match happened.event:
            case StartRolled() | Rolled() as thrown:
                game.receive(thrown)
            case Scored(box):
                game.act(Scored(box))
            case Held() | Bought() | Announced() | Struck() as decided:
                game.act(decided)
            case Undone():
                assert happened.seat is not None
                game.take_back(happened.seat)
            case other:
                raise ValueError(f"an event {other.type!r} in a game")

    # Who may do what

    def check_own_rights(self, permit: Permit, seat: int, action: Action, waited_s: float) -> None:
        is_free = seat < len(self.seats) and self.seats[seat].is_free
        if isinstance(action, Replace) and (permit.host or not is_free):
            permit.check_host()
        elif isinstance(action, Replace | StandIn | Stop):
            permit.check_writes()
            self._check_away(seat, AWAY_SECONDS[self.opened.pace] - waited_s)
        elif isinstance(action, Rematch):
            permit.check_writes()
        else:
            permit.check_seat(seat)

    def check_inviting(self, permit: Permit) -> None:
        # Everyone seated may invite, so invitations still work after the host has left.
        permit.check_writes()

    def _check_away(self, seat: int, left_s: float) -> None:
        if left_s > 0 and seat < len(self.seats):
            raise Rejected(422, Problem("not-away-yet", {"name": self._called(seat), "seconds": ceil(left_s)}))

    def people(self, seats: Iterable[int], *, writes: bool = True) -> list[int]:  # noqa: ARG002 - as of any fold
        """Those of the seats where a person sits, or will."""
        return [seat for seat in sorted(seats) if self.seats[seat].level is None]

    @property
    def is_due(self) -> bool:
        """Returns whether the turn of a computer player, or the end of the game, is due."""
        if self.match is None or self.ended:
            return False
        return self.match.state.phase == "over" or self.seats[self.match.state.seat].plays is not None

    @property
    def on_turn(self) -> int | None:
        if self.match is None or self.ended or self.match.state.phase == "over":
            return None
        return self.match.state.seat

    @property
    def is_over(self) -> bool:
        """Returns whether the last entry is final."""
        return self.ended

    @property
    def is_undoable(self) -> bool:
        """Returns whether the game is over and its last entries may be taken back."""
        over = self.match is not None and self.match.state.phase == "over"
        return over and self._undoable is not None

    @property
    def _undoable(self) -> int | None:
        if self.match is None or self.ended:
            return None
        return self.match.undoable([seat for seat, who in enumerate(self.seats) if who.plays is not None])

    # What an action would bring

    def act(self, key: str, seat: int, action: Action) -> TableStep:  # noqa: ARG002 - as of any fold
        """Returns the events of a seat's action; a rematch is none, as it opens a table of its own."""
        if seat >= len(self.seats):
            raise IllegalActionError(Problem("no-such-seat", {"found": seat + 1, "most": len(self.seats)}))
        if isinstance(action, Replace):
            return self._replace(seat, action.level)
        if self.seats[seat].level is not None:
            raise IllegalActionError(Problem("computer-already", {"name": self._called(seat)}))
        if self.seats[seat].stand_in and not isinstance(action, Return):
            raise IllegalActionError(Problem("stand-in-plays", {"name": self._called(seat)}))
        match action:
            case Sit():
                return self._sit(seat, action.name, action.entropy)
            case StandIn(level=level, once=once):
                check_level(level)
                return TableStep([Happened(StoodIn(level, once), self._awaited(seat))])
            case Stop():
                stopped = Happened(Stopped(), self._awaited(seat))
                return TableStep([stopped, *self._end().events])
            case Return():
                return self._return(seat)
            case Undo():
                return self._undo(seat)
            case Throw() | Held() | Bought() | Announced() | Scored() | Struck():
                return self._move(seat, action)
            case other:
                raise TypeError(f"an action {other.type!r} in a game")

    def join(self, request: JoinRequest, own: Collection[int], taken: Collection[int]) -> tuple[int, TableStep | None]:
        """Seats the holder of an invitation: at their former seat, or at the next free one."""
        open_seats = [seat for seat, who in enumerate(self.seats) if who.is_free and who.place == "link"]
        free = sorted(own) or [seat for seat in open_seats if seat not in taken]
        if not free:
            raise Rejected(422, Problem("table-full"))
        sits = not self.seats[free[0]].is_free
        return free[0], None if sits else self._sit(free[0], request.name, request.entropy)

    async def unasked(self, choose: Choose, *, give_up: bool) -> TableStep:
        """Returns the end, or the turn of a computer player, which is replaced if it failed to decide."""
        game = self._begun()
        if game.state.phase == "over":
            return self._end()
        seat = self.seats[game.state.seat]
        if give_up and seat.plays != WITHOUT_SOLUTION:
            return TableStep([Happened(_played_by(WITHOUT_SOLUTION, seat), game.state.seat)])
        return await _turn(TentativeMove(game), seat, choose)

    def rematch(self, commitment: str | None, asked: Rematch) -> Opened:
        """Returns the opening of the next game: the same seats, the loser first, and the state of the series."""
        if not self.ended:
            raise Rejected(422, Problem("not-over-yet"))
        if self.next_table is not None:
            raise Rejected(422, Problem("rematch-already"))
        if asked.seats is not None or asked.series is not None:
            raise Rejected(422, Problem("other-kind-of-table", place="action"))
        reached, series = standings(self._begun().state), self.opened.series
        return replace(
            self.opened,
            seats=[seat.again() for seat in self.seats],
            commitment=commitment,
            first=loser(reached),
            series=series if series is None or self.stopped else series_after(series, reached),
        )

    def _awaited(self, seat: int) -> int:
        """Checks that the game waits for the seat, and returns it."""
        self._begun()
        if self.on_turn is None:
            raise IllegalActionError(Problem("game-over"))
        if self.on_turn != seat:
            raise IllegalActionError(Problem("not-awaited", {"name": self._called(self.on_turn)}))
        return seat

    def _return(self, seat: int) -> TableStep:
        if not self.seats[seat].stand_in:
            raise IllegalActionError(Problem("no-stand-in"))
        if self.ended:
            raise IllegalActionError(Problem("game-over"))
        return TableStep([Happened(Returned(), seat)])

    def _end(self) -> TableStep:
        assert self._table.secret is not None
        return by_nobody(Ended(self._table.secret, list(totals(self._begun().state))))

    def _sit(self, seat: int, name: str, entropy: str) -> TableStep:
        if not self.seats[seat].is_free:
            raise IllegalActionError(Problem("seat-taken", {"seat": seat + 1}))
        if not name and self.seats[seat].place == "link":
            raise IllegalActionError(Problem("name-missing"))
        if name and any(
            other.name.casefold() == name.casefold() for other in self.seats if other is not self.seats[seat]
        ):
            raise IllegalActionError(Problem("name-taken", {"name": name}))
        return self._beginning(Happened(Sat(name, entropy), seat))

    def _replace(self, seat: int, level: str) -> TableStep:
        if self.seats[seat].level is not None:
            raise IllegalActionError(Problem("computer-already", {"name": self._called(seat)}))
        if self.ended:
            raise IllegalActionError(Problem("game-over"))
        check_level(level)
        replaced = Happened(Replaced(level), seat)
        return self._beginning(replaced) if self.match is None else TableStep([replaced])

    def _undo(self, seat: int) -> TableStep:
        self._begun()
        if self.ended:
            raise IllegalActionError(Problem("game-over"))
        if self._undoable != seat:
            raise IllegalActionError(Problem("nothing-to-undo"))
        return TableStep([Happened(Undone(), seat)])

    def _move(self, seat: int, action: Move) -> TableStep:
        trial = TentativeMove(self._begun())
        if self.ended or trial.state.phase == "over":
            raise IllegalActionError(Problem("game-over"))
        if trial.state.seat != seat:
            raise IllegalActionError(Problem("not-your-turn", {"name": self._called(trial.state.seat)}))
        if self._begun().ahead and isinstance(action, Held | Bought):
            raise IllegalActionError(Problem("dice-seen"))
        if not isinstance(action, Throw):
            trial.act(action)
        elif not trial.state.turn.throws and trial.state.phase == "decide":
            trial.act(Held(()))
        if isinstance(action, Throw | Held | Bought):
            trial.throw()
        return trial.step()

    def _beginning(self, happened: Happened) -> TableStep:
        after = copy(self)
        after.seats = [replace(seat) for seat in self.seats]
        after.take(happened)
        if any(seat.is_free for seat in after.seats):
            return TableStep([happened])
        began = Happened(Began(), None)
        after.take(began)
        trial = TentativeMove(after._begun())
        while trial.state.phase == "start":
            trial.throw()
        start = trial.step()
        return replace(start, events=[happened, began, *start.events])

    def _called(self, seat: int) -> Mapping[str, str]:
        return {language: self._names(language)[seat] for language in LANGUAGES}

    def _names(self, language: str) -> tuple[str, ...]:
        names: list[str] = []
        for number, seat in enumerate(self.seats, 1):
            word = "seat-you-numbered" if seat.level is None else f"seat-{seat.level}"
            name = seat.name or text(word, language, number=number)
            names.append(name if seat.name or name not in names else f"{name} {number}")
        return tuple(names)

    def _begun(self) -> Match:
        if self.match is None:
            raise IllegalActionError(Problem("not-begun"))
        return self.match

    # The game as a record

    def record(self, language: str) -> Record:
        """The game so far; with the secret once it is over."""
        game = self._begun()
        assert self.opened.commitment is not None
        fairness = Fairness(self.opened.commitment, self._entropies(), self._table.secret if self.ended else None)
        players = {f"Player{number}": seat.level or "you" for number, seat in enumerate(self.seats, 1)}
        date = {"Date": f"{self._table.created:%Y-%m-%d}"}
        tags = players | self._stand_in_tags() | date | fairness.tags()
        return replace(game.record, seats=self._names(language), tags=tags)

    def _stand_in_tags(self) -> dict[str, str]:
        """By seat, the numbers of its turns that a computer player played for its person."""
        turns: list[list[bool]] = [[] for _ in self.seats]
        for (seat, by_computer), event in zip(self._authors, self._begun().record.events, strict=True):
            if isinstance(event, Scored | Struck) and seat is not None:
                turns[seat].append(by_computer)
        numbers = [[str(number) for number, by_computer in enumerate(own, 1) if by_computer] for own in turns]
        return {f"StandIn{seat}": ", ".join(found) for seat, found in enumerate(numbers, 1) if found}

    def _entropies(self) -> Mapping[int, str]:
        return {number: seat.entropy for number, seat in enumerate(self.seats) if seat.entropy is not None}


def _played_by(level: str, seat: TableSeat) -> Replaced | StoodIn:
    """Returns the event by which another computer player goes on."""
    return replace(seat.stand_in, level=level) if seat.stand_in else Replaced(level)


async def _turn(trial: TentativeMove, who: TableSeat, choose: Choose) -> TableStep:
    seat, level = trial.state.seat, who.plays
    assert level is not None
    if trial.state.phase == "start":
        trial.throw()
        return trial.step()
    is_over = trial.repeat() and trial.state.seat != seat
    while not is_over:
        if trial.state.phase == "throw":
            trial.throw()
        choice = await choose(trial.state, level)
        if choice.level != level:
            level = choice.level
            trial.note(_played_by(level, who))
        trial.act(choice.action)
        is_over = isinstance(choice.action, Scored | Struck)
    if who.stand_in and who.stand_in.once:
        trial.note(Returned(), seat)
    return trial.step()
