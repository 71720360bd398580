"""The lessons about where to enter: the order of the boxes, Chance, and Yatzy's one pair."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from pasch.analysis.advice.reasons import entered_box
from pasch.rules.dice.dice_notation import format_dice
from pasch.rules.dice.multisets import Dice
from school.habit_catalogue import is_figure
from school.lesson_draft import LessonDraft, cost_of, draft_on
from school.lesson_material import LessonMaterial
from school.lesson_model import ascending, chart, number, points, share
from school.solved_variant import CHANCE, PAIR, SolvedVariant

_LEAST_CHANCE = 0.004
"""Of throws: sums that are rarer are not shown."""
_FIGURE = 3
"""Equal dice that are one."""


def order(material: LessonMaterial) -> LessonDraft:
    """Below first: when the best play fills each box."""
    return _ordered(material, "below_first", "below_first")


def yatzy_order(material: LessonMaterial) -> LessonDraft:
    """Above first, for the bonus: the same numbers, and exercises of both habits."""
    return _ordered(material, "above_first", "above_first", "below_first")


def _ordered(material: LessonMaterial, habit: str, *asked: str) -> LessonDraft:
    known, rounds = material.known, material.rounds
    when = {box.id: rounds.mean_round(box.id) for box in known.variant.boxes}
    upper = [box.index for box in known.variant.boxes if box.section == "upper"]
    figures = {
        "below": cost_of(material, "below_first"),
        "above": cost_of(material, "above_first"),
        "first_above": share(float(rounds.filled[upper, 0].sum())),
        "round_first": number(min(when.values())),
        "round_last": number(max(when.values())),
        "round_above": number(sum(when[known.variant.boxes[index].id] for index in upper) / len(upper)),
    }
    return draft_on(material, habit, figures, chart("box", "number", ascending(when)), *asked)


def chance(material: LessonMaterial) -> LessonDraft:
    """Chance for a bad turn: how bad, and how late."""
    known = material.known
    gains = chance_gains(known)
    summary = next(each for each in known.solution.summary.boxes if each.box == CHANCE)
    figures = {
        "mean": points(summary.mean),
        "alone": points(known.solution.value_of(known.full_but(CHANCE))),
        "round": number(material.rounds.mean_round(CHANCE)),
        "at_once": cost_of(material, "chance_at_once"),
        "at_last": cost_of(material, "chance_at_last"),
        "enough": number(enough_for_chance(gains)),
    }
    shown = chart("pips", "points", {str(pips): gain for pips, gain in gains.items()})
    return draft_on(material, "chance_at_once", figures, shown, "chance_at_once", "chance_at_last")


def pair(material: LessonMaterial) -> LessonDraft:
    """One pair: how high it has to be, and whether to wait for sixes."""
    known = material.known
    gains = pair_gains(known)
    summary = next(each for each in known.solution.summary.boxes if each.box == PAIR)
    figures = {
        "mean": points(summary.mean),
        "round": number(material.rounds.mean_round(PAIR)),
        "at_once": cost_of(material, "pair_at_once"),
        "sixes": cost_of(material, "pair_of_sixes"),
        **{f"face_{face}": points(abs(gain)) for face, gain in gains.items()},
    }
    shown = chart("dice", "points", {str(face) * 2: gains[face] for face in sorted(gains, reverse=True)})
    return draft_on(material, "pair_of_sixes", figures, shown, "pair_at_once", "pair_of_sixes")


def pair_gains(known: SolvedVariant) -> dict[int, float]:
    """Returns, by face, the advantage of the box for one pair over the best other, when the first turn scored nothing
    else.
    """
    gains: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
    for roll, probability, losses in _bare_turns(known):
        ((face, count),) = Counter(roll).most_common(1)
        if count > 1:
            gains[face].append((_gain(losses, PAIR), probability))
    return {face: _mean(found) for face, found in gains.items()}


def chance_gains(known: SolvedVariant) -> dict[int, float]:
    """Returns, by sum of pips, the advantage of Chance over the best other box after a first turn without a figure."""
    gains: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
    for roll, probability, losses in _bare_turns(known):
        gains[sum(roll)].append((_gain(losses, CHANCE), probability))
    often = {pips: sum(weight for _, weight in found) for pips, found in gains.items()}
    return {pips: _mean(gains[pips]) for pips in sorted(gains) if often[pips] > _LEAST_CHANCE}


def enough_for_chance(gains: dict[int, float]) -> int:
    """From so many pips on Chance is the best box."""
    return min(pips for pips in gains if all(gain > 0 for other, gain in gains.items() if other >= pips))


Losses = Mapping[str | None, float]
"""Loss of each box."""


def _bare_turns(known: SolvedVariant) -> Iterator[tuple[Dice, float, Losses]]:
    # First turns that end without a figure: the roll, its probability, and the loss of each box then.
    for roll, probability in known.rolls():
        state = known.at(known.empty, known.variant.turn.throws, format_dice(roll))
        options = known.options(state)
        if max(map(roll.count, roll)) < _FIGURE and not any(is_figure(state, option) for option in options):
            yield roll, probability, {entered_box(option.action): option.loss for option in reversed(options)}


def _gain(losses: Losses, box: str) -> float:
    return min(loss for other, loss in losses.items() if other != box) - losses[box]


def _mean(weighted: list[tuple[float, float]]) -> float:
    total = sum(weight * gain for gain, weight in weighted)
    return total / sum(weight for _, weight in weighted)
