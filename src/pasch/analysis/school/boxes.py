"""The lessons about where to enter: the order of the boxes, and Chance."""

from collections import defaultdict

from pasch.analysis.school.draft import Draft, cost_of, draft_on
from pasch.analysis.school.known import CHANCE, Known, entered
from pasch.analysis.school.material import Material
from pasch.analysis.school.model import ascending, chart, number, points, share
from pasch.rules.dicetext import format_dice
from pasch.rules.events import Scored

_LEAST_CHANCE = 0.004
"""Of throws: sums that are rarer are not shown."""


def order(material: Material) -> Draft:
    """Below first: when the best play fills each box."""
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
    return draft_on(material, "below_first", figures, chart("box", "number", ascending(when)))


def chance(material: Material) -> Draft:
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


def chance_gains(known: Known) -> dict[int, float]:
    """By sum of pips: what Chance is worth beyond the best other box, when the first turn brought no figure."""
    total: defaultdict[int, float] = defaultdict(float)
    weight: defaultdict[int, float] = defaultdict(float)
    for roll, probability in known.rolls():
        state = known.at(known.empty, known.variant.turn.throws, format_dice(roll))
        options = known.options(state)
        if max(map(roll.count, roll)) > 2 or any(_is_straight(option.action) for option in options):
            continue
        losses = {entered(option.action): option.loss for option in reversed(options)}
        others = min(loss for box, loss in losses.items() if box != CHANCE)
        total[sum(roll)] += probability * (others - losses[CHANCE])
        weight[sum(roll)] += probability
    return {pips: total[pips] / weight[pips] for pips in sorted(weight) if weight[pips] > _LEAST_CHANCE}


def enough_for_chance(gains: dict[int, float]) -> int:
    """From so many pips on Chance is the best box."""
    return min(pips for pips in gains if all(gain > 0 for other, gain in gains.items() if other >= pips))


def _is_straight(action: object) -> bool:
    return isinstance(action, Scored) and action.box.endswith("straight")
