"""Rules in words: complete, tidy, and different for every switch."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from by_day import by_day
from pasch.locale import COMPLETE, Value, text
from pasch.play.blocks.sheet_hints import line_hint
from pasch.play.blocks.sheet_lines import sheet_lines
from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant, shipped, variant_ids
from pasch.rules.document.bonus_counting import weighted_points
from pasch.rules.explain import Explanation, box_help, explain, sentences
from pasch.rules.game.card import empty_card
from pasch.rules.game.state import GameState, Turn
from pasch.rules.game.turn import column_entries
from pasch.rules.variant.variant import Variant

NEXT = sorted(map(str, Path(__file__).parents[2].glob("variants/*.toml")))


FINES = """
[bonuses.fines]
names = { de = "Strafe", en = "Fine" }
section = "all"
count = "strikes"
each = -5
"""
ROWS = """
[bonuses.rows]
names = { de = "Reihen", en = "Rows" }
section = "all"
per = "row"
tiers = [{ from = 20, points = 10 }]
"""


@cache
def house(rules: str) -> Variant:
    """A house rule on the plain sheet."""
    names = '{ de = "Hausregel", en = "House rule" }'
    return parse_variant(f'like = "kniffel-basic"\nid = "house"\nnames = {names}\n{rules}')


def told(explanation: Explanation) -> list[str]:
    """Every text of an explanation."""
    return [
        part
        for section in explanation.sections
        for part in (
            section.heading,
            *section.paragraphs,
            *section.items,
            *(cell for row in section.rows for cell in (row.name, row.condition, row.points)),
        )
    ]


def section(variant_id: str, language: str, heading: str) -> str:
    """The sentences of one section."""
    found = next(part for part in explain(shipped(variant_id), language).sections if part.heading == heading)
    return "\n".join((*found.paragraphs, *found.items))


def test_a_german_turn() -> None:
    assert section("kniffel", "de", "Ein Zug") == (
        "Gewürfelt wird mit fünf Würfeln, bis zu dreimal je Zug. Der erste Wurf ist mit allen; danach bleibt liegen, "
        "was passt, und nur der Rest wird neu gewürfelt. Was liegt, darf vor dem nächsten Wurf auch wieder in den "
        "Becher. Wer zufrieden ist, hört früher auf.\n"
        "Am Ende des Zuges wird genau ein freies Feld ausgefüllt: Entweder kommen die Punkte hinein, die der Wurf "
        "dort bringt, oder es wird gestrichen und zählt nichts. Gestrichen werden darf auch ein Feld, das Punkte "
        "brächte. Was steht, bleibt stehen."
    )


def test_the_extra_kniffel_in_german() -> None:
    assert section("kniffel", "de", "Noch einmal fünf Gleiche") == (
        "Wer im Feld Kniffel schon 50 Punkte hat und noch einmal fünf Gleiche wirft, muss sie ins passende "
        "Zahlenfeld eintragen; ist das besetzt, unten in ein freies Feld; ist unten alles voll, oben in ein freies "
        "Feld. Im Zahlenfeld gibt es 50 Punkte extra. Sie sind Joker und zählen als Full House 25, als Kleine Straße "
        "30 und als Große Straße 40 Punkte, sonst wie gewohnt. Streichen darf man dabei nur ein Feld, in dem sie "
        "nichts bringen.\n"
        "Punkte extra werden neben dem Feld notiert und zählen für den Bonus nicht mit."
    )


def test_further_kniffels_for_a_hundred() -> None:
    assert section("kniffel-100", "de", "Noch einmal fünf Gleiche") == (
        "Wer im Feld Kniffel schon 50 Punkte hat und noch einmal fünf Gleiche wirft, bekommt dafür unten überall 100 "
        "Punkte. Oben gibt es zu den Augen 100 Punkte extra.\n"
        "Wer das Feld Kniffel gestrichen hat und dann doch fünf Gleiche wirft, bekommt dafür als Full House 25 "
        "Punkte.\n"
        "Die Punkte extra gibt es auch, wenn ins Feld selbst nur eine 0 kommt. "
        "Punkte extra werden neben dem Feld notiert und zählen für den Bonus nicht mit."
    )


def test_the_forced_joker_in_english() -> None:
    assert section("yahtzee", "en", "Another five of a kind") == (
        "If Yahtzee is filled or crossed out and you roll five of a kind again, it must go into the matching number "
        "box; if that is filled, into a free box of the lower section; if the lower section is full, into a free box "
        "of the upper section. It is a joker and counts 25 as Full house, 30 as Small straight and 40 as Large "
        "straight, elsewhere what it usually does. You may cross out only a box in which it is worth nothing.\n"
        "If you already have 50 points in Yahtzee and roll five of a kind again, you get 100 extra points, "
        "whichever box you use.\n"
        "The extra points are yours even if the box itself gets 0. "
        "Extra points are noted beside the box and do not help towards the bonus."
    )


def test_the_bonuses_of_balut() -> None:
    german, english = (section("balut", language, "Bonus").splitlines() for language in COMPLETE)
    assert german[3] == "Straßen: Wer im Feld Straße viermal punktet, bekommt 4 Punkte dazu."
    assert german[6] == "Baluts: Pro Balut gibt es 2 Punkte."
    assert german[7].startswith(
        "Summe: Für die Summe in allen Feldern zusammen gibt es 2 Punkte Abzug unter 300, 1 Punkt Abzug ab 300, nichts "
        "ab 350, 1 Punkt ab 400, "
    )
    assert english[3] == "Straights: If you score four times in Straight, you get 4 extra points."
    assert english[6] == "Baluts: Each Balut is worth 2 points."
    assert english[7].startswith(
        "Grand total: For the total in all boxes together, below 300 costs 2 points, 300 or more costs 1 point, 350 or "
        "more scores nothing, 400 or more scores 1 point, "
    )


@pytest.mark.parametrize(
    ("rules", "german", "english"),
    [
        (
            'count = "strikes"\ntiers = [{ from = 2, points = -20 }, { from = 3, points = -60 }]',
            "Zwei gestrichene Felder im unteren Block kosten 20 Punkte und drei oder mehr 60 Punkte.",
            "Two boxes crossed out in the lower section cost 20 points and three or more 60 points.",
        ),
        (
            'count = "entries"\ntiers = [{ from = 1, points = 1 }, { from = 2, points = 5 }, { from = 4, points = 9 }]',
            "Ein Eintrag mit Punkten im unteren Block bringt 1 Punkt, zwei bis drei 5 Punkte und vier oder mehr 9 "
            "Punkte.",
            "One score in the lower section is worth 1 point, two to three 5 points and four or more 9 points.",
        ),
        (
            "tiers = [{ to = 5, points = 4 }, { from = 16, to = 16, points = 25 }]",
            "Für die Summe im unteren Block gibt es 4 Punkte bei höchstens 5 und 25 Punkte bei genau 16.",
            "For the total in the lower section, at most 5 scores 4 points and exactly 16 scores 25 points.",
        ),
        (
            'count = "entries"\ntiers = [{ from = 7, points = 5 }]',
            "Wer im unteren Block überall punktet, bekommt 5 Punkte dazu.",
            "If you score everywhere in the lower section, you get 5 extra points.",
        ),
    ],
)
def test_the_steps_of_a_bonus(rules: str, german: str, english: str) -> None:
    bonus = f'[bonuses]\nupper = false\n[bonuses.other]\nnames = {{ de = "B", en = "B" }}\nsection = "lower"\n{rules}'
    for language, shown in (("de", german), ("en", english)):
        found = next(part for part in explain(house(bonus), language).sections if part.heading == "Bonus")
        assert found.paragraphs == (shown,)


def test_only_cards_by_their_usual_names_have_a_plural() -> None:
    king = house(SYMBOL + "[boxes.fives]\nnumber = 5")
    renamed = house(SYMBOL.replace("König", "Boss") + "[boxes.fives]\nnumber = 5")
    assert "nur die Könige zählen" in told(explain(king, "de"))
    assert "only the kings count" in told(explain(king, "en"))
    assert "nur Boss zählt" in told(explain(renamed, "de"))


def test_the_engine_gives_the_extra_points_beside_a_forced_0() -> None:
    """All but the ones and the twos is filled: a second Yahtzee of sixes must go there as a 0, and brings its 100."""
    variant = shipped("yahtzee")
    values = {"twos": None, "ones": None, "five_of_a_kind": 50}
    entries = tuple(values.get(box.line, 0) for box in variant.boxes)
    card = replace(empty_card(variant), entries=entries)
    state = GameState(variant, (card,), 0, variant.direction, Turn(roll=(6, 6, 6, 6, 6), throws=1))
    offered = {variant.boxes[entry.box].line: entry for entry in column_entries(state, variant.columns[0])}
    assert {line: (each.points, each.bonus, each.strikes) for line, each in offered.items()} == {
        "ones": (0, 100, False),
        "twos": (0, 100, False),
    }


@pytest.mark.parametrize("language", COMPLETE)
def test_a_weighted_sheet_says_what_rows_count_and_how_fines_are_rounded(language: str) -> None:
    weighed = house(COLUMNS + "weight = 1.5\n" + FINES + ROWS)
    sentences = " ".join(told(explain(weighed, language)))
    rounded, single = {
        "de": ("Aus −7,5 wird −7.", "Dabei zählt jede Spalte nur einfach."),
        "en": ("−7.5 becomes −7.", "Here every column counts just once."),
    }[language]
    assert rounded in sentences
    assert single in sentences
    unweighted = " ".join(told(explain(house(COLUMNS + FINES + ROWS), language)))
    assert single not in unweighted
    assert rounded not in unweighted
    assert weighted_points(-5, 1.5) == -7


def test_a_box_that_waits_for_another_is_named_alone() -> None:
    """In rows of an order, boxes that are free and sections that are free are not told as rows."""
    said = "\n".join(told(explain(shipped("generala-double"), "de")))
    assert "Eine Reihenfolge gibt es nur hier: Generala, dann Doppelte Generala. Alle anderen Felder sind frei." in said
    assert "in fester Reihenfolge" not in said


def test_boxes_of_a_free_column_have_no_order() -> None:
    without = ALL_BOXES[:-1]
    free, down = (house(f"{COLUMNS}boxes = {without}\n{order}") for order in ("", 'order = "down"'))
    assert any("Nur diese Felder, in beliebiger Reihenfolge: Einser" in part for part in told(explain(free, "de")))
    assert not any("von oben nach unten" in part for part in told(explain(free, "de")))
    assert any("Die Felder von oben nach unten: Einser" in part for part in told(explain(down, "de")))


@pytest.mark.parametrize(
    ("tiers", "shown"),
    [
        ("[{ from = 16, to = 16, points = 25 }]", "25 bei 16"),
        ("[{ from = 16, to = 18, points = 25 }]", "25 bei 16 bis 18"),
        ("[{ to = 18, points = 25 }]", "25 bis 18"),
        ("[{ from = 0, points = 30 }]", "30 in jedem Fall"),
        ("[{ from = 0, points = -2 }, { from = 60, points = -1 }]", "−2 bis 59, −1 ab 60"),
        ("[{ from = 0, points = 3, each = 10, more = 5 }]", "3 in jedem Fall, +5 je 10 darüber"),
    ],
)
def test_the_block_says_when_a_tier_is_reached(tiers: str, shown: str) -> None:
    assert _bonus_hint(f'section = "upper"\ntiers = {tiers}') == shown


def test_the_block_calls_0_level_where_something_is_taken_off() -> None:
    assert _bonus_hint('section = "upper"\nminus = "lower"\ntiers = [{ from = 0, points = 30 }]') == "30 ab Gleichstand"


def _bonus_hint(rules: str) -> str:
    ruled = house(f'[bonuses]\nupper = false\n[bonuses.other]\nnames = {{ de = "B", en = "B" }}\n{rules}')
    line = next(line for line in sheet_lines(ruled) if line.kind == "bonus")
    return line_hint(ruled, line, "de")


def test_four_columns_in_german() -> None:
    assert section("kniffel-4-columns", "de", "Die Spalten").split("\n")[1:] == [
        "Abwärts: Gefüllt wird streng von oben nach unten. Auch gestrichen wird nur das Feld, das gerade dran ist.",
        "Aufwärts: Gefüllt wird streng von unten nach oben. Auch gestrichen wird nur das Feld, das gerade dran ist.",
        "Ansage: Was hier hinein soll, muss gleich nach dem ersten Wurf angesagt werden; in einer anderen Spalte "
        "bringt der Wurf dann keine Punkte mehr. Wird daraus nichts, wird dieses Feld gestrichen oder ein anderes, "
        "das gerade gestrichen werden darf. Ohne Ansage darf hier nur gestrichen werden, und zwar jedes freie Feld.",
        "Frei: Die Reihenfolge ist frei.",
    ]


def test_where_columns_are_won_nothing_says_that_the_sum_wins() -> None:
    for language in COMPLETE:
        said = "\n".join(told(explain(shipped("escalero"), language)))
        for key in ("rules-goal", "rules-sheet-sum"):
            assert text(key, language) not in said


def test_throws_that_are_left_are_spoken_of_where_they_bring_something() -> None:
    said = "\n".join(told(explain(house(BUY), "de")))
    assert "Jeder nicht gekaufte Wurf bringt am Ende 5 Punkte." in said
    assert "Jeder nicht gekaufte" not in "\n".join(told(explain(house(BUY.replace("= 5", "= 0")), "de")))


def test_bought_throws_in_english() -> None:
    assert section("knoeffel", "en", "A turn").split("\n")[1] == (
        "If that is not enough, you may buy one more roll after roll three, but only one in a turn. Each column has "
        'three such rolls ("Free rolls"). The roll is charged to the column in which you enter the turn; a column '
        "that has none left is closed for that turn. At the end, each roll not bought is worth 5 points."
    )


def test_columns_that_limit_the_throws_limit_the_turn() -> None:
    assert "bis zu zweimal je Zug" in section("kniffel-first-throws", "de", "Ein Zug")


def test_the_boxes_of_yatzy_deluxe() -> None:
    rows = [row for part in explain(shipped("yatzy-deluxe"), "de").sections for row in part.rows]
    assert [(row.name, row.condition, row.points) for row in rows[5:10]] == [
        ("Sechser", "nur die Sechsen zählen", "ihre Augen"),
        ("Drei Paare", "drei Paare, auch gleiche", "20"),
        ("Zwei Drillinge", "zwei Drillinge, auch gleiche", "30"),
        ("Full House", "vier Gleiche und ein Paar, auch von derselben Zahl", "40"),
        ("Straße", "1-2-3-4-5-6", "50"),
    ]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("name", [*by_day(variant_ids()), *NEXT])
def test_every_variant_is_explained_tidily(name: str, language: str) -> None:
    explanation = explain(load_variant(name), language)
    for part in (explanation.title, explanation.summary, *told(explanation)):
        assert part.strip() == part
        assert not re.search(r"  | [,.;:]|None|[{}]|\.\.|rules-", part), part
    for paragraph in (part for found in explanation.sections for part in found.paragraphs):
        assert paragraph.endswith((".", "!"))
        assert not re.search(r"[.!] [a-zäöü]", paragraph), paragraph


@pytest.mark.parametrize("name", [*by_day(variant_ids()), *NEXT])
def test_explanations_have_the_same_structure_in_both_languages(name: str) -> None:
    german, english = (explain(load_variant(name), language) for language in ("de", "en"))
    shapes = [
        [(len(part.paragraphs), len(part.items), len(part.rows)) for part in explanation.sections]
        for explanation in (german, english)
    ]
    assert shapes[0] == shapes[1]


def test_an_explanation_is_json() -> None:
    explanation = explain(shipped("yams"), "de")
    assert json.loads(json.dumps(explanation.as_json()))["title"] == "Yams"


PAIR = '[boxes.pair]\nnames = { de = "Paar", en = "Pair" }\n'
COLOURS = '[dice.colours.red]\nnames = { de = "Rot", en = "Red" }\nfaces = [1, 2]\n'
SYMBOL = '[dice.symbols.king]\nface = 5\nsign = { de = "K", en = "K" }\nnames = { de = "König", en = "King" }\n'
BUY = '[turn.buy]\nnames = { de = "Freiwürfe", en = "Free throws" }\nper_turn = 1\nper_column = 3\nunused = 5\n'
BONUS = '[bonuses.more]\nnames = { de = "Mehr", en = "More" }\ntiers = [{ from = 1, points = 9 }]\n'
COMPUTED = '[bonuses.more]\nnames = { de = "Mehr", en = "More" }\n'
COLUMN = '[columns.one]\nnames = { de = "Eins", en = "One" }\n'
COLUMNS = COLUMN + '[columns.two]\nnames = { de = "Zwei", en = "Two" }\n'
RESULT = "[result]\ncolumns = { one = 1, two = 2 }\n"
EXTRA = '[extra.again]\nwhen = "scored"\n'
ALL_BOXES = list(shipped("kniffel-basic").document.boxes)

# Each switch: rules without it, and with it.
SWITCHES: dict[str, tuple[str, str]] = {
    "dice.count": ("", "[dice]\ncount = 6"),
    "dice.faces": ("", "[dice]\nfaces = [1, 2, 3, 4, 5, 6, 7]"),
    "dice.odd": ("", "[dice]\nodd = { faces = [0, 1, 2] }"),
    "dice.odd (some)": ("", "[dice]\nodd = { count = 2, faces = [1, 2, 3, 4, 5, 12] }"),
    "dice.faces (twice)": ("[dice]\nfaces = [1, 2, 3, 4, 5, 6]", "[dice]\nfaces = [1, 2, 3, 4, 5, 6, 6]"),
    "dice.wild": ("", "[dice]\nwild = [1]"),
    "dice.wild (some)": ("[dice]\nwild = [1]", "[dice]\nwild = [1, 2]"),
    "dice.counted": ("[dice]\ncount = 6", "[dice]\ncount = 6\ncounted = 5"),
    "dice.counted of a further five": ("[dice]\ncount = 6\ncounted = 5\n", "[dice]\ncount = 6\ncounted = 5\n" + EXTRA),
    "boxes.lowest": (
        "[dice]\ncount = 6\ncounted = 5\n" + PAIR,
        "[dice]\ncount = 6\ncounted = 5\n" + PAIR + "lowest = true",
    ),
    "dice.colours": ("", COLOURS),
    "dice.symbols": ("", SYMBOL),
    "dice.symbols (several)": (SYMBOL, SYMBOL + SYMBOL.replace("king", "ace").replace("5", "6").replace("K", "A")),
    "dice.symbols (wild)": (SYMBOL + "[dice]\nwild = [4]", SYMBOL + "[dice]\nwild = [5]"),
    "turn.throws": ("", "[turn]\nthrows = 4"),
    "turn.throws once": ("", "[turn]\nthrows = 1"),
    "turn.last_throws": ("", "[turn]\nlast_throws = 5"),
    "turn.last_throws (some)": (
        "[turn]\nlast_throws = 5\n" + COLUMNS,
        "[turn]\nlast_throws = 5\n" + COLUMN + "throws = 1\n" + COLUMNS.removeprefix(COLUMN),
    ),
    "turn.release": ("", "[turn]\nrelease = false"),
    "turn.put_aside": ("[turn]\nrelease = false", "[turn]\nrelease = false\nput_aside = 1"),
    "turn.save": ("", "[turn]\nsave = true"),
    "turn.buy": ("", BUY),
    "turn.buy.names": (BUY, BUY.replace("Freiwürfe", "Chips").replace("Free throws", "Chips")),
    "turn.buy.per_turn": (BUY, BUY.replace("per_turn = 1", "per_turn = 2")),
    "turn.buy.per_column": (BUY, BUY.replace("per_column = 3", "per_column = 2")),
    "turn.buy.unused": (BUY, BUY.replace("unused = 5", "unused = 1")),
    "turn.buy columns": (BUY, BUY + COLUMNS),
    "turn.buy.per": (BUY + COLUMNS, BUY + 'per = "sheet"\n' + COLUMNS),
    "players.least": ("", "[players]\nleast = 2"),
    "players.most": ("", "[players]\nmost = 4"),
    "players exactly": ("", "[players]\nleast = 4\nmost = 4"),
    "players alone": ("", "[players]\nmost = 1"),
    "players.direction": ("", '[players]\ndirection = "counter-clockwise"'),
    "note": ("", 'note = "Von Oma."'),
    "boxes.names": (PAIR, PAIR.replace('"Paar"', '"Zweier da"').replace('"Pair"', '"Two there"')),
    "boxes.section": (PAIR, PAIR + 'section = "upper"'),
    "boxes all of one section": (
        "[bonuses]\nupper = false\n",
        "[bonuses]\nupper = false\n" + "".join(f'[boxes.{line}]\nsection = "lower"\n' for line in ALL_BOXES[:6]),
    ),
    "boxes.number": ("[boxes.ones]\nnumber = 1", "[boxes.ones]\nnumber = 2"),
    "boxes.pattern.of_a_kind": (PAIR, PAIR + "pattern = { of_a_kind = 2 }"),
    "boxes.pattern.groups": (PAIR, PAIR + "pattern = { groups = [2] }"),
    "boxes.pattern.groups two pairs": (PAIR, PAIR + "pattern = { groups = [2, 2] }"),
    "boxes.pattern.groups many": (PAIR, PAIR + "pattern = { groups = [2, 2, 1] }"),
    "boxes.pattern.distinct": (
        PAIR + "pattern = { groups = [2, 2] }",
        PAIR + "pattern = { groups = [2, 2], distinct = false }",
    ),
    "boxes.pattern.distinct full house": ("", "[boxes.full_house]\npattern = { groups = [3, 2], distinct = false }"),
    "boxes.pattern.run": (PAIR, PAIR + "pattern = { run = 3 }"),
    "boxes.pattern.faces": (PAIR, PAIR + "pattern = { faces = [1, 3] }"),
    "boxes.pattern.faces twice": (PAIR, PAIR + "pattern = { faces = [1, 1, 3] }"),
    "boxes.pattern.one_of": (PAIR, PAIR + "pattern = { one_of = [{ groups = [2, 2] }, { of_a_kind = 4 }] }"),
    "boxes.pattern.one_of besides": (
        PAIR,
        PAIR + "pattern = { at_least = 9, one_of = [{ run = 3 }, { faces = [1, 2, 4] }] }",
    ),
    "boxes.pattern.total": (PAIR, PAIR + "pattern = { total = 13 }"),
    "boxes.pattern.at_least": (PAIR, PAIR + "pattern = { at_least = 20 }"),
    "boxes.pattern.at_most": (PAIR, PAIR + "pattern = { at_most = 9 }"),
    "boxes.pattern.at_least and at_most": (
        PAIR + "pattern = { at_least = 9 }",
        PAIR + "pattern = { at_least = 9, at_most = 12 }",
    ),
    "boxes.pattern.one_colour": (COLOURS + PAIR, COLOURS + PAIR + "pattern = { one_colour = true }"),
    "boxes.pattern.one_colour groups": (
        COLOURS + PAIR + "pattern = { groups = [2, 2] }",
        COLOURS + PAIR + "pattern = { groups = [2, 2], one_colour = true }",
    ),
    "boxes.points": (PAIR, PAIR + "points = 10"),
    "boxes.points matching": (
        PAIR + "pattern = { groups = [2] }",
        PAIR + 'pattern = { groups = [2] }\npoints = "matching"',
    ),
    "boxes.points by throws": (PAIR + "points = 66", PAIR + "points = [66, 56, 46]"),
    "boxes.times": (PAIR, PAIR + "times = 2"),
    "boxes.times of a number box": ("", "[boxes.sixes]\ntimes = 2"),
    "boxes.plus": (PAIR, PAIR + "plus = 3"),
    "boxes.served": (PAIR, PAIR + "served = 99"),
    "boxes.served double": (PAIR, PAIR + 'served = "double"'),
    "boxes.served double of a number": (PAIR + "points = 7", PAIR + 'points = 7\nserved = "double"'),
    "served with dice put aside": (
        PAIR + "served = 9",
        "[turn]\nrelease = false\nput_aside = 1\n" + PAIR + "served = 9",
    ),
    "boxes.wins": (PAIR, PAIR + "wins = 1"),
    "boxes.wins served": (PAIR + "wins = 2", PAIR + 'wins = "served"'),
    "boxes.wins any": (PAIR + "wins = 1", PAIR + 'wins = "any"'),
    "boxes.ends": (PAIR + "wins = 1", PAIR + "ends = 1"),
    "boxes.wins, never alone": (PAIR + "wins = 1", PAIR + "wins = 1\n[players]\nleast = 2"),
    "boxes.entries": (PAIR, PAIR + "entries = 2"),
    "bonuses": ("", BONUS + 'section = "lower"'),
    "bonuses.names": (BONUS + 'section = "all"', BONUS.replace("Me", "Vie").replace("Mo", "Lo") + 'section = "all"'),
    "bonuses.section": (BONUS + 'section = "lower"', BONUS + 'section = "all"'),
    "bonuses.boxes": (BONUS + 'boxes = ["ones"]', BONUS + 'boxes = ["ones", "twos"]'),
    "bonuses.count": (BONUS + 'section = "lower"', BONUS + 'section = "lower"\ncount = "entries"'),
    "bonuses.per": (COLUMNS + BONUS + 'section = "all"', COLUMNS + BONUS + 'section = "all"\nper = "sheet"'),
    "bonuses.points": ("", COMPUTED + 'points = { difference = ["ones", "twos"] }'),
    "bonuses.points otherwise": (
        COMPUTED + 'points = { sum = ["ones", { product = ["twos", 2] }] }',
        COMPUTED + 'points = { product = [{ sum = ["ones", "twos"] }, 2] }',
    ),
    "bonuses.points in columns": (COLUMNS, COLUMNS + COMPUTED + 'points = "ones"'),
    "bonuses.when": (
        COMPUTED + 'points = "ones"\nwhen = { below = [2, "twos", "threes"] }',
        COMPUTED + 'points = "ones"\nwhen = { at_most = [2, "twos", "threes"] }',
    ),
    "bonuses.when equal": (COMPUTED + 'points = "ones"', COMPUTED + 'points = "ones"\nwhen = { equal = ["ones", 3] }'),
    "bonuses.when in columns": (
        COLUMNS + COMPUTED + 'points = "ones"',
        COLUMNS + COMPUTED + 'points = "ones"\nwhen = { equal = ["ones", 3] }',
    ),
    "boxes.counts": ("", "[boxes.ones]\ncounts = false"),
    "boxes.later": ("", "[boxes.ones]\nlater = 1"),
    "boxes.later of the five of a kind": ("", "[boxes.five_of_a_kind]\nlater = 2"),
    "bonuses.tiers.from": ("", "[bonuses.upper]\ntiers = [{ from = 60, points = 35 }]"),
    "bonuses.tiers.points": ("", "[bonuses.upper]\ntiers = [{ from = 63, points = 1 }]"),
    "bonuses.tiers": ("", "[bonuses.upper]\ntiers = [{ from = 0, points = -2 }, { from = 63, points = 35 }]"),
    "bonuses.tiers.to exactly": ("", "[bonuses.upper]\ntiers = [{ from = 63, to = 63, points = 35 }]"),
    "bonuses.tiers.to between": ("", "[bonuses.upper]\ntiers = [{ from = 63, to = 70, points = 35 }]"),
    "bonuses.tiers.to at most": ("", '[bonuses.upper]\ncount = "entries"\ntiers = [{ to = 3, points = 35 }]'),
    "bonuses.tiers.to of several": (
        "[bonuses.upper]\ntiers = [{ to = 20, points = 1 }, { from = 63, points = 35 }]",
        "[bonuses.upper]\ntiers = [{ to = 20, points = 1 }, { from = 30, to = 30, points = 2 }, "
        "{ from = 40, to = 50, points = 35 }]",
    ),
    "bonuses.minus": (BONUS + 'section = "upper"', BONUS + 'section = "upper"\nminus = "lower"'),
    "bonuses.minus of entries": (
        BONUS + 'section = "upper"\ncount = "entries"',
        BONUS + 'section = "upper"\ncount = "entries"\nminus = ["chance"]',
    ),
    "bonuses.minus in tiers": (
        '[bonuses.upper]\nminus = ["chance"]\ntiers = [{ from = 0, to = 9, points = 2 }]',
        '[bonuses.upper]\nminus = ["chance"]\ncount = "entries"\ntiers = [{ from = 0, to = 5, points = 2 }]',
    ),
    "bonuses.count strikes": (BONUS + 'section = "lower"', BONUS + 'section = "lower"\ncount = "strikes"'),
    "bonuses.count strikes compared": (
        BONUS + 'section = "lower"\ncount = "strikes"',
        BONUS + 'section = "lower"\ncount = "strikes"\nminus = "upper"',
    ),
    "bonuses.count strikes step by step": (
        BONUS + 'section = "lower"\ncount = "strikes"',
        BONUS.replace("{ from = 1, points = 9 }", "{ from = 2, points = -20 }, { from = 3, points = -60 }")
        + 'section = "lower"\ncount = "strikes"',
    ),
    "bonuses.count strikes in tiers": (
        '[bonuses.upper]\ncount = "strikes"\ntiers = [{ from = 1, to = 2, points = 2 }]',
        '[bonuses.upper]\ncount = "strikes"\nminus = ["chance"]\n'
        "tiers = [{ from = 1, points = 2 }, { from = 3, points = 35 }]",
    ),
    "bonuses.tiers.from below 0": (
        BONUS + 'section = "upper"\nminus = "lower"',
        BONUS.replace("from = 1", "from = -9") + 'section = "upper"\nminus = "lower"',
    ),
    "bonuses.tiers.from below 0 of entries": (
        BONUS.replace("from = 1", "from = -2") + 'section = "upper"\ncount = "entries"\nminus = "lower"',
        BONUS.replace("from = 1", "from = -2") + 'section = "lower"\ncount = "strikes"\nminus = "upper"',
    ),
    "bonuses.tiers.each": (
        BONUS + 'section = "upper"',
        BONUS.replace("points = 9", "points = 9, each = 10, more = 5") + 'section = "upper"',
    ),
    "bonuses.tiers.more": (
        BONUS.replace("points = 9", "points = 9, each = 10, more = 5") + 'section = "upper"',
        BONUS.replace("points = 9", "points = 9, each = 10, more = -5") + 'section = "upper"',
    ),
    "bonuses.each": (
        BONUS.split("tiers")[0] + 'section = "all"\ncount = "strikes"\neach = -5',
        BONUS.split("tiers")[0] + 'section = "lower"\ncount = "entries"\neach = 5',
    ),
    "columns.weight in halves": (COLUMNS, COLUMNS + "weight = 1.5"),
    "columns.weight below one": (COLUMNS + "weight = 1.5", COLUMNS + "weight = 0.5"),
    "bonuses.per row": (
        COLUMNS + BONUS + 'section = "all"\nper = "row"',
        COLUMNS + BONUS + 'boxes = ["chance"]\nper = "row"',
    ),
    "bonuses.per row of a section": (
        COLUMNS + BONUS + 'section = "upper"\nper = "row"',
        COLUMNS + BONUS + 'section = "lower"\nper = "row"',
    ),
    "bonuses.tiers of rows": (
        COLUMNS + BONUS + 'section = "upper"\nper = "row"',
        COLUMNS + '[bonuses.upper]\nper = "row"\ntiers = [{ from = 1, points = 2 }, { from = 3, points = 35 }]',
    ),
    "bonuses.tiers of columns": (
        COLUMNS,
        COLUMNS + "[bonuses.upper]\ntiers = [{ from = 0, points = -2 }, { from = 63, points = 35 }]",
    ),
    "bonuses.tiers of the sheet": (
        COLUMNS,
        COLUMNS + '[bonuses.upper]\nper = "sheet"\ntiers = [{ from = 1, points = 2 }, { from = 63, points = 35 }]',
    ),
    "bonuses.tiers of entries": (
        "",
        '[bonuses.upper]\ncount = "entries"\ntiers = [{ from = 1, points = 2 }, { from = 3, points = 35 }]',
    ),
    "extra": ("", EXTRA),
    "extra.when struck": (EXTRA, EXTRA.replace("scored", "struck")),
    "extra.when open": (EXTRA, EXTRA.replace("scored", "open")),
    "extra.when any": (EXTRA, EXTRA.replace("scored", "any")),
    "extra.when any with a place": (
        EXTRA.replace("scored", "filled") + 'place = ["lower"]',
        EXTRA.replace("scored", "any") + 'place = ["lower"]',
    ),
    "extra.when filled": (EXTRA, EXTRA.replace("scored", "filled")),
    "extra of a box without fixed points": (EXTRA, EXTRA + '[boxes.five_of_a_kind]\npoints = "sum"'),
    "extra.number free": (EXTRA, EXTRA + 'number = "free"'),
    "extra.number filled": (EXTRA + 'number = "free"', EXTRA + 'number = "filled"'),
    "extra.place number": (EXTRA, EXTRA + 'place = ["number"]'),
    "extra.place lower": (EXTRA, EXTRA + 'place = ["lower", "number"]'),
    "extra.place upper": (EXTRA, EXTRA + 'place = ["upper", "lower"]'),
    "extra.bonus": (EXTRA, EXTRA + "bonus = 70"),
    "extra.bonus and place": (EXTRA + 'place = ["lower"]', EXTRA + 'place = ["lower"]\nbonus = 1'),
    "extra.bonus.number": (EXTRA, EXTRA + "bonus = { number = 70 }"),
    "extra.bonus.lower": (EXTRA, EXTRA + "bonus = { lower = 70 }"),
    "extra.bonus.upper": (EXTRA, EXTRA + "bonus = { upper = 70 }"),
    "extra.bonus of others": (
        EXTRA + "bonus = { lower = 1, upper = 2 }",
        EXTRA + "bonus = { number = 0, lower = 1, upper = 2 }",
    ),
    "extra.worth": (EXTRA, EXTRA + "worth = { chance = 1 }"),
    "extra.worth of a section": (EXTRA, EXTRA + "worth = { lower = 70 }"),
    "extra.worth with a place": (
        EXTRA + 'place = ["lower"]',
        EXTRA + 'place = ["lower"]\nworth = { lower = 7, upper = 8 }',
    ),
    "extra.served": (EXTRA, EXTRA + "served = { chance = 70 }"),
    "two extras of one place": (
        EXTRA + 'place = ["lower"]',
        EXTRA + 'place = ["lower"]\n[extra.more]\nwhen = "filled"\nplace = ["upper"]',
    ),
    "two extras of one worth": (
        EXTRA + "worth = { lower = 7 }",
        EXTRA + 'worth = { lower = 7 }\n[extra.more]\nwhen = "filled"\nworth = { chance = 8 }',
    ),
    "an extra beside one with a place": (
        EXTRA + 'place = ["lower"]',
        EXTRA + 'place = ["lower"]\n[extra.more]\nwhen = "filled"',
    ),
    "columns": (COLUMN, COLUMNS),
    "columns.names": (COLUMNS + 'order = "up"', COLUMNS.replace("Zwei", "Auf").replace("Two", "Up") + 'order = "up"'),
    "columns.boxes": (COLUMNS, COLUMNS + f"boxes = {ALL_BOXES[:-1]}"),
    "columns.order down": (COLUMN, COLUMN + 'order = "down"'),
    "columns.order up": (COLUMN + 'order = "down"', COLUMN + 'order = "up"'),
    "columns.order list": (COLUMN, COLUMN + f"order = {[*ALL_BOXES[1:], ALL_BOXES[0]]}"),
    "columns.order ends": (COLUMN, COLUMN + 'order = "ends"'),
    "columns.order middle": (COLUMN + 'order = "ends"', COLUMN + 'order = "middle"'),
    "columns.order lines": (COLUMN, COLUMN + f"order = [{ALL_BOXES[:3]}, {ALL_BOXES[3:]}]"),
    "columns.order parts": (COLUMN, COLUMN + 'order = ["upper", "lower"]'),
    "columns.order one pair": (
        COLUMN,
        COLUMN + f"order = {[['upper'], ALL_BOXES[6:8], *([box] for box in ALL_BOXES[8:])]}",
    ),
    "columns.order parts and lines": (COLUMN, COLUMN + f'order = [["upper", "{ALL_BOXES[-1]}"], {ALL_BOXES[6:-1]}]'),
    "columns.throws": (COLUMNS, COLUMNS + "throws = 1"),
    "columns.throws more": (COLUMNS, COLUMNS + "throws = 4"),
    "columns.announce": (COLUMNS, COLUMNS + "announce = true"),
    "result": (COLUMNS, COLUMNS + RESULT),
    "result.all": (COLUMNS + RESULT, COLUMNS + RESULT + "all = 3"),
    "columns.announce before": (COLUMNS + "announce = true", COLUMNS + 'announce = "before"'),
    "columns.announce before always": (COLUMN + "announce = true", COLUMN + 'announce = "before"'),
    "columns.announce unless served": (COLUMNS + "announce = true", COLUMNS + 'announce = "unless-served"'),
    "columns.announce unless served, free strikes": (
        COLUMNS + 'announce = true\nstrikes = "any"',
        COLUMNS + 'announce = "unless-served"\nstrikes = "any"',
    ),
    "columns.announce always": (COLUMN, COLUMN + "announce = true"),
    "columns.miss": (COLUMNS + "announce = true", COLUMNS + 'announce = true\nmiss = "any"'),
    "columns.strikes": (COLUMN + 'order = "down"', COLUMN + 'order = "down"\nstrikes = "any"'),
    "columns.strikes announced": (COLUMNS + "announce = true", COLUMNS + 'announce = true\nstrikes = "any"'),
    "columns.weight": (COLUMN, COLUMN + "weight = 2"),
    "columns.weight with fines": (COLUMNS + FINES, COLUMNS + "weight = 1.5\n" + FINES),
    "columns.weight with rows": (COLUMNS + ROWS, COLUMNS + "weight = 2\n" + ROWS),
    "columns.served": (PAIR + "served = 9\n" + COLUMN, PAIR + "served = 9\n" + COLUMN + "served = false"),
    "boxes.par": ("", "boxes.ones.par = 3\nbonuses.upper = { tiers = [{ from = -3, points = 35 }] }"),
    "columns.served only": (COLUMN, COLUMN + 'served = "only"'),
    "columns.bonuses": (COLUMNS, COLUMNS + "bonuses = []"),
    "columns.extra": (EXTRA + COLUMNS, EXTRA + COLUMNS + "extra = []"),
    "total": ("", 'total = "bonuses"'),
}


@pytest.mark.parametrize("language", by_day(COMPLETE, ("de", "en")))
@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_changes_the_explanation(switch: str, language: str) -> None:
    without, with_it = (explain(house(rules), language).sections for rules in SWITCHES[switch])
    # The end names the highest total, which would hide that nothing else is said.
    assert [part for part in without if part.heading not in ("Das Ende", "The end")] != [
        part for part in with_it if part.heading not in ("Das Ende", "The end")
    ]


@pytest.mark.slow
def test_every_message_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()

    def recording(message: str, language: str, /, **facts: Value) -> str:
        used.add(message)
        return text(message, language, **facts)

    monkeypatch.setattr(sentences, "text", recording)
    for variant in (*map(shipped, variant_ids()), *map(load_variant, NEXT)):
        explain(variant, "de")
        box_help(variant, "de")
    for rules in {rules for pair in SWITCHES.values() for rules in pair}:
        explain(house(rules), "de")
    assert used == set(messages("de", "rules")) == set(messages("en", "rules"))


@pytest.mark.parametrize("topic", ["rules", "cli"])
def test_both_catalogues_hold_the_same_messages(topic: str) -> None:
    assert list(messages("de", topic)) == list(messages("en", topic))


def messages(language: str, topic: str) -> Iterator[str]:
    """The identifiers of a catalogue, in its order."""
    catalogue = files("pasch.locale").joinpath(language, f"{topic}.ftl").read_text(encoding="utf-8")
    return (line.split(" =")[0] for line in catalogue.splitlines() if re.match(r"[a-z][a-z-]* =", line))


def test_a_note_cannot_command_the_terminal() -> None:
    noted = house('note = "Von \\u001b[31mOma.\\n\\nUnd \\tOpa."')
    assert explain(noted, "de").sections[-1].paragraphs == ("Von [31mOma.", "Und Opa.")
