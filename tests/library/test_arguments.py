"""Every public function refuses every wrong kind of argument in a sentence that names it."""

import os
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from inspect import Parameter, isfunction, signature
from pathlib import Path
from typing import Any, Union, get_args, get_origin

import numpy as np
import pytest

import pasch
from pasch.envs import GameEnv, evaluate
from pasch.rules.errors import Problem

STATE = pasch.shipped("kniffel-strict").new_game(first=0).apply(pasch.Rolled((1, 3, 3, 3, 6)))
RECORD = pasch.Match.start("kniffel-strict", ["Anna"]).record
GOOD: Mapping[str, Any] = {
    "state": STATE,
    "record": RECORD,
    "variant": "kniffel-strict",
    "partners": ["random", "random"],
    "seats": ["Anna"],
    "action": pasch.Scored("chance"),
    "event": pasch.Scored("chance"),
    "games": 1,
    "dice": None,
    "text": "no such thing",
}
"""What the other arguments are while one is wrong; those with a default are left out."""


ONE_AND_A_HALF: Any = 1.5


class Unspeakable:
    """An object that cannot be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")


WRONG: Sequence[Any] = [
    None,
    "no such thing",
    b"bytes",
    1.5,
    -1,
    object(),
    Unspeakable(),
    [None],
    [1.5],
    {"a": 1},
    print,
]
KINDS: Mapping[Any, Callable[[Any], bool]] = {
    str: lambda value: isinstance(value, str),
    int: lambda value: isinstance(value, int),
    float: lambda value: isinstance(value, int | float),
    bool: lambda value: isinstance(value, bool),
    type(None): lambda value: value is None,
    Callable: callable,
}


def is_right(value: object, hint: Any) -> bool:
    """Returns whether a value of `WRONG` is one that the hint allows."""
    if get_origin(hint) in (Union, types.UnionType):
        return any(is_right(value, one) for one in get_args(hint))
    origin = get_origin(hint) or hint
    return next((right(value) for kind, right in KINDS.items() if origin is get_origin(kind) or origin is kind), False)


def public_functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    for name in pasch.__all__:
        if isfunction(getattr(pasch, name)):
            yield name, getattr(pasch, name)
    yield "Match.start", pasch.Match.start
    yield "Match", pasch.Match
    yield "Match.take_back", pasch.Match.start("kniffel-strict", ["Anna"]).take_back
    yield "Match.act", pasch.Match(RECORD, None).act
    yield "Match.receive", pasch.Match(RECORD, None).receive
    yield "Variant.new_game", STATE.variant.new_game
    yield "Variant.position", STATE.variant.position
    yield "GameState.apply", STATE.apply
    yield "Adviser", pasch.Adviser


FUNCTIONS = dict(public_functions())
CELLS = [
    (name, parameter.name, number)
    for name, function in FUNCTIONS.items()
    for parameter in signature(function).parameters.values()
    for number, value in enumerate(WRONG)
    if not is_right(value, parameter.annotation)
]


@pytest.mark.parametrize("name", sorted({(name, argument) for name, argument, _ in CELLS}), ids=".".join)
def test_wrong_kinds_are_refused_by_name(name: tuple[str, str]) -> None:
    function, argument = FUNCTIONS[name[0]], name[1]
    others = {
        each.name: GOOD[each.name]
        for each in signature(function).parameters.values()
        if each.default is Parameter.empty and each.name != argument
    }
    for number in (number for *found, number in CELLS if tuple(found) == name):
        with pytest.raises((pasch.PaschError, TypeError)) as refused:
            function(**others, **{argument: WRONG[number]})
        assert str(refused.value)
        assert repr(refused.value)
        if not isinstance(refused.value, pasch.PaschError):
            assert argument in str(refused.value)


def test_the_matrix_has_all_functions() -> None:
    print(f"{len(CELLS)} cells")
    assert len(CELLS) > 400
    assert {name for name, *_ in CELLS} == set(FUNCTIONS) - {"variant_ids"}


def test_a_variant_is_an_id_a_path_or_a_variant(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('like = "kniffel-strict"\nid = "ours"\nnames = { de = "U", en = "O" }\n[turn]\nthrows = 2\n')
    right = pasch.load_variant(str(file))

    class OwnPath(os.PathLike[str]):
        def __fspath__(self) -> str:
            return str(file)

    for named in (file, OwnPath(), right, str(file)):
        assert pasch.load_variant(named).rules_hash == right.rules_hash
        assert pasch.Match.start(named, ["Anna"]).state.variant.rules_hash == right.rules_hash
        assert pasch.simulate(named, ["random"], 1, "x").variant.rules_hash == right.rules_hash
    with pytest.raises(pasch.VariantError, match="cannot be read"):
        pasch.load_variant(tmp_path / "missing.toml")


def test_iterators_are_lists() -> None:
    match = pasch.Match.start("kniffel", (name for name in ("Anna", "Ben")))  # type: ignore[arg-type] # what is tried
    assert match.record.seats == ("Anna", "Ben")
    assert len(pasch.simulate("kniffel", iter(["random"] * 2), 1, "x").samples) == 2  # type: ignore[arg-type] # likewise
    adviser = pasch.Adviser(pasch.solve("kniffel-strict"))
    assert adviser.advise_many(iter([STATE, STATE])) == adviser.advise_many([STATE, STATE])


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: pasch.Match.start("kniffel", "Anna"), r"seats is 'Anna'; a list, such as \['Anna'\], is needed"),
        (lambda: pasch.shipped("kniffel").new_game(seats=ONE_AND_A_HALF), "seats is 1.5; a whole number is needed"),
        (lambda: pasch.simulate("kniffel", ["random"], 0, "x"), "games is 0; at least 1 is needed"),
        (lambda: pasch.simulate("kniffel", [], 1, "x"), "players is 0; at least 1 is needed"),
        (lambda: pasch.play_match("kniffel", ["random", "random"], 0), "games is 0; at least 1 is needed"),
        (lambda: pasch.solve("kniffel-strict", threads=0), "threads is 0; at least 1 is needed"),
        (lambda: evaluate("random", "kniffel-strict", games=0), "games is 0; at least 1 is needed"),
        (lambda: STATE.apply(pasch.Held("abc")), r"dice is 'abc'; a list, such as \['abc'\], is needed"),  # type: ignore[arg-type] # what is tried
        (lambda: pasch.Match(RECORD, None).receive(pasch.Rolled(5)), "dice is 5; a list is needed"),  # type: ignore[arg-type] # likewise
        (lambda: GameEnv(5), "variant is 5; a Variant or a text or a path is needed"),  # type: ignore[arg-type] # likewise
        (lambda: pasch.Adviser(pasch.solve("kniffel-strict")).advise(5), "state is 5; a GameState is needed"),  # type: ignore[arg-type] # likewise
        (lambda: pasch.solve("kniffel-strict").value_of(5), "card is 5; a Card is needed"),  # type: ignore[arg-type] # likewise
        (lambda: pasch.review(RECORD, language="xx"), "no language xx here; choose de, en"),
        (lambda: pasch.PaschError(Problem("env-is-over")).words("xx"), "no language xx here"),
    ],
)
def test_one_sentence_says_what_is_needed(ask: Callable[[], object], words: str) -> None:
    with pytest.raises((pasch.PaschError, TypeError), match=words):
        ask()


@pytest.mark.parametrize("fact", [1.5, None, Fraction(1, 3), b"x", [1], np.float64(2)])
def test_an_error_can_always_be_shown(fact: Any) -> None:
    shown = pasch.PaschError(Problem("wrong-number-of-seats", {"found": fact, "least": 1, "most": 8}))
    assert str(fact) in str(shown)
    for broken in (pasch.PaschError(), pasch.PaschError(Problem("nobody-knows", {"found": fact}))):
        assert isinstance(str(broken), str)
        assert repr(broken)
    assert "nobody-knows" in str(pasch.PaschError(Problem("nobody-knows")))
