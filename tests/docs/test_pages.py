"""Documentation pages: code runs, documents load, games replay, links resolve."""

import re
import shlex
from importlib.resources import files
from pathlib import Path

import pytest

import pasch
from pasch.cli.main import run
from pasch.play.records.record_io import parse_record
from pasch.rules.catalogue.shipped_variants import parse_variant

ROOT = Path(__file__).parent.parent.parent
pages = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
README, HOUSE_RULES = ROOT / "README.md", ROOT / "docs" / "house-rules.md"
SIX_EQUAL = "[boxes.six]\nnames = { de = 'Sechs', en = 'Six' }\npattern = { of_a_kind = 6 }\n"


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


def test_the_readmes_python_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    for code in blocks(README, "python"):
        exec(compile(code, "README.md", "exec"), {})
        said = re.findall(r"^print\(.*\)  # (.*)$", code, re.MULTILINE)
        assert said
        assert capsys.readouterr().out.splitlines() == said


def test_the_readmes_house_rule_and_game_are_valid() -> None:
    (rule,) = blocks(README, "toml")
    assert parse_variant(rule).turn.throws == 4
    (game,) = (block for block in blocks(README, "text") if block.startswith("[Variant"))
    assert len(parse_record(game).events) == 6


@pytest.mark.slow
def test_the_readmes_commands_end_well(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Those that need no player; the house rule is the one the README shows, and a million games are a thousand."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "80")
    (tmp_path / "our-house.toml").write_text(blocks(README, "toml")[0], "utf-8")
    for name in ("our-game.pasch", "games/one.pasch"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(files("pasch.examples").joinpath("our-game.pasch").read_text("utf-8"), "utf-8")
    own = ("our-house.toml", "house.svg", "our-game.pasch", "review.pdf", "block.pdf", "ours.pdf")
    places = {name: str(tmp_path / name) for name in own} | {"~/games": str(tmp_path / "games"), "1000000": "1000"}
    lines = [shlex.split(line.partition("#")[0]) for block in blocks(README, "sh") for line in block.splitlines()]
    commands = [line[1:] for line in lines if line[:1] == ["pasch"] and line[1] != "play"]
    assert len(commands) >= 4
    for command in commands:
        assert run([places.get(word, word) for word in command]) == 0
        said = capsys.readouterr().out
        if command == ["review", "our-game.pasch"]:
            assert any(block in said for block in blocks(README, "text"))


def test_no_page_holds_two_versions_of_a_line() -> None:
    left = re.compile(r"^(<<<<<<<|=======|>>>>>>>)", re.MULTILINE)
    assert [page.name for page in pages if left.search(page.read_text("utf-8"))] == []


def test_every_example_of_the_house_rules_is_a_valid_document() -> None:
    head, *examples = blocks(HOUSE_RULES, "toml")
    assert len(examples) >= 8
    for example in examples:
        six = SIX_EQUAL if "count = 6" in example else ""
        assert parse_variant(head + six + example).id == "our-house"


def anchors(page: Path) -> set[str]:
    """The anchors that a page's headings get where Markdown is shown."""
    titles = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", pages, ids=lambda page: page.name)
def test_links_lead_to_files_and_headings(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", page.read_text("utf-8")):
        if target.startswith("https://"):
            continue
        aim = page.parent / target if target else page
        assert aim.exists(), target
        assert not anchor or anchor in anchors(aim), f"{target}#{anchor}"


SOURCES = [
    f"{name}/{path.relative_to(folder).as_posix()}"
    for name, folder in (("src/pasch", Path(pasch.__file__).parent), ("web/src", ROOT / "web/src"))
    for path in folder.rglob("*.*")
]
NAMED = re.compile(r"`((?:[\w-]+/)+[\w.-]+\.(?:py|ts|svelte))`")
ELSEWHERE = re.compile("benchmarks/|tests/|web/(?!src/)|.*[A-Z]{2}")


@pytest.mark.parametrize("page", pages, ids=lambda page: page.name)
def test_sources_that_a_page_names_exist(page: Path) -> None:
    named = {path for path in NAMED.findall(page.read_text("utf-8")) if not ELSEWHERE.match(path)}
    assert not [path for path in named if not any(f"/{source}".endswith(f"/{path}") for source in SOURCES)]
