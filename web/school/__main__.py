"""Writes the lessons of the school of strategy, for the browser.

    cd web && ../.venv/bin/python -m school [VARIANT …]

Each variant that is taught has a file in `web/src/learn/school/lessons/`. The same rules give the same file again;
names of variants renew those alone. Takes about a minute of the processor a variant beside solving it.
"""

import sys
from pathlib import Path

from pasch.rules.catalogue.shipped_variants import shipped
from pasch.solver.solve.solver import solve
from school.lessons import school_of

FOLDER = Path(__file__).parents[1] / "src/learn/school/lessons"
TAUGHT = ("kniffel", "yahtzee", "yatzy")


def main(renewed: list[str]) -> None:
    """Writes them all, or those named."""
    for variant in renewed or TAUGHT:
        school = school_of(solve(shipped(variant)))
        (FOLDER / f"{variant}.json").write_text(school.model_dump_json() + "\n", encoding="utf-8")
        print(variant, sum(len(lesson.exercises) for lesson in school.lessons), "exercises", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
