"""Rules that all variants share: turn, score card, start and end."""

from random import Random

import pytest

from pasch import GameState, Held, IllegalActionError, Rolled, Scored, StartRolled, Struck, parse_variant, shipped
from pasch.rules.game.engine import Standing, apply, legal_actions, ranking, totals
from pasch.rules.game.events import Event
from pasch.rules.game.state import Direction, StartRound, new_game
from pasch.testing import (
    all_but,
    card_with,
    facing,
    holding,
    points_for,
    random_game,
    refusal,
    replay,
    scoring,
    striking,
)

BASIC = shipped("kniffel-basic")


@pytest.mark.parametrize("seats", range(1, 9))
def test_two_to_eight_players_and_playing_alone(seats: int) -> None:
    """Two to eight players take turns; playing alone is allowed."""
    final = random_game(BASIC, Random(seats), seats).final
    assert len(final.cards) == seats
    assert all(None not in card.entries for card in final.cards)


@pytest.mark.parametrize("seats", [0, 9])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(IllegalActionError) as refused:
        new_game(BASIC, seats)
    assert refused.value.code == "wrong-number-of-seats"


@pytest.mark.parametrize("number", [0, -1, 7, 101, 10**9, 10**20, 10**5000], ids=int.bit_length)
def test_numbers_that_no_die_shows_are_no_roll(number: int) -> None:
    with pytest.raises(IllegalActionError) as refused:
        apply(new_game(BASIC), Rolled((1, 1, 1, 1, number)))
    assert refused.value.code == "no-such-roll"
    assert len(str(refused.value)) < 200


def test_the_first_throw_is_with_all_dice() -> None:
    """Each turn: up to three throws, the first with all dice."""
    state = new_game(BASIC)
    assert legal_actions(state) == []
    assert refusal(state, Held(())) == "throw-first"
    assert refusal(state, Rolled((1, 2, 3, 4))) == "no-such-roll"


def test_up_to_three_throws() -> None:
    """Each turn: up to three throws."""
    events: list[Event] = [
        Rolled((1, 2, 3, 4, 6)),
        Held(()),
        Rolled((1, 1, 1, 1, 2)),
        Held((1, 1)),
        Rolled((1, 1, 3, 3, 3)),
    ]
    third = replay(new_game(BASIC), events).final
    assert holding(third) == []
    assert refusal(third, Held((1, 1))) == "no-throw-left"


def test_any_dice_are_set_aside_before_throws_two_and_three() -> None:
    """Before throws 2 and 3 any dice are set aside."""
    state = facing(BASIC, (1, 2, 3, 4, 6), throws=2)
    assert len(holding(state)) == 31
    assert holding(state)[0] == ()
    assert refusal(state, Held((5,))) == "hold-not-rolled"
    assert refusal(state, Held((1, 2, 3, 4, 6))) == "hold-all"


def test_dice_set_aside_earlier_may_be_taken_up_again() -> None:
    """Dice set aside earlier may be taken up again."""
    events: list[Event] = [Rolled((1, 2, 3, 4, 6)), Held((6,)), Rolled((2, 2, 2, 3, 6))]
    assert Held((2, 2, 2)) in legal_actions(replay(new_game(BASIC), events).final)


def test_switch_release_not_allowed() -> None:
    """Switch: release not allowed."""
    kept = parse_variant('like = "kniffel-basic"\nid = "kept"\n[turn]\nrelease = false')
    events: list[Event] = [Rolled((1, 2, 3, 4, 6)), Held((6,)), Rolled((2, 2, 2, 3, 6))]
    state = replay(new_game(kept), events).final
    assert all(6 in hold for hold in holding(state))
    assert refusal(state, Held((2, 2, 2))) == "put-aside-stays"
    assert (6,) in holding(state)


def test_stopping_early_is_allowed() -> None:
    """Stopping early is allowed."""
    assert Scored("sixes") in legal_actions(replay(new_game(BASIC), [Rolled((1, 2, 3, 4, 6))]).final)


def test_exactly_one_free_box_is_filled() -> None:
    """Then exactly one free box is filled, with its points or 0."""
    state = facing(BASIC, (1, 2, 3, 4, 6), {"ones": 3})
    for box, points in (("sixes", 6), ("small_straight", 30), ("chance", 16)):
        after = apply(state, Scored(box))
        assert sum(entry is not None for entry in after.card.entries) == 2
        assert totals(after) == (3 + points,)
        assert after.phase == "throw"


def test_any_free_box_may_be_struck_even_if_another_would_score() -> None:
    """Any free box may be struck even if another would score."""
    state = facing(BASIC, (1, 2, 3, 4, 6), {"ones": 3})
    assert striking(state) == [box.id for box in BASIC.boxes if box.id != "ones"]
    assert totals(apply(state, Struck("chance"))) == (3,)


