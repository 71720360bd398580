"""Commands that show and check variants, on a terminal of 80 columns."""

import json
import re
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console

from by_day import by_day
from pasch.cli.commands.check import check
from pasch.cli.commands.schema import schema
from pasch.cli.commands.show import show
from pasch.cli.commands.tables import tables
from pasch.cli.commands.variants import variants
from pasch.cli.context import Command, Group, Session, session
from pasch.locale import COMPLETE
from pasch.locale import text as words
from pasch.rules.catalogue.shipped_variants import groups, shipped, variant_ids
from pasch.rules.catalogue.tables_json import tables_json
from pasch.rules.errors import PaschError

COMMANDS: Sequence[click.Command] = (check, schema, show, tables, variants)


def run(*arguments: str, language: str = "de") -> Result:
    """Runs a command as the program does, on a console of 80 columns without colour."""
    group = Group("pasch", commands=COMMANDS)
    found = CliRunner().invoke(group, arguments, obj=Session(language, Console(width=80, highlight=False)))
    if found.exception and not isinstance(found.exception, PaschError | SystemExit):
        raise found.exception
    return found


def output(*arguments: str, language: str = "de") -> str:
    """What a command prints; it must succeed."""
    found = run(*arguments, language=language)
    assert found.exit_code == 0, found.output
    return found.stdout


def refused(*arguments: str) -> list[str]:
    """The codes of what is wrong."""
    error = run(*arguments).exception
    assert isinstance(error, PaschError)
    return [problem.code for problem in error.problems]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("variant_id", by_day(variant_ids()))
@pytest.mark.parametrize("option", [(), ("--sheet",), ("--diff", "yatzy")])
def test_everything_fits_eighty_columns(variant_id: str, language: str, option: tuple[str, ...]) -> None:
    for line in output("show", variant_id, *option, language=language).splitlines():
        assert cell_len(line) <= 80
        assert line == line.rstrip()


def test_the_sheet_of_knoeffel() -> None:
    lines = output("show", "knoeffel", "--sheet").splitlines()
    assert lines[0] == "Knöffel – Spielblock"
    assert lines[5] == "│ Feld          │ Was zählt                              │ Spalte 1 │ Spalte 2 │"
    assert "│ Einser        │ nur Einsen                             │          │          │" in lines
    assert "│ Bonus         │ 35 ab 63                               │          │          │" in lines
    assert "│ Knöffel       │ fünf Gleiche: 20                       │          │          │" in lines
    assert "│ Freiwürfe     │ 5 für jeden übrigen Wurf               │  ○ ○ ○   │  ○ ○ ○   │" in lines


def test_a_narrow_terminal_does_not_crop_the_sheet() -> None:
    group = Group("pasch", commands=COMMANDS)
    narrow = Session("de", Console(width=50, highlight=False))
    shown = CliRunner().invoke(group, ["show", "yams", "--sheet"], obj=narrow).stdout
    assert shown == output("show", "yams", "--sheet")


def test_a_block_of_one_column_has_room_for_six_games() -> None:
    lines = output("show", "kniffel", "--sheet").splitlines()
    assert all(f" {game}. " in lines[5] for game in range(1, 7))
    shown = {line[1:].split("│")[0].strip() for line in lines if line.startswith("│") and line.count("│") == 9}
    assert {"Einser", "Summe oben", "Bonus", "Kniffel", "Chance", "Summe unten", "Extra", "Gesamt"} <= shown
    assert max(map(cell_len, lines)) <= 80


def test_a_sheet_has_every_box_once() -> None:
    for variant_id in variant_ids():
        sheet = output("show", variant_id, "--sheet")
        for line in shipped(variant_id).document.boxes.values():
            # A long name goes on in the next line.
            name = r"(?: | +│.*\n│ )".join(map(re.escape, line.names.de.split()))
            assert len(re.findall(f"┤\n│ {name} +│", sheet)) == 1


