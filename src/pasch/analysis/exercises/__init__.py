"""Exercises: positions worth learning from, cut from games of human-like levels.

`cutting` takes decisions from games, `choosing` keeps those that cost people most, `making` is the way in; `model` is
what comes out, the same for the library and the server. `themes` says what a decision is about, for reviews as well.
docs/exercises.md tells every formula.
"""
