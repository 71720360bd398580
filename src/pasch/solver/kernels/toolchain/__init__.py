"""Compiles, loads and caches machine code; knows nothing of dice."""
