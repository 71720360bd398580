"""Records: they read back, hand-written games are understood, and mistakes are reported with their line."""

import codecs
import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasch.play.records.game_record import stand_in_turns
from pasch.play.records.record_io import (
    MAX_BYTES,
    Record,
    final_state,
    format_record,
    parse_record,
    read_record,
    record_from_json,
    record_to_json,
    states,
)
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.errors import IllegalActionError, NotationError
from pasch.rules.game.events import Announced, Bought, Held, Rolled, Scored, StartRolled, Struck
from pasch.rules.variant.variant import Variant
from pasch.testing import variants
from random_records import HOUSE_RULES, VARIANTS, random_record

SEEDS = st.integers(0, 2**32 - 1)
KNIFFEL = shipped("kniffel")


def again(record: Record) -> Record:
    """The record written and read."""
    return parse_record(format_record(record), "", lambda _: record.variant)


def check_round_trips(record: Record) -> None:
    """Text and JSON read back as the record, with everything in its order."""

    def find(_: str) -> Variant:
        return record.variant

    text = format_record(record)
    found = read_record(text.replace("\n", "\r\n").encode(), "", find)
    assert found == record
    assert (list(found.tags), format_record(found)) == (list(record.tags), text)
    twin = json.dumps(record_to_json(record))
    assert read_record(twin.encode(), "", find) == record


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_any_game_reads_back(variant: Variant) -> None:
    check_round_trips(random_record(variant, Random(variant.id), 300))


@given(variants(), SEEDS)
def test_any_game_of_any_variant_reads_back(variant: Variant, seed: int) -> None:
    check_round_trips(random_record(variant, Random(seed), 60))


def test_every_beginning_of_a_game_reads_back() -> None:
    for variant in (KNIFFEL, shipped("knoeffel"), shipped("yams"), *HOUSE_RULES):
        record = random_record(variant, Random(variant.id), 60)
        for length in range(len(record.events)):
            part = Record(variant, record.seats, record.direction, record.first, record.events[:length])
            assert again(part) == part


HEAD = '[Variant "kniffel"]\n[Seat1 "Anna"]\n[Seat2 "Ben B."]\n'
SOLO = '[Variant "kniffel"]\n[Seat1 "Anna"]\n'


def moves(text: str, head: str = SOLO) -> tuple[object, ...]:
    return parse_record(f"{head}\n{text}\n").events


def test_a_record_as_it_is_written() -> None:
    events = (
        *(StartRolled(4), StartRolled(6), Rolled((1, 3, 4, 4, 6)), Held((4, 4)), Rolled((2, 4, 4, 4, 6))),
        *(Held((4, 4, 4)), Rolled((1, 4, 4, 4, 6)), Scored("fours"), Rolled((1, 1, 2, 2, 3)), Struck("sixes")),
        *(Rolled((1, 2, 3, 4, 5)), Held(())),
    )
    comments = {-1: "a fine game", 7: "[value 245.87] [loss 0.35]"}
    record = Record(KNIFFEL, ("Anna", "Ben B."), "clockwise", None, events, {"Date": "2025-11-21"}, comments)
    assert format_record(record) == (
        '[Variant "kniffel"]\n'
        f'[Rules "{KNIFFEL.rules_hash}"]\n'
        '[Seat1 "Anna"]\n'
        '[Seat2 "Ben B."]\n'
        '[Direction "clockwise"]\n'
        '[Date "2025-11-21"]\n'
        "\n"
        "{a fine game}\n"
        "start 1:4 2:6\n"
        "2: 13446 >44 24446 >444 14446 = fours 12 {[value 245.87] [loss 0.35]}\n"
        "1: 11223 = sixes x\n"
        "2: 12345 >-\n"
    )
    assert final_state(record).turn.keeping == ()
    assert len(list(states(record))) == len(events) + 1


def test_points_beside_the_box_are_written_behind_it() -> None:
    text = "1: 66666 = kniffel 50\n1: 66666 = sixes 30 +50"
    assert moves(text) == moves("1: 66666 = kniffel\n1: 66666 = sixes 30")
    assert "= sixes 30 +50" in format_record(parse_record(f"{SOLO}\n{text}"))


TURN = (Rolled((1, 3, 4, 4, 6)), Held((4, 4)), Rolled((2, 4, 4, 4, 6)))
SAME = [
    "1: 13446 >44 24446 = fours 12",
    "1:13446>44 24446=fours 12",
    "Anna: 64431 > 44 6,4,4,4,2 = Vierer 12 ; well thrown",
    "ANNA : 13446 {so\nlong} >44\n   24446\n\n   = fours",
    "; nobody is perfect\n1: 13446 >44 24446 = Fours 12 ; = sixes 6",
]


