"""Positions and dice as text: they read back, and unreachable ones are refused with their field."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from by_day import thinned
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.dice.dice_notation import excerpt, format_dice, format_faces, parse_dice
from pasch.rules.dice.multisets import Dice, face, kind
from pasch.rules.errors import AmbiguousError, NotationError
from pasch.rules.game.engine import apply
from pasch.rules.game.state import Direction, GameState, Turn, new_game
from pasch.rules.text.position_notation import MAX_POSITION, format_position, parse_position
from pasch.rules.variant.variant import Variant
from pasch.testing import random_event, variants
from random_records import HOUSE_RULES, VARIANTS

SEEDS = st.integers(0, 2**32 - 1)


def check_game(variant: Variant, seed: int) -> None:
    """Every state of a random game reads back as itself."""
    random = Random(seed)
    directions: tuple[Direction, ...] = ("clockwise", "counter-clockwise")
    state = new_game(variant, random.choice(variant.seats), random.choice(directions))
    for _ in range(random.randrange(40, 120)):
        assert parse_position(format_position(state), lambda _: variant) == state
        if state.phase == "over":
            return
        state = apply(state, random_event(state, random))


@pytest.mark.parametrize("variant", thinned(VARIANTS, 2), ids=lambda variant: variant.id)
def test_every_state_reads_back(variant: Variant) -> None:
    for seed in range(2):
        check_game(variant, seed)


@given(variants(), SEEDS)
def test_every_state_of_any_variant_reads_back(variant: Variant, seed: int) -> None:
    check_game(variant, seed)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_finished_games_read_back(variant: Variant) -> None:
    random = Random(7)
    state = new_game(variant, variant.seats[0])
    while state.phase != "over":
        state = apply(state, random_event(state, random))
    assert parse_position(format_position(state), lambda _: variant) == state


@given(st.sampled_from(VARIANTS), st.data())
def test_dice_read_back_in_any_order(variant: Variant, data: st.DataObject) -> None:
    hold = data.draw(st.sampled_from(variant.tables.holds))
    assert parse_dice(format_dice(hold)) == hold
    between = data.draw(st.sampled_from(("", " ", ",", ", ")))
    kinds = [
        between.join(data.draw(st.permutations([format_faces([face(code)]) for code in hold if kind(code) == place])))
        for place in range(max(map(kind, hold), default=0) + 1)
    ]
    assert parse_dice(f" {' + '.join(kinds)} " if hold else " – ") == hold


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("6 1,4 3 4", (1, 3, 4, 4, 6)),
        ("12256+7", (1, 2, 2, 5, 6, 107)),
        ("+0", (100,)),
        (".12+.20,1+5", (12, 101, 120, 205)),
        ("1++5", (1, 205)),
        ("-", ()),
        ("–", ()),
    ],
)
def test_dice_as_people_write_them(text: str, dice: Dice) -> None:
    assert parse_dice(text) == dice


@pytest.mark.parametrize("text", ["", " ", "a", "1-3", "12+", "1+2+", "3.9", "3.21", "--", "١٢", "1" * 100 + "x"])
def test_other_texts_are_no_dice(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_dice(text)
    assert refused.value.code == "not-dice"
    assert len(str(refused.value.problems[0].facts["found"])) <= 60


def test_an_excerpt_stays_on_its_line() -> None:
    assert excerpt("a\n\x1b[2J b") == "a �[2J b"
    assert len(excerpt("x" * 1000)) == 60


KNIFFEL = ".,.,.,.,.,.,.,.,.,.,.,.,."
FOUR = "/".join([KNIFFEL] * 4)
FULL = "1,2,3,4,5,6,-,-,25,-,-,50,5"

READABLE = {
    "  kniffel   3,6,.,.,.,.,.,.,25,.,.,-,9   1>  0 ": (1, Turn()),
    f"kniffel {KNIFFEL} 1> 2:53135": (1, Turn(2, (1, 3, 3, 5, 5), None)),
    f"kniffel {KNIFFEL} 1> 2:13355>": None,
    f"kniffel {KNIFFEL} 1> 2:13355(3)>-": (1, Turn(2, (1, 3, 3, 5, 5), ())),
    f"kniffel-sharp {KNIFFEL} 1> 2:13355(3)>-": (1, Turn(2, (1, 3, 3, 5, 5), (), (3,))),
    f"kniffel {KNIFFEL},. 1> 0": None,
    f"yams {FOUR} 1> 1:13355!Ansage.Full-House": (1, Turn(1, (1, 3, 3, 5, 5), None, (), 47)),
    f"kniffel {FULL.replace('-', '–')}|{FULL} 2< 0": (2, Turn()),
    f"kniffel {FULL.replace('-', '0')} 1> 0": (1, Turn()),
    f"kniffel {KNIFFEL}|{KNIFFEL} 2> start:12:4": (2, Turn()),
    f"knoeffel {KNIFFEL}/{KNIFFEL} 1> 4:13355$1": (1, Turn(4, (1, 3, 3, 5, 5), None, (), None, 1)),
    f"knoeffel {KNIFFEL}/{KNIFFEL} 1> 3:13355$1>13": (1, Turn(3, (1, 3, 3, 5, 5), (1, 3), (), None, 1)),
}


@pytest.mark.parametrize(("text", "expected"), READABLE.items())
def test_positions_as_people_type_them(text: str, expected: tuple[int, Turn] | None) -> None:
    if expected is None:
        with pytest.raises(NotationError):
            parse_position(text)
        return
    state = parse_position(text)
    assert (state.seat + 1, state.turn) == expected
    assert parse_position(format_position(state)) == state


def test_filling_ahead_counts_for_the_round() -> None:
    assert played("1|.|.", "2>").seat == 1
    assert played("1|1|.", "3>").seat == 2
    assert played("1|.|1", "2>").seat == 1
    assert played(".|1|1", "1<").seat == 0
    for cards, seat in (("1|.|.", "1>"), ("1|.|1", "1>"), ("1|.|1", "3<"), ("1|.|.", "3>")):
        with pytest.raises(NotationError) as refused:
            played(cards, seat)
        assert refused.value.code == "uneven-cards"


def played(cards: str, seat: str) -> GameState:
    """Cards with nothing (``.``) or a one (``1``) in the first box."""
    return parse_position(f"kniffel {'|'.join(card + KNIFFEL[1:] for card in cards.split('|'))} {seat} 0")


REFUSED = {
    "": ("position-fields", ""),
    f"kniffel {KNIFFEL} 1>": ("position-fields", ""),
    "x" * (MAX_POSITION + 1): ("position-too-long", ""),
    f"./kniffel.toml {KNIFFEL} 1> 0": ("not-a-variant-id", "variant"),
    f"knifel {KNIFFEL} 1> 0": ("unknown-variant-near", "variant"),
    f"tarock {KNIFFEL} 1> 0": ("unknown-variant", "variant"),
    f"kniffel {'|'.join([KNIFFEL] * 9)} 1> 0": ("wrong-number-of-seats", "cards"),
    f"kniffel {KNIFFEL}^x 1> 0": ("not-a-card", "cards.1"),
    f"kniffel {KNIFFEL}^1 1> 0": ("saved-throws", "cards.1"),
    f"kniffel {KNIFFEL}/{KNIFFEL} 1> 0": ("card-columns", "cards.1"),
    f"kniffel {KNIFFEL},. 1> 0": ("column-boxes", "cards.1"),
    f"kniffel {KNIFFEL}+x 1> 0": ("not-a-column", "cards.1"),
    f"yams {KNIFFEL}/.,./{KNIFFEL}/{KNIFFEL} 1> 0": ("column-boxes", "cards.1.down"),
    f"kniffel .;.{KNIFFEL[1:]} 1> 0": ("box-entries", "cards.1"),
    f"kniffel {KNIFFEL}|?{KNIFFEL[1:]} 1> 0": ("not-an-entry", "cards.2"),
    f"kniffel 6{KNIFFEL[1:]} 1> 0": ("impossible-points", "cards.1"),
    f"yams {KNIFFEL}/.,4{KNIFFEL[3:]}/{KNIFFEL}/{KNIFFEL} 1> 0": ("filled-too-early", "cards.1.down"),
    f"kniffel {KNIFFEL}+50 1> 0": ("extra-points", "cards.1"),
    f"knoeffel {KNIFFEL}/{KNIFFEL}$1 1> 0": ("bought-throws", "cards.1.second"),
    f"kniffel {KNIFFEL} 1 0": ("not-a-seat", "seat"),
    f"kniffel {KNIFFEL} 2> 0": ("no-such-seat", "seat"),
    f"kniffel 1{KNIFFEL[1:]}|1,4{KNIFFEL[3:]}|{KNIFFEL} 3> 0": ("uneven-cards", "cards"),
    f"kniffel {KNIFFEL} 1> x": ("not-a-turn", "turn"),
    f"kniffel {KNIFFEL} 1> 0:13355": ("not-a-turn", "turn"),
    f"kniffel {KNIFFEL} 1> 1:1335": ("no-such-roll", "turn"),
    f"kniffel {KNIFFEL} 1> 1:13357": ("no-such-roll", "turn"),
    f"kniffel {KNIFFEL} 1> 1:13355(3)": ("lay-in-first-throw", "turn"),
    f"kniffel {KNIFFEL} 1> 2:13355>4": ("hold-not-rolled", "turn"),
    f"kniffel {KNIFFEL} 1> 2:13355>13355": ("hold-all", "turn"),
    f"kniffel {KNIFFEL} 1> 4:13355": ("no-throw-left", "turn"),
    f"kniffel {KNIFFEL} 1> 999:13355": ("no-throw-left", "turn"),
    f"kniffel {KNIFFEL} 1> 3:13355>33": ("no-throw-left", "turn"),
    f"kniffel {KNIFFEL} 1> 2:13355$1": ("nothing-to-buy", "turn"),
    f"kniffel {KNIFFEL} 1> 1:13355$1": ("bought-throws", "turn"),
    f"knoeffel {KNIFFEL}/{KNIFFEL} 1> 3:13355$1": ("buy-too-early", "turn"),
    f"kniffel {KNIFFEL} 1> 1:13355!chance": ("not-announced-here", "turn"),
    f"kniffel {KNIFFEL} 1> 1:13355!chunce": ("unknown-box-near", "turn"),
    f"yams {FOUR} 1> 1:13355!chance": ("ambiguous-box", "turn"),
    f"kniffel-announce {KNIFFEL} 1> 2:13355": ("announce-first", "turn"),
    f"kniffel-put-aside {KNIFFEL} 1> 3:13355(3)": ("put-aside-more", "turn"),
    f"kniffel-put-aside {KNIFFEL} 1> 3:13355(33)>113": ("hold-not-rolled", "turn"),
    f"kniffel-put-aside {KNIFFEL} 1> 3:13355(33)>135": ("put-aside-stays", "turn"),
    f"kniffel {FULL} 1> 1:13355": ("no-throw-now", "turn"),
    f"kniffel {KNIFFEL} 1> start:1:-": ("not-a-start", "turn"),
    f"kniffel {KNIFFEL}|{KNIFFEL} 1> start:21:-": ("not-a-start", "turn"),
    f"kniffel {KNIFFEL}|{KNIFFEL} 1> start:13:-": ("not-a-start", "turn"),
    f"kniffel {KNIFFEL}|{KNIFFEL} 1> start:12:44": ("not-a-start", "turn"),
    f"kniffel {KNIFFEL}|{KNIFFEL} 2> start:12:7": ("no-such-face", "turn"),
    f"kniffel {KNIFFEL}|{KNIFFEL} 1> start:12:4": ("start-other-seat", "seat"),
    f"kniffel 1{KNIFFEL[1:]}|{KNIFFEL} 1> start:12:-": ("start-with-entries", "turn"),
}


@pytest.mark.parametrize(("text", "expected"), REFUSED.items(), ids=lambda value: str(value)[:60])
def test_unreachable_positions_are_refused(text: str, expected: tuple[str, str]) -> None:
    with pytest.raises(NotationError) as refused:
        parse_position(text)
    problem = refused.value.problems[0]
    assert (problem.code, problem.place) == expected
    assert all(refused.value.words(language) for language in ("de", "en"))


def test_several_boxes_of_a_name_are_named() -> None:
    with pytest.raises(AmbiguousError) as refused:
        parse_position(f"yams {FOUR} 1> 1:13355!chance")
    assert "Chance (Announced)" in str(refused.value)


def test_possible_points_are_named_in_runs() -> None:
    with pytest.raises(NotationError) as refused:
        parse_position(f"kniffel {KNIFFEL[:-1]}31 1> 0")
    assert refused.value.problems[0].facts["allowed"] == "5-30"


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (".;.,1;.;.,.", "impossible-points"),
        (".;.,.;6;.,.", "gap-in-box"),
        ("6;.,.;.;.,.^1", None),
        ("6;.,.;.;.,.^2", "saved-throws"),
    ],
)
def test_boxes_of_several_entries_and_saved_throws(cards: str, code: str | None) -> None:
    text = f"odd-and-saved {cards}|{'6' if '6;.,' in cards else '.'};.,.;.;.,. 1< 0"
    if code is None:
        assert parse_position(text, lambda _: HOUSE_RULES[0]).card.saved == 1
        return
    with pytest.raises(NotationError) as refused:
        parse_position(text, lambda _: HOUSE_RULES[0])
    assert refused.value.code == code


def test_a_strike_may_stand_out_of_order_where_the_rules_say_so() -> None:
    variant = HOUSE_RULES[1]
    state = parse_position(f"aside-and-bought {KNIFFEL}/.,-,-{KNIFFEL[5:]} 1> 0", lambda _: variant)
    assert state.card.entries[13:16] == (None, 0, 0)


def test_the_variant_is_the_one_that_was_found() -> None:
    kniffel = shipped("kniffel")
    assert parse_position(f"kniffel {KNIFFEL} 1> 0").variant is kniffel
    names: list[str] = []

    def find(name: str) -> Variant:
        names.append(name)
        return kniffel

    assert parse_position(f"my-own-2 {KNIFFEL} 1> 0", find).variant is kniffel
    assert names == ["my-own-2"]
