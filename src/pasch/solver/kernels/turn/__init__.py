"""Kernels for one turn on eight cards at once."""
