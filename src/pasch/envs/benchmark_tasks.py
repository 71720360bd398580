"""Benchmarks of many variants: fixed sets of random rules by level, each with the means of optimal and of random play.

``python -m pasch.testing.benchmarks`` generated their files. They never change: a different set has another name.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from typing import Literal, get_args

from pasch.envs.policy_evaluation import Evaluation, MeasuredMean, Policy, evaluate
from pasch.players.player import Player
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant

Level = Literal["easy", "medium", "hard"]
"""Size of the rules: up to three dice of few sides, four such dice, five dice of six sides."""
LEVELS: tuple[Level, ...] = get_args(Level)


@dataclass(frozen=True)
class Task:
    """A variant of a benchmark.

    Attributes:
        id: of the variant, too.
        held_out: whether it is only to be judged by, not to be learned on.
        document: its rules, a document as text.
        rules_hash: their identity.
        best: the exact mean of the best play.
        random: the mean of the random policy, with its error.
    """

    id: str
    level: Level
    held_out: bool
    document: str
    rules_hash: str
    best: float
    random: MeasuredMean

    @cached_property
    def variant(self) -> Variant:
        """Its rules, ready to be played."""
        return parse_variant(self.document)

    def evaluate(self, policy: Policy | Player | str, games: int = 200, seed: int = 0) -> Evaluation:
        """Evaluates a policy on this task; see `pasch.envs.evaluate`."""
        return evaluate(policy, self.variant, games, seed, random_play=self.random)


@dataclass(frozen=True)
class Benchmark:
    """A fixed set of variants, the easy ones first."""

    name: str
    tasks: tuple[Task, ...]

    def training(self, level: Level) -> tuple[Task, ...]:
        """Those of a level to learn on."""
        return tuple(task for task in self.tasks if task.level == level and not task.held_out)

    def held_out(self, level: Level) -> tuple[Task, ...]:
        """Those of a level to be judged by."""
        return tuple(task for task in self.tasks if task.level == level and task.held_out)

    def scores(
        self, policy_for: Callable[[Task], Policy | Player | str], games: int = 200, seed: int = 0
    ) -> dict[Level, MeasuredMean]:
        """By level, the mean of the normalised scores of all variants held out.

        Args:
            policy_for: who plays a task; numbers of actions and facts differ from task to task.
            games: for each of them. The errors say how far other dice would change the means.
        """
        means: dict[Level, MeasuredMean] = {}
        for level in LEVELS:
            each = [task.evaluate(policy_for(task), games, seed).normalised for task in self.held_out(level)]
            error = sum(figure.error**2 for figure in each) ** 0.5 / len(each)
            means[level] = MeasuredMean(sum(figure.value for figure in each) / len(each), error)
        return means


@cache
def benchmark(name: str = "small-v1") -> Benchmark:
    """A benchmark that comes with Pasch.

    Raises:
        PaschError: there is none of this name; says which there are.
    """
    folder = resources.files("pasch.envs") / "benchmarks"
    known = sorted(file.name.removesuffix(".json") for file in folder.iterdir() if file.name.endswith(".json"))
    if name not in known:
        raise PaschError(Problem("no-such-benchmark", {"found": name, "known": ", ".join(known)}))
    content = json.loads((folder / f"{name}.json").read_text("utf-8"))
    tasks = (Task(**{**task, "random": MeasuredMean(*task["random"])}) for task in content["tasks"])
    return Benchmark(name, tuple(tasks))
