"""The slow exact reference: a solitaire game played through the engine alone, in fractions.

What the fast solver computes in arrays is computed here a second time, with nothing in common but the rules: every
state is asked for its legal actions or its chance outcomes, every one of them is applied, and what comes of it is
remembered. No tables, no lattice, no doubles. It is meant for miniature variants, as what other solvers are tested
against; a game of five dice and thirteen boxes would take it years.

Most objectives do not ask for the points on the card so far: further points count as much as those. There a state is
worth what it will still bring, and an action brings the change of `totals`. A chance to reach or to beat something
does ask; there the total is part of what is remembered. Either way `value` speaks of the final total.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal, localcontext
from fractions import Fraction

from pasch.rules.card import Card, reached
from pasch.rules.dice import Dice
from pasch.rules.engine import apply, chance_outcomes, legal_actions, new_game, totals
from pasch.rules.state import Action, Announced, Bought, GameState, Held, Scored, Struck, Turn
from pasch.rules.variant import Variant
from pasch.solver.objective import Mean, Objective, Reach, ReachAll, Utility, WinAgainst

Chances = dict[int, Fraction]
"""A probability for each number of points, ascending."""

_DIGITS = 60
_ROUNDING = Fraction(1, 10**40)
"""Certainty equivalents that differ by less are equal; all other values are exact."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """All that the future of a solitaire game depends on, of the card; apart from the total so far.

    Attributes:
        filled: how many entries each box holds.
        five: what the five-of-a-kind box of each column with extra rules holds; None for the other columns.
        progress: what each bonus has reached, at most its highest threshold.
        bought: throws bought, by column; saved: throws saved.
    """

    filled: tuple[int, ...]
    five: tuple[str | None, ...]
    progress: tuple[int, ...]
    bought: tuple[int, ...]
    saved: int


_Key = tuple[Outlook, int, Turn]
"""What a state is remembered by: its card and, where the objective asks, its total; its turn."""


class Reference:
    """Exact values of one variant for one objective.

    Args:
        objective: with `ReachAll` only `curve` has an answer.
    """

    def __init__(self, variant: Variant, objective: Objective) -> None:
        self.variant = variant
        self.objective = objective
        self._start = new_game(variant, 1)
        self._additive = isinstance(objective, Mean | Utility)
        self._outlook_by_card: dict[Card, tuple[Outlook, int]] = {}
        self._worth_by_state: dict[_Key, Fraction] = {}
        self._spread_by_state: dict[_Key, Chances] = {}
        self._reach_by_state: dict[_Key, Chances] = {}

    @property
    def states(self) -> int:
        """How many different states were looked at so far, whatever was asked."""
        return max(len(self._worth_by_state), len(self._reach_by_state))

    def value(self, state: GameState | None = None) -> Fraction:
        """What the best play is worth: the mean final total, its certainty equivalent, or a probability.

        Args:
            state: a solitaire game at any moment; None for its start.

        Raises:
            ValueError: the objective is `ReachAll`, whose value is a curve.
        """
        state = state or self._start
        return (self._total(state) if self._additive else 0) + self._worth(state)

    def action_values(self, state: GameState) -> dict[Action, Fraction]:
        """The value of every legal action, in the engine's order; empty where nothing is to be decided."""
        return {action: self.value(apply(state, action)) for action in legal_actions(state)}

    def best_action(self, state: GameState) -> Action:
        """The action of the highest value; of several, the one that `preference` puts first."""
        values = self.action_values(state)
        best = max(values.values()) - (_ROUNDING if isinstance(self.objective, Utility) else 0)
        return min(
            (action for action, value in values.items() if value >= best),
            key=lambda action: preference(self.variant, action),
        )

    def distribution(self, state: GameState | None = None) -> Chances:
        """The probability of every final total when `best_action` is always taken."""
        state = state or self._start
        return _shifted(self._spread(state), self._total(state))

    def curve(self, state: GameState | None = None) -> Chances:
        """The best chance of a final total of at least T, for each T from the lowest to the highest possible total.

        Each T has a play of its own. The objective makes no difference.
        """
        state = state or self._start
        steps = _shifted(self._reach(state), self._total(state))
        return {target: _at_least(steps, target) for target in range(min(steps), max(steps) + 1)}

    def _worth(self, state: GameState) -> Fraction:
        key = self._key(state, additive=self._additive)
        if key not in self._worth_by_state:
            self._worth_by_state[key] = self._computed_worth(state)
        return self._worth_by_state[key]

    def _computed_worth(self, state: GameState) -> Fraction:
        if state.phase == "over":
            return self._final_worth(self._total(state))
        if state.phase == "throw":
            outcomes = [(self._worth(apply(state, event)), chance) for event, chance in chance_outcomes(state)]
            if isinstance(self.objective, Utility):
                return certainty_equivalent(outcomes, self.objective.theta)
            return sum((worth * chance for worth, chance in outcomes), Fraction())
        afters = [apply(state, action) for action in legal_actions(state)]
        return max(
            (self._total(after) - self._total(state) if self._additive else 0) + self._worth(after) for after in afters
        )

    def _final_worth(self, total: int) -> Fraction:
        match self.objective:
            case Mean() | Utility():
                return Fraction()
            case Reach(target):
                return Fraction(total >= target)
            case WinAgainst(chances):
                below = sum((Fraction(chance) for other, chance in chances if other < total), Fraction())
                equal = sum((Fraction(chance) for other, chance in chances if other == total), Fraction())
                return below + equal / 2
            case ReachAll():
                raise ValueError("the best chances of all targets are a curve, not a value")

    def _spread(self, state: GameState) -> Chances:
        """The distribution of further points."""
        key = self._key(state, additive=self._additive)
        if key not in self._spread_by_state:
            self._spread_by_state[key] = self._computed_spread(state)
        return self._spread_by_state[key]

    def _computed_spread(self, state: GameState) -> Chances:
        if state.phase == "over":
            return {0: Fraction(1)}
        if state.phase == "throw":
            mixed: Chances = defaultdict(Fraction)
            for event, chance in chance_outcomes(state):
                for points, share in self._spread(apply(state, event)).items():
                    mixed[points] += chance * share
            return dict(sorted(mixed.items()))
        after = apply(state, self.best_action(state))
        return _shifted(self._spread(after), self._total(after) - self._total(state))

    def _reach(self, state: GameState) -> Chances:
        """The best chance of at least so many further points, at each number of points where it falls."""
        key = self._key(state, additive=True)
        if key not in self._reach_by_state:
            self._reach_by_state[key] = self._computed_reach(state)
        return self._reach_by_state[key]

    def _computed_reach(self, state: GameState) -> Chances:
        if state.phase == "over":
            return {0: Fraction(1)}
        if state.phase == "throw":
            outcomes = [(self._reach(apply(state, event)), chance) for event, chance in chance_outcomes(state)]
            return {
                needed: sum((chance * _at_least(steps, needed) for steps, chance in outcomes), Fraction())
                for needed in _steps(steps for steps, _ in outcomes)
            }
        afters = [apply(state, action) for action in legal_actions(state)]
        options = [_shifted(self._reach(after), self._total(after) - self._total(state)) for after in afters]
        return {needed: max(_at_least(steps, needed) for steps in options) for needed in _steps(options)}

    def _key(self, state: GameState, *, additive: bool) -> _Key:
        future, total = self._card(state)
        return future, 0 if additive else total, _turn_outlook(state.turn)

    def _total(self, state: GameState) -> int:
        return self._card(state)[1]

    def _card(self, state: GameState) -> tuple[Outlook, int]:
        if state.card not in self._outlook_by_card:
            self._outlook_by_card[state.card] = outlook(self.variant, state.card), totals(state)[0]
        return self._outlook_by_card[state.card]


