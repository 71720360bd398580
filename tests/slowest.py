"""Writes the slowest tests of the last run into a page: `python tests/slowest.py REPORTS PAGE` (`make slowest`)."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

MOST = 20
MARKS = ("<!-- slowest: written by `make slowest` -->\n", "<!-- /slowest -->\n")
BAR, NO_BAR = "|", "\\|"
Timed = tuple[float, str]


def pytest_times(path: Path) -> Iterator[Timed]:
    """The seconds and names of all Python tests."""
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        module = case.get("classname", "").removeprefix("tests.").replace(".", "/")
        yield float(case.get("time", 0)), f"{module}.py::{case.get('name')}"


def vitest_times(path: Path) -> Iterator[Timed]:
    """The seconds and names of all files of the client's unit tests."""
    for file in json.loads(path.read_text("utf-8"))["testResults"]:
        yield (file["endTime"] - file["startTime"]) / 1000, file["name"].rpartition("/web/")[2]


def playwright_times(path: Path) -> Iterator[Timed]:
    """The seconds and names of all tests in a browser."""

    def of_suite(suite: dict[str, Any]) -> Iterator[Timed]:
        for inner in suite.get("suites", ()):
            yield from of_suite(inner)
        for spec in suite.get("specs", ()):
            for test in spec["tests"]:
                seconds = sum(result["duration"] for result in test["results"]) / 1000
                yield seconds, f"{spec['file']}, {test['projectName']}: {spec['title']}"

    for suite in json.loads(path.read_text("utf-8"))["suites"]:
        yield from of_suite(suite)


def table(title: str, times: Iterator[Timed]) -> str:
    """The slowest ones as a table, with what all of them take."""
    found = sorted(times, reverse=True)
    rows = [f"| {seconds:.1f} | {name[:100].replace(BAR, NO_BAR)} |" for seconds, name in found[:MOST]]
    total = sum(seconds for seconds, _ in found)
    return "\n".join(
        [f"{title}: {len(found)}, together {total:.0f} s.", "", "| s | test |", "|---|---|", *rows, "", ""]
    )


def main(reports: Path, page: Path) -> None:
    """Replaces what stands between the marks of the page."""
    phases = (reports / "phases.txt").read_text("utf-8")
    content = "".join(
        (
            f"```text\n{phases}```\n\n",
            table("Python tests", pytest_times(reports / "pytest.xml")),
            table("Files of the client's unit tests", vitest_times(reports / "vitest.json")),
            table("Browser tests", playwright_times(reports / "e2e.json")),
        )
    )
    begin, end = MARKS
    text, count = re.subn(
        f"{re.escape(begin)}.*?{re.escape(end)}",
        lambda _: begin + content + end,
        page.read_text("utf-8"),
        flags=re.DOTALL,
    )
    if count != 1:
        raise SystemExit(f"{page} lacks the marks {begin.strip()} and {end.strip()}")
    page.write_text(text, "utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:3]))
