"""The status of a turn for both faces: throws left, possible points, announcements, bonuses in reach."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from pasch.locale import text
from pasch.play.blocks.sheet_lines import ahead_of_plan, most_ahead
from pasch.rules.game.card import balance, bonus_sum
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import announceable, entries, may_buy, may_throw_again, must_announce
from pasch.rules.variant.box_names import box_name
from pasch.rules.variant.variant import SumBonus


def throws_left(state: GameState) -> int:
    """Returns the throws left in the turn without bought ones, if the possible announcement is made."""
    turns = [state.turn, *(replace(state.turn, announced=index) for index in announceable(state))]
    return max(_throws_left(replace(state, turn=turn)) for turn in turns)


def _throws_left(state: GameState) -> int:
    if not may_throw_again(state):
        return 0
    return 1 + _throws_left(replace(state, turn=replace(state.turn, throws=state.turn.throws + 1)))


def pencil(state: GameState) -> Mapping[int, str]:
    """Returns the possible points of each box for the roll, in brackets; a dot where only a strike is possible."""
    if state.phase != "decide" or must_announce(state):
        return {}
    return {entry.box: f"({entry.points + entry.bonus})" if entry.scores else "·" for entry in entries(state)}


def status(state: GameState, language: str) -> Iterator[str]:
    """Returns short lines on the state of the turn."""
    variant, turn = state.variant, state.turn
    if turn.roll:
        left = text("play-throws-left", language, left=throws_left(state))
        yield f"{text('play-throw-count', language, throw=turn.throws)} · {left}"
    if turn.announced is not None:
        yield text("play-announced", language, box=box_name(variant, variant.boxes[turn.announced], language))
    if state.phase != "decide":
        return
    if must_announce(state):
        yield text("play-must-announce", language)
    elif announceable(state):
        yield text("play-may-announce", language)
    if may_buy(state):
        yield text("play-buy-possible", language)
    if is_forced(state):
        yield text("play-forced", language)


def is_forced(state: GameState) -> bool:
    """Returns whether an extra rule determines the box of this roll in some column."""
    tables = state.variant.tables
    if not state.turn.roll or not tables.all_equal[tables.index_by_roll[state.turn.roll]]:
        return False
    return any(any(by_column) for by_column in tables.places) and any(
        entry.scores and not entry.strikes for entry in entries(state)
    )


def bonuses_ahead(state: GameState, language: str) -> Iterator[str]:
    """Returns the points missing to bonuses in reach, and their distance from the plan; with several columns only the
    plan.
    """
    variant = state.variant
    if len(variant.columns) > 1:
        yield from _plans(state, language)
        return
    for bonus in variant.bonuses:
        have = bonus_sum(variant, state.card, bonus)
        missing = [threshold - have for threshold, points in bonus.tiers if threshold > have and points > 0]
        if missing and bonus.count == "points" and min(missing) <= most_ahead(variant, state.card, bonus):
            # What people see does not count boxes with room as struck.
            points = min(missing) - (balance(variant, state.card, bonus) - have - bonus.base)
            if points <= 0:
                continue
            words = text("play-bonus-missing", language, name=bonus.names[language], points=points)
            yield ", ".join([words, *_plan(state, bonus, language)])


def _plans(state: GameState, language: str) -> Iterator[str]:
    columns = state.variant.columns
    for key in dict.fromkeys(bonus.id for bonus in state.variant.bonuses if bonus.column is not None):
        found = [
            (bonus.names[language], f"{columns[bonus.column or 0].names[language]} {plan}")
            for bonus in state.variant.bonuses
            if bonus.id == key and bonus.column is not None and bonus.count == "points"
            for plan in _plan(state, bonus, language)
        ]
        if found:
            yield f"{found[0][0]}: {', '.join(plan for _, plan in found)}"


def _plan(state: GameState, bonus: SumBonus, language: str) -> list[str]:
    ahead = ahead_of_plan(state.variant, state.card, bonus)
    return [text("play-ahead" if ahead > 0 else "play-behind", language, points=abs(ahead))] if ahead else []


def possible(state: GameState, language: str) -> Iterator[str]:
    """The boxes that could be filled now, as sentences: those that score, and those that could only be struck."""
    variant = state.variant
    offered = entries(state)
    scoring = [
        text(
            "play-box-points",
            language,
            box=box_name(variant, variant.boxes[entry.box], language),
            points=entry.points + entry.bonus,
        )
        for entry in offered
        if entry.scores
    ]
    striking = [box_name(variant, variant.boxes[entry.box], language) for entry in offered if not entry.scores]
    if scoring:
        yield text("play-possible", language, boxes=", ".join(scoring))
    if striking:
        yield text("play-to-strike", language, boxes=", ".join(striking))
