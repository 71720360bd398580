"""The protocols of computer players, and the registry of them all.

A player gets a whole `GameState` and returns one of its legal actions. It never throws dice. Its randomness is an
argument, so the same generator leads to the same game.
"""

import json
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module, resources
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast, runtime_checkable

from pasch.rules.arguments import checked
from pasch.rules.errors import PaschError, Problem, list_allowed, named_extras
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.solver.progress import Stage, Stages

if TYPE_CHECKING:
    from pasch.solver.learned.learned_play import WidePlay
    from pasch.solver.query.oracle import Certainty
    from pasch.solver.solve.simulation import SimulationPolicy

# Begin and end of each stage, in shares of the whole.
_SHARES: Mapping[Stage, tuple[float, float]] = {
    "kernels": (0.0, 0.0),
    "values": (0.0, 0.25),
    "summary": (0.25, 1.0),
    "parts": (0.0, 1.0),
    "distributions": (0.0, 1.0),
    "bounding": (0.0, 1.0),
    "exercises": (0.0, 1.0),
    "training": (0.0, 1.0),
    "games": (0.0, 1.0),
}


def share_of_all(stage: Stage, share: float) -> float:
    """Returns the share of all stages done, from 0 to 1, given that of one."""
    begin, end = _SHARES[stage]
    return begin + share * (end - begin)


class Player(Protocol):
    """A player that decides for a seat."""

    def choose(self, state: GameState, chance: random.Random) -> Action:
        """One of the state's legal actions.

        Args:
            state: a state in the phase `decide`.
            chance: the only source of randomness that a player may use.
        """
        ...


@runtime_checkable
class PreparedPlayer(Player, Protocol):
    """A player that must compute values of a variant before it can play it; by default on its first choice."""

    def prepare(self, variant: Variant, progress: Stages | None = None) -> None:
        """Computes the values now.

        Raises:
            PaschError: this player cannot play this variant.
        """
        ...

    def certainty(self, variant: Variant) -> "Certainty":
        """Returns the certainty of its values there: exact, learned, or rough."""
        ...


@runtime_checkable
class VectorisedPlayer(Player, Protocol):
    """A player whose games can be played in the solver's kernels, as it decides by the values of its own card."""

    def fast(self, variant: Variant) -> "SimulationPolicy | WidePlay | None":
        """Returns its values and its temperature; None if it has no values for this variant."""
        ...


def certainty(player: Player, variant: Variant) -> "Certainty | None":
    """Returns the certainty of a player's values; None for a player without values."""
    return player.certainty(variant) if isinstance(player, PreparedPlayer) else None


@runtime_checkable
class ReportingPlayer(PreparedPlayer, Protocol):
    """A player that reports problems with files of values."""

    def notes(self, variant: Variant) -> Sequence[Problem]:
        """Problems with its files, which it ignores."""
        ...


def notes(players: Iterable[Player], variant: Variant) -> list[Problem]:
    """Collects the players' notes about their files, each once."""
    found = [note for player in players if isinstance(player, ReportingPlayer) for note in player.notes(variant)]
    return list({(note.code, str(note.facts)): note for note in found}.values())


_SOLVED = "pasch.players.solved_player"
_CONTENDING = "pasch.players.contender_player"
_HEURISTIC = "pasch.players.heuristic_player"

LEVELS: Mapping[str, float] = MappingProxyType(
    json.loads(resources.files("pasch.players").joinpath("levels.json").read_text("utf-8"))
)
"""The levels that people choose from, weakest first, each with its temperature in points on the sheet.

The web client reads the same file.
"""


def temperature_of(level: str, variant: Variant) -> float:
    """Returns the temperature of a level in points of a variant's total; see `Variant.scale`."""
    return LEVELS[level] * variant.scale


class PlayerFactory(NamedTuple):
    """The class of a player and its arguments.

    Attributes:
        module, kind: location of the class, imported when the player is made.
        traits: arguments of the class.
    """

    module: str
    kind: str
    traits: Mapping[str, float] = MappingProxyType({})

    @property
    def theta(self) -> float | None:
        """Taste for risk of a player that decides by solved values; None for other players."""
        return self.traits.get("theta", 0.0) if self.module in (_SOLVED, _CONTENDING) else None

    @property
    def needs_solver(self) -> bool:
        """True if it needs the solver; levels without it play by the heuristic."""
        return bool(self.theta) or self.module == _CONTENDING


def _solved(**traits: float) -> PlayerFactory:
    return PlayerFactory(_SOLVED, "SolvedPlayer", MappingProxyType(traits))


PLAYERS: Mapping[str, PlayerFactory] = MappingProxyType(
    {
        **{level: _solved(temperature=temperature) for level, temperature in LEVELS.items()},
        "optimal": _solved(),
        "daring": _solved(theta=0.02),
        "cautious": _solved(theta=-0.03),
        "contender": PlayerFactory(_CONTENDING, "ContenderPlayer"),
        "heuristic": PlayerFactory(_HEURISTIC, "HeuristicPlayer"),
        "random": PlayerFactory("pasch.players.random_player", "RandomPlayer"),
    }
)
"""Every player by name. The catalogue of messages describes each as ``player-<name>``; docs/players.md lists their
scores."""


@checked
def find_player(name: str) -> Player:
    """The player of this name.

    Raises:
        PaschError: there is none; the nearest is suggested.
        MissingExtraError: it decides by values, and the extra `solver` is not installed.
    """
    return _create(_entry(name))


def player_at_once(name: str) -> Player:
    """Returns the player of this name as it plays before anything is solved: by the heuristic's values.

    At the same temperature both are about equally strong (docs/players.md); a taste for risk is ignored.

    Raises:
        PaschError: there is none; the nearest is suggested.
    """
    entry = _entry(name)
    if entry.theta is None:
        return _create(entry)
    traits = {"temperature": entry.traits.get("temperature", 0.0)}
    return _create(PlayerFactory(_HEURISTIC, "HeuristicPlayer", traits))


def _create(entry: PlayerFactory) -> Player:
    with named_extras():
        make = cast(Callable[..., Player], getattr(import_module(entry.module), entry.kind))
    return make(**entry.traits)


def _entry(name: str) -> PlayerFactory:
    if name in PLAYERS:
        return PLAYERS[name]
    if near := get_close_matches(name, PLAYERS, 1):
        raise PaschError(Problem("unknown-player-near", {"found": name, "near": near[0]}))
    raise PaschError(Problem("unknown-player", {"found": name, "allowed": list_allowed(PLAYERS)}))
