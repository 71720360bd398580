"""Checks of a document that fits the model: unknown names, boxes that nothing can fill.

`document_problems` looks at the document alone; `variant_problems` needs the compiled tables and runs only when the
first found nothing. Each yields every problem it sees.
"""

from collections.abc import Iterable, Iterator, Mapping
from math import comb

from pasch.locale import said_in
from pasch.rules.document.dice_model import DiceTable
from pasch.rules.document.model import BoxTable, Conditions, Document
from pasch.rules.document.value_types import (
    MAX_COMPUTED,
    MAX_HOLDS,
    MAX_ROLLS,
    MAX_STEPS,
    MAX_THROWS,
    MAX_WAYS,
    Section,
)
from pasch.rules.errors import Facts, Problem, list_allowed
from pasch.rules.reading.bonus_checks import bonus_problems
from pasch.rules.reading.list_checks import repeated_values, unknown_names
from pasch.rules.variant.box_names import key_of
from pasch.rules.variant.building import (
    column_tables,
    dice_set,
    growth,
    is_five,
    longest_of,
    orders_of,
    reach_of,
    section_of,
)
from pasch.rules.variant.maximum import span_of
from pasch.rules.variant.variant import Variant

# Words that mean groups of boxes in lists, so no box may be called like this.
_RESERVED = ("upper", "lower", "number", "all", "sheet")


def document_problems(document: Document, most_values: int | None = None) -> Iterator[Problem]:
    """Yields the contradictions within a document.

    Args:
        most_values: limit on the numbers in its tables; None for no limit.
    """
    # Counting rolls and holds is cheap, so the size is known before anything is compiled.
    dice = list(_dice(document))
    yield from dice
    if not dice and most_values is not None and table_values(document) > most_values:
        yield Problem("variant-too-large-here", {"rolls": _rolls(document), "boxes": _boxes_on_sheet(document)})
    yield from _turn(document)
    for key, box in document.boxes.items():
        yield from _box(key, box, document)
    yield from _columns(document)
    yield from bonus_problems(document)
    yield from _extra(document)


def variant_problems(variant: Variant) -> Iterator[Problem]:
    """Yields problems that show only over all rolls: boxes that nothing fills, thresholds out of reach."""
    tables = variant.tables
    # `most` holds (points, points with extra points) by situation and box.
    best = [max(rows[box.index][0] for rows in tables.most) for box in variant.boxes]
    hopeless = {box.line for box in variant.boxes if best[box.index] == box.struck} - {
        box.line for box in variant.boxes if best[box.index] > box.struck
    }
    yield from _half_points(variant)
    for line in variant.document.boxes:
        if line in hopeless:
            yield Problem("box-never-scores", {"box": line}, place=f"boxes.{line}")
    for key in variant.document.bonuses:
        if all(bonus.rule != key for bonus in variant.bonuses):
            yield Problem("bonus-in-no-column", {"bonus": key}, place=f"bonuses.{key}")
    yield from _thresholds(variant, best)
    yield from _growth(variant)
    yield from _computed_values(variant)
    if not variant.counts_points and not variant.bonuses:
        yield Problem("nothing-counts", {}, place="total")


def _half_points(variant: Variant) -> Iterator[Problem]:
    for column in variant.columns:
        if column.weight == int(column.weight):
            continue
        if variant.turn.buy and not variant.turn.buy.is_shared:
            yield Problem("halves-and-bought", place=f"columns.{column.id}.weight")
        rows = [rows[box] for rows in variant.tables.bonus for box in column.boxes]
        if any(points % 2 for row in {*rows} for points in row):
            yield Problem("halves-and-odd", place=f"columns.{column.id}.weight")


def _thresholds(variant: Variant, best: list[int]) -> Iterator[Problem]:
    most: dict[str, int] = {}
    for bonus in variant.bonuses:
        reach = bonus.base + sum(
            max(bonus.step(index, points) for points in (variant.boxes[index].struck, best[index]))
            * variant.boxes[index].entries
            for index in bonus.boxes
        )
        per_row = variant.document.bonuses[bonus.rule].per == "row"
        most[bonus.rule] = (max if per_row else min)(most.get(bonus.rule, reach), reach)
    for rule, reach in most.items():
        for threshold in sorted(tier.least for tier in variant.document.bonuses[rule].tiers):
            if threshold > reach:
                facts: Facts = {"found": threshold, "most": reach}
                yield Problem("bonus-out-of-reach", facts, place=f"bonuses.{rule}.tiers")


