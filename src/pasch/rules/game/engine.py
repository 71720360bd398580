"""The engine: legal actions, the state after an event, and the reasons for refusals.

Chance is an input: nothing here rolls. `legal_actions` and `apply` are built on the same three questions: which boxes
may take this roll, which may be struck, which dice may stay on the table.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from pasch.locale import Value
from pasch.rules.arguments import safely_shown
from pasch.rules.dice.multisets import Dice, contains
from pasch.rules.errors import Facts, IllegalActionError, Problem
from pasch.rules.game import turn_text
from pasch.rules.game.card import Card, free_cell, scores
from pasch.rules.game.events import Action, Announced, Bought, Chance, Event, Held, Rolled, Scored, StartRolled, Struck
from pasch.rules.game.finish import compare_totals, finishes, next_seat
from pasch.rules.game.position import GamePosition, StartRound, State, Turn
from pasch.rules.game.refusals import why_no_entry, why_no_hold
from pasch.rules.game.turn import (
    announceable,
    box_named,
    entries,
    may_buy,
    may_keep,
    may_throw_again,
    must_announce,
    new_turn,
    offer,
    open_card,
)
from pasch.rules.variant.box_names import box_fact
from pasch.rules.variant.dice_glyphs import dice_fact
from pasch.rules.variant.variant import Variant

# Legal actions are listed at every decision; to find one again takes a third of the time of making it.
_make_held, _make_bought = lru_cache(4096)(Held), lru_cache(4096)(Bought)
_make_scored, _make_struck = lru_cache(4096)(Scored), lru_cache(4096)(Struck)


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place in the ranking; seats with equal totals share a place."""

    place: int
    seat: int
    total: int


def legal_actions(state: GamePosition) -> list[Action]:
    """Returns the legal actions in this order: boxes to announce, dice to hold, dice to hold with a bought throw, boxes
    that score, boxes to strike. Boxes follow the order of the sheet; holds have fewer dice first, then ascend. Before
    the first throw of a turn ``Held(())`` throws without naming a box. Empty before a throw and after the end.
    """
    if state.phase != "decide":
        return []
    actions: list[Action] = [Announced(state.variant.boxes[index].id) for index in announceable(state)]
    if must_announce(state):
        return actions
    if not state.turn.throws:
        return [*actions, Held(())]
    if may_throw_again(state):
        actions.extend(map(_make_held, _holds(state)))
    if may_buy(state):
        actions.extend(map(_make_bought, _holds(state)))
    strikes: list[Action] = []
    for entry in entries(state):
        box = state.variant.boxes[entry.box].id
        if entry.scores:
            actions.append(_make_scored(box))
        if entry.strikes:
            strikes.append(_make_struck(box))
    return actions + strikes


def apply(state: State, event: Event) -> State:
    """The state after an event; `state` itself never changes.

    Raises:
        IllegalActionError: the rules do not allow the event now; says why.
        TypeError: it is no event.
    """
    match event:
        case StartRolled(shown):
            return _start_rolled(state, shown)
        case Rolled(dice):
            return _rolled(state, dice)
        case Announced(box):
            return _announced(state, box)
        case Held(dice):
            return _held(state, dice, bought=False)
        case Bought(dice):
            return _held(state, dice, bought=True)
        case Scored(box):
            return _entered(state, box, strike=False)
        case Struck(box):
            return _entered(state, box, strike=True)
        case _:
            raise TypeError(f"an event is expected, such as Rolled or Scored, not {safely_shown(event)}")


def chance_outcomes(state: GamePosition) -> list[tuple[Chance, Fraction]]:
    """Returns every throw that may come now, with its probability; empty if none is due. Probabilities add up to 1."""
    dice = state.variant.dice
    if state.phase == "start":
        # The start is thrown with a common die.
        faces = dice.codes_by_kind[0]
        return [(StartRolled(shown), Fraction(count, len(faces))) for shown, count in Counter(faces).items()]
    if state.phase == "throw":
        hold = state.turn.keeping or ()
        throws = dice.number_of_throws(hold)
        return [(Rolled(roll), Fraction(ways, throws)) for roll, ways in dice.thrown(hold)]
    return []


def totals(state: GamePosition) -> tuple[int, ...]:
    """Returns the points of each seat so far; where columns are won, for the present leads."""
    return scores(state.variant, state.cards)


def standings(state: GamePosition) -> tuple[int, ...]:
    """Returns the numbers that decide the ranking: totals, but a seat that won early is put before all others."""
    return compare_totals(state.finish, state.seat, totals(state))


def ranking(state: GamePosition) -> list[Standing]:
    """Returns all seats, a seat that won early first, then by total; equal totals share a place and skip the next."""
    sums, found = totals(state), standings(state)
    return sorted(
        (Standing(1 + sum(other > own for other in found), seat, sums[seat]) for seat, own in enumerate(found)),
        key=lambda standing: (standing.place, standing.seat),
    )


def _holds(state: GamePosition) -> Iterator[Dice]:
    tables = state.variant.tables
    holds = tables.holds_by_roll[tables.index_by_roll[state.turn.roll]]
    if state.variant.turn.release:
        return iter(holds)
    return (hold for hold in holds if may_keep(state, hold))


def _start_rolled(state: State, shown: int) -> State:
    if state.start is None:
        raise IllegalActionError(Problem("no-throw-for-start"))
    if shown not in state.variant.dice.codes_by_kind[0]:
        raise IllegalActionError(Problem("no-such-face", {"found": shown, "allowed": _faces(state.variant)}))
    seats, faces = state.start.seats, (*state.start.faces, shown)
    if len(faces) < len(seats):
        return replace(state, start=StartRound(seats, faces), seat=seats[len(faces)])
    best = tuple(seat for seat, thrown in zip(seats, faces, strict=True) if thrown == max(faces))
    # Those who tie throw again among themselves, in their order.
    if len(best) > 1:
        return replace(state, start=StartRound(best), seat=best[0])
    return replace(state, start=None, seat=best[0], turn=new_turn(state.variant, state.cards[best[0]]))


