"""`BlockTable`: a score block for real dice, written on by any number of devices in any order.

The block trusts what people write, as paper does; it only rejects values that no roll can score, unless the writer
confirms them.
"""

from collections.abc import Collection, Iterable
from dataclasses import fields, replace
from math import gcd
from typing import Any

from pasch.play.blocks.card_reader import written_values
from pasch.play.blocks.sheet_lines import sheet_lines
from pasch.rules.dice.dice_notation import format_dice, parse_dice
from pasch.rules.dice.multisets import Dice
from pasch.rules.errors import Facts, IllegalActionError, Problem, spans
from pasch.rules.game.engine import no_such_roll
from pasch.rules.game.turn import box_named
from pasch.rules.tagged_union import Tagged
from pasch.rules.variant.box_names import box_fact
from pasch.rules.variant.variant import Variant, cached_per_variant
from pasch.server.tables.game_series import check_series
from pasch.server.tables.permissions import Permit
from pasch.server.tables.table_opening import check_names, stored_variant
from pasch.server.tables.table_state import TableState, TableStep, by_nobody
from pasch.server.wire.field_types import BoxCell, ComputerSeat, LineCell, PersonSeat
from pasch.server.wire.rejection import Rejected
from pasch.server.wire.requests import Action, JoinRequest, Rematch
from pasch.server.wire.table_events import Happened, Opened, PlayerSet, PlaysOn, SetPlayer, Write, Written


class BlockTable(TableState):
    """One score block."""

    in_order = False
    actions = (SetPlayer, Write, Rematch)

    def __init__(self) -> None:
        self.players: set[int] = set()

    def take(self, happened: Happened) -> None:
        """Takes the next event."""
        match happened.event:
            case Opened() as opened:
                self.opened = opened
                self.variant = stored_variant(opened)
                self.players = set(range(len(opened.seats)))
            case PlayerSet(player):
                self.players.add(player)
            case PlaysOn(table):
                self.next_table = table
            case Written():
                pass  # What a cell holds is for those who look at it; it decides nothing here.
            case other:
                raise ValueError(f"an event {other.type!r} on a block")

    def check_own_rights(self, permit: Permit, seat: int, action: Action, waited_s: float) -> None:  # noqa: ARG002 - as of any fold
        permit.check_writes()

    def check_inviting(self, permit: Permit) -> None:
        permit.check_writes()

    def people(self, seats: Iterable[int], *, writes: bool = True) -> list[int]:  # noqa: ARG002 - as of any fold
        """All players, for those who may write."""
        return sorted(self.players) if writes else []

    def act(self, key: str, seat: int, action: Action) -> TableStep:  # noqa: ARG002 - as of any fold
        """Returns the events of an action.

        Raises:
            PaschError: there is no such player or cell, the value is impossible and unconfirmed, or nothing is to
                change.
        """
        if isinstance(action, Write):
            self._check(action)
            return by_nobody(Written(**_fields(action), id=key))
        assert isinstance(action, SetPlayer)
        if action.name is None:
            self._check_known(action.player)
            if action.place is None and action.absent is None:
                raise IllegalActionError(Problem("player-unchanged", {"found": action.player + 1}))
        return by_nobody(PlayerSet(**_fields(action), id=key))

    def join(self, request: JoinRequest, own: Collection[int], taken: Collection[int]) -> tuple[None, None]:  # noqa: ARG002 - as of any fold
        return None, None

    def rematch(self, commitment: str | None, asked: Rematch) -> Opened:
        """Returns the opening of the next block, with the seats and the series that the client sends: clients add games
        up.
        """
        if self.next_table is not None:
            raise Rejected(422, Problem("rematch-already"))
        seats: list[PersonSeat | ComputerSeat] = [*asked.seats] if asked.seats else self.opened.seats
        check_names(seats, "action.seats")
        check_series(asked.series, len(seats), "action.series")
        return replace(self.opened, seats=seats, series=asked.series, commitment=commitment)

    def _check_known(self, player: int) -> None:
        if player not in self.players:
            raise IllegalActionError(Problem("no-such-player", {"found": player + 1}, place="player"))

    def _check(self, action: Write) -> None:
        self._check_known(action.player)
        dice = None
        if action.dice is not None:
            dice = parse_dice(action.dice)
            if dice not in self.variant.tables.index_by_roll or format_dice(dice) != action.dice:
                raise IllegalActionError(replace(no_such_roll(self.variant, dice), place="dice"))
        if isinstance(action.cell, LineCell):
            self._check_line(action, action.cell)
        else:
            self._check_box(action, action.cell, dice)

    def _check_box(self, action: Write, cell: BoxCell, dice: Dice | None) -> None:
        box = self.variant.boxes[box_named(self.variant, cell.box)]
        fact = box_fact(self.variant, box)
        if cell.entry >= box.entries:
            raise IllegalActionError(Problem("no-such-entry", {"box": fact, "most": box.entries}, place="cell.entry"))
        if action.points is None or action.sure:
            return
        if dice is None:
            allowed = written_values(self.variant, box)
        else:
            tables = self.variant.tables
            roll = tables.index_by_roll[dice]
            rows = zip(tables.points, tables.bonus, strict=True)
            pairs = [(points[box.index][roll], beside[box.index][roll]) for points, beside in rows]
            allowed = tuple(sorted({box.struck, *(points for points, _ in pairs), *map(sum, pairs)}))
        if action.points not in allowed:
            facts: Facts = {"box": fact, "found": action.points, "allowed": spans(allowed)}
            raise IllegalActionError(Problem("cell-impossible", facts, place="points"))

    def _check_line(self, action: Write, cell: LineCell) -> None:
        column = next((column for column in self.variant.columns if column.id == cell.column), None)
        lines = {line.kind for line in sheet_lines(self.variant)}
        of_sheet = cell.line == "throws" and "sheet-throws" in lines and column == self.variant.columns[0]
        if column is None or (cell.line not in lines and not of_sheet):
            raise IllegalActionError(Problem("no-such-cell", place="cell"))
        if action.points is None or (action.sure and action.points >= 0):
            return
        buy = self.variant.turn.buy
        if cell.line == "extra":
            fits = action.points % _steps(self.variant) == 0 and (action.points == 0 or bool(column.extra))
        else:
            fits = buy is not None and action.points in {count * buy.unused for count in range(buy.per_column + 1)}
        if action.points < 0 or not fits:
            raise IllegalActionError(Problem("line-impossible", {"found": action.points}, place="points"))


def _fields(action: Tagged) -> dict[str, Any]:
    return {field.name: getattr(action, field.name) for field in fields(action)}


@cached_per_variant
def _steps(variant: Variant) -> int:
    # Sums of all bonuses are multiples of it.
    return gcd(*(beside for rows in variant.tables.bonus for row in rows for beside in row))
