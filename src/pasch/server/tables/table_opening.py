"""Opening of a table: its rules, its seats, and its first event."""

from collections.abc import Sequence
from contextlib import suppress
from weakref import WeakKeyDictionary

from pasch.play.dice.fair_dice import commitment
from pasch.players.player import PLAYERS, find_player
from pasch.rules.catalogue.shipped_variants import shipped
from pasch.rules.document.value_types import MAX_SEATS
from pasch.rules.errors import PaschError, Problem, VariantError
from pasch.rules.reading.toml_parsing import read_tree
from pasch.rules.reading.toml_writing import write_document
from pasch.rules.variant.variant import Variant
from pasch.server.compute.compute_service import players_here
from pasch.server.tables.game_series import check_series
from pasch.server.tables.received_rules import house_rule, read_house_rule
from pasch.server.wire.field_types import ComputerSeat, PersonSeat, Rules, RulesByDocument, RulesById
from pasch.server.wire.requests import Opening
from pasch.server.wire.table_events import Happened, Opened, VariantFact

_whole: "WeakKeyDictionary[Variant, str]" = WeakKeyDictionary()
"""The documents of variants in full: writing one takes longer than opening a table."""


async def variant_of(rules: Rules) -> Variant:
    """Returns the shipped variant of this id, or compiles the document.

    Raises:
        VariantError: there is none of this id, or the document is invalid.
    """
    return shipped(rules.id) if isinstance(rules, RulesById) else await house_rule(rules.toml)


async def get_ready(first: Happened) -> None:
    """Compiles the house rule of a table away from the event loop, so that `stored_variant` finds it."""
    if isinstance(first.event, Opened) and isinstance(first.event.rules, RulesByDocument):
        await house_rule(first.event.toml)


def stored_variant(opened: Opened) -> Variant:
    """The variant of a table that was opened before.

    Raises:
        PaschError: the rules that it was opened under are not known any more.
    """
    about = opened.variant
    if isinstance(opened.rules, RulesById):
        with suppress(VariantError):  # that of a folder which the server had, and has no more
            if shipped(about.id).rules_hash == about.rules_hash:
                return shipped(about.id)
    variant = read_house_rule(opened.toml)
    if variant.rules_hash != about.rules_hash:
        raise PaschError(Problem("table-of-other-rules", {"variant": about.names.model_dump()}))
    return variant


def check_opening(opening: Opening, variant: Variant) -> None:
    """Checks that these seats can play this.

    Raises:
        PaschError: they cannot, with the reason.
    """
    seats = opening.seats
    if opening.kind == "game":
        if len(seats) not in variant.seats:
            facts = {"found": len(seats), "least": variant.seats[0], "most": min(variant.seats[-1], MAX_SEATS)}
            raise PaschError(Problem("wrong-number-of-seats", facts, place="opening.seats"))
        if opening.first is not None and opening.first >= len(seats):
            facts = {"found": opening.first + 1, "most": len(seats)}
            raise PaschError(Problem("no-such-seat", facts, place="opening.first"))
        if all(isinstance(seat, ComputerSeat) for seat in seats):
            raise PaschError(Problem("table-without-people", place="opening.seats"))
    for place, seat in enumerate(seats):
        if isinstance(seat, ComputerSeat):
            if opening.kind == "block":
                raise PaschError(Problem("computer-on-block", place=f"opening.seats.{place}"))
            check_level(seat.level)
    check_names(seats, "opening.seats")
    check_series(opening.series, len(seats), "opening.series")
    if opening.kind == "game" and opening.series is not None and opening.series.played:
        raise PaschError(Problem("series-does-not-fit", place="opening.series.played"))


def check_level(level: str) -> None:
    """Checks that this server has such a computer player.

    Raises:
        PaschError: it has not.
    """
    if level not in PLAYERS:
        find_player(level)
    if level not in players_here():
        raise PaschError(Problem("solver-missing"))


def check_names(seats: Sequence[PersonSeat | ComputerSeat], place: str) -> None:
    """Checks that all known names differ; `place` is where the request has the seats.

    Raises:
        PaschError: two are equal.
    """
    seen: set[str] = set()
    for index, seat in enumerate(seats):
        name = seat.name.casefold()
        if name and name in seen:
            raise PaschError(Problem("name-taken", {"name": seat.name}, place=f"{place}.{index}.name"))
        seen.add(name)


def _whole_document(variant: Variant) -> str:
    if variant not in _whole:
        _whole[variant] = write_document(variant.document)
        # In full it may be larger than a document may be, or have longer lines: then it stays as it was sent.
        try:
            read_tree(_whole[variant], "")
        except VariantError:
            _whole[variant] = variant.text
    return _whole[variant]


def opening_event(opening: Opening, variant: Variant, secret: str | None) -> Opened:
    """The first event of a table."""
    return Opened(
        kind=opening.kind,
        rules=opening.rules,
        variant=VariantFact.of(variant),
        toml=_whole_document(variant),
        seats=opening.seats,
        direction=opening.direction or variant.direction,
        # Nobody's turn is first on a block.
        first=opening.first if opening.kind == "game" else None,
        hints=opening.hints,
        pace=opening.pace,
        series=opening.series,
        commitment=None if secret is None else commitment(secret),
    )
