"""The rule reader of a site: Python for browsers (Pyodide), and the part of Pasch that reads house rules.

Two things come from a folder into which npm and pip have loaded them (docs/operating.md): Pyodide itself, and the wheel
of ``pydantic_core`` for it, of the version that is installed here. All else is packed from what is installed. Files are
gzip or zip, but are named `.bin`: web spaces pass such files on unchanged.
"""

import gzip
import hashlib
import io
import json
import tarfile
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import distribution, version
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from pasch.locale import LANGUAGES
from pasch.rules.errors import PaschError, Problem

PYODIDE = "314.0.7"
_PLATFORM, _PYTHON = "pyemscripten_2026_0_wasm32", "3.14"
_FETCH_WHEEL = f"pip download --no-deps --only-binary :all: --platform {_PLATFORM} --python-version {_PYTHON}"
_RUNTIME = {
    "pyodide.mjs": "loader.bin",
    "pyodide.asm.mjs": "glue.bin",
    "pyodide.asm.wasm": "python.bin",
    "python_stdlib.zip": "library.bin",
}
_LOCK = "pyodide-lock.json"
_LIBRARIES = [
    "pydantic",
    "annotated-types",
    "typing-extensions",
    "typing-inspection",
    "fluent.runtime",
    "fluent.syntax",
    "babel",
    "attrs",
    "pytz",
]
_LOCALES = {f"babel/locale-data/{name}.dat" for name in ("root", *LANGUAGES)} | {"babel/global.dat"}
_WITHOUT = ("babel/messages/", "pytz/zoneinfo/", "pydantic/v1/", "pydantic/mypy.py")
_FOLDERS = ["rules", "locale", "variants"]
_MODULES = [
    "__init__",
    "play/__init__",
    "play/blocks/__init__",
    "play/blocks/sheet_lines",
    "analysis/__init__",
    "analysis/balance/__init__",
    "analysis/balance/family_tree",
    "server/__init__",
    "server/wire/__init__",
    "server/wire/field_types",
    "server/wire/problem_responses",
    "server/wire/rejection",
    "server/wire/variant_responses",
    "server/web/__init__",
    "server/web/answers/__init__",
    "server/web/answers/document_answers",
    "server/web/answers/variant_page",
]
_KINDS = (".py", ".ftl", ".toml", ".json")
_NOTICE = f"""\
This folder holds, besides Pasch itself (Apache-2.0):

Pyodide {PYODIDE}, unchanged but packed, from the package `pyodide` on npm; Mozilla Public License 2.0,
https://mozilla.org/MPL/2.0/; source: https://github.com/pyodide/pyodide/tree/{PYODIDE}. It contains Python
(PSF License, https://docs.python.org/3/license.html) and its library.

"""


def rule_reader(downloads: Path) -> dict[str, bytes]:
    """Returns the files by their paths, all in one folder whose name changes with them.

    Args:
        downloads: folder with Pyodide from npm and the wheel from pip.

    Raises:
        PaschError: one of them is missing.
    """
    notice = _NOTICE + "".join(_notice_of(name) for name in ("pydantic_core", *_LIBRARIES))
    found = {**_runtime(downloads), "packages.bin": _packages(downloads), "NOTICE.txt": notice.encode()}
    lock = json.loads(found.pop(_LOCK))
    sizes = {name: len(content) for name, content in found.items() if name.endswith(".bin")}
    found["files.json"] = json.dumps({"sizes": sizes, "lock": {"info": lock["info"], "packages": {}}}).encode()
    digest = hashlib.sha256(b"".join(found.values())).hexdigest()[:16]
    return {f"rule-reader-{digest}/{name}": content for name, content in found.items()}


def package_files() -> dict[str, bytes]:
    """Returns what is packed of Pasch and of the installed libraries, by path."""
    return {**dict(_own_files()), **dict(_library_files())}


def _runtime(downloads: Path) -> dict[str, bytes]:
    archive = _download(downloads, f"pyodide-{PYODIDE}.tgz", f"npm pack pyodide@{PYODIDE}")
    with tarfile.open(archive) as packed:
        found = {name: packed.extractfile(f"package/{name}") for name in (*_RUNTIME, _LOCK)}
        contents = {name: file.read() for name, file in found.items() if file is not None}
    return {
        _RUNTIME.get(name, name): gzip.compress(content, mtime=0) if name.endswith((".mjs", ".wasm")) else content
        for name, content in contents.items()
    }


def _packages(downloads: Path) -> bytes:
    core = version("pydantic_core")
    name = f"pydantic_core-{core}-cp{_PYTHON.replace('.', '')}-cp{_PYTHON.replace('.', '')}-{_PLATFORM}.whl"
    with ZipFile(_download(downloads, name, f"{_FETCH_WHEEL} pydantic-core=={core}")) as wheel:
        compiled = {each: wheel.read(each) for each in wheel.namelist() if not each.endswith("/")}
    return _zipped({**package_files(), **compiled})


def _zipped(contents: Mapping[str, bytes]) -> bytes:
    # A date would change the archive, and with it the folder that browsers keep.
    written = io.BytesIO()
    with ZipFile(written, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for name in sorted(contents):
            packed.writestr(ZipInfo(name), contents[name], ZIP_DEFLATED, 9)
    return written.getvalue()


def _download(downloads: Path, name: str, command: str) -> Path:
    if not (downloads / name).is_file():
        raise PaschError(Problem("site-reader-missing", {"file": name, "folder": str(downloads), "command": command}))
    return downloads / name


def _own_files() -> Iterator[tuple[str, bytes]]:
    package = files("pasch")
    for folder in _FOLDERS:
        yield from _within(package / folder, f"pasch/{folder}")
    for module in _MODULES:
        yield f"pasch/{module}.py", (package / f"{module}.py").read_bytes()


def _within(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _within(entry, f"{path}/{entry.name}")
        elif entry.name.endswith(_KINDS):
            yield f"{path}/{entry.name}", entry.read_bytes()


def _library_files() -> Iterator[tuple[str, bytes]]:
    for name in _LIBRARIES:
        for file in distribution(name).files or ():
            path = file.as_posix()
            is_module = path.endswith(".py") and not path.startswith((*_WITHOUT, ".."))
            if is_module or path in _LOCALES or path.endswith(".dist-info/METADATA"):
                yield path, Path(str(file.locate())).read_bytes()


def _notice_of(name: str) -> str:
    found = distribution(name)
    licence = next(found.metadata[key] for key in ("License-Expression", "License") if key in found.metadata)
    texts = [Path(str(each.locate())).read_text("utf-8") for each in found.files or () if "LICENSE" in each.name]
    return "\n".join((f"{found.name} {found.version}: {licence}", *texts, ""))


def folder_of(reader: Iterable[str]) -> str:
    """Returns the folder in which all files of a rule reader lie."""
    return next(iter(reader)).partition("/")[0]


if __name__ == "__main__":
    print(PYODIDE)