def _growth(variant: Variant) -> Iterator[Problem]:
    for key, rule in variant.document.bonuses.items():
        reach = max(
            (reach_of(variant, bonus) + bonus.base for bonus in variant.bonuses if bonus.rule == key), default=0
        )
        for number, tier in enumerate(rule.tiers):
            steps = growth(tier, reach)
            if steps > MAX_STEPS:
                facts: Facts = {"found": steps, "most": MAX_STEPS}
                yield Problem("too-many-steps", facts, place=f"bonuses.{key}.tiers.{number}.each")


def _dice(document: Document) -> Iterator[Problem]:
    dice = document.dice
    for place, faces in _sides(document):
        if len({*faces}) == 1:
            yield Problem("one-face-only", {"face": faces[0]}, place=place)
    # Without common dice the counts below have no meaning.
    if _has_none_alike(document):
        yield Problem("odd-die-alone", {}, place="dice.odd")
        return
    if dice.in_a_box > dice.count:
        facts: Facts = {"found": dice.in_a_box, "allowed": f"1-{dice.count}"}
        yield Problem("out-of-range", facts, place="dice.counted")
    rolls = _rolls(document)
    if rolls > MAX_ROLLS:
        yield Problem("too-many-rolls", {"found": rolls, "most": MAX_ROLLS}, place="dice")
    elif (holds := dice_set(dice).number_of_holds()) > MAX_HOLDS:
        yield Problem("too-many-holds", {"found": holds, "most": MAX_HOLDS}, place="dice")
    # The solver's lattice lists a hold's successors side by side, repeated faces included, with 16-bit positions
    # (`DiceLattice.up_start`): holds times sides must stay below 2^16.
    most = MAX_WAYS // dice_set(dice).number_of_holds()
    for place, faces in _sides(document):
        if len({*faces}) < len(faces) > most:
            yield Problem("too-many-sides", {"found": len(faces), "most": most}, place=place)
    yield from _wild(document)
    known = dice.all_faces
    owner: dict[int, str] = {}
    for colour, table in dice.colours.items():
        for shown in table.faces:
            place = f"dice.colours.{colour}.faces"
            if shown not in known:
                yield _no_face(shown, known, place)
            elif shown in owner:
                yield Problem("two-colours", {"face": shown, "other": owner[shown]}, place=place)
            owner.setdefault(shown, colour)
    yield from _symbols(document)


def _symbols(document: Document) -> Iterator[Problem]:
    symbols, known = document.dice.symbols, document.dice.all_faces
    owner: dict[int, str] = {}
    for key, symbol in symbols.items():
        place = f"dice.symbols.{key}.face"
        if symbol.face not in known:
            yield _no_face(symbol.face, known, place)
        elif symbol.face in owner:
            yield Problem("two-symbols", {"face": symbol.face, "other": owner[symbol.face]}, place=place)
        owner.setdefault(symbol.face, key)
    signs = {key: symbol.sign.model_dump() for key, symbol in symbols.items()}
    reported: set[tuple[str, str, str]] = set()
    for language in dict.fromkeys(language for sign in signs.values() for language in sign):
        shown = {str(number): str(number) for number in known if number not in owner}
        for key, by_language in signs.items():
            sign = said_in(by_language, language)
            other = shown.setdefault(sign.casefold(), key)
            # A sign that is equal in several languages is one problem.
            if other != key and (key, sign.casefold(), other) not in reported:
                reported.add((key, sign.casefold(), other))
                yield Problem("same-sign", {"sign": sign, "other": other}, place=f"dice.symbols.{key}.sign")


def _sides(document: Document) -> Iterator[tuple[str, list[int]]]:
    dice = document.dice
    yield "dice.faces", dice.faces
    for number, odd in enumerate(dice.odd_kinds):
        yield f"dice.odd.{number}.faces" if isinstance(dice.odd, list) else "dice.odd.faces", odd.faces


def _wild(document: Document) -> Iterator[Problem]:
    dice = document.dice
    known = dice.all_faces
    yield from repeated_values(dice.wild, "dice.wild")
    for shown in dice.wild:
        if shown not in known:
            yield _no_face(shown, known, "dice.wild")
    if known <= {*dice.wild}:
        yield Problem("all-wild", {}, place="dice.wild")
    readings = comb(dice.in_a_box + len(known) - 1, dice.in_a_box)
    if dice.wild and readings > MAX_HOLDS:
        yield Problem("too-many-readings", {"found": readings, "most": MAX_HOLDS}, place="dice.wild")


