"""Expected scores of optimal play of the variants that are solved in seconds: ``python benchmarks/means.py``.

They are the same on every machine; `tests/solver/solve/test_published_values.py` compares some with published ones.
"""

from measured import note_table

from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.game.card import empty_card
from pasch.solver.solve.solver import solve

VARIANTS = (
    "kniffel",
    "kniffel-basic",
    "kniffel-100",
    "kniffel-sharp",
    "kniffel-strict",
    "kniffel-upper-first",
    "kniffel-school",
    "kniffel-announce",
    "kniffel-put-aside",
    "yahtzee",
    "yahtzee-free-joker",
    "yahtzee-1956",
    "yatzy",
    "yatzy-deluxe",
    "yacht",
    "crag",
    "generala",
    "generala-double",
    "kismet",
)


def main() -> None:
    """Prints the table."""
    rows: list[tuple[str, ...]] = []
    for name in VARIANTS:
        variant = load_variant(name)
        solution = solve(variant)
        mean, sd = solution.value_of(empty_card(variant)), solution.summary.distribution.sd
        rows.append((f"`{name}`", f"{mean:.10f}", f"{sd:.2f}", f"{solution.space.unfinished:,}"))
        print(*rows[-1], flush=True)
    note_table("means", ("variant", "mean", "sd", "cards"), rows)


if __name__ == "__main__":
    main()
