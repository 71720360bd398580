"""The kinds of reasons; a module of their own, since whoever only reads reasons needs no solver."""

from typing import Literal

ReasonKind = Literal["equal", "near", "now", "bonus", "turn", "game", "struck", "unlikely", "miss", "sum"]
"""The catalogue's ``reason-KIND`` says it in words."""
