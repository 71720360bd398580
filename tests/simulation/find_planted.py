"""Tests the simulations: plants one bug at a time in a copy of the server, and tells which seed finds each.

Usage: ``python tests/simulation/find_planted.py [--seeds 800] [--into PAGE] [NAME …]``, or ``make sim-planted``.
Exit status 1 if any bug was missed.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

FOLDER = Path(__file__).resolve().parent
SOURCES = FOLDER.parents[1] / "src"
LEFT_OUT = shutil.ignore_patterns("static", "__pycache__")
"""The built client, which no simulation asks for."""
LONGEST_S = 1800
"""A simulation that takes longer hangs."""
_BEGIN, _END = "<!-- planted: written by `make sim-planted` -->", "<!-- /planted -->"


def find(patch: Path, seeds: int) -> tuple[int | None, str]:
    """Returns the first seed that finds a bug, None if none does or it hangs; and what was found.

    Raises:
        RuntimeError: the seed finds something without the bug as well.
    """
    with TemporaryDirectory(prefix="planted-") as folder:
        shutil.copytree(SOURCES, Path(folder, "src"), ignore=LEFT_OUT)
        subprocess.run(["git", "apply", patch], cwd=folder, check=True)
        command = [sys.executable, str(FOLDER / "simulate.py"), "1", "--count", str(seeds), "--until-found"]
        path = {**os.environ, "PYTHONPATH": str(Path(folder, "src"))}
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False, env=path, timeout=LONGEST_S)
        except subprocess.TimeoutExpired:
            return None, "hangs"
    found = re.findall(r"^seed (\d+) at [\d.]+: ([\w-]+)", done.stdout, re.MULTILINE)
    if found:
        without = [sys.executable, str(FOLDER / "simulate.py"), found[0][0]]
        if subprocess.run(without, capture_output=True, check=False).returncode:
            raise RuntimeError(f"seed {found[0][0]} fails without any bug")
        return int(found[0][0]), ", ".join(kind for _, kind in found)
    if done.returncode:
        return None, (done.stderr.strip().splitlines() or ["no output"])[-1]
    return None, ""


def main() -> int:
    """Plants what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="of patches in tests/simulation/planted; all if none")
    parser.add_argument("--seeds", type=int, default=800, help="tried for each bug")
    parser.add_argument("--into", type=Path, help="page that gets the table")
    given = parser.parse_args()
    patches = [one for one in sorted(FOLDER.glob("planted/*.patch")) if not given.names or one.stem in given.names]
    rows, missed = [], 0
    for patch in patches:
        seed, kinds = find(patch, given.seeds)
        missed += not kinds
        words = patch.read_text("utf-8").partition("\n\n")[0]
        rows.append(f"| {words} | {seed or '–'} | {kinds or f'not within {given.seeds} seeds'} |")
        print(f"{patch.stem:<50} {seed or '–':>3}  {kinds or 'not found'}", flush=True)
    print(f"{len(patches) - missed} of {len(patches)} bugs were found.")
    if given.into:
        table = "\n".join(["| bug, as its victim sees it | found by seed | as |", "|---|---|---|", *rows])
        page = given.into.read_text("utf-8")
        before, _, rest = page.partition(_BEGIN)
        given.into.write_text(f"{before}{_BEGIN}\n\n{table}\n\n{_END}{rest.partition(_END)[2]}", "utf-8")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
