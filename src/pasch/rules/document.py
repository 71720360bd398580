"""The model of a variant document: every key that the TOML may hold, with its bounds.

This is the closed vocabulary. It is data and nothing else: what a key *does* is in `patterns`, `tables` and `engine`.
The JSON Schema that editors use is generated from these classes, so their docstrings and descriptions are written for
a player who writes a house rule.
"""

from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    StringConstraints,
    Tag,
)
from pydantic_core import PydanticCustomError, PydanticKnownError

from pasch.rules.steps import Count

MAX_DICE = 10
MAX_FACES = 20
MAX_FACE = 20
MAX_TOTAL = MAX_FACE * MAX_DICE
MAX_KINDS = 4
MAX_ROLLS = 5005
MAX_HOLDS = 8008
MAX_WAYS = 65_535
MAX_BOXES = 40
MAX_COLUMNS = 8
MAX_LINES = 8
MAX_BONUSES = 20
MAX_EXTRA = 8
MAX_POINTS = 1000
MAX_THROWS = 12
MAX_SEATS = 8
MAX_TERMS = 6
MAX_COMPUTED = 10_000

Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
VariantId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9-]*$", max_length=60)]
# One plain line: no control characters, nor marks that turn the direction of writing, nor what the notation uses.
_NAME = r"^[^\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069{}\[\]|=>!;]+$"
Name = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=_NAME)]
Face = Annotated[int, Field(ge=0, le=MAX_FACE)]
Points = Annotated[int, Field(ge=0, le=MAX_POINTS)]
# A few letters or figures: nothing that the notation or whoever types dice puts between them.
Sign = Annotated[
    str, StringConstraints(pattern=r"^[^\x00-\x20\x7f-\xa0\u200b-\u200f\u2028-\u202e+.,;:=<>!?#$()\[\]{}|–-]{1,3}$")
]
Section = Literal["upper", "lower"]
Picture = Literal["sign", "pips", "nine", "ten", "jack", "queen", "king", "ace"]
Order = Literal["free", "down", "up", "ends", "middle"]


