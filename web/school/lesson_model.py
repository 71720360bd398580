"""The numbers of a lesson."""

from collections.abc import Mapping
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from pasch.analysis.exercises.exercise_model import Exercise

Unit = Literal["points", "share", "number"]
Axis = Literal["box", "dice", "round", "plan", "pips", "face"]
Verdict = Literal["right", "half", "wrong"]
LessonId = Literal[
    "bonus",
    "strike",
    "three",
    "order",
    "chance",
    "pairs",
    "straights",
    "five",
    "last",
    "behind",
    "yatzy-strike",
    "yatzy-three",
    "yatzy-order",
    "yatzy-pair",
    "yatzy-chance",
    "yatzy-pairs",
    "yatzy-straights",
    "yatzy-five",
]
"""The words of a lesson are its id's; those that only Yatzy has say so."""


class LessonPart(BaseModel):
    """Nothing but what is named, and all of it."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class LessonFigure(LessonPart):
    """A number that a lesson's words name.

    Attributes:
        error: its standard error, where games were played for it; None where it is exact.
    """

    unit: Unit
    value: float
    error: float | None = None


class Bar(LessonPart):
    """One bar of the picture.

    Attributes:
        label: as described by `Chart.axis`: a box's id, dice, a round, points over plan …
        other: second value, of `Chart.other`.
    """

    label: str
    value: float
    other: float | None = None


class Chart(LessonPart):
    """The picture of a lesson."""

    axis: Axis
    unit: Unit
    bars: list[Bar]


class Lesson(LessonPart):
    """The lesson file of one variant.

    Attributes:
        verdict: on the advice that it is about.
        figures: by the name that the words give them.
        exercises: to be tried, the easiest first.
    """

    id: LessonId
    verdict: Verdict
    figures: dict[str, LessonFigure]
    chart: Chart
    exercises: list[Exercise]


class School(LessonPart):
    """All lessons of a variant."""

    variant: str
    rules_hash: str
    version: int = Field(description="grows when what the fields mean changes")
    games: int = Field(description="so many were played by each habit; all that has no error is exact")
    lessons: list[Lesson]


def points(value: float, error: float | None = None) -> LessonFigure:
    """Points, to the hundredth."""
    return LessonFigure(unit="points", value=round(value, 2), error=None if error is None else round(error, 2))


def share(value: float, error: float | None = None) -> LessonFigure:
    """A probability or a share of games."""
    return LessonFigure(unit="share", value=round(value, 4), error=None if error is None else round(error, 4))


def number(value: float) -> LessonFigure:
    """Number of decisions."""
    return LessonFigure(unit="number", value=round(value, 2))


def ascending(values: Mapping[str, float]) -> dict[str, float]:
    """The lowest first."""
    return {label: values[label] for label in sorted(values, key=values.__getitem__)}


def chart(axis: Axis, unit: Unit, values: Mapping[str, float], others: Mapping[str, float] | None = None) -> Chart:
    """Returns a picture: by label the value of each bar, and its second value."""
    digits = 4 if unit == "share" else 2
    shown = {label: round(other, digits) for label, other in (others or {}).items()}
    bars = [Bar(label=label, value=round(value, digits), other=shown.get(label)) for label, value in values.items()]
    return Chart(axis=axis, unit=unit, bars=bars)
