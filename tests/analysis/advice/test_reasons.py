"""Halves that the sentences of reasons leave out; `test_game_review` checks their numbers."""

from pasch.analysis.advice.reasons import Reason, reason_words
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.game.state import new_game


def told(variant_id: str, now: float, later: float, language: str = "en") -> str:
    """Why an entry is better than one in the full house."""
    boxes = ("full_house", "choice" if variant_id == "balut" else "chance")
    return reason_words(Reason("now", now, later, boxes=boxes), new_game(shipped(variant_id)), language)


def test_where_only_bonuses_count_entries_that_change_none_are_not_called_equal() -> None:
    assert told("balut", 0.0, 0.31) == "Full house left free is worth 0.3 points more afterwards than Choice."
    assert told("balut", 0.0, 0.03) == "Full house left free is worth a little more afterwards than Choice."
    assert told("balut", 0.0, 0.31, "de") == "Das freie Feld „Full House“ ist danach 0,3 Punkte mehr wert als „Wahl“."


def test_where_a_bonus_or_the_points_themselves_differ_both_halves_are_said() -> None:
    assert told("balut", 2.0, 0.31).startswith("It brings 2 points more now, and Full house")
    assert told("kniffel", 0.0, 0.31).startswith("Both bring the same now, and Full house")
