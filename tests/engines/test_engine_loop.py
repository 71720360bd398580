"""Pasch as an engine: its answers, its time limits, and robustness against any input."""

import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from pasch.engines import move_choice
from pasch.engines.engine_loop import Engine, EngineOptions
from pasch.engines.host_commands import MOST_LETTERS, Rules, format_rules, read_line
from pasch.rules.catalogue.shipped_variants import load_variant, shipped_text
from pasch.rules.errors import NotationError, PaschError
from pasch.rules.game.engine import legal_actions
from pasch.rules.text.action_notation import format_action, parse_action
from pasch.rules.text.position_notation import format_position, parse_position
from pasch.solver.solve import storage
from pasch.testing import random_game

PLAIN = Path(__file__).parents[1] / "variants" / "miniatures" / "plain.toml"
RULES = format_rules(Rules("document", PLAIN.read_text("utf-8")))
VARIANT = load_variant(str(PLAIN))


@pytest.fixture(autouse=True, scope="module")
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    cache = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(storage, "user_cache_path", lambda *_, **__: cache)
        yield


def positions(count: int) -> list[str]:
    """Positions in which somebody decides."""
    states = (state for seed in range(count) for state in random_game(VARIANT, Random(seed), 2).states)
    return [format_position(state) for state in states if state.phase == "decide"][:count]


def talk(*lines: str, options: EngineOptions | None = None) -> list[str]:
    """What is said to these lines."""
    said: list[str] = []
    Engine(said.extend, options or EngineOptions()).converse(lines)
    return [line for line in said if not line.startswith("info stage")]


def moves(said: Iterable[str]) -> list[str]:
    return [line.removeprefix("bestmove ") for line in said if line.startswith("bestmove ")]


def codes(said: Iterable[str]) -> list[str]:
    return [line.split()[1] for line in said if line.startswith("error ")]


def test_each_go_is_answered_by_the_best_action_and_its_values() -> None:
    for position in positions(20):
        said = talk(RULES, "option shown 1000", f"position {position}", "go")
        (first,) = moves(said)
        actions = {line.split(" action ")[1] for line in said if " action " in line}
        state = parse_position(position, lambda _: VARIANT)
        assert actions == set(map(format_action, legal_actions(state)))
        assert any(line.startswith("info option 1 value ") and line.endswith(f"action {first}") for line in said)
        assert f"rules {VARIANT.id} {VARIANT.rules_hash}" in said


def test_rules_are_known_by_id_and_by_hash() -> None:
    (by_id,) = talk("rules id kniffel")
    assert talk(f"rules hash {by_id.split()[2]}") == [by_id]
    assert codes(talk("rules id knifel", "rules hash 00", "rules document 7", "rules", "rules id")) == [
        "unknown-variant-near",
        "engine-no-such-hash",
        "engine-document",
        "engine-rules",
        "engine-rules",
    ]
    document = shipped_text("kniffel")[1].replace("id = ", "id = ", 1)
    assert talk(format_rules(Rules("document", document)))[0].split()[2] == by_id.split()[2]


@pytest.mark.parametrize("level", ["club", "contender", "heuristic", "random"])
def test_a_level_decides_by_the_seed_and_the_position_alone(level: str) -> None:
    asked = [line for position in positions(12) for line in (f"position {position}", "go")]
    said = talk(RULES, f"option level {level}", "option seed a", *asked)
    assert moves(talk(RULES, "option seed a", *(line.replace("go", f"go level {level}") for line in asked))) == moves(
        said
    )
    back = [line for position in reversed(positions(12)) for line in (f"position {position}", "go")]
    assert moves(talk(RULES, f"option level {level}", "option seed a", *back)) == moves(said)[::-1]


def test_an_objective_is_followed_and_others_are_refused() -> None:
    (position,) = positions(1)
    start = (RULES, f"position {position}")
    for objective in ("win", "reach:12", "utility:0.1"):
        (move,) = moves(talk(*start, f"go objective {objective}"))
        assert parse_action(move) in legal_actions(parse_position(position, lambda _: VARIANT))
    for objective in ("luck", "win-against:file"):
        said = talk(*start, f"go objective {objective}")
        assert codes(said) == ["unknown-objective"]
        assert any(line.endswith("mean, utility:-0.02, reach:250, win-against:231 or win.") for line in said)
    assert codes(talk(*start, "go objective win level club")) == ["engine-level-objective"]
    assert codes(talk(*start, "option level clubb")) == ["unknown-player-near"]


