"""Labels of pads in languages that are spoken and in seven that are only read: each word means one box."""

import re
from importlib.resources import files

import pytest

from by_day import VARIANTS, by_day
from pasch import shipped
from pasch.locale import LANGUAGES, labels, text
from pasch.play.blocks.card_reader import unknown_line
from pasch.play.blocks.score_block import read_block
from pasch.play.blocks.sheet_words import HEADINGS, SUMS, heading_kind, sum_kinds
from pasch.rules.catalogue.shipped_variants import variant_ids
from pasch.rules.game.card import total

FOLDER = files("pasch.locale").joinpath("labels")
READ = ("da", "fi", "it", "nl", "no", "pl", "pt")
PADS = {
    "da": "Navn;A\nEnere;3\nToere;6\nTreere;9\n3 ens;20\nFire ens;22\nHus;25\nLille straight;30\nChancen;20\nI alt;135",
    "no": "Navn;A\nEnere;3\nToere;6\nTreere;9\nTre like;20\n4 like;22\nHus;25\nLiten straight;30\nSjanse;20\n"
    "Totalt;135",
    "fi": "Nimi;A\nYkköset;3\nKakkoset;6\nKolmoset;9\nKolme samaa;20\nNeljä samaa;22\nTäyskäsi;25\nPieni suora;30\n"
    "Sattuma;20\nYhteensä;135",
    "nl": "Naam;A\nEnen;3\nTweeën;6\nDrieën;9\nDrie gelijke;20\n4 gelijke;22\nFull house;25\nKleine straat;30\n"
    "Kans;20\nEindtotaal;135",
    "pl": "Imię;A\nJedynki;3\nDwójki;6\nTrójki;9\nTrzy jednakowe;20\nKareta;22\nFull;25\nMały strit;30\nSzansa;20\n"
    "Razem;135",
    "it": "Nome;A\nUno;3\nDue;6\nTre;9\nTris;20\nPoker;22\nFull;25\nScala piccola;30\nChance;20\nTotale;135",
    "pt": "Nome;A\nUns;3\nDuques;6\nTernos;9\nTrinca;20\nQuadra;22\nFull;25\nSequência pequena;30\nSorte;20\n"
    "Total geral;135",
}


@pytest.mark.parametrize("language", READ)
def test_a_pad_of_a_language_that_is_not_spoken(language: str) -> None:
    block = read_block(shipped("kniffel"), PADS[language].encode(), "")
    assert [problem.words() for problem in block.problems] == []
    assert [(game.name, total(shipped("kniffel"), game.card)) for game in block.games] == [("A", 135)]


@pytest.mark.parametrize("language", READ)
def test_labels_say_where_they_are_from(language: str) -> None:
    written = FOLDER.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    assert language not in LANGUAGES
    assert re.match(r"# .*score pads", written)
    assert "https://" in written or "http://" in written
    assert "without a source" in written


def test_every_language_has_every_group() -> None:
    groups = ("heading-name", "heading-date", "block-total", "block-bonus", "box-ones", "box-full-house", "box-chance")
    assert {len(labels(group)) for group in groups} == {len(READ)}


def test_headings_and_sums_are_read_in_each_language() -> None:
    assert [heading_kind(word) for word in ("Spillere", "Pelaaja", "Speler", "Gracz", "Giocatore", "Jogador")] == (
        ["name"] * 6
    )
    for word in ("i alt", "yhteensä", "eindtotaal", "ogółem", "totale generale", "total geral"):
        assert "total" in sum_kinds(word)


WORDS = [f"heading-{kind}" for kind in HEADINGS] + [f"block-{kind}" for kind in SUMS]


@pytest.mark.parametrize("variant", by_day(variant_ids(), VARIANTS))
def test_no_heading_or_sum_of_another_pad_is_a_misspelt_box(variant: str) -> None:
    rules = shipped(variant)
    lists = (words for message in WORDS for words in (*(text(message, each) for each in LANGUAGES), *labels(message)))
    for word in {word.strip() for words in lists for word in words.split(",")}:
        assert unknown_line(rules, word).code in ("unknown-box", "ambiguous-box"), word


@pytest.mark.parametrize(
    ("label", "near"), [("Einsr", "ones"), ("Dreierpsch", "three_of_a_kind"), ("Knifel", "five_of_a_kind")]
)
def test_a_misspelt_box_has_a_suggestion(label: str, near: str) -> None:
    problem = unknown_line(shipped("kniffel"), label)
    assert problem.code == "unknown-box-near"
    assert problem.as_json()["facts"]["near"]["id"] == near  # type: ignore[index]


@pytest.mark.parametrize(
    ("lines", "codes"),
    [
        ("Einser;3\nEinser;2\nSumme oben;5", ["block-twice"]),
        ("Einser;3\nFrobnicate;2\nGesamt;5", ["unknown-box"]),
        ("Einser;3\nZweier;5\nSumme oben;8\nGesamt;8", ["block-impossible"]),
        ("Einser;3\nZweier;4o\nSumme oben;7\nGesamt;7", ["block-not-points"]),
    ],
)
def test_what_follows_from_a_problem_is_no_second_one(lines: str, codes: list[str]) -> None:
    block = read_block(shipped("kniffel"), lines.encode(), "")
    assert [problem.code for problem in block.problems] == codes
