"""The description of all routes as OpenAPI, without what the framework claims and this server does otherwise."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.routing import compile_path

_FRAMEWORK = ("HTTPValidationError", "ValidationError")


def describe(app: FastAPI) -> None:
    """Makes the app describe itself exactly."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            found = get_openapi(
                title=app.title,
                version=app.version,
                summary="Dice games of the Kniffel family: tables, live",
                description="Live connections and the meaning of each event: docs/protocol.md.",
                routes=app.routes,
            )
            app.openapi_schema = _without_claims(found)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign] # the framework's own way to replace it


def methods_of(app: FastAPI, path: str) -> list[str]:
    """What can be done at an address, over all its routes."""
    found = [methods for template, methods in app.openapi()["paths"].items() if compile_path(template)[0].match(path)]
    return sorted({method.upper() for methods in found for method in methods})


def _without_claims(schema: dict[str, Any]) -> dict[str, Any]:
    """The framework's own form of errors is sent nowhere: what cannot be read is 400 here."""
    for path in schema["paths"].values():
        for operation in path.values():
            responses = operation["responses"]
            if any(name in str(responses.get("422", "")) for name in _FRAMEWORK):
                del responses["422"]
    for name in _FRAMEWORK:
        schema["components"]["schemas"].pop(name, None)
    return schema
