"""A slow exact reference: a solitaire game played through the engine alone, in fractions.

It repeats what the fast solver computes in arrays, sharing nothing but the rules: for every state it applies all legal
actions or chance outcomes and memoises the result. No tables, no lattice, no doubles. It is meant for miniature
variants, to test solvers against; a game of five dice and thirteen boxes would take years.

Most objectives do not depend on the points so far: the value of a state is that of further points, and an action scores
the change of `totals`. A probability to reach or beat a total does depend on them; there the total is part of the key.
Either way `value` returns the value of the final total.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import lru_cache

from pasch.rules.game.card import Card, bonus_sum, box_points
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions, totals
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState, Turn, new_game
from pasch.rules.variant.variant import SumBonus, Variant
from pasch.solver.objective import Mean, Objective, Reach, ReachAll, Utility, ValueObjective, WinAgainst
from pasch.solver.preference import preference

Chances = dict[int, Fraction]
"""Probability of each number of points, ascending."""

_DIGITS = 60
# Certainty equivalents closer than this are equal; all other values are exact.
_ROUNDING = Fraction(1, 10**40)


@dataclass(frozen=True, slots=True)
class ReferenceCard:
    """The part of a card that the future of a solitaire game depends on, apart from the total so far.

    Attributes:
        filled: number of entries of each box.
        five: state of the five-of-a-kind box of each column with extra rules; None for the other columns.
        progress: sum of each bonus, capped at its highest threshold; for computed ones, the contents of their boxes.
        bought: throws bought, by column; saved: throws saved.
    """

    filled: tuple[int, ...]
    five: tuple[str | None, ...]
    progress: tuple[object, ...]
    bought: tuple[int, ...]
    saved: int


Moment = int
"""Number of a moment of the game: states with the same future share one."""


@dataclass(frozen=True, slots=True)
class ReferenceStep:
    """One action or chance outcome.

    Attributes:
        action: None for a chance outcome, which has a probability.
        gain: change of the total.
        after: the moment it leads to.
    """

    action: Action | None
    chance: Fraction
    gain: int
    after: Moment


class ReferenceGame:
    """All moments of a variant's solitaire game and the steps between them, queried from the engine once."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._outlook_by_card: dict[Card, tuple[ReferenceCard, int]] = {}
        self._moment_by_key: dict[tuple[ReferenceCard, Turn], Moment] = {}
        self._states: list[GameState] = []
        self._steps: list[Sequence[ReferenceStep] | None] = []

    def moment(self, state: GameState) -> Moment:
        """Returns the moment of a state."""
        # States with the same future share a moment, whatever the total.
        key = self._card(state)[0], _turn_outlook(state.turn)
        if key not in self._moment_by_key:
            self._moment_by_key[key] = len(self._states)
            self._states.append(state)
            self._steps.append(None)
        return self._moment_by_key[key]

    def total(self, state: GameState) -> int:
        """Returns the total so far."""
        return self._card(state)[1]

    def phase(self, moment: Moment) -> str:
        """Returns what comes next: ``throw``, ``decide`` or ``over``."""
        return self._states[moment].phase

    def steps(self, moment: Moment) -> Sequence[ReferenceStep]:
        """Returns the steps from a moment, in the engine's order; the probability of an action is 1."""
        steps = self._steps[moment]
        if steps is None:
            state = self._states[moment]
            steps = [self._step(state, apply(state, event), chance) for event, chance in chance_outcomes(state)]
            steps += [self._step(state, apply(state, action), action=action) for action in legal_actions(state)]
            self._steps[moment] = steps
        return steps

    def _step(
        self, state: GameState, after: GameState, chance: Fraction = Fraction(1), action: Action | None = None
    ) -> ReferenceStep:
        return ReferenceStep(action, chance, self.total(after) - self.total(state), self.moment(after))

    def _card(self, state: GameState) -> tuple[ReferenceCard, int]:
        if state.card not in self._outlook_by_card:
            self._outlook_by_card[state.card] = _reduce_card(self._variant, state.card), totals(state)[0]
        return self._outlook_by_card[state.card]


