"""Errors of usage in the user's language: click finds the error, the catalogue has the words."""

from collections.abc import Sequence
from difflib import get_close_matches

import click

from pasch.locale import text


def usage_words(error: click.UsageError, language: str) -> str:
    """Returns a sentence on the error, and one on where help is."""
    sentence = _sentence(error, language)
    path = error.ctx.command_path if error.ctx else "pasch"
    return f"{sentence} {text('usage-help', language, command=f'{path} --help')}"


def _sentence(error: click.UsageError, language: str) -> str:
    match error:
        case click.NoSuchOption():
            return _unknown("option", error.option_name, error.possibilities, language)
        case click.NoSuchCommand():
            context = error.ctx
            commands = (
                context.command.list_commands(context) if context and isinstance(context.command, click.Group) else []
            )
            return _unknown("command", error.command_name, get_close_matches(error.command_name, commands, 1), language)
        case click.MissingParameter():
            return text("usage-missing", language, name=_name(error.param, language))
        case click.BadParameter():
            kind = error.param.type if error.param else None
            allowed = ", ".join(map(str, kind.choices)) if isinstance(kind, click.Choice) else ""
            return text("usage-bad-value", language, name=_name(error.param, language), allowed=allowed)
        case click.BadOptionUsage():
            return text("usage-option-value", language, option=error.option_name)
        case _:
            # What is left is arguments too many: click puts them in brackets.
            return text("usage-unexpected", language, found=error.message.partition("(")[2].rstrip(")"))


def _unknown(kind: str, given: str, near: Sequence[str] | None, language: str) -> str:
    if near:
        return text(f"usage-unknown-{kind}-near", language, given=given, near=near[0])
    return text(f"usage-unknown-{kind}", language, given=given)


def _name(param: click.Parameter | None, language: str) -> str:
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return text(f"metavar-{param.name}", language) if param is not None else ""
