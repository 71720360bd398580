"""Games that count together: who leads a series, when it is over, and how the next game of it begins."""

from collections.abc import Sequence

from pasch.rules.errors import PaschError, Problem
from pasch.server.tables.table_keys import new_table_name
from pasch.server.wire.field_types import MAX_PLAYED, Series


def loser(totals: Sequence[int]) -> int | None:
    """The seat that begins the next game: the lowest total, of equal ones the first; None where all have the same."""
    return None if len(set(totals)) == 1 else totals.index(min(totals))


def series_after(series: Series, totals: Sequence[int]) -> Series:
    """Returns the series of the next game: the same one, or after its last game a new one like it."""
    played = [*series.played, list[int | None](totals)]
    if _is_over(series, played):
        return series.model_copy(update={"id": new_table_name(), "played": []})
    return series.model_copy(update={"played": played})


def check_series(series: Series | None, seats: int, place: str) -> None:
    """Checks that the games so far are games of the present players; `place` is where the request has the series.

    Raises:
        PaschError: they are not.
    """
    if series is not None and any(len(totals) != seats or set(totals) == {None} for totals in series.played):
        raise PaschError(Problem("series-does-not-fit", place=f"{place}.played"))


def _is_over(series: Series, played: Sequence[Sequence[int | None]]) -> bool:
    if series.goal == "sum" or len(played) >= MAX_PLAYED:
        return len(played) >= series.games
    best = [max(total for total in totals if total is not None) for totals in played]
    by_seat = zip(*played, strict=True)
    wins: list[int] = [sum(total == most for total, most in zip(totals, best, strict=True)) for totals in by_seat]
    return max(wins) >= series.games
