"""Reports the effects of rules on a game: changes of one variant, or a varied number."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.balance.comparison import VariantComparison
from pasch.analysis.balance.game_balance import Balance
from pasch.analysis.balance.parameter_sweep import SweepStep
from pasch.cli.page_width import WIDTH, apart, simple_table
from pasch.cli.report import Report
from pasch.cli.reports.text_curve import draw_curve
from pasch.locale import text
from pasch.locale.numbers import decimal, difference, percent
from pasch.rules.errors import list_allowed
from pasch.rules.variant.box_names import box_name
from pasch.rules.variant.variant import Variant

_NUMBERS = ("mean", "sd", "minutes", "skill", "close")


class EffectsReport:
    """The effect on the first variant of each difference alone, and of all together."""

    def __init__(self, comparison: VariantComparison, language: str) -> None:
        self._comparison, self._language = comparison, language

    def parts(self) -> Iterator[RenderableType]:
        legend = [text("compare-legend-effects", self._language), *self._measured()]
        title = text("compare-switches", self._language, first="A")
        return apart([Text(title)], [self._table()], map(Text, legend), map(Text, self._unused()))

    def _measured(self) -> Iterator[str]:
        shown = [*zip("AB", self._comparison.balances, strict=True)]
        for name, balance in shown:
            yield from errors_words(name, balance, self._language)
        if self._comparison.together != self._comparison.balances:
            yield text("compare-alike", self._language)

    def _table(self) -> Table:
        language, (first, second) = self._language, self._comparison.balances
        together = self._comparison.together
        table = simple_table(text("compare-switch", language), *headings(language))
        table.add_row("A", *numbers(first, language))
        for effect in self._comparison.effects:
            words = effect.switch.words()
            if effect.problem is not None:
                words += f": {text('compare-invalid', language, reason=effect.problem.words(language))}"
            table.add_row(Text(words), *self._changes(effect.before, effect.after))
        table.add_section()
        table.add_row(text("compare-together", language), *self._changes(*together))
        table.add_row("B", *numbers(second, language))
        return table

    def _changes(self, before: Balance | None, after: Balance | None) -> list[str]:
        if before is None or after is None:
            return ["–"] * len(_NUMBERS)
        return [
            difference(after.mean - before.mean, self._language),
            difference(after.sd - before.sd, self._language),
            difference(after.minutes - before.minutes, self._language, 1),
            difference(after.skill - before.skill, self._language),
            difference(100 * (after.close - before.close), self._language, 1),
        ]

    def _unused(self) -> Iterator[str]:
        pair, language = self._comparison.pair, self._language
        (first, second), alone = self._comparison.balances, "A + "
        named = [("A", first, pair[0].variant)]
        named += [
            (alone + one.switch.key, one.after, one.variant)
            for one in self._comparison.effects
            if one.after is not None and one.variant is not None
        ]
        for name, balance, variant in [*named, ("B", second, pair[1].variant)]:
            if balance.unused and (name in "AB" or balance.unused != first.unused):
                boxes = unused_words(balance, variant, language)
                yield text("compare-unused", language, name=name, boxes=boxes)


class SweepReport(Report):
    """A line for each value of a varied number, and the means as a curve."""

    form = "pasch-sweep"

    def __init__(self, variant: Variant, key: str, steps: Sequence[SweepStep]) -> None:
        self._variant, self._key, self._steps = variant, key, steps

    def to_json(self) -> dict[str, object]:
        steps = [
            {
                "value": step.value,
                "balance": step.balance and step.balance.as_json(),
                "problem": step.problem and step.problem.as_json(self.language),
            }
            for step in self._steps
        ]
        return {"variant": self._variant.id, "key": self._key, "steps": steps}

    def parts(self) -> Iterator[RenderableType]:
        language = self.language
        title = self.words("vary-title", variant=self._variant.names[language], key=self._key)
        table = simple_table(self._key, *headings(language))
        for step in self._steps:
            shown = ["–"] * len(_NUMBERS) if step.balance is None else numbers(step.balance, language)
            table.add_row(str(step.value), *shown)
        legend = [self.words("compare-legend-effects"), *self._remarks()]
        means = [[step.balance.mean] for step in self._steps if step.balance is not None]
        curve: list[RenderableType] = []
        if len(means) > 1:
            curve.append(Text(self.words("vary-curve", key=self._key)))
            curve.append(draw_curve(means, WIDTH - 2, lambda points: decimal(points, language, 1)))
        return apart([Text(title)], [table], map(Text, legend), curve)

    def _remarks(self) -> Iterator[str]:
        measured = [step for step in self._steps if step.balance is not None and step.balance.errors is not None]
        for step in measured[:1]:  # The errors of all steps are much the same.
            assert step.balance is not None
            yield from errors_words(str(step.value), step.balance, self.language)
        for step in self._steps:
            if step.problem is not None:
                yield f"{step.value}: {step.problem.words(self.language)}"
            elif step.balance is not None and step.balance.unused:
                boxes = unused_words(step.balance, self._variant, self.language)
                yield self.words("compare-unused", name=str(step.value), boxes=boxes)


def headings(language: str) -> list[str]:
    """Names the numbers of a balance."""
    return [text(f"balance-{name}", language) for name in _NUMBERS]


def numbers(balance: Balance, language: str) -> list[str]:
    """Returns the numbers of a balance in the order of its headings."""
    return [
        decimal(balance.mean, language),
        decimal(balance.sd, language),
        decimal(balance.minutes, language, 1),
        decimal(balance.skill, language),
        percent(balance.close, language, 1),
    ]


def errors_words(name: str, balance: Balance, language: str) -> Iterator[str]:
    """Yields the standard errors of the numbers; nothing if they are exact."""
    errors = balance.errors
    if errors is not None:
        facts = {
            "mean": decimal(errors.mean, language),
            "sd": decimal(errors.sd, language),
            "skill": decimal(errors.skill, language),
            "close": decimal(100 * errors.close, language, 1),
        }
        yield text(f"compare-measured-{balance.certainty}", language, name=name, **facts)


def unused_words(balance: Balance, variant: Variant, language: str) -> str:
    """Returns the names of the boxes that optimal play never uses."""
    return list_allowed(box_name(variant, variant.box_by_id[box], language) for box in balance.unused)
