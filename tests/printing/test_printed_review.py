"""Reviews as PDF and HTML: both contain the whole review, and the page loads nothing."""

from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from pypdf import PdfReader
from rich.console import Console

import pasch
from pasch.analysis.review.review_model import Review
from pasch.cli.commands.review import review as review_command
from pasch.cli.context import Group, Session
from pasch.locale import COMPLETE
from pasch.play.records.record_io import Record, parse_record
from pasch.printing.paper_sizes import PAPERS
from pasch.printing.review import review_html, review_pdf
from pasch.printing.review.review_content import handout_of
from pasch.printing.review.review_html import held_dice
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import PaschError
from pasch.rules.game.events import Rolled
from pasch.testing.games import random_game

GOLDEN = Path(__file__).parent.parent / "golden"
MINIATURES = sorted((Path(__file__).parent.parent / "variants" / "miniatures").glob("*.toml"))[::12]
LETTERS = st.characters(max_codepoint=0x2AF, exclude_categories=("Cc", "Cf"))


@pytest.fixture(scope="module")
def record() -> Record:
    return parse_record((GOLDEN / "kniffel.pasch").read_text().replace('"Ben"', '"Ben <b>&"'))


@pytest.fixture(scope="module")
def review(record: Record) -> Review:
    return pasch.review(record, language="de")


class _Reader(HTMLParser):
    """Collects the words, and checks that what is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.open: list[str] = []
        self.sources: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.sources += [value or "" for name, value in attrs if name in ("src", "href", "onclick")]
        if tag not in ("meta", "path", "circle", "rect", "polyline"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("meta", "path", "circle", "rect", "polyline"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def test_the_page_says_it_and_fetches_nothing(record: Record, review: Review) -> None:
    page = review_html(record, review, "de")
    read = _Reader()
    read.feed(page)
    assert read.open == []
    assert read.sources == []
    assert "<script" not in page
    said = " ".join(read.words)
    for words in ("Analyse: Kniffel", "Ben <b>&", "186", "328"):
        assert words in said
    for player in handout_of(record, review, "de").players:
        assert all(name in said and figure in said for name, figure in player.figures)
        assert all(thought in said for thought in (*player.thoughts, player.decisions, player.total))
        assert all(reason in said for lesson in player.lessons for reason in lesson.reasons)


def test_the_pdf_says_it_and_has_the_sheets_at_the_end(record: Record, review: Review) -> None:
    pdf = review_pdf(record, review, "de", "a5")
    pages = [page.extract_text() for page in PdfReader(BytesIO(pdf)).pages]
    assert "Analyse: Kniffel" in pages[0]
    assert "Gesamt" in pages[-1]
    assert "328" in pages[-1]
    assert pdf == review_pdf(record, review, "de", "a5")


def test_the_account_and_the_curve(record: Record, review: Review) -> None:
    handout = handout_of(record, review, "en")
    assert [player.name for player in handout.players] == ["Anna", "Ben <b>&"]
    assert handout.players[0].thoughts[0].startswith("A strong idea in round ")
    assert handout.players[0].total == "186 points"
    for curve in handout.curves:
        assert all(0 <= across <= 1 and -1e-9 <= up <= 1 + 1e-9 for across, up in curve.points)


@pytest.mark.parametrize(("name", "places"), [("kniffel", 1), ("balut", 2)])
def test_where_a_point_is_much_figures_have_two_places(name: str, places: int) -> None:
    game = parse_record((GOLDEN / f"{name}.pasch").read_text())
    handout = handout_of(game, pasch.review(game, language="en"), "en")
    for player in handout.players:
        for _, figure in player.figures:
            assert len(figure.split()[0].rstrip(",").partition(".")[2]) == places


def test_the_dice_to_keep_are_those_of_the_best_hold(record: Record, review: Review) -> None:
    for player in handout_of(record, review, "en").players:
        for lesson in player.lessons:
            kept = [face for face, held in held_dice(lesson) if held]
            assert kept == sorted(lesson.keep or ())


def test_a_game_that_stops_is_told_as_far_as_it_goes() -> None:
    stopped = parse_record((GOLDEN / "kniffel.pasch").read_text().rpartition("\n1:")[0])
    found = pasch.review(stopped, language="en")
    page = review_html(stopped, found, "en")
    assert found.notes[0].message[1:] in page
    pages = PdfReader(BytesIO(review_pdf(stopped, found, "en"))).pages
    assert found.notes[0].message[1:40] in " ".join(page.extract_text() for page in pages).replace("\n", " ")


@given(st.sampled_from(MINIATURES), st.randoms(use_true_random=False), st.data())
@settings(max_examples=12)
def test_any_game_under_any_names_is_printed_as_far_as_it_goes(file: Path, random: Random, data: st.DataObject) -> None:
    variant = load_variant(str(file))
    count = data.draw(st.sampled_from(variant.seats))
    played = random_game(variant, random, count)
    end = data.draw(st.integers(count, len(played.events)))
    names = data.draw(st.lists(st.text(LETTERS, max_size=40), min_size=count, max_size=count))
    tags = {"Date": data.draw(st.text(LETTERS, max_size=12)), "Site": data.draw(st.text(LETTERS, max_size=60))}
    record = Record(variant, tuple(names), variant.direction, None, played.events[:end], tags)
    language = data.draw(st.sampled_from(COMPLETE))
    assume(any(isinstance(event, Rolled) for event in record.events))
    review = pasch.review(record, language=language)
    paper = data.draw(st.sampled_from(PAPERS))
    pages = PdfReader(BytesIO(review_pdf(record, review, language, paper))).pages
    assert all(page.extract_text().strip() for page in pages)
    read = _Reader()
    read.feed(review_html(record, review, language))
    assert read.open == []
    assert read.sources == []


def test_nothing_is_written_of_a_review_that_cannot_be_printed(tmp_path: Path) -> None:
    game, html, pdf = (tmp_path / name for name in ("game.pasch", "review.html", "review.pdf"))
    game.write_text((GOLDEN / "kniffel-strict.pasch").read_text(encoding="utf-8").replace('"Anna"', '"李雷"'), "utf-8")
    arguments = ["review", str(game), "--html", str(html), "--pdf", str(pdf)]
    group = Group("pasch", commands=[review_command])
    error = CliRunner().invoke(group, arguments, obj=Session("en", Console(width=80))).exception
    assert isinstance(error, PaschError)
    assert error.code == "print-letters"
    assert not html.exists()
    assert not pdf.exists()
