"""Errors of variant documents: all reported together, each with its place, in both languages."""

import re
from inspect import getsource
from pathlib import Path

import pytest
from hypothesis import given

from pasch import VariantError, parse_variant, shipped, variant_ids
from pasch.rules import decoding, validation
from pasch.rules.catalogue import shipped_variants
from pasch.rules.catalogue.shipped_variants import shipped_text
from pasch.rules.document.model import Document
from pasch.rules.reading import bonus_checks, document_checks, document_reader, list_checks, toml_parsing
from pasch.rules.reading.document_reader import resolve, validate
from pasch.rules.reading.toml_parsing import MAX_BYTES
from pasch.testing import variant_documents, write_toml

HEAD = 'id = "own"\nnames = { de = "Eigen", en = "Own" }\n'
NAMES = 'names = { de = "A", en = "A" }'
SIGN = "sign = { de = 'K', en = 'K' }"
LIKE = 'like = "kniffel"\nid = "own"\n'
KNIFFEL = shipped("kniffel").document.boxes
ONE = HEAD + "[boxes.a]\n" + NAMES + "\n"


def problems(text: str, folder: Path | None = None) -> list[tuple[str, str | int]]:
    """The codes and places of everything that is wrong; each problem has words in both languages."""
    with pytest.raises(VariantError) as error:
        parse_variant(text, "own.toml", folder)
    for problem in error.value.problems:
        german, english = problem.words("de"), problem.words("en")
        assert german != english
        assert german.startswith("own.toml: ")
        assert english.startswith("own.toml: ")
    return [(problem.code, problem.place) for problem in error.value.problems]


COMPUTED = LIKE + f"[bonuses.b]\n{NAMES}\n"
TWO_COLUMNS = """
id = "own"
names = { de = "A", en = "A" }
boxes.ones = { names = { de = "Eins", en = "One" }, number = 1 }
boxes.twos = { names = { de = "Zwei", en = "Two" }, number = 2 }
columns.c = { names = { de = "C", en = "C" }, boxes = ["ones"] }
columns.d = { names = { de = "D", en = "D" }, boxes = ["twos"] }
"""

