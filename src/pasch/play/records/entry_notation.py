"""The entry after ``=`` in a record: a box by id or name, its points or a strike, and extra points."""

import re
from contextlib import suppress
from dataclasses import dataclass

from pasch.rules.errors import NotationError, Problem
from pasch.rules.game.turn import Entry
from pasch.rules.variant.box_names import find_box
from pasch.rules.variant.variant import Box, Variant

_ENTRY = re.compile(r"(?P<box>.*?)(?: (?P<points>[-−]?[0-9]{1,6}|[xX×]|-|–))?(?: ?\+ ?(?P<beside>[0-9]{1,6}))?")


@dataclass(frozen=True, slots=True)
class WrittenEntry:
    """An entry as it is written.

    Attributes:
        name: name of the box, as written.
        struck: True if it has a strike's sign in place of points.
        points: in the box. beside: outside it. None where they are not given.
    """

    text: str
    name: str
    struck: bool
    points: int | None
    beside: int | None

    def is_strike(self, box: Box, offer: Entry | None) -> bool:
        """Returns True if this strikes the box; so do the points of a strike where the box may be struck, even if it
        would score.
        """
        if self.struck:
            return True
        is_least = self.points == box.struck and not self.beside
        return is_least and (offer is None or offer.strikes or offer.points > box.struck)

    def fits(self, offer: Entry) -> bool:
        """Returns True if the points given are those of the box."""
        return self.points in (None, offer.points) and self.beside in (None, offer.bonus)


def read_entry(variant: Variant, text: str) -> tuple[Box, WrittenEntry]:
    """Reads the box and the points of an entry.

    Raises:
        NotationError: no box has this name, or several have it.
    """
    plain = " ".join(text.split())
    found = _ENTRY.fullmatch(plain)
    if found is None or not found["box"]:
        raise NotationError(Problem("entry-without-box"))
    points, beside = found["points"], found["beside"]
    number = int(points.replace("−", "-")) if points and points[-1].isdecimal() else None
    written = WrittenEntry(
        f"= {plain}", found["box"], points is not None and number is None, number, int(beside) if beside else None
    )
    try:
        return find_box(variant, found["box"]), written
    except NotationError:
        if points is None:
            raise
        # The last word may belong to a name such as "Box 7", with no points given.
        with suppress(NotationError):
            name = f"{found['box']} {points}"
            return find_box(variant, name), WrittenEntry(written.text, name, False, None, written.beside)
        raise
