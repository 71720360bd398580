"""Series of games between programs or computer players, distributed over processes.

Luck is measured against the expectation of optimal play: a throw with a higher value was lucky by the difference
(docs/review.md). A level draws its actions from a known distribution: an action better than its mean was lucky, too.
Luck has mean 0 whatever the player does, so totals and victories without it have the same mean and a smaller variance.
"""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import fsum
from operator import mul
from typing import TYPE_CHECKING, NamedTuple

from pasch.engines.engine_process import ProgramFault
from pasch.engines.move_choice import is_missing
from pasch.engines.partner_game import PartnerGame, apart, play_game
from pasch.engines.partners import PartnerTimeouts, in_words, partner
from pasch.play.records.record_io import final_state
from pasch.players.player import LEVELS, temperature_of
from pasch.players.softmax_choice import weights
from pasch.rules.arguments import check_count, checked
from pasch.rules.catalogue.shipped_variants import VariantName, as_variant
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import total
from pasch.rules.game.events import Action, Scored, Struck
from pasch.rules.game.finish import winning_action
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.solver.parallel.workers import Threads, Workers, split_range, take_until_interrupt
from pasch.solver.progress import Stages

if TYPE_CHECKING:
    from pasch.analysis.review.game_account import DecisionStep
    from pasch.solver.query.oracle import Certainty, Oracle

GAMES = 100
LIMITS = PartnerTimeouts()
_IN_A_PIECE = 2, 10


class Luck(NamedTuple):
    """A seat's luck, by kinds that predict the total differently.

    Attributes:
        first, second, later: points of its throws, by throw of the turn. After a last throw no hold can be wrong.
        drawn: points of the actions that a level drew.
        spared: throws that it gave up by a drawn entry: fewer decisions are fewer errors.
    """

    first: float = 0.0
    second: float = 0.0
    later: float = 0.0
    drawn: float = 0.0
    spared: float = 0.0

    @property
    def points(self) -> float:
        """Sum of all kinds that are counted in points."""
        return self.first + self.second + self.later + self.drawn


@dataclass(frozen=True)
class GameResult:
    """The result of a game, by partner.

    Attributes:
        totals: final totals, or the totals so far if a throw won the game at once; none if it was broken off.
        luck: of the seat's own throws and draws; none if expectations are unknown.
    """

    game: PartnerGame
    totals: tuple[float, ...] = ()
    luck: tuple[Luck, ...] = ()


@dataclass(frozen=True)
class MatchResult:
    """All games of a match.

    Attributes:
        names: of the partners.
        asked: number of games wanted; fewer were played after an interrupt.
        certainty: of the values by which luck was taken out; None if it was not.
    """

    variant: Variant
    names: Sequence[str]
    seed: str
    asked: int
    certainty: "Certainty | None"
    games: Sequence[GameResult]


@dataclass(frozen=True)
class MatchPlan:
    """A series to be played, in a form that can be sent to another process."""

    variant: Variant
    partners: Sequence[str]
    names: Sequence[str]
    limits: PartnerTimeouts
    seed: str
    fair: bool


@checked
def play_match(
    variant: VariantName,
    partners: Sequence[str],
    games: int = GAMES,
    seed: str | None = None,
    *,
    limits: PartnerTimeouts = LIMITS,
    fair: bool = True,
    keep: Callable[[int, PartnerGame], None] = lambda *_: None,
    workers: Workers | None = None,
    progress: Stages | None = None,
) -> MatchResult:
    """Plays games at one table, rotating all partners by one seat after each game.

    Args:
        partners: names of computer players, and commands of programs; at least two.
        seed: determines the dice, and the decisions of partners that depend on position and seed alone.
        fair: take luck out, for which the variant is solved first if necessary.
        keep: called with each game and its number, in order.
        workers: share the work; one process per processor by default.
        progress: called with the stages of what has to be computed first, then ``games``.

    Raises:
        PaschError: the variant is not for so many, or a program does not start, or cannot play it.
        KeyboardInterrupt: no game was finished; otherwise an interrupt returns the finished games.
    """
    variant = as_variant(variant)
    check_count("games", games)
    if len(partners) < 2:
        raise PaschError(Problem("match-alone"))
    if len(partners) not in variant.seats:
        facts = {"found": len(partners), "least": variant.seats[0], "most": variant.seats[-1]}
        raise PaschError(Problem("wrong-number-of-seats", facts))
    names = introduce_partners(variant, partners, limits)
    oracle = _oracle(variant, progress) if fair else None
    plan = MatchPlan(variant, partners, names, limits, seed or secrets.token_hex(4), oracle is not None)
    workers = workers or Threads()
    # Small pieces keep an interrupt cheap: finished pieces count.
    pieces = split_range(games, workers.count, *_IN_A_PIECE)
    pool = workers.apart() if len(pieces) > 1 else Threads(1)
    played: list[GameResult] = []
    for piece in take_until_interrupt(pool.run(partial(_equipped, plan), pieces)):
        for each in piece:
            keep(len(played), each.game)
            played.append(each)
        if progress:
            progress("games", len(played) / games)
    return MatchResult(variant, names, plan.seed, games, None if oracle is None else oracle.certainty, played)


