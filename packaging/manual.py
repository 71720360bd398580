"""Prints the manual page pasch(1): the help pages of all commands, in English.

``python packaging/manual.py PASCH``: the command whose help it is.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime

_ENGLISH = {"LANG": "C.UTF-8", "COLUMNS": "80"}


def manual(pasch: str) -> Iterator[str]:
    """Returns the lines of the page, in roff."""
    version = _said(pasch, "--version").split()[1]
    day = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), UTC).date()
    general = _said(pasch, "--help")
    commands = [line.split()[0] for line in general.partition("Commands:\n")[2].splitlines() if line[:3].strip()]
    yield f'.TH PASCH 1 {day} "Pasch {version}"'
    yield ".SH NAME\npasch \\- dice games of the Kniffel family"
    yield ".SH SYNOPSIS\n.B pasch\nCOMMAND [OPTIONS] \\&..."
    yield ".SH DESCRIPTION"
    yield from _as_typed(general)
    yield ".SH COMMANDS"
    for command in commands:
        yield f".SS pasch {command}"
        yield from _as_typed(_said(pasch, command, "--help"))
    yield ".SH FILES"
    yield "The service reads its settings from /etc/pasch.toml and /etc/pasch.env; its data are in /var/lib/pasch."


def _said(pasch: str, *arguments: str) -> str:
    command = [pasch, "--lang", "en", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, **_ENGLISH}).stdout


def _as_typed(page: str) -> Iterator[str]:
    yield ".nf"
    for line in page.strip().splitlines():
        escaped = line.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
        yield f"\\&{escaped}" if escaped.startswith(".") else escaped
    yield ".fi"


if __name__ == "__main__":
    print("\n".join(manual(sys.argv[1])))
