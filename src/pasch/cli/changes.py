"""What differs between two variants, as a list for people."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from pasch.cli.readable import WIDTH, Readable
from pasch.locale import text
from pasch.rules.difference import Change, toml_value

_SIGNS = {"added": "+", "removed": "−", "changed": "~", "order": "~"}


def changes_view(changes: list[Change], language: str) -> RenderableType:
    """Each change on a line, with its sign: added, taken out, changed; where that is too long, on several."""
    return Readable(Group(*(line for change in changes for line in _lines(change, language))))


def _lines(change: Change, language: str) -> Iterator[RenderableType]:
    place = text("diff-order", language, place=change.place) if change.kind == "order" else change.place
    shown = " → ".join(toml_value(value) for value in (change.old, change.new) if value is not None)
    line = f"{_SIGNS[change.kind]} {place} = {shown}"
    if len(line) <= WIDTH:
        yield Text(line)
    else:
        yield Text(f"{_SIGNS[change.kind]} {place} =")
        yield Padding(Text(shown), (0, 0, 0, 6))
