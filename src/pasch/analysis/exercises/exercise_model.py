"""The exercise file. Numbers are raw: points, and chances from 0 to 1; docs/exercises.md has the formulas."""

from typing import Annotated, Literal

from pydantic import Field

from pasch.analysis.advice.reason_kinds import ReasonKind
from pasch.analysis.advice.themes import Aim, Theme
from pasch.analysis.review.review_model import ReviewPart
from pasch.solver.query.oracle import Certainty

Loss = Annotated[float, Field(ge=0)]


class CardThen(ReviewPart):
    """A card before the decision."""

    entries: list[int | None] = Field(description="points by cell; null is free; usually 0 is struck")
    extra: list[int] = Field(description="points beside the boxes, by column")
    bought: list[int] = Field(description="throws bought, by column")
    saved: int = Field(description="throws saved for later turns")
    total: int = Field(description="the card's total so far")


class TurnThen(ReviewPart):
    """The turn before the decision."""

    throws: int = Field(ge=1, description="throws used")
    left: int = Field(ge=0, description="throws that are left, without bought ones")
    roll: str = Field(description="what all dice show, in the notation")
    lay: str = Field(description='dice that stayed in the last throw, where the rules ask for it; otherwise "-"')
    announced: str | None = Field(description="the box that was named")
    bought: int = Field(description="throws bought in this turn")


class ExerciseReason(ReviewPart):
    """One reason why the best choice is better, in numbers; the catalogue's ``reason-KIND`` says it in words."""

    kind: ReasonKind
    better: float = Field(description="of the best choice: a chance, or points")
    worse: float = Field(description="the same of the other one")
    boxes: list[str] = Field(description="ids of the boxes that it names; of the bonus for `bonus`")
    reached: int | None = Field(description="where that bonus begins")


class ReasonToWin(ReviewPart):
    """Why the best choice wins more often."""

    kind: Literal["to-win"] = "to-win"
    better: float = Field(description="its chance to win")
    worse: float = Field(description="that of the other one")
    given_up: float = Field(description="points that it brings less on average; below 0 where it brings more")
    spread: float = Field(description="standard deviation of the final total")
    other_spread: float = Field(description="the same after the other one")


class ChoiceComparison(ReviewPart):
    """Why the best choice is better than another one."""

    option: int = Field(ge=0, description="the other one's place in `losses`")
    reasons: list[Annotated[ExerciseReason | ReasonToWin, Field(discriminator="kind")]]


class Exercise(ReviewPart):
    """A position with a clear best choice."""

    id: str = Field(description="stays the same as long as the position is among the variant's exercises")
    cards: list[CardThen] = Field(description="of each seat, the learner's first, who is on turn")
    turn: TurnThen
    objective: Aim = Field(description="what is asked for: the highest mean, or the best chance to win")
    themes: list[Theme] = Field(min_length=1, description="what it is about, the main theme first")
    gap: float = Field(description="what the next really different choice loses: points, or chance to win")
    often: float = Field(description="how often its kind of decision comes up in a game of a casual player")
    rating: int = Field(description="how hard it is: 1500 is found every second time by a typical level")
    losses: list[Loss] = Field(
        description="of every legal action, in the order in which the rules list them: points, or chance to win; "
        "those that lose nothing are right alike"
    )
    against: list[ChoiceComparison] = Field(
        description="why others are worse: first what tempts most, then what loses least"
    )


class Exercises(ReviewPart):
    """The exercises of a variant."""

    rules_hash: str
    version: int = Field(description="grows when what the fields mean changes")
    certainty: Certainty = Field("exact", description="whether the losses are those of the best play, or learned")
    themes: list[Theme] = Field(description="those that come up, in the order in which to show them")
    exercises: list[Exercise] = Field(description="what costs people most first")
