"""``pasch solve --disk``: a sheet too large to be kept whole, solved level by level."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict
from math import floor, log10
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from pasch.analysis.number_words import decimal
from pasch.cli.context import session
from pasch.cli.json_output import print_json
from pasch.cli.page_width import Readable, simple_table
from pasch.cli.solve_options import Watch
from pasch.locale import text
from pasch.play.game_files import read_bytes
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.card import Card
from pasch.rules.text.card_notation import format_card, parse_card
from pasch.rules.variant.variant import Variant
from pasch.solver.amounts import format_amount, format_bytes
from pasch.solver.layered.layer_plan import plan_layers
from pasch.solver.layered.layered_solution import Exact, solve_layers
from pasch.solver.parallel.workers import Workers
from pasch.solver.solve.storage import get_folder

DIGITS = 3
"""Of a mean found in single precision, so many behind the point hold at most."""


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
    as_json: bool,
) -> None:
    """Solves it, and prints the mean and what the positions are worth.

    Args:
        workers: ready when they are entered, and given up before anything is printed.
    """
    cards = read_positions(variant, positions) if positions is not None else []
    place = get_folder() / "levels"
    with workers as hands, Watch() as watch:
        plan = plan_layers(variant, memory, disk, place, hands.count)
        watch.progress("kernels", 0.0)
        room = format_bytes(plan.disk_bytes, session().language)
        watch.say(plan.cards, plan.memory_bytes, plan.cpu_seconds(), "levels-forecast", disk=room)
        found = solve_layers(
            plan.layers,
            hands,
            folder=place if disk is not None and cache else None,
            on_disk=plan.on_disk,
            positions=cards,
            progress=watch.progress,
        )
    if as_json:
        print_json("pasch-levels", 1, _as_content(variant, found, cards))
        return
    for part in _parts(variant, found, cards, session().language):
        session().console.print(Readable(part))


def _as_content(variant: Variant, found: Exact, cards: list[Card]) -> dict[str, object]:
    return {
        "variant": variant.id,
        "rules_hash": variant.rules_hash,
        "objective": "mean",
        "exact": True,
        "mean": found.mean,
        "error": 10.0 ** -_digits(found),
        "cards": found.cards,
        **asdict(found.cost),
        "positions": [
            {"card": format_card(variant, card), "value": value}
            for card, value in zip(cards, found.values, strict=True)
        ],
    }


def _digits(found: Exact) -> int:
    return max(0, min(DIGITS, floor(-log10(found.error)))) if found.error else DIGITS


def _parts(variant: Variant, found: Exact, cards: list[Card], language: str) -> Iterator[RenderableType]:
    digits = _digits(found)
    yield Text(text("solve-title", language, variant=variant.names[language], objective=_mean(language)))
    yield ""
    yield Text(f"{text('solve-mean', language)}  {decimal(found.mean, language, digits)}", style="bold")
    if cards:
        table = simple_table(text("levels-position", language), text("levels-value", language))
        for card, value in zip(cards, found.values, strict=True):
            table.add_row(Text(format_card(variant, card)), decimal(value, language, digits))
        yield ""
        yield table
    yield ""
    yield Text(text("levels-exact", language, error=decimal(10.0**-digits, language, digits)))
    cost = found.cost
    seconds, cpu = (decimal(spent, language, 1) for spent in (cost.wall_seconds, cost.cpu_seconds))
    took = text("solve-solved", language, seconds=seconds, cpu=cpu)
    yield Text(f"{text('solve-cards', language, cards=format_amount(found.cards, language))} · {took}")


def _mean(language: str) -> str:
    return text("solve-objective-mean", language)
