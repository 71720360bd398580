"""Preparation of computer players: shows the progress of what they compute first, and problems with their files."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

import click

from pasch.cli.context import Command, language_of
from pasch.cli.options import ParsedOption
from pasch.locale import text
from pasch.players.player import PLAYERS, Player, PreparedPlayer, find_player, notes, share_of_all
from pasch.rules.errors import Problem
from pasch.rules.variant.variant import Variant
from pasch.solver.progress import Stage, Stages

Say = Callable[[Sequence[str]], None]
_STEPS = 4


def _read_player(name: str) -> str:
    find_player(name)
    return name


PLAYER = ParsedOption(_read_player, PLAYERS)


class PlayersCommand(Command):
    """A command that computer players may be chosen for: its help page describes each."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        language = language_of(ctx)
        with formatter.section(text("help-players", language)):
            formatter.write_dl([(name, text(f"player-{name}", language)) for name in PLAYERS])


def prepare(players: Iterable[Player], variant: Variant, language: str, say: Say | None = None) -> None:
    """Lets each player compute what it needs.

    Args:
        say: prints the progress as sentences; a bar on standard error by default, if that is a terminal.

    Raises:
        PaschError: one of them cannot play this variant.
    """
    waiting = [player for player in players if isinstance(player, PreparedPlayer)]
    if not waiting:
        return
    with _bar() if say is None else _sentences(say, language) as progress:
        for player in waiting:
            player.prepare(variant, progress)
    _tell(notes(waiting, variant), language, say)


def _tell(problems: Sequence[Problem], language: str, say: Say | None) -> None:
    from pasch.cli.solve_options import tell_notes

    if say is None:
        tell_notes(problems)
    elif problems:
        say([problem.words(language) for problem in problems])


@contextmanager
def _bar() -> Iterator[Stages]:
    from pasch.cli.solve_options import ProgressDisplay

    with ProgressDisplay() as watch:
        yield watch.progress


@contextmanager
def _sentences(say: Say, language: str) -> Iterator[Stages]:
    last = -1

    def progress(stage: Stage, share: float) -> None:
        nonlocal last
        step = int(share_of_all(stage, share) * _STEPS)
        if step > last:
            last = step
            say([text("play-computes", language, percent=step * 100 // _STEPS)])

    yield progress
