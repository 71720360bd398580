"""The school of strategy: traditional advice tested with numbers from the solved variant.

Each lesson is a module that queries a `SolvedVariant` and returns a `Lesson`; `lessons` is the entry point.
`habit_catalogue` plays whole games by a piece of advice, `round_probabilities` follows optimal play round by round. The
catalogues hold the words, without a single number; docs/school.md has the source of each.
"""