def _is_points(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_POINTS


def _either(
    *words: str, numbers: bool = True, lists: bool = False, lines: bool = False, by_throws: bool = False
) -> BeforeValidator:
    """A value that is one of `words`, or a number of points, or several of them, or a list of boxes; anything else is
    named once.
    """

    def check(value: object) -> object:
        if isinstance(value, str) and value in words:
            return value
        if numbers and _is_points(value):
            return value
        if by_throws and isinstance(value, list) and 2 <= len(value) <= MAX_THROWS and all(map(_is_points, value)):
            return value
        if lists and isinstance(value, list) and _is_list_of(value, str):
            return _checked_length(value, MAX_BOXES)
        if lines and isinstance(value, list) and all(_is_list_of(line, str) for line in value):
            return _checked_length([_checked_length(line, MAX_BOXES) for line in value], MAX_LINES)
        allowed = [f'"{word}"' for word in words]
        if numbers:
            allowed.append(f"0-{MAX_POINTS}")
        if by_throws:
            allowed.append(f"[0-{MAX_POINTS}, …]")
        if lists:
            allowed.append("[…]")
        raise PydanticCustomError("choice", "one of {allowed}", {"allowed": ", ".join(allowed)})

    return BeforeValidator(check)


def _announcement(value: object) -> object:
    if isinstance(value, bool) or value == "before":
        return value
    raise PydanticCustomError("choice", "one of {allowed}", {"allowed": 'true, false, "before"'})


def _numbers(faces: object) -> object:
    """What stands on a face instead of its number is said elsewhere, and once for all of them."""
    words = [face for face in faces if isinstance(face, str)] if isinstance(faces, list) else []
    if words:
        raise PydanticCustomError("face-is-a-number", "a number, not {found}", {"found": words[0][:20]})
    return faces


Faces = Annotated[list[Face], BeforeValidator(_numbers)]


def _in_halves(weight: float) -> float:
    if not (2 * weight).is_integer():
        raise PydanticCustomError("whole-or-half", "whole or half", {"found": str(weight)})
    return int(weight) if weight.is_integer() else weight


def _is_list_of(value: object, kind: type) -> bool:
    return isinstance(value, list) and all(isinstance(entry, kind) for entry in value)


def _checked_length(found: list[object], most: int) -> list[object]:
    if len(found) > most:
        raise PydanticKnownError("too_long", {"field_type": "List", "max_length": most, "actual_length": len(found)})
    return found


PointsRule = Annotated[
    Points | Literal["sum", "matching"] | Annotated[list[Points], Field(min_length=2, max_length=MAX_THROWS)],
    _either("sum", "matching", by_throws=True),
]
Weight = Annotated[float, Field(ge=0.5, le=10), AfterValidator(_in_halves)]
ServedRule = Annotated[Points | Literal["double"], _either("double")]
AtOnce = int | Literal["served", "any"]
"""Which throws end a game at once: those of so many throws at most, all dice in one throw, or any."""


def _is_at_once(value: object) -> object:
    if value in ("served", "any") or (
        isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MAX_THROWS
    ):
        return value
    raise PydanticCustomError("choice", "one of {allowed}", {"allowed": f'"served", "any", 1-{MAX_THROWS}'})


AtOnceRule = Annotated[
    Annotated[int, Field(ge=1, le=MAX_THROWS)] | Literal["served", "any"], BeforeValidator(_is_at_once)
]
Boxes = Annotated[list[str], Field(max_length=MAX_BOXES)]
OrderRule = Annotated[
    Order | Boxes | Annotated[list[Boxes], Field(min_length=1, max_length=MAX_LINES)],
    _either("free", "down", "up", "ends", "middle", numbers=False, lists=True, lines=True),
]
MinusRule = Annotated[Section | Boxes, _either("upper", "lower", numbers=False, lists=True)]
# The tag says which of the two is meant, so that a mistake is named once; `reading` takes it out of the place.
BONUS_TAGS = ("[points]", "[by box]")
BonusRule = Annotated[
    Annotated[Points, Tag(BONUS_TAGS[0])]
    | Annotated[dict[Literal["number", "upper", "lower"], Points], Tag(BONUS_TAGS[1])],
    Discriminator(lambda value: BONUS_TAGS[isinstance(value, dict)]),
]


class Table(BaseModel):
    """A table of the document: unknown keys are refused, values are never converted."""

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        frozen=True,
        populate_by_name=True,
        # What is written is written whole; a program that reads it need not ask whether a key is there.
        json_schema_serialization_defaults_required=True,
    )


class Names(Table):
    """What players call it."""

    de: Name = Field(description="German name")
    en: Name = Field(description="English name")

    @property
    def by_language(self) -> dict[str, str]:
        """The names as a mapping, ``{"de": …, "en": …}``."""
        return {"de": self.de, "en": self.en}


class OddDie(Table):
    """Some of the dice have faces of their own."""

    count: int = Field(default=1, ge=1, lt=MAX_DICE, description="how many of the dice have these faces")
    faces: Faces = Field(description="the faces of the odd die", min_length=2, max_length=MAX_FACES)


ODD_TAGS = ("[one kind]", "[several kinds]")
OddDice = Annotated[
    Annotated[OddDie, Tag(ODD_TAGS[0])]
    | Annotated[list[OddDie], Field(min_length=1, max_length=MAX_KINDS - 1), Tag(ODD_TAGS[1])],
    Discriminator(lambda value: ODD_TAGS[isinstance(value, list)]),
]


class Colour(Table):
    """Faces whose pips share a colour."""

    names: Names
    faces: list[Face] = Field(min_length=1, max_length=MAX_FACES)


class Signs(Table):
    """What is written on it, in a few letters or figures."""

    de: Sign = Field(description="the German sign")
    en: Sign = Field(description="the English sign")

    @property
    def by_language(self) -> dict[str, str]:
        """The signs as a mapping, ``{"de": …, "en": …}``."""
        return {"de": self.de, "en": self.en}


class Symbol(Table):
    """What a face is called, and what a die shows instead of its number; in points it stays worth the number."""

    face: Face = Field(description="the number that it stands for")
    sign: Signs
    names: Names
    picture: Picture = Field(
        default="sign", description="what is drawn: its sign, as many pips as its number, or a card of the poker dice"
    )


