"""`TentativeMove`: tries an action in a fork of the game that everybody sees."""

from pasch.play.match import Match
from pasch.rules.game.events import Action, Rolled, StartRolled
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import with_points
from pasch.server.tables.table_state import TableStep, Thrown, count_throw
from pasch.server.wire.table_events import Happened, TableEvent


class TentativeMove:
    """A fork of a match that records its events."""

    def __init__(self, match: Match) -> None:
        self._match = match.fork()
        self._events: list[Happened] = []
        self._thrown = Thrown()

    @property
    def state(self) -> GameState:
        """The state after the events so far."""
        return self._match.state

    def act(self, action: Action) -> None:
        """Applies a decision of the seat on turn."""
        before = self.state
        self._match.act(action)
        self.note(with_points(before, action), before.seat)

    def throw(self) -> None:
        """Throws what is due; dice that fell before an entry was taken back were counted then."""
        before, ahead = self.state, self._match.ahead[:1]
        self._match.throw()
        event = self._match.record.events[-1]
        assert isinstance(event, StartRolled | Rolled)
        self.note(event, before.seat)
        if ahead != ((before.seat, event),):
            self._thrown.update(count_throw(before, event))

    def repeat(self) -> bool:
        """Repeats what the seat on turn did before an entry was taken back, if anything; its dice were counted then."""
        seat, count = self.state.seat, len(self._events)
        while self.state.seat == seat and [by for by, _ in self._match.ahead[:1]] == [seat]:
            before = self.state
            self.note(with_points(before, self._match.repeat()), seat)
        return len(self._events) > count

    def note(self, event: TableEvent, seat: int | None = None) -> None:
        """Records an event, of the seat on turn by default."""
        self._events.append(Happened(event, self.state.seat if seat is None else seat))

    def step(self) -> TableStep:
        """Returns the step so far."""
        return TableStep(self._events, self._thrown, self._match)
