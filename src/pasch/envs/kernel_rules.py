"""A variant as the kernel of `solver.kernels.games.env_stepping` reads it, and why some cannot be."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, chain
from typing import Any

import numpy as np

from pasch.envs.action_space import Actions, kept_bits
from pasch.envs.game_dice import first_word
from pasch.envs.observation import FactLayout, most_told, sides
from pasch.rules.document.value_types import DocumentTable as Document
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import empty_card, total
from pasch.rules.variant.formula import COMPARISONS, OPERATIONS, Term
from pasch.rules.variant.variant import SumBonus, Variant
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.array_building import build_dice, get_lattice
from pasch.solver.kernels.arrays.random_dice import Words
from pasch.solver.kernels.arrays.rule_arrays import build_places
from pasch.solver.kernels.arrays.variant_arrays import NO_LIMIT
from pasch.solver.kernels.games.env_bonuses import COUNTS, TERMS
from pasch.solver.kernels.games.env_games import (
    Halves,
    Small,
    StepBonus,
    StepBox,
    StepColumn,
    StepFacts,
    StepGames,
    StepRules,
    StepTerm,
    StepTurn,
    TierRow,
    Widths,
    new_games,
)
from pasch.solver.kernels.toolchain.structured_rows import RowTable, build_table, new_record, new_table

_COSMETIC = {"Names", "OddDie", "Colour", "Signs", "Symbol", "DiceTable", "Players", "Pattern", "Result"}
"""Tables of a document that the compiled tables and dice contain completely, or that do not matter to solitaire play.
"""
_KNOWN: Mapping[str, set[str]] = {
    "Buy": {"names", "per_turn", "per_column", "per", "unused"},
    "TurnTable": {"throws", "last_throws", "release", "put_aside", "save", "buy"},
    "BoxTable": {
        *("names", "aliases", "section", "number", "pattern", "points", "times", "plus", "served", "entries", "later"),
        *("counts", "wins", "ends"),  # the last two change nothing for who plays alone
    },
    "Tier": {"from_", "to", "points", "each", "more"},
    "Bonus": {"names", "section", "boxes", "minus", "count", "per", "each", "tiers", "points", "when"},
    "Formula": set(OPERATIONS),
    "Condition": set(COMPARISONS),
    "Extra": {"when", "number", "place", "bonus", "worth", "served"},
    "ColumnTable": {
        *("names", "boxes", "order", "throws", "announce", "miss", "strikes", "weight", "served", "bonuses", "extra"),
    },
    "Document": {
        *("id", "names", "note", "dice", "turn", "players", "boxes", "bonuses", "extra", "columns", "result", "total"),
    },
}
"""The words of a document that the kernel plays by; whatever else a variant says is refused."""


def unknown_words(table: Document, place: str = "") -> Iterator[str]:
    """The words of a document that the kernel does not know, with their places."""
    known = _KNOWN.get(type(table).__name__, set())
    for name, field in type(table).model_fields.items():
        value, path = getattr(table, name), f"{place}.{name}" if place else name
        if type(table).__name__ not in _COSMETIC and name not in known and value != field.get_default():
            yield path
        else:
            yield from _inside(value, path)


def _inside(value: object, path: str) -> Iterator[str]:
    if isinstance(value, Document):
        yield from unknown_words(value, path)
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from _inside(each, f"{path}.{key}")
    elif isinstance(value, list):
        for each in value:
            yield from _inside(each, path)


def refused_word(variant: Variant) -> str | None:
    """The first word of a variant's document that the kernel does not play; None where it plays all."""
    strange = (f"bonuses.{bonus.id}.count" for bonus in variant.bonuses if bonus.count not in COUNTS)
    return next(chain(unknown_words(variant.document), strange), None)


