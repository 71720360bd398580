"""`Match`: the authority over one game. It takes actions, throws or receives dice, and keeps the event log.

It knows no terminal and no network: a game at one table, against computers or over a wire drives the same object. The
log is the truth; every event is handed to `save` before the new state can be seen, so that nothing shown is ever lost.
"""

from collections.abc import Callable, Collection, Sequence
from copy import copy
from dataclasses import replace
from typing import get_args

from pasch.locale import preferred_language
from pasch.play.dice.dice_sources import DiceSource, next_throw
from pasch.play.records.record_io import Record, states
from pasch.rules.arguments import checked
from pasch.rules.catalogue.shipped_variants import VariantName, as_variant
from pasch.rules.errors import IllegalActionError, Problem
from pasch.rules.game.events import Action, Announced, Event, Rolled, Scored, StartRolled, Struck
from pasch.rules.game.state import GameState
from pasch.rules.game.state_html import state_html
from pasch.solver.parallel.thread_safety import CopiedLock, one_at_a_time

Save = Callable[[Record, Sequence[GameState]], None]
"""Saves a record; gets the states before each of its events, so that nothing is replayed."""

_ACTIONS = get_args(Action)
_ENTRIES = Announced | Scored | Struck
Ahead = tuple[tuple[int, Event], ...]
"""Events after a decision that was taken back, each with its seat."""


def _save_nowhere(record: Record, states: Sequence[GameState]) -> None:
    """Keeps nothing; a function with a name, so that a match can be pickled."""


class Match:
    """One game being played. Threads may share it: one call waits for another.

    Args:
        record: the game so far; `record.events` may be empty.
        dice: throws the dice; None if real dice are thrown, whose faces `receive` takes.
        save: called with each event before it takes effect; an error there leaves the match as it was.

    Raises:
        PaschError: the record is not a game by its rules.
    """

    @checked
    def __init__(self, record: Record, dice: DiceSource | None, save: Save = _save_nowhere) -> None:
        self.record = record
        self._dice = dice
        self._save = save
        self._states = list(states(record))
        self._ahead: Ahead = ()
        self._calls = CopiedLock()

    @classmethod
    @checked
    def start(
        cls, variant: VariantName, seats: Sequence[str], dice: DiceSource | None = None, first: int | None = None
    ) -> "Match":
        """Returns a new game, saved nowhere.

        Args:
            variant: the rules, or the id or file of a variant.
            seats: names of the players in seating order.
            first: the seat that begins; where None, several seats throw for the start.

        Raises:
            PaschError: there is no such variant, or it is not played by so many.
        """
        rules = as_variant(variant)
        return cls(Record(rules, tuple(seats), rules.direction, first), dice)

    def __repr__(self) -> str:
        return f"Match({self.record!r})"

    def _repr_html_(self) -> str:
        return state_html(self.state, preferred_language(), self.record.seats)

    @property
    def state(self) -> GameState:
        """The game after its last event."""
        return self._states[-1]

    @property
    def last_seat(self) -> int | None:
        """The seat that the last event was about; None before the first one."""
        return self._states[-2].seat if len(self._states) > 1 else None

    @property
    def throws_dice(self) -> bool:
        """True if the match throws; otherwise it waits for real dice."""
        return self._dice is not None

    @one_at_a_time
    def begin(self) -> None:
        """Saves the game before its first event, so that it is on disk from the start."""
        self._save(self.record, self._states)

    @one_at_a_time
    def throw(self) -> GameState:
        """Throws the dice that are due: one for the start, or all that are not held.

        Raises:
            IllegalActionError: no throw is due.
        """
        if self._dice is None:
            raise IllegalActionError(Problem("real-dice"))
        # Numbered over the whole game: after a decision was taken back, the same dice fall again.
        number = sum(isinstance(event, StartRolled | Rolled) for event in self.record.events)
        return self._append(next_throw(self._dice, self.state, number))

    @one_at_a_time
    @checked
    def receive(self, event: Rolled | StartRolled) -> GameState:
        """Takes the faces of real dice.

        Raises:
            IllegalActionError: they cannot show that, or no throw is due.
        """
        return self._append(event)

    @one_at_a_time
    @checked
    def act(self, action: Action) -> GameState:
        """Applies a decision of the seat on turn.

        Raises:
            IllegalActionError: it may not do that now; nothing has changed.
        """
        return self._append(action)

    @one_at_a_time
    def undo(self) -> bool:
        """Takes back the last decision, never a throw; False when the last thing that happened was a throw.

        With real dice a throw is only typed in, so it is taken back as well.
        """
        events = self.record.events
        if not events or (self.throws_dice and not isinstance(events[-1], _ACTIONS)):
            return False
        self._keep(replace(self.record, events=events[:-1]))
        self._states.pop()
        return True

    @one_at_a_time
    def undoable(self, computers: Collection[int]) -> int | None:
        """Returns the seat that may take its last decision back: that of the last person to act, if with an entry.

        Actions of computers since do not matter. None if there is no such seat.
        """
        happened = zip(reversed(self._states[:-1]), reversed(self.record.events), strict=True)
        last = next(((before.seat, event) for before, event in happened if before.seat not in computers), None)
        return last[0] if last is not None and isinstance(last[1], _ENTRIES) else None

    @one_at_a_time
    @checked
    def take_back(self, seat: int) -> None:
        """Takes back the last decision of a seat, and what others did since.

        Those events are repeated once the seat has decided anew: no seat gets other dice or other moves.

        Raises:
            IllegalActionError: there is no such seat, or it has not decided anything.
        """
        place = max((place for place, before in enumerate(self._states[:-1]) if before.seat == seat), default=-1)
        if place < 0:
            raise IllegalActionError(Problem("no-such-seat", {"found": seat + 1, "most": len(self.record.seats)}))
        events = self.record.events
        seats = [before.seat for before in self._states[place + 1 : -1]]
        self._keep(replace(self.record, events=events[:place]))
        self._ahead = (*zip(seats, events[place + 1 :], strict=True), *self._ahead)
        del self._states[place + 1 :]

    @property
    def ahead(self) -> Ahead:
        """Events after a decision that was taken back, of its seat and of others."""
        return self._ahead

    @one_at_a_time
    def repeat(self) -> Event:
        """Applies the next event that is ahead again."""
        (_, event), *_ = self._ahead
        self._append(event)
        return event

    @one_at_a_time
    def fork(self) -> "Match":
        """Returns a copy to try things in, which is never saved and leaves this match as it is."""
        trial = copy(self)
        trial._save = _save_nowhere
        trial._states = list(self._states)
        return trial

    def _append(self, event: Event) -> GameState:
        state = self.state.apply(event)
        self._keep(replace(self.record, events=(*self.record.events, event)))
        self._ahead = self._still_ahead(event)
        self._states.append(state)
        return state

    def _still_ahead(self, event: Event) -> Ahead:
        # An entry of another seat leaves the order of the throws as it was; a hold takes a throw of its own, so what
        # followed is void. So it is once the seat that it belongs to decides differently.
        if not self._ahead:
            return ()
        (seat, expected), *others = self._ahead
        if self.state.seat == seat:
            return tuple(others) if event == expected else ()
        return self._ahead if isinstance(event, _ENTRIES) else ()

    def _keep(self, record: Record) -> None:
        # Saved first, so that an error leaves the match as it was.
        self._save(record, self._states)
        self.record = record