def test_the_rules_begin_with_name_and_numbers() -> None:
    assert output("show", "yatzy-deluxe", language="en").startswith(
        "Yatzy Deluxe\n6 dice · 14 boxes · 14 turns · 474 points at most\n\nThe aim\n  Everybody fills"
    )


def test_toml_is_the_document_itself() -> None:
    text = files("pasch.variants").joinpath("yatzy-deluxe.toml").read_text(encoding="utf-8")
    assert output("show", "yatzy-deluxe", "--toml") == text


def test_the_difference_to_a_parent() -> None:
    assert output("show", "kniffel-put-aside", "--diff", "kniffel-basic").splitlines()[:3] == [
        "Kniffel mit Herauslegen im Vergleich zu Kniffel ohne Extra-Kniffel",
        "~ turn.throws = 3 → 5",
        "~ turn.put_aside = 0 → 1",
    ]


def test_equal_variants_show_no_difference() -> None:
    assert output("show", "yams", "--diff", "yams").splitlines()[1] == ("Die beiden Dokumente sagen genau dasselbe.")


def test_show_as_json() -> None:
    shown = json.loads(output("show", "yams", "--json", language="en"))
    assert (shown["format"], shown["version"], shown["id"], shown["columns"]) == ("pasch-variant", 1, "yams", 4)
    assert shown["rules"]["sections"][0]["heading"] == "The aim"
    changed = json.loads(output("show", "knoeffel", "--diff", "kniffel-basic", "--json"))
    assert changed["same_game"] is False
    assert {"boxes.five_of_a_kind.points", "turn.buy"} <= {change["place"] for change in changed["changes"]}


def test_options_that_exclude_each_other() -> None:
    assert refused("show", "yams", "--sheet", "--toml") == ["options-exclude"]
    assert refused("show", "yams", "--toml", "--json") == ["options-exclude"]


def test_an_unknown_variant() -> None:
    assert refused("show", "knifel") == ["unknown-variant-near"]


def test_the_list_of_variants() -> None:
    lines = output("variants", language="en").splitlines()
    assert lines[0].split() == ["Id", "Name", "Dice", "Columns", "Boxes", "Turns", "max."]
    found = [line.strip() for line in lines[2:] if line.strip()]
    headings = [words(f"variant-group-{group}", "en") for group in groups()]
    firsts = [line if line in headings else line.split()[0] for line in found]
    expected = [
        one for heading, members in zip(headings, groups().values(), strict=True) for one in (heading, *members)
    ]
    assert [first for first in firsts if first in expected] == expected
    assert max(map(cell_len, lines)) <= 80


def test_the_list_of_variants_as_json() -> None:
    listed = json.loads(output("variants", "--json"))
    assert (listed["format"], listed["version"]) == ("pasch-variants", 1)
    assert listed["variants"][-1] == {
        "id": "yatzy-deluxe",
        "names": dict(shipped("yatzy-deluxe").names),
        "rules_hash": shipped("yatzy-deluxe").rules_hash,
        "dice": 6,
        "columns": 1,
        "boxes": 14,
        "turns": 14,
        "max_total": 474,
        "players": {"least": 1, "most": 8},
        "group": "six-dice",
        "countries": [],
        "minutes": 10,
    }


HOUSE = 'like = "kniffel"\nid = "house"\nnames = { de = "Hausregel", en = "House rule" }\n'


def test_check_sums_a_valid_file_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("house.toml")
    file.write_text(f"{HOUSE}[turn]\nthrows = 4\n")
    shown = output("check", str(file))
    assert shown.startswith("house.toml ist eine gültige Variante.\n\nName        Hausregel\n")
    assert "Anders als bei kniffel:\n~ turn.throws = 3 → 4\n" in shown
    facts = json.loads(output("check", str(file), "--json"))
    assert (facts["valid"], facts["parent"], facts["same_game"]) == (True, "kniffel", False)


