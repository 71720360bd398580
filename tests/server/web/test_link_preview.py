"""Link previews in the reader's language: of a table its host and game, with escaped names; of the start page."""

import zlib
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from types import SimpleNamespace
from typing import Any

import pytest
from httpx import Client, Response
from in_process_server import SHORT, Table, computer, person, server

from pasch.server.store import Store
from pasch.server.tables.live_table import LiveTable
from pasch.server.tables.table_registry import TableRegistry
from pasch.server.web.answers import link_preview

PAGE = (
    '<!doctype html><html lang="de"><head><meta name="description" content="Pasch." />'
    '<title>Pasch</title></head><body><div id="app"></div></body></html>'
)
PAGE += f"<!-- {'long enough to be compressed ' * 200}-->"
INVITATION = PAGE.replace(
    '<div id="app">',
    '<div lang="de"><h1>{title-de}</h1><p>{sentence-de}</p></div>'
    '<div lang="en"><h1>{title-en}</h1><p>{sentence-en}</p></div><div id="app">',
)
NASTY = '"><script>alert(1)</script>&amp;'


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("preview")
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text(PAGE)
    (folder / "static" / "invitation.html").write_text(INVITATION)
    with server(folder) as running:
        yield running


class Head(HTMLParser):
    """What stands in a page, as a browser reads it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Takes one."""
        self.tags.append(tag)
        found = dict(attrs)
        if tag == "meta":
            self.said[str(found.get("property") or found.get("name"))] = str(found["content"])
        if tag == "html":
            self.said["lang"] = str(found["lang"])


def head(client: Client, table: Table, language: str = "de", page: str = "t") -> dict[str, str]:
    answer = client.get(f"/{page}/{table.name}", headers={"Accept-Language": language})
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "accept-language" in answer.headers["vary"].lower()
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    for secret in (table.host, table.invitation):
        assert secret not in answer.text
    return Head(answer.text).said


def test_an_invitation_names_who_invites_what_is_played_and_what_is_free(client: Client) -> None:
    table = Table.open(client, person("Anna"), computer("Robo"), person(place="link"), person(place="link"))
    table.sit(0, "Anna")
    said = head(client, table)
    assert said["og:title"] == "Anna lädt dich zu Kniffel ein"
    assert said["og:description"] == said["description"] == "4 Plätze, 2 frei. Am Tisch: Anna und Robo."
    assert said["og:image"] == f"{client.base_url}/preview.png"
    assert said["lang"] == "de"
    english = head(client, table, "en-GB,en;q=0.9,de;q=0.1")
    assert english["og:title"] == "Anna invites you to Kniffel"
    assert (english["lang"], english["og:locale"]) == ("en", "en_GB")


def test_invitation_omits_an_unnamed_host(client: Client) -> None:
    for name in ("", "Du", "You"):
        table = Table.open(client, person(name), person(place="link"))
        assert head(client, table)["og:title"] == "Einladung zu Kniffel"


def test_names_are_no_markup(client: Client) -> None:
    rules = {"toml": SHORT["toml"].replace('"Kurz"', "'<img \"&lt'")}
    table = Table.open(client, person(NASTY), person(place="link"), rules=rules)
    said = head(client, table)
    assert said["og:title"] == f'{NASTY} lädt dich zu <img "&lt ein'
    refused = client.get(f"/t/{table.name}", headers={"Host": 'a"><script>', "Accept": "text/html"})
    assert refused.status_code == 421
    assert "<script" not in refused.text


def test_a_free_seat_is_in_the_page_in_both_languages(client: Client) -> None:
    series = {"id": "s" * 22, "goal": "wins", "games": 3}
    table = Table.open(client, person("<Anna>"), person(place="link"), series=series)
    table.sit(0, "<Anna>")
    text = page_of(client, table)
    assert "<h1>&lt;Anna&gt; lädt dich zu Kniffel ein</h1>" in text
    assert "<p>2 Plätze, 1 frei. Am Tisch: &lt;Anna&gt;. Serie: Wer gewinnt zuerst 3 Spiele?</p>" in text
    assert "<h1>&lt;Anna&gt; invites you to Kniffel</h1>" in text
    assert "<p>2 seats, 1 free. At the table: &lt;Anna&gt;. Series: first to win 3 games</p>" in text


def test_placeholders_in_a_name_are_letters(client: Client) -> None:
    name = "{title-de}{sentence-en}{sentence-de}"
    table = Table.open(client, person(name), person(place="link"))
    table.sit(0, name)
    told = client.get(f"/t/{table.name}").text
    # In the title twice, and in the page's own words of two languages.
    assert told.count("{title-de}{sentence-en}") >= 4
    assert len(told) < len(INVITATION) + 3_000


def test_a_table_without_free_seat_has_no_invitation(client: Client) -> None:
    table = Table.open(client, person("Anna"), person("Ben", place="link"), rules=SHORT)
    assert "<h1>" not in page_of(client, table)
    begun = Table.open(client, person("Anna"), rules=SHORT)
    begun.sit(0, "Anna")
    assert "<h1>" not in page_of(client, begun)
    block = Table.open(client, person("Anna"), kind="block")
    assert "<h1>" not in client.get(f"/b/{block.name}").text


