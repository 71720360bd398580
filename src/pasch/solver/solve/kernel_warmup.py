"""Compilation of kernels before they are needed.

``python -m pasch.solver.solve.kernel_warmup FOLDER`` writes the intermediate code that the package ships.
"""

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.kernels.arrays.array_building import build_arrays, get_lattice
from pasch.solver.kernels.arrays.scratch_memory import Window, new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.games.env_games import Widths, no_rules
from pasch.solver.kernels.games.env_games import new_games as new_step_games
from pasch.solver.kernels.games.env_stepping import begin_games, draw_actions, step_games
from pasch.solver.kernels.games.game_batch import BatchRound, build_choices, new_games, new_notes
from pasch.solver.kernels.games.played_turns import play_turns
from pasch.solver.kernels.toolchain.code_cache import describe_origin, get_marker_path
from pasch.solver.kernels.toolchain.machine_code import Form, compile_into, make_ready
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_record, new_table
from pasch.solver.kernels.turn.action_values import answer, answer_chances, new_question
from pasch.solver.kernels.turn.card_blocks import (
    CardBlock,
    follow_blocks,
    solve_blocks,
    solve_unrolled_blocks,
    split_into_blocks,
)
from pasch.solver.kernels.turn.curve_blocks import solve_curve_groups
from pasch.solver.kernels.turn.plain_turn import new_plain, solve_plain_blocks
from pasch.solver.kernels.turn.probability_flow import new_flow
from pasch.solver.kernels.turn.score_distributions import (
    PackedSpreads,
    Spreads,
    gather_spreads,
    list_later_cards,
    pack_spreads,
    unpack_spreads,
)
from pasch.solver.kernels.turn.summary_passes import BoxSums, Likely, ScoreSpread, carry_forward, gather_chances, weigh
from pasch.solver.kernels.wide.value_network import no_network
from pasch.solver.kernels.wide.wide_turn import (
    PartColumn,
    PartGame,
    Parts,
    Position,
    TallyLane,
    list_wide_rows,
    solve_wide_turn,
)

# A shipped variant with few cards; compiled code is the same for all.
_SMALLEST = "kniffel-strict"


def prepare(*names: str) -> None:
    """Compiles the kernels for the given purposes, or all of them.

    Args:
        names: ``solve``, ``layers``, ``follow``, ``answer``, ``play``, ``estimate``, ``reach``, ``spread``, ``step``.
    """
    make_ready(list_forms(*names))
    if not names:
        get_marker_path().touch()


def list_forms(*names: str) -> list[Form]:
    """Returns the kernels that `prepare` compiles."""
    space = CardSpace(load_variant(_SMALLEST))
    arrays = build_arrays(space)
    return [form for name in names or _WORK for form in _WORK[name](space, arrays)]


@contextmanager
def compile_in_background(threads: int) -> Iterator[Callable[[], None]]:
    """Compiles the kernels that follow the best play in another thread, if there is more than one.

    Yields:
        A function that waits until they are compiled.
    """
    if threads == 1:
        yield lambda: None
        return
    # Errors there show again when the kernel is compiled here.
    worker = Thread(target=_quietly_prepare, args=("follow",), daemon=True)
    worker.start()
    yield worker.join


def _quietly_prepare(name: str) -> None:
    with suppress(Exception):
        prepare(name)


def _no_blocks(arrays: Arrays) -> RowTable[CardBlock]:
    return split_into_blocks(arrays, np.zeros(1, dtype=np.int64))[:0]


