"""The program of a process that checks house rules and prints.

``{"id": 1, "do": "check", "toml": …}`` gets the facts of a valid document, ``"page"`` its page, compressed, and
``"changes"`` its changes to its parent. ``"sheet"`` and ``"review"`` get a PDF by rules that were checked before, and
``"block"`` the cards of a typed block, from the data in ``"asked"``. See `request_loop` for what all such programs
have in common.
"""

from base64 import b64encode
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from pasch.play.blocks.score_block import read_block
from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import NotationError
from pasch.rules.game.card import total
from pasch.rules.variant.variant import Variant
from pasch.server.compute.request_loop import Request, answer_requests
from pasch.server.compute.work_budgets import CHECKS
from pasch.server.process_limits import restrict
from pasch.server.tables.received_rules import facts_of, read_house_rule
from pasch.server.web.answers.printed_pdf import draw_review, draw_sheet
from pasch.server.web.answers.rule_effects import changes_of
from pasch.server.web.answers.variant_pages import page_of_variant
from pasch.server.wire.field_types import MAX_PLAYERS
from pasch.server.wire.responses import AsideWords, BlockAnswer, WrittenCard
from pasch.solver.progress import Stages

_DRAWING = {"sheet": draw_sheet, "review": draw_review}
_of_paper = lru_cache(1)(parse_variant)


def answer(request: Request, _progress: Stages) -> dict[str, Any]:
    """Answers a request.

    Raises:
        VariantError: the document is none that a server takes.
        NotationError: what is to be printed does not fit it.
    """
    if request["do"] == "block":
        return read_written(_of_paper(request["toml"]), request["asked"])
    if request["do"] in _DRAWING:
        drawn = _DRAWING[request["do"]](_of_paper(request["toml"]), request["asked"])
        return {"drawn": b64encode(drawn).decode()}
    variant = read_house_rule(request["toml"])
    if request["do"] == "check":
        return facts_of(variant)._asdict()
    if request["do"] == "changes":
        return changes_of(variant)
    page = page_of_variant(variant)
    return {"etag": page.etag, "packed": b64encode(page.packed).decode()}


def read_written(variant: Variant, asked: Mapping[str, Any]) -> dict[str, Any]:
    """Reads a typed score block as a `BlockAnswer`.

    Raises:
        NotationError: with all errors in it.
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
    aside = [AsideWords(line=line, words=words) for line, words in found.aside]
    return BlockAnswer(rules_hash=variant.rules_hash, cards=cards, aside=aside).model_dump(mode="json")


if __name__ == "__main__":
    restrict(CHECKS.memory_bytes, CHECKS.niceness)
    answer_requests(answer, CHECKS.kept_bytes)