_course = lru_cache(maxsize=128)(ReferenceGame)


class Reference:
    """Exact values of one variant for one objective.

    Args:
        objective: with `ReachAll` only `curve` is available.
    """

    def __init__(self, variant: Variant, objective: Objective) -> None:
        self.variant = variant
        self.objective = objective
        self._start = new_game(variant, 1)
        self._additive = isinstance(objective, ValueObjective)
        self._course = _course(variant)
        self._value_by_moment: dict[tuple[Moment, int], Fraction] = {}
        self._spread_by_moment: dict[tuple[Moment, int], Chances] = {}
        self._reach_by_moment: dict[Moment, Chances] = {}

    @property
    def states(self) -> int:
        """Number of moments solved so far; where the objective depends on the total, of pairs with totals."""
        return max(len(self._value_by_moment), len(self._reach_by_moment))

    def value(self, state: GameState | None = None) -> Fraction:
        """Returns the value of the best play: mean final total, its certainty equivalent, or a probability.

        Args:
            state: a solitaire game at any moment; None for its start.

        Raises:
            ValueError: The objective is `ReachAll`, whose value is a curve.
        """
        moment, total = self._place(state)
        return (total if self._additive else 0) + self._value(moment, total)

    def action_values(self, state: GameState) -> dict[Action, Fraction]:
        """Returns the value of every legal action in the engine's order; empty at a chance node."""
        return {action: self.value(apply(state, action)) for action in legal_actions(state)}

    def best_action(self, state: GameState) -> Action:
        """Returns the action of highest value; ties go by `preference`."""
        return self._preferred(self.action_values(state))

    def distribution(self, state: GameState | None = None) -> Chances:
        """Returns the probability of every final total under `best_action`."""
        moment, total = self._place(state)
        return _shift(self._spread(moment, total), total)

    def curve(self, state: GameState | None = None) -> Chances:
        """Returns the highest probability of a final total of at least T, for each T up to the highest possible total.

        Each T has its own policy; the lowest total is that of the worst play. The objective makes no difference.
        """
        moment, total = self._place(state)
        steps = _shift(self._reach(moment), total)
        return {target: _at_least(steps, target) for target in range(min(steps), max(steps) + 1)}

    def _place(self, state: GameState | None) -> tuple[Moment, int]:
        state = state or self._start
        return self._course.moment(state), self._course.total(state)

    def _preferred(self, value_by_action: Mapping[Action, Fraction]) -> Action:
        rounding = _ROUNDING if isinstance(self.objective, Utility) else 0
        best = max(value_by_action.values()) - rounding
        return min(
            (action for action, value in value_by_action.items() if value >= best),
            key=lambda action: preference(self.variant, action),
        )

    def _value(self, moment: Moment, total: int) -> Fraction:
        key = moment, 0 if self._additive else total
        if key not in self._value_by_moment:
            self._value_by_moment[key] = self._computed_value(moment, total)
        return self._value_by_moment[key]

    def _computed_value(self, moment: Moment, total: int) -> Fraction:
        phase = self._course.phase(moment)
        if phase == "over":
            return self._final_value(total)
        outcomes = [(self._value_of(step, total), step.chance) for step in self._course.steps(moment)]
        # Bellman: V = max over actions of gain + V(after), and at a chance node the mean of gain + V(after), or its
        # certainty equivalent. In the solver's terms E_t(hold) is the value of a chance node and W_t(roll) of a
        # decision.
        if phase == "decide":
            return max(value for value, _ in outcomes)
        if isinstance(self.objective, Utility):
            return certainty_equivalent(outcomes, self.objective.theta)
        return sum((value * chance for value, chance in outcomes), Fraction())

    def _value_of(self, step: ReferenceStep, total: int) -> Fraction:
        value = self._value(step.after, total + step.gain)
        # Most steps bring nothing, and a fraction plus nothing takes as long as any sum.
        return step.gain + value if self._additive and step.gain else value

    def _final_value(self, total: int) -> Fraction:
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

    def _spread(self, moment: Moment, total: int) -> Chances:
        # As in `_value`: the total matters only where the objective depends on it.
        key = moment, 0 if self._additive else total
        if key not in self._spread_by_moment:
            self._spread_by_moment[key] = self._computed_spread(moment, total)
        return self._spread_by_moment[key]

    def _computed_spread(self, moment: Moment, total: int) -> Chances:
        phase = self._course.phase(moment)
        if phase == "over":
            return {0: Fraction(1)}
        steps = self._course.steps(moment)
        if phase == "decide":
            best = self._preferred({step.action: self._value_of(step, total) for step in steps if step.action})
            steps = [step for step in steps if step.action == best]
        mixed: Chances = defaultdict(Fraction)
        for step in steps:
            for points, chance in self._spread(step.after, total + step.gain).items():
                mixed[step.gain + points] += step.chance * chance
        return dict(sorted(mixed.items()))

    def _reach(self, moment: Moment) -> Chances:
        # A step function, stored where it falls.
        if moment not in self._reach_by_moment:
            self._reach_by_moment[moment] = self._computed_reach(moment)
        return self._reach_by_moment[moment]

    def _computed_reach(self, moment: Moment) -> Chances:
        phase = self._course.phase(moment)
        if phase == "over":
            return {0: Fraction(1)}
        # By number of points needed: at a decision the best of all curves, at a chance node their mean.
        curves = [(_shift(self._reach(step.after), step.gain), step.chance) for step in self._course.steps(moment)]
        falls = sorted({needed for curve, _ in curves for needed in curve})
        if phase == "decide":
            return {needed: max(_at_least(curve, needed) for curve, _ in curves) for needed in falls}
        return {
            needed: sum((chance * _at_least(curve, needed) for curve, chance in curves), Fraction()) for needed in falls
        }


