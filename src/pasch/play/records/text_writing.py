"""Writing a record as text: tag pairs, a blank line, then the throws for the start and one line per turn.

Comments follow their event in braces. Long lines are wrapped and indented.
"""

from collections.abc import Iterator, Sequence
from itertools import chain

from pasch.play.records.atomic_files import MAX_BYTES
from pasch.play.records.game_record import Record, states
from pasch.rules.arguments import checked
from pasch.rules.dice.dice_notation import format_dice, format_faces
from pasch.rules.errors import NotationError, Problem
from pasch.rules.game.events import Announced, Bought, Event, Held, Rolled, Scored, StartRolled, Struck
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import begun, box_named, offer

MAX_LINE = 10_000
WIDTH = 110
_COMMENT_LINE = 1_000
_IN_TAGS = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n", "\r": r"\r"})
_IN_COMMENTS = str.maketrans({"\\": r"\\", "}": r"\}", "\n": r"\n", "\r": r"\r"})


@checked
def format_record(record: Record) -> str:
    """Formats a record as text, which `parse_record` reads back.

    Raises:
        IllegalActionError: the events are no game by the rules.
        NotationError: it is larger than a record may be.
    """
    return RecordText(record).write(record.events, list(states(record)))


class RecordText:
    """The text of a growing game; each event costs the same, however long the game is.

    Args:
        record: the game; its tags and comments never change.
    """

    def __init__(self, record: Record) -> None:
        self._head = "".join(f'[{name} "{value.translate(_IN_TAGS)}"]\n' for name, value in _tags(record))
        self._comments = {index: _comment(text) for index, text in record.comments.items()}
        self._events: tuple[Event, ...] = ()
        # [line][event] → its words. The first line holds the comment before all events.
        self._lines = [[self._comments.get(-1, [])]]
        self._wrapped: list[str] = []  # all lines but the last

    def write(self, events: tuple[Event, ...], states: Sequence[GameState]) -> str:
        """Returns the text of the game with these events.

        Args:
            states: the state before each event.

        Raises:
            NotationError: it is larger than a record may be.
        """
        # Events are never changed and every tuple extends an older one, so an event that is the same object has the
        # same events before it.
        known = min(len(self._events), len(events))
        while known and self._events[known - 1] is not events[known - 1]:
            known -= 1
        for _ in self._events[known:]:
            self._lines[-1].pop()
            if not self._lines[-1]:
                self._lines.pop()
                self._wrapped.pop()
        for index in range(known, len(events)):
            state, event = states[index], events[index]
            if _begins_line(state, event):
                self._wrapped.append(_wrapped(self._lines[-1]))
                self._lines.append([])
            self._lines[-1].append([*_words(state, event), *self._comments.get(index, [])])
        self._events = events
        lines = filter(None, [*self._wrapped, _wrapped(self._lines[-1])])
        text = "\n".join([self._head, *lines]).rstrip("\n") + "\n"
        check_size(text, "")
        return text


def check_size(text: str, source: str) -> None:
    """Checks that a record is small enough to be read.

    Raises:
        NotationError: it, or a line of it, is too long.
    """
    if len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise NotationError(Problem("record-too-large", {"limit": MAX_BYTES // 1024}, source))
    lines = text.split("\n")
    if max(map(len, lines)) > MAX_LINE:
        number = next(number for number, line in enumerate(lines, 1) if len(line) > MAX_LINE)
        raise NotationError(Problem("line-too-long", {"limit": MAX_LINE}, source, number))


def format_entry(state: GameState, box: str) -> str:
    """Formats an entry in the notation: ``= sixes 30 +50``; ``x`` where the throw scores nothing."""
    index = box_named(state.variant, box)
    found = offer(state, index)
    if found is None or not found.scores:
        return f"= {box} x"
    return f"= {box} {found.points}" + (f" +{found.bonus}" if found.bonus else "")


def _tags(record: Record) -> Iterator[tuple[str, str]]:
    yield "Variant", record.variant.id
    yield "Rules", record.variant.rules_hash
    for number, name in enumerate(record.seats, 1):
        yield f"Seat{number}", name
    yield "Direction", record.direction
    if record.first is not None:
        yield "First", str(record.first + 1)
    yield from record.tags.items()


def _begins_line(state: GameState, event: Event) -> bool:
    if isinstance(event, StartRolled):
        return state.start is not None and not state.start.faces
    return not begun(state)


def _words(state: GameState, event: Event) -> list[str]:
    seat = state.seat + 1
    match event:
        case StartRolled(face):
            return (["start"] if _begins_line(state, event) else []) + [f"{seat}:{format_faces([face])}"]
        case Rolled(dice):
            return ([f"{seat}:"] if _begins_line(state, event) else []) + [format_dice(dice)]
        case Announced(box):
            return ([f"{seat}:"] if _begins_line(state, event) else []) + [f"!{box}"]
        case Held(dice):
            return ([f"{seat}:"] if _begins_line(state, event) else []) + [f">{format_dice(dice)}"]
        case Bought(dice):
            return [f"$>{format_dice(dice)}"]
        case Scored(box):
            return [format_entry(state, box)]
        case Struck(box):
            return [f"= {box} x"]


def _comment(text: str) -> list[str]:
    parts = (text[start : start + _COMMENT_LINE] for start in range(0, len(text), _COMMENT_LINE))
    return ["{" + "\\\n".join(part.translate(_IN_COMMENTS) for part in parts) + "}"]


def _wrapped(line: list[list[str]]) -> str:
    written: list[str] = []
    for word in chain.from_iterable(line):
        if written and len(written[-1]) + 1 + len(word) <= WIDTH:
            written[-1] += f" {word}"
        else:
            written.append(f"   {word}" if written else word)
    return "\n".join(written)
