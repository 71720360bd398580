"""The table line by line: for a screen reader, a pipe, or a script."""

from collections.abc import Sequence

from rich.console import Console

from pasch.cli.table.lookup_pages import page
from pasch.cli.table.player_input import Word
from pasch.cli.table.status_line import bonuses_ahead, possible, status
from pasch.locale import text
from pasch.play.dice.dice_seating import seats_of_turn
from pasch.play.match import Match
from pasch.rules.dice.multisets import canonical
from pasch.rules.variant.dice_glyphs import said_dice


class PlainFace:
    """A `Face` that only ever adds lines; each is a whole sentence or list."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language

    def say(self, sentences: Sequence[str]) -> None:
        """Prints the sentences, one per line."""
        for sentence in sentences:
            self._line(sentence)

    def show(self, match: Match) -> None:
        """Prints the state of the turn and what is possible; nothing if there is nothing to decide."""
        state = match.state
        if state.phase != "decide":
            return
        seats, held = seats_of_turn(match.record.events)
        lines = [f"{match.record.seats[state.seat]}: {said_dice(state.variant, seats, self.language)}"]
        kept = [code for code, still in zip(seats, held, strict=True) if still]
        if kept:
            still = said_dice(state.variant, canonical(kept), self.language)
            lines.append(text("play-dice-held", self.language, dice=still))
        lines += [*status(state, self.language), *possible(state, self.language)]
        lines += bonuses_ahead(state, self.language)
        self.say(lines)

    def page(self, topic: Word, match: Match) -> None:
        """Prints help, rules or all cards."""
        self.console.print(page(topic, match, self.language))

    def ask(self, question: str) -> str:
        """Asks on a separate line."""
        self._line(f"{question}:")
        return input()

    def _line(self, words: str) -> None:
        self.console.print(words, soft_wrap=True)
