"""Workers: ordered results, the same for any number of workers, and no unneeded work."""

import pickle
import threading
from collections.abc import Callable
from functools import partial

import numpy as np
import pytest
from small_games import miniature

from pasch.rules.errors import PaschError, Problem
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.learned.learned_play import WidePlay
from pasch.solver.learned.learned_play import simulate as simulate_wide
from pasch.solver.parallel.workers import Processes, Threads, Workers, split_range
from pasch.solver.query.estimate import build_estimator
from pasch.solver.solve.backward_induction import solve_cards
from pasch.solver.solve.simulation import SimulationPolicy, simulate


def _adding(number: int) -> Callable[[int], int]:
    return partial(_add, number)


def _add(number: int, piece: int) -> int:
    if piece < 0:
        raise PaschError(Problem("train-seed", {"found": piece, "least": 0, "most": 1}))
    return number + piece


@pytest.mark.parametrize("workers", [Threads(1), Threads(3), Processes(2)])
def test_results_come_in_the_order_of_the_pieces(workers: Workers) -> None:
    assert list(workers.run(partial(_adding, 5), range(100))) == list(range(5, 105))
    assert list(workers.run(partial(_adding, 5), [])) == []
    with pytest.raises(PaschError) as caught:
        list(workers.run(partial(_adding, 5), [1, 2, -1, *range(100)]))
    assert caught.value.code == "train-seed"


def test_everybody_is_equipped_once() -> None:
    equipped = list[int]()
    together = threading.Barrier(2)

    def equip() -> Callable[[int], int]:
        equipped.append(threading.get_ident())
        together.wait(10)
        return lambda piece: piece

    assert list(Threads(2).run(equip, range(40))) == list(range(40))
    assert len(equipped) == 2


def test_unrepeated_request_abandons_its_waiting_job() -> None:
    begun = list[int]()

    def equip() -> Callable[[int], None]:
        return begun.append

    results = Threads(1).run(equip, range(1000))
    next(results)
    results.close()  # type: ignore[attr-defined]  # it is a generator
    assert len(begun) < 10


def test_ranges_hold_every_number_once() -> None:
    for count, workers in ((1, 1), (2000, 1), (2000, 2), (2001, 16), (100, 2)):
        found = split_range(count, workers, 64, 256)
        assert [number for piece in found for number in piece] == list(range(count))
        assert all(piece.start % 64 == 0 and len(piece) <= 256 for piece in found)
    assert len(split_range(2000, 2, 64, 256)) == 8
    assert len(split_range(2000, 16, 64, 256)) == 32


def test_pickled_play_simulates_the_same_games() -> None:
    """Kernels read by address; what was pickled has addresses of its own."""
    space = CardSpace(miniature("save-limit"))
    arrays = build_arrays(space)
    play = SimulationPolicy(space, arrays, solve_cards(arrays, space.level, 0.0, 1, lambda _: None))
    twin = pickle.loads(pickle.dumps(play))
    assert np.array_equal(simulate(play, 500, "a").totals, simulate(twin, 500, "a").totals)
    wide = WidePlay(build_estimator(miniature("free-and-down"), most=1, cache=False).wide)
    other = pickle.loads(pickle.dumps(wide))
    del wide.wide.arrays
    assert simulate_wide(other, 70, "a").games == 70
