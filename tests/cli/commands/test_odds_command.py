"""``pasch odds`` on a terminal of 80 columns and as JSON."""

import json
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console

from by_day import by_day
from pasch.cli.commands.odds import odds
from pasch.cli.context import Group, Session
from pasch.cli.main import run as run_pasch
from pasch.cli.reports.odds_report import decimal, percent
from pasch.locale import COMPLETE
from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.errors import PaschError


def run(*arguments: str, language: str = "de") -> Result:
    """Runs the command as the program does, on a console of 80 columns without colour."""
    group = Group("pasch", commands=[odds])
    session = Session(language, Console(width=80, markup=False, emoji=False, highlight=False))
    found = CliRunner().invoke(group, ["odds", *arguments], obj=session)
    if found.exception and not isinstance(found.exception, PaschError | SystemExit):
        raise found.exception
    return found


def lines(*arguments: str, language: str = "de") -> list[str]:
    """What the command prints, with plain blanks; it must succeed."""
    found = run(*arguments, language=language)
    assert found.exit_code == 0, found.output
    return found.stdout.replace("\N{NO-BREAK SPACE}", " ").splitlines()


def document(*arguments: str) -> dict[str, object]:
    """What the command prints for programs."""
    content = json.loads(run(*arguments, "--json").stdout)
    assert isinstance(content, dict)
    assert (content["format"], content["version"]) == ("pasch-odds", 1)
    return content


def entries(*arguments: str) -> list[dict[str, object]]:
    """Its list of odds."""
    found = document(*arguments)["odds"]
    assert isinstance(found, list)
    return found


def test_all_boxes_in_german() -> None:
    assert lines("kniffel") == [
        "Kniffel · 3 Würfe",
        "",
        "               Beste Chance           Bestes Mittel",
        "Feld                Treffer   Mittel        Treffer   Mittel",
        "────────────────────────────────────────────────────────────",
        "Einser            93,5095 %   2,1065      93,5095 %   2,1065",
        "Zweier            93,5095 %   4,2130      93,5095 %   4,2130",
        "Dreier            93,5095 %   6,3194      93,5095 %   6,3194",
        "Vierer            93,5095 %   8,4259      93,5095 %   8,4259",
        "Fünfer            93,5095 %  10,5324      93,5095 %  10,5324",
        "Sechser           93,5095 %  12,6389      93,5095 %  12,6389",
        "Dreierpasch       74,3195 %  14,9103      71,5120 %  15,1947",
        "Viererpasch       29,0794 %   5,5417      27,7443 %   5,6113",
        "Full House        36,2883 %   9,0721      36,2883 %   9,0721",
        "Kleine Straße     61,5442 %  18,4633      61,5442 %  18,4633",
        "Große Straße      26,1095 %  10,4438      26,1095 %  10,4438",
        "Kniffel            4,6029 %   2,3014       4,6029 %   2,3014",
        "Chance                100 %  23,3333          100 %  23,3333",
        "",
        "Treffer: die Chance, dass das Feld Punkte bringt. Mittel: seine Punkte im",
        "Schnitt.",
    ]


def test_one_box_in_english() -> None:
    assert lines("kniffel", "five of a kind", language="en") == [
        "Kniffel · Kniffel",
        "",
        "            Both aims",
        "Rolls          Scores             Mean",
        "──────────────────────────────────────",
        "    1         0.0772%           0.0386",
        "               1/1296           25/648",
        "    2         1.2631%           0.6316",
        "            221/17496        5525/8748",
        "    3         4.6029%           2.3014",
        "       347897/7558272  8697425/3779136",
        "",
        "Scores: the chance that the box gives points. Mean: its points on average. Both",
        "aims: whoever plays for the chance and whoever plays for the mean decide alike.",
    ]


def test_one_box_has_a_table_for_each_aim_where_they_differ() -> None:
    shown = lines("kniffel", "Dreierpasch", "--throws", "3")
    assert "        Beste Chance" in shown
    assert "       Bestes Mittel" in shown
    assert "       234053/314928  3521759/236196" in shown
    assert "       337817/472392  114845383/7558272" in shown
    only = lines("kniffel", "Dreierpasch", "--aim", "mean")
    assert "       Bestes Mittel" in only
    assert not any("Beste Chance" in line for line in only)


def test_dice_on_the_table() -> None:
    shown = lines("kniffel", "--dice", "5 5 3 3 1")
    assert shown[0] == "Kniffel · 13355 auf dem Tisch · noch 2 Würfe"
    assert "Zweier           83,8494 %   3,0556  nichts" in shown
    assert "Full House       55,5556 %  13,8889  3355" in shown
    assert "Kniffel           2,9064 %   1,4532  33, 55" in shown
    served = lines("kniffel", "Full House", "--dice", "33555", language="en")
    assert served[0] == "Kniffel · Full house · 33555 on the table"
    assert "   2       100%  25.0000  all" in served
    assert lines("kniffel", "chance", "yahtzee", "--dice", "11111", "--throws", "0", language="en")[0].endswith(
        "11111 on the table · no more rolls"
    )


def test_columns_that_are_alike_are_shown_once() -> None:
    assert len(lines("kniffel-3-columns")) == len(lines("kniffel-basic"))
    shown = lines("kniffel-first-throws", "Chance", language="en")
    assert "Chance (One roll)       1         100%  17.5000       100%  17.5000" in shown
    assert "Chance (Two rolls)      2         100%  21.2500       100%  21.2500" in shown
    assert lines("kniffel-first-throws", "two.chance", language="en")[0].endswith("· Chance (Two rolls)")


