"""The exact solver: what every card is worth, the best action at every moment, and how likely what is.

`pasch.solver.solving.solve` is the way in. Everything here needs NumPy and Numba, apart from `objective`, `odds` and
`reference`, which are plain Python; nothing is imported before it is asked for.
"""
