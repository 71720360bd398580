"""Field types of requests, events and answers, with their bounds.

The description at ``/api/openapi.json`` is generated from these types, so it says what is checked. Events are stored:
their bounds may become wider, never narrower.
"""

import unicodedata
from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, ValidationInfo
from pydantic_core import PydanticCustomError

from pasch.locale import LANGUAGES, without_fallbacks
from pasch.rules.document.value_types import MAX_BOXES, MAX_COLUMNS
from pasch.rules.game.events import BoxId
from pasch.rules.tagged_union import DICE_TEXT

MAX_PLAYERS = 30
"""On a score block."""
MAX_NAME = 40
MAX_CELL_POINTS = 9999
MAX_PLACE = 1_000_000
"""Seats between a player and the first one, in either direction."""
MAX_TOML = 65_536
MOST_VALUES = 1_000_000
"""Numbers in the tables of a house rule; see `rules.reading.document_checks.table_values`."""
MAX_SERIES = 20
"""Games that a series counts, or that it takes to win it."""
MAX_PLAYED = 200
"""Games of a series, which ends then even if nobody has won enough of them."""
_MAX_SEQ = 1_000_000
MOST_MARKS = 6
"""Combining marks on one letter: Hebrew, Tibetan and Burmese need four or five; more cover the lines above and below.
"""
_JOINERS = "\u200c\u200d"
"""Invisible, but letters of Persian and Hindi join by them, and pictures of several people."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that show nothing."""
STORED = "stored"
"""The context in which names are read that were taken under older rules."""


def is_name(text: str) -> bool:
    """Returns whether a text, if there is any, is visible and stays in its line."""
    if not text.translate(_WITHOUT_JOINERS).isprintable() or _BLANK.intersection(text):
        return False
    before, marks = "", 0
    for letter in text:
        if letter in _JOINERS:
            if not before or before in _JOINERS:
                return False
        elif unicodedata.category(letter).startswith("M"):
            marks += 1
            if not before or marks > MOST_MARKS:
                return False
        else:
            marks = 0
        before = letter
    # Malayalam has words that end with a joiner, which then follows the sign that takes a letter's vowel away.
    return not before or before not in _JOINERS or unicodedata.combining(text[-2]) == _VIRAMA


_WITHOUT_JOINERS = dict.fromkeys(map(ord, _JOINERS))
_VIRAMA = 9


def _name(given: str, info: ValidationInfo) -> str:
    name = given.strip()
    if info.context != STORED and not is_name(name):
        raise _no_name()
    return name


def _not_empty(name: str) -> str:
    if not name:
        raise _no_name()
    return name


def _known_language(code: str) -> str:
    if code not in LANGUAGES:
        allowed = ", ".join(f'"{language}"' for language in LANGUAGES)
        raise PydanticCustomError("choice", "one of {allowed}", {"allowed": allowed})
    return code


def _no_name() -> PydanticCustomError:
    facts = {"most": MAX_NAME, "marks": MOST_MARKS}
    return PydanticCustomError("not-a-name", "a name that can be shown", facts)


OptionalName = Annotated[str, StringConstraints(max_length=MAX_NAME), AfterValidator(_name)]
Name = Annotated[
    str, StringConstraints(min_length=1, max_length=MAX_NAME), AfterValidator(_name), AfterValidator(_not_empty)
]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,86}$")]
Entropy = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
DiceWritten = Annotated[str, StringConstraints(pattern=DICE_TEXT)]
ColumnName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,40}$")]
Level = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z-]{0,39}$")]
VariantName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9-]{0,59}$")]
Moment = Annotated[
    str,
    StringConstraints(
        pattern=r"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,6})?Z$"
    ),
]


def _from_float(value: object) -> object:
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = Annotated[int, BeforeValidator(_from_float)]
"""A whole number; in JSON, 1.0 is one as well."""
Seq = Annotated[Whole, Field(ge=-1, le=_MAX_SEQ)]
Seat = Annotated[Whole, Field(ge=0, lt=MAX_PLAYERS)]
Player = Annotated[Whole, Field(ge=0, lt=MAX_PLAYERS)]
Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
TableName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9 -]{6,16}$")]
Language = Annotated[str, AfterValidator(_known_language)]
SeatLocation = Literal["here", "link"]
SeatOrder = Annotated[float, Field(ge=-MAX_PLACE, le=MAX_PLACE, allow_inf_nan=False)]
Entries = Annotated[Whole, Field(ge=0, le=_MAX_SEQ)]


SeriesTotal = Annotated[Whole, Field(ge=-MAX_PLACE, le=MAX_PLACE)]


class Words(BaseModel):
    """The same in German and English, and in other languages where they do not say it in English."""

    model_config = ConfigDict(extra="allow", strict=True, frozen=True)
    __pydantic_extra__: dict[str, str] = Field(init=False)

    de: str
    en: str


def words(by_language: Mapping[str, str]) -> Words:
    """Words of the catalogue."""
    return Words(**without_fallbacks(by_language))


class WireModel(BaseModel):
    """Unknown keys are refused, values are never converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class RulesById(WireModel):
    """A variant that comes with Pasch."""

    id: VariantName


class RulesByDocument(WireModel):
    """A house rule."""

    toml: Annotated[str, StringConstraints(min_length=1, max_length=MAX_TOML)]


Rules = RulesById | RulesByDocument


class PersonSeat(WireModel):
    """Somebody at the device that opens the table, or wherever the invitation leads.

    Without a name each page has its own word for them: "Du" for who sits before it.
    """

    kind: Literal["person"]
    name: OptionalName = ""
    place: SeatLocation = "here"


class ComputerSeat(WireModel):
    """A computer player; without a name each page calls it by its level, in its own language."""

    kind: Literal["computer"]
    name: OptionalName = ""
    level: Level


class Series(WireModel):
    """Several games that count together: first to win so many, or the sum of so many."""

    id: Annotated[Key, Field(description="the same in all its games")]
    goal: Literal["wins", "sum"]
    games: Annotated[Whole, Field(ge=2, le=MAX_SERIES, description="to win, or to play")]
    played: Annotated[
        list[Annotated[list[SeriesTotal | None], Field(max_length=MAX_PLAYERS)]],
        Field(
            max_length=MAX_PLAYED,
            description="the totals of the games before this one, by seat; null for who did not play",
        ),
    ] = []


class BoxCell(WireModel):
    """An entry of a box."""

    box: BoxId
    entry: Annotated[Whole, Field(ge=0, lt=MAX_BOXES * MAX_COLUMNS)] = 0


class LineCell(WireModel):
    """A line outside the boxes: extra points, or throws not bought."""

    line: Literal["extra", "throws"]
    column: ColumnName
