"""Types of arguments that name a variant or a file: ``-`` is standard input, and a shell can complete them."""

import os
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

_STANDARD_INPUT = "/dev/stdin"


def complete_variants(_context: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Returns the ids of variants that begin like this, or else asks the shell for files."""
    from pasch.rules.catalogue.shipped_variants import house_ids, variant_ids

    ids = sorted({*variant_ids(), *house_ids()})
    return [CompletionItem(each) for each in ids if each.startswith(incomplete)] or [CompletionItem(incomplete, "file")]


class VariantName(click.ParamType):  # type: ignore[type-arg]  # generic only in the newest click
    """A variant's id, or the file of a house rule."""

    name = "text"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ARG002 - click's signature
        """The name, as `load_variant` takes it."""
        return _STANDARD_INPUT if value == "-" else value

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The ids of variants, or files."""
        return complete_variants(ctx, param, incomplete)


class InputFile(click.Path):
    """A file that is read."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """The file's path."""
        return Path(os.fsdecode(super().convert(_STANDARD_INPUT if str(value) == "-" else value, param, ctx)))


VARIANT, INPUT = VariantName(), InputFile(path_type=Path)