class DiceTable(Table):
    """The dice."""

    count: int = Field(default=5, ge=1, le=MAX_DICE, description="how many dice, odd ones included")
    faces: Faces = Field(
        default=[1, 2, 3, 4, 5, 6],
        min_length=2,
        max_length=MAX_FACES,
        description="what stands on the sides of each die; the same on several, if you like",
    )
    odd: OddDice | None = Field(
        default=None, description="dice that differ from the others; a list where several kinds do"
    )
    wild: list[Face] = Field(
        default=[], max_length=MAX_FACES, description="a die that shows one of these counts as whatever brings the most"
    )
    colours: dict[Id, Colour] = Field(default={}, max_length=MAX_FACES, description="colours of the faces")
    symbols: dict[Id, Symbol] = Field(
        default={}, max_length=MAX_FACES, description="names and pictures of faces, as on poker dice"
    )

    @property
    def odd_kinds(self) -> list[OddDie]:
        """The kinds of dice beside the common ones."""
        return self.odd if isinstance(self.odd, list) else [self.odd] if self.odd else []

    @property
    def all_faces(self) -> set[int]:
        """Everything that some die shows."""
        return {*self.faces, *(shown for odd in self.odd_kinds for shown in odd.faces)}


class Buy(Table):
    """Throws that may be bought after the last regular one; each column, or the whole sheet, has a stock of them."""

    names: Names = Field(description="what the line of the sheet is called that counts them")
    per_turn: int = Field(default=1, ge=1, le=3, description="how many may be bought in one turn")
    per_column: int = Field(
        ge=1, le=9, description='how many may be charged to each column; to all of them together with per = "sheet"'
    )
    per: Literal["column", "sheet"] = Field(
        default="column", description="whether each column has a stock of its own, or the whole sheet has one"
    )
    unused: Points = Field(description="points for each throw not bought, at the end")

    @property
    def is_shared(self) -> bool:
        """Whether all columns have one stock; what is bought of it is noted in the first one."""
        return self.per == "sheet"

    def payer(self, column: int) -> int:
        """The column in which a throw is noted that is bought for a turn entered in this one."""
        return 0 if self.is_shared else column


class TurnTable(Table):
    """What a player may do in one turn."""

    throws: int = Field(default=3, ge=1, le=MAX_THROWS, description="throws per turn")
    release: bool = Field(default=True, description="dice set aside may be taken up again")
    put_aside: int = Field(
        default=0, ge=0, le=MAX_DICE, description="how many more dice go aside for good after each throw"
    )
    save: bool = Field(default=False, description="throws not used are saved for later turns")
    buy: Buy | None = Field(default=None, description="further throws may be bought")


class Players(Table):
    """Who may sit at the table."""

    least: int = Field(default=1, ge=1, le=MAX_SEATS)
    most: int = Field(default=MAX_SEATS, ge=1, le=MAX_SEATS)
    direction: Literal["clockwise", "counter-clockwise"] = Field(
        default="clockwise", description="who is next, unless agreed otherwise before the start"
    )


class Pattern(Table):
    """Which rolls a box takes: all conditions named must hold; none named takes every roll."""

    of_a_kind: int | None = Field(default=None, ge=1, le=MAX_DICE, description="at least so many equal dice")
    groups: list[Annotated[int, Field(ge=1, le=MAX_DICE)]] | None = Field(
        default=None,
        min_length=1,
        max_length=4,
        description="groups of equal dice, e.g. [3, 2] for a full house",
    )
    distinct: bool = Field(default=True, description="the groups must be of different faces")
    run: int | None = Field(default=None, ge=2, le=MAX_FACES, description="so many consecutive faces")
    faces: list[Face] | None = Field(
        default=None, min_length=1, max_length=MAX_DICE, description="all these faces are present"
    )
    total: int | None = Field(default=None, ge=0, le=MAX_TOTAL, description="all dice add up to this")
    at_least: int | None = Field(default=None, ge=0, le=MAX_TOTAL, description="all dice add up to this or more")
    at_most: int | None = Field(default=None, ge=0, le=MAX_TOTAL, description="all dice add up to this or less")
    one_colour: bool = Field(
        default=False, description="the dice of the groups (without groups: all dice) share one colour"
    )


