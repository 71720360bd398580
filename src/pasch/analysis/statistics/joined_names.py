"""Names declared to belong to one person, joined in all games; nothing is guessed."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pasch.analysis.statistics.game_record_summary import GameSummary
from pasch.analysis.statistics.person_figures import key_of_person
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import NotationError, PaschError, Problem

Pair = tuple[str, str]
"""The name that is kept, and another name of the same person."""


def parse_pair(text: str) -> Pair:
    """Parses ``Oma=Grandma``.

    Raises:
        NotationError: it is no pair of different names.
    """
    kept, _, other = (part.strip() for part in text.partition("="))
    if not kept or not other or "=" in other or key_of_person(kept) == key_of_person(other):
        raise NotationError(Problem("stats-same-pair", {"found": excerpt(text)}))
    return kept, other


def join_names(games: Sequence[GameSummary], pairs: Sequence[Pair]) -> list[GameSummary]:
    """Returns the games with one name for each person.

    Raises:
        PaschError: a name occurs in no game, or two names of one person in the same game.
    """
    known = {key_of_person(part.name) for game in games for part in game.parts}
    for name in (name for pair in pairs for name in pair):
        if key_of_person(name) not in known:
            raise PaschError(Problem("stats-same-unknown", {"name": excerpt(name)}))
    kept = {key_of_person(other): name for name, other in pairs}
    return [_joined(game, kept) for game in games]


def _joined(game: GameSummary, kept: Mapping[str, str]) -> GameSummary:
    parts = tuple(replace(part, name=_name(part.name, kept)) for part in game.parts)
    names = [key_of_person(part.name) for part in parts]
    for seat, name in enumerate(names):
        first = names.index(name)
        one, other = game.parts[first].name, game.parts[seat].name
        if first != seat and key_of_person(one) != key_of_person(other):
            raise PaschError(Problem("stats-same-together", {"one": one, "other": other, "day": game.day or "?"}))
    return replace(game, parts=parts)


def _name(name: str, kept: Mapping[str, str]) -> str:
    # Follows several pairs, but stops at a loop.
    seen: set[str] = set()
    while (key := key_of_person(name)) in kept and key not in seen:
        seen.add(key)
        name = kept[key]
    return name
