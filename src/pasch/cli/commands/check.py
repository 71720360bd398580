"""``pasch check``: checks the file of a variant."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from pasch.cli.argument_types import VARIANT
from pasch.cli.context import Command, session
from pasch.cli.page_width import Readable
from pasch.cli.report import Report, print_json
from pasch.cli.reports.rule_differences import changes_view
from pasch.cli.reports.variant_summary import summary, summary_table
from pasch.rules.catalogue.shipped_variants import load_variant, reader
from pasch.rules.errors import Problem, VariantError
from pasch.rules.explain.key_effects import KeyEffect, explain_keys
from pasch.rules.reading.idle_keys import keys_without_effect
from pasch.rules.variant.difference import difference, same_game
from pasch.rules.variant.variant import Variant


@click.command("check", cls=Command)
@click.argument("file", type=VARIANT)
@click.option("--explain", "explains", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
def check(file: str, explains: bool, as_json: bool) -> None:
    """See ``help-check`` in the catalogue."""
    try:
        variant = load_variant(file)
    except VariantError as error:
        if not as_json:
            raise
        problems = [problem.as_json(session().language) for problem in error.problems]
        print_json(CheckReport.form, {"valid": False, "problems": problems})
        click.get_current_context().exit(1)
    folder = Path(file).parent
    read = reader(file, folder)
    keys = explain_keys(variant, read, file, session().language) if explains else None
    idle = keys_without_effect(variant, read, file)
    CheckReport(file, variant, parent_of(variant, folder), idle, keys).print(as_json)


def parent_of(variant: Variant, folder: Path) -> Variant | None:
    """The variant that a document builds on with `like`."""
    like = tomllib.loads(variant.text).get("like")
    if like is None:
        return None
    return load_variant(str(folder / like) if like.endswith(".toml") else like)


@dataclass(frozen=True)
class CheckReport(Report):
    """A valid variant, its keys without effect, its differences from the variant that it builds on, and what each of
    its keys does, if that is asked for.
    """

    form = "pasch-check"
    file: str
    variant: Variant
    parent: Variant | None
    idle: Sequence[Problem]
    keys: Sequence[KeyEffect] | None = None

    def to_json(self) -> dict[str, object]:
        content: dict[str, object] = {
            "valid": True,
            "problems": [],
            "idle": [problem.as_json(self.language) for problem in self.idle],
            "variant": summary(self.variant),
            "parent": self.parent and self.parent.id,
        }
        if self.parent is not None:
            content["same_game"] = same_game(self.variant, self.parent)
            content["changes"] = [change.as_json() for change in difference(self.variant, self.parent)]
        if self.keys is not None:
            content["keys"] = [
                {"key": key, "says": diff and diff.new, "instead_of": diff and diff.gone} for key, diff in self.keys
            ]
        return content

    def print_page(self, console: Console) -> None:
        console.print(self.words("check-valid", file=self.file))
        for problem in self.idle:
            console.print(problem.words(self.language))
        console.print()
        console.print(Readable(summary_table(self.variant, self.language)))
        if self.parent is not None:
            console.print()
            message = "check-same-game" if same_game(self.variant, self.parent) else "check-differs"
            console.print(self.words(message, parent=self.parent.id))
            console.print(changes_view(difference(self.variant, self.parent), self.language))
        if self.keys is not None:
            console.print()
            console.print(self.words("check-keys"))
            for effect in self.keys:
                self._print_effect(console, effect)

    def _print_effect(self, console: Console, effect: KeyEffect) -> None:
        console.print(Text(effect.key, style="bold"))
        if effect.diff is None or not any(effect.diff):
            sentences = [self.words("check-key-needed" if effect.diff is None else "check-key-silent")]
        else:
            gone = [self.words("check-key-instead", sentence=sentence) for sentence in effect.diff.gone]
            sentences = [*effect.diff.new, *gone]
        for sentence in sentences:
            console.print(Padding(Readable(Text(sentence)), (0, 0, 0, 2), expand=False))
