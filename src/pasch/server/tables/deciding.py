"""Whether an action may be carried out at a table as it is now, and what it brings. Nothing here changes anything."""

import json

from pasch.rules.errors import Problem
from pasch.server.tables.block_table import BlockTable
from pasch.server.tables.game_table import GameTable, Step
from pasch.server.tables.live_table import Done, LiveTable
from pasch.server.tables.permit import Permit
from pasch.server.tables.thrown import Thrown
from pasch.server.wire.rejected import Rejected
from pasch.server.wire.requests import ActRequest, Rematch, Replace, SetPlayer, Write


def check_rights(table: LiveTable, permit: Permit, request: ActRequest) -> None:
    """Whether somebody may do this at all, whatever the state of the table.

    Raises:
        Rejected: they may not.
    """
    action = request.action
    if isinstance(table.fold, BlockTable) is not isinstance(action, SetPlayer | Write):
        permit.check_known()
        raise Rejected(422, Problem("other-kind-of-table", place="action.type"))
    if isinstance(table.fold, BlockTable):
        permit.check_writes()
    elif isinstance(action, Replace | Rematch):
        permit.check_host()
    else:
        permit.check_seat(request.seat)


def check_expected(table: LiveTable, expect: int | None) -> None:
    """Whether somebody has seen everything; on a block the order need not matter.

    Raises:
        Rejected: more happened since.
    """
    if expect is None and isinstance(table.fold, GameTable):
        raise Rejected(422, Problem("expect-missing", place="expect"))
    if expect is not None and expect != table.seq:
        raise Rejected(409, Problem("moved-on", {"expect": expect, "seq": table.seq}))


def step_of(table: LiveTable, request: ActRequest) -> Step:
    """What an action brings; any but a rematch, which needs a table of its own.

    Raises:
        PaschError: it cannot be done now.
    """
    action = request.action
    if isinstance(action, SetPlayer | Write):
        assert isinstance(table.fold, BlockTable)
        return Step(table.fold.act(request.key, action), Thrown())
    assert isinstance(table.fold, GameTable)
    assert not isinstance(action, Rematch)
    return table.fold.act(request.seat, action)


def seat_for(table: LiveTable, game: GameTable, own: bytes) -> int:
    """The seat that this key sat down at before, or the next one that nobody's key opens.

    Raises:
        Rejected: there is none.
    """
    granted = {
        seat: key
        for key, grants in table.grants.items()
        for grant in grants
        if grant.role == "seat"
        for seat in grant.seats
    }
    mine = [seat for seat, key in granted.items() if key == own]
    free = mine or [seat for seat in game.free_seats() if seat not in granted]
    if not free:
        raise Rejected(422, Problem("table-full"))
    return free[0]


def seat_taken_by(table: LiveTable, done: Done) -> tuple[int, int]:
    """The answer to an invitation that was accepted before.

    Raises:
        Rejected: something else was done with this key.
    """
    event = json.loads(table.log[done.first])
    if event["type"] != "sat":
        raise Rejected(422, Problem("key-used", place="key"))
    return event["seat"], done.last
