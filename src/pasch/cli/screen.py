"""The table as a full screen that is drawn anew at every step: block on the left, dice and talk on the right."""

import textwrap
from collections import deque
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from pasch.cli.cards import Shown, cards_table
from pasch.cli.dice_art import WIDTH, draw
from pasch.cli.pages import page
from pasch.cli.talk import Word
from pasch.cli.view import missing_bonuses, pencil, status
from pasch.locale import text
from pasch.play.match import Match
from pasch.play.seating import seats_of_turn
from pasch.rules.engine import totals

_MEMORY = 12
_GAP = 2
_PROMPT = 1


class Screen:
    """A `Face` on a terminal that can be cleared."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language
        self._said: deque[str] = deque(maxlen=_MEMORY)

    def say(self, sentences: Sequence[str]) -> None:
        """Keeps the sentences for the next drawing."""
        self._said.extend(sentences)

    def show(self, match: Match) -> None:
        """Draws the table."""
        width, height = self.console.size
        self.console.clear()
        self.console.print(table_picture(match, self.language, width, height - _PROMPT, list(self._said)))

    def page(self, topic: Word, match: Match) -> None:
        """Shows something at length and waits for Enter."""
        self.console.clear()
        self.console.print(page(topic, match, self.language))
        self.ask("Enter")

    def ask(self, question: str) -> str:
        """Asks in the last line."""
        return self.console.input(Text(f"{question}: ", style="bold"))


def table_picture(match: Match, language: str, width: int, height: int, said: Sequence[str]) -> RenderableType:
    """The whole table in so many characters and lines: block, dice, and what was said last."""
    dice = match.state.variant.dice.count
    block, block_width = _block(match, language, width - 3 * WIDTH - _GAP, height)
    per_row = dice if width - block_width - _GAP >= dice * WIDTH else 3
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(width=min(per_row * WIDTH, width - block_width - _GAP))
    grid.add_row(block, _side(match, language, per_row, height, said))
    return grid


def _block(match: Match, language: str, width: int, height: int) -> tuple[Table, int]:
    """As many cards as fit, the one on turn always among them; and how wide they are."""
    state, seats = match.state, match.record.seats
    own = pencil(state)
    everyone = [
        Shown(short(name), state.cards[seat], own if seat == state.seat else {}) for seat, name in enumerate(seats)
    ]
    for chosen, wide in ((everyone, True), (everyone, False), ([everyone[state.seat]], True)):
        if _measure(cards_table(state.variant, chosen, language, numbers=True, wide=wide)) <= width:
            break
    else:
        chosen, wide = [everyone[state.seat]], False
    table = cards_table(state.variant, chosen, language, numbers=True, wide=wide)
    lines = len(Console(width=500).render_lines(table))
    table = cards_table(state.variant, chosen, language, numbers=True, wide=wide, airy=lines <= height)
    return table, _measure(table)


def _side(match: Match, language: str, per_row: int, height: int, said: Sequence[str]) -> RenderableType:
    state = match.state
    name = match.record.seats[state.seat]
    above = [Text(name, style="bold underline"), *map(Text, status(state, language))]
    seats, held = seats_of_turn(match.record.events)
    if seats:
        above.append(draw(seats, held, per_row))
    above += [Text(line, style="dim") for line in missing_bonuses(state, language)]
    others = [
        text("play-others", language, name=short(other), total=points)
        for seat, (other, points) in enumerate(zip(match.record.seats, totals(state), strict=True))
        if seat != state.seat
    ]
    if others:
        above.append(Text(" · ".join(others), style="dim"))
    width = per_row * WIDTH
    used = sum(len(Console(width=width).render_lines(part)) for part in above) + 1
    return Group(*above, Text(), *map(Text, _latest(said, width, height - used)))


def _latest(said: Sequence[str], width: int, room: int) -> list[str]:
    """The last sentences, each whole, that fit into so many lines; the very last one shows always, cut if need be."""
    lines: list[str] = []
    for sentence in reversed(said):
        wrapped = textwrap.wrap(sentence, width)
        if len(lines) + len(wrapped) > room:
            lines = lines or wrapped[: max(room, 1)]
            break
        lines = wrapped + lines
    return lines


def _measure(table: Table) -> int:
    return Console(width=500).measure(table).maximum


def short(name: str) -> str:
    """A name that fits above a column."""
    return name if len(name) <= 10 else name[:9] + "…"