BAD: list[tuple[str, list[tuple[str, str | int]]]] = [
    # Reading
    ("#" * (MAX_BYTES + 1), [("document-too-large", "")]),
    ("\n#" + "x" * 2000, [("line-too-long", 2)]),
    ("\na.b.c.d.e.f.g.h.i = 1", [("document-too-deep", 2)]),
    ('id = "own"\n= 3', [("not-toml", 2)]),
    ('id = "own', [("not-toml", 1)]),
    (LIKE + "x = " + "9" * 1999, [("line-too-long", 3)]),
    (LIKE + "dice.count = 1979-13-77", [("not-toml", 3)]),
    ("like = 5", [("wrong-type", "like")]),
    ('like = "knifel"\nid = "own"', [("unknown-variant-near", "like")]),
    ('like = "??"\nid = "own"', [("unknown-variant", "like")]),
    (LIKE + "[boxes]\nqqqq = false", [("nothing-to-take-out", "boxes.qqqq")]),
    (LIKE + "[boxes.full_hous]\npoints = 30", [("part-not-inherited-near", "boxes.full_hous")]),
    (LIKE + "[boxes.kniffel]\npoints = 60", [("part-not-inherited-near", "boxes.kniffel")]),
    (LIKE + "[boxes]\nfullhouse = false", [("nothing-to-take-out-near", "boxes.fullhouse")]),
    (LIKE + "extra = false", [("taken-out-as-a-whole", "extra")]),
    (LIKE + "turn = false", [("taken-out-as-a-whole", "turn")]),
    (ONE + "served = false", [("not-inherited", "boxes.a.served")]),
    (LIKE + "[boxes.chance]\nserved = false", [("not-inherited", "boxes.chance.served")]),
    (ONE + "[turn]\nbuy = false", [("not-inherited", "turn.buy")]),
    (LIKE + "[turn]\nbuy = false", [("not-inherited", "turn.buy")]),
    (LIKE + "result = false", [("not-inherited", "result")]),
    (HEAD + "[boxes]\nchance = false", [("not-inherited", "boxes.chance")]),
    # The model
    (LIKE + '[turn]\nthrows = "three"', [("wrong-type", "turn.throws")]),
    (LIKE + "[turn]\nthrows = false", [("wrong-type", "turn.throws")]),
    (LIKE + "[turn]\nrelease = 1", [("wrong-type", "turn.release")]),
    (LIKE + "[turn]\nthrows = 0", [("out-of-range", "turn.throws")]),
    (LIKE + "[turn]\nthrows = 13", [("out-of-range", "turn.throws")]),
    (LIKE + "[turn]\nthrows = 3.0", [("wrong-type", "turn.throws")]),
    (LIKE + "[dice]\nfaces = [1]", [("wrong-length", "dice.faces")]),
    (LIKE + f"[columns.a]\n{NAMES}\norder = {['ones'] * 41}", [("wrong-length", "columns.a.order")]),
    (LIKE + f"[columns.a]\n{NAMES}\nboxes = {['ones'] * 41}", [("wrong-length", "columns.a.boxes")]),
    (LIKE + 'names = { de = "", en = "Own" }', [("wrong-length", "names.de")]),
    (LIKE + '[boxes.pair]\nnames = { de = "Paar", en = "Pa\\nir" }', [("wrong-characters", "boxes.pair.names.en")]),
    (LIKE + "[bonuses.0]", [("wrong-characters", "bonuses.0"), ("missing-key", "bonuses.0.names")]),
    (LIKE + "# \u202e", [("direction-mark", 3)]),
    (LIKE + "[boxes]\n" + "".join(f"{key} = false\n" for key in KNIFFEL), [("no-box-left", "boxes")]),
    (LIKE + f'[columns.a]\n{NAMES}\nboxes = ["ones"]\n', [("boxes-in-no-column", "boxes")]),
    ('like = "kniffel"\nid = "My Game"', [("wrong-characters", "id")]),
    (LIKE + "[boxes.Pair]\nnames = { de = 'Paar', en = 'Pair' }", [("wrong-characters", "boxes.Pair")]),
    (LIKE + '[boxes.chance]\npoints = "qqq"', [("not-one-of", "boxes.chance.points")]),
    (LIKE + "[boxes.chance]\npoints = 1001", [("not-one-of", "boxes.chance.points")]),
    (LIKE + '[columns.a]\nnames = { de = "A", en = "A" }\norder = "sideways"', [("not-one-of", "columns.a.order")]),
    (LIKE + 'total = "most"', [("not-one-of", "total")]),
    (LIKE + '[extra.joker]\nbonus = "x"', [("wrong-type", "extra.joker.bonus")]),
    (LIKE + "[extra.joker]\nbonus = { number = 1001 }", [("out-of-range", "extra.joker.bonus.number")]),
    (LIKE + "[extra.joker]\nbonus = { middle = 5 }", [("not-one-of", "extra.joker.bonus.middle")]),
    (LIKE + '[boxes.chance]\npoints = "total"', [("not-one-of-written", "boxes.chance.points")]),
    (LIKE + '[boxes.chance]\npoints = "matchingg"', [("not-one-of-near", "boxes.chance.points")]),
    (LIKE + "[turn]\nthrowss = 3", [("unknown-key-near", "turn.throwss")]),
    (LIKE + "[turn]\nrolls = 3", [("unknown-key-written", "turn.rolls")]),
    (LIKE + "[boxes.chance]\nrun = 3", [("unknown-key-inside", "boxes.chance.run")]),
    (LIKE + "[boxes.chance.pattern]\nqqq = 3", [("unknown-key", "boxes.chance.pattern.qqq")]),
    (
        LIKE + "[turn.buy]\nnames = { de = 'A', en = 'A' }",
        [("missing-key", "turn.buy.per_column"), ("missing-key", "turn.buy.unused")],
    ),
    ("", [("missing-key", "id"), ("missing-key", "names"), ("no-boxes", "boxes")]),
    # What the document gets wrong
    (ONE + "[dice]\nfaces = [1, 1, 1]\nwild = [2]", [("one-face-only", "dice.faces"), ("no-such-face", "dice.wild")]),
    (ONE + "[dice]\nfaces = [1, 2]\nwild = [2, 1]", [("all-wild", "dice.wild")]),
    (ONE + "[dice]\ncount = 10\nfaces = [1, 2, 3, 4, 5, 6, 6, 6, 6]", [("too-many-sides", "dice.faces")]),
    (
        ONE + f"[dice]\ncount = 10\nfaces = [1, 2]\nodd = {{ faces = {list(range(1, 21))} }}\nwild = [1]",
        [("too-many-readings", "dice.wild")],
    ),
    (ONE + "[dice]\ncount = 1\nodd = { faces = [1, 2] }", [("odd-die-alone", "dice.odd")]),
    (ONE + "[dice]\ncount = 8\nfaces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]", [("too-many-rolls", "dice")]),
    (
        ONE + "[dice]\ncount = 10\nfaces = [1, 2]\nodd = [{ count = 2, faces = [1, 2] }, "
        "{ count = 3, faces = [1, 2] }, { count = 3, faces = [1, 2, 3, 4, 5, 6, 7, 9] }]",
        [("too-many-holds", "dice")],
    ),
    (
        LIKE + "[boxes.sevens]\nnames = { de = 'Siebener', en = 'Sevens' }\nnumber = 7",
        [("no-such-face", "boxes.sevens.number")],
    ),
    (ONE + "pattern = { faces = [7] }", [("no-such-face", "boxes.a.pattern.faces")]),
    (ONE + f"[dice.colours.red]\n{NAMES}\nfaces = [7]", [("no-such-face", "dice.colours.red.faces")]),
    (
        ONE + f"[dice.colours]\nred = {{ {NAMES}, faces = [1] }}\nblack = {{ {NAMES}, faces = [1, 2] }}",
        [("two-colours", "dice.colours.black.faces")],
    ),
    (ONE + f"[dice.symbols.king]\nface = 9\n{SIGN}\n{NAMES}", [("no-such-face", "dice.symbols.king.face")]),
    (
        ONE + f"[dice.symbols]\nking = {{ {NAMES}, face = 1, {SIGN} }}\n"
        f"ace = {{ {NAMES}, face = 1, sign = {{ de = 'A', en = 'A' }} }}",
        [("two-symbols", "dice.symbols.ace.face")],
    ),
    (
        ONE + f"[dice.symbols]\nking = {{ {NAMES}, face = 1, {SIGN} }}\n"
        f"kid = {{ {NAMES}, face = 2, sign = {{ de = 'D', en = 'k' }} }}",
        [("same-sign", "dice.symbols.kid.sign")],
    ),
    (
        ONE + f"[dice.symbols]\nking = {{ {NAMES}, face = 1, sign = {{ de = 'K', en = 'K' }} }}\n"
        f"kid = {{ {NAMES}, face = 2, sign = {{ de = 'K', en = 'K' }} }}",
        [("same-sign", "dice.symbols.kid.sign")],
    ),
    (LIKE + "[turn]\nput_aside = 6", [("out-of-range", "turn.put_aside")]),
    (LIKE + "[players]\nleast = 3\nmost = 2", [("out-of-range", "players.least")]),
    (LIKE + f"[turn]\nsave = true\nbuy = {{ {NAMES}, per_column = 1, unused = 1 }}", [("save-and-buy", "turn.buy")]),
    (LIKE + "[turn]\nlast_throws = 3", [("last-throws-not-more", "turn.last_throws")]),
    (LIKE + "[turn]\nsave = true\nlast_throws = 5", [("last-throws-and-others", "turn.last_throws")]),
    (LIKE + f"[boxes.lower]\n{NAMES}", [("reserved-name", "boxes.lower")]),
    (LIKE + "[boxes.ones]\npoints = 3", [("number-box-has-no", "boxes.ones.points")]),
    (LIKE + "[boxes.ones]\nplus = -3", [("plus-below-zero", "boxes.ones.plus")]),
    (LIKE + "[boxes.chance]\nplus = -3", [("plus-below-zero", "boxes.chance.plus")]),
    (LIKE + "[boxes.ones]\npar = 6", [("out-of-range", "boxes.ones.par")]),
    (LIKE + "[boxes.ones]\npar = -3", [("out-of-range", "boxes.ones.par")]),
    (LIKE + "[boxes.chance]\npar = 3", [("needs-key", "boxes.chance.par")]),
    (
        LIKE + f"[boxes.ones]\npar = 3\n[bonuses.b]\n{NAMES}\nsection = 'lower'\ntiers = [{{ from = -1, points = 1 }}]",
        [("never-below-zero", "bonuses.b.tiers.0.from")],
    ),
    (LIKE + "[boxes.ones]\nbalance = 3", [("unknown-key-written", "boxes.ones.balance")]),
    (ONE + "pattern = { distinct = false }", [("needs-key", "boxes.a.pattern.distinct")]),
    (ONE + 'points = "matching"', [("needs-key", "boxes.a.points")]),
    (ONE + "points = [9, 5, 4, 3]", [("more-points-than-throws", "boxes.a.points")]),
    (ONE + "points = [9]", [("not-one-of", "boxes.a.points")]),
    (ONE + "pattern = { one_of = [{ run = 3 }] }", [("wrong-length", "boxes.a.pattern.one_of")]),
    (
        ONE + "pattern = { one_of = [{ faces = [7] }, { distinct = false }] }",
        [("no-such-face", "boxes.a.pattern.one_of.faces"), ("needs-key", "boxes.a.pattern.one_of.distinct")],
    ),
    (
        ONE + 'pattern = { one_of = [{ run = 3 }, { of_a_kind = 2 }] }\npoints = "matching"',
        [("needs-key", "boxes.a.points")],
    ),
    (ONE + "pattern = { one_of = [{ of_a_kind = 6 }, { groups = [4, 2] }] }", [("box-never-scores", "boxes.a")]),
    (ONE + "pattern = { at_least = 999 }", [("out-of-range", "boxes.a.pattern.at_least")]),
    (ONE + "pattern = { one_colour = true }", [("needs-key", "boxes.a.pattern.one_colour")]),
    (LIKE + f"[bonuses.more]\n{NAMES}\ntiers = [{{ from = 1, points = 1 }}]", [("needs-key", "bonuses.more")]),
    (LIKE + '[bonuses.upper]\nboxes = ["ones"]', [("not-both", "bonuses.upper")]),
    (LIKE + "[bonuses.upper]\neach = 5", [("not-both", "bonuses.upper"), ("each-of-points", "bonuses.upper.each")]),
    (
        LIKE + f"[bonuses.b]\n{NAMES}\nsection = 'all'\nminus = ['ones']\ncount = 'strikes'\neach = 5",
        [("not-both", "bonuses.b"), ("counted-and-taken-off", "bonuses.b.minus")],
    ),
    (LIKE + f"[columns.c]\n{NAMES}\nweight = 1.4", [("whole-or-half", "columns.c.weight")]),
    (
        LIKE + f"[turn.buy]\n{NAMES}\nper_column = 3\nunused = 5\n[columns.c]\n{NAMES}\nweight = 1.5",
        [("halves-and-bought", "columns.c.weight")],
    ),
    (
        LIKE + f"[extra.joker]\nbonus = 25\n[columns.c]\n{NAMES}\nweight = 1.5",
        [("halves-and-odd", "columns.c.weight")],
    ),
    (LIKE + f"[bonuses.b]\n{NAMES}\nsection = 'all'", [("needs-key", "bonuses.b")]),
    (LIKE + '[bonuses.upper]\nminus = ["ones"]', [("counted-and-taken-off", "bonuses.upper.minus")]),
    (LIKE + '[bonuses.upper]\nminus = ["one"]', [("unknown-name-near", "bonuses.upper.minus")]),
    (LIKE + '[bonuses.upper]\nminus = "all"', [("not-one-of", "bonuses.upper.minus")]),
    (LIKE + "bonuses.upper.tiers = [{ points = 1 }]", [("needs-key", "bonuses.upper.tiers.0")]),
    (LIKE + "bonuses.upper.tiers = [{ from = -5, points = 1 }]", [("never-below-zero", "bonuses.upper.tiers.0.from")]),
    (
        LIKE + "bonuses.upper.tiers = [{ from = 5, points = 1, each = 2 }]",
        [("needs-key", "bonuses.upper.tiers.0.each")],
    ),
    (
        LIKE + "bonuses.upper.tiers = [{ from = 5, points = 1, more = 2 }]",
        [("needs-key", "bonuses.upper.tiers.0.more")],
    ),
    (
        LIKE + "bonuses.upper.tiers = [{ from = 1, points = 1, each = 1, more = 2 }]",
        [("too-many-steps", "bonuses.upper.tiers.0.each")],
    ),
    (LIKE + "bonuses.upper.tiers = [{ from = 5, to = 4, points = 1 }]", [("out-of-range", "bonuses.upper.tiers.0.to")]),
    (
        LIKE + "bonuses.upper.tiers = [{ from = 63, points = 1 }, { from = 63, points = 2 }]",
        [("twice", "bonuses.upper.tiers")],
    ),
    (
        ONE + f'[boxes.b]\nnames = {{ de = "B", en = "B" }}\n[columns.c]\n{NAMES}\norder = ["a"]',
        [("order-lacks-box", "columns.c.order")],
    ),
    (ONE + f'[columns.c]\n{NAMES}\norder = ["a", "a"]', [("twice", "columns.c.order")]),
    (ONE + f'[columns.c]\n{NAMES}\norder = ["lower", "a"]', [("twice", "columns.c.order")]),
    (LIKE + f'[columns.c]\n{NAMES}\norder = ["upper", "lower", "upper"]', [("twice", "columns.c.order")]),
    (ONE + f'[columns.c]\n{NAMES}\norder = ["upper", "a"]', [("unknown-name", "columns.c.order")]),
    (
        ONE + f'[columns.c]\n{NAMES}\nboxes = ["a", "qqqqqqqq"]',
        [("unknown-name", "columns.c.boxes")],
    ),
    (
        LIKE + f'[columns.c]\n{NAMES}\nbonuses = ["uper"]',
        [("unknown-name-near", "columns.c.bonuses")],
    ),
    (LIKE + "[extra.joker]\nworth = { fullhouse = 25 }", [("unknown-name-near", "extra.joker.worth")]),
    (LIKE + f'[columns.c]\n{NAMES}\nextra = ["jokers"]', [("unknown-name-near", "columns.c.extra")]),
    (LIKE + '[boxes.more]\nnames = { de = "Kniffel", en = "More" }', [("same-name", "boxes.more")]),
    (
        LIKE + f"[columns.c]\n{NAMES}\n[columns.d]\n{NAMES}",
        [("same-name", "columns.d")],
    ),
    (
        ONE + f'[boxes.b]\nnames = {{ de = "B", en = "B" }}\n[columns.c]\n{NAMES}\nboxes = ["a"]',
        [("box-in-no-column", "boxes.b")],
    ),
    (
        LIKE + f"[columns.c]\n{NAMES}\nboxes = {[*shipped('kniffel').document.boxes][:-1]}",
        [("inherited-box-in-no-column", "boxes.chance")],
    ),
    (
        LIKE
        + f'[boxes]\nchance = false\n[bonuses.b]\n{NAMES}\nboxes = ["chance"]\ntiers = [{{ from = 1, points = 1 }}]',
        [("name-taken-out", "bonuses.b.boxes")],
    ),
    (LIKE + "[extra.joker]\nworth = { 'Full House' = 25 }", [("wrong-characters", "extra.joker.worth.Full House")]),
    (
        LIKE + f'[columns.c]\n{NAMES}\nbonuses = ["oben"]',
        [("unknown-name", "columns.c.bonuses")],
    ),
    (LIKE + f"[columns.c]\n{NAMES}\nbonuses = []", [("bonus-in-no-column", "bonuses.upper")]),
    (COMPUTED + "points = 5", [("computed-of-nothing", "bonuses.b.points")]),
    (COMPUTED + 'points = "ones + twos"', [("no-formula", "bonuses.b.points")]),
    (COMPUTED + 'tiers = [{ from = 1, points = 5 }]\nwhen = { below = [1, "ones"] }', [("needs-key", "bonuses.b")]),
    (LIKE + "[bonuses.upper]\npoints = 50", [("points-of-tiers", "bonuses.upper.points")]),
    (LIKE + '[columns.a]\nnames = { de = "A", en = "A" }\nannounce = "after"', [("not-one-of", "columns.a.announce")]),
    (LIKE + '[columns.a]\nnames = { de = "A", en = "A" }\nserved = "never"', [("not-one-of", "columns.a.served")]),
    (
        LIKE + '[columns.a]\nnames = { de = "A", en = "A" }\nserved = "only"\nannounce = "unless-served"',
        [("unless-served-and-only", "columns.a.announce")],
    ),
    (LIKE + '[dice]\nfaces = ["9", "10", "J", "Q", "K", "A"]', [("face-is-a-number", "dice.faces")]),
    (LIKE + '[dice]\nodd = { faces = [1, "A"] }', [("face-is-a-number", "dice.odd.faces")]),
    ('id = "x"\nnames = { de = "X", en = "X" }', [("no-boxes", "boxes")]),
    (COMPUTED + "points = {}", [("needs-one-key", "bonuses.b.points")]),
    (COMPUTED + 'points = { sum = ["ones", "one"] }', [("unknown-name-near", "bonuses.b.points")]),
    (COMPUTED + 'points = "ones"\nwhen = { below = ["ones"] }', [("wrong-length", "bonuses.b.when.below")]),
    (COMPUTED + 'points = "ones"\ntiers = []', [("not-both", "bonuses.b")]),
    (COMPUTED + 'when = { below = ["ones", "twos"] }', [("needs-key", "bonuses.b")]),
    (COMPUTED, [("needs-key", "bonuses.b"), ("needs-key", "bonuses.b")]),
    (COMPUTED + 'points = { product = ["ones", 1000, "twos"] }', [("computed-too-large", "bonuses.b.points")]),
    (
        COMPUTED + 'points = { sum = ["ones", "twos", "threes", "fours", "fives", { product = ["sixes", "chance"] }] }',
        [("computed-of-too-many", "bonuses.b")],
    ),
    (
        TWO_COLUMNS + f'bonuses.b = {{ {NAMES}, points = {{ sum = ["ones", "twos"] }} }}',
        [("computed-in-no-column", "bonuses.b")],
    ),
    (
        LIKE + "[bonuses]\nupper = false\n[boxes.chance]\ncounts = false",
        [("box-counts-nowhere", "boxes.chance.counts")],
    ),
    (
        ONE + f"[bonuses.b]\n{NAMES}\nsection = 'upper'\ntiers = [{{ from = 0, points = 1 }}]",
        [("bonus-in-no-column", "bonuses.b")],
    ),
    (LIKE + "[boxes]\nfive_of_a_kind = false", [("extra-without-five", "extra.joker")]),
    (
        LIKE
        + f'[columns.c]\n{NAMES}\n[columns.d]\nnames = {{ de = "D", en = "D" }}\n'
        + 'boxes = ["ones"]\nbonuses = []\nextra = ["joker"]',
        [("extra-without-five", "columns.d.extra")],
    ),
    (ONE + "pattern = { of_a_kind = 6 }", [("box-never-scores", "boxes.a")]),
    (ONE + "pattern = { groups = [4, 2] }", [("box-never-scores", "boxes.a")]),
    (LIKE + "bonuses.upper.tiers = [{ from = 106, points = 1 }]", [("bonus-out-of-reach", "bonuses.upper.tiers")]),
    (ONE + 'total = "bonuses"', [("unknown-key-inside", "boxes.a.total")]),
    ('total = "bonuses"\n' + ONE, [("nothing-counts", "total")]),
]


