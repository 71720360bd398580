"""Advice for a position, with computed reasons and themes."""
