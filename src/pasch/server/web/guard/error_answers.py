"""Errors as they are sent: ``{"problems": […]}``, in the language that the client reads."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from itertools import islice
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from pasch.rules.errors import PaschError, Problem
from pasch.server.compute.request_loop import MOST_PROBLEMS
from pasch.server.store import NoSuchTable, Unavailable
from pasch.server.web.answers.document_answers import problems_json
from pasch.server.web.guard.address_limits import HEADER_BYTES
from pasch.server.web.guard.client_language import wanted_language
from pasch.server.web.guard.openapi import make_description, methods_of
from pasch.server.wire.rejection import status_of
from pasch.server.wire.request_problems import request_problems
from pasch.server.work_meter import note_work

Count = Callable[[str], None]
_BY_STATUS: Mapping[int, str] = {
    404: "no-such-page",
    405: "no-such-method",
    413: "request-too-large",
    431: "header-too-large",
}
_PROBLEM_UNITS = 0.5
"""Of work, to find what was meant and to put a problem in words."""
MOST_BYTES = 131_072
"""Of a request's body, and of a message."""


def answer(
    status: int, problems: Iterable[Problem], accept_language: str | None, headers: Mapping[str, str] | None = None
) -> Response:
    """Returns the answer that reports an error, with a limited number of problems."""
    shown = list(islice(problems, MOST_PROBLEMS))
    note_work(len(shown) * _PROBLEM_UNITS)
    content = problems_json(shown, wanted_language(accept_language))
    return Response(content, status, headers=headers, media_type="application/json; charset=utf-8")


def by_status(status: int) -> Problem:
    """Returns the problem of a request that no route took, or that could not be read."""
    code = _BY_STATUS.get(status, "request-unreadable")
    most = {413: MOST_BYTES, 431: HEADER_BYTES}.get(status)
    return Problem(code, {} if most is None else {"limit": most // 1024})


def install(app: FastAPI, count: Count) -> None:
    """Turns every error of the app into an answer of this form, and passes its code to `count`."""

    def handler(
        read: Callable[[Any], tuple[int, list[Problem]]],
    ) -> Callable[[Request, Exception], Awaitable[Response]]:
        async def handle(request: Request, error: Exception) -> Response:
            status, problems = read(error)
            for problem in problems:
                count(problem.code)
            return answer(
                status, problems, request.headers.get("accept-language"), await _headers(app, request, status)
            )

        return handle

    app.add_exception_handler(PaschError, handler(lambda error: (status_of(error), list(error.problems))))
    app.add_exception_handler(
        RequestValidationError, handler(lambda error: (400, request_problems(error.errors(), error.body)))
    )
    app.add_exception_handler(HTTPException, handler(lambda error: (error.status_code, [by_status(error.status_code)])))
    app.add_exception_handler(Unavailable, handler(lambda _: (503, [Problem("store-unavailable")])))
    # It expired while it was in memory.
    app.add_exception_handler(NoSuchTable, handler(lambda _: (404, [Problem("no-such-table")])))


async def _headers(app: FastAPI, request: Request, status: int) -> dict[str, str]:
    if status == 401:
        return {"WWW-Authenticate": "Bearer"}
    if status != 405:
        return {}
    await make_description(app)
    # Files and pages of the client are in no description.
    methods = methods_of(app, request.url.path) or ["GET"]
    return {"Allow": ", ".join([*methods, "HEAD"] if "GET" in methods else methods)}
