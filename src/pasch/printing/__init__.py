"""Printing: blocks and reviews as PDF.

Needs ReportLab, which comes with `pasch[print]` and with `pasch[server]`.
"""
