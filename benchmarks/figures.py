"""Measures the figures that pages show, and writes them there.

    python benchmarks/figures.py [MEASUREMENT …]

Each measurement is a command, mostly a benchmark, that notes its figures (`measured.py`). They are kept in
figures.json with the commit, the machine and the day. A page shows a figure between two marks:
``<!-- figure: NAME -->…<!-- /figure -->``, and where it was measured between marks for ``NAME source``.
`make figures ONLY=means` measures some; `tests/docs/test_figures.py` checks that pages show what is kept.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from measured import VARIABLE

ROOT = Path(__file__).parents[1]
KEPT = Path(__file__).with_name("figures.json")
PYTHON = sys.executable
LEARNED = (
    "kniffel-3-columns",
    "kniffel-4-columns",
    "super-kniffel",
    "yams",
    "knoeffel",
    "kniffel-first-throws",
    "triple-yahtzee",
    "escalero",
    "maxi-yatzy",
    "balut",
)
"""All that are shipped but `yamb` and `jamb-mk`, whose parts take a quarter of an hour on a busy machine."""
MEASUREMENTS: dict[str, tuple[str, ...]] = {
    "means": (PYTHON, "benchmarks/means.py"),
    "solver": (PYTHON, "benchmarks/solver.py", "--first"),
    "calibration": (PYTHON, "benchmarks/winning.py", "calibration", "50000", "yahtzee", "kniffel"),
    "learned": (PYTHON, "benchmarks/learned.py", "--games", "1000", *LEARNED),
    "bounds": (PYTHON, "benchmarks/bounds.py"),
    "levels": (PYTHON, "benchmarks/levels.py"),
    "winning": (PYTHON, "benchmarks/winning.py", "200"),
    "serving": (PYTHON, "benchmarks/serving.py", "--ramp"),
    "install": ("tests/empty-root.sh", PYTHON),
}
PAGES = (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"))
MARKED = re.compile(r"<!-- figure: ([a-z0-9-]+)( source)? -->(.*?)<!-- /figure -->", re.DOTALL)
_CODE = ("src", "web/src", "benchmarks/*.py", "tests/empty-root.sh")

Figure = dict[str, Any]


def measure(name: str) -> dict[str, Figure]:
    """Runs a measurement and returns its figures by name."""
    source = {"measurement": name, **where()}
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder, "notes")
        notes.touch()
        subprocess.run(MEASUREMENTS[name], cwd=ROOT, check=True, env={**os.environ, VARIABLE: str(notes)})
        found = [json.loads(line) for line in notes.read_text("utf-8").splitlines()]
    return {figure.pop("name"): {**figure, **source} for figure in found}


def where() -> dict[str, str]:
    """Returns the commit, the machine and the day."""
    return {"commit": _commit(), "machine": _machine(), "date": datetime.now(UTC).strftime("%Y-%m-%d")}


def _commit() -> str:
    head = subprocess.run(
        ["git", "rev-parse", "--short=8", "HEAD"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    unchanged = subprocess.run(["git", "diff", "--quiet", "HEAD", "--", *_CODE], cwd=ROOT, check=False)
    return head.stdout.strip() + ("" if unchanged.returncode == 0 else ", changed")


def _machine() -> str:
    processors = os.cpu_count() or 1
    load = os.getloadavg()[0] / processors
    busy = "idle" if load < 0.1 else f"with {load:.1f} times as much work as processors at the start"
    system = platform.freedesktop_os_release()["PRETTY_NAME"] if sys.platform == "linux" else platform.system()
    return f"{processors} processors of {_processor()}, {system}, Python {platform.python_version()}, {busy}"


def _processor() -> str:
    if sys.platform != "linux":
        return platform.machine()
    found = re.search(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    return f"{found[1].strip() if found else 'an unknown kind'} ({platform.machine()})"


def shown(figure: Figure, source: bool) -> str:
    """Returns what stands between the marks of a figure."""
    if source:
        return f"commit {figure['commit']}, {figure['date']}; {figure['machine']}"
    if "value" in figure:
        return str(figure["value"])
    rows = [figure["head"], ["---"] * len(figure["head"]), *figure["rows"]]
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows).replace("| --- |", "|---|").replace(" --- |", "---|")
    return f"\n\n{table}\n\n"


def fill(page: str, kept: dict[str, Figure]) -> str:
    """Returns a page with what is kept between its marks; those of other figures stay as they are."""

    def filled(mark: re.Match[str]) -> str:
        if mark[1] not in kept:
            return mark[0]
        return f"<!-- figure: {mark[1]}{mark[2] or ''} -->{shown(kept[mark[1]], bool(mark[2]))}<!-- /figure -->"

    return MARKED.sub(filled, page)


def main() -> None:
    """Measures, keeps and writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measurements", nargs="*", metavar="MEASUREMENT", help=f"of {', '.join(MEASUREMENTS)}")
    chosen: list[str] = parser.parse_args().measurements
    if unknown := set(chosen) - set(MEASUREMENTS):
        parser.error(f"there is no measurement {', '.join(sorted(unknown))}; there are {', '.join(MEASUREMENTS)}")
    for name in chosen or MEASUREMENTS:
        found = measure(name)
        kept: dict[str, Figure] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
        # What the measurement does not print any more goes.
        kept = {key: figure for key, figure in kept.items() if figure["measurement"] != name} | found
        KEPT.write_text(json.dumps(dict(sorted(kept.items())), indent=1, ensure_ascii=False) + "\n", "utf-8")
        for page in PAGES:
            written = page.read_text("utf-8")
            if (filled := fill(written, kept)) != written:
                page.write_text(filled, "utf-8")


if __name__ == "__main__":
    main()
