"""Throws that win or end a game immediately; a player alone goes on."""

from collections.abc import Sequence
from random import Random

import pytest

from pasch.play.game_series import play_one
from pasch.play.records.game_record import states
from pasch.play.records.record_io import format_record, parse_record
from pasch.players.heuristic_player import HeuristicPlayer
from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant
from pasch.rules.errors import IllegalActionError, NotationError, PaschError
from pasch.rules.explain import box_help, explain
from pasch.rules.game.card import is_full
from pasch.rules.game.engine import apply, legal_actions, ranking, standings, totals
from pasch.rules.game.events import Event, Held, Rolled, Scored, Struck
from pasch.rules.game.state import GameState, new_game
from pasch.rules.text.position_notation import format_position, only, parse_position
from pasch.rules.variant.variant import Variant
from pasch.solver.query.win_chance import must_compare_totals

GAME = """
[Variant "generala"]
[Seat1 "Anna"]
[Seat2 "Ben"]

start Anna:6 Ben:1
Anna: 66666 = sixes 30
Ben: 11234 = ones 2
Anna: 22226 = four_of_a_kind 45
Ben: 11111 = generala 55
"""
HOUSE = """
like = "kniffel-basic"
id = "haus"
names = { de = "Haus", en = "House" }
"""


def after(variant: Variant, seats: int, events: Sequence[Event]) -> GameState:
    state = new_game(variant, seats, first=0)
    for event in events:
        state = apply(state, event)
    return state


def one_throw(face: int, box: str) -> list[Event]:
    return [Rolled((face,) * 5), Scored(box)]


def test_a_generala_on_the_first_throw_wins_though_others_have_more() -> None:
    record = parse_record(GAME)
    final = list(states(record))[-1]
    assert (final.phase, final.finish, final.seat) == ("over", "won", 1)
    assert totals(final) == (75, 57)
    assert [(standing.place, standing.seat, standing.total) for standing in ranking(final)] == [(1, 1, 57), (2, 0, 75)]
    assert standings(final) == (75, 76)
    assert legal_actions(final) == []
    assert parse_record(format_record(record)).events == record.events
    with pytest.raises(NotationError, match="over"):
        parse_record(GAME + "Anna: 11234 = ones 2")


def test_such_an_end_stands_in_a_position() -> None:
    final = list(states(parse_record(GAME)))[-1]
    line = format_position(final)
    assert line.endswith(" 2> won")
    assert parse_position(line) == final
    for wrong in (line.replace("won", "ended"), line.replace("2>", "1>"), line.replace("55", "-")):
        with pytest.raises(NotationError):
            parse_position(wrong)


def test_later_or_struck_or_alone_it_wins_nothing() -> None:
    generala = load_variant("generala")
    later: list[Event] = [Rolled((2, 2, 2, 2, 2)), Held(()), Rolled((2, 2, 2, 2, 2)), Scored("generala")]
    assert after(generala, 2, later).phase == "throw"
    assert after(generala, 2, [*later[:1], Struck("generala")]).phase == "throw"
    alone = after(generala, 1, one_throw(2, "generala"))
    assert (alone.phase, totals(alone)) == ("throw", (55,))


def house(*lines: str) -> Variant:
    return parse_variant(HOUSE + "\n".join(lines))


def test_all_dice_in_one_throw_or_any_throw() -> None:
    thrice: list[Event] = [Rolled((2, 2, 2, 2, 2)), Held(()), Rolled((3, 3, 3, 3, 3))]
    kept: list[Event] = [Rolled((2, 2, 2, 2, 3)), Held((2, 2, 2, 2)), Rolled((2, 2, 2, 2, 2))]
    served, always = house("boxes.five_of_a_kind.wins = 'served'"), house("boxes.five_of_a_kind.wins = 'any'")
    for events, expected in ((thrice, "won"), (kept, None)):
        assert after(served, 2, [*events, Scored("five_of_a_kind")]).finish == expected
        assert after(always, 2, [*events, Scored("five_of_a_kind")]).finish == "won"


def test_where_it_only_ends_the_points_decide() -> None:
    ends = house("boxes.five_of_a_kind.ends = 1")
    events = [*one_throw(6, "sixes"), *one_throw(1, "ones"), *one_throw(6, "chance"), *one_throw(1, "five_of_a_kind")]
    final = after(ends, 2, events)
    assert (final.phase, final.finish, standings(final)) == ("over", "ended", (60, 55))
    assert ranking(final)[0].seat == 0
    assert parse_position(format_position(final), only(ends)) == final


def test_it_is_part_of_the_rules_where_several_may_play() -> None:
    plain, wins, ends = house(), house("boxes.five_of_a_kind.wins = 3"), house("boxes.five_of_a_kind.ends = 3")
    assert len({plain.rules_hash, wins.rules_hash, ends.rules_hash}) == 3
    assert wins.rules_hash == house("boxes.five_of_a_kind.wins = 'any'").rules_hash
    alone = "players = { least = 1, most = 1 }"
    assert house(alone, "boxes.five_of_a_kind.wins = 3").rules_hash == house(alone).rules_hash


def test_rules_explain_winning_throws() -> None:
    generala = load_variant("generala")
    assert "Generala: A player who scores here with the first roll has won against others at once" in str(
        explain(generala, "en")
    )
    assert "mit dem ersten Wurf punktet, hat gegen andere sofort gewonnen" in box_help(generala, "de")["generala"]
    assert "ends a game against others at once" in str(explain(house("boxes.five_of_a_kind.ends = 'any'"), "en"))


def test_invalid_winning_throws_name_the_allowed_values() -> None:
    for wrong in ("true", "0", "13", "'sometimes'"):
        with pytest.raises(PaschError, match="served"):
            house(f"boxes.five_of_a_kind.wins = {wrong}")


def test_a_computer_takes_the_victory_and_the_chance_to_win_is_not_told() -> None:
    # The Chance alone would bring more here than the box that wins.
    variant = house("boxes.ones.wins = 'any'")
    state = after(variant, 2, [Rolled((1, 5, 5, 6, 6)), Held((1, 6, 6)), Rolled((1, 5, 6, 6, 6))])
    player = HeuristicPlayer()
    assert player.choose(state, Random(1)) == Scored("ones")
    with pytest.raises(PaschError, match="at once"):
        must_compare_totals(variant)


def test_series_that_measure_cards_fill_them() -> None:
    variant = house("boxes.chance.wins = 'any'")
    assert all(map(is_full, play_one(variant, [HeuristicPlayer(), HeuristicPlayer()], 0, "seed")))


def test_nothing_can_be_done_when_it_is_over() -> None:
    final = list(states(parse_record(GAME)))[-1]
    with pytest.raises(IllegalActionError):
        apply(final, Rolled((1, 1, 1, 1, 1)))
