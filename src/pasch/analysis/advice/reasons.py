"""Reasons why one action is better than another, as sentences computed from the values.

Each reason compares the effects of both actions on this turn and on the rest of the game: the points entered now and
the value of the card afterwards, the box in which the turn ends and its probability, and the probability of each box
and bonus under optimal play. The reasons with the most points are shown.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from pasch.analysis.advice.action_words import action_words, name_box
from pasch.analysis.advice.reason_kinds import ReasonKind
from pasch.analysis.number_words import chance_words, points_lost
from pasch.analysis.thresholds import EQUAL_POINTS
from pasch.locale import text
from pasch.locale.numbers import decimal
from pasch.rules.explain.bonus_sentences import signed_fact
from pasch.rules.game.card import total
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Action, Scored, Struck
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import SumBonus
from pasch.solver.kernels.games.roll_options import TIE
from pasch.solver.query.action_ranking import Option, best_action
from pasch.solver.query.advice import Adviser, Ending
from pasch.solver.query.estimate import Estimator
from pasch.solver.query.oracle import Oracle
from pasch.solver.solve.bonus_thresholds import Threshold, list_tiers

MOST = 2
"""Number of reasons shown."""
NEAR = 0.1
"""Points: what differs by less is as good as equal."""
_LEAST_CHANCE, _LEAST_BONUS, _LEAST_EFFECT = 0.04, 0.02, 0.3
_UNLIKELY = 0.4


@dataclass(frozen=True)
class Reason:
    """One advantage of the better action.

    Attributes:
        better, worse: numbers for both actions: probabilities, or points for `now`, `sum`, `near`.
        effect: its approximate size in points, by which reasons are ranked.
        boxes: ids of the boxes that it names.
        tier: bonus that it names, with its threshold.
    """

    kind: ReasonKind
    better: float
    worse: float
    effect: float = 0.0
    boxes: tuple[str, ...] = ()
    tier: tuple[SumBonus, Threshold] | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Why:
    """Why the best action is better than a rival."""

    rival: Option
    reasons: tuple[Reason, ...]

    def words(self, state: GameState, language: str) -> str:
        """All of it, as sentences."""
        action = action_words(state, self.rival.action, language)
        words = " ".join(reason_words(reason, state, language) for reason in self.reasons)
        return text("reason-against", language, action=action, reasons=words)


def why_best(oracle: Oracle, state: GameState, options: Sequence[Option]) -> Why | None:
    """Why the first of all options is the best one: against the next that is clearly worse, or else the second.

    None where there is only one, and where an estimate knows no reason.

    Raises:
        PaschError: as `Adviser.advise`.
    """
    best, *others = options
    rivals = [option for option in others if option.loss >= NEAR * state.variant.scale] or others
    if not rivals:
        return None
    # Rounding must not decide between equally good ones: the browser rounds in another way.
    action = best_action(state.variant, {option.action: option.value for option in rivals})
    rival = next(option for option in rivals if option.action == action)
    reasons = tuple(reasons_between(oracle, state, best, rival, follow=True))
    return Why(rival, reasons) if reasons else None


def reasons_between(
    oracle: Oracle, state: GameState, better: Option, worse: Option, *, follow: bool = False
) -> list[Reason]:
    """Why the first of two actions is the better one, the weightiest reason first.

    Args:
        follow: also by how the turn may end where values are estimates: that takes a tenth of a second.

    Raises:
        PaschError: as `Adviser.advise`.
    """
    gap = better.value - worse.value
    if gap < NEAR * state.variant.scale:
        return [Reason("equal" if gap <= TIE else "near", gap, 0.0)]
    found = list(_of_entries(state, better, worse))
    if isinstance(oracle, Adviser):
        found += _Contrast(oracle, state, better, worse).reasons()
    elif follow and isinstance(oracle, Estimator) and not found:
        found += _of_estimate(oracle, state, better, worse)
    return _weightiest(found)


def reason_words(reason: Reason, state: GameState, language: str) -> str:
    """A reason as a sentence."""
    names = (name_box(state.variant, box, language) for box in reason.boxes)
    facts = dict(zip(("box", "other"), names, strict=False))
    if reason.tier is not None:
        facts["box"] = _bonus_words(state, *reason.tier, language)
    if reason.kind in ("now", "sum"):
        return _points_words(reason, state.variant.counts_points, facts, language)
    if reason.kind in ("equal", "near"):
        return text(f"reason-{reason.kind}", language, points=points_lost(reason.better, language))
    chances = {"better": chance_words(reason.better, language), "worse": chance_words(reason.worse, language)}
    return text(f"reason-{reason.kind}", language, **facts, **chances)


def _points_words(reason: Reason, counts_points: bool, facts: dict[str, str], language: str) -> str:
    sign, after = _sign(reason.better), _sign(reason.worse)
    balance = after if after != "more" else "but-more" if sign == "less" else "and-more"
    # Points entered now are whole: as a number they choose between one point and several.
    now = round(abs(reason.better)) if reason.kind == "now" else decimal(abs(reason.better), language, 1)
    later = decimal(abs(reason.worse), language, 1)
    signs = {"sign": sign, "after": after, "balance": balance}
    kind = "later" if reason.kind == "now" and sign == "same" and not counts_points else reason.kind
    return text(f"reason-{kind}", language, **facts, **signs, now=now, later=later)


def _sign(points: float) -> str:
    return "same" if abs(points) < EQUAL_POINTS else "less" if points < 0 else "more"


def _bonus_words(state: GameState, bonus: SumBonus, threshold: Threshold, language: str) -> str:
    variant = state.variant
    name = text("reason-tier", language, bonus=bonus.names[language], threshold=signed_fact(threshold.shown))
    if bonus.column is None or len(variant.columns) == 1:
        return name
    return f"{name} ({variant.columns[bonus.column].names[language]})"


def _weightiest(reasons: list[Reason]) -> list[Reason]:
    # No two reasons about the same thing; the division of points only if there is no other.
    chosen: list[Reason] = []
    for reason in sorted(reasons, key=lambda each: (each.kind == "sum", -each.effect)):
        is_new = not any(other.boxes[:1] == reason.boxes[:1] != () for other in chosen)
        if not chosen or (len(chosen) < MOST and is_new and reason.kind not in ("sum", "miss")):
            chosen.append(reason)
    return chosen


def _of_entries(state: GameState, better: Option, worse: Option) -> Iterator[Reason]:
    kept, used = entered_box(worse.action), entered_box(better.action)
    if kept is None or used is None or kept == used:
        return
    now = _total_after(state, better.action) - _total_after(state, worse.action)
    # The value difference splits into points now and the rest of the game.
    later = better.value - worse.value - now
    yield Reason("now", now, later, abs(later) + abs(now), (kept, used))


def entered_box(action: Action) -> str | None:
    """Returns the box that an action fills or strikes; None if it throws again."""
    return action.box if isinstance(action, Scored | Struck) else None


def _total_after(state: GameState, action: Action) -> int:
    return total(state.variant, apply(state, action).cards[state.seat])


def _of_estimate(estimator: Estimator, state: GameState, better: Option, worse: Option) -> Iterator[Reason]:
    # This turn only: an estimate does not know the probabilities of later boxes and bonuses.
    good, bad = (estimator.turns.after(state, option.action) for option in (better, worse))
    yield from _of_turn(good, bad)
    yield from _of_misses(good, bad)
    if state.variant.counts_points:
        yield _of_points(good, bad, better.value - worse.value)


def _of_turn(good: Sequence[Ending], bad: Sequence[Ending]) -> Iterator[Reason]:
    if len(good) == len(bad) == 1:
        return
    scored, others = scored_in_turn(good), scored_in_turn(bad)
    for box, (better, mean) in scored.items():
        worse, other_mean = others.get(box, (0.0, 0.0))
        if better - worse >= _LEAST_CHANCE and mean - other_mean >= _LEAST_EFFECT:
            yield Reason("turn", better, worse, mean - other_mean, (box,))


def _of_misses(good: Sequence[Ending], bad: Sequence[Ending]) -> Iterator[Reason]:
    better, worse = struck_in_turn(good), struck_in_turn(bad)
    if worse - better >= _LEAST_CHANCE:
        yield Reason("miss", better, worse, 0.0)


def _of_points(good: Sequence[Ending], bad: Sequence[Ending], gap: float) -> Reason:
    now = points_in_turn(good) - points_in_turn(bad)
    return Reason("sum", now, gap - now)


class _Contrast:
    """The futures after two actions, side by side."""

    def __init__(self, adviser: Adviser, state: GameState, better: Option, worse: Option) -> None:
        self._adviser, self._state = adviser, state
        self._better, self._worse = better, worse
        self._good, self._bad = (adviser.prospect(state, option.action) for option in (better, worse))

    def reasons(self) -> Iterator[Reason]:
        """Returns all advantages of the better action, and the division of points between this turn and later."""
        good, bad = self._good.endings, self._bad.endings
        yield from self._of_bonuses()
        yield from _of_turn(good, bad)
        yield from self._of_game()
        # A box may be struck because it would hardly have scored.
        if isinstance(self._better.action, Struck) and self._bad.boxes[self._better.action.box] <= _UNLIKELY:
            struck = self._better.action.box
            yield Reason("unlikely", 0.0, self._bad.boxes[struck], 1.0, (struck,))
        yield from _of_misses(good, bad)
        yield _of_points(good, bad, self._better.value - self._worse.value)

    def _of_bonuses(self) -> Iterator[Reason]:
        for (threshold, better), (_, worse) in zip(self._good.bonuses, self._bad.bonuses, strict=True):
            for bonus, points in list_tiers(threshold):
                effect = (better - worse) * points
                if better - worse >= _LEAST_BONUS and effect >= _LEAST_EFFECT:
                    yield Reason("bonus", better, worse, effect, tier=(bonus, threshold))

    def _of_game(self) -> Iterator[Reason]:
        variant = self._state.variant
        lost = self._worse.action.box if isinstance(self._worse.action, Struck) else None
        for box, better in self._good.boxes.items():
            worse = self._bad.boxes[box]
            own = variant.box_by_id[box]
            # What the box is worth where it scores: points above a strike.
            summary = next(each for each in self._adviser.solution.summary.boxes if each.box == box)
            over = summary.mean - variant.gain(own, own.struck) * own.entries
            effect = (better - worse) * (over / (1 - summary.struck) if summary.struck < 1 else 0.0)
            is_open = own.entries == 1 and entered_box(self._better.action) != box
            if is_open and better - worse >= _LEAST_CHANCE and effect >= _LEAST_EFFECT:
                yield Reason("struck" if box == lost else "game", better, worse, effect, (box,))


def scored_in_turn(endings: Sequence[Ending]) -> dict[str, tuple[float, float]]:
    """Returns, by box, the probability that this turn scores there, and its mean points there."""
    by_box: dict[str, tuple[float, float]] = {}
    for ending in endings:
        if ending.scores:
            chance, mean = by_box.get(ending.box, (0.0, 0.0))
            by_box[ending.box] = chance + ending.chance, mean + ending.chance * ending.points
    return by_box


def struck_in_turn(endings: Sequence[Ending]) -> float:
    """Returns the probability that this turn ends with a strike."""
    return sum(ending.chance for ending in endings if not ending.scores)


def points_in_turn(endings: Sequence[Ending]) -> float:
    """Expected points of this turn in its box."""
    return sum(ending.chance * ending.points for ending in endings)