def _solving(space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    value, blocks = np.zeros(space.count), _no_blocks(arrays)
    now, throws = new_open(arrays), new_throws(arrays, keep=False)
    yield solve_blocks.form_for(arrays, now, throws, value, value, 0, 0.0, blocks)
    yield solve_unrolled_blocks.form_for(arrays, now, throws, value, value, 0, blocks)


def _layering(_space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    values: NDArray[Any] = np.zeros(1, dtype=np.float32)
    blocks = _no_blocks(arrays)
    yield solve_plain_blocks.form_for(arrays, new_plain(arrays), 3, values, values, 0, blocks)
    now, throws = new_open(arrays), new_throws(arrays, keep=False)
    yield solve_blocks.form_for(arrays, now, throws, values, values, 0, 0.0, blocks)


def _following(space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    flow, blocks, first_way = new_flow(arrays), _no_blocks(arrays), np.zeros(1, dtype=np.int64)
    now, throws, value = new_open(arrays), new_throws(arrays, keep=True), np.zeros(space.count)
    yield follow_blocks.form_for(arrays, now, throws, flow, value, 0.0, blocks, first_way)
    chances = np.zeros((1, 1), dtype=np.float32)
    yield gather_chances.form_for(arrays.sheet, flow, chances, blocks, first_way, np.zeros(1))
    spread = ScoreSpread(np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.int64), np.zeros(1))
    likely, sums = new_table(Likely, 1), new_table(BoxSums, 1)
    yield weigh.form_for(blocks, spread, likely)
    yield carry_forward.form_for(arrays.sheet, flow, blocks, first_way, likely, spread, spread, sums)


def _answering(space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    question = new_question(len(arrays.dice.down_start) - 1, len(arrays.sheet.boxes))
    now, throws = new_open(arrays), new_throws(arrays, keep=True)
    yield answer.form_for(arrays, now, throws, np.zeros(space.count), 0.0, question)


def _playing(space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    choices = build_choices(space.variant, get_lattice(space.variant), arrays)
    now, throws, nobody = new_open(arrays), new_throws(arrays, keep=True), np.zeros(0, dtype=np.int64)
    played = BatchRound(choices, new_notes(arrays, choices, 1), new_games(1, ""), np.zeros(space.count))
    yield play_turns.form_for(arrays, now, throws, played, nobody, nobody, 0.0, 0.0)


def _estimating(space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    ints, doubles = np.zeros(1, dtype=np.int64), np.zeros(1)
    parts = Parts(doubles, ints, new_table(PartGame, 1), new_table(PartColumn, len(space.columns)))
    network, here = no_network(arrays.sheet, 1, ints), new_record(TallyLane, saved=0)
    position = Position(parts, network, here, ints, ints, ints, doubles)
    now, throws, named = new_open(arrays), new_throws(arrays, keep=True), np.zeros((1, 1))
    yield solve_wide_turn.form_for(arrays, now, throws, position, -1, named)
    yield list_wide_rows.form_for(arrays, now, position, -1, 1)


def _reaching(_space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    window, curves = new_table(Window, 1), np.zeros(1)
    now, throws = new_open(arrays, window), new_throws(arrays, keep=False)
    yield solve_curve_groups.form_for(arrays, now, throws, curves, window, curves, np.zeros(1, dtype=np.int64))
    question = new_question(len(arrays.dice.down_start) - 1, len(arrays.sheet.boxes))
    yield answer_chances.form_for(arrays, now, new_throws(arrays, keep=True), curves, question)


def _spreading(_space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    ints, halves = np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.int32)
    known = Spreads(ints, ints, ints, np.zeros(1, dtype=np.float32))
    packed = PackedSpreads(ints, ints, halves, halves, np.zeros(1, dtype=np.uint8))
    flow, blocks = new_flow(arrays), split_into_blocks(arrays, ints)
    yield gather_spreads.form_for(arrays.sheet, flow, blocks, ints, ints, 0.0, np.zeros(1), known, known, 0)
    yield pack_spreads.form_for(known, ints, packed)
    yield unpack_spreads.form_for(packed, ints, known)
    yield list_later_cards.form_for(arrays, new_open(arrays), blocks[0], ints)


def _stepping(_space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    rules, games, ints = no_rules(arrays.dice), new_step_games(1, 1, Widths()), np.zeros(1, dtype=np.int64)
    yield begin_games.form_for(rules, games, np.zeros(1, dtype=np.int8))
    yield step_games.form_for(rules, games, ints, 0, 0)
    yield draw_actions.form_for(games, np.zeros(1, dtype=np.uint64), ints)


# Kernels by purpose. Forms depend on the kinds of arguments only, so empty arrays are enough to name them.
_WORK: dict[str, Callable[[CardSpace, Arrays], Iterator[Form]]] = {
    "solve": _solving,
    "layers": _layering,
    "follow": _following,
    "answer": _answering,
    "play": _playing,
    "estimate": _estimating,
    "reach": _reaching,
    "spread": _spreading,
    "step": _stepping,
}


def ship(place: Path) -> None:
    """Writes the intermediate code of the usual kernels, and its origin, for `code_cache.find_shipped_code`."""
    # Files of an older version would stay in the package next to the new ones.
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    compile_into(place, list_forms())
    Path(place, "origin").write_text(describe_origin())


if __name__ == "__main__":
    ship(Path(sys.argv[1]))
