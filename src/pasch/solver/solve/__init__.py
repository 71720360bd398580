"""Whole games: plans, exact solutions, summaries, files, and simulated games."""
