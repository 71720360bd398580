"""Advice: what every legal action of a moment is worth, what the best ones aim at, and how likely that is."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import NamedTuple

import numpy as np

from pasch.rules.card import Card
from pasch.rules.dice import Dice
from pasch.rules.engine import apply
from pasch.rules.errors import PaschError, Problem
from pasch.rules.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.state import GameState
from pasch.rules.turn import entries, may_keep, must_announce
from pasch.solver.cards.lattice import Ints
from pasch.solver.cards.space import CardSpace, Place
from pasch.solver.kernels.answering import answer, new_question
from pasch.solver.kernels.arrays import Arrays, lattice_of
from pasch.solver.kernels.blocks import Block, follow_blocks
from pasch.solver.kernels.flow import Flow, new_flow
from pasch.solver.kernels.opening import LOWEST
from pasch.solver.kernels.records import filled_table
from pasch.solver.kernels.work import new_open, new_throws
from pasch.solver.solve.solution import Solution
from pasch.solver.solve.summary import Threshold, thresholds


class Option(NamedTuple):
    """One legal action.

    Attributes:
        value: the final total to expect after it: in the mean, or as a certainty equivalent.
        loss: how much less that is than after the best action.
    """

    action: Action
    value: float
    loss: float


@dataclass(frozen=True, slots=True)
class Ending:
    """One way in which the turn may end.

    Attributes:
        points: entered in the box and beside it, times the weight of its column; 0 for a strike.
        chance: its probability.
    """

    box: str
    points: int
    chance: float


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is to come after an action, if it is followed by the best play.

    Attributes:
        endings: how this turn may end, the likeliest first.
        boxes: by box that is free now, how many of its entries will score; for one entry, the chance that it does.
        bonuses: each threshold of a bonus with the chance that it will have been reached at the end.
    """

    endings: tuple[Ending, ...]
    boxes: dict[str, float]
    bonuses: tuple[tuple[Threshold, float], ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """All options of a moment.

    Attributes:
        value: the final total to expect, if the best action is taken.
        options: every legal action, the best first; equal ones in the order of `rules.engine.legal_actions`.
    """

    value: float
    options: tuple[Option, ...]

    @property
    def best(self) -> Action:
        """The best action; the first of several."""
        return self.options[0].action


def ranked(values: Mapping[Action, float]) -> Advice:
    """Advice from the value of each action."""
    best = max(values.values())
    options = sorted(values.items(), key=itemgetter(1), reverse=True)
    return Advice(best, tuple(Option(action, value, best - value) for action, value in options))


class PositionAdviser(ABC):
    """Answers questions about positions of a variant whose later cards are solved. Not to be shared between threads.

    Attributes:
        exact: its values are no estimates.
    """

    exact = True

    def __init__(self, space: CardSpace, arrays: Arrays, theta: float) -> None:
        self.variant, self.space = space.variant, space
        self._arrays, self._theta = arrays, theta
        self._throws = new_throws(arrays, keep=True)
        self._nodes = lattice_of(self.variant).index_by_node
        self._question = new_question(len(self._nodes), len(self.variant.boxes))
        self._boxes = [box.id for box in self.variant.boxes]
        self._announces = any(column.announce for column in self.variant.columns)
        self._last = 0
        self._held: dict[Dice, tuple[list[Action], list[Action], Ints]] = {}
        self._actions: tuple[list[Action], list[Action], list[Action]] = (
            list(map(Announced, self._boxes)),
            list(map(Scored, self._boxes)),
            list(map(Struck, self._boxes)),
        )

    @abstractmethod
    def _answer(self, place: Place) -> int:
        """Lets the kernel answer the question about a card; gives what counts of the points so far."""

    @abstractmethod
    def _start_worth(self, card: Card) -> float:
        """What a card is worth before its next throw."""

    def advise(self, state: GameState) -> Advice:
        """Every legal action of a decision, with its value.

        Raises:
            PaschError: it is another variant's position, nothing is to be decided, or no game leads there.
        """
        so_far = self._ask(state)
        options = self._options(state)
        options.sort(key=itemgetter(1), reverse=True)
        best = options[0][1]
        found = tuple([Option(action, value + so_far, best - value) for action, value in options])
        return Advice(best + so_far, found)

    def action_values(self, state: GameState) -> dict[Action, float]:
        """The value of each legal action of a decision, in the order of `rules.engine.legal_actions`."""
        so_far = self._ask(state)
        return {action: value + so_far for action, value in self._options(state)}

    def worth(self, state: GameState) -> float:
        """The final total to expect from any moment of a game: before a throw as well as at a decision.

        Raises:
            PaschError: as `advise`.
        """
        turn = state.turn
        if turn.keeping is None:
            return max(self.action_values(state).values())
        if turn.throws == 0:
            self._must_be_ours(state)
            return self._start_worth(state.card)
        so_far = self._ask(state)
        return float(self._question.of_holds[self._nodes[turn.keeping]]) + so_far

    def _must_be_ours(self, state: GameState) -> None:
        if state.variant is not self.variant and state.variant.rules_hash != self.variant.rules_hash:
            raise PaschError(Problem("other-variant", {"found": state.variant.id, "right": self.variant.id}))

    def _ask(self, state: GameState) -> int:
        """Lets the kernel answer; gives the points on the card so far."""
        place = self._place(state)
        turn = state.turn
        roll = self.variant.tables.index_by_roll[turn.roll] if state.phase == "decide" else 0
        announced = -1 if turn.announced is None else turn.announced
        asked = self._question.asked
        asked[0] = place.group, place.lane, turn.throws, roll, not turn.lay, announced, 0
        so_far = self._answer(place)
        self._last = asked[0].last
        return so_far

    def _place(self, state: GameState) -> Place:
        """The card of a position in which something was thrown already."""
        self._must_be_ours(state)
        if state.turn.throws == 0 or state.phase == "over":
            raise PaschError(Problem("nothing-to-decide"))
        return self.space.locate(state.card)

    def _options(self, state: GameState) -> list[tuple[Action, float]]:
        """Every legal action with its value, in the order of `rules.engine.legal_actions`."""
        of_boxes, (named, scored, struck) = self._question.of_boxes, self._actions
        options: list[tuple[Action, float]] = []
        if self._announces:
            options += zip(named, of_boxes["announce"].tolist(), strict=True)
        options += self._holds(state)
        options += zip(scored, of_boxes["score"].tolist(), strict=True)
        options += zip(struck, of_boxes["strike"].tolist(), strict=True)
        return [option for option in options if option[1] > LOWEST]

    def _holds(self, state: GameState) -> list[tuple[Action, float]]:
        """The holds that the moment allows."""
        turn = state.turn
        if turn.throws >= self._last or (self._announces and turn.throws == 1 and must_announce(state)):
            return []
        tables = self.variant.tables
        holds = tables.holds_by_roll[tables.index_by_roll[turn.roll]]
        if turn.roll not in self._held:
            nodes = np.array([self._nodes[hold] for hold in holds])
            self._held[turn.roll] = list(map(Held, holds)), list(map(Bought, holds)), nodes
        held, bought, nodes = self._held[turn.roll]
        actions = bought if turn.throws >= self.variant.turn.throws + state.card.saved else held
        options = list(zip(actions, self._question.of_holds[nodes].tolist(), strict=True))
        if self.variant.turn.release:
            return options
        return [option for option, hold in zip(options, holds, strict=True) if may_keep(state, hold)]


class Adviser(PositionAdviser):
    """Advice from a solution for the mean or a utility."""

    def __init__(self, solution: Solution) -> None:
        super().__init__(solution.space, solution.arrays, solution.theta)
        self.solution = solution
        self._open, self._flow = new_open(solution.arrays), new_flow(solution.arrays)

    def _answer(self, place: Place) -> int:
        answer(self._arrays, self._open, self._throws, self.solution.value, self._theta, self._question)
        return place.points

    def _follow(self, state: GameState) -> Flow:
        """Every way in which the turn may end after what was kept."""
        place, turn = self._place(state), state.turn
        flow = self._flow
        flow.turn.used, flow.turn.hold = turn.throws, self._nodes[turn.keeping or ()]
        flow.turn.named = -1 if turn.announced is None else turn.announced
        block = filled_table(Block, group=place.group, first=place.lane, lanes=1)
        follow_blocks(
            self._arrays,
            self._open,
            self._throws,
            flow,
            self.solution.value,
            self._theta,
            block,
            np.zeros(2, dtype=np.int64),
        )
        return flow

    def _start_worth(self, card: Card) -> float:
        return self.solution.worth(card)

    def prospect(self, state: GameState, action: Action | None = None) -> Prospect:
        """What is to come after an action, or from a moment before a throw on.

        Raises:
            PaschError: as `advise`.
            Refused: the action is not legal.
        """
        after = state if action is None else apply(state, action)
        if after.turn.throws == 0:
            self._must_be_ours(after)
            card = after.cards[state.seat]
            ahead = self.solution.chances[self.solution.card_index(card)].astype(np.float64)
            if not isinstance(action, Scored | Struck):
                return self._prospect(state, (), ahead)
            filled = self.variant.box_by_id[action.box]
            ahead[filled.index] += sum(
                bool(card.entries[cell]) - bool(state.card.entries[cell]) for cell in filled.cells
            )
            return self._prospect(state, (Ending(filled.id, self._entered(state, action), 1.0),), ahead)
        if isinstance(action, Announced):
            return self.prospect(after, self.advise(after).best)
        flow = self._follow(after)
        endings: dict[tuple[int, int], float] = {}
        ahead = np.zeros(self.solution.chances.shape[1])
        for way in range(flow.turn.ways):
            ended, chance = flow.ways[way], float(flow.chance[way, 0])
            box = int(ended.box)
            key = box, int(ended.points)
            endings[key] = endings.get(key, 0.0) + chance
            ahead += chance * self.solution.chances[int(flow.cards[way, 0])]
            ahead[box] += chance * int(ended.scored)
        found = [Ending(self._boxes[box], points, chance) for (box, points), chance in endings.items() if chance > 0]
        return self._prospect(state, sorted(found, key=lambda ending: -ending.chance), ahead)

    def _entered(self, state: GameState, action: Scored | Struck) -> int:
        """The points that ending the turn brings, bonuses apart."""
        box = self.variant.box_by_id[action.box]
        if isinstance(action, Struck) or not self.variant.counts_points:
            return 0
        entry = next(entry for entry in entries(state) if entry.box == box.index)
        return (entry.points + entry.bonus) * self.variant.columns[box.column].weight

    def _prospect(self, state: GameState, endings: Sequence[Ending], ahead: Iterable[float]) -> Prospect:
        likely = list(ahead)
        free = {
            box.id: float(likely[box.index])
            for box in self.variant.boxes
            if any(state.card.entries[cell] is None for cell in box.cells)
        }
        facts = thresholds(self.solution.space)
        bonuses = tuple(zip(facts, map(float, likely[len(self._boxes) :]), strict=True))
        return Prospect(tuple(endings), free, bonuses)
