"""Blocks to print come from the server as PDF: of any rules, empty and filled in, and what does not fit is refused."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from httpx import Client, Response
from pypdf import PdfReader
from served import problem, server

GOOD = 'id = "mine"\nlike = "kniffel"\nnames = { de = "Meins", en = "Mine" }\n'


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("sheets")) as found:
        yield found


def words(answer: Response) -> str:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    return " ".join(page.extract_text() for page in PdfReader(BytesIO(answer.content)).pages)


def test_empty_blocks_of_shipped_variants_and_house_rules(client: Client) -> None:
    asked = {"rules": {"id": "yatzy"}, "language": "de", "paper": "a5", "large": True}
    assert "Große Straße" in words(client.post("/api/sheets", json=asked))
    assert "Meins" in words(client.post("/api/sheets", json={"rules": {"toml": GOOD}, "language": "de", "games": 4}))


def test_a_block_filled_in(client: Client) -> None:
    card = {"entries": [3, None, *[0] * 10, 22], "extra": [50], "bought": [0]}
    asked = {"rules": {"id": "kniffel"}, "players": [{"name": "Anna", "card": card}, {"name": "Ben"}]}
    found = words(client.post("/api/sheets", json=asked))
    assert "Anna" in found
    assert "75" in found


@pytest.mark.parametrize("part", [{"entries": [3]}, {"extra": []}, {"bought": [1]}])
def test_a_card_of_another_sheet_is_refused(client: Client, part: dict[str, list[int]]) -> None:
    card = {"entries": [None] * 13, "extra": [0], "bought": [0], **part}
    answer = client.post("/api/sheets", json={"rules": {"id": "kniffel"}, "players": [{"card": card}]})
    assert answer.status_code == 422
    assert problem(answer) == "print-other-card"


def test_so_much_paper_has_nobody(client: Client) -> None:
    answer = client.post("/api/sheets", json={"rules": {"id": "kniffel"}, "games": 1000})
    assert answer.status_code == 400
