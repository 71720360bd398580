"""`Variant`: a rule set with everything in its place: dice, boxes of every column, bonuses, turn.

A variant is built from a checked document and never changes. What needs counting over all rolls (points, holds, the
identity of the rules, the highest total) is computed when first asked for.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, wraps
from typing import TYPE_CHECKING, Any, Concatenate, Literal, ParamSpec, TypeVar

from pasch.rules.arguments import checked
from pasch.rules.dice.multisets import DiceSet
from pasch.rules.document.bonus_counting import STEPS, Count, weighted_points
from pasch.rules.document.dice_model import Symbol
from pasch.rules.document.model import BoxTable, Buy, Document
from pasch.rules.document.value_types import AtOnce
from pasch.rules.variant.formula import BoxFormula

if TYPE_CHECKING:
    from pasch.rules.game.state import GameState
    from pasch.rules.variant.tables import Tables

P = ParamSpec("P")
R = TypeVar("R")
NO_LIMIT = 1_000_000
"""Stands for no limit of throws."""
# Where a variant keeps the results of `cached_per_variant`.
_KEPT = "_kept"
Named = Mapping[str, str]
"""A name in each language: ``{"de": …, "en": …}``."""


def _derived() -> Any:
    # Computed once from the other fields: the engine asks for it in every decision.
    return field(init=False, repr=False, compare=False)


def _derive(record: object, **values: object) -> None:
    for name, value in values.items():
        object.__setattr__(record, name, value)


@dataclass(frozen=True, slots=True)
class Box:
    """One line of the score card in one column.

    Attributes:
        index: its place among all boxes of the sheet, column after column.
        id: ``full_house``, or ``down.full_house`` where the sheet has several columns.
        line: its key in the document.
        column: index of its column.
        cell: index of its first entry on the card.
        entries: how many entries it holds.
        section: ``upper`` or ``lower``.
        number: the face that counts here, for a number box.
        counts: whether its points are part of the total, not only of what is computed from them.
        wins, ends: which throws that score here win the game against others, or end it, at once; see `finish.finishes`.
        struck: points of a strike: 0, or less in a number box with `par`.
    """

    index: int
    id: str
    line: str
    column: int
    cell: int
    entries: int
    section: Literal["upper", "lower"]
    number: int | None
    names: Named = field(hash=False)
    aliases: tuple[str, ...]
    counts: bool = True
    wins: AtOnce | None = None
    ends: AtOnce | None = None
    struck: int = 0
    lower: bool = _derived()

    def __post_init__(self) -> None:
        _derive(self, lower=self.section == "lower")

    @property
    def cells(self) -> range:
        """Its entries on the card."""
        return range(self.cell, self.cell + self.entries)

    def written(self, points: int) -> str:
        """Returns an entry as people write it: a dash for a strike that is worth 0, a proper minus sign."""
        return "–" if points == self.struck == 0 else str(points).replace("-", "−")


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the sheet.

    Attributes:
        boxes: its boxes from top to bottom, as indices into `Variant.boxes`.
        lines: orders in which the boxes must be filled: of each line the first box with room may be filled. Empty where
            the order is free.
        throws: most throws of a turn entered here; None for the limit of the turn.
        last_throws: the same when no other entry is left on the card; None for no change.
        weight: how often its points count: a whole number, or a float with a half; see `weighted_points`.
        announce: whether its boxes must be named; before: even before the first throw; unless_served: not for a roll
            of all dice at once.
        served: whether rolls of all dice at once count specially; served_only: no other ones score.
        five: the box for the five of a kind, whose entry the extra rules depend on; None without one.
        extra: keys of the extra rules that hold here.
        first, last: its first box, and the box after its last.
        limit, last_limit: throws and last_throws as numbers; `NO_LIMIT` for that of the turn.
        miss_box: a turn that misses the box it named must strike that one.
        strikes_any: any free box may be struck, whatever the order.
        unnamed: 1 if boxes need not be named, 2 if only for a roll of all dice at once, 0 if they always must.
    """

    index: int
    id: str
    names: Named = field(hash=False)
    boxes: tuple[int, ...]
    lines: tuple[tuple[int, ...], ...]
    throws: int | None
    announce: bool
    miss: Literal["box", "any"]
    strikes: Literal["next", "any"]
    weight: float
    served: bool
    five: int | None
    extra: tuple[str, ...]
    before: bool = False
    unless_served: bool = False
    served_only: bool = False
    last_throws: int | None = None
    first: int = _derived()
    last: int = _derived()
    limit: int = _derived()
    last_limit: int = _derived()
    miss_box: bool = _derived()
    strikes_any: bool = _derived()
    unnamed: int = _derived()

    def __post_init__(self) -> None:
        limit = self.throws or NO_LIMIT
        _derive(
            self,
            first=self.boxes[0],
            last=self.boxes[-1] + 1,
            limit=limit,
            last_limit=self.last_throws or limit,
            miss_box=self.miss == "box",
            strikes_any=self.strikes == "any",
            unnamed=2 if self.unless_served else 0 if self.announce else 1,
        )

    @property
    def order(self) -> tuple[int, ...] | None:
        """Its first line, which is the whole order unless there are several; None where the order is free."""
        return self.lines[0] if self.lines else None

    def may_precede(self, box: int, other: int) -> bool:
        """Returns True if its order lets one box be full before another begins."""
        return not self.lines or any(box in line and other not in line[: line.index(box)] for line in self.lines)

    @property
    def places(self) -> range:
        """Its boxes as a range of indices."""
        return range(self.first, self.last)


