"""Keys without effect are reported with their place, but are no errors."""

from pathlib import Path

import pytest

from pasch import parse_variant, shipped, variant_ids
from pasch.cli.main import main
from pasch.rules.catalogue.shipped_variants import reader
from pasch.rules.reading.idle_keys import idle_keys, keys_without_effect

LIKE = 'like = "kniffel"\nid = "own"\nnames = { de = "Eigen", en = "Own" }\n'
NAMES = 'names = { de = "A", en = "A" }'
BUY = f"[turn.buy]\n{NAMES}\nper_column = 3\nunused = 5\n"


BONUS = f"[bonuses.a]\n{NAMES}\n"
BONUS_OF_ITS_NAME = '[bonuses.a]\nnames = { de = "Bonus", en = "Extra" }\n'
TIERS = "bonuses.a.tiers"


def column(rest: str) -> str:
    return f"[columns.a]\n{NAMES}\n{rest}\n"


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        (BUY + column("throws = 5"), "idle-throws", "columns.a.throws"),
        (column('miss = "any"'), "idle-miss", "columns.a.miss"),
        (column('announce = true\nmiss = "any"'), "idle-miss-any", "columns.a.miss"),
        ("[turn]\nlast_throws = 5\n" + column("throws = 3"), "idle-last-throws", "turn.last_throws"),
        (column('strikes = "any"'), "idle-strikes", "columns.a.strikes"),
        (column('order = [["upper"], ["lower"]]'), "idle-order-lists", "columns.a.order"),
        ("players = { least = 1, most = 1 }\nboxes.chance.wins = 1", "idle-at-once", "boxes.chance.wins"),
        ("boxes.chance.wins = 9", "idle-throws-at-once", "boxes.chance.wins"),
        ('[extra.more]\nwhen = "scored"', "idle-extra-empty", "extra.more"),
        (column("served = false"), "idle-served", "columns.a.served"),
        (column('served = "only"\nthrows = 1'), "idle-served-only", "columns.a.served"),
        (column('announce = "unless-served"'), "idle-unless-served", "columns.a.announce"),
        (column("extra = []"), "idle-extra", "extra.joker"),
        ('[extra.joker]\nwhen = "open"', "idle-place", "extra.joker.place"),
        (f"[bonuses.a]\n{NAMES}\nsection = 'lower'\ntiers = [{{ from = 1, points = 0 }}]", "idle-bonus", "bonuses.a"),
        ("[turn]\nthrows = 1\nput_aside = 1\n", "idle-put-aside", "turn.put_aside"),
        (BONUS + 'points = "chance"\nwhen = { below = ["chance", "chance"] }', "idle-never", "bonuses.a.when"),
        (BONUS + 'points = "chance"\nwhen = { below = [10, "ones"] }', "idle-never", "bonuses.a.when"),
        (BONUS + 'points = "chance"\nwhen = { below = [4, "twos", 6] }', "idle-never", "bonuses.a.when"),
        (BONUS + 'points = "chance"\nwhen = { at_most = ["ones", 5] }', "idle-always", "bonuses.a.when"),
        (BONUS + 'points = { product = ["chance", 0] }', "idle-bonus", "bonuses.a"),
        (BONUS + 'points = { difference = ["chance", "chance"] }', "idle-bonus", "bonuses.a"),
        (BONUS + 'points = "ones"\nwhen = { below = [30, "four_of_a_kind"] }', "idle-never", "bonuses.a.when"),
        (
            BONUS + 'boxes = ["twos"]\ntiers = [{ to = 2, points = 1 }, { from = 3, to = 3, points = 5 }]',
            "idle-tier",
            TIERS,
        ),
        (
            BONUS_OF_ITS_NAME + "section = 'lower'\ntiers = [{ from = 9, points = 5 }]",
            "bonus-called-alike",
            "bonuses.a.names",
        ),
    ],
)
def test_a_key_that_does_nothing_is_named(text: str, code: str, place: str) -> None:
    (problem,) = idle_keys(parse_variant(LIKE + text))
    assert (problem.code, problem.place) == (code, place)
    assert problem.words("de") != problem.words("en")


@pytest.mark.parametrize(
    "text",
    [
        "",
        BUY + column("throws = 4"),
        BUY + "[boxes.chance]\nwins = 4",
        "[turn]\nsave = true\n" + column("throws = 9"),
        column('announce = true\nmiss = "any"\nstrikes = "any"'),
        column('announce = true\nmiss = "any"') + '[columns.b]\nnames = { de = "B", en = "B" }\n',
        column('order = "down"\nstrikes = "any"'),
        "[boxes.chance]\nserved = 40\n" + column("served = false"),
        column('served = "only"'),
        column('announce = "unless-served"') + '[columns.b]\nnames = { de = "B", en = "B" }\n',
        "[turn]\nput_aside = 1\nrelease = true\n",
        BONUS + 'points = "chance"\nwhen = { below = [4, "ones"] }',
        BONUS + 'points = "ones"\nwhen = { below = ["ones", "twos", "threes", "fours", "fives", "sixes"] }',
        BONUS + 'points = "chance"\nwhen = { equal = ["chance", "three_of_a_kind", "four_of_a_kind", "full_house"] }',
        BONUS + 'boxes = ["twos"]\ntiers = [{ to = 2, points = 1 }, { from = 3, to = 4, points = 5 }]',
    ],
)
def test_effective_keys_are_not_reported(text: str) -> None:
    assert list(idle_keys(parse_variant(LIKE + text))) == []


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ('[extra.joker]\nnumber = "free"\nplace = ["number"]\nbonus = { number = 50 }\nworth = {}', []),
        (f"[bonuses.more]\n{NAMES}\nsection = 'lower'\ntiers = [{{ from = 100, points = 0 }}]", ["bonuses.more"]),
        ("[boxes.full_house.pattern]\ngroups = [2, 3]", ["boxes.full_house.pattern"]),
        ("[boxes.small_straight]\npattern = { run = 4, of_a_kind = 1 }", ["boxes.small_straight.pattern"]),
        ("[turn]\nthrows = 3\n[dice]\ncount = 5", []),
        ("[turn]\nthrows = 4", []),
        (column('miss = "any"'), ["columns.a.miss"]),
    ],
)
def test_a_rule_that_changes_no_game_is_named(text: str, places: list[str]) -> None:
    """But not one that is only said again."""
    assert [problem.place for problem in keys_without_effect(parse_variant(LIKE + text), reader())] == places


@pytest.mark.parametrize("variant_id", variant_ids())
def test_shipped_variants_say_nothing_in_vain(variant_id: str) -> None:
    assert list(idle_keys(shipped(variant_id))) == []


def test_check_reports_idle_keys(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "own.toml").write_text(LIKE + column('miss = "any"'), encoding="utf-8")
    with pytest.raises(SystemExit) as done:
        main(["--lang", "de", "check", str(tmp_path / "own.toml")])
    assert not done.value.code
    assert "columns.a.miss: „miss“ bewirkt nichts in einer Spalte ohne „announce“." in capsys.readouterr().out


@pytest.mark.parametrize(("release", "places"), [("true", ["turn.release"]), ("false", [])])
def test_dice_put_aside_are_never_taken_up_again(release: str, places: list[str]) -> None:
    text = LIKE + f"[turn]\nput_aside = 1\nrelease = {release}\n"
    found = [one for one in keys_without_effect(parse_variant(text), reader()) if one.code == "idle-release"]
    assert [problem.place for problem in found] == places
    assert all(problem.words("de") != problem.words("en") for problem in found)
