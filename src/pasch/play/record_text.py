"""Writing a record as text: tag pairs, a blank line, then the throws for the start and one line per turn.

Comments stand in braces behind the event that they belong to. Long lines go on in the next one, further to the right.
"""

from collections.abc import Iterator

from pasch.play.files import MAX_BYTES
from pasch.play.game_record import Record, states
from pasch.rules.dicetext import format_dice
from pasch.rules.errors import NotationError, Problem
from pasch.rules.events import Announced, Bought, Event, Held, Rolled, Scored, StartRolled, Struck
from pasch.rules.state import GameState
from pasch.rules.turn import box_named, offer

MAX_LINE = 10_000
WIDTH = 110
_COMMENT_LINE = 1_000
_IN_TAGS = str.maketrans({"\\": r"\\", '"': r"\"", "\n": r"\n", "\r": r"\r"})
_IN_COMMENTS = str.maketrans({"\\": r"\\", "}": r"\}", "\n": r"\n", "\r": r"\r"})


def format_record(record: Record) -> str:
    """The record as text, which `parse_record` reads back.

    Raises:
        Refused: the events are no game by the rules.
        NotationError: it is larger than a record may be.
    """
    lines = [f'[{name} "{value.translate(_IN_TAGS)}"]' for name, value in _tags(record)]
    lines += ["", *_moves(record)]
    text = "\n".join(lines).rstrip("\n") + "\n"
    check_size(text, "")
    return text


def check_size(text: str, source: str) -> None:
    """Whether a record is small enough to be read.

    Raises:
        NotationError: it, or a line of it, is too long.
    """
    if len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise NotationError(Problem("record-too-large", {"limit": MAX_BYTES // 1024}, source))
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE:
            raise NotationError(Problem("line-too-long", {"limit": MAX_LINE}, source, number))


def format_entry(state: GameState, box: str) -> str:
    """What scoring a box is in the notation: ``= sixes 30 +50``; ``x`` stands where this throw brings nothing."""
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


def _moves(record: Record) -> Iterator[str]:
    """The lines below the tags."""
    words: list[str] = _comment(record, -1)
    for index, (state, event) in enumerate(zip(states(record), record.events, strict=False)):
        if words and _begins_line(state, event):
            yield from _wrapped(words)
            words = []
        words += [*_words(state, event), *_comment(record, index)]
    yield from _wrapped(words)


def _begins_line(state: GameState, event: Event) -> bool:
    if isinstance(event, StartRolled):
        return state.start is not None and not state.start.faces
    return isinstance(event, Rolled) and state.turn.throws == 0


def _words(state: GameState, event: Event) -> list[str]:
    seat = state.seat + 1
    match event:
        case StartRolled(face):
            return (["start"] if _begins_line(state, event) else []) + [f"{seat}:{face}"]
        case Rolled(dice):
            return ([f"{seat}:"] if _begins_line(state, event) else []) + [format_dice(dice)]
        case Announced(box):
            return [f"!{box}"]
        case Held(dice):
            return [f">{format_dice(dice)}"]
        case Bought(dice):
            return [f"$>{format_dice(dice)}"]
        case Scored(box):
            return [format_entry(state, box)]
        case Struck(box):
            return [f"= {box} x"]


def _comment(record: Record, index: int) -> list[str]:
    if index not in record.comments:
        return []
    text = record.comments[index]
    parts = (text[start : start + _COMMENT_LINE] for start in range(0, len(text), _COMMENT_LINE))
    return ["{" + "\\\n".join(part.translate(_IN_COMMENTS) for part in parts) + "}"]


def _wrapped(words: list[str]) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > WIDTH:
            yield line
            line = "  "
        line = f"{line} {word}" if line else word
    if line:
        yield line
