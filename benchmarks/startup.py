"""Processor time of starting beyond the bare interpreter, and the modules loaded; the last two commands with warm
caches.

python benchmarks/startup.py [--repeats N]
"""

import argparse
import os
import resource
import subprocess
import sys

_HEAVY = ("numpy", "numba", "matplotlib", "fastapi", "textual", "pydantic", "rich", "hypothesis")

_COMPILED = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Python caches bytecode, as it does by default."""

_POSITION = "yahtzee 3,.,.,.,.,.,.,.,25,.,.,.,. 1> 2:13355"


def milliseconds(code: str, repeats: int) -> float:
    """Returns the processor milliseconds of the fastest of several processes."""
    best = float("inf")
    for _ in range(repeats):
        start = _children()
        subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL, env=_COMPILED)
        best = min(best, _children() - start)
    return best * 1000


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Prints the cost of each start beyond the bare interpreter, and the modules it loads."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=10)
    repeats: int = parser.parse_args().repeats
    bare = milliseconds("pass", repeats)
    print(f"{'bare interpreter':24}{bare:8.0f} ms")
    starts = {
        "import pasch": "import pasch",
        "pasch --help": "from pasch.cli.main import main; main(['--help'])",
        "pasch variants": "from pasch.cli.main import main; main(['variants'])",
        "pasch odds": "from pasch.cli.main import main; main(['odds', 'kniffel', 'full house'])",
        "pasch advise": f"from pasch.cli.main import main; main(['advise', {_POSITION!r}])",
    }
    for name, code in starts.items():
        told = f"lambda: print(*[m for m in {_HEAVY!r} if m in sys.modules], file=sys.stderr)"
        listing = f"import atexit, sys\natexit.register({told})\n{code}"
        done = subprocess.run(
            [sys.executable, "-c", listing], check=True, capture_output=True, text=True, env=_COMPILED
        )
        loaded = done.stderr.strip() or "none of " + ", ".join(_HEAVY)
        print(f"{name:24}{milliseconds(code, repeats) - bare:8.0f} ms more; loads {loaded}")


if __name__ == "__main__":
    main()
