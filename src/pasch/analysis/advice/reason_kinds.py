"""Kinds of reasons, in a separate module because readers of reasons need no solver."""

from typing import Literal

ReasonKind = Literal["equal", "near", "now", "bonus", "turn", "game", "struck", "unlikely", "miss", "sum"]
"""The catalogue's ``reason-KIND`` says it in words."""
