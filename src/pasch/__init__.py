"""Pasch: dice games of the Kniffel family.

These names are the library's public interface, described in docs/library.md. Each is loaded when first used, so that
`import pasch` loads nothing but the standard library.

    >>> import pasch
    >>> state = pasch.shipped("kniffel").new_game()
    >>> state = state.apply(pasch.Rolled((1, 3, 3, 3, 6)))
    >>> state = state.apply(pasch.Scored("three_of_a_kind"))
    >>> state.totals
    (16,)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pasch.analysis.advice.position_advice import advise
    from pasch.analysis.balance.game_simulation import simulate
    from pasch.analysis.review.game_review import review
    from pasch.engines.match_series import play_match
    from pasch.play.dice.dice_sources import RandomDice, SeededDice
    from pasch.play.match import Match
    from pasch.play.records.record_io import Record, format_record, parse_record
    from pasch.play.saved_game import load_record
    from pasch.players.player import find_player
    from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant, shipped, variant_ids
    from pasch.rules.errors import AmbiguousError, IllegalActionError, NotationError, PaschError, VariantError
    from pasch.rules.game.card import Card
    from pasch.rules.game.events import Action, Announced, Bought, Held, Rolled, Scored, StartRolled, Struck
    from pasch.rules.game.state import GameState
    from pasch.rules.text.action_notation import format_action, parse_action
    from pasch.rules.text.position_notation import format_position, parse_position
    from pasch.rules.variant.variant import Variant
    from pasch.solver.learned.training_run import train
    from pasch.solver.objective import parse_objective
    from pasch.solver.query.advice import Adviser
    from pasch.solver.solve.solution import Solution
    from pasch.solver.solve.solver import solve

__version__ = "1.0.0"

_NAMES_BY_MODULE = {
    "pasch.analysis.advice.position_advice": "advise",
    "pasch.analysis.balance.game_simulation": "simulate",
    "pasch.analysis.review.game_review": "review",
    "pasch.engines.match_series": "play_match",
    "pasch.play.dice.dice_sources": "RandomDice SeededDice",
    "pasch.play.match": "Match",
    "pasch.play.records.record_io": "Record format_record parse_record",
    "pasch.play.saved_game": "load_record",
    "pasch.players.player": "find_player",
    "pasch.rules.catalogue.shipped_variants": "load_variant parse_variant shipped variant_ids",
    "pasch.rules.errors": "AmbiguousError IllegalActionError NotationError PaschError VariantError",
    "pasch.rules.game.card": "Card",
    "pasch.rules.game.events": "Action Announced Bought Held Rolled Scored StartRolled Struck",
    "pasch.rules.game.state": "GameState",
    "pasch.rules.text.action_notation": "format_action parse_action",
    "pasch.rules.text.position_notation": "format_position parse_position",
    "pasch.rules.variant.variant": "Variant",
    "pasch.solver.learned.training_run": "train",
    "pasch.solver.objective": "parse_objective",
    "pasch.solver.query.advice": "Adviser",
    "pasch.solver.solve.solution": "Solution",
    "pasch.solver.solve.solver": "solve",
}
_MODULE_BY_NAME = {name: module for module, names in _NAMES_BY_MODULE.items() for name in names.split()}

__all__ = [
    "Action",
    "Adviser",
    "AmbiguousError",
    "Announced",
    "Bought",
    "Card",
    "GameState",
    "Held",
    "IllegalActionError",
    "Match",
    "NotationError",
    "PaschError",
    "RandomDice",
    "Record",
    "Rolled",
    "Scored",
    "SeededDice",
    "Solution",
    "StartRolled",
    "Struck",
    "Variant",
    "VariantError",
    "advise",
    "find_player",
    "format_action",
    "format_position",
    "format_record",
    "load_record",
    "load_variant",
    "parse_action",
    "parse_objective",
    "parse_position",
    "parse_record",
    "parse_variant",
    "play_match",
    "review",
    "shipped",
    "simulate",
    "solve",
    "train",
    "variant_ids",
]


def __dir__() -> list[str]:
    return [*__all__, "__version__"]


def __getattr__(name: str) -> Any:
    if name not in _MODULE_BY_NAME:
        raise AttributeError(f"module 'pasch' has no attribute {name!r}")
    from pasch.rules.errors import named_extras

    with named_extras():
        return getattr(import_module(_MODULE_BY_NAME[name]), name)