@pytest.mark.parametrize(("text", "expected"), BAD, ids=[expected[0][0] for _, expected in BAD])
def test_errors_are_reported_with_their_place(text: str, expected: list[tuple[str, str | int]]) -> None:
    assert problems(text) == expected


ONLY_FROM_FILES = {"not-utf8", "cannot-read"}
ONLY_ON_A_SERVER = {"variant-too-large-here"}
CHOSEN_BETWEEN = {"wrong-characters", "wrong-length", "out-of-range", "inheritance-circle", "inheritance-too-deep"}
CHOSEN_BETWEEN |= {"unknown-key-written", "unknown-key-near", "not-one-of-written", "not-one-of-near"}
CHOSEN_BETWEEN |= {"whole-or-half", "face-is-a-number"}
FROM_WHAT_IS_INHERITED = {"inherited-box-in-no-column", "name-taken-out"}


def test_every_reader_code_is_listed() -> None:
    modules = (
        toml_parsing,
        document_reader,
        validation,
        decoding,
        document_checks,
        bonus_checks,
        list_checks,
        shipped_variants,
    )
    codes = {code for module in modules for code in re.findall(r'Problem\(\s*"([a-z0-9-]+)"', getsource(module))}
    shown = {code for _, expected in BAD for code, _ in expected}
    assert codes - shown == ONLY_FROM_FILES | ONLY_ON_A_SERVER
    assert shown - codes <= CHOSEN_BETWEEN | FROM_WHAT_IS_INHERITED


