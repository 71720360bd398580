"""A network and its inputs, small enough for a browser that already has the values of the parts.

The inputs are sent as in `value_network.Inputs`, plus one so that none is negative: a browser looks them up by states
and lanes and reads no document. Weights are sent as stored, two bytes each. docs/json.md describes the format;
`web/src/values/exact/network.ts` reads it.
"""

from gzip import compress
from pathlib import Path

import numpy as np

from pasch.rules.variant.variant import Variant
from pasch.solver.browser_files.compact_values import SheetValues, collect_solved
from pasch.solver.browser_files.section_file import pack_sections
from pasch.solver.cards.dice_lattice import Ints
from pasch.solver.kernels.wide.value_network import MORE_SCALE, VALUE_SCALE
from pasch.solver.learned.weight_store import WEIGHTS_VERSION
from pasch.solver.objective import Mean
from pasch.solver.query.advice import Adviser
from pasch.solver.query.estimate import Estimator, Wide
from pasch.solver.query.oracle import Oracle
from pasch.solver.solve import storage

SUFFIX = ".network"
_SHAPE = ("hidden", "second", "own", "tallies", "lines", "sheet_tallies", "turn", "saved", "values")
_KEYS = {"sheet_tallies": "beside"}
"""Keys of the file that are named otherwise in the code."""
_PACKING = 9


def collect_values(oracle: Oracle) -> SheetValues:
    """Collects the values that a browser needs to judge as an oracle does.

    Raises:
        TypeError: The oracle has no values of cards.
    """
    if isinstance(oracle, Adviser):
        return collect_solved(oracle.solution)
    if not isinstance(oracle, Estimator):
        raise TypeError(oracle)
    return _in_parts(oracle)


def _in_parts(estimator: Estimator) -> SheetValues:
    parts = estimator.parts
    share = float(estimator.wide.parts.games["share"][0])
    values = [solved.value for solved in parts]
    space = estimator.wide.space
    return SheetValues(
        estimator.variant, space.columns, space.sheet, space.saved, [solved.part for solved in parts], values, share
    )


def pack_network(variant: Variant, wide: Wide) -> bytes:
    """Returns the network of a sheet that has one, before gzip."""
    inputs, shape = wide.network.inputs, wide.network.inputs.shape
    lists = {
        "state": inputs.state,
        "lane": inputs.lane,
        "bought": inputs.bought,
        "beside": inputs.sheet_lane,
        "line": inputs.line,
    }
    header = {
        "rules_hash": variant.rules_hash,
        "weights_version": WEIGHTS_VERSION,
        "shape": {_KEYS.get(name, name): int(getattr(shape, name)) for name in _SHAPE},
        "unit": float(shape.unit),
        "scales": [VALUE_SCALE, MORE_SCALE],
    }
    # -1, no input, becomes 0.
    shifted = {name: _slot_by_slot(numbers) + 1 for name, numbers in lists.items()}
    shifted |= {"ready": _slot_by_slot(inputs.ready), "open": _slot_by_slot(inputs.open)}
    halves = wide.network.weights.astype(np.float16).view(np.uint16).astype(np.int64)
    return pack_sections(header, {**shifted, "weights": halves})


def write_network(variant: Variant, wide: Wide) -> Path:
    """Writes the gzipped network next to the solutions, unless it is current, and returns its path.

    Raises:
        PaschError: The file cannot be written.
    """
    path = storage.get_path(variant, Mean()).with_suffix(SUFFIX)
    data = compress(pack_network(variant, wide), _PACKING, mtime=0)
    if not path.exists() or path.read_bytes() != data:
        with storage.open_replacement(path) as file:
            file.write(data)
    return path


def _slot_by_slot(numbers: Ints) -> Ints:
    # Numbers of one slot are alike, so gzip packs them better in a row.
    return numbers.T.ravel()
