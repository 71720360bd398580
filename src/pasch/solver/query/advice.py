"""Advice from solutions: values of all legal actions, and prospects of the best play after each."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from pasch.rules.arguments import checked, safely_shown
from pasch.rules.dice.multisets import Dice
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import Card, has_room
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import begun, entries, may_keep, must_announce, new_turn
from pasch.rules.variant.variant import Box
from pasch.solver.cards.card_space import CardPosition, CardSpace
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.array_building import get_lattice
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock, new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.toolchain.structured_rows import new_table
from pasch.solver.kernels.turn.action_values import QueryBuffers, answer, new_question
from pasch.solver.kernels.turn.block_setup import LOWEST
from pasch.solver.kernels.turn.card_blocks import CardBlock, follow_blocks
from pasch.solver.kernels.turn.probability_flow import Flow, new_flow
from pasch.solver.parallel.thread_safety import PerThread
from pasch.solver.query.action_ranking import Advice, build_advice
from pasch.solver.query.oracle import Certainty
from pasch.solver.solve.bonus_thresholds import Threshold, list_thresholds
from pasch.solver.solve.solution import Solution

AT_ONCE = 256
"""Queries per call of the kernel, so that their answers stay within the processor's cache."""
# Turns whose ways are cached.
_REMEMBERED = 256

Row = tuple[int, int, int, int, int, int, int, int]
_OF_BOXES = ("announce", "score", "strike")


@dataclass(frozen=True, slots=True)
class Ending:
    """One possible end of the turn.

    Attributes:
        points: of the entry, extra points included, times the weight of its column.
        chance: its probability.
        struck: points of a strike there.
    """

    box: str
    points: int
    chance: float
    struck: int = 0

    @property
    def scores(self) -> bool:
        """True unless the box is struck."""
        return self.points != self.struck


@dataclass(frozen=True, slots=True)
class Prospect:
    """Expected results after an action, under the best play.

    Attributes:
        endings: possible ends of this turn, the likeliest first.
        boxes: by open box, the expected number of its entries that will score; for one entry, the probability.
        bonuses: each threshold of a bonus with the probability of reaching it.
    """

    endings: tuple[Ending, ...]
    boxes: dict[str, float]
    bonuses: tuple[tuple[Threshold, float], ...]


class TurnWays(NamedTuple):
    """All ways in which a turn may end.

    Attributes:
        boxes, points, scored: the box, the points over those of a strike, and 1 for a score.
        cards: index of the card after it.
    """

    boxes: Ints
    points: Ints
    scored: Ints
    cards: Ints
    chances: Doubles


def compute_entry_points(state: GameState, action: Scored | Struck) -> int:
    """Returns the points of an entry, without bonuses."""
    variant = state.variant
    box = variant.box_by_id[action.box]
    if isinstance(action, Struck):
        return variant.gain(box, box.struck)
    if not variant.counts_points:
        return 0
    entry = next(entry for entry in entries(state) if entry.box == box.index)
    return variant.gain(box, entry.points, entry.bonus)


def _scores(card: Card, box: Box, cell: int) -> bool:
    return card.entries[cell] not in (None, box.struck)


class QueryScratch:
    """Scratch memory of one thread for queries, and the answers to the last one.

    Attributes:
        throws, question: for single queries; many: for `AT_ONCE` of them, allocated on first use.
        opens: open blocks of cards, by whatever makes them differ.
        flow: allocated on first use.
        last: the throw after which the turn of the last query must end.
        located: the last card, and its position.
    """

    __slots__ = ("flow", "last", "located", "many", "opens", "question", "throws")

    def __init__(self, arrays: Arrays, nodes: int, boxes: int) -> None:
        self.throws, self.question = new_throws(arrays, keep=True), new_question(nodes, boxes)
        self.many: QueryBuffers | None = None
        self.opens: dict[int, OpenBlock] = {}
        self.flow: Flow | None = None
        self.last = 0
        self.located: tuple[Card, CardPosition] | None = None


