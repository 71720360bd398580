"""The session that all commands share (language and console), and help pages in its language.

Commands have no help texts of their own; `Command` and `Group` look them up when a page is shown: ``help-<command>``
for the command, ``help-<command>-<option>`` for each option, ``metavar-<name>`` for the name of a value.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from pasch.locale import FALLBACK, LANGUAGES, messages, preferred_language, text

if TYPE_CHECKING:
    from rich.console import Console


@dataclass
class Session:
    """One run of the program.

    Attributes:
        language: one of `pasch.locale.LANGUAGES`.
        console: where people read; machine output goes through `click.echo` instead.
    """

    language: str
    console: "Console"


def session() -> Session:
    """The session of the running command."""
    found = click.get_current_context().find_root().obj
    if not isinstance(found, Session):
        raise TypeError("the root command has set no session")
    return found


def say(message: str, **facts: str | int) -> None:
    """Prints a message of the catalogue on standard output."""
    click.echo(text(message, session().language, **facts))


def warn(sentence: str) -> None:
    """Prints a sentence on standard error, after the program's name."""
    with suppress(OSError):  # The exit status still says it.
        click.echo(f"pasch: {sentence}", err=True)


def language_of(context: click.Context) -> str:
    """The language of a help page: the session's; before there is one, that of ``--lang`` or the user's locale."""
    root = context.find_root()
    if isinstance(root.obj, Session):
        return root.obj.language
    asked = root.params.get("lang")
    return asked if asked in LANGUAGES else preferred_language()


class Command(click.Command):
    """A command whose help page comes from the message catalogue."""

    def get_help_option_names(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The same for every command, whichever is called first."""
        return ["--help", "-h"]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        language = language_of(ctx)
        formatter.write_usage(ctx.command_path, " ".join(self.usage_pieces(ctx)), text("help-usage", language) + " ")

    def usage_pieces(self, ctx: click.Context) -> list[str]:
        """Returns the part of the usage line after the command's name."""
        arguments = [param for param in self.get_params(ctx) if isinstance(param, click.Argument)]
        return [text("help-options-metavar", language_of(ctx)), *(_argument_usage(param, ctx) for param in arguments)]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(text(f"help-{self.name}", language_of(ctx)))

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes nothing: the help text explains the arguments."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        every = (param for param in self.get_params(ctx) if isinstance(param, click.Option))
        options = [option for option in every if not option.hidden and option.name != "lang"]
        with formatter.section(text("help-options", language_of(ctx))):
            rows = [(_option_spec(option, ctx), _option_help(option, ctx)) for option in options]
            language = language_of(ctx)
            # The codes of the languages in the first column would push all others to the right.
            about = text("help-option-lang", language, languages=", ".join(LANGUAGES))
            rows.append((f"--lang {text('metavar-language', language)}", about))
            formatter.write_dl(rows)

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002 - click's signature
        """The first paragraph of the help text; the list of commands wraps it."""
        words = text(f"help-{self.name}", language_of(click.get_current_context()))
        return " ".join(words.split("\n\n")[0].split())


class Group(Command, click.Group):
    """A group of commands whose help page comes from the message catalogue."""

    command_class = Command

    def usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*super().usage_pieces(ctx), text("help-command-metavar", language_of(ctx))]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        commands = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        rows = [(name, found.get_short_help_str()) for name, found in commands if found and not found.hidden]
        if rows:
            with formatter.section(text("help-commands", language_of(ctx))):
                formatter.write_dl(rows)


def _argument_usage(argument: click.Argument, ctx: click.Context) -> str:
    metavar = _metavar(argument, ctx)
    shown = metavar if argument.required else f"[{metavar}]"
    return shown if argument.nargs == 1 else f"{shown} …"


def _option_spec(option: click.Option, ctx: click.Context) -> str:
    # As it is typed: ``-o, --out FILE``.
    names = ", ".join(sorted(option.opts, key=len))
    if option.secondary_opts:
        names += " / " + ", ".join(option.secondary_opts)
    return names if option.is_flag or option.count else f"{names} {_metavar(option, ctx)}"


def _option_help(option: click.Option, ctx: click.Context) -> str:
    language, name = language_of(ctx), max(option.opts, key=len).lstrip("-")
    words = _first_message((f"help-{ctx.command.name}-{name}", f"help-option-{name}"), language)
    extra = option.get_help_extra(ctx)
    notes = [text("help-default", language, default=extra["default"])] if extra.get("default") else []
    notes += [extra["range"]] if extra.get("range") else []
    notes += [text("help-required", language)] if option.required else []
    return f"{words}  [{'; '.join(notes)}]" if notes else words


def _metavar(param: click.Parameter, ctx: click.Context) -> str:
    if isinstance(param.type, click.Choice):
        return param.type.get_metavar(param, ctx) or ""
    return _first_message((f"metavar-{param.name}", f"metavar-{param.type.name.split()[0]}"), language_of(ctx))


def _first_message(candidates: Sequence[str], language: str) -> str:
    return text(next(filter(messages(FALLBACK).__contains__, candidates), candidates[0]), language)