@dataclass(frozen=True, slots=True)
class SumBonus:
    """Points for what some boxes add up to.

    Attributes:
        id: its key in the document; for one of several rows, with that of the line: ``rows.threes``.
        column: the column it belongs to; None where it is over the whole sheet.
        boxes: whose entries count.
        count: what of them adds up.
        tiers: (threshold, points) in ascending order; the last one reached counts. Thresholds are counted from `base`.
        minus: whose entries are taken off.
        formula: its value in place of tiers; the sum that its boxes have *reached* is then the value itself.
        struck: points of a strike in those of its boxes where they are not 0.
        base: the sum of its boxes if all are struck; what it has *reached* is counted from there. So a box with room
            counts like a struck one, and a sum below 0 neither pays nor costs before it is certain.
    """

    id: str
    names: Named = field(hash=False)
    column: int | None
    boxes: tuple[int, ...]
    count: Count
    tiers: tuple[tuple[int, int], ...]
    minus: tuple[int, ...] = ()
    formula: BoxFormula | None = None
    struck: Mapping[int, int] = field(default_factory=dict, hash=False)
    base: int = 0

    @property
    def thresholds(self) -> tuple[int, ...]:
        """The thresholds whose chances solutions report, from `base`; for a formula, that it scores at all."""
        return tuple(threshold for threshold, _ in self.tiers) if self.formula is None else (1,)

    @property
    def shown_thresholds(self) -> tuple[int, ...]:
        """The same as people see them: counted from 0."""
        return tuple(threshold + self.base for threshold in self.thresholds)

    @property
    def rule(self) -> str:
        """Its key in the document."""
        return self.id.partition(".")[0]

    @property
    def members(self) -> tuple[int, ...]:
        """Every box that contributes to it."""
        return self.boxes + self.minus

    def step(self, box: int, points: int) -> int:
        """Returns the contribution of an entry in one of its boxes to the sum."""
        step = STEPS[self.count](points - self.struck.get(box, 0))
        return -step if box in self.minus else step

    def points(self, reached: int) -> int:
        """Returns the bonus points for a sum."""
        if self.formula is not None:
            return reached
        found = 0
        for threshold, points in self.tiers:
            if reached < threshold:
                break
            found = points
        return found


@dataclass(frozen=True, slots=True)
class TurnRules:
    """The rules of a turn; see `document.TurnTable`.

    Attributes:
        throws: of the longest turn; usual: of a turn that is not the last one, which may have more.
        last_differs: some column has another limit in the last turn.
        saved_values: number of values of the throws saved, or bought from a stock of all columns.
        per_turn: the most throws that can be bought in a turn.
        allowance, stock: throws that each column may be charged with, or a stock of all columns.
    """

    throws: int
    usual: int
    last_differs: bool
    release: bool
    put_aside: int
    save: bool
    buy: Buy | None
    saved_values: int
    per_turn: int = _derived()
    allowance: int = _derived()
    stock: int = _derived()

    def __post_init__(self) -> None:
        buy = self.buy
        shared = buy is not None and buy.is_shared
        _derive(
            self,
            per_turn=buy.per_turn if buy else 0,
            allowance=buy.per_column if buy and not shared else 0,
            stock=buy.per_column if buy and shared else 0,
        )

    @property
    def longest(self) -> int | None:
        """The most throws that a turn can take, bought ones included; None where saved ones set no limit."""
        return None if self.save else self.throws + self.per_turn


@dataclass(frozen=True, slots=True)
class WonColumns:
    """Points of the game for the highest total of a column; a tie wins nothing.

    Attributes:
        columns: by column; 0 where nothing is to be won.
        all: further points for winning all columns in which something is.
    """

    columns: tuple[int, ...]
    all: int


