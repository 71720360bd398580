"""The program as a process: exit statuses, one-sentence errors, resuming after a kill, a real terminal."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pexpect
import pytest

from by_day import by_day
from pasch.cli import main
from pasch.play.records.record_io import read_record

PASCH = [sys.executable, "-m", "pasch"]


def pasch(home: Path, *arguments: str, typed: str = "", lang: str = "") -> subprocess.CompletedProcess[str]:
    environment = {"HOME": str(home), "PATH": os.environ["PATH"], "PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    environment |= {"LANG": lang} if lang else {}
    return subprocess.run(
        [*PASCH, *arguments], input=typed, capture_output=True, text=True, env=environment, timeout=120, check=False
    )


SHOWN = ("kniffel", "kniffel-4-columns", "knoeffel", "yatzy-deluxe")
MISTAKES: Sequence[tuple[Sequence[str], int, str]] = (
    (["frobnicate"], 2, "no command"),
    (["paly"], 2, '"play"'),
    (["play", "--sede", "3"], 2, '"--seed"'),
    (["play", "a", "b"], 2, "one argument too many"),
    (["block", "kniffel"], 2, "is missing"),
    (["--lang", "xx", "variants"], 2, "de, en"),
    (["play", "knifel"], 1, '"kniffel"'),
    (["play", "--seats", "you,heuristc"], 2, "heuristic"),
    (["play", "--seats", "you:A,you:A"], 2, '"A"'),
    (["play", "--seats", ",".join(["random"] * 9)], 2, "9"),
    (["play", "--resume"], 1, "no unfinished game"),
    (["play", "yatzy", "--resume"], 2, '"yatzy" belongs to a new game'),
    (["play", "--seed", "a", "--resume"], 2, '"--seed" belongs to a new game'),
    (
        ["play", "--seats", "you:Ben,random", "--first", "Anna"],
        2,
        '"Anna" does not sit at the table; Ben or Random',
    ),
    (["play", "--direction", "left"], 2, "counter-clockwise"),
    (["odds", "kniffel", "--throws", "0"], 2, "1 to 12"),
    (["odds", "kniffel", "--dice", "1x"], 2, '"1x"'),
    (["simulate", "kniffel", "--player", "heuristik"], 2, '"heuristic"'),
    (["serve", "--workers", "none"], 2, '"none"'),
    (["serve", "--data", "here", "--database", "there"], 2, "do not go together"),
    (["serve", "--data", "postgresql://pasch@host/games"], 2, "names a folder"),
    (["show", "kniffel", "--toml", "--sheet"], 2, "do not go together"),
    (["replay", "nothing.pasch"], 1, "no such file"),
    (["block", "kniffel", "nothing.txt"], 1, "no such file"),
    (["show", "no\x1bsuch"], 1, "no variant"),
    (["check", "no/such.toml"], 1, "no such file"),
)


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [pytest.param(*row, marks=[pytest.mark.slow] if number % 8 else []) for number, row in enumerate(MISTAKES)],
)
def test_an_error_is_one_sentence_and_a_status(tmp_path: Path, arguments: list[str], status: int, words: str) -> None:
    done = pasch(tmp_path, *arguments)
    assert done.returncode == status
    assert words in done.stderr
    assert done.stderr.startswith("pasch: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert not done.stdout


def test_the_version_names_the_commit_it_was_built_from(tmp_path: Path) -> None:
    package = Path(main.__file__).parents[1]
    known = (package / "commit.txt").exists() or (package.parents[1] / ".git").exists()
    commit = r" \([0-9a-f]{8,}(-dirty)?\)" if known else ""
    assert re.fullmatch(rf"pasch \d+\.\d+\.\d+{commit}\n", pasch(tmp_path, "--version").stdout)


def test_debug_shows_where_an_error_came_from(tmp_path: Path) -> None:
    assert "Traceback" in pasch(tmp_path, "--debug", "replay", "nothing.pasch").stderr


@pytest.mark.parametrize(("lang", "word"), [("de_DE.UTF-8", "Befehle"), ("en_GB.UTF-8", "Commands"), ("", "Commands")])
def test_the_language_follows_the_locale(tmp_path: Path, lang: str, word: str) -> None:
    assert word in pasch(tmp_path, "--help", lang=lang).stdout


def test_lang_decides_before_the_locale(tmp_path: Path) -> None:
    assert "Befehle" in pasch(tmp_path, "--lang", "de", "--help", lang="en_GB.UTF-8").stdout
    assert "Vier Gleiche" in pasch(tmp_path, "show", "yatzy", "--lang", "de").stdout
    assert "gibt es nicht" in pasch(tmp_path, "--lang=de", "frobnicate").stderr


def test_computers_alone_play_to_the_end_and_print_their_sheets(tmp_path: Path) -> None:
    done = pasch(tmp_path, "play", "yatzy", "--seats", "heuristic,random", "--seed", "1")
    assert done.returncode == 0
    assert "1. " in done.stdout
    assert "Two pairs" in done.stdout


def test_a_script_that_ends_early_stops_cleanly_and_can_be_gone_on_with(tmp_path: Path) -> None:
    done = pasch(tmp_path, "play", "--seats", "you", "--seed", "1", typed="\n-\n")
    assert done.returncode == 0
    assert "pasch play --resume" in done.stdout
    again = pasch(tmp_path, "play", "--resume", typed="x ones\n")
    assert again.returncode == 0
    assert "cross out Ones" in again.stdout


def test_a_game_killed_anywhere_goes_on_with_the_very_same_dice(tmp_path: Path) -> None:
    game = ["play", "kniffel", "--seats", "heuristic,random", "--seed", "same"]
    whole = tmp_path / "whole.pasch"
    assert pasch(tmp_path, *game, "--save", str(whole)).returncode == 0
    chance = random.Random(1)
    for number in range(2):
        path = tmp_path / f"killed{number}.pasch"
        first = subprocess.Popen([*PASCH, *game, "--save", str(path)], stdout=subprocess.DEVNULL)
        while not path.exists():
            time.sleep(0.005)
        time.sleep(chance.uniform(0, 0.5))
        first.send_signal(signal.SIGKILL)
        first.wait()
        done = pasch(tmp_path, "play", "--resume", "--save", str(path))
        assert done.returncode == 0 or "is over" in done.stderr
        assert read_record(path.read_bytes()).events == read_record(whole.read_bytes()).events


def test_undecodable_input_and_ascii_terminals_are_supported(tmp_path: Path) -> None:
    environment = {"HOME": str(tmp_path), "PATH": os.environ["PATH"], "PYTHONIOENCODING": "latin-1"}
    command = [*PASCH, "--lang", "de", "play", "--seats", "you", "--seed", "1"]
    done = subprocess.run(command, input=b"\n\xff\xfe\xe4\n-\n", capture_output=True, env=environment, check=False)
    assert done.returncode == 0
    assert b"W\xfcrfel" in done.stdout


def test_a_new_game_never_writes_over_an_old_one(tmp_path: Path) -> None:
    path = tmp_path / "mine.pasch"
    path.write_text("precious")
    done = pasch(tmp_path, "play", "--save", str(path))
    assert done.returncode == 1
    assert path.read_text() == "precious"


def test_a_house_rule_is_played_kept_and_replayed(tmp_path: Path) -> None:
    rules = tmp_path / "our house.toml"
    rules.write_text(
        'like = "kniffel"\nid = "our-house"\nnames = { de = "Unser Haus", en = "Our house" }\n[turn]\nthrows = 2\n'
    )
    path = tmp_path / "game.pasch"
    assert pasch(tmp_path, "play", str(rules), "--seats", "random", "--save", str(path)).returncode == 0
    shown = pasch(tmp_path, "replay", str(path))
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Our house" in shown.stdout
    rules.write_text(rules.read_text().replace("throws = 2", "throws = 4"))
    changed = pasch(tmp_path, "replay", str(path))
    assert changed.returncode == 1
    assert "our-house" in changed.stderr


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_golden_game_is_told_with_its_sheets_and_ranking(tmp_path: Path, language: str) -> None:
    golden = Path(__file__).parent.parent / "golden" / "kniffel.pasch"
    done = pasch(tmp_path, "replay", str(golden), "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-2:] == ["1. Ben: 328", "2. Anna: 186"]


def test_replay_shows_the_tags_and_comments_of_a_record(tmp_path: Path) -> None:
    text = '[Variant "kniffel"]\n[Seat1 "Anna"]\n[Date "2025-11-21"]\n[Site "Ulm \x1b[2J"]\n\n'
    (tmp_path / "one.pasch").write_text(f"{text}{{Rain.}}\n1: 13446 = fours 8 {{Bad luck}}\n", encoding="utf-8")
    shown = pasch(tmp_path, "replay", str(tmp_path / "one.pasch")).stdout.splitlines()
    assert shown[1:4] == ["Date: 2025-11-21", "Site: Ulm �[2J", "{Rain.}"]
    assert shown.count("{Bad luck}") == 1


def test_replay_as_json_has_its_documented_shape(tmp_path: Path) -> None:
    path = tmp_path / "game.pasch"
    pasch(tmp_path, "play", "knoeffel", "--seats", "heuristic", "--seed", "1", "--save", str(path))
    shown = json.loads(pasch(tmp_path, "replay", str(path), "--json").stdout)
    assert (shown["format"], shown["version"], shown["finished"]) == ("pasch-replay", 1, True)
    assert shown["ranking"][0]["total"] == shown["sheets"][0]["total"]
    assert len(shown["sheets"][0]["boxes"]) == 26
    piped = pasch(tmp_path, "replay", "-", "--json", typed=path.read_text("utf-8"))
    assert json.loads(piped.stdout) == shown


def test_block_prints_sums_and_ends_with_1_when_something_is_wrong(tmp_path: Path) -> None:
    good = Path(__file__).parent.parent / "play" / "blocks" / "wikipedia.txt"
    done = pasch(tmp_path, "block", "kniffel-basic", str(good))
    assert done.returncode == 0
    assert "290" in done.stdout
    assert "184" in done.stdout
    wrong = pasch(tmp_path, "block", "kniffel-basic", "-", typed="Dreier 13\n")
    assert wrong.returncode == 1
    assert "13" in wrong.stderr
    assert json.loads(pasch(tmp_path, "block", "kniffel", str(good), "--json").stdout)["games"][0]["total"] == 290


@pytest.mark.parametrize("variant", by_day(SHOWN, ["kniffel-4-columns"]))
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_screen_fits_a_small_terminal(tmp_path: Path, variant: str, language: str) -> None:
    child = pexpect.spawn(
        PASCH[0],
        [*PASCH[1:], "--lang", language, "play", variant, "--seats", "you", "--seed", "2"],
        env={**os.environ, "HOME": str(tmp_path), "TERM": "xterm", "COLUMNS": "80", "LINES": "24", "NO_COLOR": "1"},
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=60,
    )
    child.expect("Enter ")
    child.sendline("")
    child.expect([r"\? hilft\)", r"\? helps\)"])
    screen = child.before.split("\x1b[2J")[-1] if child.before else ""
    lines = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen).splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    assert "●" in screen
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
