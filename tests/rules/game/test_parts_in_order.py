"""Sections in an order: their boxes are free among themselves, and what comes later waits for all of them."""

import pytest

from pasch import Scored, Struck, parse_variant, shipped
from pasch.rules.errors import NotationError
from pasch.rules.game.engine import legal_actions
from pasch.rules.text.card_notation import parse_card
from pasch.rules.variant.variant import Variant
from pasch.testing import facing, refusal

HEAD = 'like = "kniffel-basic"\nid = "own"\nnames = { de = "Eigen", en = "Own" }\n'
UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
ROLL = (2, 2, 3, 4, 5)


def ordered(order: str, rest: str = "") -> Variant:
    return parse_variant(HEAD + f'[columns.sheet]\nnames = "points"\norder = {order}\n{rest}')


def offered(variant: Variant, filled: tuple[str, ...]) -> set[str]:
    """The boxes that may be filled or struck with some roll, if these are struck."""
    actions = legal_actions(facing(variant, ROLL, dict.fromkeys(filled, 0)))
    return {action.box for action in actions if isinstance(action, Scored | Struck)}


def test_the_upper_half_comes_first_in_any_order() -> None:
    """As in the third round at feuerwehr-dasing.de."""
    variant = ordered('["upper", "lower"]')
    lower = {box.id for box in variant.boxes} - {*UPPER}
    assert offered(variant, ()) == {*UPPER}
    assert offered(variant, ("fours", "ones")) == {*UPPER} - {"fours", "ones"}
    assert offered(variant, UPPER) == lower
    assert offered(variant, (*UPPER, "chance")) == lower - {"chance"}
    assert refusal(facing(variant, ROLL), Scored("chance")) == "not-next-in-line"


def test_one_box_waits_for_the_others() -> None:
    rest = [[line] for line in ("three_of_a_kind", "four_of_a_kind", "full_house")]
    rest += [[line] for line in ("small_straight", "large_straight", "five_of_a_kind")]
    variant = ordered(str([["upper", "chance"], *rest]).replace("'", '"'))
    everything = {box.id for box in variant.boxes}
    assert offered(variant, ()) == everything - {"chance"}
    assert offered(variant, UPPER[1:]) == everything - {"chance", *UPPER[1:]}
    assert "chance" in offered(variant, UPPER)


def test_boxes_may_be_struck_before_their_turn_where_any_may() -> None:
    variant = ordered('["upper", "lower"]', 'strikes = "any"')
    actions = legal_actions(facing(variant, ROLL))
    assert Struck("chance") in actions
    assert Scored("chance") not in actions


def test_a_card_that_no_such_order_gives_is_refused() -> None:
    variant = ordered('["upper", "lower"]')
    assert parse_card(variant, ".,2,.,.,.,.,.,.,.,.,.,.,.", "card").entries[1] == 2
    with pytest.raises(NotationError):
        parse_card(variant, "3,2,3,4,5,.,.,.,.,.,.,.,20", "card")


def test_the_same_rule_has_one_hash_however_it_is_written() -> None:
    plain = shipped("kniffel-basic").rules_hash
    assert ordered('[["upper"], ["lower"]]').rules_hash == plain
    assert ordered('["upper", "lower"]').rules_hash != ordered('["lower", "upper"]').rules_hash != plain
