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
from functools import lru_cache

from pasch.rules.game.card import Card, bonus_sum, box_points
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions, totals
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState, Turn, new_game
from pasch.rules.variant.variant import SumBonus, Variant
from pasch.solver.objective import Mean, Objective, Reach, ReachAll, Utility, ValueObjective, WinAgainst
from pasch.solver.preference import preference

Chances = dict[int, Fraction]
"""A probability for each number of points, ascending."""

_DIGITS = 60
_ROUNDING = Fraction(1, 10**40)
"""Certainty equivalents that differ by less are equal; all other values are exact."""


@dataclass(frozen=True, slots=True)
class ReferenceCard:
    """All that the future of a solitaire game depends on, of the card; apart from the total so far.

    Attributes:
        filled: how many entries each box holds.
        five: what the five-of-a-kind box of each column with extra rules holds; None for the other columns.
        progress: what each bonus has reached, at most its highest threshold; of what is computed, what stands in its
            boxes.
        bought: throws bought, by column; saved: throws saved.
    """

    filled: tuple[int, ...]
    five: tuple[str | None, ...]
    progress: tuple[object, ...]
    bought: tuple[int, ...]
    saved: int


Moment = int
"""A moment of the game, as a number: states of equal outlook and turn share one."""


@dataclass(frozen=True, slots=True)
class ReferenceStep:
    """A possible next event.

    Attributes:
        action: None for what chance brings with this probability.
        gain: by how much it changes the total.
        after: the moment it leads to.
    """

    action: Action | None
    chance: Fraction
    gain: int
    after: Moment


class ReferenceGame:
    """Every moment of a variant's solitaire game and what may follow it, asked of the engine once."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._outlook_by_card: dict[Card, tuple[ReferenceCard, int]] = {}
        self._moment_by_key: dict[tuple[ReferenceCard, Turn], Moment] = {}
        self._states: list[GameState] = []
        self._steps: list[Sequence[ReferenceStep] | None] = []

    def moment(self, state: GameState) -> Moment:
        """The moment of a state."""
        key = self._card(state)[0], _turn_outlook(state.turn)
        if key not in self._moment_by_key:
            self._moment_by_key[key] = len(self._states)
            self._states.append(state)
            self._steps.append(None)
        return self._moment_by_key[key]

    def total(self, state: GameState) -> int:
        """The total so far."""
        return self._card(state)[1]

    def phase(self, moment: Moment) -> str:
        """The next step: ``throw``, ``decide`` or ``over``."""
        return self._states[moment].phase

    def steps(self, moment: Moment) -> Sequence[ReferenceStep]:
        """Returns the possible events of a moment, in the engine's order; the probability of an action is 1."""
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
            self._outlook_by_card[state.card] = outlook(self._variant, state.card), totals(state)[0]
        return self._outlook_by_card[state.card]


_course = lru_cache(maxsize=128)(ReferenceGame)


class Reference:
    """Exact values of one variant for one objective.

    Args:
        objective: with `ReachAll` only `curve` has an answer.
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
        """Number of moments valued so far; where the objective depends on the total, each with each total."""
        return max(len(self._value_by_moment), len(self._reach_by_moment))

    def value(self, state: GameState | None = None) -> Fraction:
        """Returns the value of optimal play: the mean final total, its certainty equivalent, or a probability.

        Args:
            state: a solitaire game at any moment; None for its start.

        Raises:
            ValueError: the objective is `ReachAll`, whose value is a curve.
        """
        moment, total = self._place(state)
        return (total if self._additive else 0) + self._value(moment, total)

    def action_values(self, state: GameState) -> dict[Action, Fraction]:
        """The value of every legal action, in the engine's order; empty where nothing is to be decided."""
        return {action: self.value(apply(state, action)) for action in legal_actions(state)}

    def best_action(self, state: GameState) -> Action:
        """The action of the highest value; of several, the one that `preference` puts first."""
        return self._preferred(self.action_values(state))

    def distribution(self, state: GameState | None = None) -> Chances:
        """The probability of every final total when `best_action` is always taken."""
        moment, total = self._place(state)
        return _shifted(self._spread(moment, total), total)

    def curve(self, state: GameState | None = None) -> Chances:
        """The best chance of a final total of at least T, for each T from the lowest to the highest possible total.

        Each T has a play of its own; the lowest total is that of the worst play. The objective makes no difference.
        """
        moment, total = self._place(state)
        steps = _shifted(self._reach(moment), total)
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
        if moment not in self._reach_by_moment:
            self._reach_by_moment[moment] = self._computed_reach(moment)
        return self._reach_by_moment[moment]

    def _computed_reach(self, moment: Moment) -> Chances:
        phase = self._course.phase(moment)
        if phase == "over":
            return {0: Fraction(1)}
        curves = [(_shifted(self._reach(step.after), step.gain), step.chance) for step in self._course.steps(moment)]
        falls = sorted({needed for curve, _ in curves for needed in curve})
        if phase == "decide":
            return {needed: max(_at_least(curve, needed) for curve, _ in curves) for needed in falls}
        return {
            needed: sum((chance * _at_least(curve, needed) for curve, chance in curves), Fraction()) for needed in falls
        }


def outlook(variant: Variant, card: Card) -> ReferenceCard:
    """Returns the part of a card that the future of a solitaire game depends on."""
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
    return turn if turn.keeping is None else replace(turn, roll=(), lay=())


def _five(card: Card, cells: Iterable[int]) -> str:
    held = [card.entries[cell] for cell in cells]
    if any(held):
        return "scored"
    return "struck" if 0 in held else "open"


def _shifted(chances: Mapping[int, Fraction], points: int) -> Chances:
    return {points + further: chance for further, chance in chances.items()}


def _at_least(steps: Chances, needed: int) -> Fraction:
    points = list(steps)
    place = bisect_left(points, needed)
    return steps[points[place]] if place < len(points) else Fraction()
