"""Odds of one turn: published values, closed formulas and a recursion over ordered dice."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from by_day import by_day
from pasch.rules.catalogue.shipped_variants import parse_variant, shipped
from pasch.rules.dice.multisets import Dice
from pasch.rules.errors import IllegalActionError
from pasch.rules.game.card import Card, box_points, empty_card
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.game.events import Scored
from pasch.rules.game.state import GameState, Turn
from pasch.rules.game.turn import column_situation
from pasch.rules.variant.expected_scores import usual_of
from pasch.rules.variant.tables import FIVE_STATES, NUMBER_STATES
from pasch.rules.variant.variant import Box, Variant
from pasch.solver.query.turn_odds import (
    AIMS,
    Aim,
    FiveState,
    NumberState,
    Odds,
    OddsSituation,
    get_throw_limit,
    has_room,
    knows_number,
    turn_odds,
)
from pasch.testing.documents import variants

FIVE_EQUAL_ALLOWED = parse_variant("""
like = "kniffel-basic"
id = "five-equal"
names = { de = "Fünf Gleiche als Full House", en = "Five equal as full house" }
[boxes.full_house]
pattern = { groups = [3, 2], distinct = false }
""")
VARIANTS = {"kniffel-basic": shipped("kniffel-basic"), "five-equal": FIVE_EQUAL_ALLOWED}

# "One turn, five dice" of the project's sheet of published values (the table that is also in many forums);
# wizardofvegas.com thread 35276 agrees where its rules do. With 1, 2 and 3 throws.
BEST_CHANCES = [
    ("kniffel-basic", "five_of_a_kind", ("0.0007716049", "0.0126314586", "0.0460286425")),
    ("kniffel-basic", "four_of_a_kind", ("0.0200617284", "0.1323016690", "0.2907935835")),
    ("kniffel-basic", "three_of_a_kind", ("0.2129629630", "0.5413237311", "0.7431952700")),
    ("kniffel-basic", "full_house", ("0.0385802469", "0.1912222794", "0.3628828785")),
    ("five-equal", "full_house", ("0.0393518519", "0.1941015089", "0.3661448014")),
    ("kniffel-basic", "small_straight", ("0.1543209877", "0.4117877737", "0.6154423129")),
    ("kniffel-basic", "large_straight", ("0.0308641975", "0.1297471168", "0.2610950167")),
]
# The same sheet and thread: the best mean in the last open box, three throws.
BEST_MEANS = [
    ("kniffel-basic", "ones", "2.1064814815"),
    ("kniffel-basic", "three_of_a_kind", "15.1946612930"),
    ("kniffel-basic", "four_of_a_kind", "5.6112634277"),
    ("kniffel-basic", "full_house", "9.0720719630"),
    ("five-equal", "full_house", "9.1536200338"),
    ("kniffel-basic", "small_straight", "18.4632693871"),
    ("kniffel-basic", "large_straight", "10.4438006694"),
    ("kniffel-basic", "five_of_a_kind", "2.3014321263"),
]


def ask(
    variant: Variant,
    box: str,
    throws: int | None = None,
    dice: Dice | None = None,
    aim: Aim = "chance",
    situation: OddsSituation | None = None,
    served: bool | None = None,
) -> Odds:
    """The odds of the box with this id."""
    found = variant.box_by_id[box]
    return turn_odds(variant, found, throws, dice, aim, situation=situation or OddsSituation(), served=served)


def printed(number: Fraction, like: str) -> str:
    """A number to as many digits as another has."""
    places = len(like.partition(".")[2])
    whole, rest = divmod(round(number * 10**places), 10**places)
    return f"{whole}.{rest:0{places}}"


@pytest.mark.parametrize(("variant", "box", "chances"), BEST_CHANCES)
def test_published_chances(variant: str, box: str, chances: tuple[str, ...]) -> None:
    for throws, chance in enumerate(chances, 1):
        assert printed(ask(VARIANTS[variant], box, throws).chance, chance) == chance


@pytest.mark.parametrize(("variant", "box", "mean"), BEST_MEANS)
def test_published_means(variant: str, box: str, mean: str) -> None:
    assert printed(ask(VARIANTS[variant], box, aim="mean").mean, mean) == mean


def test_published_fractions() -> None:
    """The same sheet."""
    basic = VARIANTS["kniffel-basic"]
    assert ask(basic, "five_of_a_kind").chance == Fraction(347897, 7558272)
    assert ask(basic, "chance", aim="mean").mean == Fraction(70, 3)
    for face, box in enumerate(("ones", "twos", "threes", "fours", "fives", "sixes"), 1):
        assert ask(basic, box, aim="mean").mean == face * ask(basic, "ones", aim="mean").mean


def test_the_two_policies_of_three_of_a_kind() -> None:
    """The same sheet: best mean and best chance are not the same."""
    chance = ask(VARIANTS["kniffel-basic"], "three_of_a_kind", aim="chance")
    mean = ask(VARIANTS["kniffel-basic"], "three_of_a_kind", aim="mean")
    assert printed(chance.chance, "0.7431952700") == "0.7431952700"
    assert printed(chance.mean, "14.91032") == "14.91032"
    assert printed(mean.chance, "0.7151200698") == "0.7151200698"
    assert printed(mean.mean, "15.1946612930") == "15.1946612930"


def test_six_dice() -> None:
    deluxe = shipped("yatzy-deluxe")
    assert ask(deluxe, "six_of_a_kind", 1).chance == Fraction(6, 6**6)
    assert ask(deluxe, "chance", 3).mean == 6 * Fraction(14, 3)
    assert ask(deluxe, "ones", 3).chance == 1 - Fraction(5, 6) ** 18


def test_put_aside_throws_fifteen_dice_for_one_face() -> None:
    aside = shipped("kniffel-put-aside")
    assert get_throw_limit(aside, aside.box_by_id["ones"]) == 5
    assert ask(aside, "ones").chance == 1 - Fraction(5, 6) ** (5 + 4 + 3 + 2 + 1)
    assert ask(aside, "ones", 12) == replace(ask(aside, "ones", 5), throws=12)


def test_put_aside_takes_at_least_one_die() -> None:
    aside, free = shipped("kniffel-put-aside"), shipped("kniffel-basic")
    assert ask(free, "ones", 2, (2, 3, 4, 5, 6)).holds == ((),)
    assert ask(aside, "ones", 2, (2, 3, 4, 5, 6)).holds == ((2,), (3,), (4,), (5,), (6,))
    assert ask(aside, "sixes", 1, (2, 6, 6, 6, 6), "mean").holds == ((6, 6, 6, 6),)


def test_served_figures_are_worth_more() -> None:
    sharp = shipped("kniffel-sharp")
    assert ask(sharp, "five_of_a_kind", 1).mean == 100 * Fraction(6, 6**5)
    straight = (2, 3, 4, 5, 6)
    assert ask(sharp, "large_straight", 2, straight).mean == 80
    assert ask(sharp, "large_straight", 0, straight).mean == 40
    assert ask(sharp, "large_straight", 0, straight, served=True).mean == 80
    # One die kept gives the same chance; only all dice thrown again may be served.
    assert ask(sharp, "five_of_a_kind", 1, (1, 2, 3, 4, 6)).holds == ((),)
    assert ask(sharp, "five_of_a_kind", 1, (1, 2, 3, 4, 6)).mean == 100 * Fraction(6, 6**5)


def test_extra_fives() -> None:
    strict, joker = shipped("kniffel-strict"), shipped("yahtzee-free-joker")
    sixes = (6, 6, 6, 6, 6)
    assert ask(strict, "chance", 0, sixes).mean == 30
    assert ask(strict, "chance", 0, sixes, situation=OddsSituation("scored")).mean == 100
    for five, number, points in (("open", "filled", 0), ("scored", "free", 0), ("struck", "filled", 25)):
        situation = OddsSituation(_five(five), _number(number))
        assert ask(joker, "full_house", 0, sixes, situation=situation).mean == points
    assert ask(joker, "sixes", 0, sixes, situation=OddsSituation("scored", "filled")).mean == 30


def test_a_further_five_of_a_kind_goes_where_the_rules_send_it() -> None:
    yahtzee, threes = shipped("yahtzee"), (3, 3, 3, 3, 3)
    # "Forced joker": into the number box while it is free, then into the lower section.
    for number, points in (("free", (15, 0, 0)), ("filled", (15, 25, 0))):
        situation = OddsSituation("scored", _number(number))
        found = [ask(yahtzee, box, 0, threes, situation=situation).mean for box in ("threes", "full_house", "ones")]
        assert found == [*points]
    scored = turn_odds(yahtzee, yahtzee.box_by_id["full_house"], situation=OddsSituation("scored"))
    plain = turn_odds(shipped("kniffel-basic"), shipped("kniffel-basic").box_by_id["full_house"])
    assert figures(scored) == figures(plain)
    joker = turn_odds(yahtzee, yahtzee.box_by_id["full_house"], situation=OddsSituation("scored", "filled"))
    assert joker.chance == Fraction(461237, 1259712)


def _five(name: str) -> FiveState:
    return next(state for state in FIVE_STATES if state == name)


def _number(name: str) -> NumberState:
    return next(state for state in NUMBER_STATES if state == name)


def test_the_throws_of_the_column_count() -> None:
    first = shipped("kniffel-first-throws")
    chances = {box.column: turn_odds(first, box) for box in first.boxes if box.line == "chance"}
    assert [(found.throws, found.mean) for found in chances.values()] == [(1, Fraction(35, 2)), (2, Fraction(85, 4))]
    one = next(box for box in first.boxes if box.line == "chance" and box.column == 0)
    now = turn_odds(first, one, dice=(1, 2, 3, 4, 5))
    assert (now.throws, now.mean) == (0, Fraction(15))
    assert now.holds == ((1, 2, 3, 4, 5),)


def test_scoring_at_once_is_a_hold() -> None:
    found = ask(VARIANTS["kniffel-basic"], "full_house", 2, (2, 2, 2, 5, 5))
    assert figures(found) == (Fraction(1), Fraction(25))
    assert found.holds == ((2, 2, 2, 5, 5),)


def test_all_equally_good_holds() -> None:
    assert ask(shipped("kniffel"), "five_of_a_kind", dice=(3, 1, 5, 3, 5)).holds == ((3, 3), (5, 5))


@pytest.mark.parametrize(
    ("variant", "box", "throws", "dice", "situation", "code"),
    [
        ("kniffel", "chance", 0, None, OddsSituation(), "odds-throws"),
        ("kniffel", "chance", 13, None, OddsSituation(), "odds-throws"),
        ("kniffel", "chance", -1, (1, 1, 1, 1, 1), OddsSituation(), "odds-throws"),
        ("kniffel", "chance", 1, (1, 1, 1, 1), OddsSituation(), "no-such-roll"),
        ("kniffel", "chance", 1, (1, 1, 1, 1, 7), OddsSituation(), "no-such-roll"),
        ("kniffel", "five_of_a_kind", 1, None, OddsSituation("scored"), "box-full"),
        ("kniffel-basic", "chance", 1, None, OddsSituation("struck"), "odds-five-unknown"),
        ("kniffel-100", "chance", 1, None, OddsSituation("open", "filled"), "odds-number-unknown"),
    ],
)
def test_invalid_questions_are_refused(
    variant: str, box: str, throws: int, dice: Dice | None, situation: OddsSituation, code: str
) -> None:
    with pytest.raises(IllegalActionError) as refused:
        ask(shipped(variant), box, throws, dice, situation=situation)
    assert refused.value.code == code


SHEET = """
id = "{id}"
names = {{ de = "Klein", en = "Small" }}
dice.count = 3
dice.faces = [1, 2, 3]
boxes.ones = {{ names = {{ de = "Einser", en = "Ones" }}, number = 1 }}
boxes.pair = {{ names = {{ de = "Paar", en = "Pair" }}, pattern = {{ of_a_kind = 2 }}, points = "matching" }}
boxes.row = {{ names = {{ de = "Reihe", en = "Row" }}, pattern = {{ run = 3 }}, points = 12, served = 20 }}
boxes.five = {{ names = {{ de = "Drilling", en = "Triplet" }}, pattern = {{ of_a_kind = 3 }}, served = "double" }}
boxes.any = {{ names = {{ de = "Alles", en = "All" }} }}
"""
RULES = {
    "plain": "",
    "locked": "turn = { throws = 3, release = false }",
    "aside": "turn = { throws = 5, put_aside = 1 }",
    "two-aside": "turn = { throws = 5, put_aside = 2 }",
    "odd": "dice.odd = { faces = [0, 3, 7] }",
    "unserved": 'columns.one = { names = { de = "Eins", en = "One" }, served = false }',
    "placed": 'extra.joker = { when = "scored", place = ["number", "lower"], worth = { row = 9 } }',
    "forced": 'turn = { throws = 1 }\nextra.joker = { when = "scored", place = ["lower"] }',
    "by-throws": """
