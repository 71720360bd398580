"""Training: games against oneself, whose turns are solved exactly, and steps towards what they turned out to be worth.

What a card is worth after a turn is taken from the turn's expectation over all throws, not from the throw that came;
what later turns corrected is carried back with a weight that falls, as TD(lambda) does::

    G = B + lambda * (G of the next card - V of the next card)

A few entries are drawn instead of chosen, so that cards are seen that the best play avoids; nothing is carried back
over them. An average of the weights plays and gives the values.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pasch.solver.ask.estimate import Wide
from pasch.solver.cards.lattice import Doubles
from pasch.solver.kernels.judging import Inputs, Judge, new_judge
from pasch.solver.kernels.learning import FIRST_KEPT, SECOND_KEPT, learn, new_lessons
from pasch.solver.learned.inputs import count_weights, inputs_of
from pasch.solver.learned.player import Company

GAMES = 32
"""Games side by side."""
BATCH = 256
KEPT = 200_000
FIRST_LESSON = 20_000
"""Cards that are kept to learn from, and how many there are before it begins."""
USES = 3
"""How often a card is learned from."""
STRAY = 0.02
RATE, LAST_RATE, WARM_UP = 1e-3, 1e-6, 0.02
FIRST_SHARE, LAST_SHARE = 0.9, 0.5
"""Of what later turns corrected, how much is carried back: at first, and in the end."""
AVERAGE, LATER_AVERAGE, LATER = 0.99, 0.999, 2_000


@dataclass(frozen=True)
class Stand:
    """Where a training stands.

    Attributes:
        share: how much of it is done. games, steps: so far. seconds: of the processor.
        mean, error: of the latest games, luck taken out.
    """

    share: float
    games: int
    steps: int
    seconds: float
    mean: float
    error: float


Told = Callable[[Stand], None]


def first_weights(inputs: Inputs, seed: int) -> NDArray[np.float32]:
    """A network that knows nothing."""
    shape, chance = inputs.shape, np.random.Generator(np.random.PCG64(seed))
    weights = np.zeros(count_weights(shape))
    hidden, second = int(shape.hidden), int(shape.second)
    weights[: shape.bias] = 0.12 * chance.standard_normal(shape.bias)
    weights[shape.middle : shape.middle_bias] = (2 / hidden) ** 0.5 * chance.standard_normal(hidden * second)
    weights[shape.out : shape.out_bias] = 0.1 * chance.standard_normal(second)
    return weights.astype(np.float32)


class Training:
    """Trains a network for a variant.

    Args:
        wide: the variant's sheet, with its parts solved.
        games: how many to play; seconds: of the processor, where it is not given.
    """

    def __init__(self, wide: Wide, seed: int, games: int | None = None, seconds: float = 600.0) -> None:
        self.wide, self.games, self.seconds = wide, games, seconds
        self.inputs = inputs_of(wide)
        weights = first_weights(self.inputs, seed)
        self._learner = self._judge(weights)
        rounds = max(1, USES * GAMES * wide.variant.turns // BATCH)
        self._lessons = new_lessons(self._learner, KEPT, rounds)
        self._player = self._judge(self._lessons.average)
        self._player.weights[self.inputs.shape.out :] = 0.0  # until it has learned something, it adds nothing
        self._company = Company(wide, self._player, GAMES, f"training/{seed}")
        self._chance = np.random.Generator(np.random.PCG64([seed, 1]))
        self.steps = self._cards = self._played = 0
        self._recent: list[Doubles] = []
        self._began = time.process_time()

    def _judge(self, weights: NDArray[np.float32]) -> Judge:
        boxes, slots = len(self.wide.variant.boxes), self.wide.arrays.scores.start.shape[2]
        return new_judge(self.inputs, weights, len(self.wide.parts.games), boxes, slots)

    @property
    def weights(self) -> NDArray[np.float32]:
        """Those that play by now."""
        return self._lessons.average

    def run(self, told: Told) -> None:
        """Trains to its end."""
        while self.share < 1.0:
            self.play()
            if self._cards >= FIRST_LESSON:
                self.learn()
            told(self.stand())

    @property
    def share(self) -> float:
        """How much is done."""
        return self._played / self.games if self.games else (time.process_time() - self._began) / self.seconds

    def stand(self) -> Stand:
        """See `Stand`."""
        fair = np.concatenate(self._recent) if self._recent else np.zeros(2)
        return Stand(
            share=min(1.0, self.share),
            games=self._played,
            steps=self.steps,
            seconds=time.process_time() - self._began,
            mean=float(fair.mean()),
            error=float(fair.std(ddof=1) / len(fair) ** 0.5),
        )

    def play(self) -> None:
        """Plays some games, and puts their cards among those to learn from."""
        turns = self.wide.variant.turns
        means, values, sums, strays = np.zeros((4, turns, GAMES))
        slots = np.zeros((turns, *self._lessons_of("slots")), dtype=np.int16)
        part = np.zeros((turns, *self._lessons_of("part")), dtype=np.float32)
        for turn, each in enumerate(self._company.play(self._played, STRAY)):
            slots[turn], part[turn] = each.slots, each.part
            games = each.games
            means[turn], values[turn] = games["mean"], games["value"]
            sums[turn], strays[turn] = games["sum"], games["stray"] > 0
        self._played += GAMES
        self._recent = [*self._recent[-30:], (means - values).sum(axis=0) + values[0] + self._company.before]
        target = (self._carried(means, values, strays) - sums) / float(self.inputs.shape.unit)
        known = np.abs(means - sums).reshape(-1) > 1e-9  # where the sum is exact there is nothing to learn
        told = slots.reshape(-1, slots.shape[2]), part.reshape(-1, part.shape[2])
        self._keep(told[0][known], told[1][known], target.ravel()[known])

    def _lessons_of(self, name: str) -> tuple[int, int]:
        return GAMES, getattr(self._lessons, name).shape[1]

    def _carried(self, means: Doubles, values: Doubles, strays: Doubles) -> Doubles:
        """What each card turned out to be worth."""
        carry = FIRST_SHARE + (LAST_SHARE - FIRST_SHARE) * self.share
        found = means.copy()
        for turn in range(len(means) - 2, -1, -1):
            found[turn] += np.where(strays[turn] > 0, 0.0, carry * (found[turn + 1] - values[turn + 1]))
        return found

    def _keep(self, slots: NDArray[np.int16], part: NDArray[np.float32], target: Doubles) -> None:
        places = (self._cards + np.arange(len(target))) % KEPT
        self._lessons.slots[places], self._lessons.part[places] = slots, part
        self._lessons.target[places] = target
        self._cards += len(target)
        self._fresh = len(target)

    def learn(self) -> None:
        """Steps on cards drawn from those kept."""
        steps = min(len(self._lessons.rate), max(1, USES * self._fresh // BATCH))
        numbers = self.steps + 1 + np.arange(steps)
        rate = self._rate() * np.sqrt(1 - SECOND_KEPT**numbers) / (1 - FIRST_KEPT**numbers)
        self._lessons.rate[:steps] = rate
        self._lessons.keep[:steps] = np.where(numbers < LATER, AVERAGE, LATER_AVERAGE)
        order = self._chance.integers(min(self._cards, KEPT), size=steps * BATCH)
        learn(self._learner, self._lessons, order, BATCH)
        self.steps += steps

    def _rate(self) -> float:
        """Rising at first, then falling as a cosine does."""
        share = min(1.0, self.share)
        if share < WARM_UP:
            return RATE * share / WARM_UP
        return float(LAST_RATE + (RATE - LAST_RATE) * 0.5 * (1 + np.cos(np.pi * (share - WARM_UP) / (1 - WARM_UP))))
