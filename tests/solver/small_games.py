"""Miniatures and variants solved in memory, without a cache, for the solver's tests."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.game.card import empty_card, total_if_struck
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.turn.summary_passes import Singles
from pasch.solver.objective import Reach, ReachAll, WinAgainst
from pasch.solver.progress import no_progress
from pasch.solver.solve.backward_induction import solve_cards
from pasch.solver.solve.game_summary import summarise
from pasch.solver.solve.score_curves import ScoreCurve, convert_to_targets, solve_curves
from pasch.solver.solve.solution import Summary
from pasch.solver.solve.solve_plan import plan_solution

VARIANTS = Path(__file__).parents[1] / "variants"
NAMES = sorted(path.stem for path in (VARIANTS / "miniatures").glob("*.toml"))
ONE_DISTRIBUTION = [
    "announce", "balut", "extra-by-column", "extra-place", "extra-place-upper", "extra-served", "locked-served",
    "odd-die-of-three", "only-bonuses", "patterns", "put-aside", "put-aside-two", "save-locked", "served-double",
    "three-dice", "twins", "zero-face",
]  # fmt: skip
"""Miniatures in which no tie between equally good actions can change the distribution of totals."""


@cache
def miniature(name: str) -> Variant:
    return load_variant(str(VARIANTS / "miniatures" / f"{name}.toml"))


def compute_best_mean(variant: Variant, threads: int = 1) -> float:
    """The highest mean total of a variant: quicker than `solve`, as nothing else is computed."""
    space = plan_solution(variant, None, summary=False).space
    value = solve_cards(build_arrays(space), space.level, 0.0, threads, no_progress)
    card = empty_card(variant)
    return float(value[space.index(space.locate(card))]) + total_if_struck(variant, card)


@dataclass(frozen=True, eq=False)
class Solved:
    """A variant with the value of every card, for the mean or a utility."""

    space: CardSpace
    arrays: Arrays
    theta: float
    value: Doubles

    @property
    def total(self) -> float:
        """The mean total, or its certainty equivalent."""
        place = self.space.locate(empty_card(self.space.variant))
        return float(self.value[int(self.space.start[place.group]) + place.lane]) + place.points

    def summed_up(self, threads: int = 1) -> tuple[Summary, Singles]:
        """See `summary.summarise`."""
        return summarise(self.space, self.arrays, self.theta, self.value, threads, no_progress)


class Kernels:
    """What the kernels say of one variant; its cards are numbered once."""

    def __init__(self, variant: Variant, space: CardSpace | None = None) -> None:
        self.variant = variant
        self.space = space or CardSpace(variant)
        self.arrays = build_arrays(self.space)

    def solved(self, theta: float = 0.0, threads: int = 1) -> Solved:
        """Every card's value; a theta of 0 stands for the mean."""
        value = solve_cards(self.arrays, self.space.level, theta, threads, no_progress)
        return Solved(self.space, self.arrays, theta, value)

    def chance(self, objective: Reach | WinAgainst, threads: int = 1) -> float:
        """The best chance to reach or to beat something."""
        curve = solve_curves(self.space, self.arrays, objective, threads, no_progress)
        return curve.at(total_if_struck(self.variant, empty_card(self.variant)))

    def reach(self, threads: int = 1) -> ScoreCurve:
        """By target, the best chance of at least so many points."""
        return convert_to_targets(self.variant, solve_curves(self.space, self.arrays, ReachAll(), threads, no_progress))


def moments(variant: Variant, seed: str) -> Iterator[GameState]:
    """All states of solitaire games in which everything is decided by chance."""
    chance = Random(seed)
    while True:
        state = new_game(variant, 1) if 1 in variant.seats else new_game(variant, variant.seats[0], first=0)
        while state.phase != "over":
            yield state
            if state.phase == "decide":
                state = apply(state, chance.choice(legal_actions(state)))
            else:
                events, chances = zip(*chance_outcomes(state), strict=True)
                (event,) = chance.choices(events, [float(each) for each in chances])
                state = apply(state, event)


def sampled(variant: Variant, phase: str, count: int, seed: str = "advice") -> list[GameState]:
    found = (state for state in moments(variant, seed) if state.phase == phase and Random(repr(state)).random() < 0.4)
    return [next(found) for _ in range(count)]
