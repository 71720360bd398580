"""`TableState`: the state of a game or a score block, folded from the events of a table.

Only taking an event changes it. An action is tried out and returns a `TableStep`, the events that it would cause; the
caller stores them, and only stored events are taken.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from pasch.play.match import Match
from pasch.play.records.record_io import Record
from pasch.rules.dice.dice_notation import format_faces
from pasch.rules.dice.multisets import face, kind, remainder
from pasch.rules.errors import Problem
from pasch.rules.game.events import Chance, Rolled
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.server.compute.compute_service import Choice
from pasch.server.tables.permissions import Permit
from pasch.server.wire.rejection import Rejected
from pasch.server.wire.requests import Action, JoinRequest, Rematch
from pasch.server.wire.table_events import Ended, Happened, Opened, TableEvent

Thrown = Counter[tuple[str, int]]
"""Number of throws of each face, by kind of die (its faces in a row: ``123456``) and face."""
Choose = Callable[[GameState, str], Awaitable[Choice]]
"""Returns the decision of a computer player in a state, and the level that decided."""


@dataclass(frozen=True)
class TableStep:
    """The events of an action.

    Attributes:
        thrown: dice thrown for it.
        match: the game after it, adopted once the events are stored; None if the rules were not asked.
    """

    events: Sequence[Happened]
    thrown: Thrown = field(default_factory=Thrown)
    match: Match | None = None

    @property
    def ends(self) -> bool:
        """Returns whether it ends the game."""
        return any(isinstance(happened.event, Ended) for happened in self.events)


def by_nobody(*events: TableEvent) -> TableStep:
    """Builds a step without an actor."""
    return TableStep([Happened(event, None) for event in events])


class TableState(ABC):
    """A game or a score block.

    Attributes:
        in_order: an actor must have seen all events before.
        actions: kinds of actions that are possible here.
        opened: every table's first event.
        next_table: table of the rematch, once somebody asked for it.
    """

    in_order: ClassVar[bool]
    actions: ClassVar[tuple[type, ...]]
    variant: Variant
    opened: Opened
    next_table: str | None = None

    # What happened

    @abstractmethod
    def take(self, happened: Happened) -> None:
        """Takes the next event."""

    def follow(self, step: TableStep) -> None:
        """Takes the events of a step that was made in this very state."""
        for happened in step.events:
            self.take(happened)

    # Who may do what

    def check_rights(self, permit: Permit, seat: int, action: Action, waited_s: float) -> None:
        """Checks that somebody may do this, whatever the rules say.

        Args:
            waited_s: seconds since anything happened.

        Raises:
            Rejected: they may not.
        """
        permit.check_known()
        if not isinstance(action, self.actions):
            raise Rejected(422, Problem("other-kind-of-table", place="action.type"))
        self.check_own_rights(permit, seat, action, waited_s)

    @abstractmethod
    def check_own_rights(self, permit: Permit, seat: int, action: Action, waited_s: float) -> None:
        """Checks that their keys permit this action, by now.

        Raises:
            Rejected: they do not.
        """

    @abstractmethod
    def check_inviting(self, permit: Permit) -> None:
        """Checks that somebody may invite others.

        Raises:
            Rejected: they may not.
        """

    @abstractmethod
    def people(self, seats: Iterable[int], *, writes: bool = True) -> list[int]:
        """Returns the seats, in order, whose people act for these seats.

        Args:
            writes: they may act at all.
        """

    @property
    def is_due(self) -> bool:
        """Returns whether the server has to continue the game itself."""
        return False

    @property
    def on_turn(self) -> int | None:
        """The seat that the table waits for; None if it waits for nobody in particular."""
        return None

    @property
    def is_over(self) -> bool:
        """Returns whether the game is over and final."""
        return False

    @property
    def is_undoable(self) -> bool:
        """Returns whether the end waits so that an entry can be taken back first."""
        return False

    # What an action would bring

    @abstractmethod
    def act(self, key: str, seat: int, action: Action) -> TableStep:
        """Returns the step of an action; `key` identifies it.

        Raises:
            PaschError: it is impossible now.
        """

    @abstractmethod
    def join(
        self, request: JoinRequest, own: Collection[int], taken: Collection[int]
    ) -> tuple[int | None, TableStep | None]:
        """Returns the seat of an invitation's holder (None on a block), and the step that seats them, if one is needed.

        Args:
            own: seats that their key opened before.
            taken: seats that any invitation opened before.

        Raises:
            PaschError: no seat is free, or they cannot take it.
        """

    async def unasked(self, choose: Choose, *, give_up: bool) -> TableStep:  # noqa: ARG002 - a game needs both
        """Returns the step due without an action; on a block there is none.

        Args:
            choose: asks a computer player.
            give_up: it failed to decide.
        """
        return TableStep([])

    @abstractmethod
    def rematch(self, commitment: str | None, asked: Rematch) -> Opened:
        """Returns the opening of the next game of the same people.

        Args:
            commitment: to the secret of the dice; None on a block.

        Raises:
            PaschError: they cannot now.
        """

    def record(self, language: str) -> Record:  # noqa: ARG002 - a game needs it
        """Returns the record of the game.

        Args:
            language: of the names of nameless players.

        Raises:
            PaschError: it is a block, or has not begun.
        """
        raise Rejected(422, Problem("block-has-no-record"))


def count_throw(before: GameState, event: Chance) -> Thrown:
    """Counts the dice of a throw without those that were held."""
    rolled = remainder(event.dice, before.turn.keeping or ()) if isinstance(event, Rolled) else (event.face,)
    kinds = [format_faces(map(face, codes)) for codes in before.variant.dice.codes_by_kind]
    return Thrown((kinds[kind(code)], face(code)) for code in rolled)
