"""Benchmark tasks: their stated values hold, and policies are evaluated correctly."""

from itertools import islice

import pytest

from pasch.envs import OptimalValues, Task, VectorGameEnv, benchmark
from pasch.envs.benchmark_tasks import LEVELS
from pasch.envs.policy_evaluation import random_mean
from pasch.rules.errors import PaschError
from pasch.testing.benchmarks import level_variants

SMALL = benchmark("small-v1")


def test_benchmark_is_complete_and_held_out_tasks_are_disjoint() -> None:
    assert [len(SMALL.training(level)) for level in LEVELS] == [12] * 3
    assert [len(SMALL.held_out(level)) for level in LEVELS] == [8] * 3
    assert len({task.rules_hash for task in SMALL.tasks}) == len({task.id for task in SMALL.tasks}) == 60
    assert all(task.best > task.random.value + 4 * task.random.error for task in SMALL.tasks)


@pytest.mark.parametrize("task", [SMALL.training("medium")[0], SMALL.held_out("hard")[-1]], ids=lambda task: task.id)
def test_the_best_and_the_random_play_bring_what_it_says(task: Task) -> None:
    assert (task.variant.id, task.variant.rules_hash) == (task.id, task.rules_hash)
    assert OptimalValues(task.variant).best == pytest.approx(task.best, abs=1e-9)
    again = random_mean(task.variant, 10_000, seed=99)
    assert abs(again.value - task.random.value) < 4 * (again.error**2 + task.random.error**2) ** 0.5
    games = VectorGameEnv(task.document, 2)
    assert games.reset(seed=1)[0] in games.observation_space


@pytest.mark.slow
def test_scores_are_means_over_what_is_held_out() -> None:
    asked: list[Task] = []

    def best_where_easy(task: Task) -> str:
        asked.append(task)
        return "optimal" if task.level == "easy" else "random"

    scores = SMALL.scores(best_where_easy, games=3)
    assert asked == [task for level in LEVELS for task in SMALL.held_out(level)]
    assert scores["easy"].value == pytest.approx(1)
    assert scores["hard"].value < 0.5


@pytest.mark.slow
def test_more_of_a_level_are_drawn_the_same_from_the_same_seed() -> None:
    drawn = list(islice(level_variants("easy", 7), 3))
    assert [variant.rules_hash for variant in drawn] == [
        variant.rules_hash for variant in islice(level_variants("easy", 7), 3)
    ]
    assert all(3 <= variant.turns <= 5 for variant in drawn)


def test_unknown_benchmark_is_refused() -> None:
    with pytest.raises(PaschError, match="there is small-v1") as refused:
        benchmark("small-v0")
    assert refused.value.code == "no-such-benchmark"
