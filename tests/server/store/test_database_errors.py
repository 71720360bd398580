"""Which errors of a driver are the database's trouble, for which one asks again, and which are mistakes of ours."""

import psycopg
import pytest
from sqlalchemy.exc import DBAPIError, PendingRollbackError

from pasch.server.store import Unavailable
from pasch.server.store.batch_writer import plain


@pytest.mark.parametrize(
    ("kind", "troubled"),
    [
        (psycopg.OperationalError, True),
        (psycopg.InternalError, True),
        (psycopg.InterfaceError, True),
        (psycopg.DatabaseError, True),
        (psycopg.IntegrityError, False),
        (psycopg.DataError, False),
        (psycopg.ProgrammingError, False),
        (psycopg.NotSupportedError, False),
    ],
)
def test_a_driver_says_by_its_errors_whose_trouble_it_is(kind: type[psycopg.Error], troubled: bool) -> None:
    for lost in (True, False):
        error = DBAPIError.instance(
            "SELECT 1", None, kind("the connection is lost"), psycopg.Error, connection_invalidated=lost
        )
        assert isinstance(plain(error), Unavailable) == (troubled or lost)


def test_what_no_driver_says_stays_a_mistake() -> None:
    error = PendingRollbackError("a transaction is open")
    assert plain(error) is error
