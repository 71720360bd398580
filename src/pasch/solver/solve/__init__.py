"""Whole games solved: planned, worked out level by level, summed up, kept on disk; and played many times over."""
