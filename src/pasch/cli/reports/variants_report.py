"""The report of ``pasch variants``: variants as a table or as trees."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from pasch.analysis.balance.family_tree import Member, family
from pasch.cli.page_width import Readable, plain_table
from pasch.cli.report import Report
from pasch.cli.reports.variant_summary import summary
from pasch.locale import text
from pasch.locale.numbers import decimal
from pasch.rules.catalogue.duration import minutes
from pasch.rules.catalogue.shipped_variants import (
    group_of,
    groups,
    house_ids,
)
from pasch.rules.catalogue.variant_search import countries_of
from pasch.rules.explain import diff_sentences, explain
from pasch.rules.variant.variant import Variant


@dataclass(frozen=True)
class VariantsReport(Report):
    """The variants found, as a table or as trees."""

    form = "pasch-variants"
    found: Sequence[Variant]
    as_tree: bool

    def to_json(self) -> dict[str, object]:
        return {
            "variants": [
                {
                    **summary(variant),
                    "group": group_of(variant.id),
                    "countries": list(countries_of(variant.id)),
                    "minutes": minutes(variant),
                }
                for variant in self.found
            ]
        }

    def print_page(self, console: Console) -> None:
        if not self.found:
            console.print(self.words("variants-none"))
        elif self.as_tree:
            for tree in family_trees(self.found, self.language):
                console.print(tree)
        else:
            console.print(Readable(variants_table(self.found, self.language)))


def variants_table(listed: Iterable[Variant], language: str) -> Table:
    """One line for each variant, under the name of its group."""
    table = plain_table()
    table.add_column(text("label-id", language), no_wrap=True)
    table.add_column(text("label-name", language))
    for label in ("label-dice", "label-columns", "label-boxes", "label-turns", "column-most"):
        table.add_column(text(label, language), justify="right", no_wrap=True)
    by_id = {variant.id: variant for variant in listed}
    for group, members in {"house": list(house_ids()), **groups()}.items():
        here = [by_id[member] for member in members if member in by_id]
        if here:
            table.add_section()
            table.add_row(Text(text(f"variant-group-{group}", language), style="bold"))
        for variant in here:
            numbers = variant.dice.count, len(variant.columns), len(variant.boxes), variant.turns, variant.max_total
            table.add_row(*map(Text, (variant.id, variant.names[language], *map(str, numbers))))
    return table


def family_trees(listed: Iterable[Variant], language: str) -> list[Tree]:
    """Yields family trees; ancestors outside the search result appear only where they lead to one in it."""
    wanted = {variant.id for variant in listed}
    return [_tree(member, wanted, language) for member in family() if _leads_to(member, wanted)]


def _leads_to(member: Member, wanted: set[str]) -> bool:
    return member.variant.id in wanted or any(_leads_to(child, wanted) for child in member.children)


def _tree(member: Member, wanted: set[str], language: str, parent: Variant | None = None) -> Tree:
    tree = Tree(Text(_about(member, language)))
    if parent is not None:
        diff = diff_sentences(explain(parent, language), explain(member.variant, language))
        gone = [text("variants-tree-gone", language, sentence=sentence) for sentence in diff.gone]
        for sentence in [*diff.new, *gone] or [text("variants-tree-same", language)]:
            tree.add(Text(sentence, style="dim"))
    for child in member.children:
        if _leads_to(child, wanted):
            tree.children.append(_tree(child, wanted, language, member.variant))
    return tree


def _about(member: Member, language: str) -> str:
    variant, figures = member.variant, member.figures
    words = f"{variant.names[language]} ({variant.id})"
    if figures is None:
        return f"{words} · {text('variant-minutes', language, minutes=minutes(variant))}"
    numbers = {"mean": decimal(figures.mean, language, 1), "sd": decimal(figures.sd, language, 1)}
    known = text("variants-figures" if figures.exact else "variants-figures-measured", language, **numbers)
    return f"{words} · {known} · {text('variant-minutes', language, minutes=minutes(variant))}"