class BoxTable(Table):
    """One line of the score card."""

    names: Names
    aliases: list[Name] = Field(default=[], max_length=12, description="other names people write")
    section: Section | None = Field(default=None, description="upper or lower part; number boxes are upper")
    number: Face | None = Field(default=None, description="a number box: dice showing this face count")
    pattern: Pattern = Field(default=Pattern(), description="which rolls score here")
    points: PointsRule = Field(
        default="sum",
        description='fixed points, a list of them by the throws used, "sum" of all dice, "matching" dice of the groups',
    )
    times: int = Field(default=1, ge=1, le=10, description="the dice, or the fixed points, count so many times")
    plus: Points = Field(default=0, description="points added when the box scores")
    served: ServedRule | None = Field(
        default=None, description='points when all dice fell in one throw: fixed, or "double"'
    )
    wins: AtOnceRule | None = Field(
        default=None,
        description="against others, who scores here has won at once: after at most so many throws, with all dice in "
        'one throw ("served"), or after "any"',
    )
    ends: AtOnceRule | None = Field(
        default=None, description="likewise, but the game only ends for all, and the points as they stand decide it"
    )
    entries: int = Field(default=1, ge=1, le=4, description="how many entries the box holds")
    later: Points = Field(
        default=0, description="so many points less for each entry that its column held already; never below 0"
    )
    counts: bool = Field(
        default=True, description="its points are part of the total; if not, they only serve what is computed from it"
    )


class Tier(Table):
    """Points from a threshold on, or from one sum up to another; the highest tier that holds counts."""

    from_: int | None = Field(default=None, alias="from", ge=0, le=100_000, description="from so much on")
    to: int | None = Field(
        default=None, ge=0, le=100_000, description="up to so much only; the same as `from` for exactly that"
    )
    points: int = Field(ge=-MAX_POINTS, le=MAX_POINTS)

    @property
    def least(self) -> int:
        """From how much on."""
        return self.from_ or 0


class Formula(Table):
    """What is computed: one of these, of boxes, numbers, or what is itself computed."""

    sum: list["Term"] | None = Field(
        default=None, min_length=2, max_length=MAX_TERMS, description="all of them added up"
    )
    difference: list["Term"] | None = Field(
        default=None, min_length=2, max_length=2, description="the first one less the second"
    )
    product: list["Term"] | None = Field(
        default=None, min_length=2, max_length=MAX_TERMS, description="all of them multiplied"
    )


TERM_TAGS = ("[points]", "[box]", "[computed]")
Term = Annotated[
    Annotated[Points, Tag(TERM_TAGS[0])] | Annotated[Id, Tag(TERM_TAGS[1])] | Annotated[Formula, Tag(TERM_TAGS[2])],
    Discriminator(lambda value: TERM_TAGS[1 if isinstance(value, str) else int(not isinstance(value, int)) * 2]),
]
Formula.model_rebuild()


class Condition(Table):
    """What must hold: one of these, between boxes, numbers, or what is computed, in this order."""

    below: list[Term] | None = Field(
        default=None, min_length=2, max_length=MAX_TERMS, description="each one is less than the next"
    )
    at_most: list[Term] | None = Field(
        default=None, min_length=2, max_length=MAX_TERMS, description="each one is not more than the next"
    )
    equal: list[Term] | None = Field(
        default=None, min_length=2, max_length=MAX_TERMS, description="all of them are the same"
    )


class Bonus(Table):
    """Points for what a group of boxes adds up to, or computed from single boxes."""

    names: Names
    points: Term | None = Field(
        default=None,
        description="in place of tiers: what is computed from boxes of the column, once all of them are filled",
    )
    when: Condition | None = Field(default=None, description="what is computed counts only if this holds; otherwise 0")
    section: Literal["upper", "lower", "all"] | None = Field(default=None, description="over which section")
    boxes: list[Id] | None = Field(default=None, min_length=1, max_length=MAX_BOXES, description="or over which boxes")
    minus: MinusRule | None = Field(
        default=None, description='what is taken off before the tiers are asked: "upper", "lower", or boxes'
    )
    count: Count = "points"
    per: Literal["column", "sheet", "row"] = Field(
        default="column",
        description="for each column, or all of them together, or for each line over the columns that have it",
    )
    tiers: list[Tier] = Field(default=[], max_length=20)
    each: int | None = Field(
        default=None, ge=-MAX_POINTS, le=MAX_POINTS, description="or so many points for each entry that is counted"
    )


