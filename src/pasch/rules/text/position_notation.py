"""Positions as one line: ``VARIANT CARDS SEAT TURN``.

>>> parse_position("kniffel 3,.,.,.,.,.,.,.,25,.,.,.,. 1> 2:13355").turn.throws
2

Reading trusts nothing: the cards must be reachable, and the turn is replayed through the engine, so that every position
that was read can be played on.
"""

import re
from collections.abc import Callable

from pasch.rules.arguments import checked
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.dice.dice_notation import FACES, excerpt, format_dice, format_faces, parse_dice, parse_faces
from pasch.rules.dice.multisets import Dice
from pasch.rules.document.value_types import MAX_BOXES, MAX_COLUMNS, MAX_SEATS
from pasch.rules.errors import Facts, NotationError, Problem, locate_errors
from pasch.rules.game.card import Card
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Announced, Bought, Event, Held, Rolled
from pasch.rules.game.finish import next_seat
from pasch.rules.game.state import Direction, Finish, GameState, StartRound, Turn
from pasch.rules.game.turn import new_turn
from pasch.rules.text.card_notation import format_card, parse_card
from pasch.rules.variant.box_names import find_box
from pasch.rules.variant.variant import Box, Variant

__all__ = ["MAX_POSITION", "find_by_id", "format_dice", "format_position", "only", "parse_dice", "parse_position"]

FindVariant = Callable[[str], Variant]

# Twenty letters for every box are more than any position needs.
MAX_POSITION = MAX_SEATS * MAX_COLUMNS * MAX_BOXES * 20
_FIELDS = 4
_VARIANT_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")
_SEAT = re.compile(r"([0-9]{1,3})([<>])")
_DICE = rf"(?:{FACES}|\+)+|-|–"
# THROWS:ROLL(LAY)!BOX$BOUGHT>HOLD, of which only the first two are always there.
_TURN = re.compile(
    rf"(?P<throws>[0-9]{{1,3}}):(?P<roll>{_DICE})(?:\((?P<lay>{_DICE})\))?"
    rf"(?:!(?P<box>[^$>()]+))?(?:\$(?P<bought>[0-9]))?(?:>(?P<hold>{_DICE}))?"
)
# Before the first throw: a box was named, or none will be.
_BEFORE = re.compile(r"0(?:!(?P<box>[^$>()]+)|>[-–])")
_START = re.compile(rf"start:([0-9]+):((?:{FACES})*|-)")
_FINISHES: dict[str, Finish] = {"won": "won", "ended": "ended"}
_DIRECTIONS: dict[str, Direction] = {">": "clockwise", "<": "counter-clockwise"}


@checked
def format_position(state: GameState) -> str:
    """A state as one line, which `parse_position` reads back."""
    cards = "|".join(format_card(state.variant, card) for card in state.cards)
    arrow = ">" if state.direction == "clockwise" else "<"
    if state.start is None or state.finish:
        turn = state.finish or _format_turn(state)
    else:
        seats = "".join(str(seat + 1) for seat in state.start.seats)
        turn = f"start:{seats}:{format_faces(state.start.faces) or '-'}"
    return f"{state.variant.id} {cards} {state.seat + 1}{arrow} {turn}"


@checked
def parse_position(text: str, find_variant: FindVariant = load_variant) -> GameState:
    """The state that a line describes.

    Args:
        text: the line.
        find_variant: finds a variant by id, for variants that do not ship with Pasch.

    Raises:
        NotationError: it cannot be read, or no game leads there; says in which field.
    """
    if len(text) > MAX_POSITION:
        raise NotationError(Problem("position-too-long", {"limit": MAX_POSITION}))
    fields = text.split()
    if len(fields) != _FIELDS:
        raise NotationError(Problem("position-fields", {"found": len(fields), "right": _FIELDS}))
    variant = find_by_id(fields[0], find_variant, place="variant")
    cards = _parse_cards(variant, fields[1])
    seat, direction = _parse_seat(fields[2], len(cards))
    if (finish := _FINISHES.get(fields[3])) is not None:
        return _finished(GameState(variant, cards, seat, direction, finish=finish))
    state = GameState(variant, cards, seat, direction, new_turn(variant, cards[seat]))
    if start := _START.fullmatch(fields[3]):
        return _parse_start(state, start[1], start[2])
    _check_turns(state, seat)
    return _parse_turn(state, fields[3])