@pytest.mark.parametrize(
    ("line", "german"),
    [
        ("throws 4", "hinter dem Schlüssel fehlt das „=“"),
        (
            "throws = vier",
            "hinter dem „=“ fehlt der Wert, oder er ist falsch geschrieben; "
            'Wörter stehen in geraden Anführungszeichen: "so"',
        ),
        (
            "throws = 1,5",
            "hinter dem Wert steht noch etwas; jede Angabe braucht eine eigene Zeile, "
            "und Kommazahlen haben einen Punkt: 1.5",
        ),
        ("throws = 4\nthrows = 5", "was hier steht, steht weiter oben schon"),
        ('x = "C:\\Qix"', "„\\“ wird in einem Text in Anführungszeichen doppelt geschrieben"),
        ("x = {a = 1, a = 2}", "was hier steht, steht weiter oben schon"),
        ('x = "drei', "am Ende eines Textes fehlt das Anführungszeichen"),
        ('x = "drei\x07"', "ein Zeichen kann hier nicht stehen"),
        ("x = '''drei", "am Ende eines Textes fehlt das Anführungszeichen"),
        ("x = [1, 2", "am Ende einer Liste fehlt das „]“"),
        ("x = {a = 1", "am Ende einer Tabelle fehlt das „}“"),
        ("[players", "am Ende der Überschrift fehlt das „]“"),
        ("ü = 1", "so kann keine Zeile anfangen; hier gehört „schlüssel = Wert“ oder „[abschnitt]“ hin"),
    ],
)
def test_invalid_toml_is_reported_in_the_readers_language(line: str, german: str) -> None:
    """Not in the parser's English: "Expected '=' after a key in a key/value pair"."""
    with pytest.raises(VariantError) as error:
        parse_variant(f"{LIKE}[turn]\n{line}\n")
    (problem,) = error.value.problems
    assert problem.code == "not-toml"
    assert problem.words("de").endswith(f"das ist kein TOML: {german}.")
    assert "Expected" not in problem.words("en")


