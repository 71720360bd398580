"""The environments of Gymnasium: one agent, every decision of the rules (`GameEnv`)."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import VectorEnv
from numpy.typing import NDArray

from pasch.envs.action_space import Actions, Mask
from pasch.envs.ansi_rendering import lines_of
from pasch.envs.decision_game import (
    DecisionGame,
    Illegal,
    Observation,
    Reward,
    check_options,
    check_reset_options,
    whole_number,
)
from pasch.envs.game_dice import DiceStream, first_word
from pasch.envs.observation import FactLayout, facts_of, layout_of
from pasch.envs.rgb_rendering import picture
from pasch.envs.thread_guard import ThreadGuard, in_one_thread
from pasch.players.player import find_player
from pasch.rules.arguments import taken
from pasch.rules.catalogue.shipped_variants import VariantName, as_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.state import GameState
from pasch.rules.text.position_notation import format_position

Seen = NDArray[np.float32] | dict[str, NDArray[np.int64]]
FPS = 2


class GameEnv(gymnasium.Env[Seen, np.int64]):
    """A game in which each decision of the rules is a step: which dice to hold, where to enter the roll.

    Actions are numbers (see `pasch.envs.action_space`); ``info["action_mask"]`` is the mask of legal ones for
    ``action_space.sample(mask=…)``. Observations: see `pasch.envs.observation`.

    Args:
        variant: id, file or document of the rules, or a `Variant`.
        reward: ``points`` pays the change of the agent's total in each step, so that the rewards add up to the final
            one; ``total`` pays that at the end; ``win`` pays 1 for a victory over the opponents at the end,
            divided among its winners, and 0 otherwise. An illegal action ends a game without further reward.
        observation, illegal: see `pasch.envs.decision_game`.
        opponents: names of computer players (`pasch.players`) for further seats; the agent has the first seat.
        render_mode: ``ansi`` renders the card as text, ``rgb_array`` as a picture.

    `reset` has the option ``position``, in the project's notation, to begin from; with ``points``, the points on its
    card are not paid again.

    An environment belongs to the thread that called `reset` last; `step` refuses others (`env-other-thread`): make one
    for each thread.

    Raises:
        PaschError: an option has an unknown value, or there is no opponent to win against.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": FPS}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        variant: VariantName = "kniffel",
        *,
        reward: Reward = "points",
        observation: Observation = "flat",
        opponents: Sequence[str] = (),
        illegal: Illegal = "end",
        render_mode: str | None = None,
    ) -> None:
        self.variant = as_variant(variant)
        opponents = taken("opponents", Sequence[str], opponents)
        check_options(reward, observation, illegal, render_mode, rivals=len(opponents))
        others = {seat: find_player(name) for seat, name in enumerate(opponents, 1)}
        self.game = DecisionGame(self.variant, 1 + len(others), others)
        self.actions: Actions = self.game.actions
        self.layout: FactLayout = layout_of(self.variant, 1 + len(others))
        self.render_mode = render_mode
        self._reward, self._observation, self._illegal = reward, observation, illegal
        self._dice: DiceStream | None = None
        self._guard = ThreadGuard()
        self._paid = 0
        self._ended = True
        self.action_space = spaces.Discrete(self._count())
        self.observation_space = observation_space(self.layout, observation)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.variant!r})"

    @property
    def state(self) -> GameState:
        """The position, as the engine knows it."""
        return self.game.state

    @in_one_thread
    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game; see `gymnasium.Env.reset`.

        Raises:
            PaschError: the seed is no whole number, an option is unknown, or the position to begin from cannot be read.
        """
        position = check_reset_options(options, ["position"]).get("position")
        seed = None if seed is None else whole_number("seed", seed)
        super().reset(seed=seed)
        if seed is not None or self._dice is None:
            self._dice = DiceStream(self.variant, first_word(first_seed(self)))
        if position is None:
            self.game.begin(self._dice)
        else:
            self.game.start_from(self._dice, position)
        self._paid, self._ended = 0 if position is None else self.game.totals()[0], self.game.over
        return self._seen(), self._info()

    @in_one_thread
    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """A decision; see `gymnasium.Env.step`.

        Raises:
            PaschError: the action is illegal, where that is an error; or no whole number; or the game is over.
        """
        if self._ended:
            raise PaschError(Problem("env-is-over"))
        number = whole_number("action", action, None)
        if number not in self._legal():
            return self._end_illegally(number)
        self._take(number)
        self._ended = self.game.over
        return self._seen(), self._pay(), self._ended, False, self._info()

    def _count(self) -> int:
        return self.actions.count

    def _legal(self) -> list[int]:
        return self.actions.legal(self.state)

    def _take(self, number: int) -> None:
        self.game.act(self.actions.action(self.state, number))

    def _end_illegally(self, number: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self._illegal == "error":
            raise illegal_action(self.state, number)
        self.game.stop()
        self._ended = True
        return self._seen(), 0.0, True, False, self._info() | {"illegal": True}

    def _pay(self) -> float:
        if self._reward == "win":
            return self.game.shares()[0] if self._ended else 0.0
        if self._reward == "total":
            return float(self.game.totals()[0]) if self._ended else 0.0
        before, self._paid = self._paid, self.game.totals()[0]
        return float(self._paid - before)

    def _seen(self) -> Seen:
        return observe_seat(self.layout, self.state, self._observation, 0)

    def action_masks(self) -> Mask:
        """Returns the mask of legal actions, and all of them after the end, so that an action can always be sampled, as
        Stable-Baselines' ``MaskablePPO`` expects.
        """
        if self._ended:
            return np.ones(self._count(), dtype=np.int8)
        mask = np.zeros(self._count(), dtype=np.int8)
        mask[self._legal()] = 1
        return mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "total": int(self.game.totals()[0])}

    def position(self) -> str:
        """The position in the project's notation."""
        return format_position(self.state)

    def render(self) -> Any:
        """The card and the dice: as text, or as a picture ``(height, width, 3) uint8``."""
        return render_position(self.state, self.render_mode)


