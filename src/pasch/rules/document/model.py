"""The model of a variant document: every key that the TOML may hold, with its bounds.

This is the closed vocabulary. It is data only: what a key *does* is in `patterns`, `tables`, `turn_text`, `card`.
The JSON Schema that editors use is generated from these classes, so their docstrings and descriptions are written for
a player who writes a house rule.
"""

from typing import Annotated, Literal

from pydantic import Discriminator, Field, Tag

from pasch.rules.document.bonus_counting import Count
from pasch.rules.document.dice_model import DiceTable
from pasch.rules.document.value_types import (
    MAX_BONUSES,
    MAX_BOXES,
    MAX_COLUMNS,
    MAX_DICE,
    MAX_EXTRA,
    MAX_FACES,
    MAX_POINTS,
    MAX_REACHED,
    MAX_SEATS,
    MAX_TERMS,
    MAX_THROWS,
    MAX_TOTAL,
    Announcing,
    AtOnceRule,
    DocumentTable,
    Face,
    Id,
    MinusRule,
    Name,
    Names,
    Note,
    OrderRule,
    Points,
    PointsRule,
    Section,
    ServedRule,
    Serving,
    VariantId,
    Weight,
)

# The tag says which of the two is meant, so that a mistake is named once; `validation` drops it from the place.
BONUS_TAGS = ("[points]", "[by box]")
BonusRule = Annotated[
    Annotated[Points, Tag(BONUS_TAGS[0])]
    | Annotated[dict[Literal["number", "upper", "lower"], Points], Tag(BONUS_TAGS[1])],
    Discriminator(lambda value: BONUS_TAGS[isinstance(value, dict)]),
]


class Buy(DocumentTable):
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
        """True if all columns share one stock; throws bought from it are noted in the first column."""
        return self.per == "sheet"

    def payer(self, column: int) -> int:
        """Returns the column that pays for a throw bought in a turn entered in this one."""
        return 0 if self.is_shared else column


class TurnTable(DocumentTable):
    """The rules of one turn."""

    throws: int = Field(default=3, ge=1, le=MAX_THROWS, description="throws per turn")
    last_throws: int | None = Field(
        default=None, ge=2, le=MAX_THROWS, description="throws in the last turn, when one entry is left on the card"
    )
    release: bool = Field(default=True, description="dice set aside may be taken up again")
    put_aside: int = Field(
        default=0, ge=0, le=MAX_DICE, description="how many more dice go aside for good after each throw"
    )
    save: bool = Field(default=False, description="throws not used are saved for later turns")
    buy: Buy | None = Field(default=None, description="further throws may be bought")


class Players(DocumentTable):
    """The seats at the table."""

    least: int = Field(default=1, ge=1, le=MAX_SEATS)
    most: int = Field(default=MAX_SEATS, ge=1, le=MAX_SEATS)
    direction: Literal["clockwise", "counter-clockwise"] = Field(
        default="clockwise", description="who is next, unless agreed otherwise before the start"
    )


class Conditions(DocumentTable):
    """Rolls of a kind: all conditions named must hold; none named takes every roll."""

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
        default=None,
        min_length=1,
        max_length=MAX_DICE,
        description="all these faces are present, each as often as it is named",
    )
    total: int | None = Field(default=None, ge=0, le=MAX_TOTAL, description="all dice add up to this")
    at_least: int | None = Field(default=None, ge=0, le=MAX_TOTAL, description="all dice add up to this or more")
    at_most: int | None = Field(default=None, ge=0, le=MAX_TOTAL, description="all dice add up to this or less")
    one_colour: bool = Field(
        default=False, description="the dice of the groups (without groups: all dice) share one colour"
    )


class Pattern(Conditions):
    """The rolls that a box takes."""

    one_of: list[Conditions] | None = Field(
        default=None, min_length=2, max_length=6, description="besides, one of these must hold"
    )


