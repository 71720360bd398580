"""The published JSON Schemas of variant documents, records and tables, made from the models.

The build calls `write_schemas`, so importing this needs pydantic and nothing else that has to be installed.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from pasch.locale import FALLBACK, names_of
from pasch.play.records.atomic_files import write_atomic
from pasch.play.records.json_model import RecordDocument
from pasch.rules.catalogue.tables_json import VariantJson
from pasch.rules.document.model import Document

Schema = dict[str, Any]

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_PARTS = ("boxes", "bonuses", "extra", "columns")
# Parts of which a document may write some keys only, as `like` fills in the rest.
_MERGED = ("BoxTable", "Bonus", "Extra", "ColumnTable")
# Settings that `false` takes out.
_REMOVABLE = {"DiceTable": ("odd", "colours", "symbols"), "TurnTable": ("buy",)}


def variant_schema() -> Schema:
    """Variant documents as people write them: parts may be inherited with `like`, or taken out with `false`."""
    schema = _schema(Document, "variant", "Pasch variant")
    properties, definitions = schema["properties"], schema["$defs"]
    properties["like"] = {"type": "string", "description": "the variant whose rules hold where this says nothing"}
    schema["required"] = ["id", "names"]
    for part in _PARTS:
        properties[part].pop("minProperties", None)
        patterns = properties[part]["patternProperties"]
        properties[part]["patternProperties"] = {key: _or_false(entry) for key, entry in patterns.items()}
    removable = {**_REMOVABLE, **{name: _optional(definitions[name]) for name in _MERGED}}
    for name, keys in removable.items():
        for key in keys:
            definitions[name]["properties"][key] = _or_false(definitions[name]["properties"][key])
    for name in _MERGED:
        definitions[name].pop("required", None)
    for name, prefix in {"Names": "name-", "Signs": "sign-"}.items():
        known = [message.removeprefix(prefix) for message in names_of(FALLBACK) if message.startswith(prefix)]
        shipped = {"enum": known, "description": "one that Pasch has in every language"}
        definitions[name] = {"anyOf": [definitions[name], shipped]}
    return schema


def record_schema() -> Schema:
    """The JSON twin of a record."""
    return _schema(RecordDocument, "record", "Pasch record")


def tables_schema() -> Schema:
    """A compiled variant."""
    return _schema(VariantJson, "tables", "Pasch tables")


SCHEMAS: Mapping[str, Callable[[], Schema]] = {
    "variant": variant_schema,
    "record": record_schema,
    "tables": tables_schema,
}


def write_schemas(folder: Path) -> None:
    """Writes each schema as ``NAME.schema.json``, each file whole or not at all.

    Raises:
        FileError: the folder cannot be written to.
    """
    for name, schema in SCHEMAS.items():
        text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
        write_atomic(folder / f"{name}.schema.json", text)


def _schema(model: type[BaseModel], name: str, title: str) -> Schema:
    found = model.model_json_schema(mode="serialization" if name == "tables" else "validation")
    for table in (found, *found["$defs"].values()):
        for entries in table.get("properties", {}).values():
            if "patternProperties" in entries:
                entries["additionalProperties"] = False
    return {"$schema": _DIALECT, "$id": f"pasch/{name}.schema.json", **found, "title": title}


def _optional(table: Schema) -> list[str]:
    # Keys that may be missing. Booleans are not taken out but set to `false`.
    entries = table["properties"].items()
    return [key for key, entry in entries if key not in table["required"] and entry.get("type") != "boolean"]


def _or_false(schema: Schema) -> Schema:
    description = {"description": schema["description"]} if "description" in schema else {}
    options = [option for option in schema.get("anyOf", [schema]) if option != {"type": "null"}]
    return {**description, "anyOf": [*options, {"const": False, "description": "takes out what is inherited"}]}
