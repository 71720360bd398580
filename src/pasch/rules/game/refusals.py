"""Reasons for refusals: the first one a player would name, as a code with its facts.

Called only after the engine has refused, so each function ends in a reason.
"""

from collections import Counter

from pasch.rules.dice.multisets import Dice, contains, face
from pasch.rules.errors import Facts, Problem
from pasch.rules.game import turn_text
from pasch.rules.game.card import has_room
from pasch.rules.game.position import GamePosition
from pasch.rules.game.turn import (
    column_entries,
    fillable,
    free_boxes,
    in_line,
    open_card,
    regular_throws,
    waits_for,
)
from pasch.rules.variant.box_names import alternatives_fact, box_fact
from pasch.rules.variant.dice_glyphs import dice_fact


def why_no_entry(state: GamePosition, index: int, *, strike: bool) -> Problem:
    """Returns why a box cannot take this roll, be struck, or be announced."""
    variant, turn, card = state.variant, state.turn, state.card
    box = variant.boxes[index]
    column = variant.columns[box.column]
    facts: Facts = {"box": box_fact(variant, box)}
    if not has_room(card, box):
        return Problem("box-full", facts)
    if turn.announced is not None and not strike and turn.announced != index:
        return Problem("other-box-announced", {**facts, "announced": box_fact(variant, variant.boxes[turn.announced])})
    limit = turn_text.find_limit(variant, open_card(variant, card, turn.announced), column.index)
    if turn.throws > limit:
        return Problem("too-many-throws", {**facts, "limit": limit, "throws": turn.throws})
    buy = variant.turn.buy
    if turn.bought and buy and card.bought[buy.payer(column.index)] + turn.bought > buy.per_column:
        return Problem("column-out-of-throws", facts)
    scoring, striking = fillable(state, column)
    if index not in (striking if strike else scoring):
        free = free_boxes(variant, card, column)
        if index not in in_line(column, free):
            following = alternatives_fact(variant, [variant.boxes[box] for box in waits_for(column, free, index)])
            return Problem("not-next-in-line", {**facts, "next": following})
        if column.unless_served and turn.announced is None:
            return Problem("must-be-announced-unless-served", facts)
        if column.announce and turn.announced is None:
            return Problem("must-be-announced-before" if column.before else "must-be-announced", facts)
        if turn.announced is not None:
            return Problem(
                "other-box-announced", {**facts, "announced": box_fact(variant, variant.boxes[turn.announced])}
            )
    if all(entry.box != index for entry in column_entries(state, column)):
        return Problem("must-go-elsewhere", facts)
    if column.served_only and turn.lay and not strike:
        return Problem("scores-only-served", facts)
    return Problem("cannot-strike-scoring" if strike else "scores-nothing", facts)


def why_no_hold(state: GamePosition, dice: Dice, *, bought: bool) -> Problem:
    """Returns why these dice cannot stay on the table while the others are thrown again."""
    turn, rules = state.turn, state.variant.turn
    found = dice_fact(state.variant, dice)
    if not contains(turn.roll, dice):
        missing = min((Counter(dice) - Counter(turn.roll)).elements())
        roll, lacking = dice_fact(state.variant, turn.roll), dice_fact(state.variant, (face(missing),))
        return Problem("hold-not-rolled", {"found": found, "roll": roll, "missing": lacking})
    if tuple(sorted(dice)) != dice:
        return Problem("dice-not-sorted", {"found": found})
    if len(dice) == len(turn.roll):
        return Problem("hold-all", {})
    if bought and rules.buy is None:
        return Problem("nothing-to-buy", {})
    if bought and turn.throws < rules.throws + state.card.saved:
        return Problem("buy-too-early", {"throws": rules.throws})
    if bought and rules.buy is not None:
        if turn.bought >= rules.buy.per_turn:
            return Problem("bought-already", {"limit": rules.buy.per_turn})
        used = min(state.card.bought[rules.buy.payer(column.index)] for column in state.variant.columns)
        if used >= rules.buy.per_column:
            return Problem("sheet-out-of-throws" if rules.buy.is_shared else "out-of-bought-throws", {})
    if turn.throws >= regular_throws(state) and not bought:
        return Problem("no-throw-left", {"throws": turn.throws})
    if not rules.release and not contains(dice, turn.lay):
        return Problem("put-aside-stays", {"lay": dice_fact(state.variant, turn.lay)})
    if not rules.release and len(dice) < len(turn.lay) + rules.put_aside:
        return Problem("put-aside-more", {"least": len(turn.lay) + rules.put_aside})
    return Problem("no-box-after-throw", {"throws": turn.throws})
