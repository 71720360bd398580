"""Build step: writes the JSON Schemas that the package ships from the models in its source."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SchemaHook(BuildHookInterface[Any]):
    """Generates `pasch/schemas/*.json` before the wheel (or the editable install) is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        sys.path.insert(0, str(Path(self.root, "src")))
        from pasch.play.schemas import write_schemas

        write_schemas(Path(self.root, "src", "pasch", "schemas"))
