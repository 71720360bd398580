"""Provably fair dice: records describe them, and every change to a record is detected."""

import hashlib
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasch import Bought, Held, PaschError, Rolled, StartRolled, shipped
from pasch.play.dice.dice_sources import SeededDice
from pasch.play.dice.fair_dice import (
    FairDice,
    Fairness,
    Memory,
    commitment,
    new_secret,
    read_fairness,
    read_memory,
    throws_digest,
    verify,
)
from pasch.play.match import Match
from pasch.play.records.record_io import Record, format_record, parse_record, record_from_json, record_to_json
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.dice.multisets import contains
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Action, Event
from pasch.rules.game.state import GameState

VARIANTS = Path(__file__).parents[2] / "variants"
SECRET = hashlib.sha256(b"pasch").hexdigest()
ENTROPIES = {0: "0123456789abcdef" * 2, 2: "fedcba9876543210" * 2}
FAIRNESS = Fairness(commitment(SECRET), ENTROPIES, SECRET)
HEX = "0123456789abcdef"


def played(variant: str = "kniffel-strict", fairness: Fairness = FAIRNESS, seed: int = 1) -> Record:
    """A whole game of two persons with a computer player between them; now and then a decision is taken back."""
    chance = Random(seed)
    opened = Record(shipped(variant), ("Anna", "Club", "Ben"), "clockwise", tags=replace(fairness, secret=None).tags())
    match = Match(opened, FairDice(SECRET, list(ENTROPIES.values())))
    while match.state.phase != "over":
        if match.state.phase == "decide":
            match.act(_decision(match.state, chance))
            if chance.random() < 0.1:
                assert match.undo()
        else:
            match.throw()
    return replace(match.record, tags=fairness.tags())


def _decision(state: GameState, chance: Random) -> Action:
    """Dice are thrown again more often than not, so that games are long."""
    actions = legal_actions(state)
    return chance.choice([action for action in actions if isinstance(action, Held)] or actions)


GAME = played()
THROWS = [index for index, event in enumerate(GAME.events) if isinstance(event, Rolled | StartRolled)]


def refused(record: Record) -> str:
    with pytest.raises(PaschError) as found:
        verify(record)
    assert all(found.value.words(language) for language in ("de", "en"))
    return found.value.code


def test_a_secret_is_64_random_digits() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(len(secret) == 64 and set(secret) <= set(HEX) for secret in secrets)


def test_the_commitment_is_the_sha_256_of_the_digits_as_text() -> None:
    assert commitment("00" * 32) == "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"


def test_fair_dice_are_seeded_dice_of_secret_and_entropy() -> None:
    dice = [(1, 2, 3, 4, 5, 6)] * 5
    fair, seeded = FairDice("a", ["b", "c"]), SeededDice("a/b/c")
    assert [fair.throw(dice, number) for number in range(20)] == [seeded.throw(dice, number) for number in range(20)]


def test_fair_record_reads_back() -> None:
    assert read_fairness(GAME) == FAIRNESS
    assert list(GAME.tags) == ["Dice", "Commitment", "Entropy1", "Entropy3", "Secret"]
    for again in (parse_record(format_record(GAME)), record_from_json(record_to_json(GAME))):
        assert read_fairness(again) == FAIRNESS


@pytest.mark.parametrize("variant", ["kniffel-strict", "kniffel-first-throws", "yatzy-deluxe"])
def test_an_honest_game_agrees(variant: str) -> None:
    game = played(variant)
    found = verify(parse_record(format_record(game)))
    assert found.agrees
    assert found.finished
    assert len(found.throws) == sum(isinstance(event, Rolled | StartRolled) for event in game.events)
    assert [throw.number for throw in found.throws] == list(range(len(found.throws)))


def test_a_game_that_breaks_off_agrees_as_far_as_it_goes() -> None:
    found = verify(replace(GAME, events=GAME.events[:20]))
    assert found.agrees
    assert not found.finished


