"""Reading records as text: moves are played through the engine, and errors are reported with their line."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

from pasch.locale import Value
from pasch.play.records.entry_notation import WrittenEntry, read_entry
from pasch.play.records.game_record import Record
from pasch.play.records.tag_pairs import find_seat, read_head
from pasch.play.records.text_writing import check_size, format_entry
from pasch.play.records.tokens import DICE, Kind, Token, read_tags, tokens
from pasch.rules.arguments import checked
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.dice.dice_notation import excerpt, format_dice, parse_dice
from pasch.rules.dice.multisets import Dice, canonical, contains
from pasch.rules.errors import IllegalActionError, NotationError, PaschError, Problem, at_place
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.events import Announced, Bought, Event, Held, Rolled, Scored, StartRolled, Struck
from pasch.rules.game.state import GameState, new_game
from pasch.rules.game.turn import Entry, offer
from pasch.rules.text.position_notation import FindVariant
from pasch.rules.variant.box_names import box_fact, find_box
from pasch.rules.variant.variant import Box

# A box that is named before the first throw is written in front of the dice.
_BEFORE_DICE = re.compile(rf"\s*(?P<box>.*[^\s])\s+(?P<dice>{DICE})\s*")


@checked
def parse_record(text: str, source: str = "", find_variant: FindVariant = load_variant) -> Record:
    """Reads the game of a record.

    Args:
        text: the record.
        source: its file, for messages.
        find_variant: finds a variant by id.

    Raises:
        NotationError: the text is no record, or the rules do not allow its events; the first problem, with its line.
    """
    return parse_game(text, source, find_variant)[0]


def parse_game(text: str, source: str = "", find_variant: FindVariant = load_variant) -> tuple[Record, GameState]:
    """Reads a record like `parse_record`; also returns the state that its events lead to."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    check_size(text, source)
    tags, position = read_tags(text, source)
    record = read_head(tags, source, find_variant)
    moves = _Moves(record, source)
    for token in tokens(text, position, record.seats, source):
        moves.take(token)
    return replace(record, events=tuple(moves.events), comments=moves.comments), moves.state


