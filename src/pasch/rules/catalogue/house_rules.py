"""House rules in a folder, found by id like the shipped variants.

The folder is named by an environment variable, so that the processes that a server starts know it too.
"""

import os
import re
import stat
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from pasch.rules.errors import Problem, VariantError, reason
from pasch.rules.reading.toml_parsing import read_file, read_tree

VARIABLE = "PASCH_VARIANTS"
_LIKE_A_FILE = re.compile(r"""^([ \t]*like[ \t]*=[ \t]*)(?:"([^"\n]+\.toml)"|'([^'\n]+\.toml)')""", re.MULTILINE)


@dataclass(frozen=True)
class VariantFolder:
    """The variant documents of a folder.

    Attributes:
        texts: by id, the file and its document.
        problems: of files that are not documents, or whose id is taken.
    """

    texts: Mapping[str, tuple[str, str]]
    problems: tuple[Problem, ...] = ()


def folder_here() -> Path | None:
    """Returns the folder that the environment names; None if it names none."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else None


def read_folder(folder: Path, taken: Collection[str]) -> VariantFolder:
    """Reads the documents of a folder without compiling them.

    Args:
        taken: ids already in use.
    """
    files: dict[str, tuple[str, str]] = {}
    problems: list[Problem] = []
    for path in sorted(folder.glob("*.toml")):
        try:
            _check_file(path, folder)
            text = read_file(path)
            name = read_tree(text, str(path)).get("id")
        except VariantError as error:
            problems += error.problems
            continue
        if not isinstance(name, str):
            problems.append(Problem("missing-key", {"key": "id"}, str(path)))
        elif name in taken or name in files:
            problems.append(Problem("id-taken", {"id": name}, str(path), "id"))
        else:
            files[name] = str(path), text
    # `like` may name a file that comes later in the folder, so ids replace file names only when all are known.
    ids = {Path(source).name: name for name, (source, _) in files.items()}
    return VariantFolder({name: (source, _by_id(text, ids)) for name, (source, text) in files.items()}, tuple(problems))


def _check_file(path: Path, folder: Path) -> None:
    # Pipes and devices could block or never end, and a link could publish any file that a server can read.
    try:
        real, mode = path.resolve(strict=True), path.stat().st_mode
        inside = real.is_relative_to(folder.resolve(strict=True))
    except (OSError, RuntimeError) as error:
        why = reason(error) if isinstance(error, OSError) else str(error)
        raise VariantError(Problem("cannot-read", {"file": str(path), "reason": why})) from None
    if not inside:
        raise VariantError(Problem("link-out-of-folder", {}, str(path)))
    if not stat.S_ISREG(mode):
        raise VariantError(Problem("no-ordinary-file", {}, str(path)))


def check_folder(folder: Path) -> None:
    """Checks that a path is a folder that can be listed.

    Raises:
        VariantError: it is not.
    """
    try:
        next(folder.iterdir(), None)
    except OSError as error:
        raise VariantError(Problem("cannot-read", {"file": str(folder), "reason": reason(error)})) from None


def _by_id(text: str, ids: Mapping[str, str]) -> str:
    # The text can then be resolved without the folder.
    def named(found: re.Match[str]) -> str:
        other = ids.get(found[2] or found[3])
        return found[0] if other is None else f'{found[1]}"{other}"'

    return _LIKE_A_FILE.sub(named, text, count=1)
