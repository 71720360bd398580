"""Printed blocks as PDF: any rules, empty or filled in; misfits are refused."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from httpx import Client, Response
from in_process_server import problem, server
from pypdf import PdfReader

from pasch.printing.pdf_drawing import PdfCanvas

GOOD = 'id = "mine"\nlike = "kniffel"\nnames = { de = "Meins", en = "Mine" }\n'


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("sheets")) as found:
        yield found


def words(answer: Response) -> str:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    assert "content-encoding" not in answer.headers  # what is in it is compressed
    return " ".join(page.extract_text() for page in PdfReader(BytesIO(answer.content)).pages)


def test_empty_blocks_of_shipped_variants_and_house_rules(client: Client) -> None:
    asked = {"rules": {"id": "yatzy"}, "language": "de", "paper": "a5", "large": True}
    assert "Große Straße" in words(client.post("/api/sheets", json=asked))
    assert "Meins" in words(client.post("/api/sheets", json={"rules": {"toml": GOOD}, "language": "de", "games": 4}))


def test_a_block_filled_in(client: Client) -> None:
    card = {"entries": [3, None, *[0] * 10, 22], "extra": [50], "bought": [0]}
    asked = {"rules": {"id": "kniffel"}, "players": [{"name": "Anna", "card": card}, {"name": "Ben"}]}
    found = words(client.post("/api/sheets", json=asked))
    assert "2026" not in found
    found = words(client.post("/api/sheets", json={**asked, "language": "de", "day": "2026-11-24"}))
    assert "24.11.2026" in found
    assert "Anna" in found
    assert "75" in found


@pytest.mark.parametrize("part", [{"entries": [3]}, {"extra": []}, {"bought": [1]}])
def test_a_card_of_another_sheet_is_refused(client: Client, part: dict[str, list[int]]) -> None:
    card = {"entries": [None] * 13, "extra": [0], "bought": [0], **part}
    answer = client.post("/api/sheets", json={"rules": {"id": "kniffel"}, "players": [{"card": card}]})
    assert answer.status_code == 422
    assert problem(answer) == "print-other-card"


def test_letters_that_no_font_has_are_refused(client: Client) -> None:
    rules = {"id": "kniffel"}
    answer = client.post("/api/sheets", json={"rules": rules, "players": [{"name": "Ελένη"}, {"name": "李雷"}]})
    assert answer.status_code == 422
    assert problem(answer) == "print-letters"
    assert "李, 雷" in answer.json()["problems"][0]["message"]
    assert "Ελένη" in words(client.post("/api/sheets", json={"rules": rules, "players": [{"name": "Ελένη"}]}))


def test_too_many_pages_are_refused(client: Client) -> None:
    answer = client.post("/api/sheets", json={"rules": {"id": "kniffel"}, "games": 1000})
    assert answer.status_code == 400


def test_a_block_of_too_many_boxes_is_refused_before_it_is_drawn(client: Client) -> None:
    boxes = "".join(
        f'[boxes.b{one}]\nnames = {{ de = "B{one}", en = "B{one}" }}\npoints = "sum"\n' for one in range(40)
    )
    columns = "".join(f'[columns.c{one}]\nnames = {{ de = "C{one}", en = "C{one}" }}\n' for one in range(8))
    large = 'id = "large"\nnames = { de = "Groß", en = "Large" }\n[dice]\ncount = 5\n' + boxes + columns
    people = [{"name": f"Player {number}"} for number in range(30)]
    asked = {"rules": {"toml": large}, "players": people}
    for language, words in (("de", "9600 Felder auf Papier; höchstens 5000"), ("en", "9600 boxes on paper; 5000 at")):
        answer = client.post("/api/sheets", json=asked, headers={"Accept-Language": language})
        assert answer.status_code == 422
        assert problem(answer) == "print-too-large"
        assert words in answer.json()["problems"][0]["message"].replace(".", "").replace(",", "")
    assert client.post("/api/sheets", json={**asked, "players": people[:5]}).status_code == 200


def test_nothing_is_drawn_in_the_process_that_serves(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PdfCanvas, "page", lambda *_: pytest.fail("it was drawn here"))
    assert "Große Straße" in words(client.post("/api/sheets", json={"rules": {"id": "kniffel"}, "language": "de"}))
