"""``pasch serve``: the table in the browser."""

import os
import re
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pasch.cli.argument_types import INPUT
from pasch.cli.context import Command, say, session, warn
from pasch.cli.database_options import database_address, database_options
from pasch.cli.options import ParsedOption, WrongUsage, usage, whole
from pasch.cli.settings_file import use_settings
from pasch.locale import one_line, text
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import PaschError, Problem

if TYPE_CHECKING:
    import socket

LOG_FORMATS = ("text", "json")
MOST_PORTS, MOST_WORKERS, MOST_CONNECTIONS, MOST_MEGABYTES = 65_535, 64, 65_536, 1_000_000
# Not one that begins like an address of our own: a proxy may have taken the path off already.
_ROOT_PATH = re.compile(r"(?!/(?:api|assets|b|t)(?:/|$))(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*/?")


def _read_root_path(given: str) -> str:
    if not _ROOT_PATH.fullmatch(given):
        raise PaschError(Problem("serve-root-path", {"found": excerpt(given)}))
    return given.rstrip("/")


@click.command("serve", cls=Command, context_settings={"auto_envvar_prefix": "PASCH"})
@click.option("--settings", type=INPUT, is_eager=True, expose_value=False, callback=use_settings)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=whole("serve-port", 0, MOST_PORTS), default=8000, show_default=True)
@click.option("--name", "names", envvar="PASCH_NAME", multiple=True)
@click.option("--root-path", type=ParsedOption(_read_root_path), default="", show_default=False)
@click.option("--proxy", "proxies", envvar="PASCH_PROXY", multiple=True)
@database_options
@click.option("--open/--no-open", "open_browser", envvar="PASCH_OPEN", default=False)
@click.option("--workers", type=whole("serve-workers", 1, MOST_WORKERS), default=1, show_default=True)
@click.option("--connections", type=whole("serve-connections", 1, MOST_CONNECTIONS), default=400, show_default=True)
@click.option("--megabytes-a-day", type=whole("serve-megabytes", 1, MOST_MEGABYTES), default=200, show_default=True)
@click.option("--variants", type=click.Path(path_type=Path))
@click.option("--no-limits", is_flag=True)
@click.option("--no-ahead", is_flag=True)
@click.option("--log-format", type=click.Choice(LOG_FORMATS))
def serve(
    host: str,
    port: int,
    names: tuple[str, ...],
    root_path: str,
    proxies: tuple[str, ...],
    data: Path | None,
    database: str | None,
    open_browser: bool,
    workers: int,
    connections: int,
    megabytes_a_day: int,
    variants: Path | None,
    no_limits: bool,
    no_ahead: bool,
    log_format: str | None,
) -> None:
    """See ``help-serve`` in the catalogue."""
    address = database_address(data, database)
    if workers > 1 and address.startswith("sqlite:"):
        raise WrongUsage(Problem("workers-need-postgresql"))
    if variants is not None:
        _use_variants(variants)
    file = Path(address.removeprefix("sqlite:///"))
    # The file of a database that this start makes.
    new = file if address.startswith("sqlite:///") and not file.exists() else None
    _choose_log(log_format)
    from pasch.server.settings import PROXIES, Settings
    from pasch.server.store.file_lock import hold_file
    from pasch.server.web.running_server import HAND_OVER_S, address_of, listen, run

    settings = Settings(
        address,
        limits=not no_limits,
        connections=connections,
        megabytes_a_day=megabytes_a_day,
        names=tuple(_host_name(name) for name in names),
        ahead=not no_ahead,
        base=root_path,
        proxies=tuple(_proxy(each) for each in proxies) or PROXIES,
    )
    with (
        listen(host, port, HAND_OVER_S, lambda: _say_waiting("port", port)) as listening,
        hold_file(address, HAND_OVER_S, lambda: _say_waiting("store", address.removeprefix("sqlite:///"))),
    ):
        # Now: when the server is ready, it may already have been told to stop, and its socket be closed.
        said, browser = _sentences(listening, root_path, new), address_of(listening) + root_path
        # The server's thread has no context, and the language comes from it.
        context = click.get_current_context()
        run(settings, listening, workers, lambda: _say_ready(context, said, browser if open_browser else None))


def _choose_log(log_format: str | None) -> None:
    # By the environment, which the server's other processes inherit.
    from pasch.server.logs import FORMAT_VARIABLE, LANGUAGE_VARIABLE

    if log_format is not None:
        os.environ[FORMAT_VARIABLE] = log_format
    os.environ[LANGUAGE_VARIABLE] = session().language


def _host_name(given: str) -> str:
    from pasch.server.web.guard.allowed_hosts import name_of

    name = name_of(given.partition("://")[2].partition("/")[0] or given)
    if name is None:
        raise WrongUsage(Problem("serve-name", {"found": given}))
    return name


def _proxy(given: str) -> str:
    try:
        network = ip_network(given, strict=False)
    except ValueError:
        raise WrongUsage(Problem("serve-proxy", {"found": excerpt(given)})) from None
    if network.prefixlen == 0:
        raise WrongUsage(Problem("serve-proxy-all", {"found": given}))
    return str(network)


def _use_variants(folder: Path) -> None:
    from pasch.rules.catalogue.shipped_variants import house_problems, use_folder

    with usage():
        use_folder(folder)
    for problem in house_problems():
        warn(problem.words(session().language))


def _say_waiting(what: str, which: int | str) -> None:
    from pasch.server.web.running_server import HAND_OVER_S

    warn(text(f"serve-waits-{what}", session().language, which=one_line(str(which)), seconds=int(HAND_OVER_S)))


def _sentences(listening: "socket.socket", root_path: str, new: Path | None) -> list[tuple[str, dict[str, str]]]:
    # Where to play, as messages with their facts.
    from pasch.server.web.running_server import address_in_network, address_of, is_in_container, is_open_to_network

    found = [("serve-ready", {"address": address_of(listening) + root_path})]
    if new is not None:
        found.append(("serve-first", {"file": one_line(str(new))}))
    outside = address_in_network(listening)
    if outside is not None:
        found.append(("serve-open-at", {"address": outside + root_path}))
    elif is_open_to_network(listening):
        found.append(("serve-in-container" if is_in_container() else "serve-open", {}))
    return found


def _say_ready(context: click.Context, said: list[tuple[str, dict[str, str]]], browser: str | None) -> None:
    with context.scope(cleanup=False):
        for message, facts in said:
            say(message, **facts)
    if browser is not None:
        webbrowser.open(browser)