def parse_own_position(variant: Variant, text: str) -> GameState:
    """Returns the state that a line describes in a game of this variant, whose id may be left out.

    Raises:
        NotationError: it cannot be read, it is about another variant, or no game leads there.
    """
    return parse_position(text if len(text.split()) >= _FIELDS else f"{variant.id} {text}", only(variant))


def find_by_id(name: str, find_variant: FindVariant, *, source: str = "", place: str | int = "") -> Variant:
    """Returns the variant of an id found in a text; never loads a file.

    Raises:
        NotationError: there is none of this id; the nearest is suggested.
    """
    if not _VARIANT_ID.fullmatch(name.lower()):
        raise NotationError(Problem("not-a-variant-id", {"found": excerpt(name)}, source, place))
    with locate_errors(place, source):
        return find_variant(name)


def only(variant: Variant) -> FindVariant:
    """Returns a function that finds this variant only, for texts that know it by its id."""

    def find(name: str) -> Variant:
        if name != variant.id:
            raise NotationError(Problem("other-variant", {"found": name, "right": variant.id}))
        return variant

    return find


def _format_turn(state: GameState) -> str:
    turn = state.turn
    if not turn.throws:
        if turn.announced is not None:
            return f"0!{state.variant.boxes[turn.announced].id}"
        return "0>-" if turn != new_turn(state.variant, state.card) else "0"
    parts = [f"{turn.throws}:{format_dice(turn.roll)}"]
    parts += [f"({format_dice(turn.lay)})"] if turn.lay else []
    parts += [f"!{state.variant.boxes[turn.announced].id}"] if turn.announced is not None else []
    parts += [f"${turn.bought}"] if turn.bought else []
    parts += [f">{format_dice(turn.keeping)}"] if turn.keeping is not None else []
    return "".join(parts)


def _parse_cards(variant: Variant, text: str) -> tuple[Card, ...]:
    parts = text.split("|")
    if len(parts) not in variant.seats:
        facts: Facts = {"found": len(parts), "least": variant.seats[0], "most": variant.seats[-1]}
        raise NotationError(Problem("wrong-number-of-seats", facts, place="cards"))
    return tuple(parse_card(variant, part, f"cards.{number}") for number, part in enumerate(parts, 1))


def _parse_seat(text: str, seats: int) -> tuple[int, Direction]:
    found = _SEAT.fullmatch(text)
    if found is None:
        raise NotationError(Problem("not-a-seat", {"found": excerpt(text)}, place="seat"))
    if not 1 <= int(found[1]) <= seats:
        raise NotationError(Problem("no-such-seat", {"found": int(found[1]), "most": seats}, place="seat"))
    return int(found[1]) - 1, _DIRECTIONS[found[2]]


def _finished(state: GameState) -> GameState:
    _check_turns(state, next_seat(state))
    word = "wins" if state.finish == "won" else "ends"
    scored = [box for box in state.variant.boxes if getattr(box, word) and _may_have_scored(state.card, box)]
    if len(state.cards) == 1 or not scored:
        raise NotationError(Problem("not-at-once", {"found": str(state.finish)}, place="turn"))
    return state


def _may_have_scored(card: Card, box: Box) -> bool:
    # Points beside the box make a roll score that brings the box itself no more than a strike.
    held = [card.entries[cell] for cell in box.cells if card.entries[cell] is not None]
    return any(points != box.struck for points in held) or (bool(held) and card.extra[box.column] > 0)


