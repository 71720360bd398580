"""The lessons about which dice to keep: two pairs, straights, five of a kind."""

from collections import Counter

from pasch.rules.dice.dice_notation import parse_dice
from pasch.rules.dice.multisets import Dice
from pasch.rules.game.events import Held
from pasch.solver.query.turn_odds import turn_odds
from school.lesson_draft import LessonDraft, cost_of, deviating, draft_on
from school.lesson_material import LessonMaterial
from school.lesson_model import LessonFigure, chart, number, points, share
from school.solved_variant import FIVE, SolvedVariant

PAIRS = "13355"
WAYS = ("55", "33", "355", "3355", "155", "5")
"""Of 1 3 3 5 5, what people keep."""
STRAIGHTS = ("22345", "12346", "33456", "12344", "22346", "23346", "23446", "23466", "12356")
"""Lie there after the second throw; each could become a straight."""
YATZY_STRAIGHTS = ("22345", "33456", "23455", "11234", "12344", "34566", "12455", "23566")
"""The same if each straight needs five dice of its own."""


def pairs(material: LessonMaterial) -> LessonDraft:
    """The lesson about holding 1 3 3 5 5."""
    known = material.known
    first, second = _losses_of_ways(known, 1), _losses_of_ways(known, 2)
    early, late = both_pairs_right(material)
    figures = {
        "both": cost_of(material, "both_pairs"),
        "first": points(first["3355"]),
        "second": points(second["3355"]),
        "low": points(first["33"]),
        **_odds_of_house(known),
        "early": share(early),
        "late": share(late),
    }
    return draft_on(material, "both_pairs", figures, chart("dice", "points", first, second))


def _losses_of_ways(known: SolvedVariant, throws: int) -> dict[str, float]:
    state = known.at(known.empty, throws, PAIRS)
    return {dice: known.hold_loss(state, dice) for dice in WAYS}


def _odds_of_house(known: SolvedVariant) -> dict[str, LessonFigure]:
    asked = {"house_one": ("3355", 1), "house_two": ("3355", 2), "house_pair": ("55", 2)}
    return {name: share(_odds(known, "full_house", kept, throws)) for name, (kept, throws) in asked.items()}


def straights(material: LessonMaterial) -> LessonDraft:
    """Straights that are good to try after the second throw, and whether to stop at the small one."""
    known = material.known
    figures = {
        "open": share(_odds(known, "large_straight", "2345", 1)),
        "closed": share(_odds(known, "large_straight", "1234", 1)),
        "three": share(_odds(known, "small_straight", "234", 1)),
        "at_once": cost_of(material, "straight_at_once"),
        "stop": points(_stopping_loss(known, "12346")),
        "middle": cost_of(material, "three_for_straight"),
        "pair": points(-straight_gain(known, "23466")),
        "open_gain": points(straight_gain(known, "22345")),
    }
    gains = chart("dice", "points", {dice: straight_gain(known, dice) for dice in STRAIGHTS})
    return draft_on(material, "three_for_straight", figures, gains, "three_for_straight", "straight_at_once")


def yatzy_straights(material: LessonMaterial) -> LessonDraft:
    """Four of a straight, where both straights take five dice and score little."""
    known = material.known
    gains = {dice: straight_gain(known, dice) for dice in YATZY_STRAIGHTS}
    boxes = {box.box: box for box in known.solution.summary.boxes}
    figures = {
        "open": share(sum(_odds(known, box, "2345", 1) for box in ("small_straight", "large_straight"))),
        "closed": share(_odds(known, "small_straight", "1234", 1)),
        "four": cost_of(material, "four_for_straight"),
        "open_gain": points(gains["22345"]),
        "pair": points(-gains["34566"]),
        "aces": points(-gains["11234"]),
        "small": share(1 - boxes["small_straight"].struck),
        "large": share(1 - boxes["large_straight"].struck),
    }
    return draft_on(material, "four_for_straight", figures, chart("dice", "points", gains))


def _stopping_loss(known: SolvedVariant, dice: str) -> float:
    options = known.options(known.at(known.empty, 2, dice))
    return min(each.loss for each in options if not isinstance(each.action, Held))


def five(material: LessonMaterial) -> LessonDraft:
    """Not every throw is for five of a kind."""
    known = material.known
    summary = next(each for each in known.solution.summary.boxes if each.box == FIVE)
    figures = {
        "turn": share(float(turn_odds(known.variant, known.variant.box_by_id[FIVE]).chance)),
        "game": share(1 - summary.struck),
        "mean": points(summary.mean),
        "beside": points(known.solution.summary.beside),
        "always": cost_of(material, "always_five"),
        "round": number(material.rounds.mean_round(FIVE)),
    }
    two, one = ({dice: _odds(known, FIVE, dice, left) for dice in ("66", "666", "6666")} for left in (2, 1))
    return LessonDraft("right", figures, chart("dice", "share", two, one), deviating(material, "always_five"))


def both_pairs_right(material: LessonMaterial) -> tuple[float, float]:
    """Returns how often the best play keeps two pairs while the full house is free: early in the game, and later."""
    variant = material.known.variant
    cell = variant.box_by_id["full_house"].cell
    counted: Counter[tuple[bool, bool]] = Counter()
    for taken in material.best_games:
        card, turn = taken.state.card, taken.state.turn
        if card.entries[cell] is None and turn.throws < variant.turn.throws and is_two_pairs(turn.roll):
            late = 2 * card.entries.count(None) <= variant.turns
            action = taken.option.action
            counted[late, isinstance(action, Held) and is_two_pairs(action.dice)] += 1
    early, later = (counted[late, True] / (counted[late, True] + counted[late, False]) for late in (False, True))
    return early, later


def is_two_pairs(dice: Dice) -> bool:
    """Returns whether two faces occur twice, and none more often."""
    return sorted(Counter(dice).values())[-2:] == [2, 2]


def straight_gain(known: SolvedVariant, dice: str) -> float:
    """Returns the advantage after the second throw of the best way to a straight over the best other way."""
    options = known.options(known.at(known.empty, 2, dice))
    run = [option.loss for option in options if isinstance(option.action, Held) and _is_run(option.action.dice)]
    others = [option.loss for option in options if isinstance(option.action, Held) and not _is_run(option.action.dice)]
    return min(others) - min(run)


def _is_run(dice: Dice) -> bool:
    return len(set(dice)) == len(dice) > 2 and max(dice) - min(dice) < 5


def _odds(known: SolvedVariant, box: str, kept: str, throws: int) -> float:
    variant, hold = known.variant, parse_dice(kept)
    chance = 0.0
    for fallen, ways in variant.dice.thrown(hold):
        odds = turn_odds(variant, variant.box_by_id[box], throws - 1, fallen)
        chance += ways * float(odds.chance)
    return chance / variant.dice.number_of_throws(hold)
