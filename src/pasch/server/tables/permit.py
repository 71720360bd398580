"""What the keys that somebody shows open at a table."""

from collections.abc import Iterable
from dataclasses import dataclass

from pasch.rules.errors import Problem
from pasch.server.store import Grant
from pasch.server.wire.rejected import Rejected


@dataclass(frozen=True, slots=True)
class Permit:
    """What somebody may do.

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
        """Whether this seat is theirs.

        Raises:
            Rejected: it is not.
        """
        self.check_known()
        if seat not in self.seats:
            raise Rejected(403, Problem("not-your-seat", {"seat": seat + 1}))

    def check_host(self) -> None:
        """Whether they opened the table.

        Raises:
            Rejected: they did not.
        """
        self.check_known()
        if not self.host:
            raise Rejected(403, Problem("host-only"))

    def check_writes(self) -> None:
        """Whether they may write on a block.

        Raises:
            Rejected: they may not.
        """
        self.check_known()
        if not self.writes:
            raise Rejected(403, Problem("only-watching"))

    def check_invited(self) -> None:
        """Whether they hold an invitation.

        Raises:
            Rejected: they do not.
        """
        self.check_known()
        if not self.invited:
            raise Rejected(403, Problem("no-invitation"))

    def check_known(self) -> None:
        """Whether they showed a key of this table.

        Raises:
            Rejected: they did not.
        """
        if not self.shown:
            raise Rejected(401, Problem("key-missing"))
        if not self.known:
            raise Rejected(403, Problem("foreign-key"))


def permit_of(grants: Iterable[Grant], *, shown: bool) -> Permit:
    """What the grants of all keys that were shown open together."""
    found = list(grants)
    roles = {grant.role for grant in found}
    seats = frozenset(seat for grant in found for seat in grant.seats if grant.role != "invitation")
    return Permit(shown, bool(found), "host" in roles, bool(roles & {"host", "seat"}), "invitation" in roles, seats)