def _rolled(state: State, dice: Dice) -> State:
    if state.phase != "throw":
        raise IllegalActionError(Problem("no-throw-now"))
    turn = state.turn
    hold = turn.keeping or ()
    if dice not in state.variant.tables.index_by_roll:
        raise IllegalActionError(no_such_roll(state.variant, dice))
    if not contains(dice, hold):
        facts: Facts = {"found": dice_fact(state.variant, dice), "held": dice_fact(state.variant, hold)}
        raise IllegalActionError(Problem("held-dice-changed", facts))
    # Where the rules do not ask which dice lay still, positions that play on alike are equal.
    lay = hold if state.variant.remembers_hold else ()
    return _in_turn(state, Turn(turn.throws + 1, dice, None, lay, turn.announced, turn.bought))


def _in_turn(state: State, turn: Turn) -> State:
    # Most states of a game are made here; `dataclasses.replace` would take three times as long.
    return type(state)(state.variant, state.cards, state.seat, state.direction, turn)


def no_such_roll(variant: Variant, dice: Dice) -> Problem:
    """Returns the problem of dice that no throw of this variant shows."""
    facts: Facts = {"found": dice_fact(variant, dice), "count": variant.dice.count, "allowed": _faces(variant)}
    return Problem("no-such-roll", facts)


def _announced(state: State, name: str) -> State:
    box = _decided_box(state, name)
    if box not in announceable(state):
        if state.turn.announced is not None:
            raise IllegalActionError(Problem("announced-already"))
        if not state.variant.columns[state.variant.boxes[box].column].announce:
            raise IllegalActionError(
                Problem("not-announced-here", {"box": box_fact(state.variant, state.variant.boxes[box])})
            )
        if state.variant.columns[state.variant.boxes[box].column].before and state.turn.throws:
            raise IllegalActionError(Problem("announce-before-throw"))
        if state.turn.throws != 1:
            raise IllegalActionError(Problem("announce-too-late" if state.turn.throws else "throw-first"))
        raise IllegalActionError(why_no_entry(state, box, strike=False))
    # Before the first throw naming a box is the whole decision: the throw follows.
    keeping = None if state.turn.throws else ()
    return replace(state, turn=replace(state.turn, announced=box, keeping=keeping))


def _held(state: State, dice: Dice, *, bought: bool) -> State:
    _must_decide(state)
    if must_announce(state):
        raise IllegalActionError(Problem("announce-first"))
    if not state.turn.throws:
        if bought or dice:
            raise IllegalActionError(Problem("throw-first"))
        return replace(state, turn=replace(state.turn, keeping=()))
    turn, allowed = state.turn, may_buy(state) if bought else may_throw_again(state)
    fewer = len(dice) < len(turn.roll) and tuple(sorted(dice)) == dice and contains(turn.roll, dice)
    if not (allowed and fewer and may_keep(state, dice)):
        raise IllegalActionError(why_no_hold(state, dice, bought=bought))
    return _in_turn(state, Turn(turn.throws, turn.roll, dice, turn.lay, turn.announced, turn.bought + bought))


def _entered(state: State, name: str, *, strike: bool) -> State:
    box_index = _decided_box(state, name)
    variant, turn, card = state.variant, state.turn, state.card
    if must_announce(state):
        raise IllegalActionError(Problem("announce-first"))
    if not turn.throws:
        raise IllegalActionError(Problem("throw-first"))
    found = offer(state, box_index)
    if found is None or not (found.strikes if strike else found.scores):
        raise IllegalActionError(why_no_entry(state, box_index, strike=strike))
    box = variant.boxes[box_index]
    cell = free_cell(card, box)
    if cell is None:
        raise IllegalActionError(Problem("box-full", {"box": box_fact(variant, box)}))
    points, bonus = (box.struck, 0) if strike else (found.points, found.bonus)
    cards = list(state.cards)
    cards[state.seat] = Card(
        variant,
        (*card.entries[:cell], points, *card.entries[cell + 1 :]),
        _plus(card.extra, box.column, bonus),
        _plus(card.bought, variant.turn.buy.payer(box.column), turn.bought) if variant.turn.buy else card.bought,
        # Throws not used are saved; throws beyond those of the turn come from the saved ones.
        turn_text.count_saved_throws(variant, open_card(variant, card, turn.announced), turn.throws)
        if variant.turn.save
        else 0,
    )
    finish = None if strike else finishes(state, box)
    if finish is not None:
        return type(state)(variant, tuple(cards), state.seat, state.direction, finish=finish)
    following = next_seat(state)
    return type(state)(variant, tuple(cards), following, state.direction, new_turn(variant, cards[following]))


def _must_decide(state: GamePosition) -> None:
    phase = state.phase
    if phase == "over":
        raise IllegalActionError(Problem("game-over"))
    if phase != "decide":
        raise IllegalActionError(Problem("throw-first"))


def _decided_box(state: GamePosition, name: str) -> int:
    _must_decide(state)
    return box_named(state.variant, name)


def _plus(amounts: tuple[int, ...], column: int, amount: int) -> tuple[int, ...]:
    return (*amounts[:column], amounts[column] + amount, *amounts[column + 1 :]) if amount else amounts


def _faces(variant: Variant) -> Value:
    return dice_fact(variant, variant.dice.faces_by_kind[0])
