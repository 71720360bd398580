"""Kernels made ready before they are asked for.

``python -m pasch.solver.solve.kernel_warmup FOLDER`` writes into a folder what the package ships: intermediate code.
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
from pasch.solver.kernels.arrays.array_building import arrays_of, lattice_of
from pasch.solver.kernels.arrays.scratch_memory import Window, new_open, new_throws
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.kernels.games.env_games import Widths, no_rules
from pasch.solver.kernels.games.env_games import new_games as new_step_games
from pasch.solver.kernels.games.env_stepping import begin_games, draw_actions, step_games
from pasch.solver.kernels.games.game_batch import BatchRound, choices_of, new_games, new_notes
from pasch.solver.kernels.games.played_turns import play_turns
from pasch.solver.kernels.toolchain.code_cache import all_compiled, origin
from pasch.solver.kernels.toolchain.machine_code import Form, compile_into, make_ready
from pasch.solver.kernels.toolchain.structured_rows import RowTable, new_record, new_table
from pasch.solver.kernels.turn.action_values import answer, answer_chances, new_question
from pasch.solver.kernels.turn.card_blocks import CardBlock, blocks_of, follow_blocks, solve_blocks
from pasch.solver.kernels.turn.carried_facts import BoxSums, Likely, ScoreSpread, carry_on, gather_chances, weigh
from pasch.solver.kernels.turn.curve_blocks import solve_curve_groups
from pasch.solver.kernels.turn.plain_turn import new_plain, solve_plain_blocks
from pasch.solver.kernels.turn.probability_flow import new_flow
from pasch.solver.kernels.turn.score_distributions import (
    PackedSpreads,
    Spreads,
    gather_spreads,
    list_after,
    pack_spreads,
    unpack_spreads,
)
from pasch.solver.kernels.wide.value_network import no_judge
from pasch.solver.kernels.wide.wide_turn import (
    PartColumn,
    PartGame,
    Parts,
    Position,
    TallyLane,
    solve_wide_turn,
    wide_rows,
)

_SMALLEST = "kniffel-strict"
"""A shipped variant with few cards; what is compiled is the same for all."""


def prepare(*names: str) -> None:
    """Compiles what works out the mean of any variant, its distribution, advice, games, estimates and chances, or some.

    Args:
        names: ``solve``, ``layers``, ``follow``, ``answer``, ``play``, ``estimate``, ``reach``, ``spread``, ``step``;
            all of them where none is named.
    """
    make_ready(usual_forms(*names))
    if not names:
        all_compiled().touch()


def usual_forms(*names: str) -> list[Form]:
    """The kernels that `prepare` compiles."""
    space = CardSpace(load_variant(_SMALLEST))
    arrays = arrays_of(space)
    return [form for name in names or _WORK for form in _WORK[name](space, arrays)]


@contextmanager
def compile_in_background(threads: int) -> Iterator[Callable[[], None]]:
    """Makes ready meanwhile what follows the best play, if a processor is free.

    Yields:
        waits until it is done.
    """
    if threads == 1:
        yield lambda: None
        return
    # Whatever goes wrong there is found by compiling here.
    worker = Thread(target=_quietly_prepare, args=("follow",), daemon=True)
    worker.start()
    yield worker.join


def _quietly_prepare(name: str) -> None:
    with suppress(Exception):
        prepare(name)


def _no_blocks(arrays: Arrays) -> RowTable[CardBlock]:
    return blocks_of(arrays, np.zeros(1, dtype=np.int64))[:0]


def _solving(space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    value, blocks = np.zeros(space.count), _no_blocks(arrays)
    yield solve_blocks.form_for(arrays, new_open(arrays), new_throws(arrays, keep=False), value, value, 0, 0.0, blocks)


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
    yield carry_on.form_for(arrays.sheet, flow, blocks, first_way, likely, spread, spread, sums)


def _answering(space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    question = new_question(len(arrays.dice.down_start) - 1, len(arrays.sheet.boxes))
    now, throws = new_open(arrays), new_throws(arrays, keep=True)
    yield answer.form_for(arrays, now, throws, np.zeros(space.count), 0.0, question)


def _playing(space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    choices = choices_of(space.variant, lattice_of(space.variant), arrays)
    now, throws, nobody = new_open(arrays), new_throws(arrays, keep=True), np.zeros(0, dtype=np.int64)
    played = BatchRound(choices, new_notes(arrays, choices, 1), new_games(1, ""), np.zeros(space.count))
    yield play_turns.form_for(arrays, now, throws, played, nobody, nobody, 0.0, 0.0)


def _estimating(space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    ints, doubles = np.zeros(1, dtype=np.int64), np.zeros(1)
    parts = Parts(doubles, ints, new_table(PartGame, 1), new_table(PartColumn, len(space.columns)))
    judge, here = no_judge(arrays.sheet, 1, ints), new_record(TallyLane, saved=0)
    position = Position(parts, judge, here, ints, ints, ints, doubles)
    now, throws, named = new_open(arrays), new_throws(arrays, keep=True), np.zeros((1, 1))
    yield solve_wide_turn.form_for(arrays, now, throws, position, -1, named)
    yield wide_rows.form_for(arrays, now, position, -1, 1)


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
    flow, blocks = new_flow(arrays), blocks_of(arrays, ints)
    yield gather_spreads.form_for(arrays.sheet, flow, blocks, ints, ints, 0.0, np.zeros(1), known, known, 0)
    yield pack_spreads.form_for(known, ints, packed)
    yield unpack_spreads.form_for(packed, ints, known)
    yield list_after.form_for(arrays, new_open(arrays), blocks[0], ints)


def _stepping(_space: CardSpace, arrays: Arrays) -> Iterator[Form]:
    rules, games, ints = no_rules(arrays.dice), new_step_games(1, 1, Widths()), np.zeros(1, dtype=np.int64)
    yield begin_games.form_for(rules, games, np.zeros(1, dtype=np.int8))
    yield step_games.form_for(rules, games, ints, 0, 0)
    yield draw_actions.form_for(games, np.zeros(1, dtype=np.uint64), ints)


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
    """Writes the intermediate code of the usual kernels, and what it was made of, for `kept_code.shipped`."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    compile_into(place, usual_forms())
    Path(place, "origin").write_text(origin())


if __name__ == "__main__":
    ship(Path(sys.argv[1]))
