"""Prints the licences of Pasch and of every package installed beside it, for /usr/share/doc/pasch/copyright.

It runs with the Python of that environment: ``python licences.py``.
"""

from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from importlib.resources import files
from pathlib import PurePosixPath

_NAMES = ("licen", "copying", "notice", "authors")
_RULE = "=" * 80


def all_licences() -> Iterator[str]:
    """Returns the parts of the text: Pasch first, then its packages by name, then the browser client's."""
    found = {one.name.lower(): one for one in distributions()}
    pasch = found.pop("pasch")
    yield "Pasch and the packages that come with it, each with its licence."
    yield from _licence(pasch)
    for _, one in sorted(found.items()):
        yield from _licence(one)
    yield f"{_RULE}\nPackages in the browser client\n"
    yield files("pasch.server").joinpath("static", "licences.txt").read_text("utf-8")


def _licence(one: Distribution) -> Iterator[str]:
    yield f"{_RULE}\n{one.name} {one.version}: {_name_of_licence(one)}"
    if address := _fact(one, "Home-page") or _fact(one, "Project-URL").rpartition(", ")[2]:
        yield address
    libraries = sorted(file.name for file in one.files or () if file.parts[0].endswith(".libs"))
    if libraries:
        yield f"With copies of these libraries: {', '.join(libraries)}"
    for file in sorted(one.files or (), key=str):
        if _is_licence(PurePosixPath(file)):
            yield f"\n{file.locate().read_text('utf-8', errors='replace').strip()}"  # type: ignore[attr-defined] # a path here has read_text
    yield ""


def _name_of_licence(one: Distribution) -> str:
    kinds = [line for line in one.metadata.get_all("Classifier") or () if line.startswith("License ::")]
    named = ", ".join(kind.rpartition(" :: ")[2] for kind in kinds)
    whole = _fact(one, "License-Expression") or named or _fact(one, "License") or "see below"
    return whole.partition("\n")[0]


def _fact(one: Distribution, name: str) -> str:
    return next(iter(one.metadata.get_all(name) or ()), "")


def _is_licence(file: PurePosixPath) -> bool:
    in_facts = any(part.endswith(".dist-info") for part in file.parts)
    return in_facts and file.name.lower().startswith(_NAMES)


if __name__ == "__main__":
    for part in all_licences():
        print(part)