def first_seed(env: gymnasium.Env[Any, Any] | VectorEnv[Any, Any, Any]) -> int:
    """Returns the seed that an environment says it has, chosen if there is none yet, so that it repeats the run."""
    # -1 where somebody set the generator itself, whose seed nobody knows.
    known = env.np_random_seed
    return int(env.np_random.integers(2**62)) if known is None or known == -1 else known


def observation_space(layout: FactLayout, kind: Observation) -> spaces.Space[Any]:
    """The space of a variant's observations."""
    if kind == "flat":
        low = np.where(layout.low < 0, np.float32(-1), np.float32(0)).astype(np.float32)
        return spaces.Box(low, np.ones(layout.size, dtype=np.float32), dtype=np.float32)
    return spaces.Dict(
        {
            name: spaces.Box(layout.low[place], layout.high[place], dtype=np.int64)
            for name, place in layout.place.items()
        }
    )


def observe_seat(layout: FactLayout, state: GameState, kind: Observation, seat: int | None = None) -> Seen:
    """Returns the observation of a seat."""
    facts = facts_of(layout, state, seat)
    if kind == "flat":
        return layout.flat(facts)
    return {name: facts[place].copy() for name, place in layout.place.items()}


def render_position(state: GameState, mode: str | None) -> Any:
    """A position as a mode shows it; where there is none, nothing but a warning."""
    if mode is None:
        gymnasium.logger.warn("render is called without a render mode: make it with 'ansi' or 'rgb_array'.")
        return None
    return lines_of(state) if mode == "ansi" else picture(state)


def illegal_action(state: GameState, number: int) -> PaschError:
    """The error of who takes an illegal action."""
    return PaschError(Problem("illegal-action", {"found": number, "position": format_position(state)}))
