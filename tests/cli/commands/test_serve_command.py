"""``pasch serve`` as a process."""

import json
import os
import pty
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import Mock

import pytest
from httpx import Client
from in_process_server import Table, person
from server_process import free_port

from by_day import thinned
from pasch.cli.main import run
from pasch.server.web import running_server as running_module

Refused = Callable[..., tuple[int, str]]


def started(*options: str, language: str = "en") -> tuple["subprocess.Popen[str]", int]:
    """The command as a process, and its port."""
    port = free_port()
    serve = ["--lang", language, "serve", "--no-ahead", "--port", str(port), *options]
    command = [sys.executable, "-m", "pasch", *serve]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    return running, port


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """The exit status of a command that does not serve, and what it says."""

    def serve(*options: str) -> tuple[int, str]:
        status = run(["--lang", "en", "serve", *options])
        said = capsys.readouterr()
        assert said.out == ""
        return status, said.err

    return serve


@pytest.mark.parametrize("ending", thinned([signal.SIGTERM, signal.SIGINT], 2))
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path, ending: signal.Signals) -> None:
    file = tmp_path / "new" / "folder" / "pasch.sqlite"
    running, port = started("--data", str(file.parent), language="de")
    assert running.stdout is not None
    assert running.stdout.readline() == f"Pasch ist bereit: http://127.0.0.1:{port} (Strg+C beendet)\n"
    first = f"Öffne diese Adresse im Browser und spiel los. Tische und Partien liegen in {file}\n"
    assert running.stdout.readline() == first
    with Client(base_url=f"http://127.0.0.1:{port}") as client:
        table = Table.open(client, person("Anna-Log"))
        table.sit(0, "Anna-Log")
        with table.live(table.host) as live:
            live.until_event("began")
            running.send_signal(ending)
            out, err = running.communicate(timeout=15)
    assert (running.returncode, out) == (0, "")
    assert file.exists()
    # The log is made of lines of JSON, and names nobody.
    for line in err.splitlines():
        assert {"event", "level", "timestamp"} <= json.loads(line).keys()
    for secret in ("Anna-Log", table.name, table.host, table.invitation, "127.0.0.1"):
        assert secret not in err


@pytest.mark.slow
def test_serve_warns_when_others_can_connect(tmp_path: Path) -> None:
    running, port = started("--data", str(tmp_path), "--host", "0.0.0.0")
    assert running.stdout is not None
    try:
        assert running.stdout.readline() == f"Pasch is ready: http://127.0.0.1:{port} (Ctrl+C ends it)\n"
        assert running.stdout.readline().startswith("Open this address in a browser and play.")
        here = "Other devices reach" if running_module.is_in_container() else "Mind: other devices in the network reach"
        assert running.stdout.readline().startswith(f"{here} this server")
    finally:
        running.terminate()
        running.communicate(timeout=15)


def test_only_outside_a_container_a_phone_is_told_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    with running_module.listen("0.0.0.0", 0) as listening:
        monkeypatch.setattr(running_module, "_CONTAINER_MARKS", ())
        monkeypatch.delenv("container", raising=False)
        assert not running_module.is_in_container()
        monkeypatch.setenv("container", "oci")
        assert running_module.is_in_container()
        assert running_module.address_in_network(listening) is None


@pytest.mark.slow
def test_only_the_first_start_says_where_games_are_kept(tmp_path: Path) -> None:
    for lines in (2, 1):
        running, _ = started("--data", str(tmp_path))
        assert running.stdout is not None
        said = [running.stdout.readline() for _ in range(lines)]
        running.terminate()
        assert running.communicate(timeout=15)[0] == ""
        assert (str(tmp_path) in said[-1]) == (lines == 2)


@pytest.mark.slow
def test_a_folder_with_a_line_break_in_its_name_leaves_messages_in_one_line(tmp_path: Path, refused: Refused) -> None:
    folder = tmp_path / "two\nlines"
    running, _ = started("--data", str(folder))
    assert running.stdout is not None
    said = [running.stdout.readline() for _ in range(2)]
    running.terminate()
    assert running.communicate(timeout=15)[0] == ""
    assert said[1].endswith("two\\nlines/pasch.sqlite\n")
    (folder / "file").touch()
    _, said_wrong = refused("--data", str(folder / "file"))
    assert "two\\nlines" in said_wrong


