"""Tables opened and played directly on a `TableRegistry`, without HTTP."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from in_process_server import ENTROPY, SHORT, Json, new_key, opening
from pydantic import TypeAdapter

from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Scored, Struck
from pasch.rules.game.state import GameState
from pasch.server.compute.compute_service import Choice
from pasch.server.store import Store
from pasch.server.tables.computer_turns import Computers
from pasch.server.tables.live_table import LiveTable
from pasch.server.tables.table_registry import TableRegistry
from pasch.server.web.guard.address_limits import AddressLimits
from pasch.server.web.guard.write_turns import AddressAccount
from pasch.server.wire.requests import ActRequest, JoinRequest, OpenRequest

_act, _open = TypeAdapter(ActRequest), TypeAdapter(OpenRequest)
Choosing = Callable[[GameState, str], Awaitable[Choice]]
THROW = {"type": "throw"}
PAYER = AddressAccount(AddressLimits(on=False, connections=1, megabytes=1), "nobody")


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(20):
            await work()

    asyncio.run(bounded())


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


async def join(tables: TableRegistry, name: str, invitation: str, who: str) -> tuple[int | None, int]:
    """Somebody sits down by invitation; gives the seat and the last event's number."""
    table = await tables.find(name)
    request = JoinRequest(key=new_key(), secret=new_key(), name=who, entropy=ENTROPY)
    return await tables.join(table, await tables.permit(table, [invitation]), request, PAYER)


def sit(name: str = "Anna") -> Json:
    return {"type": "sit", "name": name, "entropy": ENTROPY}


async def choose_first(state: GameState, level: str) -> Choice:
    """Scores or strikes at once."""
    await asyncio.sleep(0.01)
    return Choice(next(one for one in legal_actions(state) if isinstance(one, Scored | Struck)), level)


def driven(store: Store, choose: Choosing) -> tuple[TableRegistry, Computers]:
    """The tables of one process with its computer players."""
    tables = TableRegistry(store)
    computers = Computers(tables, choose, 0.01)
    tables.after = computers.look
    return tables, computers


async def until(table: LiveTable, kind: str) -> list[str]:
    """The events as they are sent, once there is one of this kind."""
    while not any(f'"type":"{kind}"' in event for event in table.log):
        await asyncio.sleep(0.01)
    return table.log
