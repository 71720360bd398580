"""The least that there is: any legal action. ``python -m pasch.examples.learning.random_policy [VARIANT]``

Shows the loop of Gymnasium with masks, and what `evaluate` says of a policy.
"""

import sys

import gymnasium
import numpy as np
from numpy.typing import NDArray

from pasch.envs import evaluate


def play_once(variant: str) -> float:
    """One game; gives the sum of its rewards, which is the final total."""
    env = gymnasium.make("pasch/Game-v0", variant=variant)
    _, info = env.reset(seed=1)
    total, over = 0.0, False
    while not over:
        action = env.action_space.sample(mask=info["action_mask"])
        _, reward, over, _, info = env.step(action)
        total += float(reward)
    return total


class RandomPolicy:
    """Decides for many games at once: rows of facts and of masks give an action each."""

    def __init__(self, seed: int) -> None:
        self._chance = np.random.default_rng(seed)

    def __call__(self, _: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        return np.asarray((self._chance.random(masks.shape) * masks).argmax(axis=1))


def main(variant: str = "kniffel", games: str = "500") -> None:
    """Plays a game, then judges the policy."""
    print(f"one game: {play_once(variant):.0f} points")
    print(evaluate(RandomPolicy(1), variant, int(games)))


if __name__ == "__main__":
    main(*sys.argv[1:])
