"""Bonuses for what boxes add up to, and how the game ends."""

import re
from collections.abc import Iterator
from itertools import zip_longest

from pasch.rules.document.model import Bonus, Tier
from pasch.rules.explain.box_sentences import at_once
from pasch.rules.explain.column_sentences import only_in
from pasch.rules.explain.sentences import RulesWords, Section, paragraph
from pasch.rules.variant.formula import BoxFormula, Term
from pasch.rules.variant.variant import SumBonus, Variant

_SIGNS: dict[str, str] = {"sum": " + ", "difference": " − ", "product": " × "}
_SIGNS |= {"below": " < ", "at_most": " ≤ ", "equal": " = "}


def bonuses(words: RulesWords, variant: Variant) -> Section:
    """Every bonus with its threshold: a sentence for one, a list for several."""
    rules = help_by_key(words, variant)
    heading = words("heading-bonus")
    if len(rules) == 1:
        return Section(heading, tuple(rules.values()))
    named = ((variant.document.bonuses[key].names.by_language[words.language], rule) for key, rule in rules.items())
    return Section(heading, items=tuple(words("column", name=name, rules=rule) for name, rule in named))


def help_by_key(words: RulesWords, variant: Variant) -> dict[str, str]:
    """Returns the rule of each bonus that counts in some column, by key."""
    by_key = {key: [bonus for bonus in variant.bonuses if bonus.rule == key] for key in variant.document.bonuses}
    return {key: "".join(paragraph(_bonus(words, variant, found))) for key, found in by_key.items() if found}


def end(words: RulesWords, variant: Variant) -> Section:
    """Explains the end of the game, the winner, and the highest total."""
    sentences = [words("end", turns=variant.turns)]
    if variant.seats[-1] > 1:
        sentences.append(words("end-most-won" if variant.result else "end-winner"))
    return Section(words("heading-end"), paragraph([*sentences, words("end-most", total=variant.max_total)]))


def decision_sentences(words: RulesWords, variant: Variant) -> Section:
    """Explains which throws win a game against others, or end it, immediately."""
    return Section(words("heading-at-once"), paragraph(_at_once(words, variant)))


def _at_once(words: RulesWords, variant: Variant) -> Iterator[str]:
    for line, table in variant.document.boxes.items():
        for rule in at_once(words, variant, line):
            yield words("column", name=table.names.by_language[words.language], rules=rule)
    if variant.ends_at_once:
        yield words("at-once-alone" if variant.seats[0] == 1 else "at-once-values")


def _bonus(words: RulesWords, variant: Variant, bonuses: list[SumBonus]) -> Iterator[str]:
    rule, formula = variant.document.bonuses[bonuses[0].rule], bonuses[0].formula
    if formula is not None:
        yield _computed(words, variant, bonuses[0], formula)
    elif rule.each is not None:
        yield _for_each(words, variant, rule, rule.each)
    else:
        yield from _by_tiers(words, variant, bonuses[0])
    if bonuses[0].column is None and rule.count == "points" and any(column.weight != 1 for column in variant.columns):
        yield words("bonus-unweighted")
    if any(bonus.base for bonus in bonuses):
        yield words("bonus-open")
    if rule.per == "column":
        columns = [bonus.column for bonus in bonuses if bonus.column is not None]
    else:
        columns = sorted({variant.boxes[index].column for index in bonuses[0].boxes})
    yield from only_in(words, variant, columns)


def _for_each(words: RulesWords, variant: Variant, rule: Bonus, points: int) -> str:
    sentence = words(f"each-{rule.count}", where=_where_counted(words, variant, rule), **_points_facts(points))
    return _single_spaced(sentence)  # where nothing says where, two blanks meet


