"""The end of a game on paper: everybody's card, and the ranking."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType

from pasch.cli.reports.card_table import ShownCard, cards_table
from pasch.locale import text
from pasch.rules.explain.bonus_sentences import format_signed
from pasch.rules.game.engine import ranking
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Column, Variant


def print_cards(console: Console, state: GameState, seats: tuple[str, ...], language: str) -> None:
    """All cards, as many side by side as the width allows."""
    shown = [ShownCard(name, card) for name, card in zip(seats, state.cards, strict=True)]
    while shown:
        fitting = len(shown)
        while fitting > 1 and _width(state.variant, shown[:fitting], language) > console.width:
            fitting -= 1
        console.print(FittingTables(state.variant, shown[:fitting], language))
        shown = shown[fitting:]


@dataclass(frozen=True)
class FittingTables:
    """Cards side by side; columns that do not fit go below, with numbers in place of their names."""

    variant: Variant
    cards: Sequence[ShownCard]
    language: str

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        rest: Sequence[Column] = self.variant.columns
        wide = _width(self.variant, self.cards, self.language) <= options.max_width
        while rest:
            fitting = len(rest)
            while (
                fitting > 1
                and _width(self.variant, self.cards, self.language, rest[:fitting], wide=wide) > options.max_width
            ):
                fitting -= 1
            yield cards_table(self.variant, self.cards, self.language, columns=rest[:fitting], wide=wide)
            yield ""
            rest = rest[fitting:]


def print_ranking(console: Console, state: GameState, seats: tuple[str, ...], language: str) -> None:
    """Prints the ranking, shared places together."""
    for standing in ranking(state):
        name = seats[standing.seat]
        line = text("play-rank", language, place=standing.place, name=name, total=format_signed(standing.total))
        console.print(line)


def _width(
    variant: Variant,
    shown: Sequence[ShownCard],
    language: str,
    columns: Sequence[Column] | None = None,
    *,
    wide: bool = True,
) -> int:
    return Console(width=2000).measure(cards_table(variant, shown, language, columns=columns, wide=wide)).maximum
