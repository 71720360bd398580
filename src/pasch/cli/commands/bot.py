"""``pasch bot``: a program or a computer player takes a seat at a table of a web server and plays."""

from typing import TYPE_CHECKING, Any

import click

from pasch.cli.context import say, session
from pasch.cli.options import SECONDS, usage
from pasch.cli.table.player_preparation import PlayersCommand
from pasch.engines.partners import PartnerTimeouts, partner
from pasch.locale import LANGUAGES
from pasch.play.dice.fairness_words import differences
from pasch.rules.errors import PaschError, Problem

if TYPE_CHECKING:
    from pasch.engines.web_table import Visit

LONGEST_NAME = 40
"""Length of a name in letters; tables refuse longer ones."""
STAYS_S = 3600.0
"""Seconds for which a bot with ``--stay`` waits for the next game."""


@click.command("bot", cls=PlayersCommand)
@click.argument("link")
@click.argument("program")
@click.option("--name")
@click.option("--time", "seconds", type=SECONDS, default="10", show_default=True)
@click.option("--stay", is_flag=True)
def bot(link: str, program: str, name: str | None, seconds: float, stay: bool) -> None:
    """See ``help-bot`` in the catalogue."""
    from pasch.engines.web_table import Visitor, read_link

    with usage():
        leads, who = read_link(link), partner(program, PartnerTimeouts(seconds))
        called = name or who.introduce()[:LONGEST_NAME]
    visitor = Visitor(leads, who, called, _tell)
    try:
        visitor.sit_down()
        while True:
            visit = visitor.play()
            say("bot-over", place=visit.own.place, seats=len(visit.standings), total=visit.own.total)
            _say_dice(visit)
            if not stay or not visitor.move_on(STAYS_S):
                return
    finally:
        who.close()


def _tell(what: str, facts: dict[str, Any]) -> None:
    shown = {
        key: value.words(session().language) if isinstance(value, Problem) else value for key, value in facts.items()
    }
    say(f"bot-{what}", **shown)


def _say_dice(visit: "Visit") -> None:
    if visit.record is None or visit.dice is None:
        say("bot-dice-none")
    elif visit.dice.verdict == "wrong":
        what = {each: " ".join(differences(visit.record, visit.dice, each)).removesuffix(".") for each in LANGUAGES}
        raise PaschError(Problem("bot-dice", {"what": what}))
    else:
        say(f"bot-dice-{visit.dice.verdict}", throws=len(visit.dice.throws))
