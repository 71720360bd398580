"""Learning examples run to the end at small sizes, and the learners improve."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from pasch.examples import learning

LEARNING = Path(learning.__path__[0])
SMALL = """
id = "small"
names = { de = "Klein", en = "Small" }
dice = { count = 2, faces = [1, 2, 3] }
turn = { throws = 2 }
[boxes]
threes = { names = { de = "Dreier", en = "Threes" }, number = 3 }
pair = { names = { de = "Pasch", en = "Pair" }, pattern = { of_a_kind = 2 }, points = 9 }
"""


@pytest.mark.parametrize(
    ("script", "options", "least"),
    [
        ("random_policy", ["30"], -1),
        pytest.param("levels", ["5"], None, marks=pytest.mark.slow),
        ("linear", ["60", "1", "60"], 0.2),
        pytest.param("network", ["30", "1", "60"], 0.4, marks=pytest.mark.slow),
        pytest.param("imitation", ["4", "1", "60"], 0.5, marks=pytest.mark.slow),
    ],
)
def test_examples_run_and_learners_improve(
    script: str, options: list[str], least: float | None, tmp_path: Path
) -> None:
    rules = tmp_path / "small.toml"
    rules.write_text(SMALL, "utf-8")
    command = [sys.executable, "-m", f"pasch.examples.learning.{script}", str(rules), *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    if least is not None:
        (share,) = re.findall(r"^normalised +(-?[\d.]+)", done.stdout, re.MULTILINE)
        assert float(share) > least


def test_every_example_is_tried() -> None:
    assert {path.stem for path in LEARNING.glob("*.py")} == {
        "__init__",
        "random_policy",
        "levels",
        "linear",
        "network",
        "imitation",
    }
