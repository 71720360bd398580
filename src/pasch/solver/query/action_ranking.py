"""Ranked actions: options with values and losses, and advice for a decision."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, overload

from pasch.rules.game.events import Action
from pasch.rules.variant.variant import Variant
from pasch.solver.kernels.games.roll_options import TIE
from pasch.solver.kernels.turn.block_setup import LOWEST
from pasch.solver.preference import preference


class Option(NamedTuple):
    """One legal action.

    Attributes:
        value: expected final total after it, or its certainty equivalent.
        loss: the value of the best action minus this one.
    """

    action: Action
    value: float
    loss: float


EQUAL = 1e-7
"""Probabilities closer than this count as equal: their precision."""


class Options(Sequence[Option]):
    """All legal actions, the best first. Options are created lazily and not cached, to spare the garbage collector."""

    __slots__ = ("_actions", "_order", "_so_far", "_values")

    def __init__(self, actions: Sequence[Action], values: Sequence[float], so_far: int) -> None:
        self._actions, self._values, self._so_far = actions, values, so_far
        legal = [place for place, value in enumerate(values) if value > LOWEST]
        # A stable sort: ties keep the order of legal actions.
        self._order = sorted(legal, key=values.__getitem__, reverse=True)

    def __len__(self) -> int:
        return len(self._order)

    @overload
    def __getitem__(self, place: int) -> Option: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Option]: ...
    def __getitem__(self, place: int | slice) -> Option | Sequence[Option]:
        if isinstance(place, slice):
            return list(self._build_options(self._order[place]))
        return next(self._build_options([self._order[place]]))

    def __iter__(self) -> Iterator[Option]:
        return self._build_options(self._order)

    def _build_options(self, places: Iterable[int]) -> Iterator[Option]:
        actions, values, so_far = self._actions, self._values, self._so_far
        best = values[self._order[0]]
        # Creating an option from a tuple takes half as long as from its fields.
        make = tuple.__new__
        for place in places:
            value = values[place]
            yield make(Option, (actions[place], value + so_far, best - value))

    def __repr__(self) -> str:
        return repr(list(self))


@dataclass(frozen=True, repr=False)
class Advice:
    """All options of a decision, sorted on first use; the best one is known before.

    Attributes:
        value: expected final total if the best action is taken.
    """

    value: float
    _actions: Sequence[Action]
    _values: Sequence[float]
    _so_far: int

    @property
    def best(self) -> Action:
        """The best action; the first of several."""
        return self._actions[self._values.index(max(self._values))]

    @cached_property
    def options(self) -> "Options":
        """All legal actions, the best first; ties in the order of `rules.game.engine.legal_actions`."""
        return Options(self._actions, self._values, self._so_far)

    def __repr__(self) -> str:
        return f"Advice(value={self.value}, options={self.options})"


def best_action(variant: Variant, values: Mapping[Action, float]) -> Action:
    """Returns the best action; ties go as in the kernels."""
    # The same tolerance as in the kernels.
    top = max(values.values()) - TIE
    return min((action for action, value in values.items() if value >= top), key=lambda one: preference(variant, one))


def rank_actions(values: Mapping[Action, float]) -> Advice:
    """Returns advice from the value of each action."""
    return build_advice(list(values), list(values.values()), 0)


def rank_actions_to_win(advice: Advice, means: Mapping[Action, float]) -> list[Option]:
    """Returns the options of advice to win, the best first; options within `EQUAL` of the best are sorted by mean."""
    options = list(advice.options)
    # Within the precision of probabilities they are equal, so no loss is shown and the mean decides.
    best = [option._replace(loss=0.0) for option in options if option.loss < EQUAL]
    return [*sorted(best, key=lambda option: -means[option.action]), *options[len(best) :]]


def build_advice(actions: Sequence[Action], values: Sequence[float], so_far: int) -> Advice:
    """Returns advice from values of actions without the points so far; `LOWEST` marks illegal ones."""
    return Advice(max(values) + so_far, actions, values, so_far)
