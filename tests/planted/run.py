"""Tests the tests: plants one fault at a time, and tells which test notices it.

Every ``*.patch`` in this folder is a realistic fault; its first lines say what a user would see. Each is applied to a
copy of HEAD with a Python environment, a client, compiled kernels and a cache of its own. There the tests run, the
cheap ones first, until one fails. The same test then has to pass without the fault, or it proves nothing.

Usage: ``python tests/planted/run.py [--results FILE] [NAME …]``, after ``make client kernels``, or ``make planted``.
Exit status 1 if any fault was missed.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
import venv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
BUILT = (
    "src/pasch/schemas",
    "src/pasch/server/static",
    "src/pasch/solver/kernels/intermediate",
    "build/rule-reader",
    "web/node_modules",
    *(str(path.relative_to(ROOT)) for path in ROOT.glob("web/src/*/generated")),
)
"""What git ignores and tests need; the copy makes anew what a fault changes in it."""
SLOW = ("analysis", "cli", "engines", "envs", "server", "solver")
"""Folders of tests that run after the others, except for faults in their own layer."""
LONGEST_S = 5400
"""Tests that have not ended by then hang."""

Tool = Literal["pytest", "vitest", "playwright"]
COMMANDS: Mapping[Tool, Sequence[str]] = {
    # The test left out notices every fault, as its patch does not apply twice.
    "pytest": (
        *("python", "-m", "pytest", "-x", "-n", "2", "-q", "-p", "no:cacheprovider"),
        *("--ignore", "tests/conventions/test_planted_faults.py"),
    ),
    "vitest": ("node_modules/.bin/vitest", "run", "--bail", "1", "--passWithNoTests"),
    "playwright": ("node_modules/.bin/playwright", "test", "-x", "--retries", "0"),
}
FAILURES: Mapping[Tool, re.Pattern[str]] = {
    "pytest": re.compile(r"^(?:FAILED|ERROR) (?P<again>.+?)(?: - .*)?$", re.MULTILINE),
    "vitest": re.compile(r"^\s*FAIL\s+(?P<test>(?P<again>\S+).*)$", re.MULTILINE),
    "playwright": re.compile(
        r"^\s*1\) (?P<test>\[(?P<project>\w+)\] › (?P<again>\S+?:\d+):\d+ .*?)[ ─]*$", re.MULTILINE
    ),
}
"""How each tool names a failed test. `again` runs it again: a test, a file, or a file and a line."""
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


@dataclass(frozen=True)
class Fault:
    """A patch."""

    file: Path

    @property
    def name(self) -> str:
        """Its file without the ending."""
        return self.file.stem

    @cached_property
    def text(self) -> str:
        """What a user would see, and the changes."""
        return self.file.read_text("utf-8")

    @property
    def digest(self) -> str:
        """Changes with every byte."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    @property
    def changed(self) -> list[str]:
        """The files that it changes."""
        return re.findall(r"^\+\+\+ b/(.+)$", self.text, re.MULTILINE)

    def phases(self, root: Path) -> Iterator[tuple[Tool, tuple[str, ...]]]:
        """Yields the tests to run, in order: those of the rooms and folders that it changes, then all of a tool."""
        package = [Path(path).relative_to("src/pasch") for path in self.changed if path.startswith("src/")]
        tests = root / "tests"
        if near := sorted({room for path in package if (room := nearest_room(path, tests))}):
            yield "pytest", tuple(f"tests/{room}" for room in near)
        if package:
            layers = {path.parts[0] for path in package}
            folders = {path.relative_to(tests).parts[0] for path in tests.glob("*/**/test_*.py")}
            cheapest = sorted(folders, key=lambda name: (name not in layers, name in SLOW, name))
            yield "pytest", tuple(f"tests/{name}" for name in cheapest)
        client = {str(Path(path).parent) for path in self.changed if path.startswith("web/src/")}
        if near := sorted(folder.removeprefix("web/") for folder in client):
            yield "vitest", tuple(f"{folder}/" for folder in near)
        yield "vitest", ()
        yield "playwright", ()


