"""Options, progress and notes of the commands that solve."""

import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from pasch.cli.context import session, warn
from pasch.cli.options import MOST_THREADS, ParsedOption, whole
from pasch.locale import text
from pasch.locale.numbers import format_amount, format_bytes, format_duration
from pasch.play.records.atomic_files import read_bytes
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import PaschError, Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.objective import Interface, Objective, ValueObjective, parse_distribution, parse_objective_at
from pasch.solver.solve.solution import Solution
from pasch.solver.solve.solver import solve

if TYPE_CHECKING:
    from rich.progress import Progress

    from pasch.solver.solve.solve_plan import SolvePlan

_LONG_SECONDS = 5.0
_UNITS = {"": 0, "K": 1, "M": 2, "G": 3, "T": 4}
_AGAINST = "win-against:"


def read_memory(given: str) -> int:
    """Parses a number of bytes, such as ``4G``.

    Raises:
        PaschError: it is none.
    """
    found = re.fullmatch(r"([0-9]{1,15})(?:[.,]([0-9]{1,6}))?\s*([KMGT]?)i?B?", given.strip(), re.IGNORECASE | re.ASCII)
    # Decimal units: 4G are 4·10⁹ bytes.
    size = float(f"{found[1]}.{found[2] or 0}") * 1000 ** _UNITS[found[3].upper()] if found else 0
    if size < 1:
        raise PaschError(Problem("bad-memory", {"found": excerpt(given)}))
    return int(size)


def read_objective(given: str, interface: Interface = "solve") -> Objective:
    """Parses the objective of a command; ``win-against:FILE`` is read from its file.

    Raises:
        PaschError: there is none of this name, or the file is no distribution.
    """
    try:
        return parse_objective_at(given, interface)
    except PaschError:
        name = given.strip().removeprefix(_AGAINST)
        if not given.strip().startswith(_AGAINST) or not name:
            raise
    try:
        return parse_distribution(read_bytes(Path(name)).decode("utf-8-sig"), name)
    except UnicodeDecodeError:
        raise PaschError(Problem("not-utf8", {}, name)) from None


MEMORY, OBJECTIVE = ParsedOption(read_memory), ParsedOption(read_objective)
THREADS = whole("bad-threads", 1, MOST_THREADS)


def solve_with_progress(
    variant: Variant,
    objective: ValueObjective,
    *,
    memory: int | None = None,
    threads: int | None = None,
    cache: bool = True,
) -> Solution:
    """Solves a variant, with a progress bar, a forecast before long work, and notes on problems with the saved file."""
    with ProgressDisplay() as watch:
        solution = solve(
            variant,
            objective,
            memory=memory,
            threads=threads,
            cache=cache,
            progress=watch.progress,
            forecast=watch.forecast,
        )
    tell_notes(solution.notes)
    return solution


def tell_notes(notes: Iterable[Problem]) -> None:
    """Prints problems with saved files."""
    language = session().language
    for note in notes:
        is_unfit = note.code == "solution-unfit"
        warn(text("note-unfit", language, **note.facts) if is_unfit else note.words(language))


class ProgressDisplay:
    """Shows the progress of the work on standard error, if that is a terminal."""

    def __init__(self) -> None:
        self._console = Console(stderr=True, markup=False, emoji=False, highlight=False)
        self._language = session().language
        self._stage = ""

    def __enter__(self) -> "ProgressDisplay":
        return self

    def __exit__(self, *_: object) -> None:
        if "_bar" in vars(self):
            self._bar.stop()

    @cached_property
    def _bar(self) -> "Progress":
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

        return Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TaskProgressColumn(),
            TimeRemainingColumn(),
            console=self._console,
            transient=True,
            disable=not self._console.is_terminal,
        )

    def progress(self, stage: str, share: float) -> None:
        """See `progress.Stages`."""
        if stage != self._stage:
            for done in list(self._bar.task_ids):
                self._bar.remove_task(done)
            self._bar.start()
            self._bar.add_task(text(f"solve-stage-{stage}", self._language), total=1.0)
            self._stage = stage
        for task in self._bar.task_ids:
            self._bar.update(task, completed=share)

    def forecast(self, plan: "SolvePlan", seconds: float) -> None:
        """See `solve_plan.Forecast`."""
        self.say(plan.cards, plan.memory_bytes, seconds)

    def say(self, count: int, memory_bytes: int, seconds: float, message: str = "solve-forecast", **more: str) -> None:
        """Prints a forecast before long work: the number of cards, or of what the message names, memory and time."""
        if seconds > _LONG_SECONDS:
            facts = {
                "cards": format_amount(count, self._language),
                "memory": format_bytes(memory_bytes, self._language),
                "time": format_duration(seconds, self._language),
                **more,
            }
            self._bar.console.print(text(message, self._language, **facts))