@pytest.mark.parametrize("text", SAME)
def test_a_turn_as_people_type_it(text: str) -> None:
    assert moves(text) == (*TURN, Scored("fours"))


@pytest.mark.parametrize("sign", ["x", "X", "-", "–", "×", "0"])
def test_a_strike_as_people_type_it(sign: str) -> None:
    assert moves(f"1: 13446 = fours {sign}") == (Rolled((1, 3, 4, 4, 6)), Struck("fours"))


def test_seats_by_name_and_number() -> None:
    head = HEAD.replace("Ben B.", "007") + '[First "007"]\n'
    assert len(moves("007: 13446 = fours\nanna: 13446 = fours\n2: 13446 = ones", head)) == 6
    assert parse_record(HEAD + '[First "Ben B."]').first == 1
    assert len(moves("start Anna:4 Ben B.:4 1:3\n 2:5\nBen B.: 13446 = chance 18", HEAD)) == 6


def test_two_seats_of_one_name_take_turns() -> None:
    head = '[Variant "kniffel"]\n[Seat1 "Kim"]\n[Seat2 "Kim"]\n[First "2"]\n'
    assert len(moves("Kim: 13446 = ones\nKim: 13446 = ones", head)) == 4


def test_announcements_and_columns_in_both_languages() -> None:
    head = '[Variant "yams"]\n[Seat1 "A"]\n'
    rolled = Rolled((3, 3, 3, 5, 5))
    expected = (rolled, Announced("announced.full_house"), Scored("announced.full_house"))
    for name in ("announced.full_house", "Ansage.Full House", "Announced Full House", "4.full_house"):
        assert moves(f"1: 33355 !{name} = {name} 25", head) == expected


def test_bought_throws() -> None:
    head = '[Variant "knoeffel"]\n[Seat1 "A"]\n'
    events = moves("1: 13446 >44 13446 >44 13446 $>44 44446 = first.fours 16", head)
    assert Bought((4, 4)) in events


def test_a_box_whose_name_ends_in_a_number() -> None:
    record = parse_record(
        '[Variant "odd-and-saved"]\n[Seat1 "A"]\n[Seat2 "B"]\n[First "1"]\n\n1: 666+6 = Feld 7\n2: 666+6 = Box 7 24',
        find_variant=lambda _: HOUSE_RULES[0],
    )
    assert record.events.count(Scored("box_7")) == 2


def test_comments_belong_to_the_event_before_them() -> None:
    record = parse_record(f"{SOLO}\n{{all}} 1: {{ too }} 13446 {{a}}{{b}} >44 {{c \\}} d}} 24446 = fours {{}}")
    assert record.comments == {-1: "all  too ", 0: "a b", 1: "c } d", 3: ""}


@pytest.mark.parametrize("written", ["", "abc", "0", "3 4", "3,4", "1, 1000", "99999999999999999999"])
def test_rounds_of_a_stand_in_are_a_list_of_numbers(written: str) -> None:
    assert stand_in_turns(replace(parse_record(SOLO), tags={"StandIn1": "2, 13"}), 0) == [2, 13]
    with pytest.raises(NotationError) as caught:
        parse_record(f'{SOLO}[StandIn1 "{written}"]\n')
    assert [problem.code for problem in caught.value.problems] == ["tag-turns"]


def test_a_record_keeps_its_own_tag_names() -> None:
    for name, code in (("Seat9", "tag-reserved"), ("Rules", "tag-reserved"), ("a b", "tag-name"), ("1", "tag-name")):
        with pytest.raises(NotationError) as refused:
            Record(KNIFFEL, ("A",), "clockwise", tags={name: ""})
        assert refused.value.code == code


