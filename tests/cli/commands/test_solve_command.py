"""``pasch solve`` and ``pasch compare`` on a terminal of 80 columns and as JSON."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console

from by_day import by_day
from pasch.cli.commands.compare import compare
from pasch.cli.commands.solve import solve
from pasch.cli.context import Group, Session
from pasch.cli.main import run as run_pasch
from pasch.cli.solve_options import read_memory, read_objective
from pasch.locale import COMPLETE
from pasch.locale.numbers import format_duration
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.errors import PaschError
from pasch.solver.objective import Mean, WinAgainst
from pasch.solver.solve import storage

MINIATURES = Path(__file__).parents[2] / "variants" / "miniatures"
STRICT = "kniffel-strict"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "user_cache_path", lambda *_, **__: tmp_path / "cache")


def run(*arguments: str, language: str = "de") -> Result:
    """Runs a command as the program does, on a console of 80 columns without colour."""
    group = Group("pasch", commands=[solve, compare])
    session = Session(language, Console(width=80, markup=False, emoji=False, highlight=False))
    found = CliRunner().invoke(group, list(arguments), obj=session)
    if found.exception and not isinstance(found.exception, PaschError | SystemExit):
        raise found.exception
    return found


def lines(*arguments: str, language: str = "de") -> list[str]:
    found = run(*arguments, language=language)
    assert found.exit_code == 0, found.output
    return found.stdout.replace("\N{NO-BREAK SPACE}", " ").splitlines()


def content(*arguments: str) -> dict[str, object]:
    found = json.loads(run(*arguments, "--json").stdout)
    assert isinstance(found, dict)
    return found


def test_a_solution_in_german() -> None:
    page = lines("solve", STRICT)
    assert page[:9] == [
        "Strenges Kniffel · bestes Mittel",
        "",
        "Mittel              130,34",
        "Standardabweichung   35,13",
        "",
        "Perzentile  1 %  5 %  25 %  Median  75 %  95 %  99 %",
        "────────────────────────────────────────────────────",
        "Gesamt       60   77   106     128   152   192   223",
        "",
    ]
    assert "Vierer           8,43      6,49 %" in page
    assert "Bonus (35 ab 63)    1,53    4,36 %" in page
    assert page[-2] == "Genaue Werte des besten Spiels."
    assert page[-1].startswith("681 Karten · ausgerechnet in ")
    assert "früher ausgerechnet" in lines("solve", STRICT)[-1]
    assert "· ausgerechnet" in lines("solve", STRICT, "--no-cache")[-1]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(
    "name",
    by_day(["extra-two", "bonus-sheet", "buy", "free-and-down", "tiers", "only-bonuses"], ("bonus-sheet",)),
)
def test_every_page_fits_80_columns(name: str, language: str) -> None:
    variant = str(MINIATURES / f"{name}.toml")
    for arguments in (["solve", variant], ["compare", variant, str(MINIATURES / "plain.toml")]):
        assert max(map(cell_len, lines(*arguments, language=language))) <= 80


def test_level_by_level_the_mean_and_the_cards_asked_for_are_told(tmp_path: Path) -> None:
    cards = tmp_path / "cards.txt"
    cards.write_text("# the first box struck\n\n-,.,.,.,.,.,.,.,.,.,.,.,.\n")
    page = lines("solve", STRICT, "--disk", "1G", "--positions", str(cards))
    assert "Mittel  130,336" in page
    assert any(line.startswith("-,.,.") for line in page)
    found = content("solve", STRICT, "--disk", "1G", "--positions", str(cards))
    assert (found["format"], found["mean"]) == ("pasch-levels", pytest.approx(130.336111784, abs=1e-3))
    assert isinstance(found["positions"], list)
    assert found["positions"][0]["value"] < 130.3
    cards.write_text("1,2,3\n")
    assert run_pasch(["solve", STRICT, "--positions", str(cards)]) == 1


def test_solution_as_json() -> None:
    found = content("solve", STRICT)
    assert (found["format"], found["version"]) == ("pasch-solution", 1)
    assert (found["variant"], found["objective"], found["exact"]) == (STRICT, "mean", True)
    assert found["rules_hash"] == shipped(STRICT).rules_hash
    assert found["mean"] == pytest.approx(130.336111784)
    assert found["sd"] == pytest.approx(35.129650516)
    assert found["cards"] == 681
    assert {"cpu_seconds", "wall_seconds", "peak_memory_bytes", "percentiles", "boxes", "bonuses"} <= found.keys()
    spread = found["distribution"]
    assert isinstance(spread, dict)
    assert sum(spread["chances"]) == pytest.approx(1, abs=1e-12)
    again = content("solve", STRICT)
    assert again.pop("cached") is True
    assert found.pop("cached") is False
    assert again == found


def test_a_utility_says_what_it_is_worth() -> None:
    page = lines("solve", STRICT, "--objective", "utility:-0.05", language="en")
    assert page[0] == "Strict Kniffel · averse to risk (−0.05 per point)"
    assert page[2].startswith("As good as a certain  106.04")


def test_notes_are_told_on_standard_error() -> None:
    lines("solve", STRICT)
    path = storage.get_path(shipped(STRICT), Mean())
    path.write_bytes(path.read_bytes()[:-1])
    found = run("solve", STRICT, language="en")
    assert found.exit_code == 0
    assert "has been solved afresh" in found.stderr
    assert found.stderr.count("\n") == 1


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_plot_is_drawn(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"plot.{ending}"
    lines("solve", STRICT, "--plot", str(path))
    begin = {"svg": b"<?xml", "png": b"\x89PNG"}[ending]
    assert path.read_bytes().startswith(begin)
    assert path.stat().st_size > 5_000


def test_a_plot_without_a_known_ending_is_refused_before_any_work(tmp_path: Path) -> None:
    found = run("solve", STRICT, "--plot", str(tmp_path / "plot.pdf"))
    assert isinstance(found.exception, PaschError)
    assert found.exception.code == "plot-ending"
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["solve", "kniffel-4-columns", "--memory", "1G"], 1, "cards"),
        (["solve", STRICT, "--objective", "luck"], 2, '"luck"'),
        (["solve", STRICT, "--objective", "utility:0"], 2, "utility"),
        (["solve", STRICT, "--objective", "win-against:nothing.txt"], 2, "no such file"),
        (["solve", STRICT, "--memory", "much"], 2, '"much"'),
        (["solve", STRICT, "--threads", "0"], 2, '"0"'),
        (["solve", "kniffel", "--memory", "1M"], 1, "1.0"),
        (["solve", "kniffel-3-columns", "--memory", "8G", "--disk", "1G"], 1, "--disk"),
        (["solve", "kniffel-4-columns", "--memory", "1G", "--disk", "1G"], 1, "memory"),
        (["solve", STRICT, "--disk", "1G", "--objective", "utility:0.1"], 2, "--objective"),
        (["solve", STRICT, "--positions", "nothing.txt"], 1, "no such file"),
    ],
)
def test_an_error_is_one_sentence(
    arguments: list[str], status: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_pasch([*arguments, "--lang", "en"]) == status
    captured = capsys.readouterr()
    assert words.replace("139", "1.4 × 10¹⁷".replace(" ", "\N{NO-BREAK SPACE}")) in captured.err
    assert captured.err.count("\n") == 1
    assert not captured.out


def test_amounts_of_memory_are_read() -> None:
    assert read_memory("4G") == 4_000_000_000
    assert read_memory("1.5 GB") == 1_500_000_000
    assert read_memory("500m") == 500_000_000
    assert read_memory("123") == 123
    for wrong in ("", "G", "-1G", "0", "4X", "1e9", "nan"):
        with pytest.raises(PaschError):
            read_memory(wrong)


def test_a_distribution_is_read_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "opponent.txt"
    path.write_text("200 1\n250 3\n")
    assert read_objective(f"win-against:{path}") == WinAgainst(((200, 0.25), (250, 0.75)))
    path.write_text("200 one\n")
    with pytest.raises(PaschError) as error:
        read_objective(f"win-against:{path}")
    assert error.value.code == "not-a-distribution-line"


def test_durations_are_in_fitting_units() -> None:
    assert [format_duration(seconds, "en") for seconds in (0.2, 12, 130, 20_000)] == [
        "one second",
        "12 seconds",
        "2 minutes",
        "6 hours",
    ]


def test_a_comparison_shows_what_each_switch_is_worth() -> None:
    page = lines("compare", STRICT, str(house("[boxes.full_house]\npoints = 30\n[boxes.chance]\nplus = 5\n")))
    assert page[0] == "A = Strenges Kniffel und B = Unser Haus"
    assert any(line.startswith("boxes.full_house.points = 25 → 30   +1,") for line in page)
    assert any(line.startswith("boxes.chance.plus = 0 → 5 ") for line in page)
    assert any(line.startswith("Alle zusammen") for line in page)
    assert any(line.split() == ["Unterschied", "Mittel", "Streuung", "Min", "Können", "Knapp"] for line in page)
    assert any("Kaum jemand punktet in" in line for line in page)


def house(rules: str) -> Path:
    path = storage.get_folder().parent.parent / "house.toml"
    path.write_text(f'like = "{STRICT}"\nid = "our-house"\nnames = {{ de = "Unser Haus", en = "Our house" }}\n{rules}')
    return path


def test_where_only_bonuses_make_the_total_no_box_is_said_to_bring_nothing() -> None:
    bonuses = str(MINIATURES / "only-bonuses.toml")
    page = lines("solve", bonuses)
    assert any(re.match(r"Einser +– ", line) for line in page)
    assert "Die Summe machen allein die Boni" in "\n".join(page)
    beside = lines("compare", str(MINIATURES / "plain.toml"), bonuses)
    assert any(re.match(r"Einser +\d,\d\d +– +\d", line) for line in beside)
    assert "Die Summe machen allein die Boni" in "\n".join(beside)


@pytest.mark.slow
def test_comparison_as_json() -> None:
    found = content("compare", STRICT, str(house("[turn]\nthrows = 2\n[bonuses]\nupper = false\n")))
    assert (found["format"], found["same_game"]) == ("pasch-comparison", False)
    effects = found["switches"]
    assert isinstance(effects, list)
    assert [effect["switch"] for effect in effects] == ["turn.throws", "bonuses.upper"]
    assert all(effect["effect"] < 0 and effect["problem"] is None for effect in effects)


def test_a_number_is_varied(tmp_path: Path) -> None:
    variant, picture = str(MINIATURES / "bonus.toml"), tmp_path / "curve.svg"
    vary = ["compare", variant, "--vary", "turn.throws=1..2", "--plot", str(picture)]
    page = lines(*vary)
    assert page[0].endswith("turn.throws durchprobiert")
    assert [line.split()[0] for line in page[4:6]] == ["1", "2"]
    assert picture.read_text("utf-8").startswith("<?xml")
    found = content("compare", variant, "--vary", "turn.throws=1..2")
    steps = found["steps"]
    assert isinstance(steps, list)
    assert steps[0]["balance"]["mean"] < steps[1]["balance"]["mean"]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ([STRICT], "compare-what"),
        ([STRICT, STRICT, "--vary", "turn.throws=1..2"], "compare-what"),
        ([STRICT, STRICT, "--plot", "curve.svg"], "compare-plot"),
        ([STRICT, "--vary", "turn.throws=1..2", "--plot", "curve.txt"], "plot-ending"),
    ],
)
def test_incomparable_variants_are_reported(arguments: list[str], code: str) -> None:
    error = run("compare", *arguments).exception
    assert isinstance(error, PaschError)
    assert error.code == code


def test_the_same_game_is_called_so() -> None:
    assert "Beide sind dasselbe Spiel." in lines("compare", STRICT, STRICT)


@pytest.mark.slow
def test_a_switch_that_is_no_variant_alone_says_so() -> None:
    text = '[boxes.pair]\nnames = { de = "Paar", en = "Pair" }\npattern = { of_a_kind = 2 }\n[bonuses.low]\n'
    text += 'names = { de = "Tief", en = "Low" }\nboxes = ["pair"]\ntiers = [{ from = 8, points = 5 }]\n'
    found = content("compare", STRICT, str(house(text)))
    effects = found["switches"]
    assert isinstance(effects, list)
    by_switch = {effect["switch"]: effect for effect in effects}
    assert by_switch["boxes.pair"]["effect"] > 0
    assert by_switch["bonuses.low"]["effect"] is None
    problem = by_switch["bonuses.low"]["problem"]
    assert (problem["code"], problem["place"]) == ("unknown-name", "bonuses.low.boxes")


def test_starting_loads_no_arrays() -> None:
    code = (
        "import sys, pasch\nfrom pasch.cli.main import run\nrun(['--help'])\n"
        "sys.exit(', '.join({'numpy', 'numba', 'llvmlite', 'matplotlib'} & sys.modules.keys()) or None)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env={**os.environ})
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("missing", ["numpy", "llvmlite", "matplotlib"])
def test_without_the_extra_one_sentence_says_what_to_install(missing: str, tmp_path: Path) -> None:
    arguments = ["solve", str(MINIATURES / "plain.toml"), "--plot", str(tmp_path / "plot.svg"), "--lang", "en"]
    code = f"import sys\nsys.modules[{missing!r}] = None\nfrom pasch.cli.main import run\nsys.exit(run({arguments!r}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("pasch: this needs the solver's libraries")
    assert done.stderr.count("\n") == 1


def test_an_unknown_objective_lists_all_of_them() -> None:
    with pytest.raises(PaschError) as error:
        read_objective("win")
    assert "win needs a position (pasch advise)." in error.value.problems[0].words("en")
