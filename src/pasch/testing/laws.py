"""Laws that every variant keeps, as checks that raise `AssertionError`."""

from collections.abc import Iterator
from fractions import Fraction

from pasch.rules.errors import IllegalActionError
from pasch.rules.game.card import is_full, total
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions, ranking
from pasch.rules.game.events import Announced, Bought, Event, Held, Rolled, Scored, StartRolled, Struck
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.testing.games import PlayedGame


def candidates(variant: Variant) -> Iterator[Event]:
    """Returns all possible events of the variant, and some impossible ones; of many holds and rolls a selection."""
    for box in (*(box.id for box in variant.boxes), "no such box"):
        yield from (Announced(box), Scored(box), Struck(box))
    for dice in variant.tables.holds[:: 1 + len(variant.tables.holds) // 150]:
        yield from (Held(dice), Bought(dice))
    yield from (Rolled(roll) for roll in variant.tables.rolls[::7])
    yield from map(StartRolled, range(10))


def check_actions(state: GameState) -> None:
    """Exactly the legal actions and chance outcomes apply; all else is refused in words and changes nothing."""
    allowed: set[Event] = {*legal_actions(state), *(event for event, _ in chance_outcomes(state))}
    assert bool(allowed) == (state.phase != "over"), f"{state.phase} with nothing to do"
    before = hash(state)
    for event in {*candidates(state.variant), *allowed}:
        assert _applies(state, event) == (event in allowed), event
    assert hash(state) == before


def _applies(state: GameState, event: Event) -> bool:
    try:
        after = apply(state, event)
    except IllegalActionError as refused:
        return not (refused.words("de") and refused.words("en"))
    return after != state


def check_chance(state: GameState) -> None:
    """Checks that the probabilities of chance outcomes add up to 1."""
    outcomes = chance_outcomes(state)
    assert sum(probability for _, probability in outcomes) == Fraction(bool(outcomes))
    assert len({event for event, _ in outcomes}) == len(outcomes)


def check_played(played: PlayedGame) -> None:
    """The game ended with full cards after the turns that the variant has, unless a throw ended it at once, and no
    full card has more than the highest total.
    """
    variant, final = played.final.variant, played.final
    assert final.phase == "over"
    turns = sum(isinstance(event, Scored | Struck) for event in played.events)
    if final.finish is None:
        assert all(map(is_full, final.cards))
        assert turns == variant.turns * len(final.cards)
    else:
        assert variant.ends_at_once
        assert final.finish == "ended" or ranking(final)[0].seat == final.seat
    # Before that, fines may still be to come: an empty card can have more than any full one.
    full = [card for state in played.states for card in state.cards if is_full(card)]
    assert all(total(variant, card) <= variant.max_total for card in full)
