"""What a step throws is counted once."""

from pasch import Match, Scored, Struck
from pasch.play.dice.dice_sources import SeededDice
from pasch.rules.game.engine import legal_actions
from pasch.server.tables.tentative_move import TentativeMove


def test_dice_that_are_ahead_are_not_counted_again() -> None:
    match = Match.start("yatzy", ["Anna", "Ben"], SeededDice("7"), first=0)
    match.throw()
    entry = next(action for action in legal_actions(match.state) if isinstance(action, Scored | Struck))
    match.act(entry)
    first = TentativeMove(match)
    first.throw()
    assert sum(first.step().thrown.values()) == 5
    match.throw()
    match.take_back(0)
    match.act(entry)
    again = TentativeMove(match)
    again.throw()
    assert [one.event for one in again.step().events] == [match.ahead[0][1]]
    assert not again.step().thrown
