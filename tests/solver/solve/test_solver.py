"""Solving a variant, and refusing one that is too large."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from small_games import NAMES, compute_best_mean, miniature

from by_day import by_day
from pasch.locale.numbers import format_amount, format_bytes, format_duration
from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant, shipped, variant_ids
from pasch.rules.errors import PaschError
from pasch.rules.game.card import empty_card
from pasch.solver.cards.card_counting import bound_cards
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.column_cards import ColumnCards
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.cards.point_bounds import compute_bounds
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.objective import Interface, Mean, Utility, parse_objective, parse_objective_at
from pasch.solver.solve import time_forecast
from pasch.solver.solve.bonus_thresholds import list_thresholds
from pasch.solver.solve.solve_plan import count_card_bytes, estimate_memory, find_default_budget, plan_solution
from pasch.solver.solve.solver import solve
from pasch.values.analyst import oracle_of, stored_values

MINIATURES = Path(__file__).parents[2] / "variants" / "miniatures"
GB = 1_000_000_000


def test_the_mean_is_the_same_by_every_way() -> None:
    variant = shipped("kniffel-strict")
    stages: list[tuple[str, float]] = []
    found = solve(variant, cache=False, progress=lambda stage, share: stages.append((stage, share)))
    mean = found.summary.distribution.mean
    assert found.value_of(empty_card(variant)) == pytest.approx(mean, abs=1e-9)
    assert compute_best_mean(variant) == pytest.approx(mean, abs=1e-9)
    parts = [box.mean for box in found.summary.boxes] + [bonus.mean for bonus in found.summary.bonuses]
    assert sum(parts) + found.summary.beside + found.summary.unused == pytest.approx(mean, abs=1e-9)
    assert {stage for stage, _ in stages} == {"kernels", "values", "summary"}
    assert all(0 <= share <= 1 for _, share in stages)
    assert found.cost.peak_memory_bytes > 10_000_000


def test_threads_change_not_a_bit() -> None:
    variant = load_variant(str(MINIATURES / "free-and-down.toml"))
    one, three = (solve(variant, Utility(-0.1), threads=threads, cache=False) for threads in (1, 3))
    assert one.value.tobytes() == three.value.tobytes()
    assert one.chances.tobytes() == three.chances.tobytes()
    assert re.fullmatch(r"Solution\(Variant\('\S+'\), \d+ cards, mean -?\d+\.\d{4}, sd \d+\.\d{4}\)", repr(one))


@pytest.mark.parametrize(
    ("variant", "hint"),
    [
        ("kniffel-4-columns", 'the column "Announced"'),
        ("kniffel-3-columns", "fewer columns"),
        ("knoeffel", "fewer bought rolls"),
        ("yams", "fewer columns"),
    ],
)
def test_too_large_is_refused_at_once_with_numbers_and_a_way_out(variant: str, hint: str) -> None:
    with pytest.raises(PaschError) as error:
        solve(shipped(variant), memory=4 * GB)
    assert error.value.code == "solve-too-large"
    words = error.value.words("en")
    assert hint in words
    assert "4.0\N{NO-BREAK SPACE}GB" in words
    assert "Spalte" in error.value.words("de")


def test_more_cards_than_can_be_numbered_are_refused_by_solution_and_estimate() -> None:
    boxes = "".join(
        f"[boxes.b{n}]\nnames = {{ de = 'K{n}', en = 'B{n}' }}\nnumber = 1\nentries = 4\n" for n in range(27)
    )
    variant = parse_variant(f'like = "kniffel-basic"\nid = "huge"\nnames = {{ de = "Riesig", en = "Huge" }}\n{boxes}')
    for attempt, code in ((solve, "solve-too-large"), (oracle_of, "estimate-too-large")):
        with pytest.raises(PaschError) as error:
            attempt(variant)
        assert error.value.code == code
        assert "fewer boxes" in error.value.words("en")
    assert stored_values(variant) is None


BONUS = '[bonuses.x]\nnames = { de = "Prämie", en = "Premium" }\n'
COMPUTED = (
    BONUS + 'points = { product = [{ sum = ["fours", "fives", "sixes"] }, '
    '{ sum = ["three_of_a_kind", "four_of_a_kind", "chance"] }] }\n'
)
ROWS = BONUS + 'section = "all"\nper = "row"\ncount = "entries"\ntiers = [{ from = 3, points = 20 }]\n'


@pytest.mark.parametrize(
    ("like", "rules", "code", "word"),
    [
        ("kniffel-basic", COMPUTED, "solve-computed", '"Premium" is computed from so much'),
        ("kniffel-3-columns", ROWS, "solve-too-large", 'the bonus "Premium" for each column'),
    ],
)
def test_bonuses_that_tell_too_many_cards_apart_are_refused_by_solution_and_estimate(
    like: str, rules: str, code: str, word: str
) -> None:
    variant = parse_variant(f'like = "{like}"\nid = "huge"\nnames = {{ de = "Riesig", en = "Huge" }}\n{rules}')
    for attempt in (solve, oracle_of):
        with pytest.raises(PaschError) as error:
            attempt(variant)
        assert error.value.code == code
        assert word in error.value.words("en")
        assert "Prämie" in error.value.words("de")


@pytest.mark.parametrize("memory", ["none", "much"])
def test_far_too_large_sheet_is_refused_with_its_card_count(memory: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def listed(_: ColumnCards) -> None:
        raise AssertionError("nobody should list these cards")

    monkeypatch.setattr(ColumnCards, "enumerate_states", listed)
    balut = load_variant("balut")
    with pytest.raises(PaschError) as error:
        solve(balut, memory=None if memory == "none" else 40 * GB)
    # Seven bonuses, each over boxes of its own; the grand total over all of them would tell more cards apart.
    assert "for at least 88,368,921,000 cards" in error.value.words("en")
    # 112 bytes for each future that has to be told apart, of which there are fewer than cards.
    assert "at least 147\N{NO-BREAK SPACE}GB" in error.value.words("en")
    assert "it is too large for" in error.value.words("en")


@pytest.mark.parametrize("name", [*by_day(NAMES), "kniffel", "yahtzee", "knoeffel"])
def test_the_least_number_of_cards_is_theirs_where_plain_tallies_share_no_box(name: str) -> None:
    variant = miniature(name) if name in NAMES else shipped(name)
    space = CardSpace(variant)
    for cards in space.columns:
        least = bound_cards(variant, cards.column, space.steps)
        listed = int(cards.different[cards.class_of].sum()), cards.count
        shared = Counter(box for tally in cards.tallies for box in tally.boxes)
        sums = all(not bonus.minus and bonus.formula is None for bonus in variant.bonuses)
        told = variant.tables.filled_classes > 1
        if cards.column.order is None and sums and not told and max(shared.values(), default=1) == 1:
            assert least == listed
        assert least.cards <= listed[0]
        assert least.values <= listed[1]


def test_a_small_budget_refuses_a_single_column() -> None:
    with pytest.raises(PaschError) as error:
        plan_solution(shipped("kniffel"), memory=20_000_000)
    assert "536,320" in error.value.words("en")
    assert "fixed order for the boxes" in error.value.words("en")


def fits(name: str) -> bool:
    try:
        return plan_solution(shipped(name), memory=4 * GB).cards > 0
    except PaschError as error:
        return error.code != "solve-too-large"


@pytest.mark.slow
def test_every_shipped_variant_is_planned_or_refused() -> None:
    solvable = {name for name in variant_ids() if fits(name)}
    assert {"kniffel", "yahtzee", "yatzy", "yatzy-deluxe", "kniffel-strict", "kniffel-sharp"} <= solvable
    assert plan_solution(shipped("yahtzee"), memory=4 * GB).cards == 536_320


def test_objectives_are_written_as_they_are_read() -> None:
    for text in ("mean", "reach:250", "reach:all", "utility:-0.0123456789", "win-against:231"):
        assert str(parse_objective(text)) == text
    assert Mean() == parse_objective(" mean ")


@pytest.mark.parametrize(
    ("interface", "german", "english"),
    [
        ("library", "reach:all und win-against:231", "reach:all or win-against:231"),
        (
            "solve",
            "reach:all, win-against:231 und win-against:DATEI; win braucht eine Stellung (pasch advise)",
            "reach:all, win-against:231 or win-against:FILE; win needs a position (pasch advise)",
        ),
        ("advise", "win-against:231, win-against:DATEI und win", "win-against:231, win-against:FILE or win"),
        ("engine", "win-against:231 und win", "win-against:231 or win"),
    ],
)
def test_an_error_names_the_objectives_of_its_place(interface: Interface, german: str, english: str) -> None:
    for wrong in ("luck", "utility:much"):
        with pytest.raises(PaschError) as error:
            parse_objective_at(wrong, interface)
        assert error.value.words("de").endswith(f"mean, utility:-0.02, reach:250, {german}.")
        assert error.value.words("en").endswith(f"mean, utility:-0.02, reach:250, {english}.")


def test_the_budget_is_some_of_the_memory() -> None:
    assert 10_000_000 < find_default_budget() < 10**15


@pytest.mark.parametrize(
    ("number", "german", "english"),
    [
        (809, "809", "809"),
        (536_448, "536.448", "536,448"),
        (139_300_000_000_000_000, "1,4 × 10¹⁷", "1.4 × 10¹⁷"),
    ],
)
def test_counts_are_readable(number: int, german: str, english: str) -> None:
    assert format_amount(number, "de").replace("\N{NO-BREAK SPACE}", " ") == german
    assert format_amount(number, "en").replace("\N{NO-BREAK SPACE}", " ") == english


@pytest.mark.parametrize(
    ("size", "shown"), [(0, "0 B"), (999, "999 B"), (4_300_000, "4.3 MB"), (150_000_000, "150 MB"), (4 * GB, "4.0 GB")]
)
def test_memory_is_readable(size: int, shown: str) -> None:
    assert format_bytes(size, "en").replace("\N{NO-BREAK SPACE}", " ") == shown


@pytest.mark.parametrize("memory", by_day([300_000_000, 600_000_000, 1_500_000_000], ("600000000",)))
def test_stated_solving_cost_is_independent_of_the_limit(memory: int) -> None:
    with pytest.raises(PaschError) as error:
        plan_solution(shipped("yams-plus-minus"), memory, threads=2)
    words = error.value.words("en").replace("\N{NO-BREAK SPACE}", " ")
    assert words.startswith("solving takes 3.0 GB of memory for 19,844,992 cards, and ")


@pytest.mark.parametrize("name", [*by_day(NAMES), "kniffel", "knoeffel", "kniffel-put-aside"])
def test_solving_cost_is_known_without_listing_groups(name: str) -> None:
    space = CardSpace(miniature(name) if name in NAMES else shipped(name))
    needed = estimate_memory(space, 1)
    assert "lanes" not in vars(space)
    assert count_card_bytes(space.variant) == 8 + 4 * (len(space.variant.boxes) + len(list_thresholds(space)))
    if space.groups > 10**7:
        return
    assert sum(space.sizes) == space.count
    assert space.unfinished == sum(
        int(lanes) for lanes, level in zip(_different(space), space.level, strict=True) if level < space.variant.turns
    )
    cells = np.bincount(space.level, weights=space.lanes * (compute_bounds(space).entered + 1.0))
    without = estimate_memory(space, 1, summary=False)
    kept = sum(space.sizes) * (count_card_bytes(space.variant) - 8)
    assert needed - without - kept <= 8 * cells.max() + 12_000_000


def _different(space: CardSpace) -> list[int]:
    return space._by_group([column.different for column in space.columns]).tolist()  # type: ignore[no-any-return]


FRESH = """
import sys
from pathlib import Path
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.solver.solve.solve_plan import plan_solution
from pasch.solver.solve.solver import solve
from pasch.solver.solve.bonus_thresholds import list_thresholds
variant = load_variant(sys.argv[1])
told = []
found = solve(variant, cache=False, threads=2, forecast=lambda plan, seconds: told.append(plan))
peak, status = found.cost.peak_memory_bytes, Path("/proc/self/status")
if status.exists():  # A process is said to have had at least the peak of the one that started it.
    peak = 1024 * int(next(line for line in status.read_text().splitlines() if "VmHWM" in line).split()[1])
