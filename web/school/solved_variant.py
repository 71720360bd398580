"""A solved variant, asked about cards and dice as a player would name them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from pasch.rules.dice.dice_notation import parse_dice
from pasch.rules.dice.multisets import Dice
from pasch.rules.game.card import Card, empty_card
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Action, Held
from pasch.rules.game.state import GameState, Turn
from pasch.rules.variant.variant import Variant
from pasch.solver.query.action_ranking import Option
from pasch.solver.query.advice import Adviser
from pasch.solver.query.win_chance import Winning
from pasch.solver.solve.solution import Solution
from pasch.solver.solve.total_distributions import find_distributions

FIVE, CHANCE, PAIR = "five_of_a_kind", "chance", "one_pair"


class SolvedVariant:
    """Asked of a variant of one column and five dice, solved for the mean."""

    def __init__(self, solution: Solution) -> None:
        self.variant: Variant = solution.variant
        self.solution = solution
        self.adviser = Adviser(solution)

    @cached_property
    def empty(self) -> Card:
        """The state at the beginning of a game."""
        return empty_card(self.variant)

    @cached_property
    def winning(self) -> Winning:
        """The source of chances to win."""
        return Winning(find_distributions(self.solution))

    @property
    def mean(self) -> float:
        """Expected final total of optimal play."""
        return self.solution.value_of(self.empty)

    def card(self, entries: Mapping[str, int]) -> Card:
        """A card on which these boxes are filled with these points, 0 for a strike."""
        held = [entries.get(box.id) for box in self.variant.boxes]
        return Card(self.variant, tuple(held), self.empty.extra, self.empty.bought)

    def full_but(self, *boxes: str) -> Card:
        """A card with nothing but these boxes open; all others are struck."""
        return self.card({box.id: 0 for box in self.variant.boxes if box.id not in boxes})

    def at(self, card: Card, throws: int, dice: str) -> GameState:
        """The decision after so many throws."""
        return GameState(self.variant, (card,), 0, self.variant.direction, Turn(throws, parse_dice(dice), None))

    def options(self, state: GameState) -> Sequence[Option]:
        """Returns the legal actions, the best first."""
        return self.adviser.advise(state).options

    def loss(self, state: GameState, action: Action) -> float:
        """Returns the loss of an action against the best one."""
        return next(option.loss for option in self.options(state) if option.action == action)

    def hold_loss(self, state: GameState, dice: str) -> float:
        """Returns the loss of keeping these dice."""
        return self.loss(state, Held(parse_dice(dice) if dice else ()))

    def strike_cost(self, box: str, card: Card | None = None) -> float:
        """Returns the value lost by striking a box, with its turn."""
        before = self.empty if card is None else card
        entries = list(before.entries)
        entries[self.variant.box_by_id[box].cell] = 0
        return self.solution.value_of(before) - self.solution.value_of(
            Card(self.variant, tuple(entries), before.extra, before.bought)
        )

    def rolls(self) -> Iterator[tuple[Dice, float]]:
        """Each roll of all dice with its probability."""
        tables = self.variant.tables
        for roll, ways in zip(tables.rolls, tables.ways, strict=True):
            yield roll, ways / self.variant.dice.number_of_throws(())


def after(state: GameState, action: Action) -> Card:
    """The card of the seat once the action is done."""
    return apply(state, action).cards[state.seat]
