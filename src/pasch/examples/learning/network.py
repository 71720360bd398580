"""A network that learns from rewards alone: ``python -m pasch.examples.learning.network [VARIANT] [STEPS] [SEED]``

One hidden layer, with a policy head and a value head. It learns by proximal policy optimisation
(Schulman et al. 2017) from whole games, hundreds side by side, with advantages by Schulman et al. 2016. Only NumPy.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

import numpy as np
from numpy.typing import NDArray

from pasch.envs import VectorGameEnv, evaluate

Row = NDArray[np.float32]
_POINTS = np.float32(30)
"""Points per unit of the network's rewards."""
_CLIP, _ENTROPY, _WORTH, _DECAY = 0.2, 0.005, 0.5, 0.95


@dataclass(frozen=True)
class DecisionRows:
    """Decisions, one row each.

    Attributes:
        chances: probabilities of the actions when they were drawn. worth: estimated returns. gains: advantages.
    """

    facts: Row
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    chances: Row
    worth: Row
    gains: Row

    def some(self, rows: NDArray[np.int64] | NDArray[np.bool_]) -> Self:
        """Some of them."""
        return replace(self, **{name: array[rows] for name, array in vars(self).items()})

    def joined(self, others: Sequence[Self]) -> Self:
        """These and others."""
        return replace(
            self, **{name: np.concatenate([vars(each)[name] for each in (self, *others)]) for name in vars(self)}
        )


class PolicyNetwork:
    """Preferences of actions, and what is still to come, from one hidden layer."""

    def __init__(self, facts: int, actions: int, hidden: int, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        shapes = [(facts, hidden), (hidden,), (hidden, actions), (actions,), (hidden, 1), (1,)]
        self.layers = [np.zeros(shape, dtype=np.float32) for shape in shapes]
        self.layers[0][:] = self.chance.normal(0, (2 / facts) ** 0.5, shapes[0])
        self.layers[2][:] = self.chance.normal(0, 0.01, shapes[2])
        self._mean = [np.zeros_like(layer) for layer in self.layers]
        self._square = [np.zeros_like(layer) for layer in self.layers]
        self._steps = 0

    def chances(self, facts: Row, masks: NDArray[np.int8]) -> tuple[Row, Row, Row]:
        """The probability of each legal action, what is still to come, and the hidden layer."""
        hidden = np.maximum(facts @ self.layers[0] + self.layers[1], 0)
        preference = np.where(masks == 1, hidden @ self.layers[2] + self.layers[3], -np.inf)
        weight = np.exp(preference - preference.max(axis=1, keepdims=True))
        worth = (hidden @ self.layers[4] + self.layers[5])[:, 0]
        return np.asarray(weight / weight.sum(axis=1, keepdims=True), dtype=np.float32), worth, hidden

    def __call__(self, facts: Row, masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """The likeliest action."""
        return np.asarray(self.chances(facts, masks)[0].argmax(axis=1))

    def draw(self, chances: Row) -> NDArray[np.int64]:
        """An action of each row."""
        marks = self.chance.random((len(chances), 1), dtype=np.float32) * np.float32(0.99999)
        return np.asarray((chances.cumsum(axis=1) <= marks).sum(axis=1).clip(max=chances.shape[1] - 1))

    def learn(self, played: DecisionRows, rate: float) -> None:
        """Takes a step of gradient ascent on the clipped objective."""
        chances, worth, hidden = self.chances(played.facts, played.masks)
        rows = np.arange(len(worth))
        ratio = chances[rows, played.actions] / played.chances
        trusted = np.where(played.gains > 0, ratio < 1 + _CLIP, ratio > 1 - _CLIP)
        push = (played.gains * ratio * trusted)[:, None]
        toward = -chances * push
        toward[rows, played.actions] += push[:, 0]
        surprise = np.log(np.maximum(chances, 1e-12))
        spread = -(chances * surprise).sum(axis=1, keepdims=True)
        toward -= _ENTROPY * chances * (surprise + spread)
        back = (-toward / len(rows)).astype(np.float32)
        miss = (_WORTH * (worth - played.worth) / len(rows))[:, None].astype(np.float32)
        inner = (back @ self.layers[2].T + miss @ self.layers[4].T) * (hidden > 0)
        self._follow(
            [played.facts.T @ inner, inner.sum(0), hidden.T @ back, back.sum(0), hidden.T @ miss, miss.sum(0)], rate
        )

    def _follow(self, gradients: list[Row], rate: float) -> None:
        """Adam (Kingma, Ba 2015)."""
        self._steps += 1
        shrink = (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for layer, mean, square, gradient in zip(self.layers, self._mean, self._square, gradients, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            layer -= rate * shrink * mean / (square**0.5 + 1e-8)


def play(env: VectorGameEnv, network: PolicyNetwork, seed: int) -> tuple[DecisionRows, NDArray[np.float64]]:
    """Plays games to their end; returns their decisions and totals."""
    facts, info = env.reset(seed=seed)
    over = np.zeros(env.num_envs, dtype=np.bool_)
    steps, paid, going = list[DecisionRows](), list[Row](), list[NDArray[np.bool_]]()
    while not over.all():
        going.append(~over)
        masks = info["action_mask"]
        assert not isinstance(facts, dict)
        chances, worth, _ = network.chances(facts, masks)
        actions = network.draw(chances)
        drawn = chances[np.arange(len(actions)), actions]
        steps.append(DecisionRows(facts, masks, actions, drawn, worth, np.zeros_like(worth)))
        facts, reward, over, _, info = env.step(actions)
        paid.append(reward.astype(np.float32))
    rewards = np.array(paid)
    gains = _gains(rewards / _POINTS, np.array([step.worth for step in steps]), np.array(going))
    together = [
        replace(step, worth=step.worth + gain, gains=gain).some(still)
        for step, gain, still in zip(steps, gains, going, strict=True)
    ]
    return together[0].joined(together[1:]), rewards.sum(axis=0, dtype=np.float64)


def _gains(paid: Row, worth: Row, going: NDArray[np.bool_]) -> Row:
    gains = np.zeros_like(worth)
    later, following = np.zeros_like(worth[0]), np.zeros_like(worth[0])
    for step in reversed(range(len(paid))):
        later = (paid[step] + following - worth[step] + _DECAY * later) * going[step]
        gains[step], following = later, worth[step] * going[step]
    return gains


def train(variant: str, steps: int, seed: int, games: int = 512, hidden: int = 128) -> PolicyNetwork:
    """Each step plays games to their end and learns from them three times; prints the curve."""
    env = VectorGameEnv(variant, games, autoreset_mode="Disabled")
    network = PolicyNetwork(env.layout.size, env.actions.count, hidden, seed)
    for step in range(steps):
        played, totals = play(env, network, seed + step * games)
        spread = played.gains.std() + np.float32(1e-6)
        played = replace(played, gains=(played.gains - played.gains.mean()) / spread)
        order, rate = np.arange(len(played.gains)), 2e-3 * (1 - step / steps) + 1e-4
        for _ in range(3):
            network.chance.shuffle(order)
            for some in np.array_split(order, max(1, len(order) // 2048)):
                network.learn(played.some(some), rate)
        if step % max(1, steps // 20) == 0:
            print(f"{step * games:8d} games  {totals.mean():7.2f} ± {totals.std() / games**0.5:.2f}", flush=True)
    return network


def main(variant: str = "kniffel", steps: str = "400", seed: str = "1", games: str = "500") -> None:
    """Trains, then judges what was learned."""
    print(evaluate(train(variant, int(steps), int(seed)), variant, int(games)))


if __name__ == "__main__":
    main(*sys.argv[1:])
