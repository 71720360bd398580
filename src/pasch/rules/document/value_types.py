"""Types of a variant document's values: names, points, orders, and the bounds of every count."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeGuard

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError, PydanticKnownError

from pasch.locale import DIRECTION_MARK, LANGUAGES, said_in

# Bounds on what a document of a stranger can make the compiler do.
MAX_DICE = 10
MAX_FACES = 20
MAX_FACE = 20
MAX_TOTAL = MAX_FACE * MAX_DICE
MAX_KINDS = 4
# As many as of six dice with ten faces: C(15, 6) rolls and C(16, 6) holds.
MAX_ROLLS = 5005
MAX_HOLDS = 8008
# Positions in the lattice of the solver have 16 bits.
MAX_WAYS = 65_535
MAX_BOXES = 40
MAX_COLUMNS = 36
MAX_LINES = 8
MAX_BONUSES = 20
MAX_EXTRA = 8
MAX_POINTS = 1000
MAX_REACHED = 100_000
MAX_THROWS = 12
MAX_STEPS = 60
"""How often a tier may grow: each step is a threshold of its own, whose chance every solution keeps and reports."""
MAX_SEATS = 8
MAX_TERMS = 6
MAX_COMPUTED = 10_000

Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
VARIANT_ID_LETTERS = r"^[a-z0-9][a-z0-9-]*$"
VariantId = Annotated[str, StringConstraints(pattern=VARIANT_ID_LETTERS, max_length=60)]
# One plain line: no control characters, nor marks that turn the direction of writing, nor what the notation uses.
NAME_LETTERS = r"^[^\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069{}\[\]|=>!;]+$"
Name = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=NAME_LETTERS)]
Face = Annotated[int, Field(ge=0, le=MAX_FACE)]
Points = Annotated[int, Field(ge=0, le=MAX_POINTS)]
# A few letters or figures, without any sign that the notation, or a person typing dice, puts between them.
SIGN_LETTERS = r"^[^\x00-\x20\x7f-\xa0\u200b-\u200f\u2028-\u202e+.,;:=<>!?#$()\[\]{}|–-]{1,3}$"
Sign = Annotated[str, StringConstraints(pattern=SIGN_LETTERS)]
Section = Literal["upper", "lower"]
Picture = Literal["sign", "pips", "nine", "ten", "jack", "queen", "king", "ace"]
Order = Literal["free", "down", "up", "ends", "middle"]


def _written_one_way(note: str) -> str:
    if DIRECTION_MARK.search(note):
        raise PydanticCustomError("direction-mark", "no mark that turns the direction of writing")
    return note


Note = Annotated[str, Field(max_length=2000), AfterValidator(_written_one_way)]


def _is_number(value: object, numbers: range) -> bool:
    # True and False are ints, too.
    return isinstance(value, int) and not isinstance(value, bool) and value in numbers


def _either(
    *words: str,
    numbers: range = range(MAX_POINTS + 1),
    lists: bool = False,
    lines: bool = False,
    by_throws: bool = False,
) -> BeforeValidator:
    # A plain union would report one mistake for each of its members.
    allowed = [f'"{word}"' for word in words]
    if numbers:
        allowed.append(f"{numbers[0]}-{numbers[-1]}")
    if by_throws:
        allowed.append(f"[0-{MAX_POINTS}, …]")
    if lists:
        allowed.append("[…]")

    def check(value: object) -> object:
        if (isinstance(value, str) and value in words) or _is_number(value, numbers):
            return value
        if by_throws and isinstance(value, list) and 2 <= len(value) <= MAX_THROWS:
            if all(_is_number(each, numbers) for each in value):
                return value
        elif lists and _is_list_of(value, str):
            return _checked_length(value, MAX_BOXES)
        elif lines and isinstance(value, list) and all(_is_list_of(line, str) for line in value):
            return _checked_length([_checked_length(line, MAX_BOXES) for line in value], MAX_LINES)
        raise PydanticCustomError("choice", "one of {allowed}", {"allowed": ", ".join(allowed)})

    return BeforeValidator(check)


def _announcement(value: object) -> object:
    if isinstance(value, bool) or value in ("before", "unless-served"):
        return value
    allowed = 'true, false, "before", "unless-served"'
    raise PydanticCustomError("choice", "one of {allowed}", {"allowed": allowed})


def _serving(value: object) -> object:
    if isinstance(value, bool) or value == "only":
        return value
    raise PydanticCustomError("choice", "one of {allowed}", {"allowed": 'true, false, "only"'})


def _in_halves(weight: float) -> float:
    if not (2 * weight).is_integer():
        raise PydanticCustomError("whole-or-half", "whole or half", {"found": str(weight)})
    return int(weight) if weight.is_integer() else weight


def _is_list_of(value: object, kind: type) -> TypeGuard[list[object]]:
    return isinstance(value, list) and all(isinstance(entry, kind) for entry in value)


def _checked_length(found: list[object], most: int) -> list[object]:
    if len(found) > most:
        raise PydanticKnownError("too_long", {"field_type": "List", "max_length": most, "actual_length": len(found)})
    return found


PointsRule = Annotated[
    Points | Literal["sum", "matching"] | Annotated[list[Points], Field(min_length=2, max_length=MAX_THROWS)],
    _either("sum", "matching", by_throws=True),
]
Announcing = Annotated[bool | Literal["before", "unless-served"], BeforeValidator(_announcement)]
Serving = Annotated[bool | Literal["only"], BeforeValidator(_serving)]
Weight = Annotated[float, Field(ge=0.5, le=10), AfterValidator(_in_halves)]
ServedRule = Annotated[Points | Literal["double"], _either("double")]
AtOnce = int | Literal["served", "any"]
"""Which throws end a game at once: those of so many throws at most, all dice in one throw, or any."""
AtOnceRule = Annotated[
    Annotated[int, Field(ge=1, le=MAX_THROWS)] | Literal["served", "any"],
    _either("served", "any", numbers=range(1, MAX_THROWS + 1)),
]
Boxes = Annotated[list[str], Field(max_length=MAX_BOXES)]
OrderRule = Annotated[
    Order | Boxes | Annotated[list[Boxes], Field(min_length=1, max_length=MAX_LINES)],
    _either("free", "down", "up", "ends", "middle", numbers=range(0), lists=True, lines=True),
]
MinusRule = Annotated[Section | Boxes, _either("upper", "lower", numbers=range(0), lists=True)]


class DocumentTable(BaseModel):
    """A table of the document: unknown keys are refused, values are never converted."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        frozen=True,
        populate_by_name=True,
        # Written tables have all their keys; a program that reads them need not handle missing ones.
        json_schema_serialization_defaults_required=True,
    )


def _known_language(code: str) -> str:
    if code not in LANGUAGES:
        raise PydanticCustomError("extra_forbidden", "a language that Pasch speaks")
    return code


KnownLanguage = Annotated[str, AfterValidator(_known_language)]


class Names(DocumentTable):
    """A name in German and English, and in other languages as far as it has one there."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[KnownLanguage, Name] = Field(init=False)

    de: Name = Field(description="German name")
    en: Name = Field(description="English name")

    @property
    def by_language(self) -> dict[str, str]:
        """The name in every language; English where there is no other."""
        return in_every_language(self.model_dump())


def in_every_language(names: Mapping[str, str]) -> dict[str, str]:
    """Returns a name in every language; English where there is no other."""
    return {language: said_in(names, language) for language in LANGUAGES}
