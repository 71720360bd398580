"""Exercises in playing to win: late in a game of two, where the best chance to win is not the highest mean.

Two solitaire games of the same level are paired, the learner's card first. In them nobody looked at the other's card,
as most people hardly do.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pasch.analysis.exercises.decision_sampling import PlayedTurn, play_turns
from pasch.analysis.exercises.exercise_rating import RIGHT, rating_of
from pasch.analysis.review.decision_difficulty import expected_loss
from pasch.analysis.thresholds import DIFFICULTY_LEVEL, FAULTS
from pasch.rules.game.card import Card, empty_card
from pasch.rules.game.state import GameState
from pasch.solver.query.action_ranking import Option
from pasch.solver.query.win_chance import Winning

LAST_TURNS = 4
CLEAR, TOO_CLEAR = 0.005, 0.25
"""Chance to win between the best choice and the next that is really different."""
LEAST_LOST = FAULTS["win"]["inaccuracy"]
"""Chance to win that a player who plays for points loses."""
UNDECIDED = 0.03
"""The least chance of each to win."""


class WinningDecision(NamedTuple):
    """A decision in which playing to win differs from playing for points.

    Attributes:
        options: every legal action with its chance to win, the best first.
        by_points: action with the highest mean.
        gap: chance that the next really different choice loses.
        cost: expected loss of chance of a casual player here.
    """

    state: GameState
    options: Sequence[Option]
    by_points: Option
    gap: float
    cost: float
    rating: int


def duels(winning: Winning, games: int, seed: str) -> Iterator[WinningDecision]:
    """Returns such decisions from games of two; the seed determines them."""
    variant = winning.variant
    turns = list(play_turns(winning.adviser, games, f"{seed}/duel", DIFFICULTY_LEVEL))
    before: Sequence[Card] = (
        turns[-LAST_TURNS - 1].cards if variant.turns > LAST_TURNS else [empty_card(variant)] * games
    )
    for turn in turns[-LAST_TURNS:]:
        yield from _in_turn(winning, before, turn)
        before = turn.cards


def _in_turn(winning: Winning, before: Sequence[Card], turn: PlayedTurn) -> Iterator[WinningDecision]:
    # Even games come first, against a card whose turn is still to come; odd ones come second.
    for number, state, options in turn.decisions:
        rival = (number + 1) % len(before)
        other = before[rival] if number % 2 == 0 else turn.cards[rival]
        game = GameState(state.variant, (state.card, other), 0, state.direction, state.turn)
        found = _duel(winning, game, options)
        if found is not None:
            yield found


def _duel(winning: Winning, state: GameState, by_points: Sequence[Option]) -> WinningDecision | None:
    options = list(winning.advise(state).options)
    known = {option.action: option for option in options}
    for_points = min((known[each.action] for each in by_points if each.loss <= RIGHT), key=lambda option: option.loss)
    wrong = next((option for option in options if option.loss > RIGHT), None)
    if wrong is None or not UNDECIDED <= options[0].value <= 1 - UNDECIDED or for_points.loss < LEAST_LOST:
        return None
    if not CLEAR <= wrong.loss <= TOO_CLEAR:
        return None
    point_losses = {each.action: each.loss for each in by_points}
    points = [point_losses[option.action] for option in options]
    losses, scale = [option.loss for option in options], state.variant.scale
    lost = expected_loss(points, losses, scale=scale)
    return WinningDecision(state, options, for_points, wrong.loss, lost, rating_of(points, losses, scale))


class DuelKind(NamedTuple):
    """The same question in the same turn.

    Attributes:
        duel: the one that costs a casual player most.
        often: how many come in a game; cost: the chance that they cost in a game.
    """

    duel: WinningDecision
    often: float
    cost: float


def duel_kinds(decisions: Iterable[WinningDecision], games: int) -> list[DuelKind]:
    """Every question once and none about the same cards, what costs a casual player most in a game first."""
    duels_by_question: dict[object, list[WinningDecision]] = {}
    for duel in decisions:
        free = duel.state.card.entries.count(None)
        duels_by_question.setdefault((duel.options[0].action, duel.by_points.action, free), []).append(duel)
    kinds = []
    for same in duels_by_question.values():
        dearest = max(same, key=lambda duel: duel.cost)
        kinds.append(DuelKind(dearest, len(same) / games, sum(duel.cost for duel in same) / games))
    by_cards: dict[object, DuelKind] = {}
    for kind in sorted(kinds, key=lambda kind: -kind.cost):
        by_cards.setdefault(kind.duel.state.cards[1], kind)
    return list(by_cards.values())
