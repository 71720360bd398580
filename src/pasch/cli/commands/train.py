"""``pasch train``: learns the values of a sheet of several columns from self-play."""

import sys
from typing import TextIO

import click

from pasch.cli.argument_types import VARIANT
from pasch.cli.context import Command, say, session
from pasch.cli.options import refuse_together, whole
from pasch.cli.solve_options import THREADS, ProgressDisplay
from pasch.cli.worker_options import CLUSTER, INTERRUPTED, workers
from pasch.locale import one_line, text
from pasch.locale.numbers import decimal, format_amount, format_duration
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.solver.learned.training_run import TrainingResult
from pasch.solver.learned.training_run import train as trained
from pasch.solver.learned.training_steps import TrainingProgress

SECONDS = 300
MOST_SECONDS, MOST_GAMES, MOST_SEED = 1_000_000, 100_000_000, 2**31
_LINES = 10
"""Lines of the curve."""


@click.command("train", cls=Command)
@click.argument("variant", type=VARIANT)
@click.option("--seconds", type=whole("train-seconds", 1, MOST_SECONDS))
@click.option("--games", type=whole("train-games", 1, MOST_GAMES))
@click.option("--seed", type=whole("train-seed", 0, MOST_SEED), default="1", show_default=True)
@click.option("--threads", type=THREADS)
@click.option("--cluster", type=CLUSTER)
def train(
    variant: str, seconds: int | None, games: int | None, seed: int, threads: int | None, cluster: str | None
) -> None:
    """See ``help-train`` in the catalogue."""
    refuse_together({"--seconds": seconds is not None, "--games": games is not None})
    shown = sys.stdout
    with workers(threads, cluster) as pool, ProgressDisplay() as watch:
        found = trained(
            load_variant(variant),
            seed,
            games,
            seconds or SECONDS,
            _Curve(watch, shown),
            lambda share: watch.progress("parts", share),
            workers=pool,
        )
    _tell(found)
    if not found.finished:
        raise click.exceptions.Exit(INTERRUPTED)


class _Curve:
    """Progress of the training; every tenth of it also the mean reached."""

    def __init__(self, watch: ProgressDisplay, shown: TextIO) -> None:
        self._watch, self._shown, self._lines = watch, shown, 0

    def __call__(self, progress: TrainingProgress) -> None:
        self._watch.progress("training", progress.share)
        if progress.share * _LINES >= self._lines + 1 and progress.steps:
            self._lines = int(progress.share * _LINES)
            facts = _cost(progress.games, progress.seconds) | _mean(progress.mean, progress.error)
            click.echo(text("train-curve", session().language, **facts), self._shown)


def _tell(result: TrainingResult) -> None:
    learned = result.learned
    if not result.finished and result.file is not None:
        say("train-stopped")
    say("train-learned", **_cost(learned.games, learned.seconds), **_mean(learned.mean, learned.error))
    if result.file is not None:
        say("train-kept", file=one_line(str(result.file)))
    else:
        say("train-not-better", **_mean(*result.before))


def _cost(games: int, seconds: float) -> dict[str, str]:
    language = session().language
    return {"games": format_amount(games, language), "time": format_duration(seconds, language)}


def _mean(mean: float, error: float) -> dict[str, str]:
    language = session().language
    return {"mean": decimal(mean, language), "error": decimal(error, language)}
