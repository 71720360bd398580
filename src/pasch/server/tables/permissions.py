"""The rights of keys at a table."""

from collections.abc import Iterable
from dataclasses import dataclass

from pasch.rules.errors import Problem
from pasch.server.store import Grant
from pasch.server.wire.rejection import Rejected


@dataclass(frozen=True, slots=True)
class Permit:
    """The rights of a visitor.

    Attributes:
        shown: a key was shown, whether or not it opens anything.
        known: at least one of the keys belongs to this table; without keys, or with others, one watches.
        host: may replace seats, and invite to a game.
        writes: may act at all, which is all that a block asks for.
        invited: may sit down at a free seat.
        seats: may act for these.
    """

    shown: bool
    known: bool
    host: bool
    writes: bool
    invited: bool
    seats: frozenset[int]

    def check_seat(self, seat: int) -> None:
        """Checks that the seat is theirs; like all checks here it raises `Rejected` otherwise."""
        self._check(Problem("not-your-seat", {"seat": seat + 1}), seat in self.seats)

    def check_host(self) -> None:
        """Checks that they opened the table."""
        self._check(Problem("host-only"), self.host)

    def check_writes(self) -> None:
        """Checks that they may write on a block."""
        self._check(Problem("only-watching"), self.writes)

    def check_invited(self) -> None:
        """Checks that they hold an invitation."""
        self._check(Problem("no-invitation"), self.invited)

    def _check(self, problem: Problem, allowed: bool) -> None:
        self.check_known()
        if not allowed:
            raise Rejected(403, problem)

    def check_known(self) -> None:
        """Checks that they sent a key of this table."""
        if not self.shown:
            raise Rejected(401, Problem("key-missing"))
        if not self.known:
            raise Rejected(403, Problem("foreign-key"))


def permit_of(grants: Iterable[Grant], *, shown: bool) -> Permit:
    """Returns the rights that all keys shown give together."""
    found = list(grants)
    roles = {grant.role for grant in found}
    seats = frozenset(seat for grant in found for seat in grant.seats if grant.role != "invitation")
    return Permit(shown, bool(found), "host" in roles, bool(roles & {"host", "seat"}), "invitation" in roles, seats)
