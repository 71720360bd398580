"""Structurally changed documents, links and histories are read or refused with a sentence."""

import pytest
from hypothesis import settings
from mutated_inputs import KINDS, run


@pytest.mark.parametrize("kind", KINDS)
def test_changed_inputs_are_read_or_refused_in_words(kind: str) -> None:
    found = run(kind, 3 * settings().max_examples, 1)
    assert found[False] > 0


@pytest.mark.parametrize("kind", ["links", "histories"])
def test_some_changed_inputs_are_read(kind: str) -> None:
    """Otherwise nothing that lies behind the first check would be tried."""
    assert run(kind, 60, 1)[True] > 0