def test_the_box_of_equal_dice_may_be_filled() -> None:
    shown = lines("kniffel-strict", "--five", "scored", "--throws", "1")
    assert (
        shown[0] == "Kniffel, strenge Lesart · ein Wurf · fünf Gleiche schon gewertet" or "schon gewertet" in shown[0]
    )
    assert not any(line.startswith("Kniffel  ") for line in shown[3:])
    assert entries("kniffel-strict", "chance", "--throws", "1", "--five", "scored") != entries(
        "kniffel-strict", "chance", "--throws", "1"
    )
    assert lines("yahtzee-free-joker", "--number", "filled", "--five", "struck", language="en")[0].endswith(
        "3 rolls · five of a kind crossed out · number box filled"
    )


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("variant_id", by_day(variant_ids(), ("maxi-yatzy",)))
def test_everything_fits_eighty_columns(variant_id: str, language: str) -> None:
    count = shipped(variant_id).dice.count
    for arguments in ((), ("--dice", "123456"[:count]), ("--dice", "1" * count)):
        for line in lines(variant_id, *arguments, language=language):
            assert cell_len(line) <= 80
            assert line == line.rstrip()


def test_long_fractions_fit_too() -> None:
    assert max(map(cell_len, lines("yatzy-deluxe", "six_of_a_kind", "--throws", "12"))) <= 80


def test_json_before_the_first_throw() -> None:
    content = document("kniffel", "kniffel", "--aim", "chance")
    assert content["variant"] == "kniffel"
    assert content["dice"] is None
    assert (content["five"], content["number"]) == ("open", "free")
    last = entries("kniffel", "kniffel", "--aim", "chance")[-1]
    assert last == {
        "box": "five_of_a_kind",
        "throws": 3,
        "aims": {
            "chance": {
                "chance": 347897 / 7558272,
                "chance_exact": "347897/7558272",
                "mean": float(Fraction(8697425, 3779136)),
                "mean_exact": "8697425/3779136",
            }
        },
    }


def test_json_of_all_boxes_and_of_dice() -> None:
    assert len(entries("kniffel")) == 13
    assert [entry["throws"] for entry in entries("kniffel", "chance", "--throws", "5")] == [1, 2, 3, 4, 5]
    assert document("kniffel", "--dice", "55331")["dice"] == "13355"
    (_, found) = entries("kniffel", "twos", "--dice", "55331", "--aim", "mean")
    assert found["aims"] == {
        "mean": {
            "chance": float(1 - Fraction(5, 6) ** 10),
            "chance_exact": str(1 - Fraction(5, 6) ** 10),
            "mean": float(Fraction(55, 18)),
            "mean_exact": "55/18",
            "holds": ["-"],
        }
    }


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["kniffel", "--throws", "0"], 2, "1 to 12"),
        (["kniffel", "--throws", "13"], 2, "1 to 12"),
        (["kniffel", "--throws", "³"], 2, "1 to 12"),
        (["kniffel", "--throws", "-1", "--dice", "11111"], 2, "0 to 12"),
        (["kniffel", "--throws", "9" * 50], 2, "1 to 12"),
        (["kniffel", "nonsense"], 1, "no box"),
        (["kniffel", "Kniffle"], 1, "Kniffel?"),
        (["knifel"], 1, "kniffel"),
        (["kniffel", "--dice", "abc"], 2, "does not read as dice"),
        (["kniffel", "--dice", "1355"], 1, "5 dice are needed"),
        (["kniffel", "--dice", "-"], 1, "5 dice are needed"),
        (["yatzy", "--five", "scored"], 1, '"open"'),
        (["kniffel-100", "--number", "filled"], 1, '"free"'),
        (["kniffel", "kniffel", "--five", "struck"], 1, "filled already"),
        (["kniffel", "--aim", "best"], 2, "chance, mean, both"),
        ([], 2, "VARIANT is missing"),
    ],
)
def test_errors_are_one_sentence(
    arguments: Sequence[str], status: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_pasch(["--lang", "en", "odds", *arguments]) == status
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert words in shown.err


def test_errors_are_german_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_pasch(["odds", "kniffel", "--throws", "viele", "--lang", "de"]) == 2
    assert capsys.readouterr().err == "pasch: mit „viele“ Würfen lässt sich nicht rechnen; erlaubt ist 1 bis 12.\n"


def test_a_variant_without_a_free_box(tmp_path: Path) -> None:
    file = tmp_path / "five.toml"
    file.write_text("""
id = "five"
names = { de = "Nur Fünf", en = "Only five" }
boxes.five = { names = { de = "Fünf", en = "Five" }, pattern = { of_a_kind = 5 }, points = 50 }
extra.joker = { when = "scored", bonus = 50 }
""")
    error = run(str(file), "--five", "scored").exception
    assert isinstance(error, PaschError)
    assert error.code == "box-full"


@pytest.mark.parametrize(("language", "start"), [("de", "Aufruf: pasch odds"), ("en", "Usage: pasch odds")])
def test_help_is_translated(language: str, start: str) -> None:
    shown = run("--help", language=language).stdout
    assert shown.startswith(start)
    assert "--throws" in shown


@pytest.mark.parametrize(
    ("chance", "shown"),
    [
        (Fraction(0), "0%"),
        (Fraction(1), "100%"),
        (Fraction(1, 3), "33.3333%"),
        (Fraction(1, 10**8), "0.000001%"),
        (1 - Fraction(1, 10**8), "99.999999%"),
        (Fraction(1, 10**30), "0.000000000000%"),
    ],
)
def test_a_chance_in_per_cent(chance: Fraction, shown: str) -> None:
    assert percent(chance, "en") == shown


def test_a_decimal_number() -> None:
    assert decimal(Fraction(70, 3), "de") == "23,3333"
    assert decimal(Fraction(19, 20), "en", 1) == "1.0"