def introduce_partners(variant: Variant, names: Sequence[str], limits: PartnerTimeouts) -> list[str]:
    """Returns the partners' own names, once each has shown that it plays the variant.

    Raises:
        PaschError: one of them does not.
    """
    return apart([_introduced(variant, name, limits) for name in names])


def _introduced(variant: Variant, name: str, limits: PartnerTimeouts) -> str:
    found = partner(name, limits)
    try:
        found.begin(variant, "0")
    except ProgramFault as fault:
        raise PaschError(Problem("match-cannot", {"engine": name, "why": in_words(fault.problems[0])})) from None
    finally:
        found.close()
    return found.name


def _oracle(variant: Variant, progress: Stages | None = None) -> "Oracle | None":
    # None without the extra `solver`.
    try:
        from pasch.values.analyst import oracle_of
    except ModuleNotFoundError as error:
        if not is_missing(error):
            raise
        return None
    return oracle_of(variant, progress=progress)


def _equipped(plan: MatchPlan) -> Callable[[range], list[GameResult]]:
    return partial(_play_piece, plan, _oracle(plan.variant) if plan.fair else None)


def _play_piece(plan: MatchPlan, oracle: "Oracle | None", numbers: range) -> list[GameResult]:
    partners = [partner(name, plan.limits) for name in plan.partners]
    try:
        return [
            _result_of(play_game(plan.variant, partners, plan.names, number, plan.seed), plan, oracle)
            for number in numbers
        ]
    finally:
        for each in partners:
            each.close()


def _result_of(game: PartnerGame, plan: MatchPlan, oracle: "Oracle | None") -> GameResult:
    if game.fault is not None:
        return GameResult(game)
    final = final_state(game.record)
    reached = [total(final.variant, card) for card in final.cards]
    luck: list[Luck] = []
    if oracle is not None:
        # By seat, the temperature at which actions are drawn; 0 if none are drawn, or the distribution is unknown.
        names = [plan.partners[player] for player in game.players]
        temperatures = [temperature_of(name, plan.variant) if name in LEVELS else 0.0 for name in names]
        luck = _luck(game, temperatures, oracle)
    # From seats to partners, as seats rotate from game to game.
    by_player = sorted(range(len(reached)), key=lambda seat: game.players[seat])
    return GameResult(
        game, tuple(float(reached[seat]) for seat in by_player), tuple(luck[seat] for seat in by_player if luck)
    )


def _luck(game: PartnerGame, temperatures: Sequence[float], oracle: "Oracle") -> list[Luck]:
    from pasch.analysis.review.game_account import ThrowStep, account_of

    found: list[list[Luck]] = [[] for _ in game.players]
    for moment in account_of(game.record, oracle).moments:
        seat = moment.state.seat
        if isinstance(moment, ThrowStep):
            # throws is that before the throw: 0, 1, or any later one.
            kind = Luck._fields[min(moment.state.turn.throws, 2)]
            found[seat].append(Luck(**{kind: moment.luck}))
        elif temperatures[seat]:
            found[seat].append(luck_of_draw(moment, temperatures[seat]))
    return [Luck(*map(fsum, zip(*lucks, strict=True))) for lucks in found]


def luck_of_draw(decided: "DecisionStep", temperature: float) -> Luck:
    """Returns the excess of a drawn action over the mean of the draw, by temperature."""
    actions, values, _ = zip(*decided.options, strict=True)
    if winning_action(decided.state, actions) is not None:
        return Luck()  # it is taken, not drawn
    likely = weights(values, temperature)
    spared = [_spared(decided.state, action) for action in actions]
    # Mean over the draw with p ∝ exp(value / T); the excess over it has mean 0.
    drawn, throws = (fsum(map(mul, likely, each)) / fsum(likely) for each in (values, spared))
    chosen = decided.chosen
    return Luck(drawn=chosen.value - drawn, spared=_spared(decided.state, chosen.action) - throws)


def _spared(state: GameState, action: Action) -> int:
    return max(0, state.variant.turn.throws - state.turn.throws) if isinstance(action, Scored | Struck) else 0
