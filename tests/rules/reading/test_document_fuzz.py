"""Hostile, random and mutated documents are parsed or refused with a sentence."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from error_sentences import check_sentences
from pasch import VariantError, parse_variant, variant_ids
from pasch.rules.catalogue.shipped_variants import shipped_text

LIKE = 'like = "kniffel"\nid = "own"\n'
HUGE = {
    "long key": ".".join("a" for _ in range(900)) + " = 1",
    "long quoted key": ".".join('"a"' for _ in range(400)) + " = 1",
    "key broken by a line separator": ".".join(['"\u2028"'] * 10_000) + " = 1",
    "key broken by spaces": " . ".join("a" for _ in range(500)) + " = 1",
    "long table name": "[" + ".".join("a" for _ in range(900)) + "]",
    "many tables": "".join(f"[a{index}]\n" for index in range(8000)),
    "many keys": "".join(f"a{index} = 1\n" for index in range(6000)),
    "many dotted keys": "".join(f"a{index}.b.c.d.e.f.g.h = 1\n" for index in range(2500)),
    "many boxes": "".join(f"boxes.b{index}.number = 1\n" for index in range(2500)),
    "nested arrays": "a = " + "[" * 1900,
    "nested arrays over lines": "a = " + "[\n" * 30_000,
    "nested tables": "a = " + "{a = " * 390,
    "closed nested arrays": "like = " + "[" * 150 + "]" * 150,
    "huge number": "a = " + "9" * 1990,
    "huge hexadecimal number": "dice.count = 0x" + "f" * 1900,
    "no number": "dice.count = nan",
    "infinite number": "dice.count = inf",
    "one long line": "a" * 60_000,
    "long string": 'id = "' + "a" * 1900 + '"',
    "null characters": "\0" * 60_000,
    "half a character": 'id = "\ud800"',
    "quotes": '"' * 60_000,
    "carriage returns": "\r" * 60_000,
}


@pytest.mark.parametrize("text", HUGE.values(), ids=HUGE)
def test_hostile_documents_are_refused(text: str) -> None:
    with pytest.raises(VariantError) as error:
        parse_variant(text, "hostile.toml")
    check_sentences(error.value)


def parses_or_says_why(text: str) -> None:
    try:
        parse_variant(text)
    except VariantError as error:
        words = error.words("de"), error.words("en")
    else:
        return
    assert all(words)


@given(st.binary(max_size=300))
def test_random_bytes(data: bytes) -> None:
    parses_or_says_why(data.decode("utf-8", "replace"))
    parses_or_says_why(data.decode("latin-1"))


@given(st.text(max_size=100))
def test_random_text(text: str) -> None:
    parses_or_says_why(text)
    parses_or_says_why(LIKE + text)


WORDS = [
    "false", "true", "0", "-1", "7", "99", '""', '"sum"', '"double"', "[]", "{}", "[1]", "nan", "1979-05-27",
    '"free"', '"filled"', "[[1]]", "{ a = 1 }", '"\\u0000"', "9999999999999999999",
]  # fmt: skip


@given(st.sampled_from(variant_ids()), st.integers(0, 2**32))
def test_mutated_shipped_documents(variant_id: str, seed: int) -> None:
    """A value replaced, a line lost or doubled, a letter changed."""
    random = Random(seed)
    lines = shipped_text(variant_id)[1].splitlines()
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(lines))
        change = random.randrange(4)
        if change == 0:
            key, equals, _ = lines[at].partition("=")
            lines[at] = f"{key}{equals} {random.choice(WORDS)}"
        elif change == 1:
            lines[at] = ""
        elif change == 2:
            lines.insert(random.randrange(len(lines)), lines[at])
        elif lines[at]:
            where = random.randrange(len(lines[at]))
            lines[at] = lines[at][:where] + random.choice('abc"[]{}=.,10 ') + lines[at][where + 1 :]
    parses_or_says_why("\n".join(lines))
