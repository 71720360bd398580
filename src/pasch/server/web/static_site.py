"""The client as a folder that any web space can serve, under any path and without a server.

The page is written under each of its addresses, since plain file servers know no others; `404.html` serves those that
arise on a device. Answers of the server that are the same for everybody are files below `api`. The client finds in the
page that it has no server, and does without the rest.
"""

import hashlib
import json
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

from pasch.analysis.exercises.shipped_exercises import with_exercises
from pasch.play.records.atomic_files import FileError
from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.errors import PaschError, Problem, reason
from pasch.rules.variant.variant import Variant
from pasch.server.settings import STATIC
from pasch.server.web.answers.link_preview import BASE, INVITATION
from pasch.server.web.answers.rule_reader import folder_of, rule_reader
from pasch.server.web.answers.value_files import ValueFiles, shipped_kernel
from pasch.server.web.answers.variant_pages import exercises_page, list_page, page
from pasch.server.web.guard.content_policy import policy

FindValues = Callable[[Variant], ValueFiles]

PAGE, NOT_FOUND, PAGES, WORKER = "index.html", "404.html", "pages.json", "sw.js"
_ROOT, _MARK = '<html lang="de">', '<html lang="de" data-site'
_ONLY_IN_HEADERS = "; frame-ancestors 'none'"
_REVISION = re.compile(r'("url":"index\.html","revision":")[0-9a-f]+')
_FIND_BASE = """\
{
const found = /^(.*\\/)(?:PLACES)\\/?$/.exec(location.pathname);
if (found) document.write(`<base href="${found[1]}">`);
else if (location.pathname !== "/") location.replace(location.pathname.endsWith("/") ? ".." : ".");
}"""
"""Runs where a host shows its page for unknown addresses: the base is what precedes an address of the client; from any
other address it goes one level up, at last to the start page."""


def write_site(folder: Path, find_values: FindValues, client: Path = STATIC, *, house_rules: Path | None = None) -> int:
    """Writes the site and returns its size in bytes; an earlier site in the folder is replaced in one step.

    Args:
        find_values: returns the values of a variant for browsers.
        client: folder of the built client.
        house_rules: folder with what `rule_reader` needs; None for a site without house rules.

    Raises:
        PaschError: the client is not built, the folder holds something else, or `house_rules` lacks something.
        FileError: the folder cannot be written; what was there before is untouched.
    """
    if not (client / PAGE).is_file():
        raise PaschError(Problem("client-not-built"))
    start = folder / PAGE
    is_site = start.is_file() and _MARK.encode() in start.read_bytes()
    if folder.exists() and not is_site and (not folder.is_dir() or any(folder.iterdir())):
        raise PaschError(Problem("site-folder-taken", {"folder": str(folder)}))
    files = site_files(client, find_values, rule_reader(house_rules) if house_rules else {})
    with _replacing(folder) as draft:
        for name, content in files.items():
            file = draft / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
    return sum(map(len, files.values()))


def site_files(client: Path, find_values: FindValues, reader: Mapping[str, bytes]) -> dict[str, bytes]:
    """Returns the content of every file of the site by its path.

    Args:
        reader: files of the rule reader, or none.
    """
    root = f'{_MARK} data-rule-reader="{folder_of(reader)}">' if reader else f"{_MARK}>"
    built = (client / PAGE).read_text("utf-8").replace(_ROOT, root)
    pages = json.loads((client / PAGES).read_text("utf-8"))
    paths = pages["pages"] + (pages["house_rules"] if reader else [])
    written = _pages(built, paths, pages["places"])
    files = {**_built_files(client), **written, **_answers(), **_values(find_values), **reader}
    # The worker fetches the page anew when its revision changes.
    revision = hashlib.sha256(files[PAGE]).hexdigest()[:32]
    worker, changed = _REVISION.subn(rf"\g<1>{revision}", files[WORKER].decode())
    if changed != 1:
        raise ValueError(f"{WORKER} does not list {PAGE} once")
    return files | {WORKER: worker.encode()}


def _built_files(client: Path) -> dict[str, bytes]:
    # The list of pages and hidden files are for building only, and only a server invites.
    names = {path: path.relative_to(client).as_posix() for path in sorted(client.rglob("*")) if path.is_file()}
    return {
        name: path.read_bytes()
        for path, name in names.items()
        if name not in (PAGES, INVITATION) and not name.startswith(".")
    }


def _pages(built: str, paths: Sequence[str], places: Sequence[str]) -> dict[str, bytes]:
    depths = {path: path.count("/") + 1 if path else 0 for path in paths}
    found = {
        f"{path}/{PAGE}".lstrip("/"): _page(built, f'<base href="{"../" * depth or "./"}" />')
        for path, depth in depths.items()
    }
    patterns = "|".join(re.sub(r":\w+", "[^/]+", path).replace("/", "\\/") for path in places)
    return found | {NOT_FOUND: _page(built, f"<script>{_FIND_BASE.replace('PLACES', patterns)}</script>")}


def _page(built: str, base: str) -> bytes:
    text = built.replace(BASE, base)
    allowed = policy(text).removesuffix(_ONLY_IN_HEADERS)
    return text.replace(base, f'<meta http-equiv="Content-Security-Policy" content="{allowed}" />{base}').encode()


def _answers() -> dict[str, bytes]:
    found = {"variants": list_page()}
    found |= {f"variants/{one}": page(shipped(one)) for one in variant_ids()}
    found |= {f"variants/{one}/exercises": exercises_page(shipped(one)) for one in with_exercises()}
    return {f"api/{path}.json": answer.body for path, answer in found.items()}


def _values(find_values: FindValues) -> dict[str, bytes]:
    found = {one: find_values(shipped(one))._asdict() for one in variant_ids()}
    files = {f"api/variants/{one}/{kind}.bin": file for one, kinds in found.items() for kind, file in kinds.items()}
    return files | {"api/kernel.bin": shipped_kernel("solve"), "api/follower.bin": shipped_kernel("follow")}


@contextmanager
def _replacing(folder: Path) -> Iterator[Path]:
    """Opens an empty folder that takes the place of `folder` at the end; any error leaves no trace of it."""
    folder = folder.absolute()
    try:
        draft = Path(mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
        try:
            yield draft / "new"
            if folder.exists():
                folder.rename(draft / "old")
            (draft / "new").rename(folder)
        finally:
            shutil.rmtree(draft, ignore_errors=True)
    except OSError as error:
        raise FileError(Problem("cannot-write", {"file": str(folder), "reason": reason(error)})) from None
