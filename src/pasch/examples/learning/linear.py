"""A linear learner: ``python -m pasch.examples.learning.linear [VARIANT] [STEPS] [SEED]``

A policy whose preferences are linear in the facts, one row of weights for each action, learned by policy gradient with
an average as baseline (Williams 1992: REINFORCE). It plays thousands of games side by side; nothing but NumPy.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from pasch.envs import VectorGameEnv, evaluate

Row = NDArray[np.float32]


class Linear:
    """Preferences of actions, linear in the facts."""

    def __init__(self, facts: int, actions: int, seed: int) -> None:
        self.weights = np.zeros((facts + 1, actions), dtype=np.float32)
        self._chance = np.random.default_rng(seed)

    def chances(self, facts: Row, masks: NDArray[np.int8]) -> Row:
        """The probability of each legal action."""
        preference = np.where(masks == 1, _with_one(facts) @ self.weights, -np.inf)
        weight = np.exp(preference - preference.max(axis=1, keepdims=True))
        return np.asarray(weight / weight.sum(axis=1, keepdims=True), dtype=np.float32)

    def draw(self, chances: Row) -> NDArray[np.int64]:
        """An action of each row."""
        marks = self._chance.random((len(chances), 1), dtype=np.float32)
        return np.asarray(np.minimum((chances.cumsum(axis=1) < marks).sum(axis=1), chances.shape[1] - 1))

    def __call__(self, facts: Row, masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """The likeliest action."""
        return np.asarray(self.chances(facts, masks).argmax(axis=1))


def _with_one(facts: Row) -> Row:
    return np.concatenate([facts, np.ones((len(facts), 1), dtype=np.float32)], axis=1)


def train(variant: str, steps: int, seed: int, games: int = 512, rate: float = 0.02) -> Linear:
    """Each step plays games to their end and follows the gradient; prints the curve."""
    env = VectorGameEnv(variant, games, autoreset_mode="Disabled")
    policy = Linear(env.layout.size, env.actions.count, seed)
    for step in range(steps):
        totals, gradient = play(env, policy, seed + step * games)
        policy.weights += rate * gradient
        if step % max(1, steps // 20) == 0:
            print(f"{step * games:8d} games  {totals.mean():7.2f} ± {totals.std() / games**0.5:.2f}", flush=True)
    return policy


def play(env: VectorGameEnv, policy: Linear, seed: int) -> tuple[NDArray[np.float64], Row]:
    """Plays games to their end; returns totals, and the gradient of their mean by the rewards after each decision."""
    facts, info = env.reset(seed=seed)
    over = np.zeros(env.num_envs, dtype=np.bool_)
    rows, chosen, paid = list[tuple[Row, Row, NDArray[np.bool_]]](), list[NDArray[np.int64]](), list[Row]()
    while not over.all():
        masks = info["action_mask"]
        assert not isinstance(facts, dict)
        chances = policy.chances(facts, masks)
        actions = policy.draw(chances)
        rows.append((_with_one(facts), chances, ~over))
        facts, reward, over, _, info = env.step(actions)
        chosen.append(actions)
        paid.append(reward.astype(np.float32))
    returns = np.cumsum(np.array(paid)[::-1], axis=0)[::-1]
    gradient = np.zeros_like(policy.weights)
    for (seen, chances, going), actions, after in zip(rows, chosen, returns, strict=True):
        advantage = np.where(going, after - after[going].mean(), 0) / 30
        toward = -chances * advantage[:, None]
        toward[np.arange(len(actions)), actions] += advantage
        gradient += seen.T @ toward
    return np.array(paid, dtype=np.float64).sum(axis=0), np.asarray(gradient / env.num_envs, dtype=np.float32)


def main(variant: str = "kniffel", steps: str = "400", seed: str = "1", games: str = "500") -> None:
    """Trains, then judges what was learned."""
    print(evaluate(train(variant, int(steps), int(seed)), variant, int(games)))


if __name__ == "__main__":
    main(*sys.argv[1:])