def test_a_box_without_points_is_struck_not_scored() -> None:
    state = facing(BASIC, (1, 2, 3, 4, 6))
    assert "fives" not in scoring(state)
    assert refusal(state, Scored("fives")) == "scores-nothing"


def test_filled_boxes_are_final() -> None:
    """Filled boxes are final."""
    state = facing(BASIC, (1, 1, 1, 1, 1), {"ones": 0, "chance": 30})
    for box in ("ones", "chance"):
        assert refusal(state, Scored(box)) == "box-full"
        assert refusal(state, Struck(box)) == "box-full"


def test_the_game_ends_when_all_boxes_of_all_players_are_full() -> None:
    """The game ends when all boxes of all players are full."""
    played = random_game(BASIC, Random(3), seats=2)
    assert [state.phase == "over" for state in played.states[-3:]] == [False, False, True]
    assert refusal(played.final, Scored("ones")) == "game-over"
    assert refusal(played.final, Rolled((1, 1, 1, 1, 1))) == "no-throw-now"


def test_highest_total_wins_and_ties_share_victory() -> None:
    """Highest total wins. Ties at the end: shared victory."""
    cards = [card_with(BASIC, all_but(BASIC, points=points)) for points in (3, 5, 5, 1)]
    state = GameState(BASIC, tuple(cards), 0, "clockwise")
    assert ranking(state) == [Standing(1, 1, 65), Standing(1, 2, 65), Standing(3, 0, 39), Standing(4, 3, 13)]


def starts(seats: int, *faces: int) -> GameState:
    return replay(new_game(BASIC, seats), [StartRolled(face) for face in faces]).final


def test_the_highest_die_begins() -> None:
    """Start: each throws one die, the highest begins."""
    state = starts(4, 2, 6, 5, 1)
    assert (state.phase, state.seat) == ("throw", 1)


def test_ties_throw_again_among_themselves() -> None:
    """Ties throw again among themselves."""
    state = starts(4, 6, 2, 6, 6)
    assert (state.phase, state.seat, state.start) == ("start", 0, StartRound((0, 2, 3)))
    state = replay(state, [StartRolled(face) for face in (1, 4, 4)]).final
    assert (state.seat, state.start) == (2, StartRound((2, 3)))
    state = replay(state, [StartRolled(face) for face in (2, 3)]).final
    assert (state.phase, state.seat) == ("throw", 3)
    assert refusal(state, StartRolled(3)) == "no-throw-for-start"


def test_no_die_shows_a_seven_at_the_start() -> None:
    state = new_game(BASIC, 2)
    assert refusal(state, StartRolled(7)) == "no-such-face"
    assert refusal(state, Rolled((1, 1, 1, 1, 1))) == "no-throw-now"


def test_alone_nobody_throws_for_the_start() -> None:
    assert new_game(BASIC).phase == "throw"


@pytest.mark.parametrize(
    ("direction", "order"), [("clockwise", [1, 2, 3, 0, 1]), ("counter-clockwise", [1, 0, 3, 2, 1])]
)
def test_the_direction_is_agreed_before_the_start(direction: Direction, order: list[int]) -> None:
    """Clockwise or counter-clockwise is agreed before the start."""
    state = new_game(BASIC, 4, direction, first=1)
    seen = [state.seat]
    for box in ("chance", "chance", "chance", "chance"):
        state = replay(state, [Rolled((1, 1, 2, 3, 4)), Scored(box)]).final
        seen.append(state.seat)
    assert seen == order


def test_throws_players_and_direction_are_data() -> None:
    """Throws per turn, players, direction are data."""
    text = """
        like = "kniffel-basic"
        id = "own"
        [turn]
        throws = 4
        [players]
        least = 3
        most = 5
        direction = "counter-clockwise"
    """
    own = parse_variant(text)
    assert (own.turn.throws, own.seats, own.direction) == (4, range(3, 6), "counter-clockwise")
    assert new_game(own, 3).direction == "counter-clockwise"
    assert len(holding(facing(own, (1, 2, 3, 4, 6), throws=3))) == 31
    assert not holding(facing(own, (1, 2, 3, 4, 6), throws=4))


def test_first_seat_must_exist() -> None:
    with pytest.raises(IllegalActionError) as refused:
        new_game(BASIC, 2, first=2)
    assert refused.value.code == "no-such-seat"


def test_worth_of_a_box_is_what_it_adds() -> None:
    assert points_for(facing(BASIC, (6, 6, 6, 1, 1)), "full_house") == (25, 0)
