"""Bonuses for what boxes add up to, and how the game ends."""

from collections.abc import Iterator

from pasch.rules.document import Bonus
from pasch.rules.explain.columns import only_in
from pasch.rules.explain.words import Section, Words, paragraph
from pasch.rules.variant import SumBonus, Variant


def bonuses(words: Words, variant: Variant) -> Section:
    """Every bonus with its threshold: a sentence for one, a list for several."""
    by_key = {key: [bonus for bonus in variant.bonuses if bonus.id == key] for key in variant.document.bonuses}
    told = {key: paragraph(_bonus(words, variant, found)) for key, found in by_key.items() if found}
    heading = words("heading-bonus")
    if len(told) == 1:
        return Section(heading, next(iter(told.values())))
    named = ((variant.document.bonuses[key].names.model_dump()[words.language], rule) for key, rule in told.items())
    return Section(heading, items=tuple(words("column", name=name, rules="".join(rule)) for name, rule in named))


def end(words: Words, variant: Variant) -> Section:
    """When the game is over, who has won, and how much there is to win."""
    told = [words("end", turns=variant.turns)]
    if variant.seats[-1] > 1:
        told.append(words("end-winner"))
    return Section(words("heading-end"), paragraph([*told, words("end-most", total=variant.max_total)]))


def _bonus(words: Words, variant: Variant, found: list[SumBonus]) -> Iterator[str]:
    rule = variant.document.bonuses[found[0].id]
    several = len(variant.columns) > 1
    scope = "sheet" if several and rule.per == "sheet" else "column" if several else "card"
    where = _where(words, variant, rule)
    tiers = found[0].tiers
    if len(tiers) == 1:
        (threshold, points) = tiers[0]
        reached = words(f"reach-{rule.count}", count=threshold)
        yield words(f"bonus-{scope}", reached=reached, where=where, points=signed(points), count=abs(points))
    else:
        shown = words.all_of([words("tier", reached=from_, points=signed(points)) for from_, points in tiers])
        yield words(f"bonus-tiers-{scope}", what=words(f"tiers-{rule.count}"), where=where, tiers=shown)
    columns = [bonus.column for bonus in found if bonus.column is not None]
    if rule.per == "column":
        yield from only_in(words, variant, columns)
    else:
        yield from only_in(words, variant, _columns_of(variant, found[0]))


def _columns_of(variant: Variant, bonus: SumBonus) -> list[int]:
    return sorted({variant.boxes[index].column for index in bonus.boxes})


def _where(words: Words, variant: Variant, rule: Bonus) -> str:
    if rule.boxes is None:
        return words(f"where-{rule.section}")
    names = [variant.document.boxes[line].names.model_dump()[words.language] for line in rule.boxes]
    return words("where-boxes", boxes=words.all_of(names), count=len(names))


def signed(points: int) -> str:
    """Points with a proper minus sign."""
    return str(points).replace("-", "−")
