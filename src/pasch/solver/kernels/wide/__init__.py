"""Kernels for sheets with too many cards to number."""
