"""Answers about variants: figures of the shipped ones, and the page of any."""

from typing import Literal

from pydantic import Field

from pasch.analysis.balance.family_tree import Figures
from pasch.play.blocks.sheet_lines import Kind
from pasch.rules.catalogue.tables_json import VariantJson
from pasch.rules.document.model import Document
from pasch.rules.explain import Explanation
from pasch.server.wire.field_types import Language, Words
from pasch.server.wire.problem_responses import ResponseModel

SentencesByLanguage = dict[Language, list[str]]


class SheetShape(ResponseModel):
    """The shape of the sheet, for a small picture."""

    upper: int = Field(description="lines of the upper section")
    lower: int = Field(description="lines of the lower section")
    entries: int = Field(description="the most entries that a box holds")
    columns: list[str] = Field(
        description="the sign of each column: how it is filled (`down`, `up`, `order`, `announced`), how often it "
        "counts (`×2`), its most throws (`1`), or nothing"
    )
    faces: Literal["pips", "colours", "symbols"] = Field(description="what the dice show")


class VariantSummary(ResponseModel):
    """A variant in numbers."""

    id: str
    names: Words
    group: str = Field(description="which others it belongs to: `german`, `columns`, `six-dice` …")
    dice: int
    columns: int
    boxes: int
    turns: int
    seats: tuple[int, int] = Field(description="the fewest and the most")
    minutes: int = Field(description="about how long a game takes for each person who plays")
    lines: list[Words] = Field(description="what its boxes are called, each name once")
    exercises: bool = Field(description="whether there are positions of it to learn from")
    countries: list[str] = Field(
        description="where it is at home, as ISO 3166 writes countries; empty where nobody knows"
    )
    parent: str | None = Field(description="the id of the variant that it is like; null where it is like none")
    relative: str | None = Field(description="the id of the well-known variant to compare it with; null where none is")
    changes: SentencesByLanguage | None = Field(description="sentences of the rules that the relative's do not say")
    gone: SentencesByLanguage | None = Field(description="sentences of the relative's rules that do not hold")
    figures: Figures | None = Field(description="what the best play brings; null where nobody has worked it out")
    shape: SheetShape


class VariantsAnswer(ResponseModel):
    """The variants that come with Pasch, and those of the server's folder."""

    variants: list[VariantSummary]


class SheetLine(ResponseModel):
    """One line of the block: a box, or what is added up there."""

    kind: Kind
    key: str = Field(description="the box's line or the bonus's key; empty for sums")
    names: Words


class Parent(ResponseModel):
    """The variant that a document is like."""

    id: str
    names: Words


class Difference(ResponseModel):
    """The differences from the parent, one line each."""

    parent: Parent
    same_game: bool
    lines: SentencesByLanguage


class VariantAnswer(ResponseModel):
    """Everything that a client needs to explain a variant and to play it."""

    id: str
    names: Words
    rules_hash: str
    toml: str
    document: Document = Field(description="with all that it inherits")
    parent: Document | None = Field(description="the whole document that this one is like; null where it is like none")
    tables: VariantJson
    sheet: list[SheetLine] = Field(description="the block from top to bottom")
    rules: dict[Language, Explanation] = Field(description="as a player would tell them, made from the document alone")
    box_help: dict[str, Words] = Field(description="by line of boxes, one sentence: what it takes, what it is worth")
    bonus_help: dict[str, Words] = Field(description="by bonus, what it asks for and brings")
    column_help: dict[str, Words] = Field(description="by column, how it is filled and what it counts")
    difference: Difference | None
    minutes: int = Field(description="about how long a game takes for each person who plays")
