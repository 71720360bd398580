"""Whole games in links, short enough to send, read without a server. docs/notation.md has the format.

Every event is one of few: a roll that contains the held dice, or a legal action. A link has the index of each among its
alternatives, as the digits of one number in mixed radix.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Mapping
from dataclasses import replace
from zlib import adler32

from pasch.play.records.game_record import Record, check_seat_name
from pasch.play.records.tag_pairs import begin, check_rules
from pasch.rules.catalogue.shipped_variants import load_variant, variant_ids
from pasch.rules.dice.dice_notation import format_dice
from pasch.rules.document.value_types import MAX_SEATS
from pasch.rules.errors import NotationError, PaschError, Problem
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions
from pasch.rules.game.events import Event, Rolled, StartRolled
from pasch.rules.game.state import Direction, GameState, new_game
from pasch.rules.text.action_notation import format_action
from pasch.rules.text.position_notation import FindVariant, find_by_id

VERSION = 1
MOST_LETTERS = 16_384
# Separates the address of a link from the game.
MARK = "#g="
_MOST_EVENTS = 20_000
# Flags: bit 0 for counter-clockwise, above it the seat that begins, from 1; 0 if it is thrown for.
_BACKWARDS = 1
_FIRST = 2
# Bytes of the rules hash, and of the checksum.
_HASH = 8
_SUM = 4
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def is_link(text: str) -> bool:
    """Returns True for a link instead of a file."""
    return MARK in text


def format_link(record: Record) -> str:
    """Returns the part of a link behind its mark.

    Comments and all further tags except the date are left out, those of fair dice too.

    Raises:
        NotationError: the variant does not ship with Pasch, so a reader of the link would not have it.
    """
    variant = record.variant
    if variant.id not in variant_ids():
        raise NotationError(Problem("link-own-rules", {"variant": variant.id}))
    date = record.tags.get("Date", "")
    words = "\n".join([variant.id, *record.seats, date if _DATE.fullmatch(date) else ""]).encode()
    flags = (record.direction == "counter-clockwise") * _BACKWARDS + _FIRST * (
        0 if record.first is None else record.first + 1
    )
    # Layout: version, flags, rules hash, length and text of the words, number of events, digits, checksum.
    head = bytes((VERSION, flags)) + bytes.fromhex(variant.rules_hash) + _count(len(words)) + words
    number = _number(record)
    body = head + _count(len(record.events)) + number.to_bytes((number.bit_length() + 7) // 8, "little")
    return urlsafe_b64encode(body + adler32(body).to_bytes(_SUM, "big")).decode().rstrip("=")


def parse_link(link: str, find_variant: FindVariant = load_variant) -> Record:
    """Reads the game of a link, or of the part behind its mark.

    Raises:
        NotationError: it is damaged, or of a newer version of Pasch, or its variant has changed.
    """
    body = _bytes(link.rpartition(MARK)[2].strip())
    if body[0] != VERSION:
        raise NotationError(Problem("link-newer"))
    try:
        return _record(body, find_variant)
    except (IndexError, UnicodeDecodeError, ValueError):
        raise _damaged() from None


def _record(body: bytes, find_variant: FindVariant) -> Record:
    place = 2 + _HASH
    size, place = _counted(body, place)
    name, *seats, date = body[place : place + size].decode().split("\n")
    count, place = _counted(body, place + size)
    if count > _MOST_EVENTS or not 1 <= len(seats) <= MAX_SEATS:
        raise _damaged()
    for seat in seats:
        check_seat_name(seat)
    variant = find_by_id(name, find_variant)
    check_rules(variant, body[2 : 2 + _HASH].hex(), "", "")
    first = body[1] // _FIRST - 1
    direction: Direction = "counter-clockwise" if body[1] % _FIRST == _BACKWARDS else "clockwise"
    if date and not _DATE.fullmatch(date):
        raise _damaged()
    tags = {"Date": date} if date else {}
    record = Record(variant, tuple(seats), direction, None if first < 0 else first, tags=tags)
    begin(record, "", "")
    return replace(record, events=_events(record, int.from_bytes(body[place:], "little"), count))


def _events(record: Record, number: int, count: int) -> tuple[Event, ...]:
    state, events = new_game(record.variant, len(record.seats), record.direction, record.first), list[Event]()
    for _ in range(count):
        options = _options(state)
        if not options:
            raise _damaged()
        number, index = divmod(number, len(options))
        # By the text of the options, whose order never changes with the code.
        event = options[sorted(options)[index]]
        state = apply(state, event)
        events.append(event)
    if number:
        # More events than the link counts.
        raise _damaged()
    return tuple(events)


def _number(record: Record) -> int:
    digits = list[tuple[int, int]]()
    state = new_game(record.variant, len(record.seats), record.direction, record.first)
    for event in record.events:
        options = sorted(_options(state))
        digits.append((options.index(_key(event)), len(options)))
        state = apply(state, event)
    # The first event is the lowest digit: reading divides its way through the game as the radices become known.
    number = 0
    for index, radix in reversed(digits):
        number = number * radix + index
    return number


def _options(state: GameState) -> Mapping[str, Event]:
    chance = [event for event, _ in chance_outcomes(state)]
    return {_key(event): event for event in (*chance, *legal_actions(state))}


def _key(event: Event) -> str:
    match event:
        case StartRolled(face):
            return str(face)
        case Rolled(dice):
            return format_dice(dice)
        case _:
            return format_action(event)


def _bytes(letters: str) -> bytes:
    if not letters or len(letters) > MOST_LETTERS or not re.fullmatch(r"[A-Za-z0-9_-]+", letters):
        raise _damaged()
    try:
        data = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except (Error, ValueError):
        raise _damaged() from None
    body, found = data[:-_SUM], data[-_SUM:]
    if len(body) < 2 + _HASH or adler32(body).to_bytes(_SUM, "big") != found:
        raise _damaged()
    return body


def _count(number: int) -> bytes:
    # Variable length: seven bits a byte, lowest first; the eighth bit says that more follow.
    written = bytearray()
    while number > 0x7F:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*written, number])


def _counted(data: bytes, place: int) -> tuple[int, int]:
    number = shift = 0
    while True:
        number |= (data[place] & 0x7F) << shift
        shift += 7
        place += 1
        # Longer than five bytes only in a damaged link.
        if data[place - 1] < 0x80 or shift > 28:
            return number, place


def _damaged() -> PaschError:
    return NotationError(Problem("link-damaged"))
