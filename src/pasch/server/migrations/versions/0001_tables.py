"""Tables, their events, keys and codes, and the dice thrown."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("secret", sa.Text),
        sa.Column("creation_key", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("creation_key", name="uq_tables_creation_key"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("action", "part", name="uq_events_action_part"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "grants",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "hash", "role", "seats", name="pk_grants"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_grants_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("redeemed_by", sa.LargeBinary),
        sa.PrimaryKeyConstraint("hash", name="pk_codes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_codes_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_codes_table_id", "codes", ["table_id"])
    op.create_table(
        "dice",
        sa.Column("shelf", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("face", sa.Integer, nullable=False),
        sa.Column("thrown", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("shelf", "kind", "face", name="pk_dice"),
        sqlite_with_rowid=False,
    )
