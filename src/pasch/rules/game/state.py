"""`GameState`: a position in a game with its verbs, and how a new game begins."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from pasch.locale import preferred_language
from pasch.rules.arguments import taken
from pasch.rules.dice.multisets import Dice
from pasch.rules.errors import Facts, IllegalActionError, Problem
from pasch.rules.game import engine
from pasch.rules.game.card import empty_card
from pasch.rules.game.engine import Standing
from pasch.rules.game.events import Action, Chance, Event
from pasch.rules.game.position import Direction, Finish, GamePosition, StartRound, Turn
from pasch.rules.game.state_html import state_html
from pasch.rules.game.turn import new_turn
from pasch.rules.variant.variant import Variant

__all__ = ["Direction", "Finish", "GameState", "StartRound", "Turn", "new_game"]


@dataclass(frozen=True, slots=True)
class GameState(GamePosition):
    """A game in progress; every event leads to a new state, and a state never changes. See `GamePosition`."""

    @property
    def roll(self) -> Dice:
        """The faces of all dice, ascending; empty before the first throw of a turn."""
        return self.turn.roll

    @property
    def is_over(self) -> bool:
        """True once the game has ended."""
        return self.phase == "over"

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each seat so far; see `pasch.rules.game.engine.totals`."""
        return engine.totals(self)

    @property
    def ranking(self) -> list[Standing]:
        """All seats by place; seats with equal totals share one."""
        return engine.ranking(self)

    def legal_actions(self) -> list[Action]:
        """Every action that the seat may take now: announcements, holds, entries, strikes; empty where none decides."""
        return engine.legal_actions(self)

    def chance_outcomes(self) -> list[tuple[Chance, Fraction]]:
        """Every throw that may come now, with its probability; empty where no throw is due."""
        return engine.chance_outcomes(self)

    def apply(self, event: Event) -> "GameState":
        """Returns the state after an event.

        Raises:
            IllegalActionError: the rules do not allow the event now.
            TypeError: it is no event, or its dice are no whole numbers.
        """
        try:
            return engine.apply(self, event)
        except TypeError:
            # Looked at only now, as every event of every game comes this way.
            taken("dice", Sequence[int], getattr(event, "dice", ()))
            raise

    def _repr_html_(self) -> str:
        return state_html(self, preferred_language())


def new_game(
    variant: Variant, seats: int = 1, direction: Direction | None = None, first: int | None = None
) -> GameState:
    """A game before its first throw.

    Args:
        seats: number of players.
        direction: who is next; the variant's own where None.
        first: the seat that begins; where None, two seats and more throw for the start.

    Raises:
        IllegalActionError: the variant is not played by so many.
    """
    if seats not in variant.seats:
        facts: Facts = {"found": seats, "least": variant.seats[0], "most": variant.seats[-1]}
        raise IllegalActionError(Problem("wrong-number-of-seats", facts))
    if first is not None and first not in range(seats):
        raise IllegalActionError(Problem("no-such-seat", {"found": first + 1, "most": seats}))
    start = StartRound(tuple(range(seats))) if first is None and seats > 1 else None
    card = empty_card(variant)
    turn = new_turn(variant, card) if start is None else Turn()
    return GameState(variant, (card,) * seats, first or 0, direction or variant.direction, turn, start)
