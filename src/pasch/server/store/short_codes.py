"""Short codes: typed on another device, they open there once what they were made for. Only their hashes are kept."""

import hashlib
from datetime import datetime

from sqlalchemy import Connection, delete, or_, update
from sqlalchemy.exc import IntegrityError

from pasch.server.store.database_schema import codes
from pasch.server.store.event_appending import add_grants
from pasch.server.store.row_conversion import grant_of, grant_rows, insert_into, seats_text
from pasch.server.store.store_types import Conflict, Grant, NoSuchTable


def _hash(code: str) -> bytes:
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).digest()


def add_code(connection: Connection, code: str, table_id: str, grant: Grant, expires: datetime) -> None:
    """Adds a code; its `grant` needs no hash, since the device that redeems the code sends one.

    Raises:
        Conflict: the code exists already.
        NoSuchTable: its table does not.
    """
    row = {
        "hash": _hash(code),
        "table_id": table_id,
        "role": grant.role,
        "seats": seats_text(grant.seats),
        "expires": expires,
    }
    adding = insert_into(connection.dialect.name, codes).values(row).on_conflict_do_nothing()
    try:
        added = connection.execute(adding.returning(codes.c.hash)).first()
    except IntegrityError:
        raise NoSuchTable(table_id) from None
    if added is None:
        raise Conflict("this code is taken")


def redeem(connection: Connection, code: str, key_hash: bytes, now: datetime) -> tuple[str, Grant] | None:
    """Gives what the code opens to the key that comes first with it, and the same answer to that key again."""
    free = or_(codes.c.redeemed_by.is_(None), codes.c.redeemed_by == key_hash)
    taken = update(codes).where(codes.c.hash == _hash(code), codes.c.expires > now, free).values(redeemed_by=key_hash)
    columns = (codes.c.table_id, codes.c.role, codes.c.seats, codes.c.redeemed_by.label("hash"))
    row = connection.execute(taken.returning(*columns)).one_or_none()
    if row is None:
        return None
    add_grants(connection, grant_rows(row.table_id, [grant_of(row)]))
    return row.table_id, grant_of(row)


def forget_old(connection: Connection, now: datetime) -> None:
    """Removes the codes that have expired."""
    connection.execute(delete(codes).where(codes.c.expires <= now))
