"""The server's log: a line of JSON for whatever an operator should know; never a name, an address, a key or a table.

Everything in the package logs by Python's own `logging`; here it gets its form. All that fails takes this way, too, and
so does what nobody catches: of an error only its kind and where it happened, since its words could quote what somebody
sent, or the password of the database.
"""

import asyncio
import logging
import sys
import threading
import traceback
from typing import Any

import structlog

_FIELDS = ("kind", "code", "where", "number", "rules")
"""What a line may tell besides its event."""
_FRAMES = 4
"""Of a mistake: the innermost."""


log = logging.getLogger("pasch.server")


def level() -> int:
    """At a terminal somebody plays, and only what went wrong is told; otherwise an operator keeps the log."""
    return logging.WARNING if sys.stderr.isatty() else logging.INFO


def install(level: int) -> None:
    """Sends what is logged to standard error, from this level on, and what nobody catches likewise."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("pasch").setLevel(level)
    sys.excepthook = lambda _kind, error, _trace: note_mistake(error)
    threading.excepthook = lambda uncaught: note_mistake(uncaught.exc_value or SystemError())
    sys.unraisablehook = lambda uncaught: note_mistake(uncaught.exc_value or SystemError())


def watch(loop: asyncio.AbstractEventLoop) -> None:
    """Notes what a task of this loop failed with and nobody asked for."""
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


def _formatter() -> logging.Formatter:
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.stdlib.ExtraAdder(allow=_FIELDS),
            structlog.processors.TimeStamper(fmt="iso", utc=True),
        ],
        processors=[
            _without_details,
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.JSONRenderer(),
        ],
    )


def _without_details(_logger: object, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Of what others log the first line without its values, of an exception only its type."""
    event["event"] = str(event["_record"].msg).partition("\n")[0]
    raised = event.pop("exc_info", None)
    if raised:
        error = raised[0] if isinstance(raised, tuple) else type(raised)
        event["kind"] = getattr(error, "__name__", "")
    return event