# Equal if id, text and document are equal; `rules_hash` tells whether two variants are the same game.
@dataclass(frozen=True, eq=False)
class Variant:
    """A rule set.

    Attributes:
        text: the document as it was read, with `like` not yet filled in.
        result: what several seats play for where it is not the total.
        remembers_hold: points or the next hold depend on which dice lay still in the last throw.
    """

    id: str
    names: Named
    document: Document
    text: str
    dice: DiceSet
    colours: Mapping[int, str]
    turn: TurnRules
    seats: range
    direction: Literal["clockwise", "counter-clockwise"]
    columns: tuple[Column, ...]
    boxes: tuple[Box, ...]
    bonuses: tuple[SumBonus, ...]
    counts_points: bool
    remembers_hold: bool
    box_by_id: Mapping[str, Box] = field(repr=False)
    result: WonColumns | None = None

    @property
    def ends_at_once(self) -> bool:
        """True if a throw can win or end a game against others immediately."""
        return self.seats[-1] > 1 and any(box.wins or box.ends for box in self.boxes)

    @cached_property
    def pays_served(self) -> bool:
        """True if a box, or a further five of a kind, scores differently when all dice fell in one throw."""
        boxes, extra = self.document.boxes.values(), self.document.extra.values()
        return any(line.served is not None for line in boxes if line.number is None) or any(
            rule.served for rule in extra
        )

    @cached_property
    def open_cards(self) -> dict[int, Any]:
        """The cards that `turn.open_card` opened last, by their identity; they go with the variant."""
        return {}

    @property
    def turns(self) -> int:
        """Number of turns of each player: one for every entry of the sheet."""
        return sum(box.entries for box in self.boxes)

    @property
    def line_order(self) -> list[str]:
        """The lines of the sheet from top to bottom."""
        return list(dict.fromkeys(box.line for box in self.boxes))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Variant):
            return NotImplemented
        mine, theirs = (self.id, self.text), (other.id, other.text)
        return self is other or (mine == theirs and self.document == other.document)

    def __hash__(self) -> int:
        return hash((self.id, self.text))

    def __getstate__(self) -> dict[str, Any]:
        # Cached results are computed again: they can be large, and some cannot be pickled.
        # Copied at once: other threads may add to it.
        return {name: value for name, value in vars(self).copy().items() if name not in (_KEPT, "open_cards")}

    @cached_property
    def symbols(self) -> Mapping[int, Symbol]:
        """Names and signs of faces that dice show instead of numbers, by face; usually none."""
        return {symbol.face: symbol for symbol in self.document.dice.symbols.values()}

    @cached_property
    def tables(self) -> "Tables":
        """Rolls, holds and points, compiled."""
        # Imported late, here and below: these modules import this one.
        from pasch.rules.variant.tables import compile_tables

        return compile_tables(self)

    @cached_property
    def rules_hash(self) -> str:
        """The identity of the rules: equal for documents that mean the same game."""
        from pasch.rules.variant.identity import rules_hash

        return rules_hash(self)

    @cached_property
    def max_total(self) -> int:
        """The highest total that the rules allow."""
        from pasch.rules.variant.maximum import max_total

        return max_total(self)

    @cached_property
    def scale(self) -> float:
        """Points of the total for one point on the sheet: 1, except where only bonuses make the total."""
        from pasch.rules.variant.maximum import most_points

        most = 0 if self.counts_points else most_points(self)
        return self.max_total / most if most > 0 and self.max_total > 0 else 1.0

    @checked
    def new_game(self, seats: int = 1, first: int | None = None) -> "GameState":
        """Returns a game before its first throw; see `pasch.rules.game.state.new_game`."""
        from pasch.rules.game.state import new_game

        return new_game(self, seats, first=first)

    @checked
    def position(self, text: str) -> "GameState":
        """Returns the game that a position of these rules describes, with or without the variant's id in front.

        Raises:
            NotationError: the text cannot be read, or no game leads there.
        """
        from pasch.rules.text.position_notation import parse_own_position

        return parse_own_position(self, text)

    def factor(self, box: Box) -> float:
        """Returns how often the points of a box count in the total."""
        return self.columns[box.column].weight if box.counts and self.counts_points else 0

    def gain(self, box: Box, points: int, beside: int = 0) -> int:
        """Returns an entry's part of the total: points in the box, where they count, and extra points."""
        if not self.counts_points:
            return 0
        return weighted_points(points * box.counts + beside, self.columns[box.column].weight)

    def gain_over_strike(self, box: Box, points: int, beside: int = 0) -> int:
        """Returns how much more an entry adds to the total than a strike; never less than 0."""
        return self.gain(box, points, beside) - self.gain(box, box.struck)

    def line(self, box: Box) -> BoxTable:
        """The document's table for a box."""
        return self.document.boxes[box.line]

    def __repr__(self) -> str:
        return f"Variant({self.id!r})"

    def _repr_html_(self) -> str:
        return self.new_game(self.seats[0]).cards[0]._repr_html_()


def cached_per_variant(function: Callable[Concatenate[Variant, P], R]) -> Callable[Concatenate[Variant, P], R]:
    """Caches the results of a function in the variant that they are about.

    A cache of the function would keep unused variants of up to 30 MB alive.
    """

    @wraps(function)
    def kept(variant: Variant, /, *args: P.args, **kwargs: P.kwargs) -> R:
        results: dict[Any, R] = vars(variant).setdefault(_KEPT, {})
        key = function, args, tuple(kwargs.items())
        if key not in results:
            results[key] = function(variant, *args, **kwargs)
        return results[key]

    return kept