def page_of(client: Client, table: Table) -> str:
    return client.get(f"/t/{table.name}", headers={"Accept-Language": "de"}).text


def test_a_game_and_its_end_are_told_also_behind_a_rematch(client: Client) -> None:
    table = Table.open(client, person("Anna"), person("Ben"), rules=SHORT)
    table.sit(0, "Anna")
    table.sit(1, "Ben")
    said = head(client, table)
    assert (said["og:title"], said["og:description"]) == ("Kurz: Anna und Ben", "Das Spiel läuft.")
    anna, ben = table.play_on([0, 1])[-1]["totals"]
    assert head(client, table)["og:description"] == f"Das Spiel ist zu Ende: Anna {anna}, Ben {ben}"
    table.act(0, {"type": "rematch"})
    assert head(client, table)["og:title"] == "Anna lädt dich zu Kurz ein"


def test_a_block_names_its_players(client: Client) -> None:
    block = Table.open(client, person("Anna"), person("Ben"), person("Cleo"), kind="block")
    assert head(client, block, page="b")["og:title"] == "Block für Kniffel: Anna, Ben und Cleo"


def test_other_pages_stay_as_they_are(client: Client) -> None:
    for path in ("/index.html", f"/t/{'x' * 22}", "/t/short", "/neu"):
        assert client.get(path).text == PAGE


def test_the_start_page_says_what_pasch_is_in_the_language_of_the_reader(client: Client) -> None:
    said = Head(start(client, "de").text).said
    assert said["og:title"] == "Pasch: Kniffel, Yahtzee, Yatzy und eure Hausregeln"
    assert said["og:description"] == said["description"]
    assert said["og:url"] == f"{client.base_url}/"
    assert said["og:image"] == f"{client.base_url}/preview.png"
    assert (said["lang"], said["og:locale"]) == ("de", "de_DE")
    assert "robots" not in said
    english = Head(start(client, "en-GB,en;q=0.9").text).said
    assert english["og:title"] == "Pasch: Kniffel, Yahtzee, Yatzy and your own house rules"
    assert (english["lang"], english["og:locale"]) == ("en", "en_GB")


def test_the_start_page_is_compressed_and_known_by_its_language(client: Client) -> None:
    first, again, english = start(client, "de"), start(client, "de"), start(client, "en")
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert first.headers["etag"] == again.headers["etag"] != english.headers["etag"]
    known = client.get("/", headers={"Accept-Language": "de", "If-None-Match": first.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")
    assert start(client, "de", **{"Accept-Encoding": "identity"}).text == first.text


def test_strangers_addresses_and_languages_compress_only_the_head(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table.open(client, person("Anna"), person(place="link"), rules=SHORT)
    client.get(f"/t/{table.name}")
    compressed: list[int] = []
    plain, plain_whole = zlib.compressobj, zlib.compress

    def counting_whole(data: bytes, *how: Any, **also: Any) -> bytes:
        compressed.append(len(data))
        return plain_whole(data, *how, **also)

    def counting(*how: Any, **also: Any) -> SimpleNamespace:
        packer = plain(*how, **also)

        def compress(data: bytes) -> bytes:
            compressed.append(len(data))
            return packer.compress(data)

        return SimpleNamespace(compress=compress, flush=packer.flush)

    monkeypatch.setattr(zlib, "compressobj", counting)
    monkeypatch.setattr(zlib, "compress", counting_whole)
    for number in range(12):
        for path in ("/", f"/t/{table.name}"):
            host = f"10.0.0.{number}"
            answer = client.get(path, headers={"Host": host, "Accept-Language": ("de", "en", "fr")[number % 3]})
            assert Head(answer.text).said["og:image"] == f"http://{host}/preview.png"
            assert answer.headers["content-encoding"] == "gzip"
            assert 0 < sum(compressed) < 3_000
            compressed.clear()


def test_addresses_of_the_start_page_are_no_markup(client: Client) -> None:
    for host in ('a"><script>', '127.0.0.1"><script>', "pasch.example"):
        assert client.get("/", headers={"Host": host}).status_code == 421


def start(client: Client, language: str, **headers: str) -> Response:
    return client.get("/", headers={"Accept-Language": language, **headers})


def test_a_long_series_is_followed_in_one_query_and_only_its_last_table_read(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link_preview, "MOST_FOLLOWED", 2)
    read: list[str] = []
    asked: list[object] = []
    plain_find, plain_read = TableRegistry.find, Store._read

    async def find(self: TableRegistry, name: str) -> LiveTable:
        read.append(name)
        return await plain_find(self, name)

    async def ask(self: Store, question: Callable[[Any], Any]) -> Any:
        asked.append(question)
        return await plain_read(self, question)

    table = Table.open(client, person("Anna"), kind="block")
    series = [table.name]
    for _ in range(3):
        table.act(0, {"type": "rematch"}, expect=None)
        table = Table(client, table.events()[-1]["table"], table.host, table.invitation)
        series.append(table.name)
    monkeypatch.setattr(TableRegistry, "find", find)
    monkeypatch.setattr(Store, "_read", ask)
    assert client.get(f"/b/{series[0]}", headers={"Accept-Language": "de"}).status_code == 200
    assert read == [series[2]]
    assert len(asked) == 1
