"""Writes the files for browsers that come with the package.

``python packaging/browser_solver.py FOLDER`` writes them next to the intermediate code from which the
solver is made.
"""

import json
import sys
from gzip import compress
from pathlib import Path

from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.solver.browser_files.shipped_files import INPUT_SUFFIX, KERNELS, TOO_LARGE
from pasch.solver.browser_files.solver_input import find_space, pack_input
from pasch.solver.cards.column_cards import TooManyCards
from pasch.solver.kernels.toolchain.wasm_module import translate_to_wasm
from pasch.solver.solve.kernel_warmup import list_forms


def ship(place: Path) -> None:
    """Writes the kernels, from their intermediate code in the folder, and all inputs."""
    for work, name in KERNELS.items():
        module = translate_to_wasm(Path(place, list_forms(work)[0].title).read_bytes())
        Path(place, name).write_bytes(compress(module, mtime=0))
    too_large = {}
    for variant_id in variant_ids():
        try:
            packed = pack_input(find_space(shipped(variant_id)))
        except TooManyCards as error:
            too_large[variant_id] = error.least.cards
        else:
            Path(place, variant_id + INPUT_SUFFIX).write_bytes(compress(packed, mtime=0))
    Path(place, TOO_LARGE).write_text(json.dumps(too_large), "utf-8")


if __name__ == "__main__":
    ship(Path(sys.argv[1]))
