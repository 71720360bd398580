"""``pasch block``: a filled-in score block, checked box by box and summed."""

from dataclasses import dataclass
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from pasch.cli.argument_types import VARIANT
from pasch.cli.context import Command
from pasch.cli.report import Report
from pasch.cli.table.card_table import ShownCard, card_to_json, cards_table
from pasch.cli.table.saved_games import read_data
from pasch.locale import plain
from pasch.play.blocks.score_block import ScoreBlock, read_block
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import NotationError, list_allowed
from pasch.rules.explain.bonus_sentences import signed_fact
from pasch.rules.game.card import is_full, total
from pasch.rules.variant.variant import Variant

_COLUMNS = 6
"""Columns of cards side by side."""


@click.command("block", cls=Command)
@click.argument("variant", type=VARIANT)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
def block(variant: str, file: Path, as_json: bool) -> None:
    """See ``help-block`` in the catalogue."""
    rules = load_variant(variant)
    read = read_block(rules, read_data(file), "" if str(file) == "-" else str(file))
    BlockReport(rules, read).print(as_json)
    if read.problems:
        raise NotationError(*read.problems)


@dataclass(frozen=True)
class BlockReport(Report):
    """The games of a score block and their sums."""

    form = "pasch-block"
    variant: Variant
    block: ScoreBlock

    def to_json(self) -> dict[str, object]:
        variant = self.variant
        return {
            "variant": variant.id,
            "rules_hash": variant.rules_hash,
            "games": [
                {"name": game.name, "complete": is_full(game.card), **card_to_json(variant, game.card)}
                for game in self.block.games
            ],
            "aside": [{"line": line, "words": words} for line, words in self.block.aside],
            "problems": [problem.as_json(self.language) for problem in self.block.problems],
        }

    def print_page(self, console: Console) -> None:
        variant, games = self.variant, self.block.games
        per_row = max(1, _COLUMNS // len(variant.columns))
        for first in range(0, len(games), per_row):
            shown = [ShownCard(game.name, game.card) for game in games[first : first + per_row]]
            console.print(cards_table(variant, shown, self.language))
            console.print()
        for game in games:
            message = "block-game" if is_full(game.card) else "block-game-open"
            console.print(self.words(message, name=game.name, total=signed_fact(total(variant, game.card))))
        if self.block.aside:
            words = list_allowed(f"“{plain(words)}”" for _, words in self.block.aside)
            console.print(Text(self.words("block-aside", words=words)))
        if not self.block.problems:
            console.print(self.words("block-right"))
