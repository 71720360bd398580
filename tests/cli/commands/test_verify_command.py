"""``pasch verify``: the checks it lists, and the first mistake it finds."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from pasch import Rolled, StartRolled, shipped
from pasch.cli.commands.verify import verify
from pasch.cli.context import Group, Session
from pasch.cli.main import run as run_pasch
from pasch.locale import COMPLETE, text
from pasch.play.dice.fair_dice import FairDice, Fairness, Memory, commitment, throws_digest
from pasch.play.match import Match
from pasch.play.records.record_io import Record, format_record, record_to_json
from pasch.players.heuristic_player import HeuristicPlayer
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import PaschError

SECRET, ENTROPY = "5a" * 32, "0f" * 16
FAIRNESS = Fairness(commitment(SECRET), {0: ENTROPY}, SECRET)
HOUSE_RULE = 'like = "kniffel-strict"\nid = "our-house"\nnames = { de = "Unser", en = "Ours" }\n[turn]\nthrows = 2\n'


def record(variant: str = "kniffel-strict", events: int | None = None) -> Record:
    rules = parse_variant(HOUSE_RULE) if variant == "our-house" else shipped(variant)
    match = Match(Record(rules, ("Anna", "Heuristik"), "clockwise"), FairDice(SECRET, [ENTROPY]))
    player, chance = HeuristicPlayer(), Random(0)
    while match.state.phase != "over" and (events is None or len(match.record.events) < events):
        if match.state.phase == "decide":
            match.act(player.choose(match.state, chance))
        else:
            match.throw()
    return replace(match.record, tags=FAIRNESS.tags())


GAME = record()


def run(path: Path, *options: str, language: str = "en") -> Result:
    group = Group("pasch", commands=[verify])
    session = Session(language, Console(width=80, markup=False, emoji=False, highlight=False))
    found = CliRunner().invoke(group, ["verify", str(path), *options], obj=session)
    if found.exception and not isinstance(found.exception, PaschError | SystemExit):
        raise found.exception
    return found


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.pasch"
    path.write_text(format_record(GAME), "utf-8")
    return path


def changed(game: Path, old: str, new: str) -> Path:
    text = game.read_text("utf-8")
    assert old in text
    game.write_text(text.replace(old, new, 1), "utf-8")
    return game


def test_an_honest_game_tells_what_was_checked(game: Path) -> None:
    found = run(game)
    assert found.exit_code == 0
    lines = found.stdout.splitlines()
    assert lines[0].startswith("The game is consistent in itself.")
    throws = sum(isinstance(event, Rolled | StartRolled) for event in GAME.events)
    assert f"All {throws} rolls were recomputed and are right." in lines
    assert any("Anna" in line and "Heuristik" not in line for line in lines)
    assert FAIRNESS.commitment in lines[-1]


def test_german_says_the_same(game: Path) -> None:
    german, english = (run(game, language=language).stdout.splitlines() for language in ("de", "en"))
    assert len(german) == len(english)
    assert german[0].startswith("Das Spiel ist in sich stimmig.")


def test_the_first_throw_that_differs_is_named(tmp_path: Path) -> None:
    thrown = record(events=1)
    (first,) = thrown.events
    assert isinstance(first, StartRolled)
    other = 7 - first.face
    path = tmp_path / "start.pasch"
    path.write_text(format_record(replace(thrown, events=(StartRolled(other),))), "utf-8")
    found = run(path)
    assert found.exit_code == 1
    assert f"Roll 1 (Anna) is not right: the record says {other}, recomputing gives {first.face}." in found.stdout


def test_another_secret_differs_in_both(game: Path) -> None:
    found = run(changed(game, SECRET, "5b" * 32))
    assert found.exit_code == 1
    assert "does not fit the fingerprint" in found.stdout
    assert "is not right: the record says" in found.stdout


def test_a_game_without_entropy_says_that_the_secret_decides_alone(game: Path) -> None:
    found = run(changed(game, f'[Entropy1 "{ENTROPY}"]\n', ""))
    assert found.exit_code == 1
    assert "Nobody added randomness" in found.stdout


def test_a_game_that_breaks_off_says_so(tmp_path: Path) -> None:
    path = tmp_path / "part.pasch"
    path.write_text(format_record(record(events=7)), "utf-8")
    found = run(path)
    assert found.exit_code == 0
    assert "breaks off" in found.stdout


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('[Dice "fair"]', '[Dice "random"]', "not-fair-game"),
        (f'[Secret "{SECRET}"]\n', "", "secret-not-shown"),
        (f'[Commitment "{FAIRNESS.commitment}"]\n', "", "fair-tag-missing"),
        (ENTROPY, ENTROPY[1:], "fair-tag"),
        ("[Entropy1", "[Entropy7", "entropy-without-seat"),
        ("= ", "= no_such_box ", "unknown-box"),
        ("[Variant", "Variant", "tag-missing"),
    ],
)
def test_unverifiable_record_is_refused_with_its_file(game: Path, old: str, new: str, code: str) -> None:
    error = run(changed(game, old, new)).exception
    assert isinstance(error, PaschError)
    assert error.code == code
    for language in COMPLETE:
        assert error.words(language).startswith(str(game))
        assert "\n" not in error.words(language)


def test_missing_file_is_named(tmp_path: Path) -> None:
    error = run(tmp_path / "none.pasch").exception
    assert isinstance(error, PaschError)
    assert error.code == "cannot-read"


START = [(seat, event) for seat, event in enumerate(GAME.events[:2]) if isinstance(event, StartRolled)]
LIVE = Memory(FAIRNESS.commitment, {0: ENTROPY}, 2, throws_digest(START))


def test_known_fingerprint_and_entropy_prove_fairness(game: Path) -> None:
    seen, drew = f"--seen={FAIRNESS.commitment}", f"--drew=1={ENTROPY}"
    assert run(game, seen).stdout.startswith("The dice are right: all of them were fixed before the first roll.")
    found = run(game, seen, drew)
    assert found.stdout.startswith("The dice are fair")
    assert "The number drawn for Anna is in the dice." in found.stdout
    assert "--seen" not in found.stdout
    assert run(game, drew).stdout.startswith("The game is consistent in itself.")


def test_a_file_with_a_memory_is_compared_with_it(tmp_path: Path) -> None:
    path = tmp_path / "game.pasch"
    path.write_text(format_record(replace(GAME, tags={**FAIRNESS.tags(), **LIVE.tags()})), "utf-8")
    content = json.loads(run(path, "--json").stdout)
    assert (content["verdict"], content["seen"]) == ("fair", True)
    assert (content["drawn"], content["throws_seen"]) == (
        [{"seat": 1, "agrees": True}],
        {"count": 2, "agrees": True},
    )
    assert "The 2 rolls that were seen as they fell are the same" in run(path).stdout


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ([f"--seen={'0' * 64}"], FAIRNESS.commitment),
        ([f"--drew=1={'0' * 32}"], ENTROPY),
        ([f"--drew=2={ENTROPY}"], "Heuristik"),
    ],
)
def test_exchanged_game_is_reported_first(game: Path, options: list[str], named: str) -> None:
    for language, word in (("en", "EXCHANGED"), ("de", "AUSGETAUSCHT")):
        found = run(game, *options, language=language)
        assert found.exit_code == 1
        assert any(word in line and named in line for line in found.stdout.splitlines())
        assert found.stdout.startswith("The dice are NOT" if language == "en" else "Die Würfel stimmen NICHT")


@pytest.mark.parametrize(
    ("option", "code"),
    [("--seen=abc", "verify-seen"), ("--drew=abc", "verify-drew"), (f"--drew=0={ENTROPY}", "verify-drew")],
)
def test_invalid_memory_size_is_refused(game: Path, option: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_pasch(["--lang", "en", "verify", str(game), option]) == 2
    assert text(f"error-{code}", "en", found=option.partition("=")[2], count=64 if "seen" in option else 32) in (
        capsys.readouterr().err
    )


def test_json_names_every_throw(game: Path, tmp_path: Path) -> None:
    twin = tmp_path / "game.json"
    twin.write_text(json.dumps(record_to_json(GAME)), "utf-8")
    for path in (game, twin):
        content: dict[str, Any] = json.loads(run(path, "--json").stdout)
        assert (content["format"], content["version"]) == ("pasch-verification", 1)
        assert content["agrees"] is content["finished"] is content["commitment_agrees"] is True
        assert content["entropy_from"] == [1]
        assert all(throw["agrees"] and throw["dice"] == throw["right"] for throw in content["throws"])
        assert [throw["number"] for throw in content["throws"]] == list(range(1, len(content["throws"]) + 1))
    changed(game, SECRET, "5b" * 32)
    found = run(game, "--json")
    assert found.exit_code == 1
    assert json.loads(found.stdout)["agrees"] is False


def test_a_game_by_a_house_rule_is_verified_with_its_file(tmp_path: Path) -> None:
    rule, path = tmp_path / "rule.toml", tmp_path / "house.pasch"
    rule.write_text(HOUSE_RULE, "utf-8")
    path.write_text(format_record(record("our-house")), "utf-8")
    assert run(path, "--variant", str(rule)).exit_code == 0
    without, other = run(path).exception, run(path, "--variant", "kniffel.toml").exception
    assert isinstance(without, PaschError)
    assert without.code == "unknown-variant"
    assert isinstance(other, PaschError)


@pytest.mark.parametrize(
    ("secret", "status", "verdict"),
    [(SECRET, 0, "The game is consistent in itself."), ("5b" * 32, 1, "The dice are NOT")],
)
def test_the_program_ends_with_the_verdict(
    game: Path, capsys: pytest.CaptureFixture[str], secret: str, status: int, verdict: str
) -> None:
    changed(game, SECRET, secret)
    assert run_pasch(["--lang", "en", "verify", str(game)]) == status
    assert capsys.readouterr().out.startswith(verdict)


def test_help_is_there_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_pasch(["--lang", "de", "verify", "--help"]) == 0
    assert run_pasch(["--lang", "en", "verify", "--help"]) == 0
    said = capsys.readouterr().out
    assert "--variant DATEI" in said
    assert "--variant FILE" in said