def outlook(variant: Variant, card: Card) -> Outlook:
    """What the future of a solitaire game depends on, of the card."""
    return Outlook(
        filled=tuple(sum(card.entries[cell] is not None for cell in box.cells) for box in variant.boxes),
        five=tuple(
            _five(card, variant.boxes[column.five].cells) if column.extra and column.five is not None else None
            for column in variant.columns
        ),
        progress=tuple(
            min(reached(variant, card, bonus.boxes, entries=bonus.entries), bonus.tiers[-1][0])
            for bonus in variant.bonuses
        ),
        bought=card.bought,
        saved=card.saved,
    )


def preference(variant: Variant, action: Action) -> tuple[int, int, Dice]:
    """The rule for ties: of equally good actions the one with the lowest preference is taken.

    Ending the turn comes before throwing again, a regular throw before a bought one, an announcement last, because it
    binds. Of two ways to end the turn, the box that stands first on the sheet is filled, and rather scored than
    struck; of two holds, the one of fewer dice is kept, then the one of lower faces.
    """
    match action:
        case Scored(box):
            return 0, 2 * variant.box_by_id[box].index, ()
        case Struck(box):
            return 0, 2 * variant.box_by_id[box].index + 1, ()
        case Held(dice):
            return 1, len(dice), dice
        case Bought(dice):
            return 2, len(dice), dice
        case Announced(box):
            return 3, variant.box_by_id[box].index, ()


def certainty_equivalent(outcomes: Iterable[tuple[Fraction, Fraction]], theta: float) -> Fraction:
    """The sure points that are as good as a chance of several: ``log(mean(exp(theta * points))) / theta``.

    Args:
        outcomes: (points, probability).
    """
    with localcontext() as context:
        rate = Decimal(theta)
        # A small theta makes every exponential nearly 1; the digits lost to that are added.
        context.prec = _DIGITS + max(0, -rate.adjusted())
        mean = sum((_decimal(chance) * (rate * _decimal(points)).exp() for points, chance in outcomes), Decimal())
        return Fraction(mean.ln() / rate)


def _decimal(number: Fraction) -> Decimal:
    return Decimal(number.numerator) / Decimal(number.denominator)


def _turn_outlook(turn: Turn) -> Turn:
    """What the future depends on, of the turn: once dice are held, not what else lay on the table."""
    return turn if turn.keeping is None else replace(turn, roll=(), lay=())


def _five(card: Card, cells: Iterable[int]) -> str:
    held = [card.entries[cell] for cell in cells]
    if any(held):
        return "scored"
    return "struck" if 0 in held else "open"


def _shifted(chances: Mapping[int, Fraction], points: int) -> Chances:
    return {points + further: chance for further, chance in chances.items()}


def _steps(curves: Iterable[Chances]) -> Sequence[int]:
    return sorted({needed for steps in curves for needed in steps})


def _at_least(steps: Chances, needed: int) -> Fraction:
    """The chance of at least so many points, from a curve that is known where it falls."""
    points = list(steps)
    place = bisect_left(points, needed)
    return steps[points[place]] if place < len(points) else Fraction()
