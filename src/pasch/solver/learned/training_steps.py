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
from functools import partial

import numpy as np
from numpy.typing import NDArray

from pasch.rules.game.card import empty_card, total
from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.wide.adam import FIRST_KEPT, SECOND_KEPT, learn, new_lessons
from pasch.solver.kernels.wide.value_network import Inputs
from pasch.solver.learned import training_batches
from pasch.solver.learned.network_inputs import count_weights, inputs_of
from pasch.solver.learned.training_batches import Lot, Order, judge_with, playing, together
from pasch.solver.parallel.workers import Give, Threads, Workers
from pasch.solver.query.estimate import Wide

GAMES = 4 * training_batches.GAMES
"""Games that are played before it is learned from them."""
BATCH = 256
KEPT = 200_000
FIRST_LESSON = 20_000
"""Cards that are kept to learn from, and how many there are before it begins."""
USES = 3
"""How often a card is learned from."""
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
        workers: who shares the games out; None for a thread for each processor.
    """

    def __init__(
        self,
        wide: Wide,
        seed: int,
        games: int | None = None,
        seconds: float = 600.0,
        workers: Workers | None = None,
    ) -> None:
        self.wide, self.games, self.seconds = wide, games, seconds
        self.inputs = inputs_of(wide)
        weights = first_weights(self.inputs, seed)
        self._learner = judge_with(wide, self.inputs, weights)
        rounds = max(1, USES * GAMES * wide.variant.turns // BATCH)
        self._lessons = new_lessons(self._learner, KEPT, rounds)
        self.weights[self.inputs.shape.out :] = 0.0  # until it has learned something, it adds nothing
        self._workers, self._seed = workers or Threads(), seed
        self._before = total(wide.variant, empty_card(wide.variant))
        self._chance = np.random.Generator(np.random.PCG64([seed, 1]))
        self.steps = self._cards = self._played = 0
        self._recent: list[Doubles] = []
        self._began, self._spent = time.thread_time(), 0.0

    @property
    def weights(self) -> NDArray[np.float32]:
        """Those that play by now."""
        return self._lessons.average

    def run(self, told: Told) -> None:
        """Trains to its end."""
        with self._workers.equipped(partial(playing, self.wide, f"training/{self._seed}")) as give:
            while self.share < 1.0:
                self.play(give)
                if self._cards >= FIRST_LESSON:
                    self.learn()
                told(self.stand())

    @property
    def share(self) -> float:
        """The share of the training that is done."""
        return self._played / self.games if self.games else self._cost / self.seconds

    @property
    def _cost(self) -> float:
        return self._spent + time.thread_time() - self._began

    def stand(self) -> Stand:
        """See `Stand`."""
        fair = np.concatenate(self._recent) if self._recent else np.zeros(2)
        return Stand(
            share=min(1.0, self.share),
            games=self._played,
            steps=self.steps,
            seconds=self._cost,
            mean=float(fair.mean()),
            error=float(fair.std(ddof=1) / len(fair) ** 0.5),
        )

    def play(self, give: Give[Order, Lot]) -> None:
        """Has some games played, and puts their cards among those to learn from."""
        asked = [give(Order(self._played + first, self.weights)) for first in range(0, GAMES, training_batches.GAMES)]
        lot = together([each.result() for each in asked])
        self._spent += lot.seconds
        self._played += GAMES
        self._recent = [*self._recent[-30:], (lot.means - lot.values).sum(axis=0) + lot.values[0] + self._before]
        target = (self._carried(lot.means, lot.values, lot.strays) - lot.sums) / float(self.inputs.shape.unit)
        known = np.abs(lot.means - lot.sums).reshape(-1) > 1e-9  # where the sum is exact there is nothing to learn
        told = lot.slots.reshape(-1, lot.slots.shape[2]), lot.part.reshape(-1, lot.part.shape[2])
        self._keep(told[0][known], told[1][known], target.ravel()[known])

    def _carried(self, means: Doubles, values: Doubles, strays: Doubles) -> Doubles:
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
        share = min(1.0, self.share)
        if share < WARM_UP:
            return RATE * share / WARM_UP
        return float(LAST_RATE + (RATE - LAST_RATE) * 0.5 * (1 + np.cos(np.pi * (share - WARM_UP) / (1 - WARM_UP))))
