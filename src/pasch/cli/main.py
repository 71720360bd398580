"""The command ``pasch``: its language, its commands, and how every error ends.

Commands are loaded when they are used, so that ``pasch --help`` is quick. An error of the user's is one sentence on
standard error and exit status 2 (wrong usage) or 1 (bad input); ``--debug`` shows where it came from.
"""

import errno
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pasch import __version__
from pasch.cli.context import Group, Session, language_of, warn
from pasch.cli.surroundings import cache_folder, forget_impossible_sizes, open_closed_streams
from pasch.cli.usage_errors import usage_words
from pasch.locale import LANGUAGES, preferred_language, text

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

_COMMANDS = (
    "serve",
    "site",
    "play",
    "block",
    "replay",
    "link",
    "review",
    "verify",
    "variants",
    "show",
    "sheet",
    "odds",
    "solve",
    "train",
    "bound",
    "compare",
    "advise",
    "simulate",
    "engine",
    "match",
    "bot",
    "stats",
    "check",
    "tables",
    "schema",
    "languages",
    "backup",
    "restore",
)
_OUTPUT_LOST = (errno.ENOSPC, errno.EBADF, errno.EIO, errno.EFBIG, errno.EDQUOT)
"""Errors of writing to standard output that are the system's, not ours."""


class _Main(Group):
    """The group of all commands, each imported on demand."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - likewise
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"pasch.cli.commands.{cmd_name}"), cmd_name)
        return command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem]":
        """The commands that begin like this, none of which is loaded; or options."""
        from click.shell_completion import CompletionItem

        if not incomplete.isalpha() and incomplete:
            return click.Command.shell_complete(self, ctx, incomplete)
        language = language_of(ctx)
        helps = {name: text(f"help-{name}", language).split("\n\n")[0] for name in _COMMANDS}
        return [
            CompletionItem(name, help=" ".join(words.split()))
            for name, words in helps.items()
            if name.startswith(incomplete)
        ]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        language = language_of(ctx)
        with formatter.section(text("help-commands", language)):
            formatter.write_dl([(name, text(f"help-{name}", language).split("\n\n")[0]) for name in _COMMANDS])


@click.group("pasch", cls=_Main, invoke_without_command=True)
@click.option("--lang", type=click.Choice(LANGUAGES), is_eager=True)
@click.option("--debug", is_flag=True)
@click.option("--version", is_flag=True)
@click.pass_context
def pasch(context: click.Context, lang: str | None, debug: bool, version: bool) -> None:  # noqa: ARG001 - see `run`
    """See ``help-pasch`` in the catalogue."""
    from pasch.cli.safe_console import SafeConsole

    context.obj = Session(lang or preferred_language(), SafeConsole())
    if version:
        click.echo(" ".join(("pasch", __version__, *_commit())))
    elif context.invoked_subcommand is None:
        click.echo(context.get_help())


def _commit() -> list[str]:
    # Of the checkout, or as `hatch_build.py` wrote it into a wheel; unknown where there was no repository.
    package = Path(__file__).parents[1]
    if (package.parents[1] / ".git").exists():
        import subprocess  # Only here: the command itself starts quickly.

        command = ["git", "describe", "--always", "--dirty", "--exclude=*", "--abbrev=8"]
        try:
            named = subprocess.run(command, cwd=package, capture_output=True, text=True, check=True).stdout
        except (OSError, subprocess.CalledProcessError):
            return []
    elif (package / "commit.txt").exists():
        named = (package / "commit.txt").read_text("utf-8")
    else:
        return []
    return [f"({named.strip()})"]


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs ``pasch`` and ends the process with its exit status."""
    open_closed_streams()
    forget_impossible_sizes()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show a letter, or bytes that are none, cost that letter and not the game.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    # Starting makes many objects that stay: looking through them time and again is a seventh of a short command.
    gc.set_threshold(50_000)
    # To look for plugins of its own, pydantic would read what every installed package says of itself.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    given = list(sys.argv[1:] if arguments is None else arguments)
    with cache_folder(_language(given)):
        status = run(given)
    sys.exit(status)


def run(arguments: list[str]) -> int:
    """Runs ``pasch`` with these arguments and returns the exit status."""
    from pasch.cli.options import WrongUsage
    from pasch.rules.errors import PaschError, missing_extra

    arguments = _general_first(arguments)
    debug, language = "--debug" in arguments, _language(arguments)
    try:
        outcome = pasch.main(arguments, prog_name="pasch", standalone_mode=False)
        sys.stdout.flush()
        return outcome if isinstance(outcome, int) else 0
    except click.UsageError as error:
        return _failed(usage_words(error, language), 2, debug)
    except PaschError as error:
        return _failed(error.words(language), 2 if isinstance(error, WrongUsage) else 1, debug)
    except (click.Abort, KeyboardInterrupt):
        return _failed(text("usage-interrupted", language), 130, debug)
    except BrokenPipeError:
        # The reader of our output went away, as in `pasch variants | head`: not an error of the user's.
        _drop_output()
        return 0
    except click.ClickException as error:
        return _failed(error.format_message(), 1, debug)
    except Exception as error:
        if isinstance(error, OSError) and (words := _system_words(error, language)):
            return _failed(words, 1, debug)
        if missing := missing_extra(error):
            return _failed(missing.words(language), 1, debug)
        return _failed(text("usage-our-mistake", language, error=f"{type(error).__name__}: {error}"), 70, debug)


def _drop_output() -> None:
    # What is still in the buffer would fail once more when the interpreter ends.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _system_words(error: OSError, language: str) -> str | None:
    # None for what nobody foresaw, such as a connection that fails where none is expected.
    from pasch.rules.errors import Problem, reason

    if error.filename is not None:
        return Problem("file-unusable", {"file": str(error.filename), "reason": reason(error)}).words(language)
    if error.errno in _OUTPUT_LOST:
        _drop_output()
        code = "output-closed" if error.errno == errno.EBADF else "output-lost"
        return Problem(code, {"reason": reason(error)}).words(language)
    return None


def _failed(words: str, status: int, debug: bool) -> int:
    for line in words.splitlines():
        warn(line)
    if debug:
        import traceback

        traceback.print_exc()
    return status


def _general_first(arguments: Sequence[str]) -> list[str]:
    # ``--lang`` and ``--debug`` may be anywhere; click wants them before the command.
    general: list[str] = []
    others: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            others += [argument, *rest]
        elif argument == "--lang":
            general += [argument, *islice(rest, 1)]
        elif argument == "--debug" or argument.startswith("--lang="):
            general.append(argument)
        else:
            others.append(argument)
    return general + others


def _language(arguments: Sequence[str]) -> str:
    # Of errors before there is a session: `--lang` if it is readable, otherwise the locale's language.
    for place, argument in enumerate(arguments):
        asked = argument.removeprefix("--lang=") if argument != "--lang" else "".join(arguments[place + 1 : place + 2])
        if argument.startswith("--lang") and asked in LANGUAGES:
            return asked
    return preferred_language()
