"""Results of commands: a page for people and a JSON document for programs."""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import ClassVar

import click
from rich.console import Console, RenderableType

from pasch.cli.context import session
from pasch.cli.page_width import Readable
from pasch.locale import escaped, text

_VERSION = 1


class Report(ABC):
    """The result of a command.

    A report defines `parts`; one whose lines may be wider than `WIDTH` overrides `print_page` instead.

    Attributes:
        form: name of the JSON document in docs/json.md.
    """

    form: ClassVar[str]

    @property
    def language(self) -> str:
        """Language of the page and of sentences in the document."""
        return session().language

    def words(self, message: str, **facts: str | int) -> str:
        """Returns a message of the catalogue in the session's language."""
        return text(message, self.language, **facts)

    def parts(self) -> Iterable[RenderableType]:
        """Returns the parts of the page from top to bottom; an empty string is an empty line."""
        return ()

    def print_page(self, console: Console) -> None:
        """Prints the page for people."""
        for part in self.parts():
            console.print(Readable(part))

    @abstractmethod
    def to_json(self) -> Mapping[str, object]:
        """Returns the JSON document without its format and version."""

    def print(self, as_json: bool) -> None:
        """Prints the document or the page on standard output."""
        if as_json:
            print_json(self.form, self.to_json())
        else:
            self.print_page(session().console)


def print_json(form: str, content: Mapping[str, object]) -> None:
    """Prints a JSON document with its format and version."""
    document = json.dumps({"format": form, "version": _VERSION, **content}, ensure_ascii=False, indent=2)
    click.echo(escaped(document))
