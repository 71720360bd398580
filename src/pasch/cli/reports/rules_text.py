"""The rules of a variant, laid out for a terminal."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pasch.cli.page_width import Readable
from pasch.rules.explain import BoxRow, Explanation, Section, explain
from pasch.rules.variant.variant import Variant

_INDENT = (0, 0, 0, 2)


def explanation_view(variant: Variant, language: str) -> RenderableType:
    """Returns the rules as a page."""
    return Readable(Group(*_page(explain(variant, language))))


def _page(explanation: Explanation) -> Iterator[RenderableType]:
    yield Text(explanation.title, style="bold")
    yield Text(explanation.summary)
    for section in explanation.sections:
        yield Text()
        yield Text(section.heading, style="bold")
        yield Padding(Group(*_section(section)), _INDENT)


def _section(section: Section) -> Iterator[RenderableType]:
    parts: list[RenderableType] = [Text(paragraph) for paragraph in section.paragraphs]
    parts += [_list(section.items)] if section.items else []
    parts += [_boxes(section.rows)] if section.rows else []
    for place, part in enumerate(parts):
        if place:
            yield Text()
        yield part


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
