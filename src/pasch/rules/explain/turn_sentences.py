"""Explains who plays, the dice, and the course of a turn."""

from collections.abc import Iterator

from pasch.rules.explain.sentences import RulesWords, Section, paragraph
from pasch.rules.variant.variant import Variant

_USUAL_FACES = (1, 2, 3, 4, 5, 6)


def goal(words: RulesWords, variant: Variant) -> Section:
    """Explains the aim of the game, the players and who begins."""
    return Section(words("heading-goal"), (*paragraph(_aim(words, variant)), *paragraph(_seats(words, variant))))


def turn(words: RulesWords, variant: Variant) -> Section:
    """One turn, from the first throw to the entry."""
    throwing = (*_dice(words, variant), *_throws(words, variant))
    entry = [words("entry"), words("entry-strike")]
    if any(box.struck for box in variant.boxes):
        entry.append(words("entry-below-zero"))
    parts = (throwing, _bought(words, variant), entry)
    return Section(words("heading-turn"), tuple(text for part in parts for text in paragraph(part)))


def throws_in_turn(variant: Variant) -> int:
    """Returns the number of throws in a turn, without saved and bought ones, as columns and put-aside dice allow."""
    throws, aside = variant.turn.throws, variant.turn.put_aside
    limits = [column.throws or throws for column in variant.columns]
    if variant.document.turn.throws in limits:
        throws = variant.document.turn.throws
    if aside:
        # After this many throws all dice are put aside.
        throws = min(throws, (variant.dice.count - 1) // aside + 1)
    return min(throws, max(limits))


def _aim(words: RulesWords, variant: Variant) -> Iterator[str]:
    alone = variant.seats[-1] == 1
    yield words("goal-alone" if alone else "goal-won" if variant.result else "goal")
    if not variant.counts_points:
        yield words("goal-bonuses")
    yield from _won(words, variant)


def _won(words: RulesWords, variant: Variant) -> Iterator[str]:
    rule = variant.result
    if rule is None:
        return
    played = [(column, points) for column, points in zip(variant.columns, rule.columns, strict=True) if points]
    prizes = [words("won-column", name=column.names[words.language], points=points) for column, points in played]
    yield words("goal-columns", columns=words.all_of(prizes))
    if rule.all and len(played) > 1:
        yield words("goal-all-columns", points=rule.all)


def _seats(words: RulesWords, variant: Variant) -> Iterator[str]:
    least, most = variant.seats[0], variant.seats[-1]
    if most == 1:
        yield words("seats-alone")
        return
    if least == most:
        yield words("seats-exactly", most=most)
    elif least == 1:
        yield words("seats-or-alone", most=most)
    else:
        yield words("seats", least=least, most=most)
    yield words("start")
    yield words(f"direction-{variant.direction}")


def _dice(words: RulesWords, variant: Variant) -> Iterator[str]:
    dice = variant.document.dice
    throws = throws_in_turn(variant)
    yield words("dice-once" if throws == 1 else "dice", dice=dice.count, throws=throws)
    if dice.in_a_box < dice.count:
        yield words("dice-counted", counted=dice.in_a_box)
    if dice.symbols:
        yield _symbols(words, variant)
    if tuple(sorted(dice.faces)) != _USUAL_FACES:
        yield words("dice-faces", faces=words.sides(dice.faces), dice=dice.count)
    for odd in dice.odd_kinds:
        yield words("dice-odd", dice=odd.count, faces=words.sides(odd.faces))
    if dice.wild:
        yield words(
            "dice-wild", faces=words.all_of([words.face(shown) for shown in sorted(dice.wild)]), count=len(dice.wild)
        )
    if dice.colours:
        colours = [
            words("colour", name=colour.names.by_language[words.language], faces=words.faces(colour.faces))
            for colour in dice.colours.values()
        ]
        yield words("dice-colours", colours=words.all_of(colours))


def _symbols(words: RulesWords, variant: Variant) -> str:
    symbols = [variant.symbols[face] for face in sorted(variant.symbols)]
    named = [(symbol.names.by_language[words.language], symbol.sign.by_language[words.language]) for symbol in symbols]
    shown = [name if name == sign else words("symbol", name=name, sign=sign) for name, sign in named]
    numbers = words.all_of([str(symbol.face) for symbol in symbols])
    return words("dice-symbols", symbols=words.all_of(shown), numbers=numbers, count=len(symbols))


def _throws(words: RulesWords, variant: Variant) -> Iterator[str]:
    rules = variant.turn
    throws = throws_in_turn(variant)
    if throws > 1:
        yield words("throws-rest")
    if rules.put_aside and throws > 1:
        yield words("throws-put-aside", aside=rules.put_aside)
    elif throws > 2 or rules.save or rules.buy:
        yield words("throws-release" if rules.release else "throws-no-release")
    if throws > 1:
        yield words("throws-stop")
    if rules.save:
        yield words("throws-save", throws=rules.throws)
    if rules.last_differs and (last := variant.document.turn.last_throws):
        limited = any(column.last_throws is None for column in variant.columns)
        yield words("throws-last", throws=last, some="yes" if limited else "no")


def _bought(words: RulesWords, variant: Variant) -> Iterator[str]:
    buy = variant.turn.buy
    if buy is None:
        return
    columns = 1 if buy.is_shared else len(variant.columns)
    name = buy.names.by_language[words.language]
    yield words("buy", count=buy.per_turn, throws=variant.turn.throws)
    yield words("buy-allowance", count=buy.per_column, columns=columns, name=name)
    if columns > 1:
        yield words("buy-charged")
    elif len(variant.columns) > 1:
        yield words("buy-shared", count=buy.per_column)
    if buy.unused:
        yield words("buy-unused", points=buy.unused)