class Extra(Table):
    """What a five of a kind (all dice equal) is worth in other boxes, as a rule once its own box is filled."""

    when: Literal["scored", "struck", "filled", "open", "any"] = Field(
        description="what its own box holds: points, 0, either, nothing yet, or whatever it holds"
    )
    number: Literal["free", "filled"] | None = Field(
        default=None, description="only while the number box that matches is free, or once it is filled"
    )
    place: list[Literal["number", "lower", "upper"]] = Field(
        default=[],
        max_length=3,
        description="where it must go: the matching number box, a lower, an upper one; the first with room",
    )
    bonus: BonusRule = Field(default=0, description="points beside the box: wherever it scores, or by where it goes")
    worth: dict[Id, Points] = Field(
        default={},
        max_length=MAX_BOXES,
        description='what it is worth as a joker, by box or for every "upper" or "lower" box',
    )
    served: dict[Id, Points] = Field(
        default={}, max_length=MAX_BOXES, description="the same when all dice fell in one throw"
    )


class ColumnTable(Table):
    """One column of the sheet."""

    names: Names
    boxes: list[Id] | None = Field(
        default=None, min_length=1, max_length=MAX_BOXES, description="its boxes from top to bottom; default all"
    )
    order: OrderRule = Field(
        default="free",
        description='"free", "down", "up", from both "ends", from the "middle"; or the boxes in order; or several '
        "such lists, each in its own order",
    )
    throws: int | None = Field(
        default=None,
        ge=1,
        le=MAX_THROWS,
        description="filled with at most so many throws; more than the turn has, where none are bought or saved",
    )
    announce: Annotated[bool | Literal["before"], BeforeValidator(_announcement)] = Field(
        default=False, description='the box must be named right after the first throw, or "before" it'
    )
    miss: Literal["box", "any"] = Field(
        default="box",
        description="a missed announcement strikes that very box, or any box that may be struck",
    )
    strikes: Literal["next", "any"] = Field(
        default="next", description="only a box that could be filled now may be struck, or any free box"
    )
    weight: Weight = Field(
        default=1,
        description="the column counts so many times, halves allowed: of an entry or bonus, half a point counts as one",
    )
    served: bool = Field(default=True, description="throws of all dice at once count specially here")
    bonuses: list[Id] | None = Field(
        default=None, max_length=MAX_BONUSES, description="which bonuses count here; default all"
    )
    extra: list[Id] | None = Field(
        default=None, max_length=MAX_EXTRA, description="which extra rules hold here; default all"
    )


class Result(Table):
    """Several at a table play for points of the game: who has the most in a column gets them, nobody where two have."""

    columns: dict[Id, Points] = Field(
        min_length=1, max_length=MAX_COLUMNS, description="points of the game for who has the most in a column"
    )
    all: Points = Field(default=0, description="how many more for who wins all of these columns")


class Document(Table):
    """A variant of the Kniffel family. Rules may be inherited with `like`; `x = false` takes an inherited part out."""

    id: VariantId = Field(description="its name in commands and records")
    names: Names
    note: str = Field(default="", max_length=2000, description="remarks; they do not change the rules")
    dice: DiceTable = DiceTable()
    turn: TurnTable = TurnTable()
    players: Players = Players()
    boxes: dict[Id, BoxTable] = Field(min_length=1, max_length=MAX_BOXES)
    bonuses: dict[Id, Bonus] = Field(default={}, max_length=MAX_BONUSES)
    extra: dict[Id, Extra] = Field(default={}, max_length=MAX_EXTRA)
    columns: dict[Id, ColumnTable] = Field(default={}, max_length=MAX_COLUMNS)
    result: Result | None = Field(default=None, description="what several at a table play for, if not for their totals")
    total: Literal["points", "bonuses"] = Field(
        default="points", description="what the game is about: all points, or only the bonuses they turn into"
    )