class PositionAdviser(ABC):
    """Advises on positions of a variant whose later cards are solved. Threads may share it.

    Attributes:
        arrays: the variant's arrays.
        exact: whether its values are exact.
    """

    exact = True
    certainty: Certainty = "exact"
    notes: Sequence[Problem] = ()

    def __init__(self, space: CardSpace, arrays: Arrays, theta: float) -> None:
        self.variant, self.space = space.variant, space
        self.arrays, self._theta = arrays, theta
        self._nodes = get_lattice(self.variant).index_by_node
        self._own = PerThread(QueryScratch, arrays, len(self._nodes), len(self.variant.boxes))
        self._boxes = [box.id for box in self.variant.boxes]
        self._struck = [self.variant.gain(box, box.struck) for box in self.variant.boxes]
        self._announces = any(column.announce for column in self.variant.columns)
        self._held: dict[Dice, tuple[Ints, list[Action], list[Action]]] = {}
        kinds = (Announced, Scored, Struck)
        # Announcements, scores and strikes of all boxes, in the order of `_OF_BOXES`.
        self._boxed: list[Action] = [kind(box) for kind in kinds for box in self._boxes]

    @abstractmethod
    def _answer(self, place: CardPosition, own: QueryScratch) -> int:
        """Runs the query of a card, and returns the points so far that count."""

    def advise(self, state: GameState) -> Advice:
        """Returns all legal actions of a decision with their values.

        Raises:
            PaschError: The position is of another variant, not a decision, or no game leads there.
        """
        own: QueryScratch = self._own.scratch
        so_far = self._ask(state, own)
        return build_advice(*self._options(state, own), so_far)

    def advise_many(self, states: Iterable[GameState]) -> list[Advice]:
        """Returns the advice for each of many decisions in order; quicker where the adviser can share work.

        Raises:
            PaschError: As `advise`, for any of them.
        """
        return [self.advise(state) for state in states]

    def action_values(self, state: GameState) -> dict[Action, float]:
        """Returns the value of each legal action, in the order of `rules.game.engine.legal_actions`."""
        own: QueryScratch = self._own.scratch
        so_far = self._ask(state, own)
        actions, values = self._options(state, own)
        return {action: value + so_far for action, value in zip(actions, values, strict=True) if value > LOWEST}

    def _must_be_ours(self, state: GameState) -> None:
        if not isinstance(state, GameState):
            raise TypeError(f"state is {safely_shown(state)}; a GameState is needed")
        if state.variant is not self.variant and state.variant.rules_hash != self.variant.rules_hash:
            raise PaschError(Problem("other-variant", {"found": state.variant.id, "right": self.variant.id}))

    def _ask(self, state: GameState, own: QueryScratch) -> int:
        place = self._place(state, own)
        asked = own.question.asked
        asked[0] = self._asked(state, place)
        so_far = self._answer(place, own)
        own.last = asked[0].last
        return so_far

    def _asked(self, state: GameState, place: CardPosition) -> Row:
        turn = state.turn
        roll = self.variant.tables.index_by_roll[turn.roll] if state.phase == "decide" and turn.roll else 0
        announced = -1 if turn.announced is None else turn.announced
        # A row of `PositionQuery`; the kernel fills in the last two.
        return place.group, announced, place.lane, turn.throws, roll, not turn.lay, 0, 0

    def _place(self, state: GameState, own: QueryScratch) -> CardPosition:
        self._must_be_open(state)
        card = state.card
        # Successive queries are mostly about one turn, and so about the same card.
        if own.located is None or own.located[0] is not card:
            own.located = card, self.space.locate(card)
        return own.located[1]

    def _must_be_open(self, state: GameState) -> None:
        self._must_be_ours(state)
        if state.phase == "over" or not (state.phase == "decide" or begun(state)):
            raise PaschError(Problem("nothing-to-decide"))

    def _options(self, state: GameState, own: QueryScratch) -> tuple[list[Action], list[float]]:
        # Actions in the order of `legal_actions` with their values; `LOWEST` for illegal ones.
        of_boxes = own.question.of_boxes
        of_actions = [of_boxes[name].tolist() for name in _OF_BOXES]
        return self._choices(state, own.last, own.question.of_holds[0], of_actions)

    def _choices(
        self, state: GameState, last: int, of_holds: Doubles, of_boxes: Sequence[list[float]]
    ) -> tuple[list[Action], list[float]]:
        turn = state.turn
        # Before the first throw: announce a box, or throw without.
        if not turn.throws:
            return [*self._boxed[: len(self._boxes)], Held(())], [*of_boxes[0], float(of_holds[self._nodes[()]])]
        if turn.throws >= last or (self._announces and turn.throws == 1 and must_announce(state)):
            return self._boxed, [*of_boxes[0], *of_boxes[1], *of_boxes[2]]
        if turn.roll not in self._held:
            self._held[turn.roll] = self._list_holds(turn.roll)
        nodes, held, bought = self._held[turn.roll]
        values = of_holds[nodes].tolist()
        if not self.variant.turn.release:
            tables = self.variant.tables
            holds = tables.holds_by_roll[tables.index_by_roll[turn.roll]]
            values = [value if may_keep(state, hold) else LOWEST for value, hold in zip(values, holds, strict=True)]
        buys = turn.throws >= self.variant.turn.throws + state.card.saved
        return bought if buys else held, [*of_boxes[0], *values, *of_boxes[1], *of_boxes[2]]

    def _list_holds(self, roll: Dice) -> tuple[Ints, list[Action], list[Action]]:
        tables, boxes = self.variant.tables, len(self._boxes)
        holds = tables.holds_by_roll[tables.index_by_roll[roll]]
        named, filled = self._boxed[:boxes], self._boxed[boxes:]
        nodes = np.array([self._nodes[hold] for hold in holds])
        return nodes, [*named, *map(Held, holds), *filled], [*named, *map(Bought, holds), *filled]


