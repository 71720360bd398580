"""Hints on an empty block: what scores in a line, and how a column is filled."""

from collections.abc import Iterator
from itertools import zip_longest

from pasch.locale import text
from pasch.play.blocks.sheet_lines import BlockLine, order_sign, weight_sign
from pasch.rules.document.model import Bonus, Pattern, Tier
from pasch.rules.explain import condition, gain
from pasch.rules.explain.bonus_sentences import format_signed, formula_words
from pasch.rules.explain.sentences import RulesWords
from pasch.rules.variant.dice_glyphs import signs_of
from pasch.rules.variant.variant import Column, Variant

_HINTED_COLUMNS = 2


def line_hint(variant: Variant, line: BlockLine, language: str) -> str:
    """Returns the hint for a line, as long as there is room."""
    if line.kind in ("bonus", "sheet-bonus"):
        bonus = next(bonus for bonus in variant.bonuses if bonus.rule == line.key)
        if bonus.formula is not None:
            return formula_words(RulesWords(language), variant, bonus.formula.points)
        rule = variant.document.bonuses[line.key]
        if rule.each is not None:
            return text("show-hint-each", language, points=format_signed(rule.each), count=rule.count)
        return ", ".join(_tier_hints(rule, bonus.base != 0, language))
    if line.kind in ("throws", "sheet-throws") and variant.turn.buy:
        return text("show-hint-throws", language, points=variant.turn.buy.unused)
    return _box_hint(RulesWords(language, signs_of(variant, language)), variant, line) if line.kind == "box" else ""


def _tier_hints(rule: Bonus, goes_below: bool, language: str) -> Iterator[str]:
    tiers = sorted(rule.tiers, key=lambda tier: tier.least)
    for tier, following in zip_longest(tiers, tiers[1:]):
        hint = _span_hint(tier, following, compares=rule.minus is not None, goes_below=goes_below, language=language)
        if tier.each is not None:
            more = f"{tier.more or 0:+}".replace("-", "−")
            hint = text("show-hint-bonus-each", language, tier=hint, more=more, each=tier.each)
        yield hint


def _span_hint(tier: Tier, following: Tier | None, *, compares: bool, goes_below: bool, language: str) -> str:
    # Sums that cannot fall below 0 begin there, so the first tier needs no lower end.
    points, begins = format_signed(tier.points), tier.least == 0 and not (goes_below and not compares)
    if tier.to is not None and tier.least == tier.to:
        return text("show-hint-bonus-at", language, points=points, sum=format_signed(tier.to))
    if tier.to is not None and (compares or not begins):
        return text(
            "show-hint-bonus-to", language, points=points, least=format_signed(tier.least), most=format_signed(tier.to)
        )
    if tier.to is not None:
        return text("show-hint-bonus-most", language, points=points, most=tier.to)
    if begins and compares:
        return text("show-hint-bonus-level", language, points=points)
    if begins and following is not None and tier.each is None:
        return text("show-hint-bonus-most", language, points=points, most=following.least - 1)
    if begins:
        return text("show-hint-bonus-always", language, points=points)
    return text("show-hint-bonus", language, points=points, least=format_signed(tier.least))


def column_marks(column: Column) -> str:
    """Formats the direction and the weight of a column as signs."""
    return " ".join(mark for mark in (order_sign(column), weight_sign(column)) if mark)


def _box_hint(words: RulesWords, variant: Variant, line: BlockLine) -> str:
    table, language = variant.document.boxes[line.key], words.language
    if table.number is not None:
        if table.number not in variant.symbols and table.times == 1 and not table.later:
            only = text("show-hint-number", language, faces=words("face", face=table.number))
            return text("show-hint-par", language, plain=only, count=table.par) if table.par else only
        return text("ui-colon", language, of=condition(words, variant, table), what=gain(words, variant, table))
    points = gain(words, variant, table)
    if table.pattern == Pattern() or len(variant.columns) > _HINTED_COLUMNS:
        return points
    return text("ui-colon", language, of=condition(words, variant, table), what=points)
