"""Settings of `pasch serve` from the command line, the environment and a file, in this order."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import pytest

from pasch.cli import database_options
from pasch.cli.commands.serve import serve
from pasch.cli.main import run
from pasch.server.settings import PROXIES, Settings
from pasch.server.web import running_server

OPERATING = Path(__file__).parents[2] / "docs" / "operating.md"


@dataclass
class Begun:
    """What a server would have been started with."""

    settings: Settings
    workers: int
    host: str
    port: int


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Runs the command up to the server's start; returns its settings, or the status and the sentence."""
    monkeypatch.setattr(database_options, "user_data_path", lambda *_, **__: tmp_path)
    begun: list[Begun] = []
    chosen: list[tuple[str, int]] = []
    listen = running_server.listen

    def listening(host: str, port: int, *more: Any) -> object:
        chosen.append((host, port))
        return listen("127.0.0.1", 0, *more)

    monkeypatch.setattr(running_server, "listen", listening)
    monkeypatch.setattr(
        running_server,
        "run",
        lambda settings, _socket, workers, _ready: begun.append(Begun(settings, workers, *chosen[-1])),
    )

    def start(*options: str, **environment: str) -> Begun | None:
        with monkeypatch.context() as patched:
            for name, value in environment.items():
                patched.setenv(name, value)
            status = run(["--lang", "en", "serve", *options])
        return begun.pop() if status == 0 else None

    return start


def test_nearer_settings_count_first(begin: Any, tmp_path: Path) -> None:
    file = tmp_path / "pasch.toml"
    file.write_text(
        'port = 1001\nhost = "127.0.0.2"\nconnections = 7\nname = ["a.example", "b.example"]\nno-ahead = true\n'
    )
    told = begin("--settings", str(file), "--port", "1003", PASCH_PORT="1002", PASCH_HOST="127.0.0.3")
    assert (told.port, told.host, told.settings.connections) == (1003, "127.0.0.3", 7)
    assert told.settings.names == ("a.example", "b.example")
    assert not told.settings.ahead
    assert begin(PASCH_SETTINGS=str(file)).port == 1001


def test_lists_in_the_environment_are_separated_by_spaces(begin: Any) -> None:
    told = begin(PASCH_NAME="a.example b.example", PASCH_PROXY="10.0.0.2 10.1.0.0/16", PASCH_ROOT_PATH="/games/pasch/")
    assert told.settings.names == ("a.example", "b.example")
    assert told.settings.proxies == ("10.0.0.2/32", "10.1.0.0/16")
    assert told.settings.base == "/games/pasch"
    assert begin().settings.proxies == PROXIES


def test_a_database_nearer_to_the_command_is_taken(begin: Any, tmp_path: Path) -> None:
    here, there = tmp_path / "here", "sqlite:////there/pasch.sqlite"
    assert begin("--data", str(here), PASCH_DATABASE=there).settings.database == f"sqlite:///{here}/pasch.sqlite"
    assert begin("--database", f"sqlite:///{here}/other", PASCH_DATA="/there").settings.database.endswith("other")
    file = tmp_path / "pasch.toml"
    file.write_text(f'database = "{there}"')
    told = begin("--settings", str(file), PASCH_DATA=str(here))
    assert told.settings.database == f"sqlite:///{here}/pasch.sqlite"
    assert begin(PASCH_DATA=str(here), PASCH_DATABASE=there) is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 1", 'there is no key "prot"; did you mean "port"?'),
        ("zzz = 1", 'there is no key "zzz"; the keys here are host, port, name'),
        ('port = "x"', 'a port is a number from 0 to 65535, not "x".'),
        ("port = true", '"port" must be one text or whole number.'),
        ("name = 'a.example'", '"name" must be a list of texts'),
        ("no-ahead = 1", '"no-ahead" must be true or false.'),
        ("root-path = 'pasch'", '"pasch" is not a possible path; write it like /pasch.'),
        ("root-path = '/t/pasch'", '"/t/pasch" is not a possible path'),
        ("root-path = '/a/../b'", '"/a/../b" is not a possible path'),
        ("proxy = ['proxy.example']", '"proxy.example" is no address or network of a proxy'),
        ("port 1", "pasch.toml: line 1: this is not TOML"),
    ],
)
def test_mistakes_in_the_file_are_told_and_nothing_starts(
    begin: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, words: str
) -> None:
    file = tmp_path / "pasch.toml"
    file.write_text(text)
    assert begin("--settings", str(file)) is None
    said = capsys.readouterr().err
    assert words in said
    assert said.count("\n") == 1


def test_the_table_of_settings_names_every_option_and_its_variable() -> None:
    rows = re.findall(r"^\| `--([a-z-]+)` \| `(PASCH_[A-Z_]+)` \|", OPERATING.read_text("utf-8"), re.MULTILINE)
    context = click.Context(serve, auto_envvar_prefix="PASCH")
    options = [each for each in serve.params if isinstance(each, click.Option)]
    for option in options:
        name = max(option.opts, key=len).removeprefix("--")
        variable = option.envvar or f"{context.auto_envvar_prefix}_{(option.name or '').upper()}"
        assert variable == f"PASCH_{name.upper().replace('-', '_')}", "a variable is named like its option"
        assert (name, variable) in rows
    assert len(rows) == len(options)
