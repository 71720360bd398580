"""Games as a table for spreadsheets, a line for each card: `sheets_csv` reads it again."""

import csv
import re
from collections.abc import Iterable, Iterator
from io import StringIO

from pasch.analysis.statistics.game_record_summary import GameSummary
from pasch.analysis.statistics.person_figures import variant_of
from pasch.rules.game.card import Card
from pasch.rules.variant.variant import Box

_FORMULA = re.compile(r"[=+@\t\r]|-(?![0-9.]*$)")
_FIXED = ("game", "date", "variant", "name", "total", "place", "loss", "luck", "extra")


def as_csv(games: Iterable[GameSummary]) -> str:
    """All games, their boxes behind what is known of every one, and remarks of the tables they were read from."""
    games = list(games)
    rows = [row for number, game in enumerate(games, 1) for row in _rows(number, game)]
    headings = dict.fromkeys(heading for game in games for part in game.parts for heading, _ in part.remarks)
    boxes = dict.fromkeys(key for row in rows for key in row if key not in (*_FIXED, *headings))
    reviewed = any(row.get("loss") for row in rows)
    beside = any(row.get("extra") for row in rows)
    left_out = {"loss": not reviewed, "luck": not reviewed, "extra": not beside}
    fixed = [key for key in _FIXED if not left_out.get(key)]
    written = StringIO()
    columns = dict.fromkeys((*fixed, *boxes, *headings))
    table = csv.DictWriter(written, list(columns), extrasaction="ignore", lineterminator="\r\n")
    table.writerow({name: _no_formula(name) for name in columns})
    table.writerows({key: _no_formula(cell) for key, cell in row.items()} for row in rows)
    return written.getvalue()


def _no_formula(cell: str) -> str:
    # A leading space, which is not read as part of a name, keeps spreadsheets from computing what somebody typed.
    return f" {cell}" if _FORMULA.match(cell) else cell


def _rows(number: int, game: GameSummary) -> Iterator[dict[str, str]]:
    variant = variant_of(game)
    totals = sorted((part.total for part in game.parts), reverse=True)
    for seat, part in enumerate(game.parts):
        row: dict[str, str] = {}
        for heading, words in part.remarks:
            row[heading] = f"{row[heading]}; {words}" if heading in row else words
        row |= {"game": str(number), "date": game.day, "variant": game.variant or game.names["en"]}
        row |= {"name": part.name, "total": str(part.total)}
        # A refused card may have won, so there are no places; when read back, each line is a separate game.
        row |= {"place": str(totals.index(part.total) + 1)} if game.complete else {"game": ""}
        if game.reviewed is not None:
            row |= {"loss": f"{game.reviewed[seat].loss:.2f}", "luck": f"{game.reviewed[seat].luck:.2f}"}
        # What throws not bought are worth, no column tells.
        if variant is not None and part.card is not None and not variant.turn.buy:
            row |= {"extra": " ".join(map(str, part.card.extra))} if any(part.card.extra) else {}
            row |= {box.id: _written(part.card, box) for box in variant.boxes}
        yield row


def _written(card: Card, box: Box) -> str:
    return " ".join(str(points) for cell in box.cells if (points := card.entries[cell]) is not None)
