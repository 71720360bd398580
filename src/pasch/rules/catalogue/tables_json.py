"""A compiled variant as JSON: all that another program needs to play it without reading its TOML or its rules.

The model below is the one source of the published schema. A program reads a box's points so: find the situation
(`served`, what the column's five-of-a-kind box holds, whether the matching number box is filled; null where the variant
does not care), then ``rows[points[situation][box]][roll]``, and ``rows[bonus[situation][box]][roll]`` for extra points.
"""

from typing import Any, Literal, TypeVar

from pydantic import Field

from pasch.locale import without_fallbacks
from pasch.rules.document.bonus_counting import Count
from pasch.rules.document.value_types import DocumentTable, Names, Picture, Section
from pasch.rules.variant.expected_scores import Tries, usual_of
from pasch.rules.variant.formula import Comparison, Operation
from pasch.rules.variant.patterns import Row
from pasch.rules.variant.variant import SumBonus, Variant

T = TypeVar("T", bound=DocumentTable)
Codes = tuple[int, ...]


class ColourJson(DocumentTable):
    """Faces whose pips share a colour."""

    names: Names
    faces: Codes


class SymbolJson(DocumentTable):
    """A face that dice show by a sign instead of its number."""

    face: int
    sign: Names
    names: Names
    picture: Picture


class DieJson(DocumentTable):
    """Dice that are alike; to the faces of the first odd kind 100 is added, to those of the next 200, and so on."""

    count: int
    codes: Codes = Field(description="what stands on each side, ascending; all sides are equally likely")


class DiceJson(DocumentTable):
    """The dice in the cup."""

    count: int = Field(description="how many in all")
    counted: int | None = Field(
        default=None, description="as many equal ones are a five of a kind, as no more count; null: all of them"
    )
    kinds: tuple[DieJson, ...] = Field(description="the common dice, then each odd kind")
    wild: Codes = Field(description="faces that count as any; the rows know it, but so does five of a kind")
    colours: dict[str, ColourJson]
    symbols: dict[str, SymbolJson] = Field(default={}, description="names and pictures of faces")


class BuyJson(DocumentTable):
    """Throws that may be bought after the last regular one."""

    names: Names
    per_turn: int
    per_column: int = Field(description="how many each column has, or all of them together")
    per: Literal["column", "sheet"] = Field(
        default="column",
        description="sheet: all columns have one stock; what is bought is noted in the first, what is left counts once",
    )
    unused: int = Field(description="points for each one left at the end")


class TurnJson(DocumentTable):
    """The rules of one turn."""

    throws: int
    release: bool = Field(description="dice set aside may be taken up again")
    put_aside: int = Field(description="how many more dice stay for good after each throw")
    save: bool = Field(description="throws not used are saved for later turns")
    buy: BuyJson | None
    usual: int | None = Field(
        default=None,
        description="the throws of a turn that is not the last one, where that one has more; the columns say so, too",
    )


class ColumnJson(DocumentTable):
    """One column of the sheet."""

    id: str
    names: Names
    boxes: Codes = Field(description="from top to bottom")
    order: Codes | None = Field(description="the order in which they are filled; null where it is free")
    lines: tuple[Codes, ...] = Field(
        description="all such orders at once, the one above first: of each the first box with room may be filled"
    )
    throws: int | None = Field(description="filled with at most so many throws")
    last_throws: int | None = Field(
        default=None, description="with so many, when no other entry is left on the card; null: as ever"
    )
    announce: bool = Field(description="a box here must be named right after the first throw")
    before: bool = Field(default=False, description="it must be named before the first throw instead")
    unless_served: bool = Field(default=False, description="it need not be named for a roll of all dice at once")
    miss: Literal["box", "any"]
    strikes: Literal["next", "any"]
    weight: int | float = Field(
        description="how often its points count; of each entry and each bonus, half a point counts as one"
    )
    served: bool = Field(description="throws of all dice at once count specially here")
    served_only: bool = Field(default=False, description="no other throws score here")
    five: int | None = Field(description="the box for all dice equal that extra rules depend on")
    extra: tuple[str, ...] = Field(description="the extra rules that hold here; none: its five box does not matter")


