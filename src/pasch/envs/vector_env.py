"""Thousands of games in one call: a vector environment of Gymnasium whose steps are one call of a compiled kernel."""

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from pasch.envs.action_space import Actions
from pasch.envs.ansi_rendering import lines_of
from pasch.envs.decision_game import (
    DecisionGame,
    Illegal,
    Observation,
    check_options,
    check_reset_options,
    whole_number,
)
from pasch.envs.game_dice import DiceStream
from pasch.envs.game_env import Seen, first_seed, illegal_action, observation_space
from pasch.envs.kernel_rules import first_words, games_of, rules_of
from pasch.envs.kernel_state import place_game, state_of
from pasch.envs.observation import layout_of
from pasch.envs.thread_guard import ThreadGuard, in_one_thread
from pasch.rules.arguments import taken
from pasch.rules.catalogue.shipped_variants import VariantName, as_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.state import GameState
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.random_dice import Words
from pasch.solver.kernels.games.env_games import Halves, Small
from pasch.solver.kernels.games.env_stepping import (
    DISABLED,
    NEXT_STEP,
    PLACED,
    POINTS,
    SAME_STEP,
    TOTAL,
    begin_games,
    draw_actions,
    step_games,
)

_MODES = {AutoresetMode.NEXT_STEP: NEXT_STEP, AutoresetMode.SAME_STEP: SAME_STEP, AutoresetMode.DISABLED: DISABLED}
Paid = Literal["points", "total"]
"""Possible rewards of solitaire games; see `pasch.envs.decision_game.Reward`."""
_RENDER_MODES = ["ansi"]


