"""Queries of solutions: advice, odds, estimates, chances to win."""
