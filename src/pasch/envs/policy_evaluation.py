"""Evaluation of a policy: its mean without luck, its losses and their kinds, each with its error.

The final total of a game is the value of the empty card, plus luck, minus the losses of its decisions. Luck has mean 0
for any policy, so the total without it has the same mean, and varies only as much as the losses: for a good policy a
few hundred games are as precise as tens of thousands with luck.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pasch.envs.game_env import GameEnv, illegal_action
from pasch.envs.optimal_values import Kind, OptimalValues, kind_of
from pasch.envs.vector_env import VectorGameEnv, whole_actions
from pasch.players.player import Player, find_player
from pasch.rules.arguments import check_count
from pasch.rules.catalogue.shipped_variants import VariantName, as_variant
from pasch.rules.game.card import Card, bonus_sum
from pasch.rules.game.events import Action
from pasch.rules.variant.variant import Variant

FIRST_SEED = 1 << 63
"""First seed of evaluated games. Nobody trains with these, since environments draw theirs from 128 bits and people
count from 0 or 1; a policy trained on the same dice would seem better than it is.
"""
SIDE_BY_SIDE = 256
"""Games of which a policy decides together."""
RANDOM_GAMES = 20_000
"""Of the random policy; a tenth of them where rules have a word that games side by side do not know."""
_LANES = 4_096
_WIDTH = 1.96
"""Standard errors on either side of a 95 % interval."""

Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], Sequence[int] | NDArray[Any]]
"""Decides for many games: flat observations ``(games, facts)`` and masks ``(games, actions)`` give an action each."""


class MeasuredMean(NamedTuple):
    """A mean with its standard error."""

    value: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.value - _WIDTH * self.error, self.value + _WIDTH * self.error

    def __str__(self) -> str:
        return f"{self.value:.3f} ± {self.error:.3f}"


@dataclass(frozen=True)
class Evaluation:
    """The evaluation of a policy.

    Attributes:
        mean: of the final totals.
        luck_free: the same without luck.
        normalised: 0 for the random policy, 1 for optimal play.
        best, random: means of these two; the first is exact.
        loss: points lost in a game.
        by_kind: the same by kind of decision.
        loss_per_decision: points lost per decision of all games.
        per_kind: the same by kind of decision.
        bonuses: by bonus, the share of games that reached any of its tiers.
    """

    variant: str
    games: int
    mean: MeasuredMean
    luck_free: MeasuredMean
    normalised: MeasuredMean
    best: float
    random: MeasuredMean
    loss: MeasuredMean
    by_kind: dict[Kind, MeasuredMean]
    loss_per_decision: MeasuredMean
    per_kind: dict[Kind, MeasuredMean]
    bonuses: dict[str, MeasuredMean]

    def __str__(self) -> str:
        rows = [
            ("mean", str(self.mean)),
            ("mean without luck", str(self.luck_free)),
            ("normalised", str(self.normalised)),
            ("best play", f"{self.best:.3f}"),
            ("random play", str(self.random)),
            ("lost in a game", str(self.loss)),
            *((f"lost by {kind}", str(figure)) for kind, figure in self.by_kind.items()),
            ("lost in a decision", str(self.loss_per_decision)),
            *((f"bonus {name}", str(figure)) for name, figure in self.bonuses.items()),
        ]
        head = f"{self.variant}, {self.games} games (95 % of cases: within 1.96 errors)"
        return "\n".join([head, *(f"{name:20}{text}" for name, text in rows)])


@dataclass
class _Game:
    """An evaluated game: the losses of its decisions."""

    env: GameEnv
    chance: random.Random
    seen: Any = None
    mask: Any = None
    total: int = 0
    lost: dict[Kind, float] = field(default_factory=lambda: {"hold": 0.0, "entry": 0.0})
    decisions: dict[Kind, int] = field(default_factory=lambda: {"hold": 0, "entry": 0})


def evaluate(
    policy: Policy | Player | str,
    variant: VariantName = "kniffel",
    games: int = 500,
    seed: int = 0,
    *,
    oracle: OptimalValues | None = None,
    random_games: int | None = None,
    random_play: MeasuredMean | None = None,
) -> Evaluation:
    """Plays solitaire games by a policy and evaluates it.

    Args:
        policy: decides for many games at the same time (see `Policy`); or a computer player, or its name.
        games: their number; the seed alone determines their dice, so that policies meet the same first throws. Game `n`
            is that of an environment with the seed `FIRST_SEED + seed + n`.
        oracle: an existing one; otherwise the variant is solved, or loaded from the cache.
        random_games: number of games to measure the random policy; see `random_mean`.
        random_play: its mean, if known.

    Raises:
        PaschError: the policy returned an illegal action (``illegal-action``), or not one for each game; or the rules
            cannot be solved.
    """
    check_count("games", games)
    rules = as_variant(variant)
    known = oracle or OptimalValues(rules)
    played: list[_Game] = []
    for first in range(0, games, SIDE_BY_SIDE):
        numbers = range(first, min(first + SIDE_BY_SIDE, games))
        played += _play(policy, [_new_game(rules, seed, number) for number in numbers], known)
    return _summed_up(rules, known.best, played, random_play or random_mean(rules, random_games, seed))


def random_mean(variant: Variant, games: int | None = None, seed: int = 0) -> MeasuredMean:
    """The mean of who takes any legal action, each as likely as the others.

    Args:
        games: how many are played; `RANDOM_GAMES` where None.
    """
    return _figure(_side_by_side(variant, games or RANDOM_GAMES, seed))


def _side_by_side(variant: Variant, games: int, seed: int) -> Sequence[float]:
    # Without automatic resets a finished lane waits for the others, so each round is exactly num_envs whole
    # games.
    env = VectorGameEnv(variant, min(games, _LANES), autoreset_mode="Disabled", copy=False)
    words = np.random.default_rng(seed).integers(2**64, size=env.num_envs, dtype=np.uint64)
    totals: list[float] = []
    while len(totals) < games:
        env.reset(seed=seed + len(totals))
        while not env.step(env.random_actions(words))[2].all():
            pass
        totals += env.totals().tolist()
    return totals[:games]


def _new_game(variant: Variant, seed: int, number: int) -> _Game:
    # Each game has its own generator for the policy, so that the number of parallel games does not matter.
    game = _Game(GameEnv(variant, illegal="error"), random.Random(f"{seed}/{number}"))
    game.seen, info = game.env.reset(seed=FIRST_SEED + seed + number)
    game.mask = info["action_mask"]
    return game


def _play(policy: Policy | Player | str, games: Sequence[_Game], oracle: OptimalValues) -> Sequence[_Game]:
    decide = find_player(policy) if isinstance(policy, str) else policy
    going = list(games)
    while going:
        numbers = _decisions(decide, going)
        states = [game.env.state for game in going]
        actions = [game.env.actions.action(game.env.state, number) for game, number in zip(going, numbers, strict=True)]
        losses = oracle.losses(states, actions)
        for game, number, action, loss in zip(going, numbers, actions, losses, strict=True):
            game.lost[kind_of(action)] += loss
            game.decisions[kind_of(action)] += 1
            game.seen, _, _, _, info = game.env.step(number)
            game.mask, game.total = info["action_mask"], info["total"]
        going = [game for game in going if not game.env.game.over]
    return games


def _decisions(policy: Policy | Player, games: Sequence[_Game]) -> list[int]:
    if callable(policy):
        seen, masks = np.stack([game.seen for game in games]), np.stack([game.mask for game in games])
        numbers: list[int] = whole_actions(policy(seen, masks), len(games)).tolist()
    else:
        chosen: list[Action] = [policy.choose(game.env.state, game.chance) for game in games]
        numbers = [game.env.actions.number(game.env.state, action) for game, action in zip(games, chosen, strict=True)]
    for game, number in zip(games, numbers, strict=True):
        if not (0 <= number < len(game.mask) and game.mask[number]):
            raise illegal_action(game.env.state, number)
    return numbers


def _figure(numbers: Sequence[float]) -> MeasuredMean:
    found = np.asarray(numbers, dtype=np.float64)
    error = float(found.std(ddof=1)) / len(found) ** 0.5 if len(found) > 1 else float("nan")
    return MeasuredMean(float(found.mean()), error)


def _ratio(parts: Sequence[float], wholes: Sequence[int]) -> MeasuredMean:
    # Ratio of summed parts to summed wholes over games; its error to first order (delta method).
    # Var(P/W) ≈ Var(P - share · W) / W²: the residuals have mean 0, so their standard error is that of the
    # numerator.
    part, whole = np.asarray(parts, dtype=np.float64), np.asarray(wholes, dtype=np.float64)
    share = float(part.sum() / max(1.0, whole.sum()))
    return MeasuredMean(share, _figure((part - share * whole).tolist()).error / max(1.0, float(whole.mean())))


def _summed_up(variant: Variant, best: float, games: Sequence[_Game], chance: MeasuredMean) -> Evaluation:
    lost = [sum(game.lost.values()) for game in games]
    loss = _figure(lost)
    kinds: tuple[Kind, Kind] = ("hold", "entry")
    decided = [sum(game.decisions.values()) for game in games]
    cards = [game.env.state.cards[0] for game in games]
    # E[total] = V(empty card) + E[luck] - E[loss], and E[luck] = 0 for any policy.
    luck_free = MeasuredMean(best - loss.value, loss.error)
    # Position between the random policy's mean and the best; both errors count, to first order.
    room = best - chance.value
    share = (luck_free.value - chance.value) / room
    # d share / d luck_free = 1 / room; d share / d chance = -(1 - share) / room.
    error = ((luck_free.error / room) ** 2 + (chance.error * (1 - share) / room) ** 2) ** 0.5
    return Evaluation(
        variant=variant.id,
        games=len(games),
        mean=_figure([game.total for game in games]),
        luck_free=luck_free,
        normalised=MeasuredMean(share, error),
        best=best,
        random=chance,
        loss=loss,
        by_kind={kind: _figure([game.lost[kind] for game in games]) for kind in kinds},
        loss_per_decision=_ratio(lost, decided),
        per_kind={
            kind: _ratio([game.lost[kind] for game in games], [game.decisions[kind] for game in games])
            for kind in kinds
        },
        bonuses=_bonus_shares(variant, cards),
    )


def _bonus_shares(variant: Variant, cards: Sequence[Card]) -> dict[str, MeasuredMean]:
    shares: dict[str, MeasuredMean] = {}
    for bonus in variant.bonuses:
        column = "" if bonus.column is None or len(variant.columns) == 1 else f"{variant.columns[bonus.column].id}."
        got = [float(bonus.points(bonus_sum(variant, card, bonus)) > 0) for card in cards]
        shares[column + bonus.id] = _figure(got)
    return shares
