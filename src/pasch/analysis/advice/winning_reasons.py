"""Why one action wins more often than another, in sentences that are computed from the values they talk about.

Both are compared by how the game may end after them, if everybody then plays on for the mean: how likely the victory
is, what the final total is on average, and how widely it scatters. Who is behind needs a wide scatter, who is ahead a
narrow one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter

from pasch.analysis.advice.action_words import action_words
from pasch.analysis.thresholds import EQUAL_POINTS, LEAST_SPREAD, NEAR_CHANCE
from pasch.locale import text
from pasch.locale.numbers import decimal, percent
from pasch.rules.game.engine import apply
from pasch.rules.game.state import GameState
from pasch.solver.query.action_ranking import Option
from pasch.solver.query.win_chance import Winning


@dataclass(frozen=True)
class WhyToWin:
    """Effects of the action that wins more often, and of the other one.

    Attributes:
        better, worse: chances to win.
        given_up: mean points that the first scores less; negative if it scores more.
        spread, other_spread: standard deviation of the final total after each.
    """

    better: float
    worse: float
    given_up: float
    spread: float
    other_spread: float

    def words(self, language: str) -> str:
        """All of it, as sentences."""
        wider = self.spread - self.other_spread
        is_daring = self.better < 1 / 2 and wider >= LEAST_SPREAD
        is_careful = self.better > 1 / 2 and wider <= -LEAST_SPREAD
        return text(
            "reason-to-win",
            language,
            better=percent(self.better, language, 1),
            worse=percent(self.worse, language, 1),
            balance="same" if abs(self.given_up) < EQUAL_POINTS else "less" if self.given_up > 0 else "more",
            points=decimal(abs(self.given_up), language, 1),
            risk="daring" if is_daring else "careful" if is_careful else "none",
            spread=round(self.spread),
            other=round(self.other_spread),
        )


@dataclass(frozen=True)
class WhyBestToWin:
    """Why the action that wins most often is better than a rival."""

    rival: Option
    why: WhyToWin

    def words(self, state: GameState, language: str) -> str:
        """All of it, as sentences."""
        action = action_words(state, self.rival.action, language)
        return text("reason-against", language, action=action, reasons=self.why.words(language))


def why_best_to_win(
    winning: Winning, state: GameState, options: Sequence[Option], means: Sequence[float]
) -> WhyBestToWin | None:
    """Returns why the best option wins more often than the one with the most points, or else than the next one.

    None if no option wins less often.

    Args:
        options: with their chances to win, the best first.
        means: expected final total of each.

    Raises:
        PaschError: as `Winning.chances`.
    """
    _, by_points = max(zip(means, options, strict=True), key=itemgetter(0))
    rivals = [by_points, *options] if by_points.loss >= NEAR_CHANCE else options
    rival = next((option for option in rivals if option.loss >= NEAR_CHANCE), None)
    return None if rival is None else WhyBestToWin(rival, why_to_win(winning, state, options[0], rival))


def why_to_win(winning: Winning, state: GameState, better: Option, worse: Option) -> WhyToWin:
    """Why an action wins more often than another one, both with their chance to win as value.

    Raises:
        PaschError: as `Winning.chances`.
    """
    good, bad = (winning.totals(apply(state, option.action))[state.seat] for option in (better, worse))
    return WhyToWin(better.value, worse.value, bad.mean - good.mean, good.sd, bad.sd)
