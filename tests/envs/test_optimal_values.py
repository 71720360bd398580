"""The oracle's regrets match the solver's, and `evaluate` measures policies correctly."""

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from pasch.envs import GameEnv, MeasuredMean, OptimalValues, evaluate, policy_evaluation
from pasch.players.random_player import RandomPlayer
from pasch.rules.errors import PaschError

SMALL = """
id = "small"
names = { de = "Klein", en = "Small" }
dice = { count = 2, faces = [1, 2, 3] }
turn = { throws = 2 }
[boxes]
threes = { names = { de = "Dreier", en = "Threes" }, number = 3 }
pair = { names = { de = "Pasch", en = "Pair" }, pattern = { of_a_kind = 2 }, points = 9 }
chance = { names = { de = "Chance", en = "Chance" } }
[bonuses]
upper = { names = { de = "Bonus", en = "Bonus" }, section = "upper", tiers = [{ from = 6, points = 5 }] }
"""


@pytest.fixture(scope="module")
def oracle() -> OptimalValues:
    return OptimalValues(SMALL)


def test_regrets_are_what_the_solver_knows(oracle: OptimalValues) -> None:
    env, chance = GameEnv(oracle.variant), random.Random(1)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        values, regrets = oracle.values(env.state), oracle.regrets(env.state)
        assert (np.isnan(values) == (info["action_mask"] == 0)).all()
        assert np.nanmin(regrets) == 0
        assert np.nanmax(values) == pytest.approx(max(oracle.action_values(env.state).values()))
        _, _, over, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"]).tolist()))


def test_the_best_play_loses_nothing_and_a_random_policy_is_worth_nothing(oracle: OptimalValues) -> None:
    best = evaluate("optimal", oracle.variant, 40, oracle=oracle, random_games=400)
    assert best.loss.value == pytest.approx(0, abs=1e-9)
    assert best.normalised.value == pytest.approx(1)
    assert best.luck_free.value == pytest.approx(oracle.best)
    judged = evaluate("heuristic", oracle.variant, 40, oracle=oracle, random_games=2)
    assert judged.luck_free.error < judged.mean.error / 2
    chance = evaluate(RandomPlayer(), oracle.variant, 1000, seed=5, oracle=oracle, random_games=1000)
    assert abs(chance.normalised.value) < 4 * chance.normalised.error
    assert abs(chance.mean.value - chance.luck_free.value) < 4 * chance.mean.error
    assert chance.loss.value == pytest.approx(sum(figure.value for figure in chance.by_kind.values()))
    per_decision, holds = chance.loss_per_decision, chance.per_kind["hold"]
    assert 0 < per_decision.error < per_decision.value / 20
    assert holds.value < per_decision.value < chance.per_kind["entry"].value
    assert 0 < chance.bonuses["upper"].value < 0.5
    assert "lost by entry" in str(chance)


def test_the_mean_of_random_games_is_that_of_a_random_player(oracle: OptimalValues) -> None:
    together = policy_evaluation.random_mean(oracle.variant, 4000)
    assert together == policy_evaluation.random_mean(oracle.variant, 4000)
    alone = evaluate("random", oracle.variant, 400, oracle=oracle, random_play=together).mean
    assert abs(together.value - alone.value) < 4 * (together.error**2 + alone.error**2) ** 0.5


def test_invalid_policy_results_have_their_codes(oracle: OptimalValues) -> None:
    def illegal(_: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        return np.asarray(np.argmin(masks, axis=1))

    def too_few(_: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        return np.asarray(np.argmax(masks, axis=1)[1:])

    def fractions(_: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.float64]:
        return np.zeros(len(masks))

    for policy, code in ((illegal, "illegal-action"), (too_few, "env-actions-shape"), (fractions, "env-actions-shape")):
        with pytest.raises(PaschError) as refused:
            evaluate(policy, oracle.variant, 3, oracle=oracle, random_games=2)
        assert refused.value.code == code


def test_evaluation_seeds_are_apart_from_training_seeds(oracle: OptimalValues, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds, reset = list[int](), GameEnv.reset

    def noted(env: GameEnv, *, seed: int, options: None = None) -> object:
        seeds.append(seed)
        return reset(env, seed=seed, options=options)

    monkeypatch.setattr(GameEnv, "reset", noted)
    evaluate("random", oracle.variant, 3, seed=7, oracle=oracle, random_play=MeasuredMean(0.0, 0.0))
    assert seeds == [policy_evaluation.FIRST_SEED + 7 + number for number in range(3)]
    assert seeds[0] > 2**62


@pytest.mark.slow
def test_unsolvable_variant_is_refused_without_estimates() -> None:
    with pytest.raises(PaschError, match="too large to be solved exactly") as refused:
        OptimalValues("kniffel-4-columns")
    assert refused.value.code == "env-not-exact"
    assert not OptimalValues("kniffel-4-columns", estimate=True).exact
