"""The exact solver: values of cards, best actions, and probabilities.

`pasch.solver.solve.solver.solve` is the entry point. Rooms import only those before them: `cards`, `kernels`, `solve`,
`query`. They need NumPy and llvmlite, and Numba to compile, apart from `query.turn_odds` and `objective`,
which are plain Python; nothing is imported before it is used.
"""
