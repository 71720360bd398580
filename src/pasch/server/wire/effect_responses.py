"""Answers about the effects of a house rule on the game of its parent."""

from typing import Annotated, Literal

from pydantic import Field

from pasch.server.wire.field_types import RulesByDocument, WireModel, Words
from pasch.server.wire.problem_responses import ProblemAnswer, ResponseModel
from pasch.server.wire.responses import SolvingAnswer
from pasch.server.wire.variant_responses import Parent, SentencesByLanguage
from pasch.solver.query.oracle import Certainty


class EffectsRequest(WireModel):
    """Asks what a house rule does."""

    rules: RulesByDocument
    work: Annotated[bool, Field(description="whether what nobody knows yet is to be worked out")] = False


class BalanceErrors(ResponseModel):
    """Standard errors of what was measured in games."""

    mean: float
    sd: float
    skill: float
    close: float


class BalanceAnswer(ResponseModel):
    """The balance of a game."""

    certainty: Certainty
    errors: BalanceErrors | None = Field(description="null where the sheet is solved: mean and spread are exact")
    mean: float
    sd: float
    nine_in_ten: tuple[int, int]
    turns: int
    minutes: float = Field(description="of a game, for each person, with the throws that the best play needs")
    beginner: float = Field(description="the mean of a beginner")
    skill: float = Field(description="by how many `sd` the best play is ahead of a beginner")
    close: float = Field(description="the share of decisions in which another choice costs less than a point")
    unused: list[Words] = Field(description="boxes in which the best play hardly ever scores")


class EffectStep(ResponseModel):
    """The parent, the parent with one rule of the document alone, or the whole document."""

    kind: Literal["parent", "change", "whole"]
    place: str = Field(description="the rule's key in the document; empty where it is no single one")
    names: Words | None = Field(description="what the box, bonus or column is called; null where it is something else")
    gone: SentencesByLanguage = Field(description="sentences of the parent's rules that hold no longer")
    new: SentencesByLanguage = Field(description="sentences that hold instead")
    balance: BalanceAnswer | None = Field(description="null while nobody knows")
    solving: SolvingAnswer | None = Field(description="how far it is, where it is worked out")
    why: Literal["no-solver", "out-of-reach"] | None = Field(description="why it never will be known here")
    problem: ProblemAnswer | None = Field(description="why it is no game with this rule alone")


class EffectsAnswer(ResponseModel):
    """The effects of a house rule: the parent first, each change alone, the whole document last."""

    parent: Parent | None = Field(description="the variant that the document is like; null where it is like none")
    idle: list[ProblemAnswer] = Field(description="rules of the document that change no game")
    left: int = Field(description="further changes, of which nothing is told alone")
    steps: list[EffectStep]
