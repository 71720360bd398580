"""The extra rules: the score of a further five of a kind (all dice equal) once its own box is filled."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Literal

from pasch.rules.document.model import Extra
from pasch.rules.explain.column_sentences import only_in
from pasch.rules.explain.sentences import RulesWords, Section, paragraph
from pasch.rules.variant.patterns import fixed_points
from pasch.rules.variant.tables import STATES_BY_WHEN
from pasch.rules.variant.variant import Variant

_SECTIONS: tuple[Literal["lower", "upper"], ...] = ("lower", "upper")


def repeats(words: RulesWords, variant: Variant) -> Section:
    """A paragraph for each extra rule, and one for what they share."""
    rules = {key: columns for key in variant.document.extra if (columns := _columns_of(variant, key))}
    paragraphs = [paragraph(_rule(words, variant, key, rules)) for key in rules]
    shared = paragraph(_shared(words, variant, rules)) if rules else ()
    heading = words("heading-extra", dice=variant.document.dice.in_a_box)
    return Section(heading, (*(part for parts in paragraphs for part in parts), *shared))


def _columns_of(variant: Variant, key: str) -> list[int]:
    return [column.index for column in variant.columns if key in column.extra]


def _rule(words: RulesWords, variant: Variant, key: str, rules: Mapping[str, list[int]]) -> Iterator[str]:
    rule = variant.document.extra[key]
    others = [variant.document.extra[other] for other in rules if other != key and _overlap(variant, key, other)]
    consequence = _consequence(words, variant, rule, others)
    yield words("extra", condition=_condition(words, variant, key), consequence=consequence)
    placed = rule.place and rule.when != "open"
    if placed or rule.worth or not isinstance(rule.bonus, int):
        for place, points in _bonus_by_place(rule).items():
            if points:
                yield words(f"extra-bonus{place}", points=words("extra-points", points=points))
    if placed and rule.when == "any":
        yield words("extra-open-anywhere")
    if placed and rule.worth:
        joker = int(not rule.worth.keys() <= set(_SECTIONS))
        complete = int(set(_SECTIONS) <= rule.worth.keys())
        yield words("extra-worth", joker=joker, complete=complete, **_valued(words, variant, rule.worth))
    if placed:
        yield words("extra-strike")
    if rule.served:
        yield words("extra-served", dice=variant.dice.count, **_valued(words, variant, rule.served))
    yield from only_in(words, variant, rules[key])


def _condition(words: RulesWords, variant: Variant, key: str) -> str:
    rule = variant.document.extra[key]
    fives = [
        variant.boxes[column.five] for column in variant.columns if column.five is not None and key in column.extra
    ]
    lines = {box.line: variant.line(box) for box in fives}
    names = words.one_of([line.names.by_language[words.language] for line in lines.values()])
    # Points are named only if they depend on neither the throw nor the column.
    steady = [line for line in lines.values() if line.served is None and not line.later]
    fixed = {points for line in steady for points in fixed_points(line)}
    points = fixed.pop() if len(fixed) == len(lines) == 1 else 0
    number = words(f"extra-number-{rule.number}") if rule.number else ""
    return words(f"extra-{rule.when}", box=names, points=points, dice=variant.document.dice.in_a_box, number=number)


def _consequence(words: RulesWords, variant: Variant, rule: Extra, others: list[Extra]) -> str:
    if rule.place and rule.when != "open":
        return _places(words, rule)
    if rule.worth:
        return words("extra-gets", **_valued(words, variant, rule.worth))
    if isinstance(rule.bonus, int) and rule.bonus:
        return words("extra-only-bonus", points=words("extra-points", points=rule.bonus))
    return words("extra-more" if any(other.place for other in others) else "extra-free")


def _places(words: RulesWords, rule: Extra) -> str:
    first, *further = rule.place
    steps = [words(f"extra-first-{first}")]
    steps += [
        words(f"extra-then-{place}", full=words(f"extra-full-{before}"))
        for before, place in zip(rule.place, further, strict=False)
    ]
    if not {"lower", "upper"} <= set(rule.place):
        steps.append(words("extra-then-any", full=words(f"extra-full-{rule.place[-1]}")))
    return words("between-parts").join(steps)


def _valued(words: RulesWords, variant: Variant, points: Mapping[str, int]) -> dict[str, str | int]:
    parts = [words(f"extra-in-{section}", points=points[section]) for section in _SECTIONS if section in points]
    for line in (key for key in points if key not in _SECTIONS):
        name = variant.document.boxes[line].names.by_language[words.language]
        parts.append(words("extra-as", box=name, points=points[line]))
    return {"list": words.all_of(parts), "points": [*points.values()][-1]}


def _bonus_by_place(rule: Extra) -> dict[str, int]:
    if isinstance(rule.bonus, int):
        return {"": rule.bonus}
    other = "-other" if "number" in rule.bonus else ""
    found = {"-number": rule.bonus.get("number", 0)}
    return found | {f"{other}-{section}": rule.bonus.get(section, 0) for section in _SECTIONS}


def _shared(words: RulesWords, variant: Variant, rules: Mapping[str, list[int]]) -> Iterator[str]:
    known, dice = variant.document.extra, variant.document.dice
    if dice.in_a_box < dice.count:
        yield words("extra-counted", dice=dice.in_a_box)
    if _beside_nothing(variant):
        yield words("extra-beside-nothing")
    if any(rule.bonus for rule in known.values()) and any(bonus.count == "points" for bonus in variant.bonuses):
        yield words("extra-not-counted")
    if len(variant.columns) > 1:
        yield words("extra-per-column")
    pairs = [(known[one], known[two]) for one, two in combinations(rules, 2) if _overlap(variant, one, two)]
    if any(one.place and two.place for one, two in pairs):
        yield words("extra-first-place")
    if any(_valued_lines(variant, one) & _valued_lines(variant, two) for one, two in pairs):
        yield words("extra-last-worth")


def _beside_nothing(variant: Variant) -> bool:
    # Rows repeat across situations and boxes; each pair needs to be looked at once.
    rows = {
        (points, beside)
        for table in zip(variant.tables.points, variant.tables.bonus, strict=True)
        for points, beside in zip(*table, strict=True)
    }
    return any(more and not own for points, beside in rows for own, more in zip(points, beside, strict=True))


def _valued_lines(variant: Variant, rule: Extra) -> set[str]:
    named = rule.worth.keys() | rule.served.keys()
    return {box.line for box in variant.boxes if box.line in named or box.section in named}


def _overlap(variant: Variant, one: str, two: str) -> bool:
    first, second = variant.document.extra[one], variant.document.extra[two]
    return (
        bool(STATES_BY_WHEN[first.when] & STATES_BY_WHEN[second.when])
        and (first.number is None or second.number in (None, first.number))
        and bool(set(_columns_of(variant, one)) & set(_columns_of(variant, two)))
    )
