"""Compiled code made ready before it is asked for, by other processes.

The kernels are compiled one by one, each when it is first called, and kept on disk; so different processes can compile
different ones at the same time. ``python -m pasch.solver.solve.preparing [KERNEL…]`` compiles what is missing; all of
it at the lowest priority, what is named at once.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import numpy as np

from pasch.rules.catalogue import load_variant
from pasch.solver.cards.space import CardSpace
from pasch.solver.kernels.answering import answer, new_question
from pasch.solver.kernels.arrays import Arrays, arrays_of, lattice_of
from pasch.solver.kernels.blocks import Block, blocks_of, follow_blocks, solve_blocks
from pasch.solver.kernels.carrying import BoxSums, Likely, Spread, carry_on, gather_chances, weigh
from pasch.solver.kernels.flow import new_flow
from pasch.solver.kernels.games import choices_of, new_games, new_notes
from pasch.solver.kernels.kept_code import all_compiled
from pasch.solver.kernels.playing import play_turns
from pasch.solver.kernels.records import Table, new_table
from pasch.solver.kernels.work import new_open, new_throws

_BESIDE = "--beside"
"""Said to a process that is to end with the one that started it, which holds its standard input."""
_SMALLEST = "kniffel-strict"
"""A shipped variant with few cards; what is compiled is the same for all."""


def prepare(*names: str) -> None:
    """Compiles the kernels for the mean of any variant, its distribution, advice and simulated games, or some of them.

    Args:
        names: ``solve``, ``follow``, ``answer``, ``play``; all of them where none is named.
    """
    space = CardSpace(load_variant(_SMALLEST))
    for name in names or _WORK:
        _WORK[name](space, arrays_of(space))
    if not names:
        all_compiled().touch()


@contextmanager
def prepared_beside(threads: int) -> Iterator[Callable[[], None]]:
    """Lets another process compile what follows the best play, if that is yet to be done and a processor is free.

    Yields:
        waits until it is done.
    """
    if threads == 1 or is_compiled(follow_blocks):
        yield lambda: None
        return
    with _process("follow") as process:
        try:
            yield lambda: _finish(process)
        finally:
            process.kill()


def is_compiled(kernel: Callable[..., object]) -> bool:
    """Whether the code of a kernel is kept on disk."""
    folder = Path(kernel.stats.cache_path)  # type: ignore[attr-defined] # Numba's dispatcher
    return any(folder.glob(f"*.{kernel.__name__}-*.nbi"))


def _finish(process: "subprocess.Popen[bytes]") -> None:
    """Waits for a process; whatever went wrong in it is found by compiling here."""
    process.wait()


def _process(*names: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "pasch.solver.solve.preparing", _BESIDE, *names]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _no_blocks(arrays: Arrays) -> Table[Block]:
    return blocks_of(arrays, np.zeros(1, dtype=np.int64))[:0]


def _prepare_solving(space: CardSpace, arrays: Arrays) -> None:
    solve_blocks(
        arrays, new_open(arrays), new_throws(arrays, keep=False), np.zeros(space.count), 0.0, _no_blocks(arrays)
    )


def _prepare_following(space: CardSpace, arrays: Arrays) -> None:
    flow, blocks, first_way = new_flow(arrays), _no_blocks(arrays), np.zeros(1, dtype=np.int64)
    value = np.zeros(space.count)
    follow_blocks(arrays, new_open(arrays), new_throws(arrays, keep=True), flow, value, 0.0, blocks, first_way)
    gather_chances(arrays.sheet, flow, np.zeros((1, 1), dtype=np.float32), blocks, first_way, np.zeros(1))
    spread = Spread(np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.int64), np.zeros(1))
    likely = new_table(Likely, 1)
    weigh(blocks, spread, likely)
    carry_on(arrays.sheet, flow, blocks, first_way, likely, spread, spread, new_table(BoxSums, 1))


def _prepare_answering(space: CardSpace, arrays: Arrays) -> None:
    question = new_question(len(arrays.dice.down_start) - 1, len(arrays.sheet.boxes))
    question.asked[0] = 0, -1, 0, 1, 0, 0, 0, 0
    answer(arrays, new_open(arrays), new_throws(arrays, keep=True), np.zeros(space.count), 0.0, question)


def _prepare_playing(space: CardSpace, arrays: Arrays) -> None:
    choices = choices_of(space.variant, lattice_of(space.variant), arrays)
    nobody = np.zeros(0, dtype=np.int64)
    play_turns(
        arrays,
        new_open(arrays),
        new_throws(arrays, keep=True),
        choices,
        new_notes(arrays, choices, 1),
        new_games(1, ""),
        np.zeros(space.count),
        nobody,
        nobody,
        0.0,
        0.0,
    )


_WORK: dict[str, Callable[[CardSpace, Arrays], None]] = {
    "solve": _prepare_solving,
    "follow": _prepare_following,
    "answer": _prepare_answering,
    "play": _prepare_playing,
}


def _end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    named = sys.argv[1:]
    if _BESIDE in named:
        named.remove(_BESIDE)
        Thread(target=_end_with_input, daemon=True).start()
    prepare(*named)