def test_a_secret_that_was_not_promised_is_found() -> None:
    found = verify(replace(GAME, tags=replace(FAIRNESS, commitment=commitment("0" * 64)).tags()))
    assert found.first_difference is None
    assert not found.commitment_agrees
    assert not found.agrees


@given(place=st.integers(0, 63), digit=st.sampled_from(HEX))
def test_any_other_secret_is_found(place: int, digit: str) -> None:
    other = SECRET[:place] + digit + SECRET[place + 1 :]
    found = verify(replace(GAME, tags=replace(FAIRNESS, secret=other).tags()))
    assert found.agrees == (other == SECRET)
    assert found.commitment_agrees == (other == SECRET)
    # Who exchanges the commitment, too, is given away by the dice.
    forged = Fairness(commitment(other), ENTROPIES, other)
    assert (verify(replace(GAME, tags=forged.tags())).first_difference is None) == (other == SECRET)


@given(seat=st.sampled_from([0, 2]), place=st.integers(0, 31), digit=st.sampled_from(HEX))
def test_any_other_entropy_is_found(seat: int, place: int, digit: str) -> None:
    own = ENTROPIES[seat]
    other = {**ENTROPIES, seat: own[:place] + digit + own[place + 1 :]}
    found = verify(replace(GAME, tags=replace(FAIRNESS, entropies=other).tags()))
    assert found.commitment_agrees
    assert found.agrees == (other == ENTROPIES)


@pytest.mark.parametrize(
    "entropies",
    [{}, {0: ENTROPIES[0]}, {0: ENTROPIES[2], 2: ENTROPIES[0]}, {**ENTROPIES, 1: "0" * 32}],
    ids=["none", "one left out", "exchanged", "one too many"],
)
def test_entropy_left_out_exchanged_or_put_in_is_found(entropies: dict[int, str]) -> None:
    assert not verify(replace(GAME, tags=replace(FAIRNESS, entropies=entropies).tags())).agrees


@given(index=st.sampled_from(THROWS), chance=st.randoms(use_true_random=False))
def test_any_other_throw_is_found(index: int, chance: Random) -> None:
    """Everything behind it may even be as it was: the game is told on as far as the rules allow."""
    event = GAME.events[index]
    other = _some_throw(index, chance)
    found = verify(replace(GAME, events=(*GAME.events[:index], other)))
    assert found.agrees == (other == event)
    if other != event:
        assert found.first_difference is not None
        assert (found.first_difference.event, found.first_difference.right) == (index, event)


def _some_throw(index: int, chance: Random) -> Event:
    """What might have fallen there: whatever was held lies still."""
    before = GAME.events[index - 1] if index else None
    if isinstance(GAME.events[index], StartRolled):
        return StartRolled(chance.randint(1, 6))
    kept = before.dice if isinstance(before, Held | Bought) else ()
    return Rolled(chance.choice([roll for roll in GAME.variant.tables.rolls if contains(roll, kept)]))


def test_a_throw_left_out_is_found() -> None:
    """Without the last throw for the start all others have moved up by one number."""
    start = sum(isinstance(event, StartRolled) for event in GAME.events)
    found = verify(replace(GAME, first=2, events=GAME.events[start:]))
    assert found.first_difference is not None
    assert found.first_difference.number == 0


def test_the_odd_die_is_thrown_with_the_others() -> None:
    variant = load_variant(str(VARIANTS / "odd-die.toml"))
    alone = Fairness(commitment(SECRET), {}, SECRET)
    match = Match(Record(variant, ("Anna",), "clockwise", tags=alone.tags()), FairDice(SECRET, []))
    match.throw()
    assert verify(match.record).agrees
    roll = match.state.turn.roll
    others = (replace(match.record, events=(Rolled(other),)) for other in variant.tables.rolls if other != roll)
    assert not any(verify(other).agrees for other in others)


def memory(count: int = len(THROWS), **other: object) -> Memory:
    """Of a device at which Anna sat, which saw so many throws."""
    seen = throws_digest((throw.seat, throw.found) for throw in verify(GAME).throws[:count])
    return replace(Memory(FAIRNESS.commitment, {0: ENTROPIES[0]}, count, seen), **other)  # type: ignore[arg-type]


