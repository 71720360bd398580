"""Tables made, each once for its creation key."""

from sqlalchemy import Connection, insert, select

from pasch.server.store.database_schema import events, tables, whole_milliseconds
from pasch.server.store.event_appending import Append, add_grants, event_rows
from pasch.server.store.row_conversion import grant_rows, insert_into, table_of
from pasch.server.store.store_types import Conflict, StoredEvent, StoredTable


def create(connection: Connection, table: StoredTable, opening: Append) -> StoredTable:
    """Makes the table with its first events and keys; where the opening's key made one before, gives that one.

    Raises:
        Conflict: there is a table with this id, made with another key.
    """
    at = whole_milliseconds(table.created)
    row = {
        "id": table.id,
        "kind": table.kind,
        "secret": table.secret,
        "creation_key": opening.key,
        "created": at,
        "touched": whole_milliseconds(table.touched),
        "last": len(opening.bodies) - 1,
        "ended": opening.ended,
    }
    adding = insert_into(connection.dialect.name, tables).values(row).on_conflict_do_nothing()
    if connection.execute(adding.returning(tables.c.id)).first() is not None:
        stored = [StoredEvent(seq, at, opening.key, body) for seq, body in enumerate(opening.bodies)]
        connection.execute(insert(events), event_rows(opening, stored))
        add_grants(connection, grant_rows(table.id, opening.grants))
    found = connection.execute(select(tables).where(tables.c.creation_key == opening.key)).one_or_none()
    if found is None:
        raise Conflict("this id is taken")
    return table_of(found)
