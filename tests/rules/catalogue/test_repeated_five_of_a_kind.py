"""Points of a further five of a kind, with its own box scored, struck or free, variant by variant.

"With 50 in the box" means: the box was scored, not struck.
"""

import pytest

from pasch import GameState, Scored, parse_variant, shipped
from pasch.testing import all_but, facing, points_for, refusal, scoring, striking

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
LOWER = (
    "three_of_a_kind",
    "four_of_a_kind",
    "full_house",
    "small_straight",
    "large_straight",
    "five_of_a_kind",
    "chance",
)
FREE_LOWER = tuple(box for box in LOWER if box != "five_of_a_kind")
FULL_LOWER = dict.fromkeys(LOWER, 0)
FULL_UPPER = dict.fromkeys(UPPER, 0)
Offers = dict[str, tuple[int, int]]

PLAIN: Offers = {
    "sixes": (30, 0),
    "three_of_a_kind": (30, 0),
    "four_of_a_kind": (30, 0),
    "chance": (30, 0),
}
JOKER: Offers = {
    "three_of_a_kind": (30, 0),
    "four_of_a_kind": (30, 0),
    "full_house": (25, 0),
    "small_straight": (30, 0),
    "large_straight": (40, 0),
    "chance": (30, 0),
}


def beside(offers: Offers, bonus: int) -> Offers:
    return {box: (points, bonus) for box, (points, _) in offers.items()}


def sixes(variant_id: str, five: int, filled: dict[str, int] | None = None) -> GameState:
    """Five sixes on the table, with this in the box for five of a kind."""
    return facing(shipped(variant_id), (6,) * 5, {**(filled or {}), "five_of_a_kind": five})


def offers(state: GameState) -> Offers:
    return {box: points_for(state, box) for box in scoring(state)}


EVERY = [
    "kniffel",
    "kniffel-100",
    "kniffel-basic",
    "yahtzee",
    "yahtzee-free-joker",
    "yahtzee-1956",
]


@pytest.mark.parametrize("variant_id", EVERY)
def test_the_first_kniffel_has_no_extra(variant_id: str) -> None:
    state = facing(shipped(variant_id), (6,) * 5)
    assert offers(state) == {**PLAIN, "five_of_a_kind": (50, 0)}
    assert set(striking(state)) == {*UPPER, *LOWER}


@pytest.mark.parametrize("five", [0, 50])
def test_the_plain_sheet_has_no_rule_for_a_second_one(five: int) -> None:
    assert offers(sixes("kniffel-basic", five)) == PLAIN


class TestKniffel:
    def test_it_goes_into_its_free_number_box_with_50_beside(self) -> None:
        """With 50 in the Kniffel box, a further Kniffel whose number box is free goes into that number box with its
        pips, plus 50 on the back of the sheet."""
        state = sixes("kniffel", 50)
        assert offers(state) == {"sixes": (30, 50)}
        assert striking(state) == []

    def test_five_twos_bring_10_and_50(self) -> None:
        """A Kniffel of five twos brings 10 points above and 50 points bonus."""
        state = facing(shipped("kniffel"), (2,) * 5, {"five_of_a_kind": 50})
        assert offers(state) == {"twos": (10, 50)}

    def test_with_the_number_box_taken_it_is_a_joker_below_without_the_50(self) -> None:
        """Is that number box taken, the throw is a joker in a free lower box (Full House 25, straights 30/40, others
        by pips), without the 50."""
        state = sixes("kniffel", 50, {"sixes": 18})
        assert offers(state) == JOKER
        assert striking(state) == []

    def test_with_the_lower_section_full_a_free_upper_box_gets_its_normal_points(self) -> None:
        """Is the lower section full, a free upper box gets its normal points (0 unless it matches)."""
        state = sixes("kniffel", 50, FULL_LOWER | {"sixes": 18})
        assert offers(state) == {}
        assert striking(state) == list(UPPER[:5])

    def test_with_a_struck_kniffel_box_nothing_special_happens(self) -> None:
        """With a struck Kniffel box nothing special happens."""
        state = sixes("kniffel", 0)
        assert offers(state) == PLAIN
        assert set(striking(state)) == {*UPPER, *FREE_LOWER}
        assert offers(sixes("kniffel", 0, {"sixes": 18})) == {box: PLAIN[box] for box in list(PLAIN)[1:]}

    def test_switch_a_struck_box_qualifies_too(self) -> None:
        """Switch: a struck box qualifies too (the leaflet's literal "an entry")."""
        literal = parse_variant('like = "kniffel"\nid = "literal"\n[extra.joker]\nwhen = "filled"')
        for five in (0, 50):
            state = facing(literal, (6,) * 5, {"five_of_a_kind": five})
            assert offers(state) == {"sixes": (30, 50)}
            assert offers(facing(literal, (6,) * 5, {"five_of_a_kind": five, "sixes": 18})) == JOKER

    def test_the_refusal_says_that_it_must_go_elsewhere(self) -> None:
        assert refusal(sixes("kniffel", 50), Scored("chance")) == "must-go-elsewhere"


class TestKniffel100:
    def test_100_flat_below_and_100_plus_pips_above(self) -> None:
        """With 50 in the Kniffel box a further Kniffel may go into any free lower box for 100 flat, or into any upper
        box for 100 plus the pips that count there; the 100 is kept out of the bonus test."""
        state = sixes("kniffel-100", 50)
        upper: Offers = dict.fromkeys(UPPER[:5], (0, 100)) | {"sixes": (30, 100)}
        assert offers(state) == upper | dict.fromkeys(FREE_LOWER, (100, 0))
        assert set(striking(state)) == {*UPPER, *FREE_LOWER}

    def test_with_a_struck_kniffel_box_it_counts_as_full_house(self) -> None:
        """With a struck Kniffel box, a Kniffel counts as Full House (25)."""
        assert offers(sixes("kniffel-100", 0)) == PLAIN | {"full_house": (25, 0)}


