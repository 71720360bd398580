"""The two things that the kind sentence about a player mentions: a strong idea, and one thing to try."""

from dataclasses import dataclass

from pasch.analysis.review.marks import fault_of
from pasch.analysis.review.review_model import Decision, Review

_NOTHING = 1e-9
"""Points or chance: a smaller loss is none."""


@dataclass(frozen=True, slots=True)
class PlayerThought:
    """Moments worth a sentence, each None if there is none.

    Attributes:
        idea: the best was chosen where a casual player would lose most.
        trial: the costliest marked decision beyond its difficulty.
    """

    idea: Decision | None
    trial: Decision | None


def thought_of(review: Review, seat: int) -> PlayerThought:
    """Returns what to praise and to try; the browser chooses the same (`thought.ts`)."""
    decisions = [each for each in review.moments if isinstance(each, Decision) and each.seat == seat]
    ideas = [each for each in decisions if _is_idea(each, review)]
    trials = [each for each in decisions if each.mark]
    return PlayerThought(
        max(ideas, key=lambda each: each.difficulty, default=None),
        max(trials, key=lambda each: each.excess, default=None),
    )


def _is_idea(decision: Decision, review: Review) -> bool:
    by_win = review.marks_by == "win" and decision.win is not None
    lost = decision.win.loss if by_win and decision.win else decision.loss
    return decision.counted and lost < _NOTHING and fault_of(decision.difficulty, review.marks_by) is not None
