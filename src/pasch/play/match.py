"""`Match`: the authority over one game. It takes actions, throws or receives dice, and keeps the event log.

It knows no terminal and no network: a game at one table, against computers or over a wire drives the same object. The
log is the truth; every event is handed to `save` before the new state can be seen, so that nothing shown is ever lost.
"""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from typing import get_args

from pasch.play.dice_sources import DiceSource, next_throw
from pasch.play.record import Record, states
from pasch.rules.engine import apply
from pasch.rules.errors import Problem, Refused
from pasch.rules.events import Action, Event, Rolled, StartRolled
from pasch.rules.state import GameState

Save = Callable[[Record, Sequence[GameState]], None]
"""Keeps a record; told the states before each of its events, so that nothing need be played again."""

_ACTIONS = get_args(Action)


class Match:
    """One game being played.

    Args:
        record: the game so far; `record.events` may be empty.
        dice: throws the dice; None when real dice lie on the table and `receive` brings what they show.
        save: called after each event, before it counts; an error there leaves the match as it was.

    Raises:
        PaschError: the record is not a game by its rules.
    """

    def __init__(self, record: Record, dice: DiceSource | None, save: Save = lambda *_: None) -> None:
        self.record = record
        self._dice = dice
        self._save = save
        self._states = list(states(record))

    @property
    def state(self) -> GameState:
        """Where the game stands."""
        return self._states[-1]

    @property
    def last_seat(self) -> int | None:
        """The seat that the last event was about; None before the first one."""
        return self._states[-2].seat if len(self._states) > 1 else None

    @property
    def throws_dice(self) -> bool:
        """Whether the match throws; otherwise it waits for what real dice show."""
        return self._dice is not None

    def begin(self) -> None:
        """Saves the game before its first event, so that it is on disk from the start."""
        self._save(self.record, self._states)

    def throw(self) -> GameState:
        """Throws the dice that are due: one for the start, or all that are not held.

        Raises:
            Refused: no throw is due.
        """
        if self._dice is None:
            raise Refused(Problem("real-dice"))
        number = sum(isinstance(event, StartRolled | Rolled) for event in self.record.events)
        return self._append(next_throw(self._dice, self.state, number))

    def receive(self, event: Rolled | StartRolled) -> GameState:
        """Takes what real dice show.

        Raises:
            Refused: they cannot show that, or no throw is due.
        """
        return self._append(event)

    def act(self, action: Action) -> GameState:
        """Does what the seat on turn decided.

        Raises:
            Refused: it may not do that now; nothing has changed.
        """
        return self._append(action)

    def undo(self) -> bool:
        """Takes back the last decision, never a throw; False when the last thing that happened was a throw.

        With real dice a throw is only what somebody typed, so it is taken back as well.
        """
        events = self.record.events
        if not events or (self.throws_dice and not isinstance(events[-1], _ACTIONS)):
            return False
        self._keep(replace(self.record, events=events[:-1]))
        self._states.pop()
        return True

    def fork(self) -> "Match":
        """The same game to try things in: what happens there is saved nowhere and leaves this match as it is."""
        trial = copy(self)
        trial._save = lambda *_: None
        trial._states = list(self._states)
        return trial

    def _append(self, event: Event) -> GameState:
        state = apply(self.state, event)
        self._keep(replace(self.record, events=(*self.record.events, event)))
        self._states.append(state)
        return state

    def _keep(self, record: Record) -> None:
        self._save(record, self._states)
        self.record = record
