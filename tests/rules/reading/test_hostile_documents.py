"""Documents full of mistakes: checking time is linear in their length, and messages stay short."""

import json
import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from types import FrameType

import pytest

from pasch import VariantError, parse_variant
from pasch.rules.catalogue.shipped_variants import parse_document
from pasch.rules.errors import MOST_PROBLEMS, Problem
from pasch.rules.reading.document_checks import table_values
from pasch.rules.reading.toml_parsing import MAX_BYTES

HEAD = 'like = "kniffel"\nid = "own"\nnames = { de = "Eigen", en = "Own" }\n'
LARGEST_ANSWER = 65_536
LETTERS = "abcdefgh"


def alike(number: int) -> str:
    """Ids of forty letters that differ in their order only: the dearest to compare."""
    return "".join(LETTERS[(number // 8**place + place) % 8] for place in range(39)) + LETTERS[number % 8]


def filled(head: str, line: Callable[[int], str], tail: str = "") -> Callable[[int], str]:
    """Makes documents of about so many bytes: a head, as many lines as fit, a tail."""

    def make(size: int) -> str:
        parts, left = [head], size - len(head) - len(tail)
        for number in count():
            next_line = line(number)
            left -= len(next_line)
            if left < 0:
                return "".join(parts) + tail
            parts.append(next_line)
        raise AssertionError

    return make


def several(key: str, head: str) -> Callable[[int], str]:
    """A list of names that are nowhere, in all the places that hold one."""
    own = f'[columns.c]\nnames = {{ de = "C", en = "C" }}\n{head}'
    return filled(HEAD + own + f"{key} = [\n", lambda number: f'"{alike(number)}",\n', "]\n")


def misnamed_lists(size: int) -> str:
    """As many names as the lists may hold, each unknown and like the others: what cost minutes."""
    lines = ", ".join(f'"{alike(number)}"' for number in range(40))
    order = ", ".join(f'"{alike(number)}"' for number in range(40, 80))
    column = 'names = {{ de = "C{0}", en = "C{0}" }}\nboxes = [{1}]\norder = [{2}]\n'
    columns = "".join(f"[columns.c{n}]\n" + column.format(n, lines, order) for n in range(8))
    return (HEAD + columns.replace(", ", ",\n"))[:size].rpartition("[columns")[0]


NASTY: dict[str, Callable[[int], str]] = {
    "unknown keys": filled(HEAD, lambda number: f"boxen{number} = 1\n"),
    "unknown keys of a box": filled(HEAD + "[boxes.a]\n", lambda number: f"pattern{number} = 1\n"),
    "long unknown keys": filled(HEAD + "[turn]\n", lambda number: f"{'throws' * 300}{number} = 1\n"),
    "long keys outside of ASCII": filled(HEAD + "[turn]\n", lambda number: f'"{"🎲" * 400}{number}" = 1\n'),
    "boxes without anything": filled(HEAD, lambda number: f"[boxes.b{number}]\npoints = -1\n"),
    "boxes that lack a name": filled(HEAD, lambda number: f"[boxes.{alike(number)}]\n"),
    "colours": filled(HEAD, lambda number: f"[dice.colours.c{number}]\nfaces = [8, 9]\n"),
    "taken out": filled(HEAD + "[boxes]\n", lambda number: f"{alike(number)} = false\n"),
    "taken out of the settings": filled(HEAD + "[turn]\n", lambda number: f'"{"ä" * 900}{number}" = false\n'),
    "names in boxes": several("boxes", ""),
    "names in an order": several("order", ""),
    "names in bonuses": several("bonuses", ""),
    "names in extra": several("extra", ""),
    "worths": filled(HEAD + "[extra.joker.worth]\n", lambda number: f"{alike(number)} = 5\n"),
    "aliases": filled(HEAD + "[boxes.ones]\naliases = [\n", lambda number: f'"a={number}",\n', "]\n"),
    "faces": filled(HEAD + "[dice]\nfaces = [\n", lambda number: f"{number},\n", "]\n"),
    "places": filled(HEAD + "[extra.joker]\nplace = [\n", lambda number: f'"{number}",\n', "]\n"),
    "tiers": filled(HEAD + "[bonuses.upper]\ntiers = [\n", lambda number: f"{{ from = {number} }},\n", "]\n"),
    "lists of names alike": misnamed_lists,
}


def found_in(text: str) -> tuple[Problem, ...]:
    with pytest.raises(VariantError) as error:
        parse_variant(text)
    return error.value.problems


def calls(work: Callable[[], object]) -> int:
    """How many functions are called, Python's own included."""
    number = 0

    def note(frame: FrameType, event: str, argument: object) -> None:  # noqa: ARG001 - as sys.setprofile asks
        nonlocal number
        number += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return number


@pytest.mark.parametrize("make", NASTY.values(), ids=NASTY)
def test_an_answer_stays_short(make: Callable[[int], str]) -> None:
    text = make(60_000)
    assert len(text.encode()) <= 4 * MAX_BYTES
    problems = found_in(text.encode()[:MAX_BYTES].decode("utf-8", "ignore") if len(text.encode()) > MAX_BYTES else text)
    assert len(problems) <= MOST_PROBLEMS + 1
    for language in ("de", "en"):
        answer = json.dumps([problem.as_json(language) for problem in problems], ensure_ascii=False)
        assert len(answer.encode()) < LARGEST_ANSWER


@pytest.mark.parametrize("make", NASTY.values(), ids=NASTY)
def test_checking_is_linear(make: Callable[[int], str]) -> None:
    found_in(make(8_000))  # what is kept between documents
    half, whole = (calls(partial(found_in, make(size))) for size in (30_000, 60_000))
    assert whole < 2.2 * half + 20_000
    assert whole < 600_000


def test_the_first_mistakes_are_told_and_that_there_are_more() -> None:
    text = HEAD + "".join(f"boxen{number} = 1\n" for number in range(21))
    problems = found_in(text)
    assert [problem.code for problem in problems] == ["unknown-key-near"] * MOST_PROBLEMS + ["more-mistakes"]
    assert problems[-1].words("en") == "there is more that is wrong: only the first 20 mistakes are named."
    assert problems[-1].words("de") == "es ist noch mehr falsch: Genannt sind nur die ersten 20 Fehler."
    all_told = found_in(text.replace("boxen20 = 1\n", ""))
    assert [problem.code for problem in all_told] == ["unknown-key-near"] * MOST_PROBLEMS


def largest(lines: int, columns: int) -> str:
    """Eight dice of seven faces, and boxes that take long to judge."""
    text = 'id = "large"\nnames = { de = "Groß", en = "Large" }\n[dice]\ncount = 8\nfaces = [1, 2, 3, 4, 5, 6, 7]\n'
    for number in range(lines):
        text += f'[boxes.b{number}]\nnames = {{ de = "B{number}", en = "B{number}" }}\npoints = "matching"\n'
        text += "pattern = { groups = [1, 1, 1, 1], distinct = false }\n"
    return text + "".join(
        f'[columns.c{number}]\nnames = {{ de = "C{number}", en = "C{number}" }}\n' for number in range(columns)
    )


def test_compiling_is_linear_in_rolls_and_boxes() -> None:
    parse_variant(largest(1, 1))
    few, many = (calls(partial(parse_variant, largest(lines, 1))) for lines in (2, 4))
    assert (many - few) / 2 < 30 * 3003


def test_many_throws_count_for_what_boxes_usually_bring() -> None:
    """A page holds it for each box, and with twelve throws of eight dice that took ten seconds."""
    document = parse_document(largest(40, 1))
    assert table_values(document) == 40 * 3003 + 40 * 6435 * 3
    assert table_values(parse_document(largest(40, 1) + "[turn]\nthrows = 12\n")) > 3_000_000


@pytest.mark.parametrize("mistake", ["", "[turn]\nthrows = 0\n"])
def test_too_large_document_is_refused_before_compilation(mistake: str) -> None:
    def refused() -> None:
        with pytest.raises(VariantError) as error:
            parse_variant(largest(40, 8) + mistake, most_values=100_000)
        assert [problem.code for problem in error.value.problems][-1] == "variant-too-large-here"

    assert calls(refused) < 200_000