def _check_turns(state: GameState, seat: int) -> None:
    # From the seat on turn on, in playing order, the numbers of entries never fall and differ by at most one.
    step = 1 if state.direction == "clockwise" else -1
    filled = [sum(entry is not None for entry in card.entries) for card in state.cards]
    order = [filled[(seat + step * place) % len(filled)] for place in range(len(filled))]
    if order != sorted(order) or order[-1] > order[0] + 1:
        facts: Facts = {"seat": seat + 1, "found": ", ".join(map(str, filled))}
        raise NotationError(Problem("uneven-cards", facts, place="cards"))


def _parse_start(state: GameState, seats_text: str, faces_text: str) -> GameState:
    seats = tuple(int(digit) - 1 for digit in seats_text)
    faces = parse_faces(faces_text)
    known = range(len(state.cards))
    if len(seats) < 2 or list(seats) != sorted(set(seats)) or not set(seats) <= set(known) or len(faces) >= len(seats):
        raise NotationError(Problem("not-a-start", {"found": f"start:{seats_text}:{faces_text}"}, place="turn"))
    allowed = state.variant.dice.faces_by_kind[0]
    for shown in faces:
        if shown not in allowed:
            facts: Facts = {"found": shown, "allowed": " ".join(map(str, allowed))}
            raise NotationError(Problem("no-such-face", facts, place="turn"))
    if any(entry is not None for card in state.cards for entry in card.entries):
        raise NotationError(Problem("start-with-entries", place="turn"))
    if seats[len(faces)] != state.seat:
        facts = {"found": state.seat + 1, "right": seats[len(faces)] + 1}
        raise NotationError(Problem("start-other-seat", facts, place="seat"))
    return GameState(state.variant, state.cards, state.seat, state.direction, Turn(), StartRound(seats, faces))


def _parse_turn(state: GameState, text: str) -> GameState:
    if text == "0":
        return state
    if before := _BEFORE.fullmatch(text):
        with locate_errors("turn"):
            return apply(state, Announced(find_box(state.variant, before["box"]).id) if before["box"] else Held(()))
    found = _TURN.fullmatch(text)
    if found is None or found["throws"].strip("0") == "":
        raise NotationError(Problem("not-a-turn", {"found": excerpt(text)}, place="turn"))
    hold = parse_dice(found["hold"]) if found["hold"] else None
    throws, bought = int(found["throws"]), int(found["bought"] or 0)
    roll, lay = parse_dice(found["roll"]), parse_dice(found["lay"] or "-")
    if lay and throws == 1:
        raise NotationError(Problem("lay-in-first-throw", place="turn"))
    with locate_errors("turn"):
        box = find_box(state.variant, found["box"]).id if found["box"] else None
        for event in _turn_events(state, throws, roll, lay, box, bought, hold):
            state = apply(state, event)
    if state.turn.bought != bought:
        facts: Facts = {"found": bought, "most": state.turn.bought}
        raise NotationError(Problem("bought-throws", facts, place="turn"))
    return state


def _turn_events(
    state: GameState, throws: int, roll: Dice, lay: Dice, box: str | None, bought: int, hold: Dice | None
) -> list[Event]:
    # A position keeps only the last throw. The earlier ones are made up: each showed the same roll, and all but the
    # last of them kept as few dice as they had to.
    holds = [lay[: number * state.variant.turn.put_aside] for number in range(1, throws - 1)]
    holds += [lay] if throws > 1 else []
    holds += [] if hold is None else [hold]
    regular = len(holds) - bought
    named: list[Event] = [] if box is None else [Announced(box)]
    before = box is not None and state.variant.columns[state.variant.box_by_id[box].column].before
    first: list[Event] = named if before else [Held(())] if state.turn.keeping is None else []
    events: list[Event] = [*first, Rolled(roll), *([] if before else named)]
    for number, kept in enumerate(holds):
        events += [Held(kept) if number < regular else Bought(kept), Rolled(roll)]
    return events if hold is None else events[:-1]
