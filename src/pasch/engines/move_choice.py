"""Chooses moves as an engine: as a level plays, or by an objective.

Nothing follows from an earlier position: draws follow from the seed and the position alone. What is remembered are
only the values of variants, which are the same for all games.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pasch.players.player import PLAYERS, Player, PreparedPlayer, find_player, player_at_once
from pasch.rules.errors import PaschError, Problem, missing_extra
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.rules.text.position_notation import format_position
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import Mean, Objective, Win, parse_objective_at
from pasch.solver.progress import Stages

if TYPE_CHECKING:
    from pasch.solver.query.oracle import Oracle

STRONGEST = "perfect"
BEST = ("perfect", "optimal")
"""Levels that take the best action, and may so follow any objective."""
JUDGED = "judged"
"""Certainty of an action that was chosen without values, by judgement alone."""
_MEAN = Mean()


@dataclass(frozen=True, slots=True)
class PlayAim:
    """How to decide: a level and an objective.

    Attributes:
        seed: determines draws; empty for random ones.
    """

    level: str = STRONGEST
    objective: Objective | Win = _MEAN
    seed: str = ""


@dataclass(frozen=True)
class Thought:
    """The engine's move with its values.

    Attributes:
        action: None if there is nothing to decide.
        certainty: `exact`, `learned`, `rough`, or `JUDGED`.
        value: of the best action, or of the position if there is nothing to decide; None if values are unknown.
        options: every action with its value, the best first.
        notes: problems with files.
    """

    action: Action | None
    certainty: str
    value: float | None = None
    options: Sequence[tuple[Action, float]] = ()
    notes: Sequence[Problem] = ()


def read_aim(level: str, objective: str, seed: str = "") -> PlayAim:
    """Parses how to decide.

    Raises:
        PaschError: there is no such level or objective, or they do not go together.
    """
    if level not in PLAYERS:
        find_player(level)  # says which are near
    wanted = Win() if objective == "win" else parse_objective_at(objective, "engine")
    if wanted != _MEAN and level not in BEST:
        raise PaschError(Problem("engine-level-objective", {"level": level, "objective": objective}))
    return PlayAim(level, wanted, seed)


class LevelAnalyst:
    """Knows the values of the variants that it was asked about."""

    def __init__(self, progress: Stages) -> None:
        self._progress = progress
        self._players: dict[str, Player] = {}
        self._oracles: dict[tuple[Variant, float], Oracle] = {}

    def prepare(self, variant: Variant, aim: PlayAim) -> None:
        """Computes what a level needs of a variant, where it has not yet.

        Raises:
            PaschError: it cannot play it.
        """
        player = self._player(aim.level)
        if isinstance(player, PreparedPlayer):
            player.prepare(variant, self._progress)
            self._oracle(variant, aim.level)

    def think(self, state: GameState, aim: PlayAim) -> Thought:
        """Decides, however long that takes.

        Raises:
            PaschError: no game leads here, or the objective cannot be worked out.
        """
        if state.phase in ("over", "start"):
            return Thought(None, "exact")
        if aim.objective != _MEAN:
            return self._advised(state, aim)
        oracle = self._oracle(state.variant, aim.level)
        if oracle is None:
            action = None if state.phase != "decide" else self._player(aim.level).choose(state, _chance(state, aim))
            return Thought(action, JUDGED)
        return self._by_values(state, aim, oracle)

    def _by_values(self, state: GameState, aim: PlayAim, oracle: "Oracle") -> Thought:
        if state.phase != "decide":
            value = oracle.start_value(state.card) if not state.turn.throws else None
            return Thought(None, oracle.certainty, value, notes=oracle.notes)
        values = oracle.action_values(state)
        action = self._player(aim.level).choose(state, _chance(state, aim))
        ordered = sorted(values.items(), key=lambda option: -option[1])
        return Thought(action, oracle.certainty, ordered[0][1], ordered, oracle.notes)

    def _advised(self, state: GameState, aim: PlayAim) -> Thought:
        from pasch.analysis.advice.position_advice import advise

        answer = advise(state, aim.objective, progress=self._progress)
        options = [(option.action, option.value) for option in answer.options]
        best = options[0][0] if options else None
        return Thought(best, answer.certainty, answer.value, options, answer.notes)

    def _player(self, level: str) -> Player:
        return self._players.setdefault(level, find_player(level))

    def _oracle(self, variant: Variant, level: str) -> "Oracle | None":
        # None for levels without values.
        theta = PLAYERS[level].theta
        if theta is None:
            return None
        if (variant, theta) not in self._oracles:
            from pasch.values.analyst import oracle_of

            self._oracles = {(variant, theta): oracle_of(variant, theta, self._progress)}
        return self._oracles[variant, theta]


def think_at_once(state: GameState, aim: PlayAim) -> Thought:
    """Decides within milliseconds: the same level by judgement."""
    if state.phase != "decide":
        return Thought(None, JUDGED)
    return Thought(player_at_once(aim.level).choose(state, _chance(state, aim)), JUDGED)


def is_missing(error: Exception) -> bool:
    """Returns whether an import failed because the extra `solver` is not installed."""
    missing = missing_extra(error)
    return missing is not None and missing.code == "solver-missing"


def decide_unaided(think: Callable[[], Thought], state: GameState, aim: PlayAim) -> Thought:
    """Decides; by judgement where the extra `solver` is missing, with a note."""
    try:
        return think()
    except ModuleNotFoundError as error:
        if not is_missing(error):
            raise
    quick = think_at_once(state, aim)
    return Thought(quick.action, quick.certainty, notes=[Problem("solver-missing")])


def _chance(state: GameState, aim: PlayAim) -> random.Random:
    return random.Random(f"pasch-engine-1/{aim.seed}/{format_position(state)}" if aim.seed else None)
