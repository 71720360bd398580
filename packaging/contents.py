"""The list of everything inside a release, in CycloneDX's format, from those of the Python and the npm packages.

``python packaging/contents.py PYTHON NPM LICENCES FOLDER``: the lists of `cyclonedx-py` and `npm sbom`, the client's
`licences.txt`, and where the list is written.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

# npm lists what builds the client as well; this is what is bundled into it.
_BUNDLED = re.compile(r"^## (\S+) - (\S+) \(.+\)$", re.MULTILINE)


def join(python: dict[str, Any], npm: dict[str, Any], licences: str) -> dict[str, Any]:
    """Returns the Python list with the bundled npm packages added."""
    bundled = {f"{name}@{version}" for name, version in _BUNDLED.findall(licences)}
    packages = [one for one in npm["components"] if one["bom-ref"] in bundled]
    if unknown := bundled - {one["bom-ref"] for one in packages}:
        raise SystemExit(f"npm does not know packages of the client: {', '.join(sorted(unknown))}.")
    root = python["metadata"]["component"]["bom-ref"]
    needed = {one["ref"]: one.get("dependsOn", []) for one in python["dependencies"]}
    needed |= {one["ref"]: one["dependsOn"] for one in npm["dependencies"] if one["ref"] in bundled}
    needed[root] = [*needed[root], *bundled]
    known = {*needed}
    return python | {
        "components": sorted([*python["components"], *packages], key=lambda one: str(one["purl"])),
        "dependencies": [{"ref": ref, "dependsOn": sorted(known & {*needed[ref]})} for ref in sorted(needed)],
    }


def write(python: Path, npm: Path, licences: Path, folder: Path) -> None:
    """Writes the list, whose number follows from what it lists."""
    joined = join(
        json.loads(python.read_text("utf-8")), json.loads(npm.read_text("utf-8")), licences.read_text("utf-8")
    )
    number = uuid5(NAMESPACE_URL, json.dumps(joined, sort_keys=True))
    text = json.dumps(joined | {"serialNumber": f"urn:uuid:{number}"}, indent=1, sort_keys=True) + "\n"
    if mistake := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise SystemExit(f"The list of contents is invalid: {mistake}")
    Path(folder, f"pasch-{joined['metadata']['component']['version']}.cdx.json").write_text(text, "utf-8")


if __name__ == "__main__":
    write(*map(Path, sys.argv[1:]))