def test_all_errors_are_reported_together() -> None:
    text = """
        like = "kniffel"
        id = "own"
        colour = "red"
        [dice]
        count = 99
        [turn]
        throwz = 3
        release = "no"
        [boxes.ones]
        number = "one"
        points = []
    """
    assert sorted(problems(text)) == [
        ("not-one-of", "boxes.ones.points"),
        ("out-of-range", "dice.count"),
        ("unknown-key-near", "colour"),
        ("unknown-key-near", "turn.throwz"),
        ("wrong-type", "boxes.ones.number"),
        ("wrong-type", "turn.release"),
    ]


def test_misfit_hides_no_other_error() -> None:
    """A wrong type in one part, a contradiction in a second, and a box that nothing fills in a third."""
    text = (
        LIKE
        + f"""
        [turn]
        throws = "three"
        [columns.only]
        {NAMES}
        order = ["ones", "towns"]
        [boxes.quad]
        {NAMES}
        pattern = {{ of_a_kind = 6 }}
    """
    )
    assert ("wrong-type", "turn.throws") in problems(text)
    assert ("unknown-name-near", "columns.only.order") in problems(text)
    healed = text.replace('order = ["ones", "towns"]', "")
    assert problems(healed) == [("wrong-type", "turn.throws"), ("box-never-scores", "boxes.quad")]


