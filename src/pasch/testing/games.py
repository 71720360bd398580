"""Games for tests: random ones that meet rare situations often, and the perfect one."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, product
from random import Random

from hypothesis import strategies as st

from pasch.rules.dice.multisets import Dice
from pasch.rules.game.engine import apply, chance_outcomes, legal_actions, totals
from pasch.rules.game.events import Announced, Event, Held, Rolled, Scored
from pasch.rules.game.state import GameState, new_game
from pasch.rules.variant.maximum import possible_points
from pasch.rules.variant.variant import Column, Variant
from pasch.testing.positions import points_for


@dataclass(frozen=True)
class PlayedGame:
    """A game from its first throw on.

    Attributes:
        events: what happened.
        states: the state before each event, and the last one.
    """

    events: tuple[Event, ...]
    states: tuple[GameState, ...]

    @property
    def final(self) -> GameState:
        """The last state."""
        return self.states[-1]


def replay(start: GameState, events: Sequence[Event]) -> PlayedGame:
    """The game that these events make."""
    states = [start]
    for event in events:
        states.append(apply(states[-1], event))
    return PlayedGame(tuple(events), tuple(states))


def random_game(variant: Variant, random: Random, seats: int | None = None) -> PlayedGame:
    """A game played to its end.

    Args:
        seats: how many play; the fewest that the variant allows where None.
    """
    states = [new_game(variant, variant.seats[0] if seats is None else seats)]
    events: list[Event] = []
    while states[-1].phase != "over":
        events.append(random_event(states[-1], random))
        states.append(apply(states[-1], events[-1]))
    return PlayedGame(tuple(events), tuple(states))


def games(variant: Variant, seats: int | None = None) -> st.SearchStrategy[PlayedGame]:
    """Random games of a variant."""
    return st.integers(0, 2**32 - 1).map(lambda seed: random_game(variant, Random(seed), seats))


def random_event(state: GameState, random: Random) -> Event:
    """Something that may happen now. Not fair: all dice fall equal far too often, so that rare rules have their say."""
    if state.phase == "decide":
        actions = legal_actions(state)
        kind = random.choice(sorted({type(action).__name__ for action in actions}))
        return random.choice([action for action in actions if type(action).__name__ == kind])
    if state.phase == "start":
        return random.choice([event for event, _ in chance_outcomes(state)])
    rolls = [roll for roll, _ in state.variant.dice.thrown(state.turn.keeping or ())]
    equal = [roll for roll in rolls if state.variant.tables.all_equal[state.variant.tables.index_by_roll[roll]]]
    return Rolled(random.choice(equal if equal and random.random() < 0.3 else rolls))


def perfect_game(variant: Variant) -> PlayedGame:
    """A solitaire game of the highest total among those that fill the boxes, with one throw each, in a set order.

    Columns that are free are filled with the five-of-a-kind box first and then in sheet order, or the lower section
    first; each turn the dice fall as well as they can for the box.
    """
    scripts = [_script(variant, lower_first) for lower_first in (False, True)]
    return max(scripts, key=lambda played: totals(played.final))


def _script(variant: Variant, lower_first: bool) -> PlayedGame:
    events: list[Event] = []
    states = [new_game(variant)]
    wanted = _wanted(variant)
    for column in variant.columns:
        for box in _filling(variant, column, lower_first):
            for _ in range(variant.boxes[box].entries):
                turn = _best_turn(states[-1], variant.boxes[box].id, column.announce, wanted.get(box))
                events += turn
                states += replay(states[-1], turn).states[1:]
    return PlayedGame(tuple(events), tuple(states))


def _filling(variant: Variant, column: Column, lower_first: bool) -> Sequence[int]:
    if column.lines:
        # First the line that comes soonest to the five of a kind.
        lines = sorted(column.lines, key=lambda line: line.index(column.five) if column.five in line else len(line))
        return list(dict.fromkeys(chain(*lines)))

    def rank(index: int) -> tuple[bool, bool]:
        return index != column.five, (variant.boxes[index].section == "upper") == lower_first

    return sorted(column.boxes, key=rank)


def _wanted(variant: Variant) -> dict[int, int]:
    wanted: dict[int, int] = {}
    for formula in (bonus.formula for bonus in variant.bonuses if bonus.formula is not None):
        counted = [box for box in formula.boxes if variant.boxes[box].counts]
        ways = product(*(possible_points(variant, box) for box in formula.boxes))
        best = -1
        for held in (dict(zip(formula.boxes, way, strict=True)) for way in ways):
            points = formula.value(held) + sum(held[box] for box in counted)
            if points > best:
                best, wanted = points, {**wanted, **held}
    return wanted


def _best_turn(state: GameState, box: str, announce: bool, wanted: int | None = None) -> list[Event]:
    named: list[Event] = [Announced(box)] if announce else []
    best: list[Event] = []
    most = -1
    for bound, roll in _promising(state.variant, state.variant.box_by_id[box].index):
        if bound <= most:
            break
        if wanted is not None and bound != wanted:
            continue
        first = [] if state.turn.throws or state.turn.keeping is not None else [Held(())]
        before = named if state.variant.columns[state.variant.box_by_id[box].column].before else first
        thrown = replay(state, [*before, Rolled(roll), *([] if before is named else named)])
        if Scored(box) in legal_actions(thrown.final):
            gain = sum(points_for(thrown.final, box))
            if gain > most:
                best, most = [*thrown.events, Scored(box)], gain
    return best


def _promising(variant: Variant, box: int) -> list[tuple[int, Dice]]:
    tables = variant.tables
    bounds = (
        max(points[box][index] + beside[box][index] for points, beside in zip(tables.points, tables.bonus, strict=True))
        for index in range(len(tables.rolls))
    )
    return sorted(zip(bounds, tables.rolls, strict=True), reverse=True)
