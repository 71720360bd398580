"""One game between partners: the host throws, asks, and checks; a partner that breaks off loses, with the reason."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pasch.engines.engine_process import ProgramFault
from pasch.engines.partners import Partner, in_words
from pasch.play.dice.dice_sources import SeededDice
from pasch.play.match import Match
from pasch.play.records.record_io import Record
from pasch.rules.errors import Facts, IllegalActionError, Problem
from pasch.rules.game.engine import ranking
from pasch.rules.text.action_notation import format_action
from pasch.rules.variant.variant import Variant


@dataclass(frozen=True)
class PartnerGame:
    """A game, finished or broken off.

    Attributes:
        record: up to its end, with the engines' evaluations as comments.
        players: by seat, the number of the partner.
        shares: by partner, the share of the victory, which several winners divide equally.
        fault: reason of the break-off, and the number of the partner that caused it.
    """

    record: Record
    players: tuple[int, ...]
    shares: tuple[float, ...]
    fault: tuple[int, Problem] | None = None


def play_game(
    variant: Variant, partners: Sequence[Partner], names: Sequence[str], number: int, seed: str
) -> PartnerGame:
    """Plays a game; in game `number` seat `s` is that of partner `s + number`, so that each begins equally often.

    Args:
        names: of the partners, no two the same.
    """
    players = tuple((seat + number) % len(partners) for seat in range(len(partners)))
    tags = {"Dice": "seeded", "Seed": f"{seed}/{number}", "Round": str(number + 1)}
    match = Match(
        Record(variant, tuple(names[player] for player in players), variant.direction, 0, tags=tags),
        SeededDice(f"{seed}/{number}"),
    )
    comments: dict[int, str] = {}
    asked = players[0]
    try:
        for asked in players:
            partners[asked].begin(variant, f"{seed}/{number}/{asked}")
        while match.state.phase != "over":
            if match.state.phase == "throw":
                match.throw()
                continue
            asked = players[match.state.seat]
            _decide(match, partners[asked], comments)
    except ProgramFault as fault:
        return _broken_off(match.record, comments, players, asked, fault.problems[0])
    best = [players[standing.seat] for standing in ranking(match.state) if standing.place == 1]
    shares = tuple(1 / len(best) if player in best else 0.0 for player in range(len(players)))
    return PartnerGame(_with(match.record, comments), players, shares)


def _decide(match: Match, partner: Partner, comments: dict[int, str]) -> None:
    decided = partner.decide(match.state)
    try:
        match.act(decided.action)
    except IllegalActionError as error:
        facts: Facts = {"found": format_action(decided.action), "why": in_words(error.problems[0])}
        raise ProgramFault(Problem("engine-illegal", facts)) from None
    if decided.value is not None:
        comments[len(match.record.events) - 1] = f"[value {decided.value:.2f}]"


def _broken_off(
    record: Record, comments: dict[int, str], players: tuple[int, ...], guilty: int, problem: Problem
) -> PartnerGame:
    others = len(players) - 1
    shares = tuple(0.0 if player == guilty else 1 / max(others, 1) for player in range(len(players)))
    why = f"{record.seats[players.index(guilty)]}: {problem.words('en')}"
    ended = replace(_with(record, comments), tags={**record.tags, "BrokenOff": why})
    return PartnerGame(ended, players, shares, (guilty, problem))


def _with(record: Record, comments: dict[int, str]) -> Record:
    return replace(record, comments=comments)


def apart(names: Sequence[str]) -> list[str]:
    """Names of which no two are the same."""
    return [
        name if names.count(name) == 1 else f"{name} {names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]
