"""What both faces tell about the moment: throws left, possible points, announcements, bonuses still to reach."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from pasch.locale import text
from pasch.rules.card import reached
from pasch.rules.names import box_name
from pasch.rules.state import GameState
from pasch.rules.turn import announceable, entries, may_buy, may_throw_again, must_announce


def throws_left(state: GameState) -> int:
    """How many throws the turn has left, bought ones not counted, if what may be announced is announced."""
    turns = [state.turn, *(replace(state.turn, announced=index) for index in announceable(state))]
    return max(_throws_left(replace(state, turn=turn)) for turn in turns)


def _throws_left(state: GameState) -> int:
    """How many throws are left if nothing is announced any more."""
    if not may_throw_again(state):
        return 0
    return 1 + _throws_left(replace(state, turn=replace(state.turn, throws=state.turn.throws + 1)))


def pencil(state: GameState) -> Mapping[int, str]:
    """What each box could get for the roll on the table, in brackets; a dot where only a strike is possible."""
    if state.phase != "decide" or must_announce(state):
        return {}
    return {entry.box: f"({entry.points + entry.bonus})" if entry.scores else "·" for entry in entries(state)}


def status(state: GameState, language: str) -> Iterator[str]:
    """Short lines on where the turn stands."""
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
    if forced(state):
        yield text("play-forced", language)


def forced(state: GameState) -> bool:
    """Whether an extra rule decides where this roll goes in some column."""
    tables = state.variant.tables
    if not tables.all_equal[tables.index_by_roll[state.turn.roll]]:
        return False
    return any(any(by_column) for by_column in tables.places) and any(
        entry.scores and not entry.strikes for entry in entries(state)
    )


def missing_bonuses(state: GameState, language: str) -> Iterator[str]:
    """What is still missing to the bonuses of the first column that has one; nothing on sheets of several columns."""
    variant = state.variant
    if len(variant.columns) > 1:
        return
    for bonus in variant.bonuses:
        have = reached(variant, state.card, bonus.boxes, entries=bonus.entries)
        ahead = [threshold - have for threshold, points in bonus.tiers if threshold > have and points > 0]
        if ahead and not bonus.entries:
            yield text("play-bonus-missing", language, name=bonus.names[language], points=min(ahead))


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