def test_refused_request_is_explained_and_answered() -> None:
    long = "position " + "x" * MOST_LETTERS
    said = talk("go", "position kniffel", "go", "go time", "go time 0", "option shown x", long, "ready")
    assert codes(said) == [
        "engine-no-position",
        "position-fields",
        "engine-no-position",
        "engine-go",
        "engine-time",
        "engine-shown",
        "engine-line",
    ]
    assert moves(said) == ["none"] * 4
    assert said[-1] == "ready"


def test_unknown_words_are_ignored() -> None:
    (position,) = positions(1)
    plain = talk(RULES, f"position {position}", "go")
    odd = ("", "hello", "ucinewgame", "option colour red", f"  position   {position}  ", "go depth 3 infinite")
    assert talk(RULES, *odd) == plain


def test_before_a_throw_there_is_nothing_to_decide() -> None:
    card = format_position(random_game(VARIANT, Random(1), 1).states[0])
    value, move = talk(RULES, f"position {card}", "go")[1:]
    assert value.startswith("info certainty exact value ")
    assert move == "bestmove none"


def test_stop_and_the_end_of_the_time_bring_an_answer_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is known as long as the solver is busy; what it finds counts later."""
    busy, asked = threading.Event(), threading.Event()
    known = move_choice.LevelAnalyst.think

    def think(mind: move_choice.LevelAnalyst, *arguments: object) -> move_choice.Thought:
        asked.set()
        busy.wait()
        return known(mind, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(move_choice.LevelAnalyst, "think", think)
    (position,) = positions(1)

    def lines() -> Iterator[str]:
        yield from (RULES, f"position {position}", "go time 1", "go")
        asked.wait()
        yield "stop"
        busy.set()
        yield "go"

    said: list[str] = []
    Engine(said.extend).converse(lines())
    sure = [line.split()[2] for line in said if line.startswith("info certainty")]
    assert sure == ["judged", "judged", "exact"]


def test_quit_ends_it_and_leaves_no_go_without_an_answer() -> None:
    (position,) = positions(1)
    said = talk(RULES, f"position {position}", "go", "quit", "pasch")
    assert len(moves(said)) == 1
    assert "ready" not in said


def test_without_the_solver_every_level_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr(move_choice.LevelAnalyst, "_oracle", missing)
    (position,) = positions(1)
    said = talk(RULES, "ready", f"position {position}", "go level club")
    assert codes(said) == ["solver-missing"]
    assert any(line.startswith("info note solver-missing") for line in said)
    assert moves(said) != ["none"]


def test_the_command_talks_over_standard_input_and_output() -> None:
    from pasch.cli.main import pasch

    done = CliRunner().invoke(pasch, ["engine", "--level", "club"], input=b"pasch\r\nfoo\nquit\n" + b"\xff\n")
    assert done.exit_code == 0
    assert done.output.splitlines()[-1] == "ready"
    assert "option level type combo default club" in done.output
    assert CliRunner().invoke(pasch, ["engine", "--level", "none"], standalone_mode=False).exception


SIGNS = '0123456789.,;:|/+-$^>(){}[]<!=x"\\ \n\té١\x00\ud800'
LINES = (
    *("pasch", "ready", "stop", "go time 5 level club objective reach:3", "option level club", "option shown 4"),
    *("rules id kniffel", "rules hash fd2b627fa0de2c31", RULES, *(f"position {each}" for each in positions(6))),
)


def mutated(line: str, other: str, seed: int) -> str:
    random = Random(seed)
    for _ in range(random.randrange(4)):
        start = random.randrange(len(line) + 1)
        end = min(len(line), start + random.choice((0, 1, 1, 2, 30)))
        line = line[:start] + random.choice(("", random.choice(SIGNS), other[start:end])) + line[end:]
    return line


random_lines = st.builds(mutated, st.sampled_from(LINES), st.sampled_from(LINES), st.integers(0, 2**32 - 1))


@given(st.one_of(st.text(SIGNS, max_size=40), random_lines))
def test_any_line_is_read_or_refused(line: str) -> None:
    with suppress(PaschError):
        read_line(line)


@given(st.lists(random_lines, max_size=6))
def test_every_request_of_a_dialogue_is_answered(lines: list[str]) -> None:
    said = talk(*lines, "pasch")
    asked = [line for line in lines if line.split()[:1] == ["go"]]
    assert len(moves(said)) == len(asked)
    assert said[-1] == "ready"
    assert not [code for code in codes(said) if code == "engine-mistake"]


@given(st.text(SIGNS, max_size=12))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    with suppress(NotationError):
        action = parse_action(text)
        assert parse_action(format_action(action)) == action
