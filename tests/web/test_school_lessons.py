"""Lessons: every number is computed, and the words hold in every variant taught."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor
from school.box_lessons import chance_gains
from school.holding_lessons import PAIRS, WAYS, straight_gain
from school.lesson_model import Lesson, School
from school.lessons import lessons_of, school_of
from school.solved_variant import PAIR, SolvedVariant

import pasch
from by_day import by_day, by_night
from pasch.locale import LANGUAGES
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.solver.query.turn_odds import turn_odds
from pasch.solver.solve.solver import solve

LESSON_FILES = Path(__file__).parents[2] / "web" / "src" / "learn" / "school" / "lessons"
TAUGHT = sorted(path.stem for path in LESSON_FILES.glob("*.json"))
YATZY = [variant for variant in TAUGHT if PAIR in shipped(variant).box_by_id]
KNIFFEL = [variant for variant in TAUGHT if variant not in YATZY]
LOCALE = Path(pasch.__file__).parent / "locale"
TAUGHT_IN = [language for language in LANGUAGES if (LOCALE / language / "school.ftl").is_file()]
OF_THE_PAGE = {"five", "first", "last"}
"""Names of boxes, which the page knows."""


def school(variant: str) -> School:
    return School.model_validate_json((LESSON_FILES / f"{variant}.json").read_text(encoding="utf-8"))


def lesson(variant: str, name: str) -> Lesson:
    return next(each for each in school(variant).lessons if each.id.removeprefix("yatzy-") == name)


def said(variant: str, name: str) -> dict[str, float]:
    return {figure: found.value for figure, found in lesson(variant, name).figures.items()}


def bars(variant: str, name: str) -> dict[str, float]:
    return {bar.label: bar.value for bar in lesson(variant, name).chart.bars}


class Words(Visitor):
    """All that a message says, and the facts that it names."""

    def __init__(self) -> None:
        self.text, self.facts = "", set[str]()

    def visit_TextElement(self, node: TextElement) -> None:
        self.text += node.value

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.facts.add(node.id.name)


def words(language: str) -> dict[str, Words]:
    found: dict[str, Words] = {}
    source = (LOCALE / language / "school.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            found[entry.id.name] = Words()
            found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("language", TAUGHT_IN)
def test_no_number_stands_in_the_texts(language: str) -> None:
    for name, message in words(language).items():
        assert not re.search(r"\d", message.text), name


@pytest.mark.parametrize("language", TAUGHT_IN)
@pytest.mark.parametrize("variant", TAUGHT)
def test_every_lesson_has_its_words_and_every_fact_is_computed(variant: str, language: str) -> None:
    messages = words(language)
    for each in school(variant).lessons:
        for part in ("title", "claim", "verdict", "1", "2", "3", "chart", "rule"):
            message = messages[f"school-{each.id}-{part}"]
            assert message.facts <= each.figures.keys() | OF_THE_PAGE, (each.id, part)


@pytest.mark.parametrize("variant", TAUGHT)
def test_the_lessons_are_those_of_todays_rules(variant: str) -> None:
    found = school(variant)
    assert found.rules_hash == shipped(variant).rules_hash
    assert [each.id for each in found.lessons] == list(lessons_of(shipped(variant)))


@pytest.mark.parametrize("variant", by_day(TAUGHT, ("kniffel",)))
def test_numbers_that_are_quick_to_find_are_found_again(variant: str) -> None:
    known = SolvedVariant(solve(shipped(variant)))
    costs = bars(variant, "strike")
    assert costs == {box: pytest.approx(known.strike_cost(box), abs=0.006) for box in costs}
    first = known.at(known.empty, 1, PAIRS)
    assert [bars(variant, "pairs")[dice] for dice in WAYS] == [
        pytest.approx(known.hold_loss(first, dice), abs=0.006) for dice in WAYS
    ]
    straights = bars(variant, "straights")
    assert straights == {dice: pytest.approx(straight_gain(known, dice), abs=0.006) for dice in straights}
    gains = chance_gains(known)
    assert bars(variant, "chance") == {str(pips): pytest.approx(gain, abs=0.006) for pips, gain in gains.items()}
    five = turn_odds(known.variant, known.variant.box_by_id["five_of_a_kind"])
    assert said(variant, "five")["turn"] == pytest.approx(float(five.chance), abs=1e-4)
    ((_, chance),) = known.solution.summary.bonuses[0].reached
    assert said(variant, "bonus")["chance"] == pytest.approx(chance, abs=1e-4)


@pytest.mark.slow
@pytest.mark.parametrize("variant", by_night(TAUGHT, 1))
def test_the_whole_school_is_found_again(variant: str) -> None:
    assert school_of(solve(shipped(variant))) == school(variant)


@pytest.mark.parametrize("variant", KNIFFEL)
def test_the_means_of_last_boxes_are_found_again(variant: str) -> None:
    known, last = SolvedVariant(solve(shipped(variant))), bars(variant, "last")
    assert last == {box: pytest.approx(known.solution.value_of(known.full_but(box)), abs=0.006) for box in last}


@pytest.mark.parametrize("variant", KNIFFEL)
def test_last_boxes_bring_what_others_published(variant: str) -> None:
    """As published: the best mean of the last open box, and three of a kind for its chance."""
    last = said(variant, "last")
    assert (last["safe_chance"], last["bold_chance"]) == (0.7432, 0.7151)
    assert (last["safe_mean"], last["bold_mean"]) == (14.91, 15.19)
    assert last["chance"] == 23.33
    assert bars(variant, "last")["three_of_a_kind"] == 15.19


@pytest.mark.parametrize("variant", TAUGHT)
def test_claims_about_the_bonus_hold(variant: str) -> None:
    bonus = said(variant, "bonus")
    assert bonus["from"] == 63
    assert bonus["strict"] > 1
    assert bonus["dice_ones"] < 3 < bonus["dice_sixes"]
    assert bonus["fourth"] > 6
    assert bonus["missing"] > 6
    plan = [bar.value for bar in lesson(variant, "bonus").chart.bars]
    assert plan == sorted(plan)


@pytest.mark.parametrize("variant", KNIFFEL)
def test_claims_about_the_upper_section_hold(variant: str) -> None:
    strike, three = (said(variant, name) for name in ("strike", "three"))
    assert strike["more_ones"] == 0
    assert 0 < strike["more_four_of_a_kind"] < min(strike["more_five_of_a_kind"], strike["more_twos"])
    assert strike["struck_ones"] < strike["struck_four_of_a_kind"] < strike["struck_five_of_a_kind"]
    assert strike["first"] < 1 < strike["never_five"]
    assert three["face_6"] < 1 < three["face_4"] < three["face_2"]
    assert min(three["four_sixes"], three["four_twos"], three["below"]) > 1


@pytest.mark.parametrize("variant", YATZY)
def test_yatzy_claims_about_upper_boxes_hold(variant: str) -> None:
    strike, three = (said(variant, name) for name in ("strike", "three"))
    assert strike["more_small_straight"] == 0
    costs = [strike[f"more_{box}"] for box in ("large_straight", "ones", "four_of_a_kind", "five_of_a_kind")]
    assert costs == sorted(costs)
    assert costs[0] > 0
    struck = [strike[f"struck_{box}"] for box in ("small_straight", "five_of_a_kind", "large_straight", "ones")]
    assert struck == sorted(struck, reverse=True)
    assert strike["single"] > 0
    assert min(strike["first"], strike["never_five"]) > 1
    assert abs(three["face_6"]) < 0.5 < 1 < three["face_4"] < three["face_2"]
    assert min(three["four_sixes"], three["four_twos"], three["below"]) > 1


@pytest.mark.slow
@pytest.mark.parametrize("variant", YATZY)
def test_yatzy_claims_about_pairs_and_straights_hold(variant: str) -> None:
    known, pair, straights = SolvedVariant(solve(shipped(variant))), said(variant, "pair"), said(variant, "straights")
    gains = bars(variant, "pair")
    assert gains["66"] > gains["55"] > 0 > gains["44"] > gains["33"] > gains["22"]
    low_pair = known.mean - known.solution.value_of(known.card({PAIR: 8}))
    assert low_pair > known.strike_cost("small_straight")
    assert pair["mean"] > 10
    assert pair["sixes"] < 1
    ways = bars(variant, "straights")
    assert ways["22345"] > 0 > ways["11234"] > ways["34566"]
    assert straights["small"] < straights["large"] < 0.6
    assert straights["four"] > 3
    assert (straights["open"], straights["closed"]) == (0.3333, 0.1667)


@pytest.mark.parametrize("variant", TAUGHT)
def test_claims_about_boxes_and_dice_hold(variant: str) -> None:
    order, chance, pairs = (said(variant, name) for name in ("order", "chance", "pairs"))
    assert 3 < order["below"] < order["above"]
    assert order["round_first"] < order["round_above"] < order["round_last"]
    assert order["first_above"] > 1 / 3
    assert 1 < chance["at_once"] < chance["at_last"]
    ways = bars(variant, "pairs")
    assert min(ways, key=ways.__getitem__) == "55"
    assert ways["3355"] > 0
    assert pairs["second"] > 0
    assert pairs["early"] < pairs["late"]
    assert pairs["house_pair"] < pairs["house_one"] < pairs["house_two"]


@pytest.mark.parametrize("variant", KNIFFEL)
def test_claims_about_straights_and_the_last_box_hold(variant: str) -> None:
    straights, last = said(variant, "straights"), said(variant, "last")
    gains = bars(variant, "straights")
    assert (straights["open"], straights["closed"]) == (0.3333, 0.1667)
    assert gains["23466"] < 0
    assert gains["22345"] > 0
    assert max(abs(gains["22346"]), abs(gains["23346"])) < 0.5
    assert gains["22346"] > gains["23346"] > gains["23446"] > gains["23466"]
    assert straights["stop"] > 0
    assert straights["at_once"] > 1
    assert straights["pair"] == -gains["23466"]
    assert last["safe_chance"] > last["bold_chance"]
    assert last["safe_mean"] < last["bold_mean"]
    assert last["sixes_for_ones"] > 0


@pytest.mark.parametrize("variant", TAUGHT)
def test_claims_about_five_of_a_kind_and_the_last_round_hold(variant: str) -> None:
    five, behind = said(variant, "five"), said(variant, "behind")
    assert five["always"] > 3
    assert five["turn"] < 0.05
    assert behind["usual"] < behind["bold"]
    assert 0 < behind["gain"] < 0.05
    chances = [(bar.value, bar.other) for bar in lesson(variant, "behind").chart.bars]
    assert all(other is not None and bold > other for bold, other in chances)


@pytest.mark.parametrize("variant", TAUGHT)
def test_every_lesson_is_practised(variant: str) -> None:
    for each in school(variant).lessons:
        assert 3 <= len(each.exercises) <= 5, each.id
        ratings = [exercise.rating for exercise in each.exercises]
        assert ratings == sorted(ratings), each.id
        assert len({exercise.id for exercise in each.exercises}) == len(each.exercises)
    assert {exercise.objective for exercise in lesson(variant, "behind").exercises} == {"win"}
