"""Tables opened and played directly on a `TableRegistry`, without HTTP."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from in_process_server import ENTROPY, SHORT, Json, new_key, opening
from pydantic import TypeAdapter

from pasch.server.store import Store
from pasch.server.tables.table_registry import TableRegistry
from pasch.server.web.guard.address_limits import AddressLimits
from pasch.server.web.guard.write_turns import AddressAccount
from pasch.server.wire.requests import ActRequest, OpenRequest

_act, _open = TypeAdapter(ActRequest), TypeAdapter(OpenRequest)
THROW = {"type": "throw"}
PAYER = AddressAccount(AddressLimits(on=False, connections=1, megabytes=1), "nobody")


@asynccontextmanager
async def opened_store(folder: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite:///{folder / 'pasch.sqlite'}")
    try:
        yield store
    finally:
        await store.close()


async def open_table(tables: TableRegistry, *seats: Json, kind: str = "game", **more: object) -> tuple[str, str, str]:
    """A table's name, its host's key and an invitation."""
    host, invitation = new_key(), new_key()
    request = _open.validate_python(
        {
            "key": new_key(),
            "opening": opening(*seats, kind=kind, rules=SHORT, **more),
            "secret": host,
            "invitation": invitation,
        }
    )
    return (await tables.open(request, PAYER)).id, host, invitation


async def act(
    tables: TableRegistry,
    name: str,
    bearer: str,
    seat: int,
    action: Json,
    expect: int | None = -2,
    key: str | None = None,
) -> int:
    """An action; gives the number of its last event."""
    table = await tables.find(name)
    request = _act.validate_python(
        {"key": key or new_key(), "expect": table.seq if expect == -2 else expect, "seat": seat, "action": action}
    )
    return (await tables.act(table, await tables.permit(table, [bearer]), request, PAYER)).last


def sit(name: str = "Anna") -> Json:
    return {"type": "sit", "name": name, "entropy": ENTROPY}