def test_check_explains_each_key(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(f'{HOUSE}[turn]\nthrows = 4\n[columns.sheet]\nnames = "points"\norder = ["upper", "lower"]\n')
    shown = output("check", str(file), "--explain")
    assert "\nWas jeder Schlüssel bewirkt:\nturn.throws\n" in shown
    assert "\n  statt: " in shown
    keys = json.loads(output("check", str(file), "--explain", "--json"))["keys"]
    assert [one["key"] for one in keys] == ["turn.throws", "columns.sheet"]
    assert any("innerhalb eines Teils beliebig" in sentence for sentence in keys[1]["says"])


def test_check_says_when_the_rules_are_the_parents(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(HOUSE)
    (tmp_path / "child.toml").write_text(HOUSE.replace("kniffel", "house.toml").replace('"house"', '"child"'))
    assert "Die Regeln sind dieselben wie bei house." in output("check", str(tmp_path / "child.toml"))


def test_check_names_every_problem(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(f"{HOUSE}[turn]\nthrows = 0\nthrow = 2\n")
    assert refused("check", str(file)) == ["out-of-range", "unknown-key-near"]
    found = run("check", str(file), "--json", language="en")
    assert found.exit_code == 1
    problems = json.loads(found.stdout)["problems"]
    assert [(problem["code"], problem["place"]) for problem in problems] == [
        ("out-of-range", "turn.throws"),
        ("unknown-key-near", "turn.throw"),
    ]


def test_tables_are_json() -> None:
    assert json.loads(output("tables", "kniffel")) == json.loads(json.dumps(tables_json(shipped("kniffel"))))


def test_schemas_are_listed_and_printed() -> None:
    names = output("schema").split()
    assert "variant" in names
    assert all(json.loads(output("schema", name)) for name in names)
    assert refused("schema", "varian") == ["unknown-schema"]


def test_help_is_german_in_german() -> None:
    assert output("show", "--help") == (
        "Aufruf: pasch show [OPTIONEN] VARIANTE\n"
        "\n"
        "  Die Regeln einer Variante erklären.\n"
        "\n"
        "  VARIANTE ist eine, die Pasch mitbringt („pasch variants“ zählt sie auf), oder\n"
        "  die eigene TOML-Datei.\n"
        "\n"
        "Optionen:\n"
        "  --sheet          Stattdessen den leeren Spielblock drucken.\n"
        "  --toml           Das Dokument der Variante genau so ausgeben, wie es\n"
        "                   geschrieben ist.\n"
        "  --diff VARIANTE  Zeigen, was anders ist als bei dieser Variante.\n"
        "  --json           Dasselbe als JSON für Programme ausgeben.\n"
        "  -h, --help       Diese Hilfe zeigen.\n"
        "  --lang SPRACHE   Die Sprache aller Ausgaben: de, en, es, fr, hr, sv; sonst\n"
        "                   gilt die des Systems.\n"
    )


@pytest.mark.parametrize("language", COMPLETE)
def test_every_command_has_help(language: str) -> None:
    overview = output("--help", language=language)
    for command in COMMANDS:
        assert f"\n  {command.name} " in overview
        assert output(str(command.name), "--help", language=language).startswith(("Aufruf:", "Usage:"))


def test_notes_behind_options() -> None:
    @click.command("show", cls=Command)
    @click.option("-d", "--diff", type=click.IntRange(1, 8), default=2, show_default=True)
    @click.option("--sheet", required=True, type=click.Choice(["a", "b"]))
    @click.argument("nameless", nargs=-1)
    def noted(diff: int, sheet: str, nameless: tuple[str, ...]) -> None:
        """Stands in for a command with notes."""

    lines = CliRunner().invoke(noted, ["--help"], obj=Session("de", Console())).output.splitlines()
    assert lines[0] == "Aufruf: show [OPTIONEN] [TEXT] …"
    assert "  -d, --diff ZAHL  Zeigen, was anders ist als bei dieser Variante.  [Vorgabe: 2;" in lines
    assert "  --sheet [a|b]    Stattdessen den leeren Spielblock drucken.  [erforderlich]" in lines


def test_a_command_without_a_session_is_an_error_in_pasch() -> None:
    with click.Context(show), pytest.raises(TypeError):
        session()
