"""The table as a full screen that is drawn anew at every step: block on the left, dice and talk on the right."""

from collections import deque
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
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

_TALK = 6
_SIDE = 3 * WIDTH


class Screen:
    """A `Face` on a terminal that can be cleared."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language
        self._said: deque[str] = deque(maxlen=_TALK)

    def say(self, sentences: Sequence[str]) -> None:
        """Keeps the sentences for the next drawing."""
        self._said.extend(sentences)

    def show(self, match: Match) -> None:
        """Draws the table."""
        self.console.clear()
        self.console.print(table_picture(match, self.language, self.console.width, list(self._said)))

    def page(self, topic: Word, match: Match) -> None:
        """Shows something at length and waits for Enter."""
        self.console.clear()
        self.console.print(page(topic, match, self.language))
        self.ask("Enter")

    def ask(self, question: str) -> str:
        """Asks in the last line."""
        return self.console.input(Text(f"{question}: ", style="bold"))


def table_picture(match: Match, language: str, width: int, said: Sequence[str]) -> RenderableType:
    """The whole table: block, dice, and what was said last."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(width=_SIDE)
    grid.add_row(_block(match, language, width), _side(match, language, said))
    return grid


def _block(match: Match, language: str, width: int) -> RenderableType:
    """As many cards as fit, the one on turn always among them."""
    state, seats = match.state, match.record.seats
    own = pencil(state)
    everyone = [
        Shown(_short(name), state.cards[seat], own if seat == state.seat else {}) for seat, name in enumerate(seats)
    ]
    room = width - _SIDE - 3
    for chosen in (everyone, [everyone[state.seat]]):
        for wide in (True, False):
            table = cards_table(state.variant, chosen, language, numbers=True, wide=wide)
            if _width(table) <= room:
                return table
    return table


def _side(match: Match, language: str, said: Sequence[str]) -> RenderableType:
    state = match.state
    parts: list[RenderableType] = [Text(match.record.seats[state.seat], style="bold underline")]
    seats, held = seats_of_turn(match.record.events)
    parts += [Text(line) for line in status(state, language)]
    if seats:
        parts.append(draw(seats, held, 3))
    parts += [Text(line, style="dim") for line in missing_bonuses(state, language)]
    others = [
        text("play-others", language, name=_short(name), total=points)
        for seat, (name, points) in enumerate(zip(match.record.seats, totals(state), strict=True))
        if seat != state.seat
    ]
    if others:
        parts.append(Text(" · ".join(others), style="dim"))
    parts.append(Padding(Text("\n".join(said)), (1, 0, 0, 0)))
    return Group(*parts)


def _width(table: Table) -> int:
    return Console(width=500).measure(table).maximum


def _short(name: str) -> str:
    return name if len(name) <= 10 else name[:9] + "…"


