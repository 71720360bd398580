"""Pages of readable width, without trailing blanks."""

import textwrap
from collections.abc import Iterable, Iterator

from rich import box as borders
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.table import Table

WIDTH = 80


class Readable:
    """A renderable at most `WIDTH` columns wide, fit for pipes and files.

    Attributes:
        least: minimum width, even in a narrower terminal.
    """

    def __init__(self, content: RenderableType, least: int = 0) -> None:
        self.content = content
        self.least = least

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        narrow = options.update(width=max(min(options.max_width, WIDTH), self.least))
        # Unpadded lines still end with the blanks of table cells.
        for line in console.render_lines(self.content, narrow, pad=False):
            yield from _without_end_blanks(line)
            yield Segment.line()


def _without_end_blanks(line: Iterable[Segment]) -> list[Segment]:
    kept = list(line)
    while kept and not kept[-1].text.rstrip():
        kept.pop()
    if kept:
        last = kept.pop()
        kept.append(Segment(last.text.rstrip(), last.style, last.control))
    return kept


def plain_table() -> Table:
    """Returns a table without columns whose only rule is under its heading."""
    return Table(box=borders.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))


def simple_table(first: str, *others: str) -> Table:
    """Returns a plain table with numbers in all columns but the first."""
    table = plain_table()
    table.add_column(first, overflow="fold")
    for name in others:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def apart(*blocks: Iterable[RenderableType]) -> Iterator[RenderableType]:
    """Joins blocks with an empty line between them; empty blocks are left out."""
    for place, block in enumerate(filter(None, map(list, blocks))):
        if place:
            yield ""
        yield from block


def wrap_paragraph(words: str, width: int, indent: str = "") -> str:
    """Wraps a paragraph to this width."""
    return "\n".join(textwrap.wrap(words, width, initial_indent=indent, subsequent_indent=indent))
