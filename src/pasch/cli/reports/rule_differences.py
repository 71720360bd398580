"""Lists the differences between two variants."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from pasch.cli.page_width import WIDTH, Readable
from pasch.rules.variant.difference import Change


def changes_view(changes: list[Change], language: str) -> RenderableType:
    """Returns each change on a line, with its sign (added, removed, changed); overlong ones on several."""
    return Readable(Group(*(line for change in changes for line in _lines(change, language))))


def _lines(change: Change, language: str) -> Iterator[RenderableType]:
    place, shown = change.in_words(language)
    line = f"{place} = {shown}"
    if len(line) <= WIDTH:
        yield Text(line)
    else:
        yield Text(f"{place} =")
        yield Padding(Text(shown), (0, 0, 0, 6))
