"""The description of all routes and messages as OpenAPI.

Claims of the framework that do not hold here are removed. The messages of a live connection are components named
``ToServer`` and ``FromServer``. The browser's types are generated from it.
"""

import asyncio
import json
from functools import lru_cache
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from starlette.routing import compile_path

from pasch.server.web.answers.variant_pages import PageJson, page_of, send
from pasch.server.wire.live_messages import FromServer, ToServer

ADDRESS = "/api/openapi.json"
_FRAMEWORK = ("HTTPValidationError", "ValidationError")
_REFERENCE = "#/components/schemas/{model}"


def describe(app: FastAPI, base: str) -> None:
    """Makes the app describe itself exactly.

    Args:
        base: path under which the server is reached; see `base_path`.
    """

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            found = get_openapi(
                title=app.title,
                version=app.version,
                summary="Dice games of the Kniffel family: tables, live",
                description="Live connections and the meaning of each event: docs/protocol.md.",
                routes=app.routes,
                servers=[{"url": base}] if base else None,
            )
            app.openapi_schema = _with_messages(_without_claims(found))
        return app.openapi_schema

    @lru_cache(1)
    def page() -> PageJson:
        return page_of(json.dumps(openapi(), ensure_ascii=False).encode())

    async def described(request: Request) -> Response:
        await make_description(app)
        return send(request, page())

    app.openapi = openapi  # type: ignore[method-assign] # the framework's own way to replace it
    app.add_api_route(ADDRESS, described, include_in_schema=False)


async def make_description(app: FastAPI) -> None:
    """Makes the description while the event loop goes on, as that takes half a second; once."""
    if app.openapi_schema is None:
        await asyncio.to_thread(app.openapi)


def methods_of(app: FastAPI, path: str) -> list[str]:
    """Returns the methods of an address, over all its routes."""
    found = [methods for template, methods in app.openapi()["paths"].items() if compile_path(template)[0].match(path)]
    return sorted({method.upper() for methods in found for method in methods})


def _without_claims(schema: dict[str, Any]) -> dict[str, Any]:
    for path in schema["paths"].values():
        for operation in path.values():
            responses = operation["responses"]
            if any(name in str(responses.get("422", "")) for name in _FRAMEWORK):
                del responses["422"]
    for name in _FRAMEWORK:
        schema["components"]["schemas"].pop(name, None)
    return schema


def _with_messages(schema: dict[str, Any]) -> dict[str, Any]:
    sent: TypeAdapter[object] = TypeAdapter(ToServer)
    received: TypeAdapter[object] = TypeAdapter(FromServer)
    unions, parts = TypeAdapter.json_schemas(
        [("ToServer", "validation", sent), ("FromServer", "serialization", received)], ref_template=_REFERENCE
    )
    components = schema["components"]["schemas"]
    components |= parts["$defs"] | {name: union for (name, _), union in unions.items()}
    return schema
