"""What the page of house rules proposes to begin with: each is a valid document, and another game than its parent."""

import json
from pathlib import Path
from typing import Any

import pytest

from pasch.rules.catalogue.shipped_variants import parse_variant, shipped
from pasch.rules.variant.difference import difference, same_game
from pasch.testing import write_toml

ROOT = Path(__file__).parents[2]
IDEAS: dict[str, dict[str, Any]] = json.loads((ROOT / "web/src/houserules/document/ideas.json").read_text("utf-8"))


@pytest.mark.parametrize("like", ["kniffel", "yahtzee"])
@pytest.mark.parametrize("idea", IDEAS)
def test_an_idea_is_a_house_rule_with_one_change(idea: str, like: str) -> None:
    names = {"de": "Unsere Regeln", "en": "Our rules"}
    variant = parse_variant(write_toml({"like": like, "id": "unsere-regeln", "names": names, **IDEAS[idea]}))
    assert not same_game(variant, shipped(like))
    assert len({change.place.split(".")[0] for change in difference(variant, shipped(like)) if not change.is_name}) == 1
