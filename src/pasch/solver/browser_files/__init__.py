"""Solutions and networks as small files for browsers."""
