"""Reads a typed score block, in a process that checks house rules."""

from collections.abc import Mapping
from typing import Any

from pasch.play.blocks.score_block import read_block
from pasch.rules.errors import NotationError
from pasch.rules.game.card import total
from pasch.rules.variant.variant import Variant
from pasch.server.wire.field_types import MAX_PLAYERS
from pasch.server.wire.responses import BlockAnswer, WrittenCard


def read_written(variant: Variant, asked: Mapping[str, Any]) -> dict[str, Any]:
    """Returns a `BlockAnswer`.

    Raises:
        NotationError: with everything that is wrong.
    """
    found = read_block(variant, asked["block"].encode(), "", MAX_PLAYERS)
    if found.problems:
        raise NotationError(*found.problems)
    cards = [
        WrittenCard(
            name=name,
            entries=list(card.entries),
            extra=list(card.extra),
            bought=list(card.bought),
            total=total(variant, card),
        )
        for name, card in ((game.name, game.card) for game in found.games)
    ]
    return BlockAnswer(rules_hash=variant.rules_hash, cards=cards).model_dump(mode="json")