def _reduce_card(variant: Variant, card: Card) -> ReferenceCard:
    return ReferenceCard(
        filled=tuple(sum(card.entries[cell] is not None for cell in box.cells) for box in variant.boxes),
        five=tuple(
            _five(card, variant.boxes[column.five].cells) if column.extra and column.five is not None else None
            for column in variant.columns
        ),
        progress=tuple(_progress(variant, card, bonus) for bonus in variant.bonuses),
        bought=card.bought,
        saved=card.saved,
    )


def _progress(variant: Variant, card: Card, bonus: SumBonus) -> object:
    if bonus.formula is not None:
        return tuple(box_points(card, variant.boxes[index]) for index in bonus.boxes)
    so_far = bonus_sum(variant, card, bonus)
    return so_far if bonus.minus else min(so_far, bonus.tiers[-1][0])


def certainty_equivalent(outcomes: Iterable[tuple[Fraction, Fraction]], theta: float) -> Fraction:
    """Returns the certain points of equal utility: ``log(mean(exp(theta * points))) / theta``.

    Args:
        outcomes: (points, probability).
    """
    # Decimal arithmetic, as exp and log have no exact fractions.
    with localcontext() as context:
        rate = Decimal(theta)
        # A small theta makes every exponential nearly 1; the digits lost to that are added.
        context.prec = _DIGITS + max(0, -rate.adjusted())
        mean = sum((_decimal(chance) * (rate * _decimal(points)).exp() for points, chance in outcomes), Decimal())
        return Fraction(mean.ln() / rate)


def _decimal(number: Fraction) -> Decimal:
    return Decimal(number.numerator) / Decimal(number.denominator)


def _turn_outlook(turn: Turn) -> Turn:
    # Once dice are held, the rest of the roll no longer matters.
    return turn if turn.keeping is None else replace(turn, roll=(), lay=())


def _five(card: Card, cells: Iterable[int]) -> str:
    held = [card.entries[cell] for cell in cells]
    if any(held):
        return "scored"
    return "struck" if 0 in held else "open"


def _shift(chances: Mapping[int, Fraction], points: int) -> Chances:
    return {points + further: chance for further, chance in chances.items()}


def _at_least(steps: Chances, needed: int) -> Fraction:
    # The value of a step function is that at the next number of points where it falls.
    points = list(steps)
    place = bisect_left(points, needed)
    return steps[points[place]] if place < len(points) else Fraction()
