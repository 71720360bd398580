"""What a game is like, in numbers that a designer weighs: what it brings, how it varies, how long it takes, how much
of it is skill, and which boxes nobody uses.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from pasch.play.dice_sources import SeededDice, next_throw
from pasch.players.player import LEVELS
from pasch.rules.card import empty_card
from pasch.rules.engine import apply
from pasch.rules.length import minutes_of
from pasch.rules.state import GameState
from pasch.rules.variant import Variant
from pasch.solver.ask.advice import Advice, Adviser
from pasch.solver.pieces.workers import Workers
from pasch.solver.solve.simulation import Play, simulate
from pasch.solver.solve.solution import Solution

WEAK = "beginner"
"""The level that the best play is compared with."""
CLOSE = 1.0
"""Points: a decision is close where another choice costs less."""
RARE = 0.1
"""A box is unused where the best play scores in it less often."""
BEGINNERS_GAMES, GAMES = 20_000, 150
"""So many tell what a beginner reaches, and how the best play decides; always with the same dice."""
_SEED = "balance"


@dataclass(frozen=True)
class Balance:
    """What a game is like.

    Attributes:
        mean, sd: points: of the best play, exactly.
        turns: of one person. minutes: that a game takes for each person, with the throws that the best play needs.
        beginner: points: the mean of `WEAK`, measured.
        close: the share of decisions that are `CLOSE`.
        unused: ids of boxes in which the best play scores in fewer than `RARE` of all games.
    """

    mean: float
    sd: float
    turns: int
    minutes: float
    beginner: float
    close: float
    unused: tuple[str, ...]

    @property
    def skill(self) -> float:
        """By how many deviations of a game the best play is ahead of a beginner: little is luck, much is skill."""
        return (self.mean - self.beginner) / self.sd if self.sd else 0.0

    def as_json(self) -> dict[str, object]:
        """For machines."""
        return {**asdict(self), "unused": list(self.unused), "skill": self.skill}


def balance_of(solution: Solution, workers: Workers | None = None) -> Balance:
    """What the game of a solution for the mean is like."""
    totals = solution.summary.distribution
    weak = Play(solution.space, solution.arrays, solution.value, 0.0, LEVELS[WEAK])
    decided = _Decisions(Adviser(solution), GAMES)
    return Balance(
        mean=totals.mean,
        sd=totals.sd,
        turns=solution.variant.turns,
        minutes=minutes_of(solution.variant.turns, decided.throws / GAMES),
        beginner=simulate(weak, BEGINNERS_GAMES, _SEED, workers).mean,
        close=decided.close / decided.all if decided.all else 0.0,
        unused=tuple(box.box for box in solution.summary.boxes if 1 - box.struck < RARE),
    )


class _Decisions:
    """What the best play decides in some games, played side by side.

    Attributes:
        all: decisions between two actions or more; close: those of them that are `CLOSE`; throws: of all games.
    """

    def __init__(self, adviser: Adviser, games: int) -> None:
        self.all = self.close = self.throws = 0
        self._adviser, self._dice = adviser, [SeededDice(f"{_SEED}/{number}") for number in range(games)]
        self._thrown = [0] * games
        states = [_new_game(adviser.variant)] * games
        while states[0].phase != "over" or any(state.phase != "over" for state in states):
            states = self._decide([self._throw(number, state) for number, state in enumerate(states)])
        self.throws = sum(self._thrown)

    def _throw(self, number: int, state: GameState) -> GameState:
        if state.phase != "throw":
            return state
        self._thrown[number] += 1
        return apply(state, next_throw(self._dice[number], state, self._thrown[number]))

    def _decide(self, states: Sequence[GameState]) -> list[GameState]:
        asked = [number for number, state in enumerate(states) if state.phase == "decide"]
        found = dict(zip(asked, self._adviser.advise_many([states[number] for number in asked]), strict=True))
        for advice in found.values():
            self._count(advice)
        return [apply(state, found[number].best) if number in found else state for number, state in enumerate(states)]

    def _count(self, advice: Advice) -> None:
        options = advice.options
        if len(options) > 1:
            self.all += 1
            self.close += options[1].loss < CLOSE


def _new_game(variant: Variant) -> GameState:
    return GameState(variant, (empty_card(variant),), 0, variant.direction)
