"""Runs a command and says how long it took: `python tests/phase.py NAME COMMAND …`.

Prints wall time and processor time, its children's included, and adds both to the file that PASCH_PHASES names.
"""

import os
import resource
import subprocess
import sys
import time
from pathlib import Path


def main(name: str, *command: str) -> int:
    """Returns the exit status of the command."""
    began = time.monotonic()
    status = subprocess.run(command, check=False).returncode
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    line = f"{name:12} {time.monotonic() - began:5.0f} s, processors {used.ru_utime + used.ru_stime:5.0f} s"
    print(line if status == 0 else f"{line}, failed", file=sys.stderr)
    if phases := os.environ.get("PASCH_PHASES"):
        with Path(phases).open("a", encoding="utf-8") as file:
            file.write(line + "\n")
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