class _Moves:
    # The moves read so far, and the state that they lead to.
    def __init__(self, record: Record, source: str) -> None:
        self.events: list[Event] = []
        self._comments: dict[int, list[str]] = {}
        self._record = record
        self._source = source
        self._variant = record.variant
        self.state = new_game(record.variant, len(record.seats), record.direction, record.first)
        self._starting = False
        self._seat: int | None = None
        self._take: Mapping[Kind, Callable[[str], None]] = {
            "start": self._start,
            "seat": self._begin,
            "dice": self._dice,
            "hold": self._hold,
            "buy": self._buy,
            "announce": self._announce,
            "entry": self._entry,
            "comment": self._comment,
        }

    def take(self, token: Token) -> None:
        """Takes the next word.

        Raises:
            NotationError: it is not allowed here.
        """
        try:
            self._take[token.kind](token.text)
        except PaschError as error:
            raise at_place(error, token.line, self._source) from None

    @property
    def comments(self) -> dict[int, str]:
        """Returns the comments by event; several on one event are joined."""
        return {index: " ".join(texts) for index, texts in self._comments.items()}

    def _start(self, _: str) -> None:
        if self.state.phase != "start":
            raise _problem("no-throw-for-start")
        self._starting = True

    def _begin(self, text: str) -> None:
        seat = find_seat(self._record.seats, text, self.state.seat)
        state = self.state
        if self._seat is not None:
            raise _problem("turn-not-finished", seat=self._label(self._seat))
        if state.phase == "over":
            raise _problem("game-over")
        if state.phase == "start" and not self._starting:
            raise _problem("start-missing")
        if seat != state.seat:
            code = "wrong-seat-start" if state.phase == "start" else "wrong-seat"
            raise _problem(code, found=self._label(seat), right=self._label(state.seat))
        self._seat = seat

    def _dice(self, text: str) -> None:
        dice = parse_dice(text)
        if self._seat is None:
            raise _problem("seat-missing", found=excerpt(text), right=self._label(self.state.seat))
        if self.state.phase == "start":
            # Anything but one die makes a face that no die has, which the engine refuses.
            self._apply(StartRolled(dice[0] if len(dice) == 1 else int(text.replace(",", "").replace("+", ""))))
            self._seat = None
            return
        # Text leaves out the decision to throw without naming a box.
        if self.state.phase == "decide" and not self.state.turn.throws:
            self._apply(Held(()))
        if self.state.phase == "decide":
            raise self._missing_hold(dice)
        hold, known = self.state.turn.keeping or (), self._variant.tables.index_by_roll
        if hold and dice not in known and (whole := canonical(hold + dice)) in known:
            raise _problem("only-new-dice", found=format_dice(dice), right=format_dice(whole))
        self._apply(Rolled(dice))

    def _hold(self, text: str) -> None:
        dice = self._held(text)
        try:
            self._apply(Held(dice))
        except IllegalActionError:
            if Bought(dice) in legal_actions(self.state):
                raise _problem("throw-must-be-bought", hold=format_dice(dice)) from None
            raise

    def _buy(self, text: str) -> None:
        self._apply(Bought(self._held(text)))

    def _announce(self, text: str) -> None:
        self._in_turn(f"!{text}")
        thrown = None if self.state.turn.throws else _BEFORE_DICE.fullmatch(text)
        self._apply(Announced(find_box(self._variant, thrown["box"] if thrown else text).id))
        if thrown:
            self._dice(thrown["dice"])

    def _entry(self, text: str) -> None:
        self._in_turn(f"= {text}")
        box, found = read_entry(self._variant, text)
        offered = offer(self.state, box.index)
        if found.is_strike(box, offered):
            self._apply(Struck(box.id))
        else:
            self._score(box, found, offered)
        self._seat = None

    def _comment(self, text: str) -> None:
        self._comments.setdefault(len(self.events) - 1, []).append(text)

    def _score(self, box: Box, written: WrittenEntry, offered: Entry | None) -> None:
        if offered is not None and offered.strikes and not offered.scores:
            roll = format_dice(self.state.turn.roll)
            raise _problem("strike-with-x", box=box_fact(self._variant, box), roll=roll, right=f"= {written.name} x")
        state = self.state
        self._apply(Scored(box.id))
        if offered and not written.fits(offered):
            right = format_entry(state, box.id).replace(box.id, written.name, 1)
            raise _problem("wrong-points", found=written.text, right=right)

    def _held(self, text: str) -> Dice:
        self._in_turn(f">{text}")
        if not text:
            raise _problem("hold-without-dice")
        return parse_dice(text)

    def _in_turn(self, text: str) -> None:
        if self._seat is None or self.state.phase == "start":
            raise _problem("seat-missing", found=excerpt(text), right=self._label(self.state.seat))

    def _missing_hold(self, dice: Dice) -> NotationError:
        actions = legal_actions(self.state)
        holds = [action for action in actions if isinstance(action, Held | Bought) and contains(dice, action.dice)]
        if holds and dice in self._variant.tables.index_by_roll:
            # The suggestion keeps as many dice as the next roll allows.
            most = max(holds, key=lambda action: len(action.dice))
            sign = ">" if isinstance(most, Held) else "$>"
            return _problem("missing-hold", found=format_dice(dice), hold=f"{sign}{format_dice(most.dice)}")
        if not any(isinstance(action, Held | Bought) for action in actions):
            self._apply(Held(()))
        return _problem("hold-needed", found=format_dice(dice))

    def _label(self, seat: int) -> str:
        name = excerpt(self._record.seats[seat])
        return f"{seat + 1} ({name})" if name else str(seat + 1)

    def _apply(self, event: Event) -> None:
        self.state = apply(self.state, event)
        self.events.append(event)


def _problem(code: str, **facts: Value) -> NotationError:
    return NotationError(Problem(code, facts))
