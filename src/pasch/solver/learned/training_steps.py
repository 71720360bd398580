"""Training: self-play with exactly solved turns, and steps towards the values that cards turned out to have.

The target of a card is the expectation of its turn over all throws, not the result of the actual throw; corrections by
later turns are carried back with a decreasing weight, as in TD(lambda) (Sutton, 1988)::

    G = B + lambda * (G of the next card - V of the next card)

A few entries are drawn instead of chosen, so that cards are seen that the best play avoids; nothing is carried back
over them. An average of the weights plays and supplies the values.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from pasch.rules.game.card import empty_card, total_if_struck
from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.wide.adam import FIRST_DECAY, SECOND_DECAY, learn, new_lessons
from pasch.solver.kernels.wide.value_network import Inputs
from pasch.solver.learned import training_batches
from pasch.solver.learned.network_inputs import build_inputs, count_weights
from pasch.solver.learned.training_batches import (
    BatchOrder,
    PlayedBatch,
    build_network_with,
    join_batches,
    prepare_player,
)
from pasch.solver.parallel.workers import Submit, Threads, Workers
from pasch.solver.query.estimate import Wide

GAMES = 4 * training_batches.GAMES
"""Games between two rounds of learning."""
BATCH = 256
KEPT = 200_000
FIRST_LESSON = 20_000
"""Size of the replay buffer in cards, and its filling before learning begins."""
USES = 3
"""Uses of each card, on average."""
RATE, LAST_RATE, WARM_UP = 1e-3, 1e-6, 0.02
FIRST_SHARE, LAST_SHARE = 0.9, 0.5
"""lambda at first, and in the end."""
# Weight of the old average at each step, the weight from step `LATER` on, and that step.
AVERAGE, LATER_AVERAGE, LATER = 0.99, 0.999, 2_000


@dataclass(frozen=True)
class TrainingProgress:
    """Progress of a training.

    Attributes:
        share: of the work. games, steps: so far. seconds: of the processor.
        mean, error: of the latest games, luck subtracted.
    """

    share: float
    games: int
    steps: int
    seconds: float
    mean: float
    error: float


Report = Callable[[TrainingProgress], None]


def draw_weights(inputs: Inputs, seed: int) -> NDArray[np.float32]:
    """Returns random initial weights."""
    shape, chance = inputs.shape, np.random.Generator(np.random.PCG64(seed))
    weights = np.zeros(count_weights(shape))
    hidden, second = int(shape.hidden), int(shape.second)
    weights[: shape.bias] = 0.12 * chance.standard_normal(shape.bias)
    # He initialisation for rectifiers: deviation sqrt(2 / inputs).
    weights[shape.middle : shape.middle_bias] = (2 / hidden) ** 0.5 * chance.standard_normal(hidden * second)
    weights[shape.out : shape.out_bias] = 0.1 * chance.standard_normal(second)
    return weights.astype(np.float32)


class Training:
    """Trains a network for a variant.

    Args:
        wide: the variant's sheet, with its parts solved.
        games: number of games; seconds: of the processor, if `games` is None.
        workers: None for one thread per processor.
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
        self.inputs = build_inputs(wide)
        weights = draw_weights(self.inputs, seed)
        self._learner = build_network_with(wide, self.inputs, weights)
        rounds = max(1, USES * GAMES * wide.variant.turns // BATCH)
        self._lessons = new_lessons(self._learner, KEPT, rounds)
        self.weights[self.inputs.shape.out :] = 0.0  # an untrained network adds nothing
        self._workers, self._seed = workers or Threads(), seed
        self._before = total_if_struck(wide.variant, empty_card(wide.variant))
        self._chance = np.random.Generator(np.random.PCG64([seed, 1]))
        self.steps = self._cards = self._played = 0
        self._recent: list[Doubles] = []
        self._began, self._spent = time.thread_time(), 0.0

    @property
    def weights(self) -> NDArray[np.float32]:
        """The average of the weights, which plays."""
        return self._lessons.average

    def run(self, report: Report) -> None:
        """Trains to the end."""
        with self._workers.equipped(partial(prepare_player, self.wide, f"training/{self._seed}")) as submit:
            while self.share < 1.0:
                self.play(submit)
                if self._cards >= FIRST_LESSON:
                    self.learn()
                report(self.progress())

    @property
    def share(self) -> float:
        """Share of the work done."""
        return self._played / self.games if self.games else self._cost / self.seconds

    @property
    def _cost(self) -> float:
        return self._spent + time.thread_time() - self._began

    def progress(self) -> TrainingProgress:
        """Returns the progress."""
        fair = np.concatenate(self._recent) if self._recent else np.zeros(2)
        return TrainingProgress(
            share=min(1.0, self.share),
            games=self._played,
            steps=self.steps,
            seconds=self._cost,
            mean=float(fair.mean()),
            error=float(fair.std(ddof=1) / len(fair) ** 0.5),
        )

    def play(self, submit: Submit[BatchOrder, PlayedBatch]) -> None:
        """Plays some games, and adds their cards to the replay buffer."""
        asked = [
            submit(BatchOrder(self._played + first, self.weights)) for first in range(0, GAMES, training_batches.GAMES)
        ]
        played = join_batches([each.result() for each in asked])
        self._spent += played.seconds
        self._played += GAMES
        # Totals with luck subtracted: points before, V of the empty card, and B - V of each turn.
        self._recent = [
            *self._recent[-30:],
            (played.means - played.values).sum(axis=0) + played.values[0] + self._before,
        ]
        # The network learns what is missing from the sum of the parts.
        target = (self._carried(played.means, played.values, played.strays) - played.sums) / float(
            self.inputs.shape.unit
        )
        known = (
            np.abs(played.means - played.sums).reshape(-1) > 1e-9
        )  # where the sum is exact there is nothing to learn
        slots, part = played.slots.reshape(-1, played.slots.shape[2]), played.part.reshape(-1, played.part.shape[2])
        self._keep(slots[known], part[known], target.ravel()[known])

    def _carried(self, means: Doubles, values: Doubles, strays: Doubles) -> Doubles:
        carry = FIRST_SHARE + (LAST_SHARE - FIRST_SHARE) * self.share
        found = means.copy()
        # Backward, so that G of the next card is known.
        for turn in range(len(means) - 2, -1, -1):
            found[turn] += np.where(strays[turn] > 0, 0.0, carry * (found[turn + 1] - values[turn + 1]))
        return found

    def _keep(self, slots: NDArray[np.int16], part: NDArray[np.float32], target: Doubles) -> None:
        # A ring buffer: the oldest cards are overwritten.
        places = (self._cards + np.arange(len(target))) % KEPT
        self._lessons.slots[places], self._lessons.part[places] = slots, part
        self._lessons.target[places] = target
        self._cards += len(target)
        self._fresh = len(target)

    def learn(self) -> None:
        """Takes steps on cards drawn from the replay buffer."""
        steps = min(len(self._lessons.rate), max(1, USES * self._fresh // BATCH))
        numbers = self.steps + 1 + np.arange(steps)
        # A linear warm-up, then a cosine.
        share = min(1.0, self.share)
        if share < WARM_UP:
            rate = RATE * share / WARM_UP
        else:
            rate = LAST_RATE + (RATE - LAST_RATE) * 0.5 * (1 + np.cos(np.pi * (share - WARM_UP) / (1 - WARM_UP)))
        # The bias correction of Adam's moments is part of the rate.
        self._lessons.rate[:steps] = rate * np.sqrt(1 - SECOND_DECAY**numbers) / (1 - FIRST_DECAY**numbers)
        self._lessons.keep[:steps] = np.where(numbers < LATER, AVERAGE, LATER_AVERAGE)
        order = self._chance.integers(min(self._cards, KEPT), size=steps * BATCH)
        learn(self._learner, self._lessons, order, BATCH)
        self.steps += steps