def table_values(document: Document) -> int:
    """Returns an upper bound on the numbers in a document's tables: one for each situation, box and roll; and for
    expected scores, one for each line, hold and throw.
    """
    extra = document.extra.values()
    served = any(box.served is not None for box in document.boxes.values()) or any(rule.served for rule in extra)
    served |= any(column.served == "only" or column.announce == "unless-served" for column in document.columns.values())
    situations = (2 if served else 1) * (3 if extra else 1) * (2 if any(rule.number for rule in extra) else 1)
    situations *= max(len(box.points) if isinstance(box.points, list) else 1 for box in document.boxes.values())
    if any(box.later for box in document.boxes.values()):
        situations *= sum(box.entries for box in document.boxes.values())
    holds = 0 if _has_none_alike(document) else dice_set(document.dice).number_of_holds()
    usual = len(document.boxes) * holds * longest_of(document)
    return situations * _boxes_on_sheet(document) * _rolls(document) + usual


def _boxes_on_sheet(document: Document) -> int:
    return sum(len(column.boxes or document.boxes) for column in column_tables(document).values())


def _rolls(document: Document) -> int:
    return 0 if _has_none_alike(document) else dice_set(document.dice).number_of_rolls()


def _has_none_alike(document: Document) -> bool:
    dice = document.dice
    return sum(odd.count for odd in dice.odd_kinds) >= dice.count


def _turn(document: Document) -> Iterator[Problem]:
    turn, players = document.turn, document.players
    if turn.put_aside > document.dice.count:
        facts: Facts = {"found": turn.put_aside, "allowed": f"0-{document.dice.count}"}
        yield Problem("out-of-range", facts, place="turn.put_aside")
    if turn.save and turn.buy:
        yield Problem("save-and-buy", {}, place="turn.buy")
    if turn.last_throws is not None and turn.last_throws <= turn.throws:
        yield Problem("last-throws-not-more", {"throws": turn.throws}, place="turn.last_throws")
    if turn.last_throws is not None and (turn.save or turn.buy):
        yield Problem("last-throws-and-others", {}, place="turn.last_throws")
    if players.least > players.most:
        yield Problem("out-of-range", {"found": players.least, "allowed": f"1-{players.most}"}, place="players.least")


def _box(key: str, box: BoxTable, document: Document) -> Iterator[Problem]:
    place = f"boxes.{key}"
    dice = document.dice
    faces = dice.all_faces
    if key in _RESERVED:
        yield Problem("reserved-name", {"found": key}, place=place)
    if box.number is not None:
        if box.number not in faces:
            yield _no_face(box.number, faces, f"{place}.number")
        for name in ("pattern", "points", "plus", "served", "lowest"):
            if name in box.model_fields_set:
                yield Problem("number-box-has-no", {"key": name}, place=f"{place}.{name}")
        if box.par > dice.in_a_box:
            facts: Facts = {"found": box.par, "allowed": f"0-{dice.in_a_box}"}
            yield Problem("out-of-range", facts, place=f"{place}.par")
        return
    if box.par:
        yield Problem("needs-key", {"key": "number"}, place=f"{place}.par")
    if box.lowest and dice.in_a_box == dice.count:
        yield Problem("needs-key", {"key": "dice.counted"}, place=f"{place}.lowest")
    pattern, alternatives = box.pattern, box.pattern.one_of or []
    yield from _conditions(pattern, dice, f"{place}.pattern")
    for conditions in alternatives:
        yield from _conditions(conditions, dice, f"{place}.pattern.one_of")
    matched = [one for one in (pattern, *alternatives) if one.groups is None and one.of_a_kind is None]
    if box.points == "matching" and pattern in matched and (not alternatives or len(matched) > 1):
        yield Problem("needs-key", {"key": "groups"}, place=f"{place}.points")
    if isinstance(box.points, list):
        turn = document.turn
        most = MAX_THROWS if turn.save else longest_of(document) + (turn.buy.per_turn if turn.buy else 0)
        if len(box.points) > most:
            yield Problem("more-points-than-throws", {"found": len(box.points), "most": most}, place=f"{place}.points")


def _conditions(conditions: Conditions, dice: DiceTable, place: str) -> Iterator[Problem]:
    if "distinct" in conditions.model_fields_set and conditions.groups is None:
        yield Problem("needs-key", {"key": "groups"}, place=f"{place}.distinct")
    if conditions.one_colour and not dice.colours:
        yield Problem("needs-key", {"key": "dice.colours"}, place=f"{place}.one_colour")
    for shown in dict.fromkeys(conditions.faces or ()):
        if shown not in dice.all_faces:
            yield _no_face(shown, dice.all_faces, f"{place}.faces")


