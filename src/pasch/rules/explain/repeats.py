"""The extra rules: what a further five of a kind (all dice equal) is worth once its own box is filled."""

from collections.abc import Iterator, Mapping
from itertools import combinations

from pasch.rules.document import Extra
from pasch.rules.explain.columns import only_in
from pasch.rules.explain.words import Section, Words, paragraph
from pasch.rules.variant import Variant

_WHERE = ("lower", "upper")


def repeats(words: Words, variant: Variant) -> Section:
    """A paragraph for each extra rule, and one for what they share."""
    rules = {key: columns for key in variant.document.extra if (columns := _columns_of(variant, key))}
    told = [paragraph(_rule(words, variant, key, rules)) for key in rules]
    shared = paragraph(_shared(words, variant, rules)) if rules else ()
    heading = words("heading-extra", dice=variant.dice.count)
    return Section(heading, (*(part for parts in told for part in parts), *shared))


def _columns_of(variant: Variant, key: str) -> list[int]:
    return [column.index for column in variant.columns if key in column.extra]


def _rule(words: Words, variant: Variant, key: str, rules: Mapping[str, list[int]]) -> Iterator[str]:
    rule = variant.document.extra[key]
    others = [variant.document.extra[other] for other in rules if other != key and _overlap(variant, key, other)]
    told_bonus = isinstance(rule.bonus, int) and rule.bonus > 0 and not (rule.place or rule.worth or rule.served)
    yield words("extra", condition=_condition(words, variant, key), consequence=_consequence(words, rule, others))
    if rule.place:
        yield words("extra-strike")
    yield from _worth(words, rule)
    if not told_bonus:
        yield from _bonus(words, rule)
    yield from _served(words, variant, rule)
    yield from only_in(words, variant, rules[key])


def _condition(words: Words, variant: Variant, key: str) -> str:
    rule = variant.document.extra[key]
    fives = [variant.boxes[column.five] for column in variant.columns if column.five is not None and key in column.extra]
    lines = {box.line: variant.line(box) for box in fives}
    names = words.one_of([line.names.model_dump()[words.language] for line in lines.values()])
    fixed = {line.points + line.plus for line in lines.values() if isinstance(line.points, int) and line.served is None}
    points = fixed.pop() if len(fixed) == len(lines) == 1 else 0
    number = words(f"extra-number-{rule.number}") if rule.number else ""
    return words(f"extra-{rule.when}", box=names, points=points, dice=variant.dice.count, number=number)


def _consequence(words: Words, rule: Extra, others: list[Extra]) -> str:
    if rule.place:
        return _places(words, rule)
    if isinstance(rule.bonus, int) and rule.bonus and not (rule.worth or rule.served):
        return words("extra-only-bonus", points=rule.bonus)
    if any(other.place for other in others):
        return words("extra-more")
    return words("extra-joker" if rule.worth or rule.served else "extra-free")


def _places(words: Words, rule: Extra) -> str:
    first, *further = rule.place
    steps = [words(f"extra-first-{first}")]
    steps += [
        words(f"extra-then-{place}", full=words(f"extra-full-{before}"))
        for before, place in zip(rule.place, further, strict=False)
    ]
    if not {"lower", "upper"} <= set(rule.place):
        steps.append(words("extra-then-any", full=words(f"extra-full-{rule.place[-1]}")))
    return "; ".join(steps)


def _worth(words: Words, rule: Extra) -> Iterator[str]:
    if rule.worth:
        complete = set(_WHERE) <= rule.worth.keys()
        yield words("extra-worth-all" if complete else "extra-worth", list=_valued(words, rule.worth))


def _served(words: Words, variant: Variant, rule: Extra) -> Iterator[str]:
    if rule.served:
        yield words("extra-served", list=_valued(words, rule.served), dice=variant.dice.count)


def _bonus(words: Words, rule: Extra) -> Iterator[str]:
    if isinstance(rule.bonus, int):
        yield words("extra-bonus", points=rule.bonus) if rule.bonus else ""
        return
    for place in ("number", *_WHERE):
        points = rule.bonus.get(place, 0)  # type: ignore[call-overload]
        if points:
            yield words(f"extra-bonus-{place}", points=points)


def _shared(words: Words, variant: Variant, rules: Mapping[str, list[int]]) -> Iterator[str]:
    known = variant.document.extra
    if any(rule.bonus for rule in known.values()) and any(not bonus.entries for bonus in variant.bonuses):
        yield words("extra-not-counted")
    if len(variant.columns) > 1:
        yield words("extra-per-column")
    pairs = [(known[one], known[two]) for one, two in combinations(rules, 2) if _overlap(variant, one, two)]
    if any(one.place and two.place for one, two in pairs):
        yield words("extra-first-place")
    if any(one.worth.keys() & two.worth.keys() for one, two in pairs):
        yield words("extra-last-worth")


def _overlap(variant: Variant, one: str, two: str) -> bool:
    """Whether two rules can hold for the same roll."""
    first, second = variant.document.extra[one], variant.document.extra[two]
    return (
        (first.when == second.when or "filled" in (first.when, second.when))
        and (first.number is None or second.number in (None, first.number))
        and bool(set(_columns_of(variant, one)) & set(_columns_of(variant, two)))
    )


def _valued(words: Words, worth: Mapping[str, int]) -> str:
    raise NotImplementedError
