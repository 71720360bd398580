"""Queries of solved variants: advice, odds, estimates."""
