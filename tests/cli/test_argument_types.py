"""What every command takes: ``-h`` for help, ``-`` for standard input and output."""

import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

from by_day import thinned
from pasch.cli.argument_types import InputFile, VariantName
from pasch.cli.main import pasch, run

PASCH = [sys.executable, "-m", "pasch"]
RULES = 'like = "kniffel"\nid = "our-house"\nnames = { de = "Unser Haus", en = "Our house" }\n[turn]\nthrows = 2\n'
SETTINGS = 'workers = "none"\n'
COMMANDS = pasch.list_commands(click.Context(pasch))


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_h_is_the_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [command] if command else []
    assert run([*arguments, "-h"]) == 0
    short = capsys.readouterr().out
    assert run([*arguments, "--help"]) == 0
    assert capsys.readouterr().out == short
    assert "-h, --help" in short


def piped(*arguments: str, typed: bytes) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*PASCH, *arguments], input=typed, capture_output=True, check=False)


@pytest.mark.parametrize(
    "arguments",
    thinned(
        [
            ["check", "-"],
            ["show", "-"],
            ["sheet", "-"],
            ["odds", "-"],
            ["tables", "-"],
            ["show", "kniffel", "--diff", "-"],
        ],
        3,
    ),
)
def test_a_variant_is_read_from_standard_input(arguments: list[str]) -> None:
    done = piped(*arguments, typed=RULES.encode())
    assert done.returncode == 0, done.stderr
    assert b"our-house" in done.stdout or b"Our house" in done.stdout


def test_settings_and_games_are_read_from_standard_input() -> None:
    assert b"none" in piped("--lang", "en", "serve", "--settings", "-", typed=SETTINGS.encode()).stderr
    game = Path(__file__).parents[1] / "golden" / "kniffel.pasch"
    assert b"Kniffel" in piped("stats", "-", typed=game.read_bytes()).stdout


def test_every_variant_and_every_file_that_is_read_may_be_standard_input() -> None:
    # These write a game that names the file of its variant, or hand the bytes on to `read_data`, which takes "-".
    others = {"play", "match", "replay", "link", "block", "review", "verify", "sheet", "site", "backup", "variants"}
    for name in set(COMMANDS) - others:
        command = pasch.get_command(click.Context(pasch), name)
        assert command is not None
        for param in command.params:
            if param.name in ("variant", "first", "second", "file", "files", "own", "settings", "positions"):
                assert isinstance(param.type, VariantName | InputFile), (name, param.name)


def test_a_backup_goes_to_standard_output_or_into_a_pipe(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    made = "import asyncio; from pasch.server.store import Store; s = asyncio.run(Store.open('sqlite:///data/pasch.sqlite'))"
    subprocess.run([sys.executable, "-c", made], cwd=tmp_path, check=True)
    backup = [*PASCH, "backup", "--data", "data"]
    done = subprocess.run([*backup, "-"], cwd=tmp_path, capture_output=True, check=True)
    assert done.stdout.startswith(b"\x1f\x8b")
    os.mkfifo(tmp_path / "pipe")
    with subprocess.Popen(["cat", "pipe"], cwd=tmp_path, stdout=subprocess.PIPE) as reader:
        subprocess.run([*backup, "pipe"], cwd=tmp_path, check=True)
        assert reader.communicate()[0].startswith(b"\x1f\x8b")
    assert {each.name for each in tmp_path.iterdir()} == {"data", "pipe"}
    restored = subprocess.run(
        [*PASCH, "restore", "-", "--data", "new"], cwd=tmp_path, input=done.stdout, capture_output=True, check=False
    )
    assert restored.returncode == 0, restored.stderr
