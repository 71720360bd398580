"""The server: tables in a browser, live, kept in a database; `pasch serve` runs it."""
