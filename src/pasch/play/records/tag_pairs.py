"""The tag pairs of a record: its variant, its seats, and the seat that begins."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from pasch.play.records.game_record import RESERVED_TAG, Record, check_seat_name
from pasch.play.records.tokens import Tag
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import Facts, NotationError, Problem, list_allowed, locate_errors
from pasch.rules.game.state import Direction, new_game
from pasch.rules.text.position_notation import FindVariant, find_by_id
from pasch.rules.variant.variant import Variant

DIRECTIONS: Mapping[str, Direction] = {"clockwise": "clockwise", "counter-clockwise": "counter-clockwise"}


@dataclass(frozen=True)
class _Head:
    tags: Mapping[str, Tag]
    source: str

    def error(self, code: str, at: str, **facts: str | int) -> NotationError:
        line = self.tags[at].line if at in self.tags else 1
        return NotationError(Problem(code, facts, self.source, line))


def read_head(tags: Mapping[str, Tag], source: str, find_variant: FindVariant) -> Record:
    """Reads the record before its first event.

    Raises:
        NotationError: a tag is missing or wrong; with its line.
    """
    head = _Head(tags, source)
    variant = _variant(head, find_variant)
    seats = _seats(head)
    further = {name: tag.value for name, tag in tags.items() if not RESERVED_TAG.fullmatch(name)}
    direction, first = _direction(head, variant), None
    if "First" in tags:
        with locate_errors(tags["First"].line, source):
            first = find_seat(seats, tags["First"].value)
    last_line = max(tag.line for tag in tags.values())
    return begin(Record(variant, seats, direction, first, tags=further), source, last_line)


def begin(record: Record, source: str, place: str | int) -> Record:
    """Returns the record if its game can begin.

    Raises:
        NotationError: the variant is not played by so many, or the seat that begins is none of them.
    """
    with locate_errors(place, source):
        new_game(record.variant, len(record.seats), record.direction, record.first)
    return record


def find_seat(names: tuple[str, ...], text: str, likely: int = 0) -> int:
    """Finds a seat by its number or name; of seats with the same name the `likely` one.

    Raises:
        NotationError: there is none.
    """
    if re.fullmatch("[0-9]{1,9}", text) and 1 <= int(text) <= len(names):
        return int(text) - 1
    meant = [seat for seat, name in enumerate(names) if name.strip().casefold() == text.casefold()]
    if not meant:
        raise NotationError(Problem("unknown-seat", {"found": excerpt(text), "most": len(names)}))
    return likely if likely in meant else meant[0]


def check_rules(variant: Variant, found: str, source: str, place: str | int) -> None:
    """Checks that a record was written under these rules.

    Raises:
        NotationError: the variant has other rules now.
    """
    if found != variant.rules_hash:
        facts: Facts = {"variant": variant.id, "found": excerpt(found), "right": variant.rules_hash}
        raise NotationError(Problem("other-rules", facts, source, place))


def _variant(head: _Head, find_variant: FindVariant) -> Variant:
    if "Variant" not in head.tags:
        raise head.error("tag-missing", "", tag='[Variant "…"]')
    name = head.tags["Variant"]
    variant = find_by_id(name.value, find_variant, source=head.source, place=name.line)
    if "Rules" in head.tags:
        check_rules(variant, head.tags["Rules"].value, head.source, head.tags["Rules"].line)
    return variant


def _seats(head: _Head) -> tuple[str, ...]:
    numbered = [name for name in head.tags if name.startswith("Seat") and RESERVED_TAG.fullmatch(name)]
    # Seats are numbered without gaps, so the first one missing can be named.
    right = [f"Seat{number}" for number in range(1, len(numbered) + 1)] or ["Seat1"]
    for name in right:
        if name not in head.tags:
            raise head.error("tag-missing", max(numbered, default=""), tag=f'[{name} "…"]')
    for name in right:
        with locate_errors(head.tags[name].line, head.source):
            check_seat_name(head.tags[name].value)
    return tuple(head.tags[name].value for name in right)


def _direction(head: _Head, variant: Variant) -> Direction:
    if "Direction" not in head.tags:
        return variant.direction
    found = head.tags["Direction"].value
    if found not in DIRECTIONS:
        raise head.error("not-one-of", "Direction", found=f'"{excerpt(found)}"', allowed=list_allowed(DIRECTIONS))
    return DIRECTIONS[found]
