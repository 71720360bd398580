"""The report of ``pasch block``: a filled-in score pad."""

from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from pasch.cli.report import Report
from pasch.cli.reports.card_table import ShownCard, card_to_json
from pasch.cli.reports.final_result import FittingTables
from pasch.locale import plain
from pasch.play.blocks.score_block import ScoreBlock
from pasch.rules.errors import list_allowed
from pasch.rules.explain.bonus_sentences import signed_fact
from pasch.rules.game.card import is_full, total
from pasch.rules.variant.variant import Variant

_COLUMNS = 6
"""Columns of cards side by side."""


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
            console.print(FittingTables(variant, shown, self.language))
        for game in games:
            message = "block-game" if is_full(game.card) else "block-game-open"
            console.print(self.words(message, name=game.name, total=signed_fact(total(variant, game.card))))
        if self.block.aside:
            words = list_allowed(f"“{plain(words)}”" for _, words in self.block.aside)
            console.print(Text(self.words("block-aside", words=words)))
        if not self.block.problems:
            console.print(self.words("block-right"))
