"""What an empty block says besides the names of its lines: what scores there, and how a column is filled."""

from pasch.locale import text
from pasch.play.sheet import Line, order_sign, weight_sign
from pasch.rules.document import Pattern, Tier
from pasch.rules.explain import condition, gain
from pasch.rules.explain.bonuses import formula_words, signed
from pasch.rules.explain.words import Words
from pasch.rules.signs import signs_of
from pasch.rules.variant import Column, Variant

_HINTED_COLUMNS = 2


def line_hint(variant: Variant, line: Line, language: str) -> str:
    """What scores in a line, in as many words as there is room for."""
    if line.kind in ("bonus", "sheet-bonus"):
        bonus = next(bonus for bonus in variant.bonuses if bonus.rule == line.key)
        if bonus.formula is not None:
            return formula_words(Words(language), variant, bonus.formula.points)
        rule = variant.document.bonuses[line.key]
        if rule.each is not None:
            return text("show-hint-each", language, points=signed(rule.each), count=rule.count)
        tiers = sorted(rule.tiers, key=lambda tier: tier.least)
        return ", ".join(_tier_hint(tier, language) for tier in tiers)
    if line.kind in ("throws", "sheet-throws") and variant.turn.buy:
        return text("show-hint-throws", language, points=variant.turn.buy.unused)
    return _box_hint(Words(language, signs_of(variant, language)), variant, line) if line.kind == "box" else ""


def _tier_hint(tier: Tier, language: str) -> str:
    told = _span_hint(tier, language)
    if tier.each is None:
        return told
    return text(
        "show-hint-bonus-each", language, tier=told, more=f"{tier.more or 0:+}".replace("-", "−"), each=tier.each
    )


def _span_hint(tier: Tier, language: str) -> str:
    if tier.to is None:
        return text("show-hint-bonus", language, points=signed(tier.points), least=signed(tier.least))
    return text(
        "show-hint-bonus-to", language, points=signed(tier.points), least=signed(tier.least), most=signed(tier.to)
    )


def column_marks(column: Column) -> str:
    """How the column is filled, in signs: its direction and what it counts."""
    return " ".join(mark for mark in (order_sign(column), weight_sign(column)) if mark)


def _box_hint(words: Words, variant: Variant, line: Line) -> str:
    table = variant.document.boxes[line.key]
    if table.number is not None:
        if table.number not in variant.symbols and table.times == 1 and not table.later:
            return text("show-hint-number", words.language, faces=words("face", face=table.number))
        return f"{condition(words, variant, table)}: {gain(words, variant, table)}"
    points = gain(words, variant, table)
    if table.pattern == Pattern() or len(variant.columns) > _HINTED_COLUMNS:
        return points
    return f"{condition(words, variant, table)}: {points}"
