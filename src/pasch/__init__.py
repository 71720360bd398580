"""Pasch: dice games of the Kniffel family.

The names below are the library's front door, as docs/library.md describes it; each is loaded when first used, so that
importing `pasch` costs nothing.

    >>> import pasch
    >>> kniffel = pasch.shipped("kniffel")
    >>> state = pasch.new_game(kniffel)
    >>> state = pasch.apply(state, pasch.Rolled((1, 3, 3, 3, 6)))
    >>> state = pasch.apply(state, pasch.Scored("three_of_a_kind"))
    >>> pasch.totals(state)
    (16,)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pasch.analysis.advice.position_advice import advise
    from pasch.analysis.balance.game_simulation import simulate
    from pasch.analysis.review.game_review import review
    from pasch.engines.match_series import play_match
    from pasch.play.records.record_io import Record, final_state, format_record, read_record
    from pasch.players.player import find_player
    from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant, shipped, variant_ids
    from pasch.rules.errors import AmbiguousError, IllegalActionError, NotationError, PaschError, VariantError
    from pasch.rules.game.engine import apply, chance_outcomes, legal_actions, ranking, totals
    from pasch.rules.game.events import Action, Announced, Bought, Held, Rolled, Scored, StartRolled, Struck
    from pasch.rules.game.state import GameState, new_game
    from pasch.rules.text.action_notation import format_action, parse_action
    from pasch.rules.text.position_notation import format_position, parse_position
    from pasch.rules.variant.variant import Variant
    from pasch.solver.learned.training_run import train
    from pasch.solver.objective import parse_objective
    from pasch.solver.query.advice import Adviser
    from pasch.solver.solve.solution import Solution
    from pasch.solver.solve.solver import solve

__version__ = "0.1.0"

_HOMES = {
    "pasch.analysis.advice.position_advice": ("advise",),
    "pasch.analysis.review.game_review": ("review",),
    "pasch.analysis.balance.game_simulation": ("simulate",),
    "pasch.engines.match_series": ("play_match",),
    "pasch.play.records.record_io": (
        "Record",
        "final_state",
        "format_record",
        "read_record",
    ),
    "pasch.players.player": ("find_player",),
    "pasch.rules.text.action_notation": (
        "format_action",
        "parse_action",
    ),
    "pasch.rules.catalogue.shipped_variants": (
        "load_variant",
        "parse_variant",
        "shipped",
        "variant_ids",
    ),
    "pasch.rules.game.engine": (
        "apply",
        "chance_outcomes",
        "legal_actions",
        "new_game",
        "ranking",
        "totals",
    ),
    "pasch.rules.errors": (
        "AmbiguousError",
        "NotationError",
        "PaschError",
        "IllegalActionError",
        "VariantError",
    ),
    "pasch.rules.game.events": (
        "Action",
        "Announced",
        "Bought",
        "Held",
        "Rolled",
        "Scored",
        "StartRolled",
        "Struck",
    ),
    "pasch.rules.text.position_notation": (
        "format_position",
        "parse_position",
    ),
    "pasch.rules.game.state": ("GameState",),
    "pasch.rules.variant.variant": ("Variant",),
    "pasch.solver.query.advice": ("Adviser",),
    "pasch.solver.learned.training_run": ("train",),
    "pasch.solver.objective": ("parse_objective",),
    "pasch.solver.solve.solution": ("Solution",),
    "pasch.solver.solve.solver": ("solve",),
}
_HOME_BY_NAME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "Action",
    "Adviser",
    "AmbiguousError",
    "Announced",
    "Bought",
    "GameState",
    "Held",
    "IllegalActionError",
    "NotationError",
    "PaschError",
    "Record",
    "Rolled",
    "Scored",
    "Solution",
    "StartRolled",
    "Struck",
    "Variant",
    "VariantError",
    "advise",
    "apply",
    "chance_outcomes",
    "final_state",
    "find_player",
    "format_action",
    "format_position",
    "format_record",
    "legal_actions",
    "load_variant",
    "new_game",
    "parse_action",
    "parse_objective",
    "parse_position",
    "parse_variant",
    "play_match",
    "ranking",
    "read_record",
    "review",
    "shipped",
    "simulate",
    "solve",
    "totals",
    "train",
    "variant_ids",
]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    if name not in _HOME_BY_NAME:
        raise AttributeError(f"module 'pasch' has no attribute {name!r}")
    return getattr(import_module(_HOME_BY_NAME[name]), name)
