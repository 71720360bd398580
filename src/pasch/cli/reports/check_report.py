"""The report of ``pasch check``: what was found in a document."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from pasch.cli.page_width import Readable
from pasch.cli.report import Report
from pasch.cli.reports.rule_differences import changes_view
from pasch.cli.reports.variant_summary import summary, summary_table
from pasch.rules.errors import Problem
from pasch.rules.explain.key_effects import KeyEffect
from pasch.rules.variant.difference import difference, same_game
from pasch.rules.variant.variant import Variant


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
