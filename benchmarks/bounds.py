"""Upper bounds on optimal play of sheets that are too large to solve: ``python benchmarks/bounds.py``."""

import json
import resource
import subprocess
import sys

from measured import note_table

VARIANTS = ("kniffel-3-columns", "kniffel-4-columns")
GAMES = 4096


def main() -> None:
    """Prints the table."""
    rows: list[tuple[str, ...]] = []
    for variant in VARIANTS:
        began = _cpu_seconds()
        command = [sys.executable, "-m", "pasch", "bound", variant, "--games", str(GAMES), "--json"]
        found = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
        least, most = found["played"], found["most"]
        gap = most["surely"] - least["mean"]
        rows.append(
            (
                f"`{variant}`",
                f"{least['mean']:.2f} ± {least['error']:.2f}",
                f"{most['surely']:.1f}",
                f"{gap:.1f} ({gap / least['mean']:.1%})",
                f"{most['games']:,}, {_cpu_seconds() - began:.0f} s",
            )
        )
        print(*rows[-1], flush=True)
    note_table("bounds", ("variant", "played", "upper bound", "gap", "games, CPU time"), rows)


def _cpu_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
