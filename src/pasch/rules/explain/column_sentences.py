"""The columns of the sheet: in what order each is filled, what may go there, and what it counts."""

from collections.abc import Iterator, Sequence

from pasch.rules.explain.sentences import RulesWords, Section, paragraph
from pasch.rules.explain.turn_sentences import throws_in_turn
from pasch.rules.variant.building import orders_of
from pasch.rules.variant.variant import Column, SumBonus, Variant


def columns(words: RulesWords, variant: Variant) -> Section:
    """Explains how the sheet is filled; empty for a single column without special rules."""
    if len(variant.columns) == 1:
        return Section(words("heading-column"), paragraph(_column(words, variant, variant.columns[0])))
    rules = [_rules_of(words, variant, column) for column in variant.columns]
    heading, sheet = words("heading-columns"), paragraph(_sheet(words, variant))
    if len(set(rules)) == 1:
        return Section(heading, (*sheet, rules[0]))
    named = zip(variant.columns, rules, strict=True)
    items = (words("column", name=column.names[words.language], rules=own) for column, own in named)
    return Section(heading, sheet, tuple(items))


def help_by_key(words: RulesWords, variant: Variant) -> dict[str, str]:
    """Returns how each column is filled and counted, by key."""
    return {column.id: _rules_of(words, variant, column) for column in variant.columns}


def _rules_of(words: RulesWords, variant: Variant, column: Column) -> str:
    return "".join(paragraph(_column(words, variant, column))) or words("order-free")


def only_in(words: RulesWords, variant: Variant, among: Sequence[int]) -> Iterator[str]:
    """Explains in which columns a rule holds; nothing if it holds in all."""
    if len(among) < len(variant.columns):
        names = [variant.columns[index].names[words.language] for index in among]
        yield words("only-in", columns=words.all_of(names), count=len(names))


def _sheet(words: RulesWords, variant: Variant) -> Iterator[str]:
    sizes = {len(column.boxes) for column in variant.columns}
    if len(sizes) == 1:
        yield words("sheet", columns=len(variant.columns), boxes=sizes.pop())
    else:
        yield words("sheet-uneven", columns=len(variant.columns))
    yield words("sheet-won" if variant.result else "sheet-sum")
    announced = [column for column in variant.columns if column.announce]
    if announced and len(announced) < len(variant.columns):
        yield words("announce-last")


def _column(words: RulesWords, variant: Variant, column: Column) -> Iterator[str]:
    yield from _own_boxes(words, variant, column)
    yield from _order(words, variant, column)
    yield from _announcement(words, variant, column)
    yield from _throws(words, variant, column)
    if column.weight != int(column.weight):
        yield words("column-weight-halves", whole=int(column.weight))
        if any(_costs(bonus) for bonus in variant.bonuses if bonus.column == column.index):
            yield words("column-weight-below")
    elif column.weight > 1:
        yield words("column-weight", weight=int(column.weight))
    if column.served_only:
        yield words("column-served-only")
    elif variant.pays_served and not column.served:
        yield words("column-not-served")


def _costs(bonus: SumBonus) -> bool:
    if bonus.formula is not None:
        return True
    return any(points < 0 for _, points in bonus.tiers)


def _throws(words: RulesWords, variant: Variant, column: Column) -> Iterator[str]:
    longest, usual = variant.turn.longest, throws_in_turn(variant)
    if column.throws is None or (column.throws == usual and variant.turn.throws > usual):
        return
    if column.throws > usual and variant.turn.longest == variant.turn.throws:
        yield words("column-more-throws", throws=column.throws)
    elif longest is None or column.throws < longest:
        yield words("column-throws", throws=column.throws)


def _own_boxes(words: RulesWords, variant: Variant, column: Column) -> Iterator[str]:
    lines = [variant.boxes[index].line for index in column.boxes]
    if lines != variant.line_order:
        yield words(
            "column-boxes" if column.lines else "column-boxes-free",
            boxes=words.all_of(_names(words, variant, column.boxes)),
        )


def _order(words: RulesWords, variant: Variant, column: Column) -> Iterator[str]:
    if not column.lines:
        return
    word = variant.document.columns[column.id].order
    orders = list(_orders(words, variant, column))
    fixed = [order for order in orders if len(order) > 1]
    if isinstance(word, list) and len(fixed) < len(orders):
        yield words("order-some", lines=words("between-parts").join(map(words("then").join, fixed)))
    elif isinstance(word, list) and len(orders) < len(column.lines):
        if len(orders) == 1:
            yield words("order-groups", groups=words("then").join(orders[0]))
        else:
            yield words("order-lines", lines=words("between-parts").join(map(", ".join, orders)), count=len(orders))
    elif word == "middle":
        starts = dict.fromkeys(line[0] for line in column.lines)
        yield words("order-middle", boxes=words.one_of(_names(words, variant, list(starts))))
    elif word == "ends":
        yield words("order-ends")
    elif len(orders) > 1:
        yield words("order-lines", lines=words("between-parts").join(map(", ".join, orders)), count=len(orders))
    elif column.order == column.boxes:
        yield words("order-down")
    elif column.order == column.boxes[::-1]:
        yield words("order-up")
    else:
        yield words("order-list", boxes=", ".join(orders[0]))
    if not column.announce:
        yield words(f"strikes-{column.strikes}", count=len(column.lines))


def _orders(words: RulesWords, variant: Variant, column: Column) -> Iterator[list[str]]:
    word = variant.document.columns[column.id].order
    if isinstance(word, list):
        for order in orders_of(word):
            yield [_name_of_group(words, variant, column, entry) for entry in order]
    else:
        for line in column.lines:
            yield _names(words, variant, line)


def _name_of_group(words: RulesWords, variant: Variant, column: Column, entry: str) -> str:
    boxes = [index for index in column.boxes if variant.boxes[index].line == entry]
    return _names(words, variant, boxes)[0] if boxes else words(f"group-{entry}")


def _announcement(words: RulesWords, variant: Variant, column: Column) -> Iterator[str]:
    if not column.announce:
        return
    always = all(other.announce and other.before == column.before for other in variant.columns)
    moment = "announce-before" if column.before else "announce"
    yield words(f"{moment}-always" if always else moment)
    yield words(f"announce-miss-{column.miss}")
    if column.unless_served:
        yield words(f"announce-unless-served-{column.strikes}")
    elif not always:
        yield words(f"announce-strikes-{column.strikes}")


def _names(words: RulesWords, variant: Variant, boxes: Sequence[int]) -> list[str]:
    return [variant.boxes[index].names[words.language] for index in boxes]
