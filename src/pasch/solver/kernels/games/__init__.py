"""Kernels that play many games in parallel."""
