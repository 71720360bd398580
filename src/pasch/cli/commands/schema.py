"""``pasch schema``: the JSON Schemas of Pasch's file formats."""

import json
from difflib import get_close_matches

import click

from pasch.cli.context import Command
from pasch.rules.errors import PaschError, Problem, list_allowed


@click.command("schema", cls=Command)
@click.argument("name", required=False)
def schema(name: str | None) -> None:
    """See ``help-schema`` in the catalogue."""
    from pasch.play.json_schemas import SCHEMAS

    if name is None:
        click.echo("\n".join(SCHEMAS))
        return
    if name not in SCHEMAS:
        near = get_close_matches(name, SCHEMAS, 1)
        raise PaschError(Problem("unknown-schema", {"found": name, "allowed": list_allowed(near or SCHEMAS)}))
    click.echo(json.dumps(SCHEMAS[name](), ensure_ascii=False, indent=2))
