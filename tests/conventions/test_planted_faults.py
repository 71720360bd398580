"""Planted faults, which test the tests, still fit the sources."""

import subprocess
from pathlib import Path

import pytest

PATCHES = sorted(Path(__file__).parents[1].glob("planted/*.patch"))
FOR_SIMULATIONS = sorted(Path(__file__).parents[1].glob("simulation/planted/*.patch"))
# The wheel is tested in a folder inside the sources, which holds the tests but not the package.
SOURCES = next(folder for folder in Path(__file__).parents if (folder / "src" / "pasch").is_dir())


def test_there_are_thirty_faults() -> None:
    assert len(PATCHES) == 30


@pytest.mark.parametrize("patch", [*PATCHES, *FOR_SIMULATIONS], ids=lambda patch: patch.stem)
def test_a_fault_says_what_a_user_would_see_and_still_applies(patch: Path) -> None:
    words, _, changes = patch.read_text("utf-8").partition("\ndiff --git ")
    assert words.strip().endswith(".")
    assert changes
    done = subprocess.run(["git", "apply", "--check", patch], cwd=SOURCES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stderr}: make this fault anew, for the sources as they are now"
