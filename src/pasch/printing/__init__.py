"""Printing: blocks and reviews as PDF."""