def test_at_a_terminal_people_read_only_sentences(tmp_path: Path) -> None:
    main, other = pty.openpty()
    command = [sys.executable, "-m", "pasch", "--lang", "en", "serve", "--no-ahead", "--port", "0"]
    running = subprocess.Popen([*command, "--data", str(tmp_path)], stdout=other, stderr=other)
    os.close(other)
    with os.fdopen(main, encoding="utf-8") as terminal:
        said = [terminal.readline(), terminal.readline()]
    running.terminate()
    assert running.wait(timeout=15) == 0
    assert said[0].startswith("Pasch is ready: http://127.0.0.1:")
    assert said[1].startswith("Open this address in a browser and play.")


@pytest.mark.parametrize(("options", "opened"), [(["--open"], 1), (["--open", "--no-open"], 0), ([], 0)])
def test_the_last_word_on_opening_the_browser_counts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, options: list[str], opened: int
) -> None:
    browser = Mock()
    monkeypatch.setattr("webbrowser.open", browser)
    monkeypatch.setattr(running_module, "run", lambda _settings, _listening, _workers, ready: ready())
    assert run(["serve", "--port", "0", "--data", str(tmp_path), *options]) == 0
    assert browser.call_count == opened


def test_a_folder_of_house_rules_is_listed_and_played(tmp_path: Path) -> None:
    """One that is like another in it, too, and a document that is like one of them."""
    head = "id = '{0}'\nnames = {{ de = '{0}', en = '{0}' }}\n"
    folder, data = tmp_path / "rules", tmp_path / "data"
    folder.mkdir()
    (folder / "ours.toml").write_text("like = 'kniffel'\n" + head.format("ours") + "turn = { throws = 4 }\n")
    (folder / "more.toml").write_text("like = 'ours.toml'\n" + head.format("more") + "boxes.chance.plus = 5\n")
    running, port = started("--data", str(data), "--variants", str(folder))
    assert running.stdout is not None
    try:
        running.stdout.readline()
        with Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            listed = {one["id"]: one for one in client.get("/api/variants").json()["variants"]}
            assert (listed["more"]["group"], listed["more"]["parent"]) == ("house", "ours")
            assert client.get("/api/variants/more").json()["document"]["turn"]["throws"] == 4
            like = "like = 'more'\n" + head.format("mine")
            assert client.post("/api/variants", json={"toml": like}).json()["difference"]["same_game"]
            table = Table.open(client, person("Anna"), rules={"id": "more"})
            assert table.events()[0]["variant"]["id"] == "more"
    finally:
        running.terminate()
        running.communicate(timeout=15)


def test_tables_keep_their_rules_when_the_document_that_theirs_is_like_changes(tmp_path: Path) -> None:
    head = "id = '{0}'\nnames = {{ de = '{0}', en = '{0}' }}\n"
    folder, data = tmp_path / "rules", tmp_path / "data"
    folder.mkdir()
    (folder / "ours.toml").write_text("like = 'kniffel'\n" + head.format("ours") + "turn = { throws = 4 }\n")
    (folder / "more.toml").write_text("like = 'ours.toml'\n" + head.format("more") + "boxes.chance.plus = 5\n")
    mine = "like = 'ours'\n" + head.format("mine") + "boxes.chance.plus = 7\n"

    def serve(use: Callable[[Client], list[Table]]) -> list[Table]:
        running, port = started("--data", str(data), "--variants", str(folder))
        assert running.stdout is not None
        try:
            running.stdout.readline()
            with Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
                return use(client)
        finally:
            running.terminate()
            running.communicate(timeout=15)

    opened = serve(
        lambda client: [Table.open(client, person("Anna"), rules=rules) for rules in ({"id": "more"}, {"toml": mine})]
    )
    (folder / "ours.toml").write_text("like = 'kniffel'\n" + head.format("ours") + "turn = { throws = 5 }\n")

    def play_on(client: Client) -> list[Table]:
        for table in opened:
            table.client = client
            table.sit(0, "Anna")
            table.act(0, {"type": "throw"})
            page = client.post("/api/variants", json={"toml": table.events()[0]["toml"]}).json()
            assert page["rules_hash"] == table.events()[0]["variant"]["rules_hash"]
            assert page["document"]["turn"]["throws"] == 4
        return opened

    serve(play_on)


