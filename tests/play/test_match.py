"""Matches: ordered events, saved before they count; decisions can be undone, throws cannot."""

from collections.abc import Sequence

import pytest

from pasch import Announced, Held, IllegalActionError, PaschError, Rolled, Scored, StartRolled, Struck, shipped
from pasch.play.dice.dice_sources import RandomDice, SeededDice
from pasch.play.match import Match, Save
from pasch.play.records.atomic_files import FileError
from pasch.play.records.record_io import Record
from pasch.rules.errors import Problem
from pasch.rules.game.state import GameState


def new_match(
    seed: str | None = "1",
    seats: int = 1,
    variant: str = "kniffel",
    save: Save = lambda *_: None,
) -> Match:
    record = Record(shipped(variant), tuple(f"P{n}" for n in range(seats)), "clockwise", None, (), {}, {})
    return Match(record, SeededDice(seed) if seed is not None else None, save)


def test_same_seed_gives_the_same_dice_and_another_seed_others() -> None:
    throws = {seed: new_match(seed).throw().turn.roll for seed in ("1", "2", "3", "4")}
    assert new_match("1").throw().turn.roll == throws["1"]
    assert len(set(throws.values())) == 4


def test_a_match_taken_up_again_goes_on_with_the_same_dice() -> None:
    match = new_match()
    match.throw()
    match.act(Held(match.state.turn.roll[:2]))
    resumed = Match(match.record, SeededDice("1"))
    assert resumed.state == match.state
    assert resumed.throw() == match.throw()


# Saved games go on with their dice in any later version, so these never change.
def test_seeded_dice_are_pinned_for_all_versions() -> None:
    dice = SeededDice("pasch")
    assert dice.throw([(1, 2, 3, 4, 5, 6)] * 5, 0) == (5, 4, 4, 5, 4)


def test_seeded_dice_favour_no_face() -> None:
    dice = SeededDice("fair")
    counts = dict.fromkeys(range(1, 7), 0)
    for number in range(6000):
        counts[dice.throw([(1, 2, 3, 4, 5, 6)], number)[0]] += 1
    # Five degrees of freedom: a fair die exceeds 20.5 once in a thousand seeds; this seed is fixed.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_random_dice_show_only_their_faces() -> None:
    thrown = {RandomDice().throw([(4, 9)], 0)[0] for _ in range(100)}
    assert thrown <= {4, 9}


def test_every_event_is_saved_before_it_counts() -> None:
    saved: list[Record] = []
    match = new_match(save=lambda record, _: saved.append(record))
    match.begin()
    match.throw()
    match.act(Struck("ones"))
    assert [len(record.events) for record in saved] == [0, 1, 2]


def test_unsaved_event_does_not_count() -> None:
    def full_disk(_: Record, __: Sequence[GameState]) -> None:
        raise FileError(Problem("cannot-write", {"file": "x", "reason": "full"}))

    match = new_match(save=full_disk)
    before = match.state
    with pytest.raises(PaschError, match="cannot be written"):
        match.throw()
    assert match.state is before
    assert not match.record.events


def test_undo_takes_back_decisions_but_no_throw() -> None:
    match = new_match(variant="kniffel-announce")
    assert not match.undo()
    match.throw()
    assert not match.undo()
    before = match.state
    match.act(Announced("ones"))
    match.act(Struck("ones"))
    assert match.undo()
    assert match.undo()
    assert match.state == before
    assert not match.undo()


def test_what_others_did_is_repeated_in_its_order_however_often_an_entry_is_taken_back() -> None:
    match = Match(Record(shipped("kniffel"), ("Anna", "One", "Two"), "clockwise", 0), SeededDice("1"))
    for _ in range(3):
        match.throw()
        match.act(Struck("ones"))
    others = match.record.events[2:]
    match.take_back(0)
    match.act(Struck("twos"))
    for event in others[:2]:
        assert match.repeat() == event
    match.take_back(0)
    assert [event for _, event in match.ahead] == [*others]


def test_a_throw_closes_what_was_decided_before_it() -> None:
    match = new_match()
    match.throw()
    match.act(Held(()))
    assert match.undo()
    match.act(Held(()))
    match.throw()
    assert not match.undo()


def test_real_dice_are_received_and_never_thrown() -> None:
    match = new_match(None)
    with pytest.raises(IllegalActionError) as refused:
        match.throw()
    assert refused.value.code == "real-dice"
    assert match.receive(Rolled((1, 2, 3, 4, 5))).turn.roll == (1, 2, 3, 4, 5)


def test_a_typed_throw_of_real_dice_is_taken_back() -> None:
    match = new_match(None)
    match.receive(Rolled((6, 6, 6, 6, 6)))
    assert match.undo()
    assert match.receive(Rolled((1, 2, 3, 4, 5))).turn.throws == 1


def test_two_seats_throw_for_the_start() -> None:
    match = new_match(None, seats=2)
    for face in (3, 3, 2, 5):
        match.receive(StartRolled(face))
    assert (match.state.phase, match.state.seat, match.last_seat) == ("throw", 1, 1)


def test_a_refused_action_changes_nothing() -> None:
    match = new_match()
    match.throw()
    before = match.record
    with pytest.raises(IllegalActionError):
        match.act(Scored("nowhere"))
    assert match.record is before
