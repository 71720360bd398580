"""Published values with their sources, to every printed digit."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product

import numpy as np
import pytest
from small_games import VARIANTS, Kernels, Solved, compute_best_mean

from by_day import by_day
from pasch.rules.catalogue.shipped_variants import load_variant, shipped, variant_ids
from pasch.rules.dice.multisets import Dice
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.dice_lattice import DiceLattice
from pasch.solver.kernels.arrays.array_building import get_lattice
from pasch.solver.solve.solution import Summary

VERHOEFF = "Verhoeff & Scheffers, Optimal Solitaire Yahtzee Player, TU Eindhoven 1999"
GLENN = "Glenn, An Optimal Strategy for Yahtzee, 2006"
YATZY_SOLVER = "yatzy-solver 1.0.0, docs/rules.md"

BY_DAY = ("yahtzee-free-joker", "yacht-bonus")
"""All that is known of one variant; of house rules, the mean of one."""

# Variant, mean, source.
MEANS = [
    ("yahtzee-free-joker", "254.5896094820", "yatzy-solver 1.0.0, which prints 254.58960948196315"),
    ("yahtzee-free-joker", "254.5896", VERHOEFF),
    ("yahtzee", "254.5877287345", "several independent open solvers"),
    ("yahtzee", "254.5877", "jdh8/yahtzee-engine 0.1.0"),
    ("kniffel-basic", "245.8707745141", "yatzy-solver 1.0.0"),
    ("kniffel-basic", "245.87077", "lrvideckis/yahtzee-max-expected-score"),
    ("kniffel-basic", "245.87", f"Verhoeff's slides; {GLENN}"),
    ("yatzy", "248.4399893779", "yatzy-solver 1.0.0"),
    ("yatzy", "248.4399894", "villeolof1"),
]
HOUSE_RULES = [
    ("yahtzee-no-joker", "253.9702411898", "yatzy-solver documentation"),
    ("kniffel-five-equal", "245.904728", "Holderied, kniffel.holderied.de"),
    ("yacht-bonus", "191.774369", "ho94949/yacht-dice, README and src/rule.cc; single source"),
    ("yatzy-five-equal", "248.4680909", YATZY_SOLVER),
    ("yatzy-four-equal", "248.6440589", YATZY_SOLVER),
    ("yatzy-five-and-four-equal", "248.6748827", YATZY_SOLVER),
]
# Ties broken otherwise change the fourth decimal: no more than two are compared.
DEVIATIONS = [
    ("yahtzee-free-joker", "59.61", f"{VERHOEFF}, who print 59.6117"),
    ("yahtzee", "59.61", "several independent open solvers"),
    ("kniffel-basic", "39.82", f"Verhoeff's slides; {GLENN}"),
    ("yatzy", "38.5", "yatzy-solver 1.0.0 or villeolof1"),
]
# The project's sheet of published counts: variant, cards with something left to play, cards with finished ones.
CARDS = [
    ("kniffel-basic", 357_568, None),
    ("yahtzee", 536_320, 536_448),
    ("yahtzee-free-joker", 536_320, 536_448),
    ("yatzy", 1_430_464, 1_430_528),
]


@cache
def variant(name: str) -> Variant:
    if name in variant_ids():
        return shipped(name)
    folder = VARIANTS if (VARIANTS / f"{name}.toml").exists() else VARIANTS / "published"
    return load_variant(str(folder / f"{name}.toml"))


@cache
def solved(name: str) -> Solved:
    return Kernels(variant(name)).solved(threads=2)


@cache
def summed_up(name: str) -> Summary:
    return solved(name).summed_up(threads=2)[0]


def printed(number: float, like: str) -> str:
    """A number to as many digits as another has."""
    return f"{number:.{len(like.partition('.')[2])}f}"


@pytest.mark.parametrize(("name", "mean", "source"), by_day(MEANS, BY_DAY))
def test_published_means_of_shipped_variants(name: str, mean: str, source: str) -> None:
    assert printed(solved(name).total, mean) == mean, source
    assert printed(summed_up(name).distribution.mean, mean) == mean, source


@pytest.mark.parametrize(("name", "mean", "source"), by_day(HOUSE_RULES, BY_DAY))
def test_means_of_house_rules(name: str, mean: str, source: str) -> None:
    assert printed(compute_best_mean(variant(name), threads=2), mean) == mean, source


def test_one_pair_wrongly_accepted_as_two_pairs() -> None:
    """248.6328539, rounded the often quoted 248.63 of Larsson & Sjöberg, KTH 2012; yatzy-solver, docs/rules.md.

    Their program scores twice the highest pair plus twice the second pair, or plus 0 where there is no second pair:
    1 2 2 4 5 counts 4, 6 6 6 6 6 counts 12. No document says that, so the table of points is changed.
    """
    wrong = load_variant(str(VARIANTS / "published" / "yatzy-four-equal.toml"))
    box = wrong.box_by_id["two_pairs"].index
    row = tuple(as_pairs(roll) for roll in wrong.tables.rolls)
    points = tuple((*rows[:box], row, *rows[box + 1 :]) for rows in wrong.tables.points)
    vars(wrong)["tables"] = replace(wrong.tables, points=points)
    assert [as_pairs(roll) for roll in ((1, 2, 2, 4, 5), (6,) * 5, (2, 2, 5, 5, 5), (1, 2, 3, 4, 6))] == [4, 12, 14, 0]
    assert printed(compute_best_mean(wrong, threads=2), "248.6328539") == "248.6328539"


def as_pairs(roll: Dice) -> int:
    return sum(2 * face for face, count in Counter(roll).items() if count >= 2)


@pytest.mark.slow
def test_maxi_yatzy() -> None:
    """jokkebk/maxiyatzy, docs/results-v1.md: 36,864,000 states, 383.305389 in single precision; single source.

    Six dice, the Finnish bonus of 50 from 75, no saved throws. The deviation of 56.19 is not tested: the distribution
    of so many cards would take tens of gigabytes.
    """
    kernels = Kernels(variant("maxi-yatzy-finnish"))
    assert kernels.space.count == 36_864_000
    mean = kernels.solved(threads=2).total
    assert printed(mean, "383.305") == "383.305"
    assert printed(float(np.float32(mean)), "383.305389") == "383.305389"


@pytest.mark.parametrize(("name", "sd", "source"), by_day(DEVIATIONS, BY_DAY))
def test_published_standard_deviations(name: str, sd: str, source: str) -> None:
    assert printed(summed_up(name).distribution.sd, sd) == sd, source


@pytest.mark.parametrize(("percent", "total"), [(5, 180), (25, 218), (50, 248), (75, 273), (99, 474)])
def test_published_percentiles(percent: int, total: int) -> None:
    """The project's sheet: median 248 (Verhoeff & Scheffers); percentiles 5, 25, 75, 99 at 180, 218, 273, 474.

    To the nearest percent, so many games end below the total. No rule for quantiles gives just these: of the lowest
    totals that so many percent do not exceed, 25 % and 75 % are 217 and 272.
    """
    below = 1 - summed_up("yahtzee-free-joker").distribution.chance_to_reach(total)
    assert round(100 * below) == percent
    assert abs(summed_up("yahtzee-free-joker").distribution.percentile(percent) - total) <= 1


def test_published_median() -> None:
    """Verhoeff: 248."""
    assert summed_up("yahtzee-free-joker").distribution.percentile(50) == 248


def test_yahtzee_summary() -> None:
    """Of 100 games, the Yahtzee box is missed in about 66 and the bonus in about 32; the extra bonus brings 9.58.

    The project's sheet of published values.
    """
    found = summed_up("yahtzee-free-joker")
    box = next(box for box in found.boxes if box.box == "five_of_a_kind")
    ((_, reached),) = found.bonuses[0].reached
    assert printed(100 * box.struck, "66") == "66"
    assert printed(100 * (1 - reached), "32") == "32"
    assert printed(found.beside, "9.58") == "9.58"


def test_published_highest_totals() -> None:
    """Yahtzee 1575 (Verhoeff); Crag 244 (en.wikipedia Crag). The first can be reached, however unlikely."""
    distribution = summed_up("yahtzee-free-joker").distribution
    assert distribution.low + len(distribution.chances) - 1 == 1575
    assert 0 < distribution.chances[-1] < 1e-18
    assert shipped("crag").max_total == 244


@pytest.mark.parametrize(("name", "unfinished", "in_all"), by_day(CARDS, BY_DAY))
def test_published_numbers_of_cards(name: str, unfinished: int, in_all: int | None) -> None:
    space = CardSpace(variant(name))
    assert space.unfinished == unfinished
    assert in_all is None or space.different == in_all


@pytest.mark.parametrize(("name", "rolls", "holds"), [("kniffel-basic", 252, 462), ("yatzy-deluxe", 462, 924)])
def test_rolls_and_holds_of_the_lattice(name: str, rolls: int, holds: int) -> None:
    """Glenn 2006: 252 rolls of five dice, 462 of six; 462 and 924 holds, the roll itself among them."""
    lattice = get_lattice(variant(name))
    assert (len(lattice.chance), len(lattice.nodes)) == (rolls, holds)
    assert lattice.first_roll == holds - rolls


PATTERNS = {
    (1, 1, 1, 1, 1): 32, (1, 1, 1, 2): 24, (1, 2, 2): 18, (1, 1, 3): 16, (2, 3): 12, (1, 4): 10, (5,): 6,
}  # fmt: skip


def test_holds_of_the_lattice_by_pattern() -> None:
    """Glenn 2006: abcde 32, aabcd 24, aabbc 18, aaabc 16, aaabb 12, aaaab 10, aaaaa 6; 4,368 pairs in all."""
    lattice = get_lattice(variant("kniffel-basic"))
    pairs = 0
    for roll in range(lattice.first_roll, len(lattice.nodes)):
        found = len(below(lattice, roll))
        assert found == PATTERNS[tuple(sorted(Counter(lattice.nodes[roll]).values()))]
        pairs += found
    assert pairs == 4368
    assert len(list(product(range(6), repeat=5))) == round(1 / lattice.chance.min()) == 7776


def below(lattice: DiceLattice, node: int) -> set[int]:
    """What taking dice away from a node can leave, itself included."""
    found, rest = {node}, [node]
    while rest:
        taken = rest.pop()
        lesser = set(lattice.down[lattice.down_start[taken] : lattice.down_start[taken + 1]].tolist()) - found
        found |= lesser
        rest += lesser
    return found
