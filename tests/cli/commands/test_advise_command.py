"""``pasch advise`` on a terminal of 80 columns and as JSON."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console

from error_sentences import check_sentences
from pasch.analysis.advice import position_advice
from pasch.cli.commands import advise as command
from pasch.cli.context import Group, Session
from pasch.cli.main import run as run_pasch
from pasch.locale import COMPLETE
from pasch.rules.errors import PaschError, Problem, TooLargeError
from pasch.rules.game.engine import legal_actions
from pasch.rules.text.position_notation import parse_position
from pasch.solver.learned import best_estimate
from pasch.solver.query.estimate import build_estimator
from pasch.solver.solve import storage

MINIATURES = Path(__file__).parents[2] / "variants" / "miniatures"
STRICT = "kniffel-strict .,.,.,.,.,.,.,.,.,.,.,.,. 1>"
THROW = f"{STRICT} 2:11155"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_cache_path", lambda *_, **__: tmp_path / "cache")


def run(*arguments: str, language: str = "en") -> Result:
    group = Group("pasch", commands=[command.advise])
    session = Session(language, Console(width=80, markup=False, emoji=False, highlight=False))
    found = CliRunner().invoke(group, ["advise", *arguments], obj=session)
    if found.exception and not isinstance(found.exception, PaschError | SystemExit):
        raise found.exception
    return found


def lines(*arguments: str, language: str = "en") -> list[str]:
    found = run(*arguments, language=language)
    assert found.exit_code == 0, found.output
    return found.stdout.replace("\N{NO-BREAK SPACE}", " ").splitlines()


def document(*arguments: str) -> dict[str, Any]:
    content = json.loads(run(*arguments, "--json").stdout)
    assert isinstance(content, dict)
    assert (content["format"], content["version"]) == ("pasch-advice", 1)
    return content


def refused(*arguments: str) -> str:
    error = run(*arguments).exception
    assert isinstance(error, PaschError)
    check_sentences(error)
    return error.code


def test_a_throw_in_german() -> None:
    page = lines(THROW, language="de")
    assert page[:2] == ["Strenges Kniffel · bestes Mittel", "Wurf 2: 1 1 1 5 5"]
    assert page[2].startswith("Endstand, der zu erwarten ist: ")
    assert any(line.startswith("1. 1 1 1 liegen lassen") and line.endswith("–") for line in page)
    assert any(line.startswith("1. 1 1 1 liegen lassen → Einser 3 (") for line in page)
    assert "Gelingt von hier an" in "\n".join(page)


def test_a_throw_in_english() -> None:
    page = lines(THROW)
    assert page[1] == "Roll 2: 1 1 1 5 5"
    assert any(line.startswith("1. hold 1 1 1") for line in page)
    assert any("Ones: 3" in line for line in page)
    assert any(line.startswith("Bonus (35 for 63+)") for line in page)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("position", [THROW, f"{STRICT} 0", f"{STRICT} 2:11155>111"])
def test_it_fits_the_terminal(position: str, language: str) -> None:
    assert all(cell_len(line) <= 80 and line == line.rstrip() for line in lines(position, language=language))


def test_top_leaves_out_holds_and_no_box() -> None:
    page = "\n".join(lines(THROW, "--top", "1"))
    assert "2. " not in page.split("Comes off")[0].split("→")[0]
    assert "Ones: 3" in page
    assert "more ways to hold dice" in page
    assert "more way" not in "\n".join(lines(THROW, "--top", "99"))


def test_a_document_has_every_action() -> None:
    content = document(THROW, "--top", "1")
    state = parse_position(THROW)
    assert content["position"] == THROW
    assert content["exact"] is True
    assert len(content["options"]) == len(legal_actions(state))
    best, second = content["options"][:2]
    assert best["type"] == "held"
    assert best["dice"] == "111"
    assert (best["loss"], best["value"]) == (0, content["value"])
    assert second["loss"] == pytest.approx(best["value"] - second["value"], abs=1e-9)
    assert sum(ending["chance"] for ending in best["prospect"]["endings"]) == pytest.approx(1)
    assert [option for option in content["options"] if "prospect" in option] == content["options"][:3]
    assert {"bonus", "column", "from", "chance"} == set(best["prospect"]["bonuses"][0])
    scored = next(option for option in content["options"] if option["type"] == "scored")
    assert (scored["box"], scored["points"], scored["bonus"]) == ("ones", 3, 0)


def test_before_a_throw_and_while_dice_are_held() -> None:
    before, held = document(f"{STRICT} 0"), document(f"{STRICT} 2:11155>111")
    assert before["options"] == held["options"] == []
    assert set(before["prospect"]["boxes"]) == set(parse_position(THROW).variant.box_by_id)
    assert held["value"] == document(THROW)["value"]
    assert sum(ending["chance"] for ending in held["prospect"]["endings"]) == pytest.approx(1)
    assert "Before the first roll" in lines(f"{STRICT} 0")
    assert "After roll 2: 1 1 1 held" in lines(f"{STRICT} 2:11155>111")


def test_a_taste_for_risk() -> None:
    content = document(THROW, "--objective", "utility:-0.02")
    assert content["objective"] == "utility:-0.02"
    assert content["value"] < document(THROW)["value"]
    assert any("As good as a certain" in line for line in lines(THROW, "--objective", "utility:-0.02"))


def test_a_chance_to_reach() -> None:
    content = document(THROW, "--objective", "reach:150")
    assert 0 < content["value"] < 1
    assert "prospect" not in content["options"][0]
    assert any(line.startswith("Chance: ") and line.endswith("%") for line in lines(THROW, "--objective", "reach:150"))


def test_house_rule_as_variant() -> None:
    own = str(MINIATURES / "announce.toml")
    content = document("announce .,./.,. 1> 1:13", "--variant", own)
    assert {"type": "announced", "box": "said.threes"}.items() <= content["options"][0].items()
    assert any("announce Threes (Said)" in line for line in lines("announce .,./.,. 1> 1:13", "--variant", own))
    assert "Roll 1: 1 3 · announced: Threes (Said)" in lines("announce .,./.,. 1> 1:13!said.threes", "--variant", own)


def test_too_large_sheet_is_estimated(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_large(*_: object, **__: object) -> None:
        raise TooLargeError(
            Problem(
                "solve-too-large",
                {"known": "exactly", "disk": "other", **dict.fromkeys(("cards", "memory", "budget", "smaller"), "1")},
            )
        )

    monkeypatch.setattr(position_advice, "solve", too_large)
    monkeypatch.setattr(best_estimate, "build_estimator", partial(build_estimator, most=1, cache=False))
    own = str(MINIATURES / "free-and-down.toml")
    position = "free-and-down .,.,./.,. 1> 1:13"
    content = document(position, "--variant", own)
    assert content["exact"] is False
    assert all("prospect" not in option for option in content["options"])
    assert content["certainty"] == "rough"
    assert "rough estimate" in lines(position, "--variant", own)[2]
    assert "grob geschätzt" in lines(position, "--variant", own, language="de")[2]
    before, thrown = (f"{position.rsplit(' ', 1)[0]} {turn}" for turn in ("0", "1:13>3"))
    begun = document(before, "--variant", own)
    assert begun["options"] == []
    assert content["value"] - 5 < begun["value"] < content["value"] + 5
    assert refused(thrown, "--variant", own) == "advise-no-estimate"
    assert refused(position, "--variant", own, "--objective", "utility:0.1") == "solve-too-large"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("knifel .,. 1> 0",), "unknown-variant-near"),
        ((f"{STRICT}",), "position-fields"),
        ((THROW, "--top", "0"), "advise-top"),
        ((THROW, "--top", "ten"), "advise-top"),
        ((THROW, "--objective", "luck"), "unknown-objective"),
        ((THROW, "--objective", "reach:all"), "advise-objective"),
        ((THROW, "--variant", str(MINIATURES / "plain.toml")), "other-variant"),
        (("kniffel-strict 5,5,5,5,5,5,5,5,5,5,5,5,5 1> 0",), "impossible-points"),
        ((f"kniffel-strict {','.join('-' * 13)} 1> 0",), "nothing-to-decide"),
        (("kniffel .,.,.,.,.,.,.,.,.,.,.,.,.+50 1> 0",), "extra-points"),
    ],
)
def test_unanswerable_questions_are_refused(arguments: tuple[str, ...], code: str) -> None:
    assert refused(*arguments) == code


def test_an_error_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_pasch(["--lang", "de", "advise", f"kniffel-strict {','.join('-' * 13)} 1> 0"]) == 1
    assert capsys.readouterr().err == "pasch: hier ist nichts zu entscheiden.\n"


@pytest.mark.parametrize("language", COMPLETE)
def test_help_is_complete(language: str) -> None:
    shown = run("--help", language=language).output
    assert "--objective" in shown
    assert "kniffel 3,.,.,.,.,.,.,.,25,.,.,.,. 1> 2:13355" in " ".join(shown.split())


LAST = "1,2,3,4,5,6,7,8,25,30,40,0,."


def test_to_win_with_everybody_s_cards() -> None:
    page = lines(f"kniffel-strict {LAST}|{LAST} 1> 2:11155", "--objective", "win")
    assert page[0] == "Strict Kniffel · best chance to win against the others at the table"
    assert page[2].startswith("Chance to win, if this turn is played for it: ")
    assert page[3].startswith("If all play on for the mean: seat 1 ")
    assert "gives up" in page[-1]


def test_win_advice_as_json() -> None:
    found = document(f"kniffel-strict {LAST}|1,2,3,4,5,6,7,8,25,30,40,0,24 1> 2:11155", "--objective", "win")
    assert found["objective"] == "win"
    assert sum(seat["value"] for seat in found["seats"]) == pytest.approx(1.0)
    assert found["error"] == 0
    means = [option["mean"] for option in found["options"]]
    assert found["given_up"] == max(means) - means[0]
    # Before the throw all play for the mean; then nobody decides.
    before = document(f"kniffel-strict {LAST}|{LAST} 1> 0", "--objective", "win")
    assert before["options"] == []
    assert before["value"] == pytest.approx(0.5, abs=1e-6)


def test_decided_game_is_judged_by_points() -> None:
    """What wins as often as all else stands by what it brings on average, and nothing is lost."""
    page = lines(f"kniffel-strict {LAST}|5,10,15,20,25,30,29,29,25,30,40,50,29 1> 2:11155", "--objective", "win")
    assert "For winning it is all the same what is played here" in " ".join(page)
    found = document(f"kniffel-strict {LAST}|5,10,15,20,25,30,29,29,25,30,40,50,29 1> 2:11155", "--objective", "win")
    means = [option["mean"] for option in found["options"]]
    assert means == sorted(means, reverse=True)
    assert {option["loss"] for option in found["options"]} == {0.0}


def test_to_win_alone_is_refused() -> None:
    assert refused(THROW, "--objective", "win") == "advise-win-alone"
