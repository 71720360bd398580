"""The rules of a variant, laid out for a terminal of any width; on a wide one the lines stay short enough to read."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pasch.rules.explain import BoxRow, Explanation, Section, explain
from pasch.rules.variant import Variant

READABLE_WIDTH = 80
_INDENT = (0, 0, 0, 2)


class Readable:
    """Something shown no wider than text is pleasant to read."""

    def __init__(self, content: RenderableType) -> None:
        self.content = content

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, READABLE_WIDTH)
        yield from console.render(self.content, options.update(width=width))


def explanation_view(variant: Variant, language: str) -> RenderableType:
    """The rules as a page."""
    return Readable(Group(*_page(explain(variant, language))))


def _page(explanation: Explanation) -> Iterator[RenderableType]:
    yield Text(explanation.title, style="bold")
    yield Text(explanation.summary)
    for section in explanation.sections:
        yield Text()
        yield Text(section.heading, style="bold")
        yield Padding(Group(*_section(section)), _INDENT)


def _section(section: Section) -> Iterator[RenderableType]:
    for told in section.paragraphs:
        yield Text(told)
    if section.items:
        yield _list(section.items)
    if section.rows:
        yield _boxes(section.rows)


def _list(items: tuple[str, ...]) -> Table:
    table = Table.grid(padding=(0, 1))
    for item in items:
        table.add_row(Text("–"), Text(item))
    return table


def _boxes(rows: tuple[BoxRow, ...]) -> Table:
    table = Table.grid(padding=(0, 2))
    for row in rows:
        table.add_row(Text(row.name), Text(row.condition), Text(row.points))
    return table