def test_consequential_errors_are_not_reported() -> None:
    text = LIKE + '[boxes.five_of_a_kind]\npattern = { of_a_kind = "five" }\n[boxes.ones]\nnumber = []'
    assert sorted(problems(text)) == [
        ("wrong-type", "boxes.five_of_a_kind.pattern.of_a_kind"),
        ("wrong-type", "boxes.ones.number"),
    ]


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        (
            f'[columns.a]\n{NAMES}\nboxes = ["ones", "towes", "chance"]',
            'columns.a.boxes: there is no "towes"; did you mean "twos"?',
        ),
        (f'[columns.a]\n{NAMES}\norder = ["ons"]', 'columns.a.order: there is no "ons"; did you mean "ones"?'),
        (
            f'[columns.a]\n{NAMES}\nbonuses = ["uper"]',
            'columns.a.bonuses: there is no "uper"; did you mean "upper"?',
        ),
        ("[result]\ncolumns = { a = 1 }", 'result.columns: there is no "a"; there is only "points".'),
        (
            'bonuses.upper.minus = "upper"',
            "bonuses.upper.minus: ones, twos, threes, fours, fives, sixes count in this bonus already; what is taken "
            "off must be others.",
        ),
        (
            'boxes.chance.names = { de = "C", eng = "C" }',
            'boxes.chance.names.eng: there is no key "eng"; did you mean "en"?',
        ),
        ("columns = 3", "columns: is 3, but must be [columns.left]."),
        ("result = { columns = 3 }", "result.columns: is 3, but must be { left = 1, … }."),
        (
            f'[bonuses.b]\n{NAMES}\npoints = {{ difference = ["ones"] }}',
            "bonuses.b.points.difference: the list has one entry; there must be 2.",
        ),
        (
            f"[columns.a]\n{NAMES}\norder = {[['ones']] * 10}",
            "columns.a.order: the list has 10 entries; there must be 1-8.",
        ),
        (
            f"[columns.a]\n{NAMES}\norder = {[['ones'] * 41]}",
            "columns.a.order: the list has 41 entries; there must be 0-40.",
        ),
        ("[bonuses.upper]\ntiers = false", 'bonuses.upper: this needs "tiers".'),
    ],
)
def test_single_mistake_is_one_sentence(rest: str, said: str) -> None:
    with pytest.raises(VariantError) as error:
        parse_variant(LIKE + rest)
    assert error.value.words("en") == said


