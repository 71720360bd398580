"""Records: whole games as text, JSON or a link."""
