"""The server's log: a line for each event that an operator should see, without names, addresses, keys or tables.

Programs read every event as JSON; at a terminal, where somebody plays, people read warnings and errors as sentences.
The package logs through `logging`; this module sets the format. Uncaught errors are logged too, but only by their type
and place, since their messages could quote what a user sent, or the password of the database.
"""

import asyncio
import logging
import os
import sys
import threading
import traceback
from typing import Any

import structlog

from pasch.locale import FALLBACK, messages, preferred_language, text

FORMAT_VARIABLE = "PASCH_LOG_FORMAT"
"""``text`` or ``json``; a server's processes inherit it. Without it, a terminal decides."""
LANGUAGE_VARIABLE = "PASCH_LOG_LANGUAGE"
"""Names the language of the sentences, where it is not that of the user's locale."""
_FIELDS = ("kind", "code", "where", "number", "rules")
"""Fields that a line may have besides its event."""
_FRAMES = 4
"""Of a mistake: the innermost."""


log = logging.getLogger("pasch.server")


def level() -> int:
    """Returns the level: warnings and errors for people, everything for programs."""
    return logging.WARNING if _is_for_people() else logging.INFO


def _is_for_people() -> bool:
    chosen = os.environ.get(FORMAT_VARIABLE)
    return chosen == "text" if chosen else sys.stderr.isatty()


def install(level: int) -> None:
    """Sends log records of at least this level, and uncaught errors, to standard error."""
    rendering = (
        _for_people()
        if _is_for_people()
        else [structlog.processors.TimeStamper(fmt="iso", utc=True), structlog.processors.JSONRenderer()]
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[structlog.stdlib.add_log_level, structlog.stdlib.ExtraAdder(allow=_FIELDS)],
        processors=[_without_details, structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendering],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("pasch").setLevel(level)
    sys.excepthook = lambda _kind, error, _trace: note_mistake(error)
    threading.excepthook = lambda uncaught: note_mistake(uncaught.exc_value or SystemError())
    sys.unraisablehook = lambda uncaught: note_mistake(uncaught.exc_value or SystemError())


def watch(loop: asyncio.AbstractEventLoop) -> None:
    """Logs errors of tasks in this loop that nothing awaits."""
    loop.set_exception_handler(_note_of_loop)


def note_mistake(error: BaseException) -> None:
    """Logs where something broke, without what it was about."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-_FRAMES:]]
    log.error("our-mistake", extra={"kind": type(error).__name__, "where": where})


def _note_of_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error = context.get("exception")
    if error is None:
        log.error("event-loop", extra={"kind": str(context.get("message", ""))})
    else:
        note_mistake(error)


def _for_people() -> list[structlog.typing.Processor]:
    clock = structlog.processors.TimeStamper(fmt="%H:%M:%S", utc=False)
    return [
        clock,
        _in_words,
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), pad_event_to=0, pad_level=False),
    ]


def _in_words(_logger: object, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    # Events of our own have a sentence, after which their code still leads to docs/operating.md.
    code = event["event"]
    if f"log-{code}" in messages(FALLBACK):
        event["event"] = f"{text(f'log-{code}', os.environ.get(LANGUAGE_VARIABLE) or preferred_language())} ({code})"
    return event


def _without_details(_logger: object, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    # Of foreign records only the first line without its values, of an exception only its type.
    event["event"] = str(event["_record"].msg).partition("\n")[0]
    raised = event.pop("exc_info", None)
    if raised:
        error = raised[0] if isinstance(raised, tuple) else type(raised)
        event["kind"] = getattr(error, "__name__", "")
    return event
