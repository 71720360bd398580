"""What a variant is like as a game: measured, compared, and with one number varied."""
