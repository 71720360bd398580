"""A server under a path, whether the proxy leaves the path on or takes it off."""

from collections.abc import Iterator

import pytest
from httpx import Client
from in_process_server import SHORT, Table, person, server

PAGE = (
    '<!doctype html><html lang="de"><head><base href="/" /><meta name="description" content="Pasch." />'
    "<title>Pasch</title></head></html>"
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("under")
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text(PAGE)
    with server(folder, base="/games/pasch") as running:
        yield running


@pytest.mark.parametrize("before", ["/games/pasch", ""])
@pytest.mark.parametrize("path", ["/", "/regeln", "/t/nothing"])
def test_pages_have_the_path_as_their_base(client: Client, before: str, path: str) -> None:
    answer = client.get(f"{before}{path}")
    assert answer.status_code == 200
    assert '<base href="/games/pasch/" />' in answer.text


def test_the_path_without_its_slash_leads_to_the_page(client: Client) -> None:
    answer = client.get("/games/pasch?lang=de")
    assert (answer.status_code, answer.headers["location"]) == (308, "/games/pasch/?lang=de")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert client.get("/games/pasch", headers={"Host": "elsewhere.example"}).status_code == 421


def test_the_description_of_the_routes_names_the_path(client: Client) -> None:
    assert client.get("/games/pasch/api/openapi.json").json()["servers"] == [{"url": "/games/pasch"}]


def test_a_path_that_only_begins_alike_is_another(client: Client) -> None:
    page = client.get("/games/paschal/api/variants", headers={"Accept": "text/html"})
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert client.get("/games/pasch/api/nothing").status_code == 404


def test_previews_name_addresses_under_the_path(client: Client) -> None:
    table = Table.open(client, person("Anna"), rules=SHORT)
    for path in ("/", f"/t/{table.name}"):
        page = client.get(f"/games/pasch{path}").text
        assert f'content="{str(client.base_url).rstrip("/")}/games/pasch/preview.png"' in page, path


def test_a_table_is_opened_and_followed_under_the_path(client: Client) -> None:
    under = Client(base_url=f"{client.base_url}/games/pasch", timeout=60)
    with under:
        table = Table.open(under, person("Anna"), rules=SHORT)
        assert table.events()[0]["type"] == "opened"
        with table.live(table.host) as live:
            assert live.until_event("opened")
