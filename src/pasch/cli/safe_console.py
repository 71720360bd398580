"""The console of all commands, on which no typed text moves the cursor or sets a title."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from pasch.locale import plain


class SafeConsole(Console):
    """Prints words as they stand, without markup, and unshown letters of names and files as `locale.plain` does."""

    def __init__(self) -> None:
        super().__init__(markup=False, emoji=False, highlight=False)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """As a console does; the terminal's own sequences are in styles and control segments."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(plain(segment.text), segment.style)

    def on_broken_pipe(self) -> None:
        """Leaves it to `cli.main`, which knows how a command ends whose reader went away."""
        raise BrokenPipeError
