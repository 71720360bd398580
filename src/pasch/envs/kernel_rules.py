"""A variant as the kernel of `solver.kernels.games.env_stepping` reads it."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, chain
from typing import Any

import numpy as np

from pasch.envs.action_space import Actions, kept_bits
from pasch.envs.game_dice import first_word
from pasch.envs.observation import FactLayout, highest_fact, sides
from pasch.rules.document.bonus_counting import weighted_points
from pasch.rules.game.card import empty_card, total
from pasch.rules.variant.formula import Term
from pasch.rules.variant.variant import SumBonus, Variant
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.arrays.array_building import build_dice, get_lattice
from pasch.solver.kernels.arrays.random_dice import Words
from pasch.solver.kernels.arrays.rule_arrays import (
    build_box_rules,
    build_column_rules,
    build_places,
    build_situation_rules,
    build_turn_rules,
)
from pasch.solver.kernels.games.env_bonuses import TERMS
from pasch.solver.kernels.games.env_games import (
    Halves,
    Small,
    StepBonus,
    StepBox,
    StepColumn,
    StepFacts,
    StepGames,
    StepPlay,
    StepRules,
    StepTerm,
    TierRow,
    Widths,
    new_games,
)
from pasch.solver.kernels.games.game_batch import build_includes
from pasch.solver.kernels.toolchain.structured_rows import RowTable, build_table, new_record, new_table


def rules_of(layout: FactLayout, actions: Actions, *, flat: bool) -> StepRules:
    """The arrays of a variant."""
    variant = layout.variant
    lattice, tables = get_lattice(variant), variant.tables
    lines = [line for column in variant.columns for line in column.lines]
    equal = [roll for roll, same in enumerate(tables.all_equal) if same]
    # Bonus points exist for rolls of equal dice only: position among those, or -1.
    equal_place = np.full(len(tables.rolls), -1, dtype=np.int64)
    equal_place[equal] = np.arange(len(equal))
    node, allowed = _holds(variant, actions)
    return StepRules(
        dice=build_dice(variant),
        turn=build_turn_rules(variant),
        columns=build_column_rules(variant),
        boxes=build_box_rules(variant),
        situation=build_situation_rules(variant),
        places=build_places(variant),
        play=_play(variant, actions),
        facts=_facts(layout, flat=flat),
        orders=_orders(variant),
        effects=_effects(variant),
        bonuses=_bonuses(variant),
        tiers=_tiers(variant),
        terms=_terms(variant),
        line_start=_starts(map(len, lines)),
        line=np.array([box for line in lines for box in line], dtype=np.int64),
        box_bonus=np.array([bonus for bonuses in _bonuses_by_box(variant) for bonus in bonuses], dtype=np.int64),
        box_step=_steps(variant),
        announced=np.array(actions.announced, dtype=np.int64),
        # (situation, box, roll) as compiled becomes (situation, roll, box): the kernel reads all boxes of one
        # roll.
        points=np.ascontiguousarray(np.array(tables.points, dtype=np.int32).transpose(0, 2, 1)),
        beside=np.ascontiguousarray(np.array(tables.bonus, dtype=np.int32)[:, :, equal].transpose(0, 2, 1)),
        equal=equal_place,
        shown=np.array(tables.shown_face, dtype=np.int64),
        node=node,
        allowed=allowed,
        # (nodes of the hold lattice, sides of dice): counts of each side.
        sides=np.array([[dice.count(code) for code in sides(variant)] for dice in lattice.nodes], dtype=np.int8),
        size=np.array(list(map(len, lattice.nodes)), dtype=np.int64),
        includes=build_includes(variant, lattice),
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


def _play(variant: Variant, actions: Actions) -> StepPlay:
    return new_record(
        StepPlay,
        entries=variant.turns,
        start_total=int(total(variant, empty_card(variant))),
        remembers=variant.remembers_hold,
        buy=actions.buy,
        announce=actions.announce,
        score=actions.score,
        strike=actions.strike,
    )


def _facts(layout: FactLayout, *, flat: bool) -> StepFacts:
    names = [name for name in StepFacts.__annotations__ if name != "in_shares"]
    first = {name: layout.place[name].start if name in layout.place else -1 for name in names}
    return new_record(StepFacts, in_shares=flat, **first)


def _orders(variant: Variant) -> RowTable[StepColumn]:
    lines = _starts(len(column.lines) for column in variant.columns)
    five = [-1 if column.five is None or not column.extra else column.five for column in variant.columns]
    return build_table(StepColumn, lines=lines[:-1], lines_end=lines[1:], five=five)


def _effects(variant: Variant) -> RowTable[StepBox]:
    bonuses = _starts(map(len, _bonuses_by_box(variant)))
    weights = [variant.columns[box.column].weight if variant.counts_points else 0 for box in variant.boxes]
    return build_table(
        StepBox,
        cell=[box.cell for box in variant.boxes],
        counts=[box.counts for box in variant.boxes],
        struck=[box.struck for box in variant.boxes],
        halves=[int(2 * weight) for weight in weights],
        bonuses=bonuses[:-1],
        bonuses_end=bonuses[1:],
    )


def _bonuses_by_box(variant: Variant) -> list[list[int]]:
    return [
        [index for index, bonus in enumerate(variant.bonuses) if box.index in bonus.members] for box in variant.boxes
    ]


def _steps(variant: Variant) -> Halves:
    struck = [box.struck for box in variant.boxes]
    most = max(points - struck[box] for rows in variant.tables.most for box, (points, _) in enumerate(rows))
    steps = [
        [variant.bonuses[bonus].step(box, struck[box] + points) for points in range(most + 1)]
        for box, bonuses in enumerate(_bonuses_by_box(variant))
        for bonus in bonuses
    ]
    return np.array(steps, dtype=np.int32).reshape(-1, most + 1)


def _bonuses(variant: Variant) -> RowTable[StepBonus]:
    if not variant.bonuses:
        return new_table(StepBonus, 0)
    tiers = _starts(len(bonus.tiers) for bonus in variant.bonuses)
    terms = _starts(map(len, map(list, map(_terms_of, variant.bonuses))))
    return build_table(
        StepBonus,
        halves=[int(2 * _weight(variant, bonus)) for bonus in variant.bonuses],
        tiers=tiers[:-1],
        tiers_end=tiers[1:],
        terms=terms[:-1],
        terms_end=terms[1:],
        top=list(map(highest_fact, variant.bonuses)),
    )


def _weight(variant: Variant, bonus: SumBonus) -> float:
    return 1 if bonus.column is None else variant.columns[bonus.column].weight


def _tiers(variant: Variant) -> RowTable[TierRow]:
    tiers = [
        (begin, weighted_points(points, _weight(variant, bonus)))
        for bonus in variant.bonuses
        for begin, points in bonus.tiers
    ]
    return build_table(TierRow, begin=[begin for begin, _ in tiers] or [0], points=[paid for _, paid in tiers] or [0])


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


def _holds(variant: Variant, actions: Actions) -> tuple[Halves, Small]:
    lattice, tables = get_lattice(variant), variant.tables
    node = np.full((len(tables.rolls), actions.holds), -1, dtype=np.int32)
    for index, roll in enumerate(tables.rolls):
        for hold in tables.holds_by_roll[index]:
            node[index, kept_bits(roll, hold)] = lattice.index_by_node[hold]
    return node, (node >= 0).astype(np.int8)


def _starts(sizes: Any) -> Ints:
    return np.array([0, *accumulate(sizes)], dtype=np.int64)