print(told[0].memory_bytes, peak, told[0].cards)
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["kniffel-basic", "kniffel"])
def test_a_run_keeps_to_the_memory_that_was_planned(name: str) -> None:
    ran = subprocess.run([sys.executable, "-c", FRESH, name], capture_output=True, text=True, check=True)
    planned, taken, cards = map(int, ran.stdout.split())
    assert cards == plan_solution(shipped(name)).cards
    assert taken / 1.2 <= planned <= taken * 1.2


@pytest.mark.parametrize("theta", [0.0, 0.02])
def test_the_forecast_counts_each_pass(theta: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns are solved once and followed twice, and scores are carried on once; as often as there are values."""
    found, timed = plan_solution(shipped("kniffel")), Counter[str]()

    def solve_run(sample: time_forecast._Sample, groups: Ints) -> float:
        timed["cards"] += int(found.space.lanes[groups].sum())
        return (
            5.0 * int(found.space.lanes[groups].sum()) if sample._theta else 2.0 * int(found.space.lanes[groups].sum())
        )

    def follow_run(_: time_forecast._Sample, groups: Ints) -> tuple[float, float]:
        cards = int(found.space.lanes[groups].sum())
        return 10.0 * cards, 7.0 * cards

    monkeypatch.setattr(time_forecast._Sample, "solve", solve_run)
    monkeypatch.setattr(time_forecast._Sample, "follow", follow_run)
    seconds = found.cpu_seconds(build_arrays(found.space), theta)
    assert seconds == pytest.approx(found.space.count * ((5.0 if theta else 2.0) + 2 * 10.0 + 7.0))
    assert timed["cards"] < 4_000


def test_forecast_uses_measured_kernel_times() -> None:
    found = plan_solution(shipped("kniffel-basic"))
    assert found.cpu_seconds(build_arrays(found.space), 0.0) > 0.0


def test_quickly_solved_variant_is_not_sampled() -> None:
    found = plan_solution(shipped("kniffel-strict"))
    assert found.cpu_seconds(build_arrays(found.space), 0.0) == 0.0


@pytest.mark.parametrize(
    ("seconds", "german", "english"),
    [
        (0.2, "eine Sekunde", "one second"),
        (300 * 3600, "12 Tage", "12 days"),
        (1.9e15 * 0.33e-6, "20 Jahre", "20 years"),
        (3.2e7, "ein Jahr", "one year"),
    ],
)
def test_times_are_readable(seconds: float, german: str, english: str) -> None:
    assert format_duration(seconds, "de") == german
    assert format_duration(seconds, "en") == english
