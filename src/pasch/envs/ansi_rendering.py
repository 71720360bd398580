"""A position as a few lines of text, in English: what an environment renders as ``ansi``."""

from collections.abc import Iterator

from pasch.rules.dice.dice_notation import format_dice
from pasch.rules.game.card import Card, box_points, sheet_bonuses, sheet_throws, total
from pasch.rules.game.card import column_sums as sums_of
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Box, Variant

_LANGUAGE = "en"


def lines_of(state: GameState) -> str:
    """The dice, and all cards side by side."""
    return "\n".join([dice_line(state), "", *_rows(state)])


def dice_line(state: GameState) -> str:
    """Formats the dice on the table."""
    turn = state.turn
    if state.phase == "over":
        return "The game is over."
    if state.phase != "decide" or not turn.roll:
        return f"Player {state.seat + 1} begins a turn."
    announced = state.variant.boxes[turn.announced].names[_LANGUAGE] if turn.announced is not None else ""
    named = f", announced: {announced}" if announced else ""
    return f"Player {state.seat + 1}, throw {turn.throws}: {format_dice(turn.roll)}{named}"


def card_rows(variant: Variant, card: Card) -> Iterator[tuple[str, str]]:
    """Yields the lines of a card with their contents: boxes, bonuses, points outside boxes, throws not bought, the
    total.
    """
    buy = variant.document.turn.buy
    throws = buy.names.by_language[_LANGUAGE] if buy else ""
    shared = variant.turn.buy is not None and variant.turn.buy.is_shared
    for column in variant.columns:
        for index in column.boxes:
            box = variant.boxes[index]
            name = box.names[_LANGUAGE]
            named = f"{column.names[_LANGUAGE]}: {name}" if len(variant.columns) > 1 else name
            yield named, _entered(card, box)
        sums = sums_of(variant, card, column)
        for key, points in sums.bonuses.items():
            yield _bonus_name(variant, key), str(points)
        if column.extra:
            yield "Extra", str(sums.extra)
        if buy and not shared:
            yield throws, str(sums.throws)
    for key, points in sheet_bonuses(variant, card).items():
        yield _bonus_name(variant, key), str(points)
    if shared:
        yield throws, str(sheet_throws(variant, card))
    yield "Total", str(total(variant, card))


def _rows(state: GameState) -> Iterator[str]:
    cards = [list(card_rows(state.variant, card)) for card in state.cards]
    width = max(len(name) for name, _ in cards[0])
    for rows in zip(*cards, strict=True):
        yield f"{rows[0][0]:{width}}" + "".join(f"{points:>6}" for _, points in rows)


def _bonus_name(variant: Variant, key: str) -> str:
    return variant.document.bonuses[key].names.by_language[_LANGUAGE]


def _entered(card: Card, box: Box) -> str:
    filled = [card.entries[cell] for cell in box.cells if card.entries[cell] is not None]
    if not filled:
        return "·"
    return "-" if not box.struck and not any(filled) else str(box_points(card, box))