class BoxTable(DocumentTable):
    """One line of the score card."""

    names: Names
    aliases: list[Name] = Field(default=[], max_length=12, description="other names people write")
    section: Section | None = Field(default=None, description="upper or lower part; number boxes are upper")
    number: Face | None = Field(default=None, description="a number box: dice showing this face count")
    par: int = Field(
        default=0,
        ge=0,
        le=MAX_DICE,
        description="so many dice of a number box make 0: each one fewer costs its face, a strike costs them all",
    )
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
    lowest: bool = Field(
        default=False, description="where more dice are thrown than count: the dice that bring the least count here"
    )
    counts: bool = Field(
        default=True, description="its points are part of the total; if not, they only serve what is computed from it"
    )


class Tier(DocumentTable):
    """Points from a threshold on, or from one sum up to another; the highest tier that holds counts."""

    from_: int | None = Field(
        default=None,
        alias="from",
        ge=-MAX_REACHED,
        le=MAX_REACHED,
        description="from so much on; below 0 where sums can be",
    )
    to: int | None = Field(
        default=None,
        ge=-MAX_REACHED,
        le=MAX_REACHED,
        description="up to so much only; the same as `from` for exactly that; without `from`, from 0 on",
    )
    points: int = Field(ge=-MAX_POINTS, le=MAX_POINTS)
    each: int | None = Field(
        default=None, ge=1, le=MAX_REACHED, description="for each further so many above its beginning, `more` points"
    )
    more: int | None = Field(
        default=None, ge=-MAX_POINTS, le=MAX_POINTS, description="so many points more for each further `each`"
    )

    @property
    def least(self) -> int:
        """The lowest sum of the tier."""
        return self.from_ or 0

    def includes(self, total: int) -> bool:
        """Returns True if the tier holds for a sum."""
        return self.least <= total and (self.to is None or total <= self.to)


class Formula(DocumentTable):
    """A computed value: one of these, of boxes, numbers, or further computed values."""

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
# `Term` and `Formula` refer to each other.
Formula.model_rebuild()


class Condition(DocumentTable):
    """A condition: one of these, between boxes, numbers, or computed values, in this order."""

    below: list[Term] | None = Field(
        default=None, min_length=2, max_length=MAX_TERMS, description="each one is less than the next"
    )
    at_most: list[Term] | None = Field(
        default=None, min_length=2, max_length=MAX_TERMS, description="each one is not more than the next"
    )
    equal: list[Term] | None = Field(
        default=None, min_length=2, max_length=MAX_TERMS, description="all of them are the same"
    )


class Bonus(DocumentTable):
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


class Extra(DocumentTable):
    """The value of a further five of a kind (all dice equal) in other boxes, usually once its own box is filled."""

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


class ColumnTable(DocumentTable):
    """One column of the sheet."""

    names: Names
    boxes: list[Id] | None = Field(
        default=None, min_length=1, max_length=MAX_BOXES, description="its boxes from top to bottom; default all"
    )
    order: OrderRule = Field(
        default="free",
        description='"free", "down", "up", from both "ends", from the "middle"; or the boxes in order, where "upper" '
        'and "lower" are all boxes of a section, free among themselves; or several such lists, each in its own order',
    )
    throws: int | None = Field(
        default=None,
        ge=1,
        le=MAX_THROWS,
        description="filled with at most so many throws; more than the turn has, where none are bought or saved",
    )
    announce: Announcing = Field(
        default=False,
        description='the box must be named right after the first throw, or "before" it; or right after it '
        '"unless-served": if all dice fall in one throw, they go here without having been named',
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
    served: Serving = Field(
        default=True, description='throws of all dice at once count specially here; "only": nothing else scores'
    )
    bonuses: list[Id] | None = Field(
        default=None, max_length=MAX_BONUSES, description="which bonuses count here; default all"
    )
    extra: list[Id] | None = Field(
        default=None, max_length=MAX_EXTRA, description="which extra rules hold here; default all"
    )


class Result(DocumentTable):
    """Points of the game that several at a table play for: the highest total of a column wins them, a tie nothing."""

    columns: dict[Id, Points] = Field(
        min_length=1, max_length=MAX_COLUMNS, description="points of the game for who has the most in a column"
    )
    all: Points = Field(default=0, description="how many more for who wins all of these columns")


class Document(DocumentTable):
    """A variant of the Kniffel family. Rules may be inherited with `like`; `x = false` takes an inherited part out."""

    id: VariantId = Field(description="its name in commands and records")
    names: Names
    note: Note = Field(default="", description="remarks; they do not change the rules")
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
