"""What an exercise says. Numbers are raw: points, and chances from 0 to 1; docs/exercises.md has their formulas."""

from typing import Annotated

from pydantic import Field

from pasch.analysis.review.model import Choice, Part
from pasch.analysis.themes import Aim, Theme

Loss = Annotated[float, Field(ge=0)]


class CardThen(Part):
    """A card as it stands before the decision."""

    entries: list[int | None] = Field(description="points by cell; null is free, 0 is struck")
    extra: list[int] = Field(description="points beside the boxes, by column")
    bought: list[int] = Field(description="throws bought, by column")
    saved: int = Field(description="throws saved for later turns")
    total: int = Field(description="the card's total so far")


class TurnThen(Part):
    """The turn before the decision."""

    throws: int = Field(ge=1, description="throws used")
    left: int = Field(ge=0, description="throws that are left, without bought ones")
    roll: str = Field(description="what all dice show, in the notation")
    lay: str = Field(description='dice that stayed in the last throw, where the rules ask for it; otherwise "-"')
    announced: str | None = Field(description="the box that was named")
    bought: int = Field(description="throws bought in this turn")


class ExerciseOption(Part):
    """An action and what it loses against the best: points, or chance to win."""

    action: Choice
    loss: Loss


class InWords(Part):
    """The same in both languages."""

    de: str
    en: str


class Exercise(Part):
    """A position with a clear best choice."""

    id: str = Field(description="stays the same as long as the position is among the variant's exercises")
    cards: list[CardThen] = Field(description="of each seat, the learner's first, who is on turn")
    turn: TurnThen
    objective: Aim = Field(description="what is asked for: the highest mean, or the best chance to win")
    themes: list[Theme] = Field(min_length=1, description="what it is about, the main theme first")
    gap: float = Field(description="what the next really different choice loses: points, or chance to win")
    often: float = Field(description="how often its kind of decision comes up in a game of a casual player")
    rating: int = Field(description="how hard it is: 1500 is found every second time by a typical level")
    options: list[ExerciseOption] = Field(
        description="every legal action, the best first; those that lose nothing are right alike"
    )
    reason: InWords = Field(description="why the best choice is better than the one that tempts most")


class Exercises(Part):
    """The exercises of a variant."""

    rules_hash: str
    version: int = Field(description="grows when what the fields mean changes")
    themes: list[Theme] = Field(description="those that come up, in the order in which to show them")
    exercises: list[Exercise] = Field(description="what costs people most first")
