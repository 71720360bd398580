"""Throws that win or end a game immediately; a single seat always fills its card."""

from collections.abc import Sequence
from dataclasses import replace

from pasch.rules.document.value_types import AtOnce
from pasch.rules.game.events import Action, Scored
from pasch.rules.game.position import Finish, GamePosition, State, Turn
from pasch.rules.game.turn import new_turn
from pasch.rules.variant.variant import Box


def finishes(state: GamePosition, box: Box) -> Finish | None:
    """Returns how the game ends if the roll on the table scores in this box; None if it continues."""
    if len(state.cards) == 1:
        return None
    if _holds(box.wins, state.turn):
        return "won"
    return "ended" if _holds(box.ends, state.turn) else None


def _holds(rule: AtOnce | None, turn: Turn) -> bool:
    if isinstance(rule, int):
        return turn.throws <= rule
    return rule == "any" or (rule == "served" and not turn.lay)


def winning_action(state: GamePosition, actions: Sequence[Action]) -> Action | None:
    """The first of these actions that wins the game at once; None where none does."""
    variant = state.variant
    if not variant.ends_at_once or not state.turn.throws:
        return None
    return next(
        (one for one in actions if isinstance(one, Scored) and finishes(state, variant.box_by_id[one.box]) == "won"),
        None,
    )


def next_seat(state: GamePosition) -> int:
    """Returns the seat that plays after this one."""
    return (state.seat + (1 if state.direction == "clockwise" else -1)) % len(state.cards)


def continue_after_finish(state: State) -> State:
    """Returns a game that ended early as if it continued until all cards are full; any other unchanged."""
    if state.finish is None:
        return state
    seat = next_seat(state)
    return replace(state, seat=seat, turn=new_turn(state.variant, state.cards[seat]), finish=None)


def compare_totals(finish: Finish | None, seat: int, totals: Sequence[int]) -> tuple[int, ...]:
    """Returns the numbers that decide a game: totals, with an early winner at least one point before all others."""
    if finish != "won":
        return tuple(totals)
    # The total of a seat that wins early may be the lowest; one point more than all others puts it first.
    others = [own for place, own in enumerate(totals) if place != seat]
    return tuple(max(own, max(others) + 1) if place == seat else own for place, own in enumerate(totals))
