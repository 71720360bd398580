"""A small network imitates the oracle: ``python -m pasch.examples.learning.imitation [VARIANT] [ROUNDS] [SEED]``

The network learns what each action loses, from the exact regrets at positions that it meets itself (DAgger: Ross,
Gordon, Bagnell 2011), and takes the action that it believes to lose least. Nothing but NumPy.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from pasch.envs import OptimalValues, VectorGameEnv, evaluate
from pasch.envs.observation import facts_of
from pasch.rules.game.state import GameState

Row = NDArray[np.float32]


class ImitationNetwork:
    """One hidden layer, trained by Adam (Kingma, Ba 2015) on the regrets of legal actions."""

    def __init__(self, facts: int, actions: int, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        shapes = [(facts, hidden), (hidden,), (hidden, actions), (actions,)]
        self.layers = [chance.normal(0, (2 / shape[0]) ** 0.5, shape).astype(np.float32) for shape in shapes]
        self.layers[1][:], self.layers[3][:] = 0, 0
        self._mean = [np.zeros_like(layer) for layer in self.layers]
        self._square = [np.zeros_like(layer) for layer in self.layers]
        self._steps = 0

    def regrets(self, facts: Row) -> tuple[Row, Row]:
        """Returns the network's estimate of each action's loss, and its hidden layer."""
        hidden = np.maximum(facts @ self.layers[0] + self.layers[1], 0)
        return hidden @ self.layers[2] + self.layers[3], hidden

    def __call__(self, facts: Row, masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """The legal action that loses least."""
        return np.asarray(np.where(masks == 1, self.regrets(facts)[0], np.inf).argmin(axis=1))

    def learn(self, facts: Row, masks: NDArray[np.int8], regrets: Row, rate: float) -> float:
        """One step towards the true regrets; gives the mean square error of the legal ones."""
        believed, hidden = self.regrets(facts)
        error = np.where(masks == 1, believed - regrets, 0).astype(np.float32)
        back = error / masks.sum()
        inner = (back @ self.layers[2].T) * (hidden > 0)
        self._follow([facts.T @ inner, inner.sum(axis=0), hidden.T @ back, back.sum(axis=0)], rate)
        return float((error**2).sum() / masks.sum())

    def _follow(self, gradients: list[Row], rate: float) -> None:
        self._steps += 1
        shrink = (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for layer, mean, square, gradient in zip(self.layers, self._mean, self._square, gradients, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            layer -= rate * shrink * mean / (square**0.5 + 1e-8)


def positions(env: VectorGameEnv, network: ImitationNetwork, seed: int, chance: np.random.Generator) -> list[GameState]:
    """The positions of some games that the network plays, with a tenth of its decisions random."""
    facts, info = env.reset(seed=seed)
    over, met = np.zeros(env.num_envs, dtype=np.bool_), list[GameState]()
    while not over.all():
        met += [env.state(lane) for lane in np.flatnonzero(~over).tolist()]
        assert not isinstance(facts, dict)
        stray = chance.random(env.num_envs) < 0.1
        actions = np.where(stray, env.random_actions(), network(facts, info["action_mask"]))
        facts, _, over, _, info = env.step(actions)
    return met


def train(variant: str, rounds: int, seed: int, games: int = 64, hidden: int = 256) -> ImitationNetwork:
    """In each round positions are met and added to those known, and the network learns from all; prints the curve."""
    oracle, env = OptimalValues(variant), VectorGameEnv(variant, games, autoreset_mode="Disabled")
    chance = np.random.default_rng(seed)
    network = ImitationNetwork(env.layout.size, env.actions.count, hidden, seed)
    facts, regrets = list[Row](), list[Row]()
    for number in range(rounds):
        for state in positions(env, network, seed + number * games, chance):
            facts.append(env.layout.flat(facts_of(env.layout, state)))
            regrets.append(np.minimum(oracle.regrets(state), 40).astype(np.float32))
        seen, truth = np.array(facts), np.array(regrets)
        masks, truth = (~np.isnan(truth)).astype(np.int8), np.nan_to_num(truth)
        for _ in range(150):
            some = chance.integers(len(seen), size=512)
            error = network.learn(seen[some], masks[some], truth[some], 2e-3 * (1 - number / rounds) + 1e-4)
        if number % max(1, rounds // 10) == 0:
            print(f"{len(seen):8d} positions  error {error**0.5:6.2f} points", flush=True)
    return network


def main(variant: str = "kniffel", rounds: str = "40", seed: str = "1", games: str = "500") -> None:
    """Trains, then judges what was learned."""
    print(evaluate(train(variant, int(rounds), int(seed)), variant, int(games)))


if __name__ == "__main__":
    main(*sys.argv[1:])
