"""The exact solver: what every card is worth, the best action at every moment, and how likely what is.

`pasch.solver.solve.solver.solve` is the way in. Four rooms, each of which imports only those before it: `cards`,
`kernels`, `solve`, `ask`. They need NumPy and Numba, apart from `ask.odds`, which is plain Python, as are `objective`
and `reference`; nothing is imported before it is asked for.
"""