def test_all_contradictions_are_reported_together() -> None:
    text = (
        LIKE + f"[dice]\nfaces = [1, 2, 3, 4, 5]\nwild = [5, 5]\n[players]\nleast = 3\nmost = 2\n[boxes.lower]\n{NAMES}"
    )
    assert [code for code, _ in problems(text)] == ["twice", "out-of-range", "no-such-face", "reserved-name"]


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        ("[players]\nmax = 4", 'players.max: "max" is written "most" here.'),
        ("[turn]\n'Würfe' = 4", 'turn.Würfe: "Würfe" is written "throws" here.'),
        ("[boxes.chance]\nscore = 4", 'boxes.chance.score: "score" is written "points" here.'),
        ("[bonuses.upper]\nfrom = 60", 'bonuses.upper.from: "from" belongs into "tiers".'),
        ("count = 6", 'count: "count" belongs into "dice".'),
        ("[turn]\nthrows = 99", "turn.throws: is 99, but must be 1-12."),
        ('[turn]\nthrows = "3"', 'turn.throws: is "3", but must be 1-12.'),
        ("[turn]\nput_aside = 6", "turn.put_aside: is 6, but must be 0-5."),
        ("bonuses.upper.tiers = [{ from = 1, points = 9999 }]", "is 9999, but must be −1000 … 1000."),
        ('names = { de = "", en = "Own" }', 'names.de: is "", but must have 1-60 characters.'),
        ("[turn]\nbuy = false", 'nothing to take out: no "buy" is inherited here'),
        ("[boxes]\nqqqq = false", 'nothing to take out: no "qqqq" is inherited here'),
        (
            f'[boxes]\nchance = false\n[columns.a]\n{NAMES}\norder = ["Kniffel", "ones"]',
            'there is no "Kniffel"; did you mean "five_of_a_kind"?',
        ),
    ],
)
def test_the_word_that_is_meant_is_named(rest: str, said: str) -> None:
    with pytest.raises(VariantError) as error:
        parse_variant(LIKE + rest)
    assert said in error.value.words("en")


