"""Checking house rules: limits on time, size and requests per address."""

import asyncio
import gzip
import json
import os
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from httpx import Client
from in_process_server import Table, new_key, opening, person, problem, server
from process_tree import descendants, is_gone, wait_until_gone

from pasch.locale import COMPLETE
from pasch.rules.errors import PaschError
from pasch.server.compute import process_pool, work_budgets
from pasch.server.compute.process_pool import ProcessPool
from pasch.server.tables.received_rules import HouseRules, house_rule
from pasch.server.web.app import CHECKING

GOOD = 'id = "mine"\nlike = "kniffel"\nnames = { de = "Meins", en = "Mine" }\n'
MOST_BYTES = 64_000
pytestmark = pytest.mark.anyio


@pytest.fixture
async def stubborn(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[HouseRules]:
    """Checked by a program that may go on for ever."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent), prepend=os.pathsep)
    checked = HouseRules("endless_check")
    yield checked
    await checked.close()


async def test_addresses_do_not_wait_for_each_other(stubborn: HouseRules) -> None:
    others = descendants(os.getpid())
    flood = [asyncio.create_task(stubborn.page("waits for ever", "a")) for _ in range(20)]
    await asyncio.sleep(0)
    for number in range(5):
        assert await stubborn.page(f"fair {number}", f"b{number}") == {"checked": f"fair {number}"}
    assert not any(task.done() for task in flood)
    processes = set(descendants(os.getpid())) - set(others)
    assert processes
    await stubborn.close()
    ended = await asyncio.gather(*flood, return_exceptions=True)
    # The first was being checked, and the others never will be.
    assert {error.code for error in ended if isinstance(error, PaschError)} == {"thinking-failed"}
    assert len(ended) == 20
    assert all(map(is_gone, processes))


async def test_checking_ends_when_the_processor_has_worked_on_it_for_long(
    stubborn: HouseRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_budgets, "RULE", work_budgets.Budget(0.05, 30))
    assert await stubborn.page("fair", "a") == {"checked": "fair"}
    before = descendants(os.getpid())
    for _ in range(3):
        with pytest.raises(PaschError, match="too long") as refused:
            await stubborn.page("works for ever", "a")
        assert refused.value.code == "thinking-too-long"
    # The process itself went on.
    assert await stubborn.page("fair", "a") == {"checked": "fair"}
    assert descendants(os.getpid()) == before


async def test_cancelled_request_delays_nobody(stubborn: HouseRules) -> None:
    first = asyncio.create_task(stubborn.page("waits for ever", "a"))
    second = asyncio.create_task(stubborn.page("fair", "a"))
    await asyncio.sleep(0)
    second.cancel()
    assert await stubborn.page("fair", "b") == {"checked": "fair"}
    first.cancel()
    await asyncio.wait([first, second])


async def test_an_interruption_that_is_missed_comes_again(
    stubborn: HouseRules, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("BEGAN", str(tmp_path / "began"))
    first = asyncio.create_task(stubborn.page("misses an interruption", "a"))
    while not (tmp_path / "began").exists():
        await asyncio.sleep(0.01)
    first.cancel()
    await asyncio.wait([first])
    both = [stubborn.page("waits a moment", who) for who in "ab"]
    assert await asyncio.gather(*both) == [{"checked": "waits a moment"}] * 2


async def test_unawaited_request_is_abandoned(stubborn: HouseRules) -> None:
    before = set(descendants(os.getpid()))
    for endless in ("works for ever", "waits for ever"):
        first = asyncio.create_task(stubborn.page(endless, "a"))
        assert await stubborn.page("fair", "b") == {"checked": "fair"}
        first.cancel()
        await asyncio.wait([first])
        # Both processes are free again, and the same as before.
        both = [stubborn.page("waits a moment", who) for who in "ab"]
        assert await asyncio.gather(*both) == [{"checked": "waits a moment"}] * 2
    assert len(set(descendants(os.getpid())) - before) == 2


async def test_no_more_requests_of_one_address_wait_than_there_are_places(
    stubborn: HouseRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process_pool, "PLACES", 3)
    # Two networks of one block.
    networks = ["2001:db8:0:1::/64", "2001:db8:0:2::/64"]
    flood = [asyncio.create_task(stubborn.page("waits for ever", networks[number % 2])) for number in range(5)]
    await asyncio.sleep(0)
    with pytest.raises(PaschError) as refused:
        await flood[-1]
    assert refused.value.code == "too-much"
    assert await stubborn.page("fair", "2001:db8:1::/64") == {"checked": "fair"}
    assert not any(task.done() for task in flood[:-1])
    await stubborn.close()
    await asyncio.gather(*flood, return_exceptions=True)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit memory so")
async def test_memory_hungry_request_is_refused_and_the_process_replaced(stubborn: HouseRules) -> None:
    assert await stubborn.page("fair", "a") == {"checked": "fair"}
    before = set(descendants(os.getpid()))
    with pytest.raises(PaschError) as refused:
        await stubborn.page("takes everything", "a")
    assert refused.value.code == "thinking-too-large"
    assert await stubborn.page("fair", "a") == {"checked": "fair"}
    assert set(descendants(os.getpid())) != before


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
async def test_a_process_that_has_grown_is_replaced_after_its_answer(stubborn: HouseRules) -> None:
    before = descendants(os.getpid())
    assert await stubborn.page("keeps much", "a") == {"checked": "keeps much"}
    wait_until_gone(list(set(descendants(os.getpid())) - set(before)))
    assert await stubborn.page("fair", "a") == {"checked": "fair"}


async def test_checked_rules_are_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    checked = HouseRules(CHECKING)
    unknown = 'id = "x"\nlike = "y"\nnames = { de = "a", en = "a" }\n'
    try:
        facts = await checked.facts(GOOD, "a")
        assert facts == ("mine", 13, 1, 27846)
        with pytest.raises(PaschError, match="like") as first:
            await checked.facts(unknown, "a")
        monkeypatch.setattr(ProcessPool, "ask", lambda *_: pytest.fail("it was checked again"))
        assert await checked.facts(GOOD, "b") == facts
        for ask in (checked.facts, checked.page, checked.changes):
            with pytest.raises(PaschError) as again:
                await ask(unknown, "b")
            assert again.value.problems == first.value.problems
    finally:
        await checked.close()
    assert (await house_rule(GOOD)).id == "mine"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("rules")) as running:
        yield running


def full_of(line: str) -> str:
    """As many lines as fit, each with another number."""
    lines = [GOOD]
    while sum(map(len, lines)) < 60_000:
        lines.append(line.replace("%", str(len(lines))) + "\n")
    return "".join(lines)


NASTY = [
    '[boxes.B%]\npattern = "p%"\nvalue = -%\nnames = { xx = 1 }',
    '[boxes.b%]\nnames = { de = "%", en = "%" }\npattern = { of_a_kind = % }\npoints = "%"',
    "[boxes.ones%]",
    "[columns.c%]\nthrows = %",
    '[extra.e%]\nwhen = "%"',
    "key% = %",
    f'"{"ä" * 300}%" = "{"ö" * 300}"',
    f"[boxes.{'x' * 99}%]",
    f"[dice.{'.'.join('ab' * 30)}%]",
]


@pytest.mark.parametrize("line", NASTY)
@pytest.mark.parametrize("language", COMPLETE)
async def test_a_document_full_of_mistakes_gets_a_short_answer(client: Client, line: str, language: str) -> None:
    answer = client.post("/api/variants", json={"toml": full_of(line)}, headers={"Accept-Language": language})
    assert answer.status_code == 422
    assert len(answer.content) < MOST_BYTES
    assert 0 < len(answer.json()["problems"]) <= 21


async def test_a_page_is_packed_for_those_who_can_unpack_it(client: Client) -> None:
    plain = client.post("/api/variants", json={"toml": GOOD}, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with client.stream("POST", "/api/variants", json={"toml": GOOD}, headers={"Accept-Encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain.content
    assert json.loads(plain.content)["id"] == "mine"
    for encoding in ("identity", "gzip"):
        shipped = client.get("/api/variants/kniffel", headers={"Accept-Encoding": encoding})
        assert shipped.json()["id"] == "kniffel"


async def test_a_table_by_a_bad_rule_is_not_opened(client: Client) -> None:
    body = {"key": new_key(), "opening": opening(rules={"toml": full_of(NASTY[0])}), "secret": new_key()}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert len(answer.content) < MOST_BYTES
    table = Table.open(client, person("Anna"), rules={"toml": GOOD})
    table.sit(0, "Anna")
    advice = client.post("/api/advice", json={"rules": {"toml": GOOD}, "position": "mine"})
    assert problem(advice) == "position-fields"
