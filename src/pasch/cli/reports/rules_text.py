"""The rules of a variant, laid out for a terminal."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pasch.cli.page_width import Readable
from pasch.rules.explain import Explanation, Section, explain
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
    if section.items:
        items = Table.grid(padding=(0, 1))
        for item in section.items:
            items.add_row(Text("–"), Text(item))
        parts.append(items)
    if section.rows:
        boxes = Table.grid(padding=(0, 2))
        for row in section.rows:
            boxes.add_row(Text(row.name), Text(row.condition), Text(row.points))
        parts.append(boxes)
    for place, part in enumerate(parts):
        if place:
            yield Text()
        yield part