class BoxJson(DocumentTable):
    """One line of one column."""

    id: str
    line: str
    names: Names
    column: int
    cell: int = Field(description="its first entry on the card")
    entries: int
    section: Section
    number: int | None = Field(description="the face that counts, for a number box")
    counts: bool = Field(default=True, description="its points are part of the total")
    wins: int | Literal["served", "any"] | None = Field(
        default=None,
        description="against others, who scores here has won at once: after at most so many throws, served, or any",
    )
    ends: int | Literal["served", "any"] | None = Field(
        default=None, description="likewise the game ends for all, and totals decide it"
    )
    struck: int = Field(default=0, description="points of a strike: 0, or below in a number box with `par`")


class TierJson(DocumentTable):
    """Points from a threshold on."""

    from_: int = Field(alias="from")
    points: int


class TermJson(DocumentTable):
    """A number, a box, or what is computed from terms."""

    kind: Literal["number", "box"] | Operation
    number: int = Field(description="the number, or the index of the box; 0 for others")
    terms: tuple["TermJson", ...]


class FormulaJson(DocumentTable):
    """A formula that counts once all of its boxes are full."""

    points: TermJson
    comparison: Comparison | None = Field(
        description="what must hold for that, between each of `compared` and the next; otherwise it is 0"
    )
    compared: tuple[TermJson, ...]


class BonusJson(DocumentTable):
    """Points for what some boxes add up to, or for what is computed from them."""

    id: str
    names: Names
    column: int | None = Field(description="null over the whole sheet, without any column's weight")
    boxes: Codes
    count: Count
    tiers: tuple[TierJson, ...] = Field(
        description="ascending; the last one reached counts; a sum, and where a tier begins, is counted from `base`"
    )
    minus: Codes = Field(default=(), description="whose entries are taken off")
    formula: FormulaJson | None = Field(default=None, description="in place of tiers: what is computed")
    base: int = Field(default=0, description="the sum of its boxes if all are struck")


class SituationJson(DocumentTable):
    """The situations that decide a roll's points besides box and roll; null where they do not."""

    name: str
    served: bool
    five: Literal["open", "scored", "struck"] | None
    number: Literal["free", "filled"] | None
    throws: int | None = Field(
        default=None, description="throws used; the highest number stands for further ones, too; null: no matter"
    )
    filled: int | None = Field(default=None, description="entries that the column held before; null: no matter")


class UsualJson(DocumentTable):
    """Expected scores of turns aimed at one box, for a choice among one try, two … six."""

    points: int = Field(description="row of `tries` with the mean points over a strike")
    scores: int = Field(description="row of `tries` with the probability to score")
    throw: float = Field(description="points that one more throw brings; 0 where none can be saved")


class ResultJson(DocumentTable):
    """Points of the game for the highest total of a column; a tie wins nothing."""

    columns: tuple[int, ...] = Field(description="by column; 0 where nothing is to be won")
    all: int = Field(description="how many more for who wins all columns in which something is")


class VariantJson(DocumentTable):
    """A variant of the Kniffel family, compiled."""

    format: Literal["pasch-tables"] = "pasch-tables"
    version: Literal[3] = 3
    id: str
    names: Names
    rules_hash: str
    seats: tuple[int, int] = Field(description="how many may play: least, most")
    direction: Literal["clockwise", "counter-clockwise"]
    dice: DiceJson
    turn: TurnJson
    turns: int = Field(description="turns of each seat")
    max_total: int
    counts_points: bool = Field(description="false where only bonuses make the total")
    result: ResultJson | None = Field(default=None, description="what several play for where it is not the total")
    remembers_hold: bool = Field(description="whether it matters which dice lay still in the last throw")
    columns: tuple[ColumnJson, ...]
    boxes: tuple[BoxJson, ...] = Field(description="column after column")
    bonuses: tuple[BonusJson, ...]
    rolls: tuple[Codes, ...] = Field(description="every roll, ascending: the order of each row")
    situations: tuple[SituationJson, ...]
    rows: tuple[Row, ...] = Field(description="points by roll; rows that are alike are written once")
    points: tuple[Codes, ...] = Field(description="situation, box → row of the points in the box")
    bonus: tuple[Codes, ...] = Field(description="situation, box → row of the points beside it")
    places: tuple[tuple[tuple[Literal["number", "lower", "upper"], ...], ...], ...] = Field(
        description="situation, column → where all dice equal must go, the first with room; empty: anywhere"
    )
    usual: tuple[UsualJson, ...] = Field(description="box → what it usually brings, for players that go by it")
    tries: tuple[Tries, ...] = Field(description="by number of tries; rows that are alike are written once")


