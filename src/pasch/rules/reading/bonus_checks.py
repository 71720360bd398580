"""Checks of bonuses in a document that fits the model; see `checks`."""

from collections.abc import Iterator

from pasch.rules.document.model import Bonus, Condition, Document
from pasch.rules.document.value_types import MAX_REACHED, MAX_TERMS
from pasch.rules.errors import Facts, Problem, list_allowed
from pasch.rules.reading.list_checks import repeated_values, unknown_names
from pasch.rules.variant.building import column_tables, is_among, section_of
from pasch.rules.variant.formula import Written, lines_of, terms_of

# Keys of bonuses for sums, which computed bonuses must not have.
_OF_SUMS = ("section", "boxes", "minus", "count", "per", "tiers", "each")


def bonus_problems(document: Document) -> Iterator[Problem]:
    """Yields bonuses with missing or contradictory keys, or unknown boxes."""
    lists = [column.bonuses for column in column_tables(document).values()]
    for key, bonus in document.bonuses.items():
        place = f"bonuses.{key}"
        if bonus.points is not None or bonus.when is not None:
            yield from _computed(bonus, document, place)
            continue
        if bonus.section is not None and bonus.boxes is not None:
            yield Problem("not-both", {"one": "section", "other": "boxes"}, place=place)
        if bonus.section is None and bonus.boxes is None:
            yield Problem("needs-key", {"key": "section"}, place=place)
        yield from unknown_names(bonus.boxes or (), document.boxes, f"{place}.boxes")
        yield from repeated_values(bonus.boxes or (), f"{place}.boxes")
        yield from _each(bonus, place)
        counted = bonus.boxes or bonus.section
        counts_par = bonus.count == "points" and any(
            box.par and is_among(counted, line, section_of(box)) for line, box in document.boxes.items()
        )
        yield from _tiers(bonus, f"{place}.tiers", goes_below=bonus.minus is not None or counts_par)
        yield from _minus(bonus, document, f"{place}.minus")
        # A list with an unknown name may have meant this bonus; then only the name is reported.
        if all(names is not None and key not in names and {*names} <= document.bonuses.keys() for names in lists):
            yield Problem("bonus-in-no-column", {"bonus": key}, place=place)


def _each(bonus: Bonus, place: str) -> Iterator[Problem]:
    if bonus.each is None:
        if not bonus.tiers:
            yield Problem("needs-key", {"key": "tiers"}, place=place)
        return
    if bonus.tiers:
        yield Problem("not-both", {"one": "each", "other": "tiers"}, place=place)
    if bonus.count == "points":
        yield Problem("each-of-points", place=f"{place}.each")
    if bonus.minus is not None:
        yield Problem("not-both", {"one": "each", "other": "minus"}, place=place)


def _tiers(bonus: Bonus, place: str, *, goes_below: bool) -> Iterator[Problem]:
    yield from repeated_values([tier.least for tier in bonus.tiers], place)
    for number, tier in enumerate(bonus.tiers):
        if tier.from_ is None and tier.to is None:
            yield Problem("needs-key", {"key": "from"}, place=f"{place}.{number}")
        for key, other in (("each", "more"), ("more", "each")):
            if getattr(tier, key) is None and getattr(tier, other) is not None:
                yield Problem("needs-key", {"key": key}, place=f"{place}.{number}.{other}")
        if tier.to is not None and tier.to < tier.least:
            facts: Facts = {"found": tier.to, "allowed": f"{tier.least}…{MAX_REACHED}"}
            yield Problem("out-of-range", facts, place=f"{place}.{number}.to")
        elif tier.least < 0 and not goes_below:
            yield Problem("never-below-zero", {"found": tier.least}, place=f"{place}.{number}.from")


def _minus(bonus: Bonus, document: Document, place: str) -> Iterator[Problem]:
    if isinstance(bonus.minus, list):
        yield from unknown_names(bonus.minus, document.boxes, place)
        yield from repeated_values(bonus.minus, place)
    if bonus.minus is None:
        return
    sections = {line: section_of(box) for line, box in document.boxes.items()}
    counted = [line for line, section in sections.items() if is_among(bonus.boxes or bonus.section, line, section)]
    both = [line for line in counted if is_among(bonus.minus, line, sections[line])]
    if both:
        yield Problem("counted-and-taken-off", {"number": len(both), "boxes": list_allowed(both)}, place=place)


def _computed(bonus: Bonus, document: Document, place: str) -> Iterator[Problem]:
    if bonus.points is None:
        yield Problem("needs-key", {"key": "points"}, place=place)
        return
    if isinstance(bonus.points, int) and bonus.tiers:
        said = f"tiers = [{{ from = {bonus.tiers[0].least}, points = {bonus.points} }}]"
        yield Problem("points-of-tiers", {"said": said}, place=f"{place}.points")
        return
    for key in _OF_SUMS:
        if key in bonus.model_fields_set:
            yield Problem("not-both", {"one": "points", "other": key}, place=place)
    unsaid = [*_formula(bonus.points, f"{place}.points")]
    if bonus.when is not None:
        unsaid += _formula(bonus.when, f"{place}.when")
    yield from unsaid
    lines = list(dict.fromkeys([*lines_of(bonus.points), *lines_of(bonus.when)]))
    lost = list(unknown_names(lines, document.boxes, f"{place}.points"))
    yield from lost
    if not lines and not unsaid:
        yield Problem("computed-of-nothing", {}, place=f"{place}.points")
    if len(lines) > MAX_TERMS:
        yield Problem("computed-of-too-many", {"found": len(lines), "most": MAX_TERMS}, place=place)
    if not lost and not any(
        {*lines} <= {*(column.boxes or document.boxes)} for column in column_tables(document).values()
    ):
        yield Problem("computed-in-no-column", {"boxes": list_allowed(lines)}, place=place)


def _formula(written: Written | Condition, place: str) -> Iterator[Problem]:
    if isinstance(written, int | str):
        return
    said = [key for key in type(written).model_fields if getattr(written, key) is not None]
    if len(said) > 1:
        yield Problem("not-both", {"one": said[0], "other": said[1]}, place=place)
    if not said:
        yield Problem("needs-one-key", {"allowed": list_allowed(type(written).model_fields)}, place=place)
    for key, term in ((key, term) for key in said[:1] for term in terms_of(written)[1]):
        yield from _formula(term, f"{place}.{key}")