def nearest_room(path: Path, tests: Path) -> str | None:
    """Returns the nearest folder of tests for a file of the package; None if its layer has none."""
    rooms = [room for room in path.parents if room.name and any((tests / room).glob("test_*.py"))]
    return str(rooms[0]) if rooms else None


@dataclass(frozen=True)
class Result:
    """What became of a fault.

    Attributes:
        commit, digest: what was tested; other results are out of date.
        phase: the tool whose test noticed it; None if all tests passed.
        test: the test, or why none can be named.
        sure: the test passes without the fault.
    """

    commit: str
    digest: str
    phase: str | None
    test: str
    sure: bool
    seconds: int

    @property
    def words(self) -> str:
        """For the table."""
        if self.phase is None:
            return "MISSED"
        return f"{self.phase}: {self.test}" if self.sure else f"DOUBTFUL, fails without it too: {self.test}"


class Copy:
    """A copy of HEAD that nothing leaves, ready to be tested."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "pasch"
        run(("git", "clone", "--quiet", "--shared", str(ROOT), str(self.root)), folder, os.environ)
        # Older than the patch and younger than the rest: so `make` builds what the patch changes, and nothing else.
        now = time.time()
        for path in filter(lambda path: (ROOT / path).exists(), BUILT):
            shutil.copytree(ROOT / path, self.root / path, symlinks=True)
            for file in (self.root / path).rglob("*") if "node_modules" not in path else ():
                os.utime(file, (now, now))
        self._make_environment()
        for stamp in ("web/node_modules/.build.stamp", "web/node_modules/.all.stamp"):
            os.utime(self.root / stamp, (now, now))
        self.environment = {
            **{name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHON", "PASCH")},
            "PATH": f"{self.root / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}",
            # A wrong solution must neither be kept for others nor be hidden by theirs.
            "XDG_CACHE_HOME": str(folder / "cache"),
        }
        found = self.run("python", "-c", "import pasch; print(pasch.__file__)")[1].strip()
        assert found == str(self.root / "src" / "pasch" / "__init__.py"), f"the tests would test {found}"

    def _make_environment(self) -> None:
        # The packages of the present environment, but its own `pasch`; lines of a .pth file in a folder that another
        # .pth names are not read, so that an editable install there counts for nothing.
        place = self.root / ".venv"
        venv.create(place, with_pip=False, symlinks=True)
        packages = sysconfig.get_path("purelib", vars={"base": str(place)})
        Path(packages, "planted.pth").write_text(f"{self.root / 'src'}\n{sysconfig.get_path('purelib')}\n")
        for tool in Path(sysconfig.get_path("scripts")).iterdir():
            if not (place / "bin" / tool.name).exists() and tool.name != "pasch":
                (place / "bin" / tool.name).symlink_to(tool)
        pasch = place / "bin" / "pasch"
        pasch.write_text(f"#!{place}/bin/python\nimport sys\nfrom pasch.cli.main import main\n\nsys.exit(main())\n")
        pasch.chmod(0o755)

    def run(self, *command: str, within: str = ".") -> tuple[int | None, str]:
        """Runs a command here; see `run`."""
        return run(command, self.root / within, self.environment)

    def test(self, tool: Tool, *which: str) -> tuple[int | None, str]:
        """Runs tests; all of the tool where none are named."""
        return self.run(*COMMANDS[tool], *which, within="." if tool == "pytest" else "web")

    def apply(self, fault: Fault, *options: str) -> str | None:
        """Applies the patch, and makes what is made of the changed files; returns what went wrong, if anything."""
        status, output = self.run("git", "apply", *options, str(fault.file))
        assert status == 0, output
        for file in fault.changed:
            (self.root / file).touch()
        for stamp in ("node.stamp", "run.stamp", "dev.stamp"):  # nothing is to be installed
            (self.root / ".venv" / stamp).touch()
        schemas = (
            "from pathlib import Path; import pasch.play.json_schemas as s; s.write_schemas(Path('src/pasch/schemas'))"
        )
        for command in (("python", "-c", schemas), ("make", "-s", "kernels", "client")):
            status, output = self.run(*command)
            if status != 0:
                return output
        return None


def run(command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> tuple[int | None, str]:
    """Runs a command with all that it starts; returns its status, None if it hung, and its output without colours."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        output, _ = process.communicate(timeout=LONGEST_S)
        return process.returncode, COLOURS.sub("", output)
    except subprocess.TimeoutExpired:
        return None, ""
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def look(fault: Fault, folder: Path) -> tuple[str | None, str, bool]:
    """Tests a fault in a new copy; returns the phase, the test, and True if the test passes without the fault."""
    copy = Copy(folder)
    if (broken := copy.apply(fault)) is not None:
        return "build", (broken.strip().splitlines() or ["make client kernels"])[-1], True
    for tool, which in fault.phases(copy.root):
        status, output = copy.test(tool, *which)
        if status == 0 or (tool == "pytest" and status == 5):  # 5: none were collected there
            continue
        if status is None:
            return tool, "hangs", True
        found = FAILURES[tool].search(output)
        if found is None:
            return tool, f"exit status {status}: {(output.strip().splitlines() or ['no output'])[-1]}", False
        copy.apply(fault, "--reverse")
        project = ("--project", found["project"]) if tool == "playwright" else ()
        again, _ = copy.test(tool, found["again"], *project)
        return tool, found.groupdict().get("test") or found["again"], again == 0
    return None, "", False


