"""Build step: what the package ships beside its source.

The JSON Schemas are written here, from the models in the source, and the commit that `pasch --version` names. The
browser client has to lie ready, built by `make client`, so that nobody who installs Pasch needs Node, and so have the
solver's kernels, compiled by `make kernels`, so that nobody waits for a compiler.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ShippedFiles(BuildHookInterface[Any]):
    """Generates `pasch/schemas/*.json` and `pasch/commit.txt`; only an editable install is made without the rest."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        package = Path(self.root, "src", "pasch")
        if version != "editable" and not Path(package, "server", "static", "index.html").exists():
            self.app.abort("The browser client is not built, and the package would lack it: run `make client` first.")
        if version != "editable" and not Path(package, "solver", "kernels", "intermediate", "origin").exists():
            self.app.abort(
                "The solver's kernels are not compiled, and the package would lack them: run `make kernels` first."
            )
        if version != "editable":  # A checkout knows its commit.
            _write_commit(Path(self.root), package / "commit.txt")
        sys.path.insert(0, str(package.parent))
        from pasch.play.json_schemas import write_schemas

        write_schemas(package / "schemas")


def _write_commit(root: Path, file: Path) -> None:
    # Without a repository, as in a source distribution, the file that came along is right.
    if not (root / ".git").exists():
        return
    file.unlink(missing_ok=True)
    try:
        named = subprocess.run(
            ["git", "describe", "--always", "--dirty", "--exclude=*", "--abbrev=8"],
            cwd=root,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return
    file.write_text(named.stdout, "utf-8")
