"""The school of strategy: what the advice of old is worth, in numbers that are computed from the solved variant.

Each lesson is a file that asks its questions of a `Known` variant and answers with a `Lesson`; `lessons` is the way in.
`habits` plays whole games by a piece of advice, `reaching` follows the best play round by round. The words stand in the
catalogues, without a single number; docs/school.md tells where each comes from.
"""