class GameAdviser(PositionAdviser):
    """Advises on every moment of a game, before a throw as well."""

    @abstractmethod
    def start_value(self, card: Card) -> float:
        """Returns the expected final total of a card before its next throw."""

    def value(self, state: GameState) -> float:
        """Returns the expected final total at any moment of a game.

        Raises:
            PaschError: As `advise`.
        """
        turn = state.turn
        if turn.keeping is None:
            return max(self.action_values(state).values())
        if not begun(state):
            self._must_be_ours(state)
            return self.start_value(state.card)
        if turn.throws == 0:
            undecided = replace(state, turn=new_turn(self.variant, state.card))
            done = Held(()) if turn.announced is None else Announced(self._boxes[turn.announced])
            return self.action_values(undecided)[done]
        own: QueryScratch = self._own.scratch
        so_far = self._ask(state, own)
        return float(own.question.of_holds[0, self._nodes[turn.keeping]]) + so_far


class Adviser(GameAdviser):
    """Advises by a solution for the mean or a utility. Threads may share it: each has its own scratch memory."""

    @checked
    def __init__(self, solution: Solution) -> None:
        super().__init__(solution.space, solution.arrays, solution.theta)
        self.solution = solution
        self._ways: dict[tuple[Card, int, Dice | None, int | None], TurnWays] = {}

    def __repr__(self) -> str:
        return f"Adviser({self.solution!r})"

    def _opened(self, own: QueryScratch) -> OpenBlock:
        if not own.opens:
            own.opens[0] = new_open(self.arrays)
        return own.opens[0]

    def _answer(self, place: CardPosition, own: QueryScratch) -> int:
        answer(self.arrays, self._opened(own), own.throws, self.solution.value, self._theta, own.question)
        return place.points

    def advise_many(self, states: Iterable[GameState]) -> list[Advice]:
        """Returns the advice for each of many decisions in order.

        Cards with the same open boxes are solved eight at a time, and all queries about a card together.

        Raises:
            PaschError: As `advise`, for any of them.
        """
        states = list(states)
        places = self._places(states)
        asked = [self._asked(state, place) for state, place in zip(states, places, strict=True)]
        # Sorted by group and card, so that the kernel shares blocks.
        order = sorted(range(len(asked)), key=asked.__getitem__)
        advice_by_number: dict[int, Advice] = {}
        for first in range(0, len(order), AT_ONCE):
            part = order[first : first + AT_ONCE]
            choices = self._answer_many([asked[number] for number in part], [states[number] for number in part])
            for number, (actions, values) in zip(part, choices, strict=True):
                advice_by_number[number] = build_advice(actions, values, places[number].points)
        return [advice_by_number[number] for number in range(len(states))]

    def _places(self, states: Sequence[GameState]) -> list[CardPosition]:
        known: dict[Card, CardPosition] = {}
        places: list[CardPosition] = []
        for state in states:
            self._must_be_open(state)
            card = state.card
            if card not in known:
                known[card] = self.space.locate(card)
            places.append(known[card])
        return places

    def _answer_many(
        self, asked: Sequence[Row], states: Sequence[GameState]
    ) -> Iterator[tuple[list[Action], list[float]]]:
        boxes = len(self._boxes)
        own: QueryScratch = self._own.scratch
        # Most advisers answer single queries.
        if own.many is None:
            own.many = new_question(len(self._nodes), boxes, AT_ONCE)
        room, count = own.many, len(asked)
        question = QueryBuffers(room.asked[:count], room.of_holds[:count], room.of_boxes[: count * boxes])
        question.asked[:] = asked
        answer(self.arrays, self._opened(own), own.throws, self.solution.value, self._theta, question)
        of_boxes = [question.of_boxes[name].reshape(count, boxes).tolist() for name in _OF_BOXES]
        lasts = question.asked["last"].tolist()
        return map(self._choices, states, lasts, question.of_holds, zip(*of_boxes, strict=True))

    def ways(self, state: GameState) -> TurnWays:
        """Returns all ways in which the turn may end after a hold; the latest are cached.

        Raises:
            PaschError: As `advise`.
        """
        own: QueryScratch = self._own.scratch
        place, turn = self._place(state, own), state.turn
        key = state.card, turn.throws, turn.keeping, turn.announced
        # Another thread may clear the cache at any time.
        found = self._ways.get(key)
        if found is None:
            if len(self._ways) >= _REMEMBERED:
                self._ways.clear()
            found = self._ways[key] = self._follow(state, place, own)
        return found

    def _follow(self, state: GameState, place: CardPosition, own: QueryScratch) -> TurnWays:
        if own.flow is None:
            own.flow = new_flow(self.arrays)
        flow, turn = own.flow, state.turn
        flow.turn.used, flow.turn.hold = turn.throws, self._nodes[turn.keeping or ()]
        flow.turn.named = -1 if turn.announced is None else turn.announced
        # See `FlowTurn.only`: 0 for a hold, otherwise the decision before the throw.
        flow.turn.only = 0 if turn.throws else 2 + flow.turn.named if flow.turn.named >= 0 else 1
        block, first_way = new_table(CardBlock, 1), np.zeros(2, dtype=np.int64)
        block[0] = place.group, place.lane, 1
        value, theta = self.solution.value, self.solution.theta
        follow_blocks(self.arrays, self._opened(own), own.throws, flow, value, theta, block, first_way)
        count = int(first_way[1])
        likely = np.flatnonzero(flow.chance[:count, 0] > 0)
        ways = flow.ways
        boxes, points, scored = (ways[name][likely].astype(np.int64) for name in ("box", "points", "scored"))
        return TurnWays(boxes, points, scored, flow.cards[likely, 0], flow.chance[likely, 0])

    def start_value(self, card: Card) -> float:
        return self.solution.value_of(card)

    def prospect(self, state: GameState, action: Action | None = None) -> Prospect:
        """Returns the prospect after an action, or at a chance node.

        Raises:
            PaschError: As `advise`.
            IllegalActionError: The action is not legal.
        """
        after = state if action is None else apply(state, action)
        if isinstance(action, Scored | Struck) or not begun(after):
            self._must_be_ours(after)
            card = after.cards[state.seat]
            ahead = self.solution.chances[self.solution.card_index(card)].astype(np.float64)
            if not isinstance(action, Scored | Struck):
                return self._prospect(state, (), ahead)
            filled = self.variant.box_by_id[action.box]
            # The entry itself is one of those that score.
            ahead[filled.index] += sum(
                _scores(card, filled, cell) - _scores(state.card, filled, cell) for cell in filled.cells
            )
            points, struck = compute_entry_points(state, action), self._struck[filled.index]
            return self._prospect(state, (Ending(filled.id, points, 1.0, struck),), ahead)
        if isinstance(action, Announced) and after.phase == "decide":
            return self.prospect(after, self.advise(after).best)
        ways = self.ways(after)
        # F(now) = sum over ways w of P(w) * (F(card after w) + the entry of w itself).
        ahead = ways.chances @ self.solution.chances[ways.cards]
        np.add.at(ahead, ways.boxes, ways.chances * ways.scored)
        endings: dict[tuple[int, int], float] = {}
        for box, points, chance in zip(
            *(each.tolist() for each in (ways.boxes, ways.points, ways.chances)), strict=True
        ):
            points += self._struck[box]
            endings[box, points] = endings.get((box, points), 0.0) + chance
        found = [
            Ending(self._boxes[box], points, chance, self._struck[box]) for (box, points), chance in endings.items()
        ]
        return self._prospect(state, sorted(found, key=lambda ending: -ending.chance), ahead)

    def _prospect(self, state: GameState, endings: Sequence[Ending], ahead: Iterable[float]) -> Prospect:
        likely = list(ahead)
        free = {box.id: float(likely[box.index]) for box in self.variant.boxes if has_room(state.card, box)}
        facts = list_thresholds(self.solution.space)
        bonuses = tuple(zip(facts, map(float, likely[len(self._boxes) :]), strict=True))
        return Prospect(tuple(endings), free, bonuses)
