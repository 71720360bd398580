"""The table: people and computer players in turn at one terminal, driving one `Match`.

The loop is the same for a full screen, for line-by-line output and for a script on standard input; a `Face` shows and
asks. Every answer is one step: it changes the match or not, and the loop continues from the match's state. So undoing
a decision needs only the match's own undo, which also undoes the computers' decisions since.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from pasch.cli.reports.narration import narrate, speaker
from pasch.cli.table.player_input import StrikeQuestion, Word, understand, what_to_type, word_of
from pasch.cli.table.reading_out import Asked, asked_by, read_out
from pasch.cli.table.typed_dice import dice_fallen, die_fallen
from pasch.locale import text
from pasch.play.dice.dice_seating import seats_of_turn
from pasch.play.match import Match
from pasch.players.player import Player
from pasch.rules.errors import IllegalActionError, PaschError, Problem
from pasch.rules.game.events import Held, Rolled, Scored, StartRolled, Struck
from pasch.rules.game.state import GameState
from pasch.rules.variant.box_names import box_name


class Face(Protocol):
    """A view of the table that also asks the people at it."""

    def show(self, match: Match) -> None:
        """Shows dice and block as they are now."""

    def say(self, sentences: Sequence[str]) -> None:
        """Tells what happened, or what is wrong."""

    def page(self, topic: Word, match: Match) -> None:
        """Shows help, rules or all cards at length."""

    def ask(self, question: str) -> str:
        """Returns a person's input; raises `EOFError` at the end of input."""
        ...


class TableLeft(Exception):
    """A person leaves the table; the game is kept."""


