"""What a shell offers after TAB: commands, options, variants, players, languages and files."""

import os
import subprocess
import sys

import pytest
from click.shell_completion import ShellComplete

from pasch.cli.main import pasch

PASCH = [sys.executable, "-m", "pasch"]


def asked(instruction: str, words: str = "") -> str:
    around = {"COMP_WORDS": words, "COMP_CWORD": str(words.count(" ")), "_PASCH_COMPLETE": instruction}
    done = subprocess.run(PASCH, env={**os.environ, **around}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def offered(words: str) -> list[str]:
    _, *arguments, incomplete = words.split(" ")
    found = ShellComplete(pasch, {}, "pasch", "_PASCH_COMPLETE").get_completions(arguments, incomplete)
    return [f"{each.type},{each.value}" for each in found]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("pasch sho", ["plain,show"]),
        ("pasch nothing", []),
        ("pasch --l", ["plain,--lang"]),
        ("pasch --lang f", ["plain,fr"]),
        ("pasch show kniffel-s", ["plain,kniffel-school", "plain,kniffel-sharp", "plain,kniffel-strict"]),
        ("pasch show ./ru", ["file,./ru"]),
        ("pasch compare kniffel yatzy-", ["plain,yatzy-deluxe"]),
        ("pasch play --seats you,heur", ["plain,you,heuristic"]),
        ("pasch simulate kniffel --player rand", ["plain,random"]),
        ("pasch replay ga", ["file,ga"]),
        ("pasch solve kniffel --plot x", ["file,x"]),
        ("pasch languages h", ["plain,hr"]),
        ("pasch odds kniffel --thr", ["plain,--throws"]),
    ],
)
def test_what_begins_like_this_is_offered(words: str, expected: list[str]) -> None:
    assert offered(words) == expected


def test_the_program_says_so_to_a_shell() -> None:
    assert asked("bash_complete", "pasch sho") == "plain,show\n"


def test_commands_are_offered_with_what_they_do_without_loading_them() -> None:
    assert "rules" in asked("zsh_complete", "pasch show")
    code = (
        "import sys, click; from pasch.cli.main import pasch; pasch.shell_complete(click.Context(pasch), ''); "
        "print([each for each in sys.modules if each.startswith('pasch.cli.commands.')])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_has_its_script(shell: str) -> None:
    assert f"_PASCH_COMPLETE={shell}_complete" in asked(f"{shell}_source")
