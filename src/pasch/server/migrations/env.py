"""How Alembic runs the migrations: in the transaction, and over the connection, that the store gives it."""

from alembic import context

from pasch.server.store.database_schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite's DDL is transactional once its driver is kept from committing on its own, which the store sees to.
    transactional_ddl=True,
)
context.run_migrations()