class TerminalTable:
    """One game at one terminal.

    Args:
        computers: the computer players, by seat; all other seats are people.
        seed: what computer players draw from, so that a seeded game is the same again.
    """

    def __init__(
        self, match: Match, computers: Mapping[int, Player], face: Face, language: str, seed: str | None = None
    ) -> None:
        self.match = match
        self.computers = computers
        self.face = face
        self.language = language
        self.seed = seed
        self._confirmed = len(match.record.events)
        self._last_rival = -1

    @property
    def state(self) -> GameState:
        """The current state of the game."""
        return self.match.state

    def play(self) -> None:
        """Plays until the game is over.

        Raises:
            Stopped: a person asked to stop, or the input ended.
        """
        while self.state.phase != "over" or self._entry_is_fresh():
            if self._entry_is_fresh():
                self._step(self._text("ask-go-on"), self._confirm)
            elif self.match.ahead and self.state.seat in self.computers:
                self._do(self._again)
            elif self.state.phase == "decide":
                self._decide()
            else:
                self._throw()

    def _decide(self) -> None:
        state = self.state
        computer = self.computers.get(state.seat)
        if computer is not None:
            # A decision depends on seed and position in the game only, so that undo and redo repeat it.
            place = len(self.match.record.events)
            chance = random.Random(None if self.seed is None else f"pasch-player-1/{self.seed}/{place}")
            action = computer.choose(state, chance)
            self._do(lambda: self.match.act(action))
            self._confirmed = len(self.match.record.events)
        else:
            self._step(
                self._text(f"ask-{what_to_type(state)}"), self._obey if state.turn.throws else self._name_or_throw
            )

    def _throw(self) -> None:
        state, name = self.state, self._name()
        if not self.match.throws_dice:
            count = 1 if state.start else state.variant.dice.count - len(state.turn.keeping or ())
            message = "ask-real-start" if state.start else "ask-real-throw"
            self._step(self._text(message, name=name, count=count), self._receive)
        elif state.seat in self.computers or state.turn.throws:
            self._do(self.match.throw)
        elif state.start:
            self._step(self._text("ask-start", name=name), self._throw_on_enter)
        else:
            message = "ask-throw" if self.match.undoable(self.computers) is None else "ask-throw-undo"
            self._step(self._text(message, name=name), self._throw_on_enter)

    def _step(self, question: str, use: Callable[[str], None]) -> None:
        self.face.show(self.match)
        try:
            typed = self.face.ask(question)
        except EOFError:
            raise TableLeft from None
        try:
            word, asked = word_of(typed), asked_by(typed)
            if asked is not None:
                self._read_out(asked)
            elif word is None or word == "go":
                use(typed.strip())
            else:
                self._word(word)
        except PaschError as error:
            words = (problem.words(self.language) for problem in error.problems)
            self.face.say([each[:1].upper() + each[1:] for each in words])

    def _word(self, word: Word) -> None:
        if word == "quit":
            raise TableLeft
        if word != "undo":
            self.face.page(word, self.match)
        else:
            undone = self._undo()
            self._confirmed = len(self.match.record.events)
            self.face.say([self._text("play-undone" if undone else "play-nothing-to-undo")])

    def _read_out(self, asked: Asked) -> None:
        # Of the person to play, or the first one; repeated, the letter for rivals goes through them.
        seats = range(len(self.match.record.seats))
        people = [seat for seat in seats if seat not in self.computers]
        seat = self.state.seat if self.state.seat in people or not people else people[0]
        if asked == "rival":
            rivals = [other for other in seats if other != seat]
            seat = next((other for other in rivals if other > self._last_rival), (rivals or [seat])[0])
            self._last_rival = seat
        self.face.say(read_out(self.match, asked, seat, self.language))

    def _undo(self) -> bool:
        # Undoes a person's last decision and what computers did since; they repeat it afterwards.
        if self.match.last_seat not in self.computers:
            return self.match.undo()
        seat = self.match.undoable(self.computers)
        if seat is None:
            return False
        self.match.take_back(seat)
        return True

    def _obey(self, typed: str) -> None:
        seats, _ = seats_of_turn(self.match.record.events)
        meant = understand(typed, self.state, seats, self.language)
        if isinstance(meant, StrikeQuestion):
            box = box_name(self.state.variant, meant.box, self.language)
            answer = self.face.ask(self._text("play-strike-question", box=box)).strip().casefold()
            if answer[:1] not in (self._text("play-yes"), "y"):
                return
            meant = Struck(meant.box.id)
        action = meant
        self._do(lambda: self.match.act(action))

    def _name_or_throw(self, typed: str) -> None:
        if typed:
            self._obey(typed)
        else:
            self._do(lambda: self.match.act(Held(())))
            if self.match.throws_dice:
                self._do(self.match.throw)

    def _receive(self, typed: str) -> None:
        state = self.state
        event: Rolled | StartRolled
        if state.start:
            event = StartRolled(die_fallen(typed, state.variant))
        else:
            event = Rolled(dice_fallen(typed, state.variant, state.turn.keeping or ()))
        self._do(lambda: self.match.receive(event))

    def _again(self) -> GameState:
        self.match.repeat()
        self._confirmed = len(self.match.record.events)
        return self.state

    def _throw_on_enter(self, typed: str) -> None:
        if typed:
            raise IllegalActionError(Problem("throw-first"))
        self._do(self.match.throw)

    def _confirm(self, typed: str) -> None:
        if typed:
            raise IllegalActionError(Problem("enter-goes-on"))
        self._confirmed = len(self.match.record.events)

    def _do(self, act: Callable[[], GameState]) -> None:
        before, name = self.state, self._name()
        after = act()
        said = narrate(before, self.match.record.events[-1], after, name, self.language)
        if before.start and not after.start:
            said.append(self._text("play-begins", **speaker(self._name())))
        self.face.say(said)

    def _entry_is_fresh(self) -> bool:
        # A person's entry can still be undone, and the next step would make it final without a question.
        events = self.match.record.events
        if not events or not isinstance(events[-1], Scored | Struck) or self.match.last_seat in self.computers:
            return False
        unasked = self.state.phase == "over" or self.state.seat in self.computers
        return unasked and self._confirmed < len(events)

    def _name(self) -> str:
        return self.match.record.seats[self.state.seat]

    def _text(self, message: str, **facts: str | int) -> str:
        return text(message, self.language, **facts)
