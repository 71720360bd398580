"""The database's migrations, run by the store when it opens; `versions` holds them in order."""
