"""The words of a record: its tag pairs, then seats, dice, holds, entries and comments, each with its line."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from pasch.play.records.game_record import RESERVED_TAG, check_tag_name
from pasch.rules.dice.dice_notation import FACES, excerpt
from pasch.rules.errors import NotationError, Problem, locate_errors

Kind = Literal["start", "seat", "dice", "hold", "buy", "announce", "entry", "comment"]

_TAG = re.compile(r'\[\s*(?P<name>[^\s"\]]+)\s*"(?P<value>(?:[^"\\]|\\.)*+)"\s*\]\s*(?:;.*)?')
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_ESCAPED = {"n": "\n", "r": "\r", "\n": ""}
# Possessive quantifiers (`*+`) never backtrack, so hostile texts cannot take exponential time.
_GAP = r"(?:\s+|;[^\n]*)*+"
_SKIPPED = re.compile(_GAP)
_KIND = rf"{FACES}(?:{FACES}|,)*"
DICE = rf"{_KIND}(?:\++{_KIND})*|(?:\++{_KIND})+"


@dataclass(frozen=True, slots=True)
class Tag:
    """The value of a tag pair, and its line."""

    value: str
    line: int


class Token(NamedTuple):
    """One word of a record, without the sign of its kind.

    Attributes:
        whole, position: the text of the record, and the start of the word in it.
    """

    kind: Kind
    text: str
    whole: str
    position: int

    @property
    def line(self) -> int:
        """Its line, counted only when it is needed, for errors."""
        return _line_of(self.whole, self.position)


def read_tags(text: str, source: str) -> tuple[dict[str, Tag], int]:
    """Reads the tag pairs at the head of a record; also returns the position of its moves.

    Raises:
        NotationError: a line in brackets is no tag pair, or a tag occurs twice.
    """
    tags: dict[str, Tag] = {}
    position = 0
    for number, line in enumerate(text.split("\n"), 1):
        content = line.strip()
        if content and not content.startswith(("[", ";")):
            break
        if content.startswith("["):
            name, tag = _read_tag(content, number, source)
            if name in tags:
                raise NotationError(Problem("tag-twice", {"tag": name}, source, number))
            tags[name] = tag
        position += len(line) + 1
    return tags, position


def tokens(text: str, position: int, seats: Sequence[str], source: str) -> Iterator[Token]:
    """Yields the words of the moves.

    Args:
        position: start of the moves in the text.
        seats: the names of the seats, which may replace their numbers.

    Raises:
        NotationError: something is none of these words.
    """
    pattern = _pattern(seats)
    gap = _SKIPPED.match(text, position)
    position = gap.end() if gap else position
    while position < len(text):
        found = pattern.match(text, position)
        if found is None:
            raise _unreadable(text, position, seats, source)
        kind = found.lastgroup or ""
        written = found[kind]
        yield Token(_KINDS[kind], _unescape(written) if kind == "comment" else written.strip(), text, position)
        position = found.end()


def _line_of(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1


def _unescape(text: str) -> str:
    return _ESCAPE.sub(lambda found: _ESCAPED.get(found[1], found[1]), text)


_KINDS: Mapping[str, Kind] = {kind: kind for kind in get_args(Kind)}


def _pattern(seats: Sequence[str]) -> re.Pattern[str]:
    # Longer names first, as one may begin with another. Names that begin like a keyword need the number of their seat.
    names = sorted((name for name in seats if name and name[0] not in "{;>$!=[+"), key=len, reverse=True)
    seat = "|".join(["[0-9]{1,9}", *map(re.escape, names)])
    return re.compile(
        rf"(?:(?P<seat>{seat})[^\S\n]*:|(?P<start>start)(?=\s)|(?P<dice>{DICE})(?=[\s{{}}=>$!;]|$)"
        rf"|\$>[^\S\n]*(?P<buy>{DICE}|[-–]?)|>[^\S\n]*(?P<hold>{DICE}|[-–]?)"
        r"|!(?P<announce>(?:(?!\$>)[^{}=>!;\n])*)|=(?P<entry>[^{}=>!;\n]*)"
        rf"|\{{(?P<comment>(?:[^\\}}]|\\.)*+)\}}){_GAP}",
        re.DOTALL | re.IGNORECASE,
    )


def _read_tag(content: str, line: int, source: str) -> tuple[str, Tag]:
    found = _TAG.fullmatch(content)
    if found is None:
        raise NotationError(Problem("not-a-tag", {"found": excerpt(content)}, source, line))
    name = found["name"]
    if not RESERVED_TAG.fullmatch(name):
        with locate_errors(line, source):
            check_tag_name(name)
    return name, Tag(_unescape(found["value"]), line)


def _unreadable(text: str, position: int, seats: Sequence[str], source: str) -> NotationError:
    line = _line_of(text, position)
    if text[position] == "{":
        return NotationError(Problem("comment-open", {}, source, line))
    if name := next((name for name in seats if name and text.startswith(name, position)), ""):
        return NotationError(Problem("seat-without-colon", {"seat": excerpt(name)}, source, line))
    word = re.compile(r"\S+").match(text, position)
    return NotationError(Problem("unreadable-word", {"found": excerpt(word[0] if word else "")}, source, line))
