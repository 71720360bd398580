"""The lessons about the upper section: the bonus, what to strike, and three of a number above or below."""

from collections.abc import Iterator, Sequence

from pasch.rules.dice.dice_notation import format_dice
from pasch.rules.game.card import Card
from pasch.rules.game.events import Scored
from school.lesson_draft import LessonDraft, cost_of, draft_on
from school.lesson_material import LessonMaterial
from school.lesson_model import LessonFigure, ascending, chart, number, points, share
from school.solved_variant import FIVE, SolvedVariant

PLAN_ROUND = 6
"""Rounds after which the plan is checked."""
NEAR = 1
"""Points: what is as far from the plan is counted with it."""
_PLANS = range(-9, 10, 3)
_SEEN = 10
"""Cards needed in the games for a plan to be shown."""


def bonus(material: LessonMaterial) -> LessonDraft:
    """Three of each face: the value of the bonus, the number of dice that optimal play enters, and the plan."""
    known = material.known
    (summary,) = known.solution.summary.bonuses
    ((threshold, chance),) = summary.reached
    figures = {
        "from": number(threshold),
        "points": number(known.variant.bonuses[0].tiers[0][1]),
        "chance": share(chance),
        "mean": points(summary.mean),
        **_value_of_a_six(known),
        "strict": cost_of(material, "three_or_more"),
        "rounds": number(PLAN_ROUND),
        **{f"dice_{box}": number(_dice_in(known, box)) for box in ("ones", "sixes")},
    }
    chances = chart("plan", "share", _bonus_chances(material))
    return draft_on(material, "three_or_more", figures, chances)


def strike(material: LessonMaterial) -> LessonDraft:
    """The ones first: what each box costs that is struck, and how often and when the best play does it."""
    return _struck(material, ("ones", "twos", "four_of_a_kind", FIVE), {})


def yatzy_strike(material: LessonMaterial) -> LessonDraft:
    """The ones first, where straights score little: the same, and a single one against the small straight."""
    known = material.known
    a_one = known.mean - known.solution.value_of(known.card({"ones": 1}))
    more = {"single": points(a_one - known.strike_cost("small_straight"))}
    return _struck(material, ("small_straight", "large_straight", "ones", "four_of_a_kind", FIVE), more)


def _struck(material: LessonMaterial, boxes: Sequence[str], more: dict[str, LessonFigure]) -> LessonDraft:
    known, rounds = material.known, material.rounds
    costs = {box.id: known.strike_cost(box.id) for box in known.variant.boxes}
    half = (known.variant.turns + 1) // 2
    figures: dict[str, LessonFigure] = {
        "first": cost_of(material, "strike_ones_first"),
        "never_five": cost_of(material, "never_strike_five"),
        "half": number(half),
        **more,
    }
    for box in boxes:
        figures[f"more_{box}"] = points(costs[box] - min(costs.values()))
        figures[f"struck_{box}"] = share(rounds.strikes(box, 1, known.variant.turns))
        figures[f"early_{box}"] = share(rounds.strikes(box, 1, half))
    shown = chart("box", "points", ascending(costs))
    return draft_on(material, "strike_ones_first", figures, shown, "never_strike_five", "strike_ones_first")


def three(material: LessonMaterial) -> LessonDraft:
    """Three of a number: above or below."""
    known = material.known
    gains = {face: _above(known, face, 3) for face in range(1, 7)}
    figures = {
        "below": cost_of(material, "three_below"),
        "least": points(min(gains.values())),
        "closest": number(min(gains, key=gains.__getitem__)),
        **{f"face_{face}": points(gain) for face, gain in gains.items()},
        "four_sixes": points(_above(known, 6, 4)),
        "four_twos": points(_above(known, 2, 4)),
    }
    shown = chart("face", "points", {str(face): gain for face, gain in gains.items()})
    return draft_on(material, "three_below", figures, shown)


def _value_of_a_six(known: SolvedVariant) -> dict[str, LessonFigure]:
    two, three, four = (_sixes_value(known, dice) for dice in (2, 3, 4))
    return {"fourth": points(four - three), "missing": points(three - two)}


def _sixes_value(known: SolvedVariant, dice: int) -> float:
    return known.solution.value_of(known.card({"sixes": 6 * dice}))


def _dice_in(known: SolvedVariant, box: str) -> float:
    mean = next(summary.mean for summary in known.solution.summary.boxes if summary.box == box)
    face = known.variant.box_by_id[box].number
    return mean / (face or 1)


def _bonus_chances(material: LessonMaterial) -> dict[str, float]:
    solution, bonus = material.known.solution, len(material.known.variant.boxes)
    cards = [(over_plan(material.known, card), card) for card in _cards_after(material, PLAN_ROUND)]
    chances: dict[str, float] = {}
    for plan in _PLANS:
        found = [solution.chances[solution.card_index(card), bonus] for over, card in cards if abs(over - plan) <= NEAR]
        if len(found) >= _SEEN:
            chances[str(plan)] = float(sum(found) / len(found))
    return chances


def over_plan(known: SolvedVariant, card: Card) -> int:
    """Returns the points of filled upper boxes above three of each."""
    upper = [(box.number, card.entries[box.cell]) for box in known.variant.boxes if box.number]
    return sum(entry - 3 * face for face, entry in upper if entry is not None)


def _cards_after(material: LessonMaterial, rounds: int) -> Iterator[Card]:
    for taken in material.best_games:
        card = taken.state.card
        if taken.state.turn.throws == 1 and len(card.entries) - card.entries.count(None) == rounds:
            yield card


def _above(known: SolvedVariant, face: int, count: int) -> float:
    # Advantage of entering so many of a face above rather than below, on the empty card, averaged over the other
    # dice.
    below = {3: "three_of_a_kind", 4: "four_of_a_kind"}[count]
    above = next(box.id for box in known.variant.boxes if box.number == face)
    total = weight = 0.0
    for roll, chance in known.rolls():
        others = [code for code in roll if code != face]
        if roll.count(face) != count or len(set(others)) != len(others):
            continue
        state = known.at(known.empty, known.variant.turn.throws, format_dice(roll))
        gain = known.loss(state, Scored(below)) - known.loss(state, Scored(above))
        total, weight = total + chance * gain, weight + chance
    return total / weight
