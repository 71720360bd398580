"""Pages a player can look up at the table: help, rules, all cards."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pasch.cli.reports.card_table import ShownCard
from pasch.cli.reports.final_result import FittingTables
from pasch.cli.reports.rules_text import explanation_view
from pasch.cli.table.player_input import Word
from pasch.locale import text
from pasch.play.match import Match


def page(topic: Word, match: Match, language: str) -> RenderableType:
    """One page."""
    variant = match.state.variant
    if topic == "rules":
        return explanation_view(variant, language)
    if topic == "cards":
        cards = zip(match.record.seats, match.state.cards, strict=True)
        return Group(*(FittingTables(variant, [ShownCard(name, card)], language) for name, card in cards))
    lines = [text("play-help", language)]
    if len(variant.columns) > 1:
        lines.append(text("play-help-columns", language))
    if any(column.announce and not column.before for column in variant.columns):
        lines.append(text("play-help-announce", language))
    if any(column.before for column in variant.columns):
        lines.append(text("play-help-announce-before", language))
    if len(variant.dice.codes_by_kind) > 1:
        lines.append(text("play-help-odd", language))
    if variant.turn.buy:
        lines.append(text("play-help-buy", language))
    table = Table.grid(padding=(0, 2, 0, 0))
    for line in "\n".join(lines).splitlines():
        typed, _, meaning = line.partition("  ")
        table.add_row(Text(typed, no_wrap=True), Text(meaning.strip()))
    return table
