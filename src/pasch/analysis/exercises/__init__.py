"""Exercises: instructive positions from games of human-like levels.

`decision_sampling` takes decisions from games, `exercise_selection` keeps those that cost people most, and
`exercise_generation` does both; `exercise_model` is the result for the library and the server. `themes` classifies
decisions, for reviews as well. docs/exercises.md has every formula.
"""