class VectorGameEnv(VectorEnv[Seen, Ints, NDArray[Any]]):
    """Solitaire games in parallel, each as played by `pasch.envs.GameEnv`: lane `i` of a reset with a seed throws the
    dice of the single environment with the seed plus `i`.

    ``infos["action_mask"]`` is ``(games, actions) int8``; `random_actions` samples from it. In a finished game all
    actions are legal: the next one is ignored. If a game restarts in the step in which another ends,
    ``infos["final_obs"]`` and ``infos["final_info"]`` describe the finished one, as in Gymnasium's own environments.

    An environment belongs to the thread that called `reset` last; `step` refuses others (`env-other-thread`): make one
    for each thread.

    Args:
        variant: id, file or document of the rules, or a `Variant`.
        num_envs: number of games.
        reward, observation, illegal: as for `GameEnv`; a victory over others cannot be paid here.
        autoreset_mode: what happens to a finished game; also in ``metadata["autoreset_mode"]``.
        copy: return copies; otherwise the next step overwrites what is returned.

    Raises:
        PaschError: an option has an unknown value, or there are no games.
    """

    def __init__(
        self,
        variant: VariantName = "kniffel",
        num_envs: int = 1024,
        *,
        reward: Paid = "points",
        observation: Observation = "flat",
        illegal: Illegal = "end",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        check_options(reward, observation, illegal, render_mode, rivals=0, rewards=Paid, modes=_RENDER_MODES)
        num_envs = whole_number("num_envs", num_envs, 1)
        self.variant, self.num_envs, self.render_mode = as_variant(variant), num_envs, render_mode
        if autoreset_mode not in (modes := [*AutoresetMode, *(mode.value for mode in AutoresetMode)]):
            facts = {"name": "autoreset_mode", "found": str(autoreset_mode), "allowed": ", ".join(map(str, modes[3:]))}
            raise PaschError(Problem("env-option", facts))
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": mode, "render_modes": _RENDER_MODES}
        self._mode, self._paying = _MODES[mode], POINTS if reward == "points" else TOTAL
        self._strict, self._copy = illegal == "error", copy
        self.actions, self.layout = Actions(self.variant), layout_of(self.variant)
        self.single_action_space = spaces.Discrete(self.actions.count)
        self.single_observation_space = observation_space(self.layout, observation)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._rules = rules_of(self.layout, self.actions, flat=observation == "flat")
        self._games = games_of(self._rules, self.layout, self.actions, num_envs)
        self._began = False
        self._guard = ThreadGuard()

    @in_one_thread
    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games: all, or those of ``options["reset_mask"]``, ``(games,) bool``.

        Args:
            seed: of the first game, of which the others count on; or one for each.
            options: also ``position``, in the project's notation, for all of these games, or a list with one for each.

        Raises:
            PaschError: a seed is no whole number, an option is unknown or of another size, a position cannot be read,
                or there is not one for each game.
        """
        wanted = check_reset_options(options, ["position", "reset_mask"])
        seeds = None if seed is None else self._seeds(seed)
        super().reset(seed=seeds[0] if isinstance(seeds, range) else None)
        games, chosen = self._games, np.ones(self.num_envs, dtype=np.int8)
        if "reset_mask" in wanted:
            chosen = self._mask(wanted["reset_mask"])
        if seeds is not None or not self._began:
            seeds = seeds or self._seeds(first_seed(self))
            # Games outside the mask keep their generators; without a seed all lanes are seeded on the
            # first reset only.
            games.word[:] = np.where(chosen == 1, first_words(seeds), games.word)
        self._began = True
        if wanted.get("position") is not None:
            self._place(wanted["position"], chosen)
        begin_games(self._rules, games, chosen)
        games.ended[chosen == 1] = 0
        return self._seen(), self._info()

    def _seeds(self, seed: Any) -> Sequence[int]:
        if np.ndim(seed) == 0:
            first = whole_number("seed", seed)
            return range(first, first + self.num_envs)
        if len(seed) != self.num_envs:
            raise PaschError(Problem("env-seeds", {"found": len(seed), "right": self.num_envs}))
        return [whole_number("seed", each) for each in seed]

    def _mask(self, found: object) -> Small:
        mask = np.asarray(found)
        if mask.shape != (self.num_envs,) or mask.dtype.kind not in "bi":
            facts = {"found": f"{mask.shape} {mask.dtype}", "right": f"({self.num_envs},) bool"}
            raise PaschError(Problem("env-reset-mask", facts))
        return mask.astype(np.bool_).astype(np.int8)

    def _place(self, positions: str | Sequence[str], chosen: Small) -> None:
        each = (
            [positions] * self.num_envs if isinstance(positions, str) else taken("position", Sequence[str], positions)
        )
        if len(each) != self.num_envs:
            raise PaschError(Problem("env-positions", {"found": len(each), "right": self.num_envs}))
        game, games = DecisionGame(self.variant), self._games
        for lane in np.flatnonzero(chosen).tolist():
            dice = DiceStream(self.variant, int(games.word[lane]))
            game.start_from(dice, each[lane])
            place_game(games, lane, game.state)
            games.word[lane] = dice.word
        # The kernel then starts these lanes from the position instead of an empty card.
        chosen[chosen != 0] = PLACED

    @in_one_thread
    def step(
        self, actions: Ints
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """An action for each game; that of a game which begins anew does not matter.

        Raises:
            PaschError: an action is illegal, where that is an error: nothing has changed then. Or the actions are not
                a whole number for each game.
        """
        games = self._games
        chosen = whole_actions(actions, self.num_envs)
        if not self._began:
            raise PaschError(Problem("env-is-over"))
        if self._strict:
            self._must_be_legal(chosen)
        ended = step_games(self._rules, games, chosen, self._mode, self._paying)
        over = games.ended.astype(np.bool_)
        reward = games.reward.copy() if self._copy else games.reward
        info, refused = self._info(), games.illegal.astype(np.bool_)
        illegal = {"illegal": refused, "_illegal": refused.copy()} if refused.any() else {}
        if self._mode != SAME_STEP:
            info |= illegal
        elif ended:
            info |= self._final(over, illegal)
        return self._seen(), reward, over, np.zeros(self.num_envs, dtype=np.bool_), info

    @in_one_thread
    def random_actions(self, words: Words | None = None) -> Ints:
        """Returns a uniformly random legal action for each game.

        Args:
            words: ``(games,) uint64`` states of the generators, which are advanced; random by default.
        """
        if words is None:
            words = self.np_random.integers(2**64, size=self.num_envs, dtype=np.uint64)
        actions = np.zeros(self.num_envs, dtype=np.int64)
        draw_actions(self._games, words, actions)
        return actions

    def totals(self) -> Ints:
        """``(games,)`` what each game has."""
        return self._column("total")

    def state(self, lane: int) -> GameState:
        """The position of a game, as the engine knows it."""
        return state_of(self.variant, self._games, lane)

    def render(self) -> tuple[str, ...] | None:
        """The card of every game as text."""
        return tuple(lines_of(self.state(lane)) for lane in range(self.num_envs)) if self.render_mode else None

    def _column(self, name: str) -> Ints:
        return np.array(self._games.standing[name], dtype=np.int64)

    def _must_be_legal(self, chosen: Ints) -> None:
        known = (chosen >= 0) & (chosen < self.actions.count)
        # Unknown numbers index the mask at 0 and are rejected by `known`.
        legal = known & (self._games.mask[np.arange(self.num_envs), np.where(known, chosen, 0)] == 1)
        wrong = np.flatnonzero(~legal & (self._column("over") == 0))
        if len(wrong):
            raise illegal_action(self.state(int(wrong[0])), int(chosen[wrong[0]]))

    def _seen(self) -> Seen:
        return self._select(self._games.flat, self._games.facts)

    def _final(self, over: NDArray[np.bool_], illegal: dict[str, Any]) -> dict[str, Any]:
        # Last observations and infos of finished games, as in Gymnasium's own vector environments: an
        # observation for each game, and None for those that go on.
        observations, last = self._select(self._games.final_flat, self._games.final_facts), np.full(self.num_envs, None)
        for lane in np.flatnonzero(over).tolist():
            last[lane] = (
                {name: row[lane] for name, row in observations.items()}
                if isinstance(observations, dict)
                else observations[lane]
            )
        mask, total = np.zeros_like(self._games.mask), np.where(over, self._column("final"), 0)
        # As in `action_masks`: every action is legal after the end.
        mask[over] = 1
        info = {"action_mask": mask, "_action_mask": over.copy(), "total": total, "_total": over.copy(), **illegal}
        return {"final_obs": last, "_final_obs": over.copy(), "final_info": info, "_final_info": over.copy()}

    def _select(self, flat: NDArray[np.float32], facts: Halves) -> Seen:
        if self._rules.facts.in_shares:
            return flat.copy() if self._copy else flat
        whole = facts.astype(np.int64)  # at once: many small arrays cost as much as the step
        return {name: whole[:, place] for name, place in self.layout.place.items()}

    def _info(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, dtype=np.bool_)
        mask = self._games.mask.copy() if self._copy else self._games.mask
        return {"action_mask": mask, "_action_mask": everywhere, "total": self.totals(), "_total": everywhere.copy()}


def whole_actions(found: object, games: int) -> Ints:
    """An action for each game, as a caller gave them.

    Raises:
        PaschError: they are not as many, or no whole numbers.
    """
    actions = np.asarray(found)
    if actions.shape != (games,) or not np.issubdtype(actions.dtype, np.integer):
        facts = {"found": f"{actions.shape} {actions.dtype}", "right": f"({games},) int64"}
        raise PaschError(Problem("env-actions-shape", facts))
    return np.ascontiguousarray(actions, dtype=np.int64)
