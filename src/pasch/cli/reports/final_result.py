"""The end of a game on paper: everybody's card, and the ranking."""

from rich.console import Console

from pasch.cli.reports.card_table import ShownCard, cards_table
from pasch.locale import text
from pasch.rules.explain.bonus_sentences import format_signed
from pasch.rules.game.engine import ranking
from pasch.rules.game.state import GameState


def print_cards(console: Console, state: GameState, seats: tuple[str, ...], language: str) -> None:
    """All cards, as many side by side as the width allows."""
    shown = [ShownCard(name, card) for name, card in zip(seats, state.cards, strict=True)]
    while shown:
        fitting = len(shown)
        while fitting > 1 and _width(state, shown[:fitting], language) > console.width:
            fitting -= 1
        wide = _width(state, shown[:fitting], language) <= console.width
        console.print(cards_table(state.variant, shown[:fitting], language, wide=wide))
        console.print()
        shown = shown[fitting:]


def print_ranking(console: Console, state: GameState, seats: tuple[str, ...], language: str) -> None:
    """Prints the ranking, shared places together."""
    for standing in ranking(state):
        name = seats[standing.seat]
        line = text("play-rank", language, place=standing.place, name=name, total=format_signed(standing.total))
        console.print(line)


def _width(state: GameState, shown: list[ShownCard], language: str) -> int:
    return Console(width=500).measure(cards_table(state.variant, shown, language)).maximum
