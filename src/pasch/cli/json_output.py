"""JSON for machines: one document on standard output, with its format and version in front."""

import json
from collections.abc import Mapping

import click


def print_json(form: str, version: int, content: Mapping[str, object]) -> None:
    """Prints a document of a documented, versioned shape; see docs/json.md."""
    click.echo(json.dumps({"format": form, "version": version, **content}, ensure_ascii=False, indent=2))
