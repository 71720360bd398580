"""The exact reference: values by hand, published ones, and the laws of optimal play on every miniature."""

import math
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import pytest
from hypothesis import assume, given
from pydantic import BaseModel
from reference import Reference, certainty_equivalent
from small_games import NAMES, miniature

from by_day import A_FIFTH, MINIATURES, by_day
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.document.model import BoxTable, ColumnTable, Document, Extra, Players
from pasch.rules.document.value_types import Names
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions, totals
from pasch.rules.game.events import Action, Announced, Bought, Held, Rolled, Scored, Struck
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import Mean, Objective, Reach, ReachAll, Utility, WinAgainst
from pasch.solver.preference import preference
from pasch.testing import random_game
from pasch.testing.miniatures import miniatures

QUICK = 600
"""Variants of so many states at most are also solved without telling what the future depends on."""


class Game:
    """A miniature, solved for one objective after the other."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.variant = miniature(name)
        self._solved: dict[Objective, Reference] = {}

    def solved(self, objective: Objective) -> Reference:
        return self._solved.setdefault(objective, Reference(self.variant, objective))

    @property
    def target(self) -> int:
        """A total that good play reaches about every second time."""
        return round(self.solved(Mean()).value()) + 1


@pytest.fixture(params=by_day(NAMES, A_FIFTH), scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    """Of the whole module, so that all tests of one miniature follow each other."""
    return Game(request.param)


def tiny(rules: str = "", *, dice: int = 1, faces: str = "[1, 2]", throws: int = 1) -> Variant:
    """A variant of one box, unless the rules say otherwise, that takes every throw."""
    boxes = "" if "boxes." in rules else 'boxes.chance = { names = { de = "Chance", en = "Chance" } }'
    turn = f"turn.throws = {throws}\ndice = {{ count = {dice}, faces = {faces} }}"
    return parse_variant(f'id = "tiny"\nnames = {{ de = "Winzig", en = "Tiny" }}\n{turn}\n{boxes}\n{rules}')


def box(key: str, rules: str) -> str:
    return f'boxes.{key} = {{ names = {{ de = "{key}", en = "{key}" }}, {rules} }}\n'


PAIR = box("pair", "pattern = { of_a_kind = 2 }, points = 10, served = 20")
PAIR_OF_THREE = box("pair", "pattern = { of_a_kind = 2 }, points = 27")
ONES_TWOS = box("ones", "number = 1") + box("twos", "number = 2")
TWO_CHANCES = box("first", 'points = "sum"') + box("second", 'points = "sum"')
BUY = 'turn.buy = { names = { de = "Frei", en = "Free" }, per_column = 1, unused = 1 }\n'
SAID = 'columns.said = { names = { de = "Ansage", en = "Said" }, announce = true }\n'
DOWN = 'columns.down = { names = { de = "Ab", en = "Down" }, order = "down" }\n'
BONUS = (
    'bonuses.all = { names = { de = "Bonus", en = "Bonus" }, section = "all", tiers = [{ from = 4, points = 8 }] }\n'
)


# A 2 is kept, a 1 is thrown again: 2 - 1/2^throws.
@pytest.mark.parametrize(("throws", "mean"), [(1, "3/2"), (2, "7/4"), (3, "15/8"), (6, "127/64")])
def test_one_die_of_two_faces(throws: int, mean: str) -> None:
    variant = tiny(throws=throws)
    assert Reference(variant, Mean()).value() == Fraction(mean)
    assert Reference(variant, Reach(2)).value() == 1 - Fraction(1, 2**throws)
    assert Reference(variant, Mean()).distribution() == {1: Fraction(1, 2**throws), 2: 1 - Fraction(1, 2**throws)}
    assert Reference(variant, ReachAll()).curve() == {0: 1, 1: 1, 2: 1 - Fraction(1, 2**throws)}


@pytest.mark.parametrize(
    ("variant", "mean"),
    [
        # One of two dice is thrown again until they match: 1 - (2/3)^throws.
        (tiny(box("pair", "pattern = { of_a_kind = 2 }, points = 27"), dice=2, faces="[1, 2, 3]"), "9"),
        pytest.param(
            tiny(box("pair", "pattern = { of_a_kind = 2 }, points = 27"), dice=2, faces="[1, 2, 3]", throws=3), "19"
        ),
        # A pair at once is half the throws and worth 20; both dice again for 20 are better than one for 10.
        (tiny(PAIR, dice=2, throws=2), "15"),
        # But one that must stay leaves 10.
        (tiny(PAIR + "turn.put_aside = 1\n", dice=2, throws=2), "25/2"),
        # A throw goes into its own box: 1 + 1, or 2 + 1/2.
        (tiny(ONES_TWOS), "9/4"),
        # The same when it must be named after the throw; in order, it may miss: 1/2 + 1.
        (tiny(ONES_TWOS + SAID), "9/4"),
        (tiny(ONES_TWOS + DOWN), "3/2"),
        # A bought throw costs 1: not worth it for 1 or 2, worth it for 1 or 9.
        (tiny(BUY), "5/2"),
        (tiny(BUY, faces="[1, 9]"), "15/2"),
        # A 2 saves a throw for the last turn, 2 + 15/8; a 1 is thrown again, 3/2 + 7/4.
        (tiny(TWO_CHANCES + "turn.save = true\n", throws=2), "57/16"),
        # Without saving both turns are worth 7/4.
        (tiny(TWO_CHANCES, throws=2), "7/2"),
        # Two 2s bring 8 more.
        (tiny(TWO_CHANCES + BONUS), "5"),
        (tiny(TWO_CHANCES + BONUS, throws=2), "8"),
    ],
)
def test_values_computed_by_hand(variant: Variant, mean: str) -> None:
    assert Reference(variant, Mean()).value() == Fraction(mean)


def test_five_of_a_kind_in_three_throws() -> None:
    """Published by many, e.g. T. Verhoeff, Optimal Solitaire Yahtzee Strategies: 347897/7558272, about 4.6 %."""
    variant = tiny(
        box("five", "pattern = { of_a_kind = 5 }, points = 50"), dice=5, faces="[1, 2, 3, 4, 5, 6]", throws=3
    )
    assert Reference(variant, Reach(50)).value() == Fraction(347897, 7558272)


def test_utility_by_hand() -> None:
    theta = -0.7
    expected = math.log((math.exp(theta) + math.exp(2 * theta)) / 2) / theta
    assert float(Reference(tiny(), Utility(theta)).value()) == pytest.approx(expected, rel=1e-14)


def test_a_certainty_equivalent_of_one_outcome_is_that_outcome() -> None:
    for theta in (-10, -1e-9, 1e-300, 0.1, 10):
        sure = certainty_equivalent([(Fraction(7), Fraction(1, 3)), (Fraction(7), Fraction(2, 3))], theta)
        assert abs(sure - 7) < Fraction(1, 10**50)


def test_win_chances_by_hand() -> None:
    opponent = WinAgainst(((1, 0.5), (2, 0.5)))
    assert Reference(tiny(), opponent).value() == Fraction(1, 2)
    assert Reference(tiny(throws=2), opponent).value() == Fraction(5, 8)


def test_ties_are_broken_by_one_rule() -> None:
    variant = miniature("plain")
    actions: list[Action] = [
        Announced("ones"), Bought(()), Held((1,)), Held((3,)), Held((1, 1)), Struck("pair"), Scored("chance"),
        Scored("pair"), Held(()), Struck("ones"), Scored("ones"),
    ]  # fmt: skip
    assert sorted(actions, key=lambda action: preference(variant, action)) == [
        Scored("ones"), Struck("ones"), Scored("pair"), Struck("pair"), Scored("chance"),
        Held(()), Held((1,)), Held((3,)), Held((1, 1)), Bought(()), Announced("ones"),
    ]  # fmt: skip
    # Twins: the left column is filled first.
    twins = Reference(miniature("twins"), Mean())
    state = apply(new_game(twins.variant, 1), Rolled((3, 3)))
    assert twins.action_values(state)[Scored("left.pair")] == twins.action_values(state)[Scored("right.pair")]
    assert twins.best_action(state) == Scored("left.pair")


def test_all_targets_have_a_curve_and_no_value() -> None:
    with pytest.raises(ValueError, match="curve"):
        Reference(tiny(), ReachAll()).value()


def test_a_decision_is_worth_its_best_action_and_chance_its_mean(game: Game) -> None:
    for objective in (Mean(), Utility(-0.3), Reach(game.target)):
        reference = game.solved(objective)
        for state in random_game(game.variant, Random(game.name), 1).states:
            check_state(reference, state)


def check_state(reference: Reference, state: GameState) -> None:
    value = reference.value(state)
    values = reference.action_values(state)
    assert list(values) == legal_actions(state)
    if state.phase == "decide":
        assert value == max(values.values())
        assert values[reference.best_action(state)] >= value - Fraction(1, 10**40)
    elif state.phase == "throw":
        outcomes = [(reference.value(apply(state, event)), chance) for event, chance in chance_outcomes(state)]
        if isinstance(reference.objective, Utility):
            assert abs(value - certainty_equivalent(outcomes, reference.objective.theta)) < Fraction(1, 10**40)
        else:
            assert value == sum(after * chance for after, chance in outcomes)
    elif isinstance(reference.objective, Reach):
        assert value == (totals(state)[0] >= reference.objective.target)
    else:
        assert value == totals(state)[0]


def test_distribution_matches_its_value(game: Game) -> None:
    reference = game.solved(Mean())
    chances = reference.distribution()
    assert sum(chances.values()) == 1
    assert min(chances.values()) > 0
    assert list(chances) == sorted(chances)
    assert sum(points * chance for points, chance in chances.items()) == reference.value()


def test_a_distribution_has_its_certainty_equivalent(game: Game) -> None:
    reference = game.solved(Utility(-0.3))
    outcomes = [(Fraction(points), chance) for points, chance in reference.distribution().items()]
    assert abs(certainty_equivalent(outcomes, -0.3) - reference.value()) < Fraction(1, 10**40)


def test_chances_fall_from_the_lowest_to_the_highest_total(game: Game) -> None:
    curve = game.solved(ReachAll()).curve()
    assert list(curve) == list(range(min(curve), max(curve) + 1))
    assert all(one >= other for one, other in pairwise(curve.values()))
    assert next(iter(curve.values())) == 1
    assert min(curve.values()) > 0
    assert max(curve) <= game.variant.max_total
    chances = game.solved(Mean()).distribution()
    assert all(sum(chances[total] for total in chances if total >= points) <= curve[points] for points in curve)


def test_every_target_alone_has_the_chance_of_the_curve(game: Game) -> None:
    curve = game.solved(ReachAll()).curve()
    reference = game.solved(Reach(game.target))
    assert reference.value() == curve.get(game.target, 0)
    chances = reference.distribution()
    assert sum(chance for points, chance in chances.items() if points >= game.target) == reference.value()


def test_winning_lies_between_reaching_and_passing(game: Game) -> None:
    """To win against a known total is to reach it and to pass it, each counting one half; one play must do for both."""
    curve = game.solved(ReachAll()).curve()
    win = game.solved(WinAgainst(((game.target, 1.0),))).value()
    reach, passed = curve.get(game.target, Fraction()), curve.get(game.target + 1, Fraction())
    assert max(passed, reach / 2) <= win <= (reach + passed) / 2


def test_no_love_of_risk_is_the_mean(game: Game) -> None:
    mean = game.solved(Mean()).value()
    timid, bold = game.solved(Utility(-1e-6)).value(), game.solved(Utility(1e-6)).value()
    assert timid <= mean <= bold
    assert bold - timid < Fraction(1, 500)
    assert game.solved(Utility(-0.3)).value() < mean < game.solved(Utility(0.3)).value()


def test_nothing_the_future_depends_on_is_forgotten(game: Game) -> None:
    mean = game.solved(Mean())
    mean.value()
    if mean.states <= QUICK:
        check_against_full_states(game.variant)


@given(miniatures())
def test_random_miniatures_keep_the_laws(variant: Variant) -> None:
    reference = Reference(variant, Mean())
    mean = reference.value()
    assume(reference.states <= QUICK)
    assert sum(points * chance for points, chance in reference.distribution().items()) == mean
    curve = Reference(variant, ReachAll()).curve()
    middle = (min(curve) + max(curve)) // 2
    reach = Reference(variant, Reach(middle))
    assert reach.value() == curve[middle]
    assert max(curve) <= variant.max_total
    for state in random_game(variant, Random(0), 1).states:
        check_state(reference, state)
        check_state(reach, state)
    check_against_full_states(variant)


def check_against_full_states(variant: Variant) -> None:
    """The mean is the same when every card is told from every other."""

    @cache
    def mean(state: GameState) -> Fraction:
        if state.phase == "over":
            return Fraction(totals(state)[0])
        if state.phase == "throw":
            return sum((chance * mean(apply(state, event)) for event, chance in chance_outcomes(state)), Fraction())
        return max(mean(apply(state, action)) for action in legal_actions(state))

    assert Reference(variant, Mean()).value() == mean(new_game(variant, 1))


def test_miniatures_are_small(game: Game) -> None:
    variant = game.variant
    assert variant.id == game.name
    assert variant.dice.count in (2, 3)
    assert len(set(variant.document.dice.all_faces)) <= 5
    assert 3 <= variant.turns <= 6
    reference = game.solved(Mean())
    reference.value()
    assert reference.states <= 15_000


def test_no_two_miniatures_are_the_same_game() -> None:
    assert len(NAMES) >= 36
    assert len({miniature(name).rules_hash for name in NAMES}) == len(NAMES)


def test_miniatures_cover_every_rule() -> None:
    covered = {switch for name in NAMES for switch in said(miniature(name).document)}
    assert set(switches(Document)) - covered == set()


def test_the_miniatures_of_the_day_cover_every_rule_and_every_pair_of_keys() -> None:
    rules = set(switches(Document))
    said_by = {name: rules.intersection(said(miniature(name).document)) for name in NAMES}
    joined_by = {name: set(combinations(sorted({rule.split(" =")[0] for rule in said_by[name]}), 2)) for name in NAMES}
    for covered_by in (said_by, joined_by):
        assert set[object]().union(*(covered_by[name] for name in MINIATURES)) == set[object]().union(
            *covered_by.values()
        )


FREE_FORM = {
    (BoxTable, "points"): ("sum", "matching", "number"),
    (BoxTable, "served"): ("double", "number"),
    (ColumnTable, "order"): ("free", "down", "up", "list"),
    (Extra, "bonus"): ("number", "table", "upper", "lower"),
}
"""Values that the annotation of a key does not list."""
NO_RULES = {"id", "names", "note", "players", "aliases", "symbols", "result"}
"""Who wins a column is no matter of one player's points, nor how faces are drawn."""


