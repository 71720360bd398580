"""Multisets of dice and their notation."""
