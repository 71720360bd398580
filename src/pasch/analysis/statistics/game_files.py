"""Reading thousands of files, on all processors: each is a record, a browser's history, or a table of old sheets."""

import gc
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from pasch.analysis.statistics.browser_history import FORMAT, read_history
from pasch.analysis.statistics.game_record_summary import AddReview, FileRead, GameSummary, PlayerResult, day_of
from pasch.analysis.statistics.sheets_csv import looks_like_block, looks_like_sheets, read_sheets
from pasch.play.blocks.typed_table import decode, refuse_other_files
from pasch.play.records.atomic_files import FileError
from pasch.play.records.game_record import stand_in_turns
from pasch.play.records.json_record import FORMAT as RECORD_FORMAT
from pasch.play.records.json_record import is_json, parse_json, record_from_json
from pasch.play.records.record_io import Record, final_state, split_records
from pasch.play.records.text_reading import parse_game
from pasch.play.saved_game import VARIANT_FILE, variant_finder
from pasch.rules.decoding import read_text
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import NotationError, PaschError, Problem, reason
from pasch.rules.game.card import total
from pasch.rules.game.state import GameState
from pasch.solver.parallel.workers import Processes, count_processors

MOST_BYTES = 200_000_000
"""A history or a table holds thousands of games."""
ENDINGS = (".pasch", ".json", ".csv")
STAND_IN = "(Computer)"
"""Whose card it is on which a computer player stood in for somebody."""
_UNKNOWN_DATE = re.compile(r"[?.\s-]*")
_FEW, _FEW_REVIEWED = 500, 150
"""Files that are read sooner, or reviewed, than processes start."""
_PIECE = 50
_USUAL = 1 << 16
"""Bytes of which hardly any record has more."""


def files_in(paths: Sequence[Path]) -> list[Path]:
    """The files that are named, and those that may hold games and lie in folders that are; each once."""
    found = dict[Path, Path]()
    for path in paths:
        inside = sorted(file for file in path.rglob("*") if file.suffix in ENDINGS and file.is_file())
        for file in inside if path.is_dir() else [path]:
            found.setdefault(file.resolve(), file)
    return list(found.values())


def read_all(
    paths: Sequence[Path],
    *,
    variant: str | None = None,
    new_reviewer: Callable[[], AddReview] | None = None,
    processes: int | None = None,
) -> Iterator[FileRead]:
    """Reads every file, in order; each result holds the file's problems.

    Args:
        variant: of lines of tables that name none.
        new_reviewer: makes what reviews each game, in every process that reads; it can be pickled.
    """
    count = processes or count_processors()
    if count == 1 or len(paths) < (_FEW_REVIEWED if new_reviewer else _FEW):
        yield from map(partial(read_file, variant=variant, add_review=new_reviewer and new_reviewer()), paths)
    else:
        pieces = [paths[first : first + _PIECE] for first in range(0, len(paths), _PIECE)]
        for files in Processes(min(count, len(pieces))).run(partial(_reader, variant, new_reviewer), pieces):
            yield from files


def _reader(
    variant: str | None, new_reviewer: Callable[[], AddReview] | None
) -> Callable[[Sequence[Path]], list[FileRead]]:
    # What reading leaves behind is no garbage that has to be looked for, and these processes do nothing else.
    gc.disable()
    return partial(_read_piece, variant, new_reviewer and new_reviewer())


def _read_piece(variant: str | None, add_review: AddReview | None, paths: Sequence[Path]) -> list[FileRead]:
    return [read_file(path, variant=variant, add_review=add_review) for path in paths]


def read_file(path: Path, *, variant: str | None = None, add_review: AddReview | None = None) -> FileRead:
    """Reads the games of one file."""
    try:
        return _read(path, variant, add_review)
    except PaschError as error:
        return FileRead(problems=tuple(_placed(problem, path) for problem in error.problems))


def _placed(problem: Problem, path: Path) -> Problem:
    is_named = problem.source or problem.facts.get("file") == str(path)
    return problem if is_named else replace(problem, source=str(path))


def _read(path: Path, variant: str | None, add_review: AddReview | None) -> FileRead:
    text = _text(path)
    if is_json(text):
        data = parse_json(text, str(path))
        form = data.get("format") if isinstance(data, dict) else None
        if form == FORMAT:
            return read_history(data, str(path), add_review)
        if form != RECORD_FORMAT:
            return _foreign(path)
        record = record_from_json(data, str(path), variant_finder(text, path))
        return _game(record, final_state(record), path, add_review)
    if looks_like_sheets(text):
        return read_sheets(text, str(path), variant)
    if path.suffix == ".csv":
        return _foreign(path, "stats-block" if looks_like_block(text) else "stats-foreign")
    files = [_read_record(record, path, add_review) for record in split_records(text)]
    games = tuple(game for read in files for game in read.games)
    problems = tuple(problem for read in files for problem in read.problems)
    return FileRead(games, sum(read.unfinished for read in files), problems)


def _text(path: Path) -> str:
    data = _bytes(path)
    try:
        return read_text(data, str(path))
    except NotationError:
        # A record is UTF-8; a spreadsheet may write the code page of its system.
        refuse_other_files(data, str(path))
        written = decode(data)
        if path.suffix == ".csv" or looks_like_sheets(written):
            return written
        raise


def _foreign(path: Path, code: str = "stats-foreign") -> FileRead:
    return FileRead(problems=(Problem(code, {}, str(path)),), foreign=True)


def _read_record(text: str, path: Path, add_review: AddReview | None) -> FileRead:
    try:
        return _game(*parse_game(text, str(path), variant_finder(text, path)), path, add_review)
    except PaschError as error:
        return FileRead(problems=tuple(_placed(problem, path) for problem in error.problems))


def _game(record: Record, state: GameState, path: Path, add_review: AddReview | None) -> FileRead:
    # What a throw ended at once says nothing of what cards bring.
    if state.phase != "over" or state.finish is not None:
        return FileRead(unfinished=1)
    variant = record.variant
    # A card on which a computer player stood in counts for nobody.
    parts = (
        PlayerResult(STAND_IN if stand_in_turns(record, seat) else name, total(variant, card), card)
        for seat, (name, card) in enumerate(zip(record.seats, state.cards, strict=True))
    )
    own = record.tags.get(VARIANT_FILE)
    known = str(path.parent / own) if own else variant.id
    written = record.tags.get("Date", "")
    day = day_of(written)
    problems: tuple[Problem, ...] = ()
    if not day and not _UNKNOWN_DATE.fullmatch(written):
        problems = (Problem("stats-date", {"found": excerpt(written)}, str(path)),)
    summary = GameSummary(variant.rules_hash, variant.names, known, day, tuple(parts))
    return FileRead((add_review(summary, record) if add_review else summary,), problems=problems)


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(_USUAL)
            # Asking for so much at once would take the memory for it, though most files are small.
            if len(data) == _USUAL:
                data += file.read(MOST_BYTES + 1 - _USUAL)
    except (OSError, ValueError) as error:
        raise FileError(Problem("cannot-read", {"file": str(path), "reason": reason(error)})) from None
    if len(data) > MOST_BYTES:
        raise NotationError(Problem("file-too-large", {"limit": MOST_BYTES // 1024}, str(path)))
    return data