def _by_tiers(words: RulesWords, variant: Variant, bonus: SumBonus) -> Iterator[str]:
    rule = variant.document.bonuses[bonus.rule]
    scope = rule.per if len(variant.columns) > 1 else "card"
    if scope != "row":
        where = _where(words, variant, rule.boxes or rule.section)
    elif rule.boxes is None:
        where = words(f"row-{rule.section}")
    else:
        where = words("row-boxes", boxes=words.one_of(_names(words, variant, rule.boxes)))
    tiers = sorted(rule.tiers, key=lambda tier: tier.least)
    if len(tiers) == 1 and tiers[0].each is None and (rule.minus is None or tiers[0].to is None):
        yield _by_tier(words, variant, bonus, tiers[0], scope, where)
        return
    from_one = all(tier.to is None and tier.each is None and tier.least > 0 and tier.points for tier in tiers)
    all_alike = len({tier.points > 0 for tier in tiers}) == 1  # all pay, or all cost
    if scope == "card" and rule.count != "points" and rule.minus is None and from_one and all_alike:
        yield _by_count(words, variant, bonus, tiers)
        return
    if rule.minus is not None:
        where = words(f"where-less-{rule.count}", where=where, than=_where(words, variant, rule.minus))
    compares = rule.minus is not None or bonus.base != 0
    shown = [_tier(words, *pair, compares=compares) for pair in zip_longest(tiers, tiers[1:])]
    yield words(f"bonus-tiers-{scope}", what=words(f"tiers-{rule.count}"), where=where, tiers=words.all_of(shown))
    if any(tier.to is None for tier in tiers[:-1]):
        yield words("bonus-tiers-highest")


def _by_count(words: RulesWords, variant: Variant, bonus: SumBonus, tiers: list[Tier]) -> str:
    # Where every entry pays alike, one is named for all.
    rule = variant.document.bonuses[bonus.rule]
    most = _most_entries(variant, bonus)
    if [(tier.least, tier.points) for tier in tiers] == [(each, each * tiers[0].points) for each in range(1, most + 1)]:
        if rule.count == "entries" and len(bonus.boxes) == 1:
            name = variant.boxes[bonus.boxes[0]].names[words.language]
            return words("each-time", box=name, **_points_facts(tiers[0].points))
        return _for_each(words, variant, rule, tiers[0].points)
    parts: list[str] = []
    for tier, following in zip_longest(tiers, tiers[1:]):
        to = following.least - 1 if following else most
        counted = _counted(words, tier.least, to, most)
        message = "by-count-more" if parts else f"by-count-{rule.count}"
        where = _where_counted(words, variant, rule)
        parts.append(words(message, where=where, counted=counted, to=to, **_points_facts(tier.points)))
    return _single_spaced(f"{words.all_of(parts)}.")


def _every(variant: Variant, bonus: SumBonus, entries: int) -> str:
    rule = variant.document.bonuses[bonus.rule]
    if entries < 2 or entries != _most_entries(variant, bonus):
        return "none"
    if rule.boxes is None or rule.per == "row":
        return "line"
    return "box" if entries == len(rule.boxes) else "time" if len(rule.boxes) == 1 else "none"


def _most_entries(variant: Variant, bonus: SumBonus) -> int:
    return sum(variant.boxes[index].entries for index in bonus.boxes)


def _counted(words: RulesWords, least: int, to: int, most: int) -> str:
    if least == to:
        return words.number(least)
    if to == most:
        return words("or-more", count=least)
    first, last = (str(end) if least == 1 else words.number(end) for end in (least, to))
    return words("from-to", first=first, last=last)


def _by_tier(words: RulesWords, variant: Variant, bonus: SumBonus, tier: Tier, scope: str, where: str) -> str:
    rule = variant.document.bonuses[bonus.rule]
    if rule.minus is not None:
        where = words("where-compared", where=where, than=_where(words, variant, rule.minus), count=tier.least)
    reached = _reached(words, variant, bonus, tier)
    over = "all" if rule.section == "all" and rule.minus is None else "some"
    return words(f"bonus-{scope}", reached=reached, where=where, over=over, **_points_facts(tier.points))


def _points_facts(points: int) -> dict[str, str | int]:
    return {"does": "costs" if points < 0 else "brings", "points": str(abs(points)), "count": abs(points)}


