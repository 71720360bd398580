"""For researchers: the games as environments of Gymnasium and PettingZoo. Needs the extra ``pasch[envs]``.

Importing it registers ``pasch/Kniffel-v0``, ``pasch/Game-v0`` (any rules: ``variant=…``) and ``pasch/Turns-v0`` (one
decision a turn) with Gymnasium. docs/research.md goes from here to a trained agent.
"""

try:
    import gymnasium
    import pettingzoo  # noqa: F401 - only to say in one sentence what is missing
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("pasch.envs needs Gymnasium and PettingZoo: pip install 'pasch[envs]'") from error

from pasch.envs.benchmark_tasks import Benchmark, Task, benchmark
from pasch.envs.game_env import GameEnv
from pasch.envs.optimal_values import OptimalValues
from pasch.envs.policy_evaluation import Evaluation, MeasuredMean, Policy, evaluate
from pasch.envs.table_env import TableEnv, table_env
from pasch.envs.turn_env import TurnEnv
from pasch.envs.vector_env import VectorGameEnv

__all__ = [
    "Benchmark",
    "Evaluation",
    "GameEnv",
    "MeasuredMean",
    "OptimalValues",
    "Policy",
    "TableEnv",
    "Task",
    "TurnEnv",
    "VectorGameEnv",
    "benchmark",
    "evaluate",
    "table_env",
]

_SINGLE, _VECTOR = "pasch.envs.game_env:GameEnv", "pasch.envs.vector_env:VectorGameEnv"
gymnasium.register("pasch/Game-v0", entry_point=_SINGLE, vector_entry_point=_VECTOR)
gymnasium.register("pasch/Kniffel-v0", entry_point=_SINGLE, vector_entry_point=_VECTOR, kwargs={"variant": "kniffel"})
gymnasium.register("pasch/Turns-v0", entry_point="pasch.envs.turn_env:TurnEnv")
