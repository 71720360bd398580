"""Every command on bad days: no home, no cache, a full disk, a pipe that closed, a terminal without a width or name."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import click
import pytest

from by_day import NIGHT
from pasch.cli.main import pasch
from pasch.cli.surroundings import forget_impossible_sizes
from pasch.solver.kernels.toolchain.code_cache import get_cache_folder

PASCH = [sys.executable, "-m", "pasch"]
TESTS = Path(__file__).parents[1]
GAME, BLOCK = str(TESTS / "golden" / "kniffel.pasch"), str(TESTS / "play" / "blocks" / "wikipedia.txt")
RULES = str(TESTS.parent / "docs" / "jamb-iklub.toml")
POSITION = "kniffel-strict .,.,.,.,.,.,.,.,.,.,.,.,. 1> 1:13355"

# What each command does here, and its exit status where it can print all. Those that would go on for long, or need a
# server, are given what they refuse.
COMMANDS: Mapping[str, tuple[Sequence[str], int]] = {
    "serve": (["--workers", "none"], 2),
    "site": ([str(TESTS)], 1),
    "play": (["yatzy", "--seats", "random", "--seed", "1", "--save", "FOLDER/game.pasch"], 0),
    "block": (["kniffel-basic", BLOCK], 0),
    "replay": ([GAME], 0),
    "link": ([GAME], 0),
    "review": ([GAME, "--variant", "kniffel", "--game", "x"], 2),
    "verify": ([GAME], 1),
    "variants": ([], 0),
    "show": (["kniffel"], 0),
    "sheet": (["kniffel"], 0),
    "odds": (["kniffel"], 0),
    "solve": (["kniffel-strict", "--no-cache"], 0),
    "train": (["kniffel"], 1),
    "bound": (["kniffel"], 1),
    "compare": (["kniffel-strict", "kniffel-strict"], 0),
    "advise": ([POSITION], 0),
    "simulate": (["yatzy", "--player", "random", "--games", "10"], 0),
    "engine": ([], 0),
    "match": (["pasch:random", "pasch:random", "--games", "0"], 2),
    "bot": (["nowhere", "true"], 2),
    "stats": ([GAME], 0),
    "check": ([RULES], 0),
    "tables": (["yatzy"], 0),
    "schema": ([], 0),
    "languages": ([], 0),
    "backup": (["FOLDER/copy", "--data", "FOLDER/none"], 1),
    "restore": (["FOLDER/copy", "--data", "FOLDER/none"], 1),
}
CONDITIONS = ("home", "cache", "full", "head", "closed", "columns", "nameless", "ascii")


def cells() -> Iterator[Any]:
    for number, (command, condition) in enumerate(product(pasch.list_commands(click.Context(pasch)), CONDITIONS)):
        # Along a diagonal, so that the day sees every condition, each with another command.
        by_day = number % (3 * len(CONDITIONS) + 1) == 0
        yield pytest.param(command, condition, marks=[] if by_day or NIGHT else [pytest.mark.slow])


def environment(home: str, **more: str) -> dict[str, str]:
    kept = {name: os.environ.get(name, "") for name in ("PATH", "PYTHONPATH")}
    return {
        "HOME": home,
        "LANG": "en_GB.UTF-8",
        "TERM": "xterm",
        "PASCH_KERNELS": str(get_cache_folder().parent),
        **kept,
        **more,
    }


def under(condition: str, folder: Path, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    (folder / "home").mkdir()
    around = environment(str(folder / "home"))
    shell = '"$@"'
    match condition:
        case "home":
            around["HOME"] = "/proc"
        case "cache":
            (folder / "home" / ".cache").touch()
        case "full":
            shell = '"$@" > /dev/full'
        case "head":
            shell = 'set -o pipefail; "$@" | head -1'
        case "closed":
            shell = '"$@" >&-'
        case "columns":
            around["COLUMNS"] = "0"
        case "nameless":
            del around["TERM"]
        case "ascii":
            around |= {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    return subprocess.run(
        ["bash", "-c", shell, "bash", *PASCH, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=around,
        cwd=folder,
        timeout=60,
        check=False,
    )


def test_every_command_is_tried() -> None:
    assert set(COMMANDS) == set(pasch.list_commands(click.Context(pasch)))
    print(f"{len(COMMANDS)} commands under {len(CONDITIONS)} conditions: {len(COMMANDS) * len(CONDITIONS)} cells")


@pytest.mark.parametrize(("command", "condition"), list(cells()))
def test_a_command_does_what_it_can_and_says_what_it_cannot(tmp_path: Path, command: str, condition: str) -> None:
    arguments, status = COMMANDS[command]
    done = under(condition, tmp_path, [command, *(each.replace("FOLDER", str(tmp_path)) for each in arguments)])
    assert "Traceback" not in done.stderr
    assert "mistake in Pasch" not in done.stderr
    if condition in ("full", "closed") and status == 0 and command != "engine":
        assert done.returncode == 1
        assert "pasch: standard output" in done.stderr
        return
    assert done.returncode == status, done.stderr
    if status:
        assert done.stderr.startswith("pasch: ")
    elif condition != "closed" and command != "engine":
        assert done.stdout.strip()
        assert "Errno" not in done.stderr


@pytest.mark.parametrize("condition", ["home", "cache"])
def test_a_variant_is_solved_without_a_place_for_the_solution(tmp_path: Path, condition: str) -> None:
    if condition == "cache":
        (tmp_path / ".cache").touch()
    home = "/proc" if condition == "home" else str(tmp_path)
    done = subprocess.run(
        [*PASCH, "solve", "kniffel-strict"], capture_output=True, text=True, env=environment(home), check=False
    )
    assert done.returncode == 0
    assert done.stderr.endswith("compiled code and solutions were not kept.\n")


@pytest.mark.parametrize("columns", ["0", "000", "", "-5", "²", "9" * 5000])
def test_an_impossible_width_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("LINES", "40")
    forget_impossible_sizes()
    assert ("COLUMNS" in os.environ, os.environ["LINES"]) == (False, "40")


def test_what_is_opened_next_does_not_become_standard_output(tmp_path: Path) -> None:
    game = tmp_path / "game.pasch"
    play = [*PASCH, "play", "yatzy", "--seats", "random", "--seed", "1", "--save", str(game)]
    subprocess.run(["bash", "-c", '"$@" <&- >&- 2>&-', "bash", *play], env=environment(str(tmp_path)), check=False)
    assert not game.exists() or game.read_text().startswith("[")