def test_taken_port_is_reported(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_module, "HAND_OVER_S", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, words = refused("--port", str(port))
    assert (status, words) == (
        1,
        f"pasch: port {port} is still taken; waiting up to 1 seconds, in case a server there is just ending.\n"
        f"pasch: port {port} is taken; choose another one with --port, for example --port 8001.\n",
    )


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--port", "70000"], 'pasch: a port is a number from 0 to 65535, not "70000".\n'),
        (["--port", "http"], 'pasch: a port is a number from 0 to 65535, not "http".\n'),
        (["--workers", "0"], 'pasch: the number of processes is between 1 and 64, not "0".\n'),
        (["--connections", "x"], 'pasch: the number of connections is between 1 and 65536, not "x".\n'),
        (
            ["--proxy", "0.0.0.0/0"],
            'pasch: "0.0.0.0/0" is every address: anybody could then pretend to be anybody. '
            "Name the proxy's own, such as 10.0.0.2.\n",
        ),
        (["--megabytes-a-day", "0"], 'pasch: the number of megabytes is between 1 and 1000000, not "0".\n'),
        (["--variants", "nowhere"], "pasch: nowhere cannot be read: there is no such file.\n"),
        (["--workers", "2"], "pasch: several processes need PostgreSQL; give its address with --database.\n"),
        (["--host", "no.such.host.invalid"], 'pasch: "no.such.host.invalid" is no address of this machine.\n'),
        (["--host", "192.0.2.7", "--port", "0"], 'pasch: "192.0.2.7" is no address of this machine.\n'),
    ],
)
def test_invalid_server_options_are_refused(refused: Refused, options: list[str], words: str) -> None:
    status = 1 if "--host" in options else 2
    assert refused(*options) == (status, words)


def test_unusable_database_is_refused(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "pasch.sqlite").write_text("this is no database, and long enough to be seen as none" * 10)
    status, words = refused("--port", "0", "--data", str(tmp_path))
    assert status == 1
    assert words.count("\n") == 1
    assert words.startswith("pasch: ")


def test_several_processes_serve_the_same_tables(fresh: Callable[[str], str]) -> None:
    running, port = started("--database", fresh("postgresql"), "--workers", "2")
    assert running.stdout is not None
    try:
        running.stdout.readline()
        with Client(base_url=f"http://127.0.0.1:{port}", headers={"Connection": "close"}, timeout=30) as client:
            table = Table.open(client, person("Anna"), person(place="link"))
            with ExitStack() as connections:
                lives = [connections.enter_context(table.live()) for _ in range(6)]
                table.sit(0, "Anna")
                table.join("Ben")
                for live in lives:
                    live.until_event("began")
                with table.live(table.host) as anna:
                    anna.send({"type": "sign", "seat": 0, "sign": "bravo"})
                    for live in lives:
                        assert live.until("sign")["sign"] == "bravo", "also of who is connected with the other process"
            assert [event["type"] for event in table.events()][:4] == ["opened", "sat", "sat", "began"]
    finally:
        running.terminate()
        running.communicate(timeout=20)
    assert running.returncode == 0


def test_the_help_loads_no_server() -> None:
    code = (
        "import sys; from pasch.cli.main import run; run(['--help']); run(['serve', '--help']);"
        "print([name for name in ('fastapi', 'uvicorn', 'sqlalchemy', 'pydantic') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ, "LANG": "C"}
    )
    assert done.stdout.splitlines()[-1] == "[]"
    assert "serve" in done.stdout
