"""House rules in a folder, each found by its id as the shipped variants are.

The folder is named by an environment variable, so that the processes that a server starts know it too.
"""

import os
import re
import stat
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from pasch.rules.errors import Problem, VariantError, reason
from pasch.rules.reading.document_file import file_text
from pasch.rules.reading.toml_parsing import read_tree

VARIABLE = "PASCH_VARIANTS"
_LIKE_A_FILE = re.compile(r"""^([ \t]*like[ \t]*=[ \t]*)(?:"([^"\n]+\.toml)"|'([^'\n]+\.toml)')""", re.MULTILINE)


@dataclass(frozen=True)
class Folder:
    """The variant documents of a folder.

    Attributes:
        texts: by id, the file and its document.
        problems: of files that are no documents, or whose id somebody else has.
    """

    texts: Mapping[str, tuple[str, str]]
    problems: tuple[Problem, ...] = ()


def folder_here() -> Path | None:
    """The folder that this process looks into; None where there is none."""
    named = os.environ.get(VARIABLE)
    return Path(named) if named else None


def read_folder(folder: Path, taken: Collection[str]) -> Folder:
    """The documents of a folder, none of them compiled.

    Args:
        taken: ids that others have.
    """
    found: dict[str, tuple[str, str]] = {}
    problems: list[Problem] = []
    for path in sorted(folder.glob("*.toml")):
        try:
            _check_file(path, folder)
            text = file_text(path)
            name = read_tree(text, str(path)).get("id")
        except VariantError as error:
            problems += error.problems
            continue
        if not isinstance(name, str):
            problems.append(Problem("missing-key", {"key": "id"}, str(path)))
        elif name in taken or name in found:
            problems.append(Problem("id-taken", {"id": name}, str(path), "id"))
        else:
            found[name] = str(path), text
    ids = {Path(source).name: name for name, (source, _) in found.items()}
    return Folder({name: (source, _by_id(text, ids)) for name, (source, text) in found.items()}, tuple(problems))


def _check_file(path: Path, folder: Path) -> None:
    """Refuses what could block or has no end, and what lies elsewhere.

    Raises:
        VariantError: it is no ordinary file, or a link out of the folder.
    """
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
    """Refuses what is no folder.

    Raises:
        VariantError: it is none, or cannot be looked into.
    """
    try:
        next(folder.iterdir(), None)
    except OSError as error:
        raise VariantError(Problem("cannot-read", {"file": str(folder), "reason": reason(error)})) from None


def _by_id(text: str, ids: Mapping[str, str]) -> str:
    """A document that is like a file beside it, said to be like the variant in it: so it is read without the folder."""

    def named(found: re.Match[str]) -> str:
        other = ids.get(found[2] or found[3])
        return found[0] if other is None else f'{found[1]}"{other}"'

    return _LIKE_A_FILE.sub(named, text, count=1)