def tables_json(variant: Variant) -> dict[str, Any]:
    """The compiled variant for `json.dumps`."""
    return variant_json(variant).model_dump(mode="json", by_alias=True)


def variant_json(variant: Variant) -> VariantJson:
    """The compiled variant for other programs."""
    tables, turn = variant.tables, variant.turn
    # [situation][box] → index into `rows`; most rows occur many times.
    rows: dict[Row, int] = {}
    points, beside = (
        tuple(tuple(rows.setdefault(row, len(rows)) for row in by_box) for by_box in table)
        for table in (tables.points, tables.bonus)
    )
    tries: dict[Tries, int] = {}
    usual = tuple(
        UsualJson(
            points=tries.setdefault(box.points, len(tries)),
            scores=tries.setdefault(box.scores, len(tries)),
            throw=box.throw,
        )
        for box in usual_of(variant)
    )
    return VariantJson(
        id=variant.id,
        names=variant.document.names,
        rules_hash=variant.rules_hash,
        seats=(variant.seats[0], variant.seats[-1]),
        direction=variant.direction,
        dice=_dice(variant),
        turn=_like(TurnJson, turn).model_copy(update={"usual": turn.usual if turn.last_differs else None}),
        turns=variant.turns,
        max_total=variant.max_total,
        counts_points=variant.counts_points,
        result=_like(ResultJson, variant.result) if variant.result else None,
        remembers_hold=variant.remembers_hold,
        columns=tuple(_like(ColumnJson, column) for column in variant.columns),
        boxes=tuple(_like(BoxJson, box) for box in variant.boxes),
        bonuses=tuple(map(_bonus, variant.bonuses)),
        rolls=tables.rolls,
        situations=tuple(_like(SituationJson, situation) for situation in tables.situations),
        rows=tuple(rows),
        points=points,
        bonus=beside,
        places=tables.places,
        usual=usual,
        tries=tuple(tries),
    )


def _dice(variant: Variant) -> DiceJson:
    colours = {
        key: ColourJson(names=colour.names, faces=tuple(colour.faces))
        for key, colour in variant.document.dice.colours.items()
    }
    symbols = {
        key: SymbolJson(
            face=symbol.face, sign=Names(**symbol.sign.model_dump()), names=symbol.names, picture=symbol.picture
        )
        for key, symbol in variant.document.dice.symbols.items()
    }
    dice = variant.dice
    kinds = zip(dice.count_by_kind, dice.codes_by_kind, strict=True)
    alike = tuple(DieJson(count=count, codes=codes) for count, codes in kinds)
    return DiceJson(
        count=dice.count,
        counted=variant.document.dice.counted,
        kinds=alike,
        wild=tuple(variant.document.dice.wild),
        colours=colours,
        symbols=symbols,
    )


def _bonus(bonus: SumBonus) -> BonusJson:
    return BonusJson(
        id=bonus.id,
        names=Names(**without_fallbacks(bonus.names)),
        column=bonus.column,
        boxes=bonus.boxes,
        count=bonus.count,
        tiers=tuple(TierJson(from_=start, points=points) for start, points in bonus.tiers),
        minus=bonus.minus,
        formula=None if bonus.formula is None else _like(FormulaJson, bonus.formula),
        base=bonus.base,
    )


def _like(kind: type[T], source: object) -> T:
    return kind.model_validate(source, from_attributes=True)