def switches(table: type[BaseModel], *above: type[BaseModel]) -> Iterator[str]:
    """Every key of the documents' model that is a rule, with every kind of value it may have; formulas hold others."""
    for key, field in table.model_fields.items():
        if key not in NO_RULES:
            for value in FREE_FORM.get((table, key)) or values(field.annotation):
                yield f"{table.__name__}.{key} = {value}"
            for inner in tables(field.annotation):
                # The conditions of alternatives are those of patterns.
                if inner not in (table, *above) and not issubclass(table, inner):
                    yield from switches(inner, table, *above)


def values(annotation: Any) -> Iterator[str]:
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        yield from map(str, parts)
    elif annotation is bool:
        yield from ("True", "False")
    elif annotation is int:
        yield "number"
    elif origin is Annotated:
        yield from values(parts[0])
    elif origin in (Union, UnionType):
        yield from (value for part in parts for value in values(part))
    elif origin is list:
        yield from ("list", *(value for value in values(parts[0]) if value != "number"))
    elif origin is dict:
        yield "table"


def tables(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        if annotation not in (Names, Players):
            yield annotation
    else:
        for part in get_args(annotation):
            yield from tables(part)


def said(table: BaseModel) -> Iterator[str]:
    """What a document says of its switches; numbers, lists and tables where they are not the usual ones."""
    for key, field in type(table).model_fields.items():
        value = getattr(table, key)
        place = f"{type(table).__name__}.{key} ="
        if isinstance(value, str | bool):
            yield f"{place} {value}"
        elif value is not None and (field.is_required() or value != field.default):
            if isinstance(value, int):
                yield f"{place} number"
            elif isinstance(value, list):
                yield f"{place} list"
                yield from (f"{place} {entry}" for entry in value if isinstance(entry, str))
            elif isinstance(value, dict):
                yield f"{place} table"
                yield from (f"{place} {entry}" for entry in value)
        for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else (value,):
            if isinstance(inner, BaseModel):
                yield from said(inner)
