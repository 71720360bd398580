"""The environment of PettingZoo: several seats at one table, each an agent, whose turn it is decides (AEC)."""

from typing import Any, ClassVar, TypedDict

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pasch.envs.action_space import Mask
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
from pasch.envs.game_env import FPS, Seen, illegal_action, observation_space, observe_seat, render_position
from pasch.envs.observation import layout_of
from pasch.envs.thread_guard import ThreadGuard, in_one_thread
from pasch.rules.catalogue.shipped_variants import VariantName, as_variant
from pasch.rules.game.state import GameState
from pasch.rules.text.position_notation import format_position


class AgentObservation(TypedDict):
    """An agent's observation, and ``(actions,)`` with 1 for each legal action."""

    observation: Seen
    action_mask: Mask


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game of several agents, ``player_0`` and so on; each decision of the rules is a step.

    Actions and rewards are those of `pasch.envs.GameEnv`. An agent observes a dict, as in PettingZoo's own classic
    games:
    ``observation`` as in `GameEnv`, and ``action_mask``, the mask of legal actions: none for waiting agents, and none
    for all once the game is over. It ends for all at the same time.

    Args:
        variant: id, file or document of the rules, or a `Variant`.
        seats: number of players.
        reward, observation, illegal: see `pasch.envs.decision_game`. An agent that ends a game by an illegal action
            has not won it: the others share the victory.
        render_mode: ``ansi`` renders the cards as text, ``rgb_array`` as a picture.

    `reset` has the option ``first``: the number of the seat that begins. As in Gymnasium, ``np_random_seed`` is the
    seed that repeats the run.

    An environment belongs to the thread that called `reset` last; `step` refuses others (`env-other-thread`): make one
    for each thread.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "rgb_array"],
        "name": "pasch_v0",
        "is_parallelizable": False,
        "render_fps": FPS,
    }

    def __init__(
        self,
        variant: VariantName = "kniffel",
        seats: int = 2,
        *,
        reward: Reward = "points",
        observation: Observation = "flat",
        illegal: Illegal = "end",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        seats = whole_number("seats", seats, 1)
        check_options(reward, observation, illegal, render_mode, rivals=seats - 1)
        self.variant = as_variant(variant)
        self.game = DecisionGame(self.variant, seats)
        self.actions = self.game.actions
        self.layout = layout_of(self.variant, seats)
        self.render_mode = render_mode
        self._reward, self._observation, self._illegal = reward, observation, illegal
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._spaces = {agent: self._spaces_of_agent() for agent in self.possible_agents}
        self._dice: DiceStream | None = None
        self.np_random_seed: int | None = None
        self._guard = ThreadGuard()

    def __repr__(self) -> str:
        return f"TableEnv({self.variant!r}, {len(self.possible_agents)} seats)"

    def _spaces_of_agent(self) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
        actions = spaces.Discrete(self.actions.count)
        masks = spaces.Box(0, 1, (self.actions.count,), dtype=np.int8)
        seen = observation_space(self.layout, self._observation)
        return spaces.Dict({"observation": seen, "action_mask": masks}), actions

    @property
    def game_state(self) -> GameState:
        """The position, as the engine knows it; ``state`` is another thing to PettingZoo."""
        return self.game.state

    def position(self) -> str:
        """The position in the project's notation."""
        return format_position(self.game.state)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """See `pettingzoo.AECEnv`."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """See `pettingzoo.AECEnv`."""
        return self._spaces[agent][1]

    @in_one_thread
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game.

        Args:
            options: ``first``, the seat that begins; or a ``position`` to begin from (see `pasch.envs.GameEnv`).

        Raises:
            PaschError: the seed is no whole number; an option is unknown; or the position cannot be read, or is of
                another number of seats.
        """
        # PettingZoo's own checker passes an option that is called so.
        chosen = check_reset_options({} if options == {"options": 1} else options, ["position", "first"])
        position, first = chosen.get("position"), whole_number("first", chosen.get("first", 0))
        if seed is not None or self._dice is None:
            # Drawn seeds have 128 bits, as Gymnasium's do.
            self.np_random_seed = seeding.np_random()[1] if seed is None else whole_number("seed", seed)
            self._dice = DiceStream(self.variant, first_word(self.np_random_seed))
        if position is None:
            self.game.begin(self._dice, first)
        else:
            self.game.start_from(self._dice, position)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.game.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self._paid = [0 if position is None else total for total in self.game.totals()]
        self._tell()

    @in_one_thread
    def step(self, action: np.int64 | int | None) -> None:
        """Applies the action of the agent on turn; ``None`` once the game is over.

        Raises:
            PaschError: the action is illegal, where that is an error; or no whole number.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else whole_number("action", action, None)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if number in self.actions.legal(self.game.state):
            self.game.act(self.actions.action(self.game.state, number))
            self._pay(self.game.over)
        else:
            self._end_illegally(number)
        self._accumulate_rewards()
        self._tell()

    def _end_illegally(self, number: int) -> None:
        if self._illegal == "error":
            raise illegal_action(self.game.state, number)
        guilty = self.game.state.seat
        if self._reward == "win" and len(self.agents) > 1:
            share = 1 / (len(self.agents) - 1)
            self.rewards = {agent: share for agent in self.agents if agent != self.possible_agents[guilty]}
            self.rewards[self.possible_agents[guilty]] = 0.0
        self.game.stop()
        self.terminations = dict.fromkeys(self.agents, True)

    def _pay(self, over: bool) -> None:
        totals = self.game.totals()
        if self._reward == "points":
            paid = [float(total - before) for total, before in zip(totals, self._paid, strict=True)]
            self._paid = list(totals)
        elif over:
            paid = self.game.shares() if self._reward == "win" else [float(total) for total in totals]
        else:
            paid = [0.0] * len(totals)
        self.rewards = dict(zip(self.agents, paid, strict=True))
        if over:
            self.terminations = dict.fromkeys(self.agents, True)

    def _tell(self) -> None:
        totals = self.game.totals()
        self.agent_selection = self.possible_agents[self.game.state.seat]
        self.infos = {agent: {"total": totals[seat]} for seat, agent in enumerate(self.agents)}

    def observe(self, agent: str) -> AgentObservation:
        """Returns an agent's observation and its action mask."""
        state, seat = self.game.state, self.possible_agents.index(agent)
        decides = agent in self.agents and seat == state.seat and not self.terminations[agent]
        mask = self.actions.mask(state) if decides else np.zeros(self.actions.count, dtype=np.int8)
        return {"observation": observe_seat(self.layout, state, self._observation, seat), "action_mask": mask}

    def render(self) -> Any:
        """All cards and the dice: as text, or as a picture ``(height, width, 3) uint8``."""
        return render_position(self.game.state, self.render_mode)


def table_env(variant: VariantName = "kniffel", seats: int = 2, **options: Any) -> AECEnv:
    """`TableEnv` as PettingZoo's users know environments: a step before the first reset is an error that says so."""

    return wrappers.OrderEnforcingWrapper(TableEnv(variant, seats, **options))
