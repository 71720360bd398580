"""What a researcher asks of variants and positions: games simulated, variants compared, advice, chances, plots.

Everything here is called with objects and gives objects; options, tables at a terminal and JSON are `pasch.cli`'s.
"""