def rules_of(layout: FactLayout, actions: Actions, *, flat: bool) -> StepRules:
    """The arrays of a variant.

    Raises:
        PaschError: the kernel cannot play it.
    """
    variant = layout.variant
    word = refused_word(variant)
    if word is not None:
        raise PaschError(Problem("env-not-vectorised", {"word": word, "variant": variant.names}))
    lattice, tables = get_lattice(variant), variant.tables
    lines = [line for column in variant.columns for line in column.lines]
    equal = [roll for roll, same in enumerate(tables.all_equal) if same]
    # Bonus points exist for rolls of equal dice only: position among those, or -1.
    equal_place = np.full(len(tables.rolls), -1, dtype=np.int64)
    equal_place[equal] = np.arange(len(equal))
    node, allowed = _holds(variant, actions)
    return StepRules(
        dice=build_dice(variant),
        turn=_turn(variant, actions),
        facts=_facts(layout, flat=flat),
        columns=_columns(variant),
        boxes=_boxes(variant, actions),
        bonuses=_bonuses(variant),
        tiers=build_table(TierRow, begin=_tiers(variant, 0), points=_tiers(variant, 1)),
        terms=_terms(variant),
        line_start=_starts(map(len, lines)),
        line=np.array([box for line in lines for box in line], dtype=np.int64),
        box_bonus=np.array([bonus for bonuses in _bonuses_by_box(variant) for bonus in bonuses], dtype=np.int64),
        box_sign=np.array(_signs(variant), dtype=np.int64),
        announced=np.array(actions.announced, dtype=np.int64),
        room=np.array([box.entries for box in variant.boxes], dtype=np.int8),
        # (situation, box, roll) as compiled becomes (situation, roll, box): the kernel reads all boxes of one
        # roll.
        points=np.ascontiguousarray(np.array(tables.points, dtype=np.int32).transpose(0, 2, 1)),
        bonus=np.ascontiguousarray(np.array(tables.bonus, dtype=np.int32)[:, :, equal].transpose(0, 2, 1)),
        equal=equal_place,
        shown=np.array(tables.shown_face, dtype=np.int64),
        places=build_places(variant),
        node=node,
        allowed=allowed,
        # (nodes of the hold lattice, sides of dice): counts of each side.
        sides=np.array([[dice.count(code) for code in sides(variant)] for dice in lattice.nodes], dtype=np.int8),
        size=np.array(list(map(len, lattice.nodes)), dtype=np.int64),
        low=layout.low.astype(np.int32),
        high=layout.high.astype(np.int32),
        scale=layout.scale,
    )


def games_of(rules: StepRules, layout: FactLayout, actions: Actions, count: int) -> StepGames:
    """Returns a number of games of a variant, none begun."""
    variant = layout.variant
    in_shares = bool(rules.facts.in_shares)
    widths = Widths(
        variant.turns, len(variant.columns), len(variant.bonuses), actions.count, layout.size, in_shares=in_shares
    )
    return new_games(count, len(variant.boxes), widths._replace(terms=len(rules.terms)))


def first_words(seeds: Sequence[int]) -> Words:
    """Returns the initial states of the generators of games with these seeds."""
    return np.array([first_word(seed) for seed in seeds], dtype=np.uint64)


def _turn(variant: Variant, actions: Actions) -> StepTurn:
    turn, tables = variant.turn, variant.tables
    return new_record(
        StepTurn,
        count=variant.dice.count,
        throws=turn.throws,
        usual=turn.throws if turn.usual is None else turn.usual,
        release=turn.release,
        put_aside=turn.put_aside,
        saves=turn.save,
        per_turn=turn.buy.per_turn if turn.buy else 0,
        allowance=turn.buy.per_column if turn.buy else 0,
        unused=turn.buy.unused if turn.buy and turn.buy.is_shared else 0,
        counts_points=variant.counts_points,
        remembers=variant.remembers_hold,
        announces=bool(actions.announced),
        before=any(column.before for column in variant.columns),
        has_served=tables.has_served,
        has_five=tables.has_five,
        has_number=tables.has_number,
        told_throws=tables.told_throws,
        told_filled=tables.told_filled,
        start_total=int(total(variant, empty_card(variant))),
        entries=variant.turns,
        buy=actions.buy,
        announce=actions.announce,
        score=actions.score,
        strike=actions.strike,
    )


def _facts(layout: FactLayout, *, flat: bool) -> StepFacts:
    names = [name for name in StepFacts.__annotations__ if name != "in_shares"]
    first = {name: layout.place[name].start if name in layout.place else -1 for name in names}
    return new_record(StepFacts, in_shares=flat, **first)


