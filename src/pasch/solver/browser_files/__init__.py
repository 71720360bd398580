"""Solutions and networks as small files that a browser reads."""
