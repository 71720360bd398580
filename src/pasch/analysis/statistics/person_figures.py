"""Figures over many games: for each person and rule set, and head to head."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import TYPE_CHECKING

from pasch.analysis.statistics.game_record_summary import GameSummary, ReviewedPlayer
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError, named_extras
from pasch.rules.game.card import Card, box_total, column_sums, sheet_bonuses
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import Mean

if TYPE_CHECKING:
    from pasch.solver.solve.solution import Summary


@dataclass(frozen=True, slots=True)
class PersonGame:
    """One game of a person.

    Attributes:
        won: the share of the victory; None where they played alone.
    """

    day: str
    total: int
    won: float | None
    card: Card | None
    reviewed: ReviewedPlayer | None


@dataclass(frozen=True, slots=True)
class BoxFigures:
    """A box in the games whose cards are known.

    Attributes:
        mean: points, times the weight of its column.
        struck: share of its entries that are strikes.
        best: mean of optimal play there; None if it was never computed.
    """

    box: str
    mean: float
    struck: float
    best: float | None


@dataclass(frozen=True, slots=True)
class PersonFigures:
    """Somebody's games by one set of rules, the oldest first.

    Attributes:
        cards: of how many games the boxes are known.
        bonus: the share of these with any bonus; None where the rules have none, or no card is known.
    """

    name: str
    moments: tuple[PersonGame, ...]
    cards: int
    boxes: tuple[BoxFigures, ...]
    bonus: float | None

    @property
    def totals(self) -> list[int]:
        """Final totals."""
        return [moment.total for moment in self.moments]

    @property
    def mean(self) -> float:
        """Of their totals."""
        return sum(self.totals) / len(self.moments)

    @property
    def sd(self) -> float | None:
        """The standard deviation of a single game; None after one."""
        if len(self.moments) < 2:
            return None
        return sqrt(sum((total - self.mean) ** 2 for total in self.totals) / (len(self.moments) - 1))

    @property
    def won(self) -> float | None:
        """The share of games with others that they won; a victory of several is shared out among them."""
        shares = [moment.won for moment in self.moments if moment.won is not None]
        return sum(shares) / len(shares) if shares else None

    @property
    def reviewed(self) -> list[ReviewedPlayer]:
        """Of the games that were reviewed."""
        return [moment.reviewed for moment in self.moments if moment.reviewed is not None]


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Games that two people played together: how often each had more points, and the mean difference."""

    one: str
    other: str
    ahead: int
    behind: int
    level: int
    lead: float


@dataclass(frozen=True, slots=True)
class RulesFigures:
    """All games by one set of rules.

    Attributes:
        variant: None if the rules are unknown; then only totals are known.
        best_mean: of optimal play; None if it was never computed.
    """

    rules: str
    names: Mapping[str, str]
    variant: Variant | None
    games: int
    best_mean: float | None
    best_sd: float | None
    people: tuple[PersonFigures, ...]
    duels: tuple[HeadToHead, ...]


@dataclass(slots=True)
class _Collected:
    spelling: str
    moments: list[PersonGame] = field(default_factory=list)


def figures_of(games: Iterable[GameSummary]) -> list[RulesFigures]:
    """Adds up games; the rules played most come first."""
    by_rules = dict[str, list[GameSummary]]()
    for game in games:
        by_rules.setdefault(game.rules, []).append(game)
    found = [_figures(rules, played) for rules, played in by_rules.items()]
    return sorted(found, key=lambda figures: -figures.games)


def variant_of(game: GameSummary) -> Variant | None:
    """The rules of a game; None where they are not to be had any more."""
    if not game.variant:
        return None
    try:
        variant = load_variant(game.variant)
    except PaschError:
        return None
    return variant if variant.rules_hash == game.rules else None


def shares_of(game: GameSummary) -> list[float | None]:
    """Returns, by seat, the share of the victory; None in a solitaire game, and where a card is missing."""
    parts = game.parts
    if len(parts) == 1 or not game.complete:
        return [None] * len(parts)
    most = max(part.total for part in parts)
    winners = sum(part.total == most for part in parts)
    return [1 / winners if part.total == most else 0.0 for part in parts]


def _figures(rules: str, played: Sequence[GameSummary]) -> RulesFigures:
    played = sorted(played, key=lambda game: game.day)
    first = played[0]
    variant = variant_of(first)
    summary = _best_play(variant)
    collected = dict[str, _Collected]()
    for game in played:
        for seat, (part, won) in enumerate(zip(game.parts, shares_of(game), strict=True)):
            person = collected.setdefault(key_of_person(part.name), _Collected(part.name.strip()))
            found = None if game.reviewed is None else game.reviewed[seat]
            person.moments.append(PersonGame(game.day, part.total, won, part.card, found))
    people = [_person(person, variant, summary) for person in collected.values()]
    return RulesFigures(
        rules,
        first.names,
        variant,
        len(played),
        None if summary is None else summary.distribution.mean,
        None if summary is None else summary.distribution.sd,
        tuple(sorted(people, key=lambda person: (-len(person.moments), -person.mean))),
        tuple(_duels(played, {key: person.spelling for key, person in collected.items()})),
    )


def key_of_person(name: str) -> str:
    """Returns the identity of a person, whatever the spelling of their name."""
    return name.strip().casefold()


def _best_play(variant: Variant | None) -> "Summary | None":
    if variant is None:
        return None
    try:
        with named_extras():
            from pasch.solver.solve import storage
        solution = storage.load(variant, Mean())
    except PaschError:
        return None
    return None if solution is None else solution.summary


def _person(collected: _Collected, variant: Variant | None, best: "Summary | None") -> PersonFigures:
    cards = [moment.card for moment in collected.moments if moment.card is not None]
    boxes = tuple(_boxes(variant, cards, best)) if variant is not None and cards else ()
    reached = [_has_bonus(variant, card) for card in cards] if variant is not None and variant.bonuses else []
    bonus = sum(reached) / len(reached) if reached else None
    return PersonFigures(collected.spelling, tuple(collected.moments), len(cards), boxes, bonus)


def _boxes(variant: Variant, cards: Sequence[Card], best: "Summary | None") -> Iterator[BoxFigures]:
    best_by_box = {} if best is None else {box.box: box.shown(variant) for box in best.boxes}
    for box in variant.boxes:
        mean = sum(box_total(variant, card, box) for card in cards) / len(cards)
        struck = sum(card.entries[cell] == box.struck for card in cards for cell in box.cells)
        yield BoxFigures(box.id, mean, struck / (len(cards) * box.entries), best_by_box.get(box.id))


def _has_bonus(variant: Variant, card: Card) -> bool:
    by_column = (column_sums(variant, card, column).bonuses for column in variant.columns)
    return any(points > 0 for sums in (*by_column, sheet_bonuses(variant, card)) for points in sums.values())


def _duels(games: Iterable[GameSummary], spelling: Mapping[str, str]) -> Iterator[HeadToHead]:
    leads = dict[tuple[str, str], list[int]]()
    for game in games:
        if not game.complete:
            continue
        totals = {key_of_person(part.name): part.total for part in game.parts}
        for one, other in combinations(sorted(totals), 2):
            leads.setdefault((one, other), []).append(totals[one] - totals[other])
    for (one, other), found in sorted(leads.items(), key=lambda pair: -len(pair[1])):
        ahead, behind = sum(lead > 0 for lead in found), sum(lead < 0 for lead in found)
        level = len(found) - ahead - behind
        yield HeadToHead(spelling[one], spelling[other], ahead, behind, level, sum(found) / len(found))
