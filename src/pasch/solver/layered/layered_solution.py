"""Solves a sheet with billions of cards level by level, resuming where an earlier run stopped.

Every finished level is written to disk while the next one is computed; the one before it is deleted afterwards. So an
interruption loses minutes at most.
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
from pasch.solver.layered.layer_solving import LayerCard, Layers, prepare_level
from pasch.solver.objective import Mean
from pasch.solver.parallel.workers import Workers
from pasch.solver.progress import Stages, no_stage_progress
from pasch.solver.solve import storage
from pasch.solver.solve.solution import SolveCost
from pasch.solver.solve.solution_computing import Meter

KEPT_AFTER = 20.0
"""Seconds: levels that take less are not written one by one, so an interruption loses at most so much."""


class FoundCard(NamedTuple):
    """A card's place, and its value."""

    level: int
    place: int
    value: float


@dataclass(frozen=True)
class DiskResults:
    """Results.

    Attributes:
        mean: expected total of the best play.
        values: of the requested cards, in order: the expected final total.
        cards: number of cards solved, those with the same future counted once.
        error: bound on the error of a value from single precision.
        cost: of all runs; memory is that of this run.
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
) -> DiskResults:
    """Returns the expected total of a variant's best play, and the values of some cards.

    Args:
        folder: where finished levels are stored and found again; None to store nothing.
        on_disk: the two current levels are memory-mapped files of this folder.
        single: store values in single precision.
        positions: cards whose values are wanted.

    Raises:
        PaschError: No game leads to a position, an earlier run has passed it, or the disk is full.
    """
    return _Run(layers, workers, folder, on_disk, single, progress or no_stage_progress).solved(positions)


class _Run:
    def __init__(
        self, layers: Layers, workers: Workers, folder: Path | None, on_disk: bool, single: bool, progress: Stages
    ) -> None:
        self._layers, self._workers, self._folder = layers, workers, folder
        self._on_disk, self._progress = on_disk, progress
        self._kind = np.dtype(np.float32 if single else np.float64)
        self._known: dict[tuple[int, int], float] = {}
        self._meter, self._before = Meter(), SolveCost(0.0, 0.0, 0)
        self._error = 0.0
        self._unkept = time.perf_counter()

    def solved(self, positions: Sequence[Card]) -> DiskResults:
        """Solves all levels; see `solve_layers`."""
        layers = self._layers
        wanted = [layers.locate(card) for card in (*positions, empty_card(layers.variant))]
        self._progress("kernels", 0.0)
        level, later = self._begin()
        passed = [place for place in wanted if place.level > level and (place.level, place.place) not in self._known]
        if passed:
            raise PaschError(Problem("positions-passed", {"count": len(passed), "file": str(self._path(level))}))
        # One writer: a level is written while the next one is computed, and never two at a time.
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
        return DiskResults(values[-1], tuple(values[:-1]), int(layers.sizes.sum()), self._error, self._cost())

    def _begin(self) -> tuple[int, NDArray[Any]]:
        # The level to start from: full cards, or one that an earlier run stored.
        # The lowest stored level is the furthest: an earlier run went from full cards down.
        for level in range(len(self._layers.sizes)) if self._folder is not None else ():
            with suppress(PaschError):  # A damaged level is computed again.
                found = storage.read_file(self._path(level), self._layers.variant, Mean())
                if found is not None and len(found[1]["value"]) == self._layers.sizes[level]:
                    facts, arrays = found
                    self._known = {(reached, place): value for reached, place, value in facts["known"]}
                    self._before, self._error = SolveCost(**facts["cost"]), facts.get("error", 0.0)
                    return level, arrays["value"] if self._on_disk else np.array(arrays["value"])
        last = len(self._layers.sizes) - 1
        return last, np.zeros(int(self._layers.sizes[last]), dtype=self._kind)

    def _level(self, level: int, later: NDArray[Any]) -> NDArray[Any]:
        now = self._room(int(self._layers.sizes[level]))
        pieces = list(self._layers.pieces(level))
        before = int(self._layers.sizes[level + 1 :].sum())
        equip = partial(prepare_level, self._layers, level, later)
        most = 0.0
        for piece, values in zip(pieces, self._workers.run(equip, pieces), strict=True):
            now[piece.begin : piece.end] = values
            most = max(most, float(values.max()), -float(values.min()))
            self._progress("values", (before + piece.end) / float(self._layers.sizes.sum()))
        # Maxima and means do not amplify errors, so rounding adds up to one half unit per level.
        self._error += float(np.spacing(self._kind.type(most))) / 2
        return now

    def _room(self, size: int) -> NDArray[Any]:
        if not self._on_disk:
            return np.empty(size, dtype=self._kind)
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
        # Unlinked immediately, so that an aborted run leaves no file behind.
        with tempfile.TemporaryFile(dir=self._folder) as file:
            return np.memmap(file, self._kind, "w+", shape=(size,))

    def _note(self, wanted: Sequence[LayerCard], level: int, values: NDArray[Any]) -> None:
        for place in wanted:
            if place.level == level:
                self._known[level, place.place] = float(values[place.place])

    def _keep(self, writer: ThreadPoolExecutor, level: int, values: NDArray[Any]) -> "Future[None] | None":
        # Not within `KEPT_AFTER` of the last level written, except for the very last one.
        if self._folder is None or (time.perf_counter() - self._unkept < KEPT_AFTER and level > 0):
            return None
        self._unkept = time.perf_counter()
        known = [FoundCard(*place, value) for place, value in self._known.items()]
        facts = {"known": known, "cost": vars(self._cost()), "error": self._error}
        return writer.submit(self._write, level, values, facts)

    def _write(self, level: int, values: NDArray[Any], facts: Mapping[str, object]) -> None:
        storage.write_file(self._path(level), self._layers.variant, Mean(), facts, {"value": values})
        # Only now: until the new level is complete on disk, the old one is needed to resume.
        for earlier in range(level + 1, len(self._layers.sizes)):
            self._path(earlier).unlink(missing_ok=True)

    def _path(self, level: int) -> Path:
        assert self._folder is not None
        name = storage.get_path(self._layers.variant, Mean()).stem
        return self._folder / f"{name}-{self._kind.name}-{level}.level"

    def _cost(self) -> SolveCost:
        own, before = self._meter.cost(), self._before
        return SolveCost(
            before.cpu_seconds + own.cpu_seconds, before.wall_seconds + own.wall_seconds, own.peak_memory_bytes
        )
