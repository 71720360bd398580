"""Selection of exercises: decisions that cost people most, of every theme, from easy to hard, without repetitions.

Decisions are of one *kind* if they ask the same question: the same dice after the same throw with the same best and
the same tempting choice, or the same two boxes to enter, in the same third of the game. A kind counts by its cost to a
casual player in a game: its frequency times the expected loss.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pasch.analysis.advice.reasons import Reason, reasons_between
from pasch.analysis.advice.themes import DecisionQuestion, Theme, themes_of
from pasch.analysis.exercises.decision_sampling import SampledDecision, clarity_of
from pasch.analysis.exercises.exercise_rating import rating_of
from pasch.rules.game.events import Scored, Struck
from pasch.solver.query.oracle import BatchOracle

THIRDS = 3
EASY, HARD = 1300, 1600
"""Ratings between which an exercise is neither."""
_RARE: tuple[Theme, ...] = ("joker", "announce", "column")
_OF_RARE = 60
ALIKE = 2
"""Exercises of the same dice and the same best choice, at most."""


class Kind(NamedTuple):
    """Decisions that ask the same question.

    Attributes:
        cut: one of them, in the middle by its gap.
        often: how many come in a game; cost: points that they cost a casual player in a game.
    """

    cut: SampledDecision
    often: float
    cost: float


class RankedKind(NamedTuple):
    """A kind that may become an exercise."""

    kind: Kind
    themes: Sequence[Theme]
    reasons: Sequence[Reason]
    rating: int


def rank_kind(adviser: BatchOracle, kind: Kind) -> RankedKind:
    """Returns the theme of a kind, the reason for its best action, and its difficulty."""
    cut = kind.cut
    best, tempting = cut.options[0], cut.tempting
    reasons = reasons_between(adviser, cut.state, best, tempting)
    themes = themes_of(DecisionQuestion(cut.state, best.action, tempting.action, reasons, tempting.loss))
    points = [option.loss for option in cut.options]
    right = clarity_of(adviser.certainty, adviser.variant).right
    rating = rating_of(points, [loss if loss > right else 0.0 for loss in points], adviser.variant.scale)
    return RankedKind(kind, themes, reasons, rating)


def kinds_of(cuts: Iterable[SampledDecision], games: int) -> list[Kind]:
    """All kinds that come up more than now and then, what costs most first."""
    cuts_by_question: dict[object, list[SampledDecision]] = {}
    for cut in cuts:
        cuts_by_question.setdefault(_question(cut), []).append(cut)
    kinds = []
    for same in cuts_by_question.values():
        # The median gap stands for its kind.
        middle = sorted(same, key=lambda cut: cut.gap)[len(same) // 2]
        kinds.append(Kind(middle, len(same) / games, sum(cut.cost for cut in same) / games))
    return sorted(kinds, key=lambda kind: -kind.cost)


def promising(kinds: Sequence[Kind], count: int) -> list[Kind]:
    """Returns the costliest candidates, and those of rare themes that are costliest of their theme."""
    by_theme: Counter[Theme] = Counter()
    found = list(kinds[:count])
    for kind in kinds[count:]:
        theme = themes_of(DecisionQuestion(kind.cut.state, kind.cut.options[0].action, kind.cut.tempting.action))[0]
        by_theme[theme] += 1
        if theme in _RARE and by_theme[theme] <= _OF_RARE:
            found.append(kind)
    return found


def choose(ranked: Sequence[RankedKind], count: int) -> list[RankedKind]:
    """Returns a number of candidates, from every theme and difficulty in turn, the costliest first."""
    cells: dict[tuple[Theme, int], list[RankedKind]] = {}
    for each in ranked:
        cells.setdefault((each.themes[0], ((each.rating >= EASY) + (each.rating > HARD))), []).append(each)
    alike: Counter[object] = Counter()
    chosen: list[RankedKind] = []
    # Round robin over (theme, difficulty), so that no theme takes all places.
    rows = [cells[key] for key in sorted(cells)]
    longest = max(map(len, rows), default=0)
    for each in (row[place] for place in range(longest) for row in rows if place < len(row)):
        alike[_dice_and_best(each)] += 1
        if alike[_dice_and_best(each)] <= ALIKE:
            chosen.append(each)
        if len(chosen) == count:
            break
    return sorted(chosen, key=lambda each: -each.kind.cost)


def _question(cut: SampledDecision) -> object:
    state = cut.state
    free = state.card.entries.count(None)
    # Free entries 1…n map to the thirds 0…2 of the game.
    asked = cut.options[0].action, cut.tempting.action, THIRDS * (free - 1) // len(state.card.entries)
    both_enter = all(isinstance(action, Scored | Struck) for action in asked[:2])
    return asked if both_enter else (*asked, state.turn.throws, state.turn.roll)


def _dice_and_best(each: RankedKind) -> object:
    state = each.kind.cut.state
    return state.turn.roll, state.turn.throws, each.kind.cut.options[0].action
