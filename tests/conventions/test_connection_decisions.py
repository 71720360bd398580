"""What a live connection decides is listed in docs/protocol.md: each leaf is quoted by the code and has a test."""

import re
from pathlib import Path

import pasch

ROOT = Path(__file__).parents[2]
LEAF = re.compile(r"(?<![\d.])[1-8]\.[1-9](?!\d|\.\d)")
PACKAGE = Path(pasch.__file__).parent
CODE = (PACKAGE / "server/web/routes/live_connection.py", PACKAGE / "server/tables", ROOT / "web/src/net/live.ts")
TESTS = tuple(
    ROOT / place
    for place in ("tests/server/web/test_live_connection.py", "tests/server/tables", "web/src/net/live.test.ts")
)


def leaves() -> set[str]:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    table = page.split("### What a connection decides")[1].split("\n## ")[0]
    return {row.split("|")[1].strip() for row in table.splitlines() if LEAF.match(row.removeprefix("| "))}


def quoted(places: tuple[Path, ...], beside: str) -> set[str]:
    """The numbers in comments, docstrings and names of tests of these files."""
    files = [file for place in places for file in (sorted(place.glob("*.py")) or [place])]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if re.search(beside, line)]
    return {leaf for line in lines for leaf in LEAF.findall(line)}


def test_every_leaf_has_a_test() -> None:
    assert len(leaves()) > 25
    assert leaves() - quoted(TESTS, r"Lea(f|ves) |  it\(") == set()


def test_every_leaf_that_is_quoted_exists() -> None:
    assert quoted(CODE, r"#|//|/\*\*") <= leaves()
    assert quoted(TESTS, r"Lea(f|ves) |  it\(") <= leaves()
