"""The account of a game: the luck of every throw and the loss of every decision.

Before a throw a seat expects the value of its card, or of its hold; afterwards that of the best action: the difference
is luck. The value of the best action minus that of the action taken is its loss. So for every seat::

    start + luck − loss = final total

which is exact if the sheet is solved. An estimate values the same card differently before and after an entry; that
change is kept apart as drift.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pasch.play.records.record_io import Record, states
from pasch.rules.game.card import total
from pasch.rules.game.events import Announced, Bought, Held, Rolled, Scored, StartRolled, Struck
from pasch.rules.game.finish import winning_action
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import begun
from pasch.solver.query.action_ranking import Option, rank_actions
from pasch.solver.query.advice import Adviser
from pasch.solver.query.oracle import Oracle


class ThrowStep(NamedTuple):
    """A throw.

    Attributes:
        state: before it.
    """

    event: int
    state: GameState
    turn: int
    dice: Rolled
    before: float
    after: float

    @property
    def luck(self) -> float:
        """Points."""
        return self.after - self.before


class DecisionStep(NamedTuple):
    """A decision.

    Attributes:
        state: before it.
        options: every legal action, the best first.
        chosen: what was done.
    """

    event: int
    state: GameState
    turn: int
    options: Sequence[Option]
    chosen: Option

    @property
    def best(self) -> Option:
        """The best action; what was done, where nothing is better."""
        return self.options[0] if self.chosen.loss > 0 else self.chosen


@dataclass
class GameAccount:
    """The account of a game for each seat.

    Attributes:
        start: by seat, the final total to expect before the first throw; drift: see above.
        expected: the same after each event, beginning with the start.
        final: by seat, the totals on the cards; None where the game stopped before all were full.
    """

    played: Sequence[GameState]
    start: list[float]
    drift: list[float]
    expected: list[tuple[int, list[float]]]
    moments: list[ThrowStep | DecisionStep] = field(default_factory=list)

    @property
    def final(self) -> tuple[int, ...] | None:
        """By seat, the totals on the cards; None where the game stopped before all were full."""
        last = self.played[-1]
        full = last.phase == "over" and last.finish is None
        return tuple(total(last.variant, card) for card in last.cards) if full else None


def account_of(record: Record, oracle: Oracle) -> GameAccount:
    """The account of a game, as far as it goes.

    Raises:
        PaschError: the record is no game by its rules.
    """
    played = list(states(record))
    start = [oracle.start_value(card) for card in played[0].cards]
    account = GameAccount(played, start, [0.0] * len(start), [(-1, start.copy())])
    _Walk(record, oracle, account).through()
    return account


class _Walk:
    """Goes through a game once."""

    def __init__(self, record: Record, oracle: Oracle, account: GameAccount) -> None:
        self._record, self._oracle, self._account = record, oracle, account
        self._options = _options_of(account.played, oracle)
        self._now = account.start.copy()
        self._turns = [0] * len(self._now)

    def through(self) -> None:
        """Fills the account."""
        played = self._account.played
        for index, (state, event) in enumerate(zip(played, self._record.events, strict=False)):
            match event:
                case StartRolled():
                    continue
                case Rolled():
                    self._note_throw(index, state, event)
                case Announced() | Held() | Bought() | Scored() | Struck():
                    self._decided(index, state)
            self._account.expected.append((index, self._now.copy()))

    def _note_throw(self, index: int, state: GameState, dice: Rolled) -> None:
        seat = state.seat
        self._begin(state)
        before, after = self._now[seat], self._options[index + 1][0].value
        self._account.moments.append(ThrowStep(index, state, self._turns[seat], dice, before, after))
        self._now[seat] = after

    def _begin(self, state: GameState) -> None:
        if not begun(state):
            self._turns[state.seat] += 1
            if not self._oracle.exact:
                value = self._oracle.start_value(state.card)
                self._account.drift[state.seat] += value - self._now[state.seat]
                self._now[state.seat] = value

    def _decided(self, index: int, state: GameState) -> None:
        self._begin(state)
        options, done = self._options[index], self._record.events[index]
        chosen = next(option for option in options if option.action == done)
        if winning_action(state, [chosen.action]):
            # Nothing is better than to win at once, whatever it is worth in points.
            chosen = chosen._replace(value=options[0].value, loss=0.0)
        self._account.moments.append(DecisionStep(index, state, self._turns[state.seat], options, chosen))
        self._now[state.seat] = chosen.value


def _options_of(played: Sequence[GameState], oracle: Oracle) -> dict[int, Sequence[Option]]:
    places = [place for place, state in enumerate(played) if state.phase == "decide"]
    if isinstance(oracle, Adviser):
        found = oracle.advise_many([played[place] for place in places])
    else:
        found = [rank_actions(oracle.action_values(played[place])) for place in places]
    # Read several times each, so they are made once.
    return {place: tuple(advice.options) for place, advice in zip(places, found, strict=True)}
