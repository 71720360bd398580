"""A sheet with billions of cards solved level by level, going on where an earlier run was stopped.

Every level that is finished is written to disk while the next one is worked out; the one before it is taken away once
that is done. So whoever is stopped loses minutes at most.
"""

import tempfile
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import Card, empty_card
from pasch.solver.layered.layer_solving import LayerPlace, Layers, hand
from pasch.solver.objective import Mean
from pasch.solver.parallel.workers import Workers
from pasch.solver.progress import Stages, no_stage_progress
from pasch.solver.solve import storage
from pasch.solver.solve.solution import SolveCost
from pasch.solver.solve.solution_computing import Meter

KEPT_AFTER = 20.0
"""Seconds of work that are lost at most when a run is stopped within a level that is quickly done."""


class Found(NamedTuple):
    """A card's place, and what it is still worth."""

    level: int
    place: int
    value: float


@dataclass(frozen=True)
class Exact:
    """The result of an exact solution.

    Attributes:
        mean: of the best play.
        values: of the cards asked for, in their order: the final total to expect.
        cards: how many were solved, those that lead to the same future counted once.
        error: by how much a value is off at most because values are kept in single precision.
        cost: what it took in all, earlier runs included; memory is that of this run.
    """

    mean: float
    values: tuple[float, ...]
    cards: int
    error: float
    cost: SolveCost


def solve_layers(
    layers: Layers,
    workers: Workers,
    *,
    folder: Path | None = None,
    on_disk: bool = False,
    single: bool = True,
    positions: Sequence[Card] = (),
    progress: Stages | None = None,
) -> Exact:
    """The mean of a variant's best play, and what some cards are worth.

    Args:
        folder: where finished levels are kept, and found again; nothing is kept where it is None.
        on_disk: the two levels at work are files of this folder, too, mapped into memory.
        single: values are kept in single precision.
        positions: cards whose values are wanted.

    Raises:
        PaschError: no game leads to a position, or an earlier run has passed it; or the disk is full.
    """
    return _Run(layers, workers, folder, on_disk, single, progress or no_stage_progress).solved(positions)


class _Run:
    def __init__(
        self, layers: Layers, workers: Workers, folder: Path | None, on_disk: bool, single: bool, told: Stages
    ) -> None:
        self._layers, self._workers, self._folder, self._on_disk, self._told = layers, workers, folder, on_disk, told
        self._kind = np.dtype(np.float32 if single else np.float64)
        self._known: dict[tuple[int, int], float] = {}
        self._meter, self._before = Meter(), SolveCost(0.0, 0.0, 0)
        self._error = 0.0
        self._unkept = time.perf_counter()

    def solved(self, positions: Sequence[Card]) -> Exact:
        """See `solve_layers`."""
        layers = self._layers
        wanted = [layers.standing(card) for card in (*positions, empty_card(layers.variant))]
        self._told("kernels", 0.0)
        level, later = self._begin()
        self._check(wanted, level)
        with ThreadPoolExecutor(1) as writer:
            writing: Future[None] | None = None
            self._note(wanted, level, later)
            for here in range(level - 1, -1, -1):
                now = self._level(here, later)
                self._note(wanted, here, now)
                if writing is not None:
                    writing.result()
                writing, later = self._keep(writer, here, now), now
            if writing is not None:
                writing.result()
        values = [self._known[place.level, place.place] + place.points for place in wanted]
        return Exact(values[-1], tuple(values[:-1]), int(layers.sizes.sum()), self._error, self._cost())

    def _begin(self) -> tuple[int, NDArray[Any]]:
        for level in range(len(self._layers.sizes)) if self._folder is not None else ():
            with suppress(PaschError):  # What is damaged is worked out again.
                found = storage.read_file(self._path(level), self._layers.variant, Mean())
                if found is not None and len(found[1]["value"]) == self._layers.sizes[level]:
                    return level, self._opened(*found)
        last = len(self._layers.sizes) - 1
        return last, np.zeros(int(self._layers.sizes[last]), dtype=self._kind)

    def _opened(self, facts: Mapping[str, Any], arrays: Mapping[str, NDArray[Any]]) -> NDArray[Any]:
        self._known = {(level, place): value for level, place, value in facts["known"]}
        self._before, self._error = SolveCost(**facts["cost"]), facts.get("error", 0.0)
        return arrays["value"] if self._on_disk else np.array(arrays["value"])

    def _check(self, wanted: Sequence[LayerPlace], level: int) -> None:
        passed = [place for place in wanted if place.level > level and (place.level, place.place) not in self._known]
        if passed:
            raise PaschError(Problem("positions-passed", {"count": len(passed), "file": str(self._path(level))}))

    def _level(self, level: int, later: NDArray[Any]) -> NDArray[Any]:
        now = self._room(int(self._layers.sizes[level]))
        pieces = list(self._layers.pieces(level))
        before = int(self._layers.sizes[level + 1 :].sum())
        equip = partial(hand, self._layers, level, later)
        most = 0.0
        for piece, values in zip(pieces, self._workers.run(equip, pieces), strict=True):
            now[piece.begin : piece.end] = values
            most = max(most, float(values.max()), -float(values.min()))
            self._told("values", (before + piece.end) / float(self._layers.sizes.sum()))
        # A highest and a mean are off by no more than what they are made of: so it adds up from level to level.
        self._error += float(np.spacing(self._kind.type(most))) / 2
        return now

    def _room(self, size: int) -> NDArray[Any]:
        if not self._on_disk:
            return np.empty(size, dtype=self._kind)
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=self._folder) as file:
            return np.memmap(file, self._kind, "w+", shape=(size,))

    def _note(self, wanted: Sequence[LayerPlace], level: int, values: NDArray[Any]) -> None:
        for place in wanted:
            if place.level == level:
                self._known[level, place.place] = float(values[place.place])

    def _keep(self, writer: ThreadPoolExecutor, level: int, values: NDArray[Any]) -> "Future[None] | None":
        """Has a level written, unless little time has passed since the last one."""
        if self._folder is None or (time.perf_counter() - self._unkept < KEPT_AFTER and level > 0):
            return None
        self._unkept = time.perf_counter()
        known = [Found(*place, value) for place, value in self._known.items()]
        facts = {"known": known, "cost": vars(self._cost()), "error": self._error}
        return writer.submit(self._write, level, values, facts)

    def _write(self, level: int, values: NDArray[Any], facts: Mapping[str, object]) -> None:
        storage.write_file(self._path(level), self._layers.variant, Mean(), facts, {"value": values})
        for earlier in range(level + 1, len(self._layers.sizes)):
            self._path(earlier).unlink(missing_ok=True)

    def _path(self, level: int) -> Path:
        assert self._folder is not None
        name = storage.path_of(self._layers.variant, Mean()).stem
        return self._folder / f"{name}-{self._kind.name}-{level}.level"

    def _cost(self) -> SolveCost:
        own, before = self._meter.cost(), self._before
        return SolveCost(
            before.cpu_seconds + own.cpu_seconds, before.wall_seconds + own.wall_seconds, own.peak_memory_bytes
        )