def test_a_memory_is_written_into_a_record_and_read_back() -> None:
    known = memory()
    game = parse_record(format_record(replace(GAME, tags={**GAME.tags, **known.tags()})))
    assert read_memory(game) == known
    assert verify(game).verdict == "fair"
    assert read_memory(GAME) == Memory()


@pytest.mark.parametrize(
    ("known", "verdict"),
    [
        (Memory(), "consistent"),
        (memory(commitment=None), "consistent"),
        (memory(entropies={}), "fixed"),
        (memory(0), "fair"),
        (memory(7), "fair"),
        (memory(commitment="0" * 64), "wrong"),
        (memory(entropies={0: ENTROPIES[2]}), "wrong"),
        (memory(entropies={1: ENTROPIES[0]}), "wrong"),
        (memory(digest="0" * 64), "wrong"),
        (memory(throws=6), "wrong"),
    ],
)
def test_verdict_depends_on_the_memory(known: Memory, verdict: str) -> None:
    found = verify(GAME, known)
    assert found.verdict == verdict
    assert found.agrees == (verdict != "wrong")


def forged(secret: str, entropies: dict[int, str]) -> Record:
    """The whole game made up anew after its end: it is consistent, and another one."""
    chance, fairness = Random(1), Fairness(commitment(secret), entropies, secret)
    match = Match(Record(GAME.variant, GAME.seats, "clockwise"), FairDice(secret, list(entropies.values())))
    while match.state.phase != "over":
        if match.state.phase == "decide":
            match.act(_decision(match.state, chance))
        else:
            match.throw()
    return replace(match.record, tags=fairness.tags())


@pytest.mark.parametrize(
    ("other", "commitment_agrees", "entropy_agrees"),
    [
        (forged("f" * 64, ENTROPIES), False, True),
        (forged("f" * 64, {0: "0" * 32, 2: "0" * 32}), False, False),
        (forged(SECRET, {0: "0" * 32, 2: ENTROPIES[2]}), True, False),
        (forged(SECRET, {0: ENTROPIES[0], 2: "0" * 32}), True, True),
    ],
    ids=["secret", "everything", "own entropy", "entropy of another"],
)
def test_exchanged_game_is_consistent_but_detected(
    other: Record, commitment_agrees: bool, entropy_agrees: bool
) -> None:
    assert verify(other).verdict == "consistent"
    found = verify(other, memory())
    assert found.verdict == "wrong"
    assert (found.compared.commitment, found.compared.entropies[0]) == (commitment_agrees, entropy_agrees)
    assert found.compared.throws is False


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        ({**FAIRNESS.tags(), "Seen": "0" * 63}, "fair-tag"),
        ({**FAIRNESS.tags(), "Drawn1": "x"}, "fair-tag"),
        ({**FAIRNESS.tags(), "Drawn4": "0" * 32}, "entropy-without-seat"),
        ({**FAIRNESS.tags(), "SeenThrows": "many"}, "fair-seen-throws"),
        ({}, "not-fair-game"),
        ({"Dice": "random"}, "not-fair-game"),
        ({"Dice": "fair"}, "fair-tag-missing"),
        (replace(FAIRNESS, secret=None).tags(), "secret-not-shown"),
        ({**FAIRNESS.tags(), "Secret": SECRET.upper()}, "fair-tag"),
        ({**FAIRNESS.tags(), "Secret": ""}, "fair-tag"),
        ({**FAIRNESS.tags(), "Commitment": "0" * 63}, "fair-tag"),
        ({**FAIRNESS.tags(), "Entropy1": "0" * 33}, "fair-tag"),
        ({**FAIRNESS.tags(), "Entropy1": "0" * 31 + "g"}, "fair-tag"),
        ({**FAIRNESS.tags(), "Entropy4": "0" * 32}, "entropy-without-seat"),
    ],
)
def test_missing_and_misspelt_keys_are_named(tags: dict[str, str], code: str) -> None:
    assert refused(replace(GAME, tags=tags)) == code
