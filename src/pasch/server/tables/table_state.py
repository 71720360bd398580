"""`TableState`: what the events of a table add up to, a game or a score block, as a table sees either.

Taking an event changes a fold, and nothing else does: what somebody does is tried, and gives a `TableStep`, the events
that it would bring. Whoever asked stores them, and only what is stored is taken.
"""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from pasch.play.match import Match
from pasch.play.records.record_io import Record
from pasch.rules.errors import Problem
from pasch.rules.game.state import GameState
from pasch.rules.variant.variant import Variant
from pasch.server.compute.compute_service import Choice
from pasch.server.tables.permissions import Permit
from pasch.server.tables.throw_counts import Thrown
from pasch.server.wire.rejection import Rejected
from pasch.server.wire.requests import Action, JoinRequest, Rematch
from pasch.server.wire.table_events import Ended, Happened, Opened, TableEvent

Choose = Callable[[GameState, str], Awaitable[Choice]]
"""What a computer player of some level does in a state, and which level decided."""


@dataclass(frozen=True)
class TableStep:
    """The events of an action.

    Attributes:
        thrown: the dice thrown for it.
        match: the game after it, where the rules were asked: taken as it is, once the events are stored.
    """

    events: Sequence[Happened]
    thrown: Thrown = field(default_factory=Thrown)
    match: Match | None = None

    @property
    def ends(self) -> bool:
        """Whether the game is over with it."""
        return any(isinstance(happened.event, Ended) for happened in self.events)


def by_nobody(*events: TableEvent) -> TableStep:
    """Builds a step that nobody in particular caused."""
    return TableStep([Happened(event, None) for event in events])


class TableState(ABC):
    """A game or a score block.

    Attributes:
        in_order: whether somebody must have seen everything before they do something.
        actions: what can be done there, by kind.
        opened: how it began; every table's first event.
        next_table: where the same people play on; None as long as nobody asked for it.
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

    def check_rights(self, permit: Permit, seat: int, action: Action) -> None:
        """Whether somebody may do this at all, whatever the state.

        Raises:
            Rejected: they may not.
        """
        permit.check_known()
        if not isinstance(action, self.actions):
            raise Rejected(422, Problem("other-kind-of-table", place="action.type"))
        self.check_own_rights(permit, seat, action)

    @abstractmethod
    def check_own_rights(self, permit: Permit, seat: int, action: Action) -> None:
        """Whether what their keys open is enough for this action; raises `Rejected` otherwise."""

    @abstractmethod
    def check_inviting(self, permit: Permit) -> None:
        """Whether somebody may invite others; raises `Rejected` otherwise."""

    @abstractmethod
    def people(self, seats: Iterable[int], *, writes: bool = True) -> list[int]:
        """The seats of those who act for these, in order; `writes`: they may act at all."""

    @property
    def is_due(self) -> bool:
        """Whether something comes unasked."""
        return False

    @property
    def on_turn(self) -> int | None:
        """The seat that the table waits for; None where it waits for nobody in particular."""
        return None

    @property
    def is_over(self) -> bool:
        """Nothing more will happen in the game."""
        return False

    @property
    def is_undoable(self) -> bool:
        """Whether what comes unasked waits, so that somebody can take something back before."""
        return False

    # What an action would bring

    @abstractmethod
    def act(self, key: str, seat: int, action: Action) -> TableStep:
        """Returns the step of an action; `key` identifies it.

        Raises:
            PaschError: it cannot be done now.
        """

    @abstractmethod
    def join(
        self, request: JoinRequest, own: Collection[int], taken: Collection[int]
    ) -> tuple[int | None, TableStep | None]:
        """Where somebody with an invitation sits, None for nowhere in particular; and what that brings, if anything.

        Args:
            own: the seats that their key opened before.
            taken: the seats that anybody's invitation opened before.

        Raises:
            PaschError: no seat is free, or they cannot sit there.
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
        """How the same people begin once more.

        Args:
            commitment: to the secret behind the dice; None on a block.

        Raises:
            PaschError: they cannot now.
        """

    def record(self, language: str) -> Record:  # noqa: ARG002 - a game needs it
        """The game as a record.

        Args:
            language: of those who have no name of their own.

        Raises:
            PaschError: it is none, or it has not begun.
        """
        raise Rejected(422, Problem("block-has-no-record"))
