"""The server's own notes: the latest time it saw, and a row to test writing."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    upkeep = op.create_table(
        "upkeep",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("tried", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_upkeep"),
        sqlite_with_rowid=False,
    )
    # Seen last in 1970: a clock that nobody has watched yet.
    op.bulk_insert(upkeep, [{"id": 0, "seen": 0, "since": 0, "tried": False}])