def _computed(words: RulesWords, variant: Variant, bonus: SumBonus, formula: BoxFormula) -> str:
    names = [variant.boxes[index].names[words.language] for index in bonus.boxes]
    scope = "column" if len(variant.columns) > 1 else "card"
    facts: dict[str, str | int] = {
        "boxes": words.all_of(names),
        "count": len(names),
        "formula": formula_words(words, variant, formula.points),
    }
    if formula.comparison is None:
        return words(f"computed-{scope}", **facts)
    compared = [formula_words(words, variant, term) for term in formula.compared]
    condition = _SIGNS[formula.comparison].join(compared)
    return words(f"computed-{scope}-if", **facts, condition=condition)


def formula_words(words: RulesWords, variant: Variant, term: Term, inside: bool = False) -> str:
    """Formats a formula: ``(Maximum − Minimum) × Ones``."""
    if term.kind == "number":
        return str(term.number)
    if term.kind == "box":
        return variant.boxes[term.number].names[words.language]
    parts = [
        formula_words(words, variant, part, inside=term.kind != "sum" and (place > 0 or term.kind == "product"))
        for place, part in enumerate(term.terms)
    ]
    joined = _SIGNS[term.kind].join(parts)
    return f"({joined})" if inside and term.kind != "product" else joined


def _reached(words: RulesWords, variant: Variant, bonus: SumBonus, tier: Tier) -> str:
    rule = variant.document.bonuses[bonus.rule]
    if rule.minus is not None:
        than, by = _where(words, variant, rule.minus), "fewer" if tier.least < 0 else "more"
        return words(f"reach-{by}-{rule.count}", count=abs(tier.least), than=than)
    if tier.to is None:
        every = _every(variant, bonus, tier.least)
        return words(f"reach-{rule.count}", count=signed_fact(tier.least), every=every)
    manner = "exactly" if tier.least == tier.to else "between" if tier.least or bonus.base else "most"
    asked = words(f"sum-{manner}", least=format_signed(tier.least), most=format_signed(tier.to))
    return words(f"reach-to-{rule.count}", asked=asked, count=tier.to)


def _tier(words: RulesWords, tier: Tier, following: Tier | None, *, compares: bool) -> str:
    span = _span(words, tier, following, compares=compares)
    if tier.each is None:
        return span
    more = tier.more or 0
    return words("tier-each", tier=span, does="less" if more < 0 else "more", points=abs(more), each=tier.each)


def _span(words: RulesWords, tier: Tier, following: Tier | None, *, compares: bool) -> str:
    # Sums that cannot fall below 0 begin there, so their first tier needs no lower end.
    gain, begins = words("gain", **_points_facts(tier.points)), tier.least == 0 and not compares
    if tier.to is None and begins and following is not None and tier.each is None:
        return words("tier-below", reached=following.least, gain=gain)
    if tier.to is None:
        return words("tier", reached=format_signed(tier.least), gain=gain)
    manner = "exactly" if tier.least == tier.to else "most" if begins else "between"
    return words(f"tier-{manner}", least=format_signed(tier.least), most=format_signed(tier.to), gain=gain)


def _where(words: RulesWords, variant: Variant, boxes: str | list[str] | None) -> str:
    if not isinstance(boxes, list):
        return words(f"where-{boxes}")
    return words("where-boxes", boxes=words.all_of(_names(words, variant, boxes)), count=len(boxes))


def _where_counted(words: RulesWords, variant: Variant, rule: Bonus) -> str:
    return "" if rule.boxes is None and rule.section == "all" else _where(words, variant, rule.boxes or rule.section)


def _names(words: RulesWords, variant: Variant, boxes: list[str]) -> list[str]:
    return [variant.document.boxes[line].names.by_language[words.language] for line in boxes]


def format_signed(points: int) -> str:
    """Points with a proper minus sign."""
    return str(points).replace("-", "−")


def signed_fact(points: int) -> int | str:
    """Points for a message: a number where its plural matters, otherwise words with a proper minus sign."""
    return format_signed(points) if points < 0 else points


def _single_spaced(sentence: str) -> str:
    # Only plain spaces: French has narrow ones that must not break.
    return re.sub(" {2,}", " ", sentence).strip(" ")
