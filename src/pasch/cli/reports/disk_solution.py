"""``pasch solve --disk``: a sheet too large for memory, solved level by level."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from math import floor, log10
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from pasch.cli.context import session
from pasch.cli.page_width import simple_table
from pasch.cli.report import Report
from pasch.cli.reports.box_stats import cost_words
from pasch.cli.solve_options import ProgressDisplay
from pasch.locale.numbers import decimal, format_amount, format_bytes
from pasch.play.records.atomic_files import read_bytes
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import Card
from pasch.rules.text.card_notation import format_card, parse_card
from pasch.rules.variant.variant import Variant
from pasch.solver.layered.layer_plan import plan_layers
from pasch.solver.layered.layered_solution import DiskResults, solve_layers
from pasch.solver.parallel.workers import Workers
from pasch.solver.solve.storage import get_folder

DIGITS = 3
"""Single precision is good for at most so many decimals of a mean."""


def read_positions(variant: Variant, path: Path) -> list[Card]:
    """The cards of a file, one a line; empty lines, and those that begin with ``#``, say nothing.

    Raises:
        PaschError: it cannot be read, or a line is no card of this variant.
    """
    try:
        lines = read_bytes(path).decode("utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise PaschError(Problem("not-utf8", {}, str(path))) from None
    cards = [(number, line.strip()) for number, line in enumerate(lines, 1)]
    return [
        parse_card(variant, line, f"{path}:{number}") for number, line in cards if line and not line.startswith("#")
    ]


def solve_by_level(
    variant: Variant,
    memory: int | None,
    disk: int | None,
    workers: AbstractContextManager[Workers],
    cache: bool,
    positions: Path | None,
) -> "LevelsReport":
    """Solves a sheet level by level, and looks up the values of the positions.

    Args:
        workers: entered here, and closed before anything is printed.
    """
    cards = read_positions(variant, positions) if positions is not None else []
    place = get_folder() / "levels"
    with workers as pool, ProgressDisplay() as watch:
        plan = plan_layers(variant, memory, disk, place, pool.count)
        watch.progress("kernels", 0.0)
        room = format_bytes(plan.disk_bytes, session().language)
        watch.say(plan.cards, plan.memory_bytes, plan.cpu_seconds(), "levels-forecast", disk=room)
        found = solve_layers(
            plan.layers,
            pool,
            folder=place if disk is not None and cache else None,
            on_disk=plan.on_disk,
            positions=cards,
            progress=watch.progress,
        )
    return LevelsReport(variant, found, cards)


@dataclass(frozen=True)
class LevelsReport(Report):
    """The mean of optimal play, and the values of cards."""

    form = "pasch-levels"
    variant: Variant
    found: DiskResults
    cards: list[Card]

    def to_json(self) -> dict[str, object]:
        found = self.found
        return {
            "variant": self.variant.id,
            "rules_hash": self.variant.rules_hash,
            "objective": "mean",
            "exact": True,
            "mean": found.mean,
            "error": 10.0 ** -self._digits(),
            "cards": found.cards,
            **asdict(found.cost),
            "positions": [
                {"card": format_card(self.variant, card), "value": value}
                for card, value in zip(self.cards, found.values, strict=True)
            ],
        }

    def parts(self) -> Iterator[RenderableType]:
        found, language, digits = self.found, self.language, self._digits()
        objective = self.words("solve-objective-mean")
        yield Text(self.words("solve-title", variant=self.variant.names[language], objective=objective))
        yield ""
        yield Text(f"{self.words('solve-mean')}  {decimal(found.mean, language, digits)}", style="bold")
        if self.cards:
            table = simple_table(self.words("levels-position"), self.words("levels-value"))
            for card, value in zip(self.cards, found.values, strict=True):
                table.add_row(Text(format_card(self.variant, card)), decimal(value, language, digits))
            yield ""
            yield table
        yield ""
        yield Text(self.words("levels-exact", error=decimal(10.0**-digits, language, digits)))
        cards = self.words("solve-cards", cards=format_amount(found.cards, language))
        yield Text(f"{cards} · {cost_words(found.cost, language)}")

    def _digits(self) -> int:
        error = self.found.error
        return max(0, min(DIGITS, floor(-log10(error)))) if error else DIGITS
