"""Review requests: for uploaded records and finished tables, never for running games."""

import asyncio
import json
import time
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from empty_compute import solving, unsolved
from httpx import Response
from in_process_server import SHORT, Table, person, problem, server
from pypdf import PdfReader

from pasch.analysis.review.game_review import review_by
from pasch.analysis.review.review_model import Review
from pasch.play.records.record_io import Record, format_record, record_to_json
from pasch.rules.catalogue.shipped_variants import parse_variant, shipped
from pasch.rules.errors import PaschError
from pasch.server.compute import compute_service
from pasch.server.compute.jobs import DistributionJob, SolveJob
from pasch.server.web import rules_process
from pasch.server.wire.responses import SolvingAnswer
from pasch.solver.query.advice import Adviser
from pasch.solver.query.win_chance import Winning
from pasch.solver.solve.total_distributions import find_distributions
from pasch.testing.games import random_game
from pasch.values.analyst import oracle_of

VARIANT = parse_variant(SHORT["toml"])


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return unsolved(tmp_path, monkeypatch)


def a_game(seats: int = 2) -> Record:
    played = random_game(VARIANT, Random(3), seats)
    return Record(VARIANT, ("Anna", "Ben")[:seats], VARIANT.direction, None, played.events)


def test_a_game_is_reviewed_over_the_network(tmp_path: Path) -> None:
    record = a_game()
    with server(tmp_path) as client:

        def ask(written: str, language: str = "en") -> Response:
            headers = {"Accept-Language": language}
            return client.post("/api/review", json={"rules": SHORT, "record": written}, headers=headers)

        # What has no throws is refused at once, before anybody works out what its positions are worth.
        assert problem(ask(format_record(replace(record, events=())))) == "review-no-throws"
        while (answer := ask(format_record(record))).status_code == 202:
            assert 0 <= answer.json()["progress"] <= 1
            time.sleep(0.05)
        assert answer.status_code == 200
        assert answer.headers["content-encoding"] == "gzip"
        oracle = oracle_of(VARIANT)
        assert isinstance(oracle, Adviser)
        right = review_by(record, oracle, "en", Winning(find_distributions(oracle.solution)))
        assert right.marks_by == "win"
        assert Review.model_validate(answer.json()) == right
        assert ask(json.dumps(record_to_json(record))).json() == answer.json()
        stopped = ask(format_record(replace(record, events=record.events[:-4])), "de")
        assert stopped.json()["notes"][0]["code"] == "review-unfinished"
        assert "hört vor dem Ende auf" in stopped.json()["notes"][0]["message"]
        running = replace(record, events=record.events[:-4], tags={"Commitment": "0" * 64})
        for written, code in (
            ("nothing", "tag-missing"),
            (format_record(replace(record, events=())), "review-no-throws"),
            (format_record(running), "review-running"),
            (format_record(replace(record, variant=shipped("kniffel-strict"), events=())), "other-variant"),
        ):
            assert ask(written).status_code == 422
            assert problem(ask(written)) == code


def test_a_block_is_read_within_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Not in the process that serves: 400 lines with mistakes take 0.4 s.
    monkeypatch.setattr(rules_process, "read_block", lambda *_: pytest.fail("it was read here"))
    with server(tmp_path) as client:

        def ask(written: str) -> Response:
            return client.post("/api/block", json={"rules": {"id": "kniffel"}, "block": written})

        cards = ask("Feld;Anna;Ben\nEinser;3;x\nChance;20;11\n").json()["cards"]
        assert [(card["name"], card["total"]) for card in cards] == [("Anna", 23), ("Ben", 11)]
        decimals = "Name;Anna;Ben\nEiner;3;{}\nZweier;6;4,0\n"
        assert [card["total"] for card in ask(decimals.format("2,0")).json()["cards"]] == [9, 6]
        assert ask(decimals.format("2,5")).status_code == 422
        table = ask("# Abend\n\n| Feld | Anna |\n|---|---|\n| Einser | 3 P. |\n| Bemerkung | schön |\n").json()
        assert [card["total"] for card in table["cards"]] == [3]
        assert table["aside"] == [{"line": 1, "words": "# Abend"}, {"line": 6, "words": "schön"}]
        turned = ask("Name;Einser;Zweier\nAnna;3;6\nBen;2;5\n")
        assert [(found["code"], found["place"]) for found in turned.json()["problems"]] == [("block-impossible", 3)]
        # As the browser reads such files.
        assert problem(ask("PK\x03\x04\x14")) == "table-spreadsheet"
        assert problem(ask(b"\x89PNG\r\n".decode("cp1252"))) == "table-picture"
        assert problem(ask("Einser" + ";1" * 31)) == "block-too-many"
        wrong = ask("\n".join(["Einser" + ";7" * 30] * 20))
        assert wrong.status_code == 422
        assert len(wrong.json()["problems"]) == 100