def test_an_unknown_key_names_the_nearest() -> None:
    with pytest.raises(VariantError) as error:
        parse_variant(LIKE + "[turn]\nthrow = 3")
    assert error.value.words("en") == 'turn.throw: there is no key "throw"; did you mean "throws"?'
    assert error.value.words("de") == "turn.throw: den Schlüssel „throw“ gibt es nicht; ist „throws“ gemeint?"


@pytest.mark.parametrize("variant_id", variant_ids())
def test_shipped_documents_go_round(variant_id: str) -> None:
    source, text = shipped_text(variant_id)
    variant = shipped(variant_id)
    assert variant.id == variant_id
    assert variant.text == text
    tree = resolve(text, source, lambda like, _: shipped_text(like))
    again = parse_variant(write_toml(tree))
    assert again.document == variant.document == validate(tree, source)
    assert again.rules_hash == variant.rules_hash
    assert again.boxes == variant.boxes


@given(variant_documents())
def test_random_documents_go_round(text: str) -> None:
    first = parse_variant(text)
    again = parse_variant(write_toml(first.document.model_dump(mode="json", by_alias=True, exclude_unset=True)))
    assert again.document == first.document
    assert again.rules_hash == first.rules_hash


def test_false_takes_out_what_a_part_inherits() -> None:
    """`served = "double"` and a limit of throws end with it; what is true or false says `false` for itself."""

    def like(parent: str, part: str) -> Document:
        return parse_variant(f'like = "{parent}"\n{HEAD}{part}').document

    box = like("kniffel-sharp", "[boxes.full_house]\nserved = false\nplus = 5").boxes["full_house"]
    assert (box.served, box.plus, box.points) == (None, 5, 25)
    column = like("kniffel-first-throws", "[columns.one]\nthrows = false\nserved = false").columns["one"]
    assert (column.throws, column.served) == (None, False)
    bonus = like("kniffel", "[bonuses.upper]\nsection = false\nboxes = ['fives', 'sixes', 'chance']").bonuses["upper"]
    assert (bonus.section, bonus.boxes) == (None, ["fives", "sixes", "chance"])


def test_an_unknown_variant_names_the_nearest() -> None:
    with pytest.raises(VariantError) as error:
        shipped("yatzi")
    assert error.value.words("en") == 'there is no variant "yatzi"; did you mean "yatzy"?'


def test_variants_are_listed_in_order() -> None:
    assert list(variant_ids()) == sorted(variant_ids())
