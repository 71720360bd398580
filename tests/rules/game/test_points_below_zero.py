"""Number boxes that begin below zero: the "school" of families."""

from random import Random

import pytest

from pasch import Scored, Struck, shipped
from pasch.play.blocks.score_block import read_block
from pasch.play.records.game_record import Record
from pasch.play.records.json_record import record_from_json, record_to_json
from pasch.play.records.record_io import final_state, format_record, parse_record
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import NotationError
from pasch.rules.game.card import balance, total, total_if_struck
from pasch.rules.game.engine import apply, legal_actions
from pasch.rules.text.card_notation import format_card, parse_card
from pasch.rules.variant.variant import Variant
from pasch.testing import card_with, facing, points_for, random_game

UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
TEXT = 'like = "kniffel-basic"\nid = "schule"\nnames = { de = "Schule", en = "School" }\n[boxes]\n'
SCHOOL = TEXT + "".join(f"{line} = {{ par = 3 }}\n" for line in UPPER)
FROM_0 = "[bonuses]\nupper = { tiers = [{ from = 0, points = 35 }] }\n"
SHEET = """
Name;Anna;Ben
Einer;-1;0
Zweier;−2;+2
Dreier;±0;-9
Vierer;+4;0
Fünfer;-5;x
Sechser;6;-18
Summe oben;2;-40
Bonus;35;0
"""


@pytest.fixture(scope="module")
def school() -> Variant:
    return parse_variant(SCHOOL + FROM_0)


@pytest.mark.parametrize(("sixes", "points"), [(1, -12), (2, -6), (3, 0), (4, 6), (5, 12)])
def test_three_dice_make_0_and_each_one_more_or_fewer_its_face(school: Variant, sixes: int, points: int) -> None:
    state = facing(school, (*(1, 2, 3, 4, 5)[: 5 - sixes], *(6,) * sixes))
    assert points_for(state, "sixes") == (points, 0)
    assert apply(state, Scored("sixes")).cards[0]["sixes"] == points


def test_a_strike_is_none_of_its_dice(school: Variant) -> None:
    state = facing(school, (1, 2, 3, 4, 5))
    assert Scored("sixes") not in legal_actions(state)
    assert apply(state, Struck("sixes")).cards[0]["sixes"] == -18
    # A box that would score may be struck, and other boxes are struck for 0.
    assert apply(facing(school, (1, 2, 6, 6, 6)), Struck("sixes")).cards[0]["sixes"] == -18
    assert apply(state, Struck("chance")).cards[0]["chance"] == 0


def test_the_total_begins_at_0_and_shows_the_balance(school: Variant) -> None:
    empty = card_with(school, {})
    assert (total(school, empty), total_if_struck(school, empty)) == (0, -63)
    card = card_with(school, {"sixes": -18, "fives": 5, "chance": 20})
    assert (total(school, card), total_if_struck(school, card)) == (7, 7 - 30)
    assert balance(school, card, school.bonuses[0]) == -13


def test_a_bonus_is_paid_once_the_balance_cannot_be_lost(school: Variant) -> None:
    nearly = {"sixes": 12, "fives": 0, "fours": 0, "threes": 0}
    assert total(school, card_with(school, {**nearly, "twos": 0})) == 12 + 35
    assert total(school, card_with(school, nearly | {"twos": -6})) == 6 + 35
    assert total(school, card_with(school, {**nearly, "sixes": 6})) == 6
    assert total(school, card_with(school, dict.fromkeys(UPPER, 0))) == 35


def test_every_game_is_one_of_the_plain_sheet_less_63(school: Variant) -> None:
    plain = shipped("kniffel-basic")
    assert school.max_total == plain.max_total - 63
    for seed in range(20):
        final = random_game(school, Random(seed), 1).final.cards[0]
        raised = {box.id: (final[box.id] or 0) - box.struck for box in school.boxes}
        assert total(plain, card_with(plain, raised)) == total(school, final) + 63


def test_cards_and_records_say_the_balance(school: Variant) -> None:
    card = card_with(school, {"sixes": -6, "fives": -15, "fours": 0, "chance": 0})
    text = ".,.,.,0,-,-6,.,.,.,.,.,.,-"
    assert format_card(school, card) == text
    assert parse_card(school, text, "card") == parse_card(school, text.replace("-6", "−6"), "card") == card
    with pytest.raises(NotationError, match="-7"):
        parse_card(school, text.replace("-6", "-7"), "card")
    played = random_game(school, Random(5), 2)
    record = Record(school, ("Anna", "Ben"), "clockwise", None, played.events)
    text, data = format_record(record), record_to_json(record)
    for again in (parse_record(text, "", lambda _: school), record_from_json(data, "", lambda _: school)):
        assert final_state(again).cards == played.final.cards


def test_a_pad_is_read_as_it_is_written(school: Variant) -> None:
    block = read_block(school, SHEET.encode(), "pad")
    assert not block.problems
    assert [total(school, game.card) for game in block.games] == [37, -40]


@pytest.mark.parametrize(("rules", "points"), [("par = 2\ntimes = 3", -36), ("par = 1\nentries = 2", -6)])
def test_times_and_entries_multiply_what_a_strike_costs(rules: str, points: int) -> None:
    variant = parse_variant(TEXT.replace("[boxes]\n", "[boxes.sixes]\n") + rules)
    box = variant.box_by_id["sixes"]
    assert box.struck == points
    assert total_if_struck(variant, card_with(variant, {})) == points * box.entries


def test_rules_are_the_same_only_with_the_same_par(school: Variant) -> None:
    hashes = [parse_variant(f"{TEXT}sixes = {{ par = {par} }}").rules_hash for par in range(5)]
    assert len({*hashes, school.rules_hash}) == 6
    assert hashes[0] == shipped("kniffel-basic").rules_hash


def test_the_shipped_variant_is_this_game(school: Variant) -> None:
    assert shipped("kniffel-school").rules_hash == school.rules_hash