def _columns(variant: Variant) -> RowTable[StepColumn]:
    columns, buy = variant.columns, variant.turn.buy
    lines = _starts(len(column.lines) for column in columns)
    return build_table(
        StepColumn,
        first=[column.boxes[0] for column in columns],
        last=[column.boxes[-1] + 1 for column in columns],
        lines=lines[:-1],
        lines_end=lines[1:],
        announce=[bool(column.announce) for column in columns],
        before=[column.before for column in columns],
        miss_box=[column.miss == "box" for column in columns],
        strikes_any=[column.strikes == "any" for column in columns],
        limit=[column.throws or NO_LIMIT for column in columns],
        last_limit=[column.last_throws or column.throws or NO_LIMIT for column in columns],
        halves=[int(2 * column.weight) for column in columns],
        served=[column.served for column in columns],
        extra=[bool(column.extra) for column in columns],
        five=[-1 if column.five is None else column.five for column in columns],
        payer=[buy.payer(column.index) if buy else column.index for column in columns],
        unused=[buy.unused if buy and not buy.is_shared else 0] * len(columns),
    )


def _boxes(variant: Variant, actions: Actions) -> RowTable[StepBox]:
    named = {box: place for place, box in enumerate(actions.announced)}
    bonuses = _starts(map(len, _bonuses_by_box(variant)))
    return build_table(
        StepBox,
        column=[box.column for box in variant.boxes],
        cell=[box.cell for box in variant.boxes],
        entries=[box.entries for box in variant.boxes],
        number=[-1 if box.number is None else box.number for box in variant.boxes],
        lower=[box.section == "lower" for box in variant.boxes],
        counts=[box.counts for box in variant.boxes],
        named=[named.get(box.index, -1) for box in variant.boxes],
        bonuses=bonuses[:-1],
        bonuses_end=bonuses[1:],
    )


def _bonuses_by_box(variant: Variant) -> list[list[int]]:
    return [
        [index for index, bonus in enumerate(variant.bonuses) if box.index in bonus.members] for box in variant.boxes
    ]


def _signs(variant: Variant) -> list[int]:
    return [
        -1 if box in variant.bonuses[bonus].minus else 1
        for box, bonuses in enumerate(_bonuses_by_box(variant))
        for bonus in bonuses
    ]


def _bonuses(variant: Variant) -> RowTable[StepBonus]:
    if not variant.bonuses:
        return new_table(StepBonus, 0)
    tiers = _starts(len(bonus.tiers) for bonus in variant.bonuses)
    terms = _starts(map(len, map(list, map(_terms_of, variant.bonuses))))
    weights = [column.weight for column in variant.columns]
    return build_table(
        StepBonus,
        halves=[2 if bonus.column is None else int(2 * weights[bonus.column]) for bonus in variant.bonuses],
        count=[COUNTS.index(bonus.count) for bonus in variant.bonuses],
        tiers=tiers[:-1],
        tiers_end=tiers[1:],
        terms=terms[:-1],
        terms_end=terms[1:],
        top=list(map(most_told, variant.bonuses)),
    )


def _terms(variant: Variant) -> RowTable[StepTerm]:
    found = list(chain.from_iterable(map(_terms_of, variant.bonuses)))
    return build_table(StepTerm, step=[step for step, _ in found], number=[number for _, number in found])


def _terms_of(bonus: SumBonus) -> Iterator[tuple[int, int]]:
    formula = bonus.formula
    if formula is None:
        return
    yield from _steps_of(formula.points)
    if formula.comparison is not None:
        yield from chain.from_iterable(map(_steps_of, formula.compared))
        yield TERMS.index(formula.comparison), len(formula.compared)
        yield TERMS.index("product"), 2


def _steps_of(term: Term) -> Iterator[tuple[int, int]]:
    yield from chain.from_iterable(map(_steps_of, term.terms))
    yield TERMS.index(term.kind), len(term.terms) or term.number


def _tiers(variant: Variant, part: int) -> list[int]:
    return [tier[part] for bonus in variant.bonuses for tier in bonus.tiers] or [0]


def _holds(variant: Variant, actions: Actions) -> tuple[Halves, Small]:
    lattice, tables = get_lattice(variant), variant.tables
    node = np.full((len(tables.rolls), actions.holds), -1, dtype=np.int32)
    for index, roll in enumerate(tables.rolls):
        for hold in tables.holds_by_roll[index]:
            node[index, kept_bits(roll, hold)] = lattice.index_by_node[hold]
    return node, (node >= 0).astype(np.int8)


def _starts(sizes: Any) -> Ints:
    return np.array([0, *accumulate(sizes)], dtype=np.int64)
