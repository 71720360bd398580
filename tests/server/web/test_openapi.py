"""The OpenAPI description, fuzzed by schemathesis: answers match it, and no request crashes the server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as bounded
from in_process_server import Table, person, server, settings
from schemathesis import APIOperation, Case, CheckFunction
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import positive_data_acceptance

from pasch.server.web.app import create_app

DESCRIPTION = create_app(settings(Path())).openapi()
OPERATIONS = [
    found.ok()
    for found in schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations()
    if not isinstance(found, Err)
]
REFUSABLE: list[CheckFunction] = [positive_data_acceptance]
"""What fits the description may still be refused: by the rules of the game, as a text that is no variant."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A table of a server, so that some requests get further than its door."""
    with server(tmp_path_factory.mktemp("described")) as client:
        table = Table.open(client, person("Anna"))
        table.sit(0, "Anna")
        yield table


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_request_keeps_to_its_description(operation: APIOperation[Any, Any, Any, Any], table: Table) -> None:
    @given(case=operation.as_strategy())
    @bounded(deadline=None, suppress_health_check=list(HealthCheck))
    def fuzz(case: Case[Any]) -> None:
        validate(case, table)
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table.name
            validate(case, table)

    fuzz()


def validate(case: Case[Any], table: Table) -> None:
    """Sends a request and compares the answer with its description."""
    headers = {"Authorization": f"Bearer {table.host}"}
    if isinstance(wait := (case.query or {}).get("wait"), int | float) and 1 < wait <= 25:
        case.query["wait"] = 0.1  # Nothing happens at this table, however long one waits.
    case.call_and_validate(base_url=str(table.client.base_url), headers=headers, excluded_checks=REFUSABLE)


def test_the_description_names_all_that_the_protocol_names() -> None:
    page = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text("utf-8")
    for operation in OPERATIONS:
        path = operation.path.replace("{table}", "TABLE").replace("{code}", "CODE").replace("{variant}", "ID")
        assert f"`{operation.method.upper()} {path}" in page, operation.label
    assert len(OPERATIONS) == sum(len(methods) for methods in DESCRIPTION["paths"].values()) >= 12


def test_shared_types_are_described_once() -> None:
    components = DESCRIPTION["components"]["schemas"]
    events = components["EventsMessage"]["properties"]["events"]
    assert events["items"] == components["EventsAnswer"]["properties"]["events"]["items"]
    assert components["Act"]["properties"]["action"] == components["ActRequest"]["properties"]["action"]
    assert {"welcome", "done", "refused"} <= set(components["FromServer"]["discriminator"]["mapping"])
    assert set(components["ToServer"]["discriminator"]["mapping"]) == {"hello", "act", "ping", "sign"}
