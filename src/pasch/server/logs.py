"""The server's log: a line of JSON for whatever an operator should know; never a name, an address, a key or a table.

Everything in the package logs by Python's own `logging`; here it gets its form.
"""

import logging
import sys

import structlog

_FIELDS = ("kind", "code", "where", "number", "rules")
"""What a line may tell besides its event."""


log = logging.getLogger("pasch.server")


def level() -> int:
    """At a terminal somebody plays, and only what went wrong is told; otherwise an operator keeps the log."""
    return logging.WARNING if sys.stderr.isatty() else logging.INFO


def install(level: int) -> None:
    """Sends what is logged to standard error, from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.stdlib.add_log_level,
                structlog.stdlib.ExtraAdder(allow=_FIELDS),
                structlog.processors.TimeStamper(fmt="iso", utc=True),
            ],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _without_details,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("pasch").setLevel(level)


def _without_details(_logger: object, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Of an exception only its type: its words could quote what somebody sent."""
    raised = event.pop("exc_info", None)
    if raised:
        error = raised[0] if isinstance(raised, tuple) else type(raised)
        event["kind"] = getattr(error, "__name__", "")
    return event