def _columns(document: Document) -> Iterator[Problem]:
    tables = column_tables(document)
    used: set[str] = set()
    for key, column in tables.items():
        place = f"columns.{key}"
        lines = column.boxes or list(document.boxes)
        used.update(lines)
        yield from repeated_values(lines, f"{place}.boxes")
        lost = list(unknown_names(lines, document.boxes, f"{place}.boxes"))
        yield from lost
        if isinstance(column.order, list):
            known = {line: document.boxes[line] for line in lines if line in document.boxes}
            yield from _order(orders_of(column.order), known, f"{place}.order")
        if column.announce == "unless-served" and column.served == "only":
            yield Problem("unless-served-and-only", {}, place=f"{place}.announce")
        yield from unknown_names(column.bonuses or (), document.bonuses, f"{place}.bonuses")
        yield from unknown_names(column.extra or (), document.extra, f"{place}.extra")
        if not lost:
            boxes = ((line, document.boxes[line]) for line in lines)
            called = ((line, (line, box.names.de, box.names.en, *box.aliases)) for line, box in boxes)
            yield from _one_name_each(called, "boxes")
    yield from _one_name_each(
        (
            (key, (key, table.names.de, table.names.en, str(number)))
            for number, (key, table) in enumerate(tables.items(), 1)
        ),
        "columns",
    )
    yield from unknown_names(document.result.columns if document.result else (), tables, "result.columns")
    # A list with an unknown name may have meant the box that is left over; then only the name is reported.
    left = [line for line in document.boxes if line not in used] if used <= document.boxes.keys() else []
    facts: Facts = {"box": list_allowed(left), "lists": list_allowed(f"columns.{key}.boxes" for key in tables)}
    if len(left) == 1:
        yield Problem("box-in-no-column", facts, place=f"boxes.{left[0]}")
    elif left:
        yield Problem("boxes-in-no-column", facts, place="boxes")


def _order(orders: list[list[str]], lines: Mapping[str, BoxTable], place: str) -> Iterator[Problem]:
    sections = {line: section_of(box) for line, box in lines.items()}
    known: dict[str, BoxTable | None] = {**lines, **dict.fromkeys(sections.values())}
    named: set[str] = set()
    for order in orders:
        boxes = [line for entry in order for line in ([entry] if entry in lines else _of_section(sections, entry))]
        # A section named twice is one mistake, not one for each of its boxes.
        yield from list(repeated_values(order, place)) or repeated_values(boxes, place)
        yield from unknown_names(order, known, place)
        named.update(boxes, set(order) - known.keys())
    lacking = [line for line in lines if line not in named]
    if lacking and named <= lines.keys():
        yield Problem("order-lacks-box", {"boxes": list_allowed(lacking)}, place=place)


def _of_section(sections: Mapping[str, Section], wanted: str) -> list[str]:
    return [line for line, section in sections.items() if section == wanted]


def _computed_values(variant: Variant) -> Iterator[Problem]:
    named: set[str] = set()
    for bonus in variant.bonuses:
        if bonus.formula is None or bonus.id in named:
            continue
        low, high = bonus.formula.span({box: span_of(variant, box) for box in bonus.boxes})
        if max(-low, high) > MAX_COMPUTED:
            named.add(bonus.id)
            found = -low if -low > high else high
            yield Problem(
                "computed-too-large", {"found": found, "most": MAX_COMPUTED}, place=f"bonuses.{bonus.id}.points"
            )
    used = {variant.boxes[index].line for bonus in variant.bonuses for index in bonus.members}
    for line, box in variant.document.boxes.items():
        if not box.counts and line not in used:
            yield Problem("box-counts-nowhere", {"box": line}, place=f"boxes.{line}.counts")


def _extra(document: Document) -> Iterator[Problem]:
    tables = column_tables(document)
    fives = {key for key, box in document.boxes.items() if is_five(box, document)}
    for key, column in tables.items():
        if column.extra and not fives & set(column.boxes or document.boxes):
            yield Problem("extra-without-five", {"dice": document.dice.in_a_box}, place=f"columns.{key}.extra")
    for key, extra in document.extra.items():
        place = f"extra.{key}"
        if not fives:
            yield Problem("extra-without-five", {"dice": document.dice.in_a_box}, place=place)
        for name in ("worth", "served"):
            targets: Mapping[str, int] = getattr(extra, name)
            yield from unknown_names(targets, [*document.boxes, "upper", "lower"], f"{place}.{name}")
        yield from repeated_values(extra.place, f"{place}.place")


def _no_face(found: int, faces: Iterable[int], place: str) -> Problem:
    return Problem("no-such-face", {"found": found, "allowed": list_allowed(sorted(faces))}, place=place)


def _one_name_each(named: Iterable[tuple[str, tuple[str, ...]]], place: str) -> Iterator[Problem]:
    owner: dict[str, str] = {}
    for key, names in named:
        for name in names:
            other = owner.setdefault(key_of(name), key)
            if other != key:
                yield Problem("same-name", {"name": name, "other": other}, place=f"{place}.{key}")
                break