[boxes.late]
names = { de = "Früh", en = "Early" }
pattern = { of_a_kind = 2 }
points = [9, 5, 0]
served = "double"
""",
    "rising": """
boxes.late = { names = { de = "Spät", en = "Late" }, pattern = { of_a_kind = 2 }, points = [0, 5, 9] }
columns.short = { names = { de = "Kurz", en = "Short" }, throws = 1 }
columns.long = { names = { de = "Lang", en = "Long" } }
""",
    "extra": 'extra.joker = { when = "filled", number = "filled", worth = { row = 9 }, served = { row = 30 } }',
}


@pytest.mark.parametrize("rules", by_day([*RULES], ("locked",)))
@pytest.mark.parametrize("aim", AIMS)
def test_every_turn_of_a_small_game(rules: str, aim: Aim) -> None:
    variant = parse_variant(SHEET.format(id=rules) + RULES[rules])
    five: FiveState = "scored" if variant.tables.has_five else "open"
    number: NumberState = "filled" if knows_number(variant.tables) else "free"
    for situation in {OddsSituation(), OddsSituation(five, number), OddsSituation(five, "free")}:
        for box in variant.boxes:
            if not has_room(variant, box, situation):
                continue
            slow = Slow(variant, box, aim, situation)
            for throws in (1, 2, 3, 4):
                assert figures(turn_odds(variant, box, throws, aim=aim, situation=situation)) == slow.start(throws)
            for roll in variant.tables.rolls:
                for served in (False, True):
                    found = turn_odds(variant, box, 2, roll, aim, situation=situation, served=served)
                    assert (figures(found), set(found.holds)) == slow.first(roll, 2, served)


@given(st.data())
def test_every_turn_of_a_random_game(data: st.DataObject) -> None:
    variant = data.draw(variants())
    assume(variant.dice.number_of_throws(()) <= 64)
    five = data.draw(st.sampled_from(FIVE_STATES if variant.tables.has_five else FIVE_STATES[:1]))
    number = data.draw(st.sampled_from(NUMBER_STATES if knows_number(variant.tables) else NUMBER_STATES[:1]))
    situation = OddsSituation(five, number)
    boxes = [box for box in variant.boxes if has_room(variant, box, situation)]
    assume(boxes)
    box, aim = data.draw(st.sampled_from(boxes)), data.draw(st.sampled_from(AIMS))
    throws = data.draw(st.integers(1, 3))
    slow = Slow(variant, box, aim, situation)
    assert figures(turn_odds(variant, box, throws, aim=aim, situation=situation)) == slow.start(throws)
    roll, served = data.draw(st.sampled_from(variant.tables.rolls)), data.draw(st.booleans())
    found = turn_odds(variant, box, throws - 1, roll, aim, situation=situation, served=served)
    assert (figures(found), set(found.holds)) == slow.first(roll, throws - 1, served)


Figures = tuple[Fraction, Fraction]


def figures(odds: Odds) -> Figures:
    """Chance and mean."""
    return odds.chance, odds.mean


class Slow:
    """One turn by going through all throws of dice in a row: no multisets, no lattice, no scaled numbers."""

    def __init__(self, variant: Variant, box: Box, aim: Aim, situation: OddsSituation) -> None:
        self._variant, self._box, self._aim = without_throw_limits(variant), box, aim
        self._usual_throws = get_throw_limit(variant, box)
        self._card = card_in(variant, box, situation)
        kinds = zip(variant.dice.codes_by_kind, variant.dice.count_by_kind, strict=True)
        self._codes = [codes for codes, count in kinds for _ in range(count)]
        self._total = 0
        self.points = cache(self._points)
        self.value = cache(self._value)

    def start(self, throws: int) -> Figures:
        """All dice are thrown first."""
        self._turn_of(throws)
        return self.thrown((), frozenset(), throws)

    def first(self, roll: Dice, throws: int, served: bool) -> tuple[Figures, set[Dice]]:
        """From dice just thrown: the best figures, and every way to keep dice that has them."""
        self._turn_of(throws + max(1, self._usual_throws - throws))
        ways = self.ways(roll, frozenset(), throws, served)
        best = max(ways.values(), key=self._key)
        return best, {tuple(sorted(roll[place] for place in kept)) for kept in ways if ways[kept] == best}

    def _turn_of(self, total: int) -> None:
        """Takes a turn of so many throws."""
        if total != self._total:
            self._total = total
            self.value.cache_clear()

    def thrown(self, roll: Dice, kept: frozenset[int], throws: int) -> Figures:
        """The mean over everything that the dice not kept may show."""
        codes = [(roll[place],) if place in kept else self._codes[place] for place in range(len(self._codes))]
        found = [self.value(fallen, kept, throws - 1, not kept) for fallen in product(*codes)]
        chances, means = zip(*found, strict=True)
        return sum(chances, Fraction()) / len(found), sum(means, Fraction()) / len(found)

    def _value(self, roll: Dice, lay: frozenset[int], throws: int, served: bool) -> Figures:
        return max(self.ways(roll, lay, throws, served).values(), key=self._key)

    def ways(self, roll: Dice, lay: frozenset[int], throws: int, served: bool) -> Mapping[frozenset[int], Figures]:
        """What each way to go on is worth, by the places of the dice kept; all of them for the end."""
        every = frozenset(range(len(roll)))
        points = self.points(tuple(sorted(roll)), served, self._total - throws)
        ways = {every: (Fraction(points > self._box.struck), Fraction(points))}
        rules = self._variant.turn
        for flags in product((False, True), repeat=len(roll)):
            kept = frozenset(place for place, flag in enumerate(flags) if flag)
            if throws and kept != every and (rules.release or (lay <= kept and len(kept - lay) >= rules.put_aside)):
                ways[kept] = self.thrown(roll, kept, throws)
        return ways

    def _points(self, roll: Dice, served: bool, used: int) -> int:
        column = self._variant.columns[self._box.column]
        if column.order is None and not column.announce:
            turn = Turn(used, roll, None, () if served else roll[:1])
            state, entry = GameState(self._variant, (self._card,), 0, "clockwise", turn), Scored(self._box.id)
            if entry not in legal_actions(state):
                return self._box.struck
            return box_points(apply(state, entry).card, self._box) - box_points(self._card, self._box)
        tables = self._variant.tables
        situation = column_situation(self._variant, self._card, column, roll, used, served=served)
        return tables.points[situation][self._box.index][tables.index_by_roll[roll]]

    def _key(self, found: Figures) -> Figures:
        return found if self._aim == "chance" else found[::-1]


def without_throw_limits(variant: Variant) -> Variant:
    """Returns the variant with columns that take an entry after any number of throws.

    Odds may be asked for more throws than the variant grants, and where all dice equal must go holds for these, too.
    """
    columns = tuple(replace(column, throws=None, last_throws=None) for column in variant.columns)
    return replace(variant, columns=columns)


def card_in(variant: Variant, box: Box, situation: OddsSituation) -> Card:
    """A card of which only what the situation says is filled."""
    card = empty_card(variant)
    column = variant.columns[box.column]
    entries = list(card.entries)
    for index in column.boxes:
        other = variant.boxes[index]
        if other.number is not None and situation.number == "filled" and other != box:
            entries[other.cell : other.cell + other.entries] = [0] * other.entries
    if column.five is not None and situation.five != "open":
        entries[variant.boxes[column.five].cell] = 50 if situation.five == "scored" else 0
    return replace(card, entries=tuple(entries))


@given(st.data())
def test_odds_keep_the_laws_of_probability(data: st.DataObject) -> None:
    variant = data.draw(variants())
    box, throws = data.draw(st.sampled_from(variant.boxes)), data.draw(st.integers(1, 3))
    best = {aim: turn_odds(variant, box, throws, aim=aim) for aim in AIMS}
    later = {aim: turn_odds(variant, box, throws + 1, aim=aim) for aim in AIMS}
    assert 0 <= best["mean"].chance <= best["chance"].chance <= 1
    assert best["chance"].mean <= best["mean"].mean
    assert best["chance"].chance <= later["chance"].chance
    assert best["mean"].mean <= later["mean"].mean


@given(variant=variants(), aim=st.sampled_from(AIMS))
def test_a_turn_is_the_mean_of_its_first_throws(variant: Variant, aim: Aim) -> None:
    assume(len(variant.tables.rolls) <= 60)
    box, tables = variant.boxes[0], variant.tables
    # What a figure brings may depend on the throw that makes it: the turn is as long as the rules make it.
    left = get_throw_limit(variant, box) - 1
    found = [turn_odds(variant, box, left, roll, aim, served=True) for roll in tables.rolls]
    total = sum(tables.ways)
    assert figures(turn_odds(variant, box, aim=aim)) == (
        sum(ways * odds.chance for ways, odds in zip(tables.ways, found, strict=True)) / total,
        sum(ways * odds.mean for ways, odds in zip(tables.ways, found, strict=True)) / total,
    )


@pytest.mark.parametrize(
    "name", ["crag", "kniffel", "kniffel-announce", "kniffel-first-throws", "kniffel-school", "knoeffel", "yatzy"]
)
def test_expected_scores_of_one_turn_are_its_odds(name: str) -> None:
    variant = shipped(name)
    for box, usual in zip(variant.boxes, usual_of(variant), strict=True):
        assert usual.scores[0] == pytest.approx(float(turn_odds(variant, box).chance))
        assert usual.points[0] + box.struck == pytest.approx(float(turn_odds(variant, box, aim="mean").mean))