def test_oversized_record_is_not_written() -> None:
    with pytest.raises(NotationError) as refused:
        format_record(Record(KNIFFEL, ("A" * 10_000,), "clockwise"))
    assert refused.value.code == "line-too-long"
    many = Record(KNIFFEL, ("A",), "clockwise", comments={-1: "ä" * (MAX_BYTES // 2)})
    with pytest.raises(NotationError) as refused:
        format_record(many)
    assert refused.value.code == "record-too-large"


@pytest.mark.parametrize("event", [Scored("nothing"), Scored("ones"), Struck("ones"), Rolled((1,))])
def test_an_impossible_game_is_not_written(event: Scored | Struck | Rolled) -> None:
    record = Record(KNIFFEL, ("A",), "clockwise", None, (event,))
    for write in (format_record, record_to_json):
        with pytest.raises(IllegalActionError):
            write(record)


KNOEFFEL = '[Variant "knoeffel"]\n[Seat1 "A"]\n\n'
ANNOUNCE = '[Variant "kniffel-announce"]\n[Seat1 "A"]\n\n'
THREE = "13446 >44 13446 >44 13446"

REFUSED = {
    "": ("tag-missing", 1),
    "1: 13446 = fours 8": ("tag-missing", 1),
    '[Variant "kniffel"]\n[Seat2 "A"]': ("tag-missing", 2),
    '[Variant "kniffel"]\n[Seat1 "A"]\n[Seat3 "A"]': ("tag-missing", 3),
    '[Variant "kniffel"]\n[Seat1 "A"]\n[Seat2 "A\\nB"]': ("seat-name", 3),
    '[Variant "kniffel"]\n[Seat1 "\u202eA"]': ("seat-name", 2),
    '[Variant "kniffel"]\n[Seat1 "A\u2028B"]': ("seat-name", 2),
    '\n[Variant "knifel"]\n[Seat1 "A"]': ("unknown-variant-near", 2),
    '[Variant "/etc/passwd"]\n[Seat1 "A"]': ("not-a-variant-id", 1),
    '[Variant "Kniffel"]\n[Seat1 "A"]': ("unknown-variant-near", 1),
    f"{HEAD}\nstart Anna 5": ("seat-without-colon", 5),
    f'{SOLO}[Rules "0123"]': ("other-rules", 3),
    f'{SOLO}[Direction "left"]': ("not-one-of", 3),
    f'{SOLO}[First "3"]': ("unknown-seat", 3),
    f'{SOLO}[Date "1"]\n[Date "2"]': ("tag-twice", 4),
    f"{SOLO}[Date 2]": ("not-a-tag", 3),
    f'{SOLO}[Da-te "2"]': ("tag-name", 3),
    '[Variant "kniffel"]\n' + "".join(f'[Seat{seat} "A"]\n' for seat in range(1, 10)): ("wrong-number-of-seats", 10),
    f"{SOLO}\n1: 13446 {{ never ending": ("comment-open", 4),
    f"{SOLO}\n1: 13446 ? = fours 8": ("unreadable-word", 4),
    f"{SOLO}\n1: 13446 = fours 8\n[Date ": ("unreadable-word", 5),
    f"{SOLO}\n1: 13446 >44\n1: 13446": ("turn-not-finished", 5),
    f"{HEAD}\n1: 13446": ("start-missing", 5),
    f"{HEAD}\nstart 2:4": ("wrong-seat-start", 5),
    f"{HEAD}\nstart 1:7": ("no-such-face", 5),
    f'{HEAD}[First "1"]\n\nstart 1:4': ("no-throw-for-start", 6),
    f'{HEAD}[First "1"]\n\n2: 13446': ("wrong-seat", 6),
    f'{HEAD}[First "1"]\n\n3: 13446': ("unknown-seat", 6),
    f"{SOLO}\n13446 = fours 8": ("seat-missing", 4),
    f"{SOLO}\n1: 13446 = fours 8 = fours 8": ("seat-missing", 4),
    f"{SOLO}\n1: 13446 = fours 8 {{and}} >44": ("seat-missing", 4),
    f"{SOLO}\n1: 1344": ("no-such-roll", 4),
    f"{SOLO}\n1: 13447": ("no-such-roll", 4),
    f"{SOLO}\n1: 13446 >44 13336": ("held-dice-changed", 4),
    f"{SOLO}\n1: 13446 >55": ("hold-not-rolled", 4),
    f"{SOLO}\n1: 13446 > = fours 8": ("hold-without-dice", 4),
    f"{SOLO}\n1: 13446 >44 244": ("only-new-dice", 4),
    f"{SOLO}\n1: 13446\n   24446": ("missing-hold", 5),
    f"{SOLO}\n1: 13446 244": ("hold-needed", 4),
    f"{SOLO}\n1: {THREE} 44444": ("no-throw-left", 4),
    f"{SOLO}\n1: >44": ("throw-first", 4),
    f"{SOLO}\n1: = fours": ("throw-first", 4),
    f"{SOLO}\n1: 13446 !fours": ("not-announced-here", 4),
    f"{SOLO}\n1: 13446 =": ("entry-without-box", 4),
    f"{SOLO}\n1: 13446 = foors 8": ("unknown-box-near", 4),
    f"{SOLO}\n1: 13446 = qqq": ("unknown-box", 4),
    f"{SOLO}\n1: 13446 = fours 12": ("wrong-points", 4),
    f"{SOLO}\n1: 13446 = fours 8 +50": ("wrong-points", 4),
    f"{SOLO}\n1: 13446 = fives": ("strike-with-x", 4),
    f"{SOLO}\n1: 13446 = fives 5": ("strike-with-x", 4),
    f"{SOLO}\n1: 13446 = fours 8\n\n1: 13446 = fours 8": ("box-full", 6),
    f"{KNOEFFEL}1: {THREE} >44 44444": ("throw-must-be-bought", 4),
    f"{KNOEFFEL}1: {THREE} 44444": ("missing-hold", 4),
    f"{KNOEFFEL}1: 13446 = fours": ("ambiguous-box", 4),
    f"{ANNOUNCE}1: 13446 44444": ("announce-first", 4),
    f"{ANNOUNCE}1: 13446 !fours = fives x": ("other-box-announced", 4),
    "x" * (MAX_BYTES + 1): ("record-too-large", ""),
    f"{SOLO}\n{{{'x' * 10_000}}}": ("line-too-long", 4),
}


@pytest.mark.parametrize(("text", "expected"), REFUSED.items(), ids=[code for code, _ in REFUSED.values()])
def test_mistakes_are_named_with_their_line(text: str, expected: tuple[str, int | str]) -> None:
    with pytest.raises(NotationError) as refused:
        parse_record(text, "game.pasch")
    problem = refused.value.problems[0]
    assert (problem.code, problem.place, problem.source) == (*expected, "game.pasch")
    assert all("game.pasch" in refused.value.words(language) for language in ("de", "en"))


def test_a_game_that_is_over_takes_no_further_turn() -> None:
    record = random_record(KNIFFEL, Random(1), 2000)
    while final_state(record).phase != "over" or len(record.seats) > 1:
        record = random_record(KNIFFEL, Random(len(record.events)), 2000)
    with pytest.raises(NotationError) as refused:
        parse_record(format_record(record) + "1: 13446")
    assert refused.value.code == "game-over"


SUGGESTED = {
    f"{SOLO}\n1: 13446 24446": {"hold": ">446"},
    f"{SOLO}\n1: 13446 13446": {"hold": ">1344"},
    f"{SOLO}\n1: 11111 22222": {"hold": ">-"},
    f"{KNOEFFEL}1: {THREE} 44444": {"hold": "$>44"},
    f"{KNOEFFEL}1: {THREE} >44 44444": {"hold": "44"},
    f"{SOLO}\n1: 13446 >44 244": {"right": "24444"},
    f"{SOLO}\n1: 13446 = fours 12": {"found": "= fours 12", "right": "= fours 8"},
    f"{SOLO}\n1: 13446 = Vierer 12": {"right": "= Vierer 8"},
    f"{SOLO}\n1: 13446 = Fünfer": {"right": "= Fünfer x"},
    f"{SOLO}\n1: 66666 = kniffel\n1: 66666 = sixes 80": {"right": "= sixes 30 +50"},
    f"{SOLO}\n1: 13446 = fives": {"right": "= fives x", "roll": "13446"},
    f'{HEAD}[First "1"]\n\n2: 13446': {"right": "1 (Anna)", "found": "2 (Ben B.)"},
}


@pytest.mark.parametrize(("text", "facts"), SUGGESTED.items())
def test_likely_meaning_is_suggested(text: str, facts: dict[str, str]) -> None:
    with pytest.raises(NotationError) as refused:
        parse_record(text)
    found = refused.value.problems[0].facts
    assert {key: found[key] for key in facts} == facts


def test_the_nearest_box_is_suggested_in_the_reader_s_language() -> None:
    with pytest.raises(NotationError) as refused:
        parse_record(f"{SOLO}\n1: 13446 = kleine strase")
    assert "Kleine Straße" in refused.value.words("de")
    assert "Small straight" in refused.value.words("en")


def test_points_are_no_part_of_a_misspelt_box() -> None:
    with pytest.raises(NotationError) as refused:
        parse_record(f"{SOLO}\n1: 13446 = foors 8")
    assert refused.value.problems[0].facts["found"] == "foors"


def test_bytes_that_are_no_text() -> None:
    for data, code, place in (
        (b"[Variant\n\xff", "not-utf8", 2),
        ("[Variant\n".encode("utf-16") + b"x", "not-utf8", 2),
        (SOLO.encode("utf-16-le"), "not-utf8", 1),
        (b" " * (MAX_BYTES + 1), "record-too-large", ""),
        (b"{", "not-json", 1),
        (b'{\n"a": }', "not-json", 2),
        (b'{"a":' * 100_000, "not-json", ""),
        (b'{"a": ' + b"9" * 5000 + b"}", "not-json", ""),
    ):
        with pytest.raises(NotationError) as refused:
            read_record(data, "x")
        assert (refused.value.code, refused.value.problems[0].place) == (code, place)
        assert all(refused.value.words(language) for language in ("de", "en"))


@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be"])
def test_encoding_mark_is_ignored(codec: str) -> None:
    mark = codecs.BOM_UTF16_BE if codec == "utf-16-be" else b""
    assert read_record(mark + SOLO.replace("Anna", "Änne").encode(codec)).seats == ("Änne",)


TWIN: dict[str, object] = {
    "format": "pasch-record",
    "version": 1,
    "variant": "kniffel",
    "seats": ["Anna"],
    "direction": "clockwise",
    "events": [{"type": "rolled", "dice": "64431"}, {"type": "scored", "box": "fours"}],
}


def test_json_written_by_others() -> None:
    assert record_from_json(TWIN).events == moves("1: 13446 = fours 8")


JSON_REFUSED = [
    ([], "wrong-type", ""),
    ({key: value for key, value in TWIN.items() if key != "seats"}, "missing-key", "seats"),
    ({**TWIN, "colour": 1}, "key-not-in-record", "colour"),
    ({**TWIN, "version": 2}, "not-one-of", "version"),
    ({**TWIN, "seats": []}, "wrong-length", "seats"),
    ({**TWIN, "seats": ["A"] * 9}, "wrong-length", "seats"),
    ({**TWIN, "seats": [1]}, "wrong-type", "seats.0"),
    ({**TWIN, "seats": ["A", "B\nC"]}, "seat-name", "seats.1"),
    ({**TWIN, "seats": ["A"], "first": 2}, "no-such-seat", "seats"),
    ({**TWIN, "first": 0}, "out-of-range", "first"),
    ({**TWIN, "first": 9}, "out-of-range", "first"),
    ({**TWIN, "variant": "../x"}, "not-in-notation", "variant"),
    ({**TWIN, "variant": "tarock"}, "unknown-variant", "variant"),
    ({**TWIN, "rules": "x"}, "other-rules", "rules"),
    ({**TWIN, "tags": {"First": "1"}}, "tag-reserved", "tags.First"),
    ({**TWIN, "events": [{"dice": "1"}]}, "missing-key", "events.0"),
    ({**TWIN, "events": [{"type": "cheated"}]}, "not-one-of", "events.0.type"),
    ({**TWIN, "events": [{"type": "rolled", "dice": "1-2"}]}, "not-in-notation", "events.0.dice"),
    ({**TWIN, "events": [{"type": "rolled", "dice": "1234"}]}, "no-such-roll", "events.0"),
    ({**TWIN, "events": [{"type": "start-rolled", "face": 3}]}, "no-throw-for-start", "events.0"),
    ({**TWIN, "events": [{"type": "scored", "box": "fours", "points": 4}]}, "throw-first", "events.0"),
    (
        {**TWIN, "events": [{"type": "rolled", "dice": "13446"}, {"type": "scored", "box": "fours", "points": 4}]},
        "wrong-points",
        "events.1",
    ),
    (
        {**TWIN, "events": [{"type": "rolled", "dice": "13446"}, {"type": "struck", "box": "nothing"}]},
        "no-such-box",
        "events.1",
    ),
]


@pytest.mark.parametrize(("data", "code", "place"), JSON_REFUSED, ids=[code for _, code, _ in JSON_REFUSED])
def test_mistakes_in_json_are_named_with_their_key(data: object, code: str, place: str) -> None:
    with pytest.raises(NotationError) as refused:
        record_from_json(data)
    problem = refused.value.problems[0]
    assert (problem.code, problem.place) == (code, place)
    assert all(refused.value.words(language) for language in ("de", "en"))


@pytest.mark.parametrize("name", ["Änne", "Anna und Ben", "👩‍👩‍👧", "می‌خواهم", "A\xa0B"])
def test_names_that_can_be_shown(name: str) -> None:
    assert record_from_json({**TWIN, "seats": [name]}).seats == (name,)
