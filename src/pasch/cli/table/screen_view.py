"""The table as a full screen that is drawn anew at every question."""

from collections import deque
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from pasch.cli.table.lookup_pages import page
from pasch.cli.table.player_input import Word
from pasch.cli.table.table_picture import table_picture
from pasch.locale import text
from pasch.play.match import Match

_MEMORY = 12
_TYPED = 12
"""Characters that an answer may have without the question scrolling the table away."""


class Screen:
    """A `Face` on a terminal that can be cleared."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language
        self._said: deque[str] = deque(maxlen=_MEMORY)
        self._match: Match | None = None

    def say(self, sentences: Sequence[str]) -> None:
        """Keeps the sentences for the next drawing."""
        self._said.extend(sentences)

    def show(self, match: Match) -> None:
        """Keeps the match for the next drawing."""
        self._match = match

    def page(self, topic: Word, match: Match) -> None:
        """Shows something at length and waits for Enter."""
        self.console.clear()
        self.console.print(page(topic, match, self.language))
        self._ask(text("ask-page", self.language))

    def ask(self, question: str) -> str:
        """Draws the table, and asks in the last line."""
        if self._match is not None:
            width, height = self.console.size
            asking = -(-(cell_len(question) + _TYPED) // width)
            self.console.clear()
            self.console.print(table_picture(self._match, self.language, width, height - asking, list(self._said)))
        return self._ask(question)

    def _ask(self, question: str) -> str:
        return self.console.input(Text(f"{question}: ", style="bold"))
