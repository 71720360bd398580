"""Exact chance to win from the distributions of final totals, without random numbers.

Everybody plays for the mean. Seats are independent, so the chance to win follows from the distribution of each final
total. With ``F`` the probability of less and ``p`` that of exactly as much, a total of ``t`` wins alone with the
product of all ``F(t)`` of the others. A victory that ``k`` share counts ``1 / k`` for each, and as ``1 / k`` is the
integral of ``x ** (k - 1)``, the seat's part in it is

    mean over x from 0 to 1 of the product of all (F(t) + x p(t)),

a polynomial that a few nodes of Gauss-Legendre quadrature integrate exactly, for any number of seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeGuard

import numpy as np

from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import Card, is_full, total_if_struck
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import begun
from pasch.rules.variant.variant import Variant
from pasch.solver.cards.card_space import CardPosition
from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.scratch_memory import BLOCK_BY_BLOCK, Window, new_open
from pasch.solver.kernels.toolchain.structured_rows import new_table
from pasch.solver.kernels.toolchain.vector import LANES
from pasch.solver.kernels.turn.action_values import answer_chances
from pasch.solver.parallel.thread_safety import CopiedLock, one_at_a_time
from pasch.solver.query.action_ranking import Advice, best_action
from pasch.solver.query.advice import Adviser, PositionAdviser, QueryScratch
from pasch.solver.query.oracle import Oracle
from pasch.solver.solve.score_curves import TotalPrize
from pasch.solver.solve.solution import Distribution
from pasch.solver.solve.total_distributions import Distributions

# Cached distributions of final totals.
_REMEMBERED = 4096
# A total below that of every card.
_BELOW_ALL = -(1 << 40)


@dataclass(frozen=True)
class WinChances:
    """Chance of each seat to win.

    Attributes:
        alone: by seat, to have more than all others.
        shared: by seat, to share the highest total.
        value: by seat, both, a victory that `k` share counted as ``1 / k``; they add up to 1.
        exact: whether final totals are exact; otherwise `error` bounds the error of the values.
    """

    alone: tuple[float, ...]
    shared: tuple[float, ...]
    value: tuple[float, ...]
    exact: bool = True
    error: float = 0.0


def compute_win_chances(totals: Sequence[Distribution]) -> WinChances:
    """Returns the chance of each seat to win from the distributions of final totals."""
    equal, below = _by_total(totals)
    alone, among = (_share(equal, below, np.array([place]), np.ones(1)) for place in (0.0, 1.0))
    value = _share(equal, below, *_places(len(totals)))
    shared = np.maximum(among - alone, 0.0)
    return WinChances(tuple(alone.tolist()), tuple(shared.tolist()), tuple(value.tolist()))


def _build_prize_against(others: Sequence[Distribution]) -> TotalPrize:
    if not others:
        return TotalPrize(_BELOW_ALL, np.ones(1))
    equal, below = _by_total(others)
    places, weights = _places(len(others) + 1)
    # The integral over x of the product of (F(t) + x p(t)), by quadrature.
    value = sum(weight * np.prod(below + place * equal, axis=0) for place, weight in zip(places, weights, strict=True))
    return TotalPrize(min(one.low for one in others), np.append(value, 1.0))


def _by_total(totals: Sequence[Distribution]) -> tuple[Doubles, Doubles]:
    # (seats, totals): the probability of each total, and of less.
    low = min(one.low for one in totals)
    high = max(one.low + len(one.chances) for one in totals)
    equal = np.zeros((len(totals), high - low))
    for row, one in zip(equal, totals, strict=True):
        row[one.low - low : one.low - low + len(one.chances)] = one.chances
    below = np.minimum(np.cumsum(equal, axis=1), 1.0)
    return equal, np.concatenate([np.zeros((len(totals), 1)), below[:, :-1]], axis=1)


@cache
def _places(seats: int) -> tuple[Doubles, Doubles]:
    # Gauss-Legendre with n nodes is exact up to degree 2n - 1; the polynomial has degree seats - 1.
    places, weights = np.polynomial.legendre.leggauss((seats + 1) // 2)
    return (places + 1) / 2, weights / 2


def _share(equal: Doubles, below: Doubles, places: Doubles, weights: Doubles) -> Doubles:
    found = np.zeros(len(equal))
    # The product of all other seats, from products of those before and after: no division by 0.
    for place, weight in zip(places.tolist(), weights.tolist(), strict=True):
        reached = below + place * equal
        first = np.cumprod(np.concatenate([np.ones((1, equal.shape[1])), reached[:-1]]), axis=0)
        last = np.cumprod(np.concatenate([np.ones((1, equal.shape[1])), reached[:0:-1]]), axis=0)[::-1]
        found += weight * (equal * first * last).sum(axis=1)
    return found


@dataclass(frozen=True, eq=False)
class CardsAfterTurn:
    """Values of the cards after a turn, by the total of the seat.

    Attributes:
        cards: their indices, ascending.
        first: the total that the columns of `value` begin with.
        value: ``(cards, totals)`` chance to win.
    """

    cards: Ints
    first: int
    value: Doubles

    def at(self, cards: Ints, totals: Ints) -> Doubles:
        """Returns the chance to win with some of these cards and totals."""
        found: Doubles = self.value[np.searchsorted(self.cards, cards), totals - self.first]
        return found


@dataclass(frozen=True, eq=False)
class _Ahead:
    """Distributions of the remaining points of some cards.

    Attributes:
        cards: their indices, ascending.
        low: the points that `chances` begins with.
        chances: ``(cards, points)``.
    """

    cards: Ints
    low: int
    chances: Doubles


def compares_totals(variant: Variant) -> bool:
    """Returns whether the highest total always wins."""
    return not (variant.result or variant.ends_at_once)


def foresees_winner(oracle: Oracle) -> TypeGuard[Adviser]:
    """Returns whether an oracle can compute the chance to win: it is exact, and the highest total wins."""
    return isinstance(oracle, Adviser) and compares_totals(oracle.variant)


def must_compare_totals(variant: Variant) -> None:
    """Checks that the highest total always wins.

    Raises:
        PaschError: Columns are won, or a throw wins or ends the game immediately.
    """
    if variant.result:
        raise PaschError(Problem("win-by-columns"))
    if variant.ends_at_once:
        raise PaschError(Problem("win-at-once"))


class Winning:
    """Chance to win at any moment of a game of any number of seats. Threads may share it: one call waits for another.

    Attributes:
        distributions: of the variant solved for the mean.
        adviser: values its moments in points.
    """

    exact = True

    def __init__(self, distributions: Distributions) -> None:
        must_compare_totals(distributions.solution.variant)
        self.distributions = distributions
        self.variant = distributions.solution.variant
        self.adviser = Adviser(distributions.solution)
        self._calls = CopiedLock()
        self._turn = _TurnAdviser(self.adviser)
        self._known: dict[Card, Distribution] = {}
        self._looked_at: tuple[tuple[Card, ...], int] | None = None
        self._after: CardsAfterTurn | None = None
        self._ahead: tuple[Card, _Ahead] | None = None

    @one_at_a_time
    def chances(self, state: GameState) -> WinChances:
        """Returns the chance of each seat to win if all play for the mean.

        Raises:
            PaschError: The state is of other rules, or no game leads there.
        """
        return compute_win_chances(self.totals(state))

    @one_at_a_time
    def totals(self, state: GameState) -> list[Distribution]:
        """Returns the distribution of each seat's final total.

        Raises:
            PaschError: As `chances`.
        """
        found = [self._total(card) for card in state.cards]
        if begun(state) and state.phase != "over":
            found[state.seat] = self._total_in_turn(state)
        return found

    @one_at_a_time
    def values(self, state: GameState) -> list[float]:
        """Returns `WinChances.value` of each seat; with two seats within a turn only one is computed.

        Raises:
            PaschError: As `chances`.
        """
        # Two seats share all victories, so one value determines the other.
        if len(state.cards) != 2 or not begun(state) or state.phase == "over":
            # Only `WinChances.value`, at a third of the cost.
            totals = self.totals(state)
            found: list[float] = _share(*_by_total(totals), *_places(len(totals))).tolist()
            return found
        after = self.after(state)
        own = self._chance_at(state, state.seat, after)
        return [own, 1 - own] if state.seat == 0 else [1 - own, own]

    @one_at_a_time
    def actions(self, state: GameState) -> dict[Action, float]:
        """Returns the chance of the seat to win after each legal action, if all play on for the mean.

        Raises:
            PaschError: As `chances`.
        """
        after = self.after(state)
        return {action: self._chance_at(apply(state, action), state.seat, after) for action in legal_actions(state)}

    @one_at_a_time
    def advise(self, state: GameState) -> Advice:
        """Returns all legal actions with the chance to win, if this turn is played to win and later ones for the mean.

        Raises:
            PaschError: As `chances`, or it is not a decision.
        """
        return self._turn.advise_with(state, self.after(state))

    def _total(self, card: Card) -> Distribution:
        if card not in self._known:
            if len(self._known) > _REMEMBERED:
                self._known.clear()
            so_far = total_if_struck(self.variant, card)
            ahead = self._still_to_come(card)
            self._known[card] = Distribution(so_far + ahead.low, ahead.chances)
        return self._known[card]

    def _still_to_come(self, card: Card) -> Distribution:
        if is_full(card):
            return Distribution(0, np.ones(1))
        if self._ahead is None:
            return self.distributions.of(card)
        place, ahead = self._place(card), self._ahead[1]
        index = self.adviser.space.index(place)
        row = int(np.searchsorted(ahead.cards, index))
        if row == len(ahead.cards) or ahead.cards[row] != index:
            return self.distributions.of(card)
        possible = np.flatnonzero(ahead.chances[row])
        first, last = int(possible[0]), int(possible[-1])
        return Distribution(ahead.low + first, ahead.chances[row, first : last + 1])

    def _total_in_turn(self, state: GameState) -> Distribution:
        if state.phase == "decide":
            action = best_action(self.variant, self.adviser.action_values(state))
            after = apply(state, action)
            return self._total_in_turn(after) if begun(after) else self._total(after.cards[state.seat])
        # A mixture over the ways in which the turn may end, each distribution shifted by the total at that end.
        cards, totals, chances = self._ways(state)
        ahead = self._ahead_of(state.card)
        least = int(totals.min())
        mixed = np.zeros(int(totals.max()) - least + ahead.chances.shape[1])
        rows = ahead.chances[np.searchsorted(ahead.cards, cards)]
        for row, shift, chance in zip(rows, (totals - least).tolist(), chances.tolist(), strict=True):
            mixed[shift : shift + len(row)] += chance * row
        possible = np.flatnonzero(mixed)
        found = mixed[possible[0] : possible[-1] + 1]
        return Distribution(least + ahead.low + int(possible[0]), found / found.sum())

    def _ways(self, state: GameState) -> tuple[Ints, Ints, Doubles]:
        ways = self.adviser.ways(state)
        place, paid = self._place(state.card), self.distributions.paid
        index = self.adviser.space.index(place)
        # Points so far, the entry, and the change of bonuses and throw costs from this card to the next.
        totals: Ints = place.points + ways.points + paid[ways.cards] - paid[index]
        return ways.cards, totals, ways.chances

    def _place(self, card: Card) -> CardPosition:
        return self.adviser.space.locate(card)

    def _chance_at(self, state: GameState, seat: int, after: CardsAfterTurn) -> float:
        if not begun(state) or state.phase == "over":
            place = self._place(state.cards[seat])
            card = self.adviser.space.index(place)
            return float(after.at(np.array([card]), np.array([place.points]))[0])
        if state.phase == "decide":
            action = best_action(self.variant, self.adviser.action_values(state))
            return self._chance_at(apply(state, action), seat, after)
        cards, totals, chances = self._ways(state)
        return float(chances @ after.at(cards, totals))

    @one_at_a_time
    def after(self, state: GameState) -> CardsAfterTurn:
        """Returns the values of the cards after this turn for its seat."""
        if self._after is None or self._looked_at != (state.cards, state.seat):
            others = [self._total(card) for seat, card in enumerate(state.cards) if seat != state.seat]
            self._after = self._compute_after(state.card, _build_prize_against(others))
            self._looked_at = state.cards, state.seat
        return self._after

    def _compute_after(self, card: Card, prize: TotalPrize) -> CardsAfterTurn:
        place, paid = self._place(card), self.distributions.paid
        ahead = self._ahead_of(card)
        gained = paid[ahead.cards] - paid[self.adviser.space.index(place)]
        scores = self.adviser.arrays.scores
        # The range of totals that any card after the turn may have.
        first = place.points + int(gained.min()) + min(0, int(scores.low.min()))
        last = place.points + int(gained.max()) + max(0, int(scores.high.max())) + LANES
        places = np.arange(first + ahead.low, last + ahead.low + ahead.chances.shape[1] + 1) - prize.low
        value = np.where(places < 0, 0.0, prize.chances[np.clip(places, 0, len(prize.chances) - 1)])
        return CardsAfterTurn(ahead.cards, first, _correlate(ahead.chances, value)[:, : last - first + 1])

    def _ahead_of(self, card: Card) -> _Ahead:
        if self._ahead is None or self._ahead[0] != card:
            cards = self.distributions.after(card)
            known = self.distributions.known(cards)
            begins, widths, lows = known.place[cards], known.width[cards], known.low[cards]
            # Aligned to a common lowest number of points, so that rows can be mixed by index.
            low = int(lows.min())
            chances = np.zeros((len(cards), int((lows + widths).max()) - low))
            for row, begin, width, shift in zip(
                chances, *map(np.ndarray.tolist, (begins, widths, lows - low)), strict=True
            ):
                row[shift : shift + width] = known.chance[begin : begin + width]
            self._ahead = card, _Ahead(cards, low, chances / chances.sum(axis=1, keepdims=True))
        return self._ahead[1]


def _correlate(rows: Doubles, value: Doubles) -> Doubles:
    # found[row, t] = sum over x of rows[row, x] * value[t + x], by FFT.
    size = 1 << (len(value) - 1).bit_length()
    both = np.fft.rfft(value, size) * np.conj(np.fft.rfft(rows, size, axis=1))
    return np.clip(np.fft.irfft(both, size, axis=1), 0.0, 1.0)


class _TurnAdviser(PositionAdviser):
    # Plays this turn to win, and for the mean afterwards by `CardsAfterTurn`: one step of policy improvement.
    def __init__(self, adviser: Adviser) -> None:
        super().__init__(adviser.space, adviser.arrays, 0.0)
        self._windows = new_table(Window, self.space.groups)
        self._open = new_open(self.arrays, self._windows, curves=BLOCK_BY_BLOCK)
        self._curves = np.zeros(0)
        self._read: CardsAfterTurn | None = None

    def advise_with(self, state: GameState, after: CardsAfterTurn) -> Advice:
        """Returns advice; `after` values the cards after the turn."""
        if self._read is not after:
            self._read_curves(after)
        return self.advise(state)

    def _read_curves(self, after: CardsAfterTurn) -> None:
        # Curves by group, lane and total, as kernels read them.
        groups = (np.searchsorted(self.space.start, after.cards, side="right") - 1).astype(np.int64)
        lanes = after.cards - self.space.start[groups]
        width, end = after.value.shape[1], 0
        different, begin = np.unique(groups, return_index=True)
        places = np.zeros(len(groups), dtype=np.int64)
        for group, first, last in zip(different.tolist(), begin, [*begin[1:], len(groups)], strict=True):
            least = int(lanes[first])
            self._windows[group] = after.first, width, end - least * width, width
            places[first:last] = end // width + lanes[first:last] - least
            end += (int(lanes[last - 1]) - least + 1) * width
        curves = np.zeros((end // width, width))
        curves[places] = after.value
        self._curves, self._read = curves.reshape(-1), after

    def _answer(self, place: CardPosition, own: QueryScratch) -> int:
        self._open.turn.score = place.points
        answer_chances(self.arrays, self._open, own.throws, self._curves, own.question)
        return 0
