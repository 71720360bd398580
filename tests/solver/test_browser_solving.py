"""What browsers solve with: the kernel as WebAssembly, and the input of a variant."""

from gzip import decompress
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from pasch import load_variant, shipped, variant_ids
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.solver.browser_files.section_file import read_header
from pasch.solver.browser_files.shipped_files import KernelWork, find_input, find_kernel, find_least_cards
from pasch.solver.browser_files.solver_input import MOST_MEMORY, find_space, write_input
from pasch.solver.cards.column_cards import TooManyCards
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.kernels.arrays.scratch_memory import new_throws
from pasch.solver.kernels.toolchain.code_cache import describe_sources
from pasch.solver.kernels.toolchain.memory_image import PAGE, STACK, MemoryImage
from pasch.solver.solve import storage


@pytest.mark.parametrize(("work", "most"), [("solve", 12_000), ("follow", 20_000)])
def test_kernels_are_shipped_as_small_modules(work: KernelWork, most: int) -> None:
    path = find_kernel(work)
    assert path is not None
    packed = path.read_bytes()
    assert decompress(packed).startswith(b"\0asm\1\0\0\0")
    assert b"pasch_kernel" in decompress(packed)
    assert decompress(packed).endswith(b"\x06origin" + describe_sources().encode())
    assert len(packed) < most


def test_an_input_is_a_small_part_of_its_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "get_folder", lambda: tmp_path)
    path = write_input(shipped("kniffel"))
    assert path.stat().st_size < 20_000
    header = read_header(decompress(path.read_bytes()))
    assert header["solving"]["cards"] == 359_616
    assert header["solving"]["pages"] * PAGE <= MOST_MEMORY
    following = header["solving"]["following"]
    assert 1 <= following["room"] <= header["solving"]["room"]
    assert max(following.values()) < header["solving"]["pages"] * PAGE
    changed = path.stat().st_mtime_ns
    assert write_input(shipped("kniffel")) == path
    assert path.stat().st_mtime_ns == changed


def test_shipped_variants_have_inputs_that_fit_the_kernel() -> None:
    inputs = {variant_id: find_input(shipped(variant_id)) for variant_id in variant_ids()}
    assert len([path for path in inputs.values() if path is not None]) > 15
    assert inputs["maxi-yatzy"] is None
    for variant_id, path in inputs.items():
        if path is not None:
            header = read_header(decompress(path.read_bytes()))
            assert header["rules_hash"] == shipped(variant_id).rules_hash
            assert header["kernel"] == describe_sources()


def test_house_rules_have_no_shipped_input() -> None:
    named_alike = parse_variant("""id = "kniffel"
like = "kniffel"
names = { de = "Kurz", en = "Short" }
[bonuses]
upper = false""")
    assert find_input(named_alike) is None


def test_an_input_of_another_kernel_is_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "get_folder", lambda: tmp_path)
    path = write_input(shipped("kniffel-strict"))
    before = path.read_bytes()
    monkeypatch.setattr("pasch.solver.browser_files.solver_input.describe_sources", lambda: "other")
    assert write_input(shipped("kniffel-strict")) == path
    assert path.read_bytes() != before


def test_of_a_sheet_too_large_for_a_browser_the_number_of_cards_is_known() -> None:
    for variant_id in ("maxi-yatzy", "balut", "kniffel-4-columns"):
        with pytest.raises(TooManyCards) as refused:
            write_input(shipped(variant_id))
        assert refused.value.least.cards == find_least_cards(shipped(variant_id))
    assert find_least_cards(shipped("kniffel")) is None


def test_an_image_places_everything_once_and_apart() -> None:
    space = find_space(load_variant("kniffel-strict"))
    arrays, image = build_arrays(space), MemoryImage()
    game, throws = image.place(arrays), image.place(new_throws(arrays, keep=False))
    assert image.place(arrays) == game != throws
    placed = sorted((address, address + array.nbytes) for address, array in image.arrays)
    assert placed[0][0] >= STACK
    assert all(end <= begin for (_, end), (begin, _) in pairwise(placed))
    assert placed[-1][1] <= image.top
    assert all(any(array.tobytes()) for _, array in image.arrays)


def test_arrays_without_numbers_take_a_place_of_their_own() -> None:
    image = MemoryImage()
    one, other = image.place(np.zeros(0)), image.place(np.ones(1))
    assert one != other
