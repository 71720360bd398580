"""The text of the turn (`pasch.rules.game.turn_text`) as parts of kernels.

Each is a copy whose names are those of this module, so that compiling leaves the functions of the engine alone.
"""

from collections.abc import Callable
from types import FunctionType
from typing import TypeVar, cast

from pasch.rules.game import turn_text
from pasch.rules.game.turn_text import IF_SERVED, LOWER, NUMBER, SCORE, STRIKE
from pasch.solver.kernels.toolchain.compiled_functions import inlined, part

__all__ = ["IF_SERVED", "LOWER", "NUMBER", "SCORE", "STRIKE"]

F = TypeVar("F", bound=Callable[..., object])


def _copy(function: F) -> F:
    original = cast(FunctionType, function)
    copy = FunctionType(original.__code__, globals(), original.__name__, original.__defaults__)
    copy.__doc__ = original.__doc__
    return cast(F, copy)


note_last = inlined(_copy(turn_text.note_last))
open_plane = part(_copy(turn_text.open_plane))
may_name = inlined(_copy(turn_text.may_name))
is_named_before = part(_copy(turn_text.is_named_before))
must_announce = part(_copy(turn_text.must_announce))
may_enter = part(_copy(turn_text.may_enter))
find_limit = inlined(_copy(turn_text.find_limit))
count_regular_throws = part(_copy(turn_text.count_regular_throws))
count_bought_throws = part(_copy(turn_text.count_bought_throws))
count_saved_throws = part(_copy(turn_text.count_saved_throws))
count_charged_throws = inlined(_copy(turn_text.count_charged_throws))
has_entry = part(_copy(turn_text.has_entry))
may_throw = part(_copy(turn_text.may_throw))
find_situation = part(_copy(turn_text.find_situation))
_has_number = part(_copy(turn_text._has_number))
find_group = part(_copy(turn_text.find_group))
is_strike_only = part(_copy(turn_text.is_strike_only))
is_place = inlined(_copy(turn_text.is_place))
_is_open = inlined(_copy(turn_text._is_open))
is_met = inlined(_copy(turn_text.is_met))
_is_of = inlined(_copy(turn_text._is_of))
find_endings = inlined(_copy(turn_text.find_endings))
