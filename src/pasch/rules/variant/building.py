"""From a checked document to a `Variant`, with every line in its place on the sheet."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from pasch.locale import shipped_name
from pasch.rules.dice.multisets import DiceSet
from pasch.rules.document.dice_model import DiceTable
from pasch.rules.document.model import Bonus, BoxTable, ColumnTable, Document, Tier
from pasch.rules.document.value_types import MAX_STEPS, AtOnce, Names, Section
from pasch.rules.variant.formula import formula_of, lines_of
from pasch.rules.variant.patterns import struck_points
from pasch.rules.variant.variant import Box, Column, SumBonus, TurnRules, Variant, WonColumns


def build(document: Document, text: str) -> Variant:
    """The variant that a checked document describes."""
    columns, boxes = _sheet(document)
    turn = document.turn
    # Where a roll of all dice at once counts, a turn must remember which dice lay still.
    counts_served = any(line.served is not None for line in document.boxes.values() if line.number is None) or any(
        extra.served for extra in document.extra.values()
    )
    counts_served |= any(box.wins == "served" or box.ends == "served" for box in boxes)
    counts_served |= any(column.unless_served or column.served_only for column in columns)
    turns = sum(box.entries for box in boxes)
    if turn.buy and turn.buy.is_shared:
        saved_values = min(turn.buy.per_column, turn.buy.per_turn * turns) + 1
    else:
        saved_values = (turn.throws - 1) * turns + 1 if turn.save else 1
    longest = longest_of(document)
    rules = TurnRules(
        throws=longest,
        usual=_usual_longest(document) if _last_throws(document) else longest,
        last_differs=_last_throws(document) is not None,
        release=turn.release,
        put_aside=turn.put_aside,
        save=turn.save,
        buy=turn.buy,
        saved_values=saved_values,
    )
    # Rules without effect are dropped here, so that equal games get equal hashes.
    # With two throws at most nothing can be taken up again, whatever the document says.
    release = (turn.release or (rules.longest is not None and rules.longest <= 2)) and not turn.put_aside
    variant = Variant(
        id=document.id,
        names=document.names.by_language,
        document=document,
        text=text,
        dice=dice_set(document.dice),
        colours={shown: colour for colour, table in document.dice.colours.items() for shown in table.faces},
        turn=replace(rules, release=release),
        seats=range(document.players.least, document.players.most + 1),
        direction=document.players.direction,
        columns=columns,
        boxes=boxes,
        bonuses=tuple(_bonuses(document, columns, boxes)),
        counts_points=document.total == "points",
        remembers_hold=not release or counts_served,
        box_by_id={box.id: box for box in boxes},
        result=WonColumns(tuple(document.result.columns.get(column.id, 0) for column in columns), document.result.all)
        if document.result
        else None,
    )
    return (
        _with_steps(variant) if any(tier.each for rule in document.bonuses.values() for tier in rule.tiers) else variant
    )


def _with_steps(variant: Variant) -> Variant:
    rules = variant.document.bonuses
    bonuses = [
        replace(
            bonus,
            tiers=_from_base(steps_of(rules[bonus.rule].tiers, reach_of(variant, bonus) + bonus.base), bonus.base),
        )
        if any(tier.each for tier in rules[bonus.rule].tiers)
        else bonus
        for bonus in variant.bonuses
    ]
    found = replace(variant, bonuses=tuple(bonuses))
    # Bonuses do not change the tables, which took the most work and are needed for their own reach.
    vars(found)["tables"] = variant.tables
    return found


def reach_of(variant: Variant, bonus: SumBonus) -> int:
    """The most that a bonus can add up to from its base, as if every box got its best entry."""
    return sum(
        variant.boxes[box].entries
        * max(
            bonus.step(box, points)
            for points in (variant.boxes[box].struck, max(rows[box][0] for rows in variant.tables.most))
        )
        for box in bonus.members
    )


def dice_set(dice: DiceTable) -> DiceSet:
    """The dice that a document describes: those that are alike first, then each odd kind."""
    odd = [(kind.count, kind.faces) for kind in dice.odd_kinds]
    return DiceSet((dice.count - sum(count for count, _ in odd), dice.faces), *odd)


def column_tables(document: Document) -> Mapping[str, ColumnTable]:
    """The columns of a document; one free column where it names none."""
    return document.columns or {"points": ColumnTable(names=Names(**shipped_name("name-points")))}


def may_strike_elsewhere(document: Document) -> bool:
    """Returns True if a box other than the announced one may be struck in a turn with an announcement."""
    return any(not table.announce or table.strikes == "any" for table in column_tables(document).values())


def announces_always(document: Document) -> bool:
    """Returns True if every box of the sheet must be announced."""
    return all(table.announce for table in column_tables(document).values())


def may_throw_some_again(document: Document, column: ColumnTable) -> bool:
    """Returns True if a roll that goes into a column may include dice of an earlier throw."""
    longest = 2 if document.turn.save or document.turn.buy else longest_of(document)
    return document.dice.count > 1 and min(column.throws or longest, longest) > 1


def longest_of(document: Document) -> int:
    """Returns the throws of the longest turn, the last one or one in a column with more throws, if none are bought or
    saved.
    """
    turn = document.turn
    if turn.buy or turn.save:
        return turn.throws
    return max(_usual_longest(document), _last_throws(document) or 0)


def _usual_longest(document: Document) -> int:
    return max(document.turn.throws, *(column.throws or 0 for column in column_tables(document).values()))


def _last_throws(document: Document) -> int | None:
    # A column with a limit of its own keeps that limit in the last turn.
    every = all(column.throws for column in column_tables(document).values())
    return None if every else document.turn.last_throws


def section_of(line: BoxTable) -> Literal["upper", "lower"]:
    """Returns the section of a line; number boxes are upper boxes by default."""
    return line.section or ("lower" if line.number is None else "upper")


def is_five(line: BoxTable, document: Document) -> bool:
    """Returns True if this is the box for all dice equal, which the extra rules depend on."""
    dice = document.dice.in_a_box
    return line.number is None and (line.pattern.of_a_kind == dice or line.pattern.groups == [dice])


def _sheet(document: Document) -> tuple[tuple[Column, ...], tuple[Box, ...]]:
    tables = column_tables(document)
    boxes: list[Box] = []
    columns: list[Column] = []
    cell = 0
    for index, (key, table) in enumerate(tables.items()):
        lines = table.boxes or list(document.boxes)
        index_by_line: dict[str, int] = {}
        for line in lines:
            rule = document.boxes[line]
            index_by_line[line] = len(boxes)
            boxes.append(
                Box(
                    index=len(boxes),
                    id=line if len(tables) == 1 else f"{key}.{line}",
                    line=line,
                    column=index,
                    cell=cell,
                    entries=rule.entries,
                    section=section_of(rule),
                    number=rule.number,
                    names=rule.names.by_language,
                    aliases=tuple(rule.aliases),
                    counts=rule.counts,
                    wins=_at_once(document, table, rule.wins),
                    ends=_at_once(document, table, rule.ends),
                    struck=struck_points(rule),
                )
            )
            cell += rule.entries
        own = tuple(index_by_line.values())
        # Of several boxes for all dice equal the first one is meant by the extra rules.
        fives = [index_by_line[line] for line in lines if is_five(document.boxes[line], document)]
        extras = list(document.extra) if table.extra is None else table.extra
        # Where a turn can be longer elsewhere, a column without a limit gets that of a usual turn.
        columns.append(
            Column(
                index=index,
                id=key,
                names=table.names.by_language,
                boxes=own,
                lines=_lines(table, own, index_by_line, {line: section_of(document.boxes[line]) for line in lines}),
                throws=table.throws or (document.turn.throws if longest_of(document) > document.turn.throws else None),
                announce=bool(table.announce),
                before=table.announce == "before",
                unless_served=table.announce == "unless-served" and not announces_always(document),
                served_only=table.served == "only" and may_throw_some_again(document, table),
                last_throws=None if table.throws else _last_throws(document),
                miss=table.miss if may_strike_elsewhere(document) else "box",
                strikes=table.strikes,
                weight=table.weight,
                served=bool(table.served),
                five=fives[0] if fives else None,
                extra=tuple(extras) if fives else (),
            )
        )
    return tuple(columns), tuple(boxes)


def _at_once(document: Document, column: ColumnTable, rule: AtOnce | None) -> AtOnce | None:
    # A normal form, so that rules which mean the same get the same hash.
    if rule == "served":
        return rule if column.served else None
    if isinstance(rule, int) and not document.turn.save:
        bought = document.turn.buy.per_turn if document.turn.buy else 0
        return "any" if rule >= longest_of(document) + bought else rule
    return rule


def _lines(
    table: ColumnTable, own: tuple[int, ...], index_by_line: Mapping[str, int], sections: Mapping[str, Section]
) -> tuple[tuple[int, ...], ...]:
    if isinstance(table.order, list):
        orders = [groups_of(order, index_by_line, sections) for order in orders_of(table.order)]
        if all(len(groups) == 1 < len(groups[0]) for groups in orders):
            return ()
        return tuple(dict.fromkeys(line for groups in orders for line in _lines_of(groups)))
    if table.order == "free":
        return ()
    # From the middle outwards, up and down; of an odd number of boxes both lines begin with the same one.
    middle = (own[(len(own) - 1) // 2 :: -1], own[len(own) // 2 :])
    found = {"down": (own,), "up": (own[::-1],), "ends": (own, own[::-1]), "middle": middle}[table.order]
    return tuple(dict.fromkeys(found))


def orders_of(order: Sequence[str] | Sequence[Sequence[str]]) -> list[list[str]]:
    """The lists of boxes of an order that names them: one, or several."""
    names = [entry for entry in order if isinstance(entry, str)]
    return [names] if names else [list(entry) for entry in order if entry]


def groups_of(order: Sequence[str], lines: Mapping[str, int], sections: Mapping[str, Section]) -> list[list[int]]:
    """The boxes of an order, group by group: a box alone, or all of a section, which are free among themselves."""
    return [
        [lines[entry]] if entry in lines else [index for line, index in lines.items() if sections[line] == entry]
        for entry in order
    ]


def _lines_of(groups: Sequence[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    # Of each line the first box with room is open. With every box of a group at the head of its group in some line,
    # all of them are open, and what follows waits until the group is full.
    for place in range(max(map(len, groups), default=0)):
        yield tuple(box for group in groups for box in (*group[place % len(group) :], *group[: place % len(group)]))


def _bonuses(document: Document, columns: tuple[Column, ...], boxes: tuple[Box, ...]) -> list[SumBonus]:
    tables = column_tables(document)
    bonuses: list[SumBonus] = []
    for key, rule in document.bonuses.items():
        if rule.points is not None:
            bonuses.extend(_computed(document, key, columns, boxes))
            continue
        holding = [column for column in columns if (own := tables[column.id].bonuses) is None or key in own]
        inside = [boxes[index] for column in holding for index in column.boxes]
        counted = [box for box in inside if is_among(rule.boxes or rule.section, box.line, box.section)]
        taken_off = [box for box in inside if rule.minus and is_among(rule.minus, box.line, box.section)]
        bonuses.extend(
            _by_sum(
                f"{key}.{scope}" if isinstance(scope, str) else key,
                _names_of(document, rule, scope),
                scope if isinstance(scope, int) else None,
                rule,
                [box for box in counted if _scope(rule, box) == scope],
                [box for box in taken_off if _scope(rule, box) == scope],
            )
            # One bonus for each column or line; one in all for the sheet.
            for scope in dict.fromkeys(_scope(rule, box) for box in counted)
        )
    return bonuses


def _by_sum(
    key: str,
    names: Mapping[str, str],
    column: int | None,
    rule: Bonus,
    counted: Sequence[Box],
    taken_off: Sequence[Box],
) -> SumBonus:
    base = sum(box.struck * box.entries for box in counted) - sum(box.struck * box.entries for box in taken_off)
    base = base if rule.count == "points" else 0
    if rule.each is None:
        tiers = steps_of(rule.tiers)
    else:
        # `each` is a tier for every number of entries.
        tiers = tuple((number, number * rule.each) for number in range(1, 1 + sum(box.entries for box in counted)))
    return SumBonus(
        key,
        names,
        column,
        tuple(box.index for box in counted),
        rule.count,
        _from_base(tiers, base),
        tuple(box.index for box in taken_off),
        struck={box.index: box.struck for box in (*counted, *taken_off) if box.struck},
        base=base,
    )


def _from_base(tiers: tuple[tuple[int, int], ...], base: int) -> tuple[tuple[int, int], ...]:
    return tuple((threshold - base, points) for threshold, points in tiers)


def _names_of(document: Document, rule: Bonus, scope: int | str | None) -> Mapping[str, str]:
    names = rule.names.by_language
    if not isinstance(scope, str):
        return names
    line = document.boxes[scope].names.by_language
    return {language: f"{name} ({line[language]})" for language, name in names.items()}


def is_among(boxes: Literal["upper", "lower", "all"] | list[str] | None, line: str, section: Section) -> bool:
    """Returns True if a section, or a list of boxes, includes a line of this section."""
    return line in boxes if isinstance(boxes, list) else boxes in (None, "all", section)


def _scope(rule: Bonus, box: Box) -> int | str | None:
    scopes: dict[str, int | str | None] = {"column": box.column, "row": box.line, "sheet": None}
    return scopes[rule.per]


def steps_of(tiers: Sequence[Tier], reach: int = 0) -> tuple[tuple[int, int], ...]:
    """Returns a bonus as steps: its points from each sum on where they change.

    Args:
        reach: the sum up to which tiers grow.
    """
    ordered = sorted(tiers, key=lambda tier: tier.least)
    # Points change only where a tier begins, grows, or has just ended.
    edges = {*(tier.least for tier in tiers), *(tier.to + 1 for tier in tiers if tier.to is not None)}
    for tier in tiers:
        edges |= {tier.least + step * (tier.each or 0) for step in range(1, 1 + min(growth(tier, reach), MAX_STEPS))}
    return tuple(
        (edge, next((_points_at(tier, edge) for tier in ordered[::-1] if tier.includes(edge)), 0))
        for edge in sorted(edges)
    )


def growth(tier: Tier, reach: int) -> int:
    """Returns how often a tier grows up to a sum."""
    last = reach if tier.to is None else min(tier.to, reach)
    return 0 if tier.each is None else max(0, last - tier.least) // tier.each


def _points_at(tier: Tier, reached: int) -> int:
    return tier.points + ((reached - tier.least) // tier.each * (tier.more or 0) if tier.each else 0)


def _computed(document: Document, key: str, columns: tuple[Column, ...], boxes: tuple[Box, ...]) -> Iterator[SumBonus]:
    tables, rule = column_tables(document), document.bonuses[key]
    for column in columns:
        index_by_line = {boxes[index].line: index for index in column.boxes}
        own = tables[column.id].bonuses
        if (own is None or key in own) and index_by_line.keys() >= {*lines_of(rule.points), *lines_of(rule.when)}:
            # Only columns with all of its boxes have the bonus.
            formula = formula_of(rule.points, rule.when, index_by_line)
            scope = formula.boxes if formula else ()
            yield SumBonus(key, rule.names.by_language, column.index, scope, rule.count, (), formula=formula)
