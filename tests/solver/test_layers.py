"""Sheets solved level by level, cards with the same future being one: the same values as solved whole."""

import numpy as np
import pytest
from small_games import NAMES, Kernels, miniature

from pasch.rules.variant import Variant
from pasch.solver.cards.lumping import lumped
from pasch.solver.cards.space import CardSpace
from pasch.solver.pieces.workers import Threads
from pasch.solver.solve.layered import solve_layers
from pasch.solver.solve.layers import Layers


def layers_of(variant: Variant) -> Layers:
    return Layers(variant, CardSpace(variant, lump=lumped))


@pytest.mark.parametrize("name", NAMES)
def test_by_level_a_miniature_has_the_mean_that_it_has_solved_whole(name: str) -> None:
    variant = miniature(name)
    whole = Kernels(variant).solved()
    layers = layers_of(variant)
    assert solve_layers(layers, Threads(1), single=False).mean == pytest.approx(whole.total, rel=1e-13, abs=1e-12)
    assert solve_layers(layers, Threads(1)).mean == pytest.approx(whole.total, rel=2e-6, abs=1e-6)


@pytest.mark.parametrize("name", NAMES)
def test_each_card_is_worth_as_much_as_the_one_that_stands_for_it(name: str) -> None:
    whole = Kernels(miniature(name)).solved()
    fewer = CardSpace(whole.space.variant, lump=lumped)
    value = Kernels(whole.space.variant, fewer).solved().value
    for column, own in zip(whole.space.columns, fewer.columns, strict=True):
        assert own.count <= column.count
    assert len(value) <= len(whole.value)
    assert set(np.round(whole.value, 9)) == set(np.round(value, 9))
