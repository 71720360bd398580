"""The character of a variant as a game: measured, compared, and with one number varied."""