def main() -> int:
    """Looks at each fault that has no result yet, and prints a table of all."""
    parser = argparse.ArgumentParser(description="Plants faults, and tells which test notices each.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="of patches in tests/planted; all if none is named")
    parser.add_argument("--results", type=Path, help="JSON file that keeps results, so that the next run goes on")
    asked = parser.parse_args()
    # Whatever ends this, the tests that it has started end with it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    faults = [Fault(file) for file in sorted(FOLDER.glob("*.patch"))]
    if unknown := {*asked.names} - {fault.name for fault in faults}:
        parser.error(f"no such patch: {', '.join(sorted(unknown))}")
    commit = subprocess.run(("git", "rev-parse", "HEAD"), cwd=ROOT, capture_output=True, text=True, check=True).stdout
    kept: dict[str, Result] = {}
    if asked.results and asked.results.exists():
        kept = {name: Result(**found) for name, found in json.loads(asked.results.read_text("utf-8")).items()}
    chosen = [fault for fault in faults if not asked.names or fault.name in asked.names]
    for fault in chosen:
        known = kept.get(fault.name)
        if known is None or (known.commit, known.digest) != (commit.strip(), fault.digest):
            began = time.monotonic()
            with tempfile.TemporaryDirectory(prefix="planted-", ignore_cleanup_errors=True) as folder:
                outcome = look(fault, Path(folder))
            kept[fault.name] = Result(commit.strip(), fault.digest, *outcome, round(time.monotonic() - began))
            if asked.results:
                keep(asked.results, kept)
        print(f"{fault.name:<50} {kept[fault.name].seconds:>6} s  {kept[fault.name].words}", flush=True)
    missed = [fault.name for fault in chosen if not kept[fault.name].sure]
    print(f"{len(chosen) - len(missed)} of {len(chosen)} faults were noticed.")
    return 1 if missed else 0


def keep(file: Path, results: Mapping[str, Result]) -> None:
    """Writes all results, whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(f"{file.name}.new")
    new.write_text(json.dumps({name: asdict(result) for name, result in results.items()}, indent=2) + "\n", "utf-8")
    new.replace(file)


if __name__ == "__main__":
    sys.exit(main())
