"""The kind sentences about a player, before any figure."""

from collections.abc import Sequence
from dataclasses import dataclass

from pasch.analysis.advice.action_words import action_words
from pasch.analysis.review.marks import fault_of
from pasch.analysis.review.review_model import Choice, Decision, Review
from pasch.locale import text
from pasch.rules.game.events import Action, Scored, ScoredFor
from pasch.rules.game.state import GameState

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


def thought_words(review: Review, seat: int, played: Sequence[GameState], language: str) -> list[str]:
    """Returns one sentence that praises, if there is anything to praise, and one with something to try.

    Before them stands what a computer player played, if it did.

    Args:
        played: the states of the game, by event.
    """

    def said_of(message: str, decision: Decision, choice: Choice) -> str:
        return text(
            message, language, turn=decision.turn, action=choice_words(played[decision.event], choice, language)
        )

    thought = thought_of(review, seat)
    stand_in = review.seats[seat].stand_in
    sentences = []
    if stand_in:
        turns = ", ".join(map(str, stand_in))
        sentences.append(text("review-stand-in", language, count=len(stand_in), turns=turns))
    if thought.idea:
        sentences.append(said_of("review-idea", thought.idea, thought.idea.chosen))
    if thought.trial:
        sentences.append(said_of("review-trial", thought.trial, review.best(thought.trial)))
    else:
        sentences.append(text("end-nothing-to-try", language))
    return sentences


def choice_words(state: GameState, choice: Choice, language: str) -> str:
    """Returns the words for a choice, without the points that the box scored."""
    action: Action = Scored(choice.box) if isinstance(choice, ScoredFor) else choice
    return action_words(state, action, language)
