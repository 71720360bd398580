"""For tests of Pasch and of what others build on it: random variants, random games, and the laws they keep.

Needs the extra ``pasch[testing]`` (Hypothesis); `check_store` also needs ``pasch[server]``. The strategies give small
variants, so that a law is tried on many.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

try:
    import hypothesis  # noqa: F401 - only to say in one sentence what is missing
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("pasch.testing needs Hypothesis: pip install 'pasch[testing]'") from error

from pasch.rules.errors import named_extras
from pasch.rules.reading.toml_writing import write_toml
from pasch.testing.documents import variant_documents, variant_trees, variants
from pasch.testing.games import PlayedGame, games, perfect_game, random_event, random_game, replay
from pasch.testing.laws import candidates, check_actions, check_chance, check_played
from pasch.testing.players import check_player
from pasch.testing.positions import (
    all_but,
    announcing,
    buying,
    card_with,
    facing,
    holding,
    points_for,
    refusal,
    scoring,
    striking,
)

if TYPE_CHECKING:
    from pasch.testing.stores import check_store

__all__ = [
    "PlayedGame",
    "all_but",
    "announcing",
    "buying",
    "candidates",
    "card_with",
    "check_actions",
    "check_chance",
    "check_played",
    "check_player",
    "check_store",
    "facing",
    "games",
    "holding",
    "perfect_game",
    "points_for",
    "random_event",
    "random_game",
    "refusal",
    "replay",
    "scoring",
    "striking",
    "variant_documents",
    "variant_trees",
    "variants",
    "write_toml",
]


def __getattr__(name: str) -> Any:
    """Loads `check_store` when it is used: databases take long to load."""
    if name == "check_store":
        with named_extras():
            return import_module("pasch.testing.stores").check_store
    raise AttributeError(f"module 'pasch.testing' has no attribute {name!r}")
