"""Research on variants and positions: simulation, comparison, advice, reviews, plots.

Everything here is called with objects and gives objects; options, tables at a terminal and JSON are `pasch.cli`'s.
"""