def test_a_table_is_reviewed_when_its_game_is_over_and_not_before(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = Table.open(client, person("Anna"), rules=SHORT)
        address = f"/api/tables/{table.name}/review"
        assert problem(client.get(address)) == "not-begun"
        table.sit(0, "Anna")
        assert (client.get(address).status_code, problem(client.get(address))) == (409, "review-running")
        table.play_on([0])
        while (answer := client.get(address)).status_code == 202:
            time.sleep(0.05)
        found = Review.model_validate(answer.json())
        assert found.finished
        assert [seat.name for seat in found.seats] == ["Anna"]
        block = Table.open(client, person("Anna"), rules=SHORT, kind="block")
        assert problem(client.get(f"/api/tables/{block.name}/review")) == "block-has-no-record"


@pytest.mark.slow
def test_unsolvable_variant_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked(found: compute_service.Solvers) -> object:
        return await found.review(VARIANT, format_record(a_game()), "en")

    assert isinstance(solving(asked), SolvingAnswer)
    with monkeypatch.context() as without:
        without.setattr(compute_service, "solver_here", lambda: False)
        with pytest.raises(PaschError) as raised:
            solving(asked)
        assert raised.value.code == "review-no-solver"

    async def without_endings(found: compute_service.Solvers) -> object:
        found.failed[DistributionJob(toml=VARIANT.text)] = None
        while isinstance(answer := await asked(found), SolvingAnswer):
            await asyncio.sleep(0.05)
        return answer

    by_points = Review.model_validate(solving(without_endings))
    assert by_points.marks_by == "points"
    assert [note.code for note in by_points.notes] == ["review-no-chance"]

    async def failed(found: compute_service.Solvers) -> object:
        found.failed[SolveJob(toml=VARIANT.text)] = None
        return await asked(found)

    with pytest.raises(PaschError) as raised:
        solving(failed)
    assert raised.value.code == "review-out-of-reach"


@pytest.mark.slow
def test_where_a_throw_decides_the_review_goes_by_points() -> None:
    variant = parse_variant(SHORT["toml"] + '\n[boxes.chance]\nwins = "any"\n')
    record = replace(a_game(), variant=variant, events=random_game(variant, Random(3), 2).events)

    async def reviewed(found: compute_service.Solvers) -> object:
        while isinstance(answer := await found.review(variant, format_record(record), "en"), SolvingAnswer):
            await asyncio.sleep(0.05)
        return answer

    by_points = Review.model_validate(solving(reviewed))
    assert by_points.marks_by == "points"
    assert [note.code for note in by_points.notes if note.code != "review-unfinished"] == ["win-at-once"]


def test_there_is_a_limit_to_how_many_reviews_one_may_ask_for(tmp_path: Path) -> None:
    with server(tmp_path, limits=True) as client:
        asked = (client.post("/api/review", json={"rules": SHORT, "record": "nothing"}) for _ in range(80))
        assert next(answer for answer in asked if answer.status_code not in (202, 422)).status_code == 429


@pytest.mark.slow
def test_review_is_downloaded_as_pages(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        asked = {"rules": SHORT, "record": format_record(a_game()), "paper": "a5"}
        deadline = time.monotonic() + 60
        answer = client.post("/api/review/pdf", json=asked, headers={"Accept-Language": "de"})
        while answer.status_code == 202 and time.monotonic() < deadline:
            time.sleep(0.25)
            answer = client.post("/api/review/pdf", json=asked, headers={"Accept-Language": "de"})
        assert answer.headers["content-type"] == "application/pdf"
        words = " ".join(page.extract_text() for page in PdfReader(BytesIO(answer.content)).pages)
        assert "Anna" in words
        assert "hat gewonnen" in words or "Unentschieden" in words
        assert problem(client.post("/api/review/pdf", json=asked | {"record": "nothing"})) == "tag-missing"
