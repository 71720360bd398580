"""The report of ``pasch show``: rules of a variant, and differences of two."""

from dataclasses import dataclass

from rich.console import Console

from pasch.cli.report import Report
from pasch.cli.reports.rule_differences import changes_view
from pasch.cli.reports.rules_text import explanation_view
from pasch.cli.reports.variant_summary import summary
from pasch.rules.explain import explain
from pasch.rules.variant.difference import difference, same_game
from pasch.rules.variant.variant import Variant


@dataclass(frozen=True)
class RulesReport(Report):
    """The rules of a variant."""

    form = "pasch-variant"
    variant: Variant

    def to_json(self) -> dict[str, object]:
        return {**summary(self.variant), "rules": explain(self.variant, self.language).as_json()}

    def print_page(self, console: Console) -> None:
        console.print(explanation_view(self.variant, self.language))


@dataclass(frozen=True)
class DifferenceReport(Report):
    """Differences of a variant from another."""

    form = "pasch-difference"
    variant: Variant
    parent: Variant

    def to_json(self) -> dict[str, object]:
        return {
            "variant": self.variant.id,
            "parent": self.parent.id,
            "same_game": same_game(self.variant, self.parent),
            "changes": [change.as_json() for change in difference(self.variant, self.parent)],
        }

    def print_page(self, console: Console) -> None:
        changes, names = difference(self.variant, self.parent), (self.variant.names, self.parent.names)
        variant, parent = (each[self.language] for each in names)
        console.print(self.words("diff-title", variant=variant, parent=parent))
        if same_game(self.variant, self.parent):
            console.print(self.words("diff-same-game" if changes else "diff-same-document"))
        console.print(changes_view(changes, self.language))
