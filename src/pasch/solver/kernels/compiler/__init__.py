"""Compiles the kernels to LLVM intermediate code; the only place that loads Numba."""
