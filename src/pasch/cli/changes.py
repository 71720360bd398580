"""What differs between two variants, as a list for people."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pasch.locale import text
from pasch.rules.difference import Change, toml_value

_SIGNS = {"added": "+", "removed": "−", "changed": "~", "order": "~"}


def changes_view(changes: list[Change], language: str) -> RenderableType:
    """Each change with its key on one line, and below it what stood there and what stands there now."""
    table = Table.grid(padding=(0, 1))
    for change in changes:
        table.add_row(Text(_SIGNS[change.kind]), Group(*_lines(change, language)))
    return table


def _lines(change: Change, language: str) -> list[Text]:
    place = text("diff-order", language, place=change.place) if change.kind == "order" else change.place
    if change.kind == "added":
        return [Text(f"{place} = {toml_value(change.new)}")]
    if change.kind == "removed":
        return [Text(f"{place} = {toml_value(change.old)}")]
    return [Text(f"{place} = {toml_value(change.old)} → {toml_value(change.new)}")]