class TestForcedJoker:
    @pytest.mark.parametrize(("five", "bonus"), [(50, 100), (0, 0)])
    def test_the_matching_number_box_if_free(self, five: int, bonus: int) -> None:
        """The matching number box if free. +100 only if the Yahtzee box holds 50. After a struck Yahtzee box the
        forcing and the joker values hold, without the 100."""
        state = sixes("yahtzee", five)
        assert offers(state) == {"sixes": (30, bonus)}
        assert striking(state) == []

    @pytest.mark.parametrize(("five", "bonus"), [(50, 100), (0, 0)])
    def test_else_any_free_lower_box_as_a_joker(self, five: int, bonus: int) -> None:
        """Else any free lower box, where Full House 25, straights 30/40 count."""
        state = sixes("yahtzee", five, {"sixes": 18})
        assert offers(state) == beside(JOKER, bonus)
        assert striking(state) == []

    def test_else_0_in_a_free_upper_box(self) -> None:
        """Else 0 in a free upper box: with the 100 beside it."""
        state = sixes("yahtzee", 50, FULL_LOWER | {"sixes": 18})
        assert offers(state) == dict.fromkeys(UPPER[:5], (0, 100))
        assert striking(state) == []

    def test_else_0_in_a_free_upper_box_without_the_100_after_a_strike(self) -> None:
        state = sixes("yahtzee", 0, FULL_LOWER | {"sixes": 18})
        assert offers(state) == {}
        assert striking(state) == list(UPPER[:5])

    def test_it_holds_once_the_yahtzee_box_is_filled(self) -> None:
        """Applies to every Yahtzee once the Yahtzee box is filled: not before."""
        assert set(scoring(facing(shipped("yahtzee"), (6,) * 5))) == {*PLAIN, "five_of_a_kind"}

    def test_other_throws_are_free(self) -> None:
        state = facing(shipped("yahtzee"), (6, 6, 6, 6, 5), {"five_of_a_kind": 50})
        assert set(striking(state)) == {*UPPER, *FREE_LOWER}
        assert offers(state)["four_of_a_kind"] == (29, 0)

    def test_refusals_name_the_box_to_use(self) -> None:
        assert refusal(sixes("yahtzee", 50), Scored("chance")) == "must-go-elsewhere"


class TestFreeJoker:
    @pytest.mark.parametrize(("five", "bonus"), [(50, 100), (0, 0)])
    def test_any_free_box_without_joker_values_while_the_number_box_is_free(self, five: int, bonus: int) -> None:
        """Any free box; the joker values only if the matching number box is filled."""
        state = sixes("yahtzee-free-joker", five)
        zeros: Offers = dict.fromkeys((*UPPER[:5], "full_house", "small_straight", "large_straight"), (0, 100))
        assert offers(state) == beside(PLAIN, bonus) | (zeros if bonus else {})
        assert set(striking(state)) == {*UPPER, *FREE_LOWER}

    @pytest.mark.parametrize(("five", "bonus"), [(50, 100), (0, 0)])
    def test_joker_values_once_the_number_box_is_filled(self, five: int, bonus: int) -> None:
        state = sixes("yahtzee-free-joker", five, {"sixes": 0})
        zeros: Offers = dict.fromkeys(UPPER[:5], (0, 100))
        assert offers(state) == beside(JOKER, bonus) | (zeros if bonus else {})
        assert set(striking(state)) == {*UPPER[:5], *FREE_LOWER}


class Test1956:
    @pytest.mark.parametrize(("five", "bonus"), [(50, 100), (0, 0)])
    @pytest.mark.parametrize("filled", [{}, {"sixes": 18}])
    def test_jokers_below_and_never_above_while_one_is_free(
        self, five: int, bonus: int, filled: dict[str, int]
    ) -> None:
        """Once the Yahtzee box is filled, Yahtzees go into a free lower box as jokers (Full House 25, straights
        30/40), never above while one is free. +100 only if the Yahtzee box holds 50; after a struck box the rest
        holds all the same."""
        state = sixes("yahtzee-1956", five, filled)
        assert offers(state) == beside(JOKER, bonus)
        assert striking(state) == []

    def test_only_when_the_lower_section_is_full_above_at_its_normal_points(self) -> None:
        """Only when the lower section is full, into a free upper box at its normal points."""
        state = sixes("yahtzee-1956", 50, FULL_LOWER)
        assert offers(state) == dict.fromkeys(UPPER[:5], (0, 100)) | {"sixes": (30, 100)}
        assert striking(state) == []

    def test_the_same_after_a_strike(self) -> None:
        state = sixes("yahtzee-1956", 0, FULL_LOWER)
        assert offers(state) == {"sixes": (30, 0)}
        assert striking(state) == list(UPPER[:5])


@pytest.mark.parametrize("variant_id", EVERY)
def test_the_last_box_takes_any_throw(variant_id: str) -> None:
    variant = shipped(variant_id)
    for box in (*UPPER, *FREE_LOWER):
        for five in (0, 50):
            state = facing(variant, (6,) * 5, all_but(variant, box) | {"five_of_a_kind": five})
            assert {*scoring(state), *striking(state)} == {box}
