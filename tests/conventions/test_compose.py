"""The example of a public server keeps its figures and its password to itself."""

import re
from pathlib import Path

PACKAGING = Path(__file__).parents[2] / "packaging"


def test_the_proxy_closes_the_figures_and_passes_the_rest() -> None:
    caddyfile = (PACKAGING / "Caddyfile").read_text("utf-8")
    assert "respond /metrics 404" in caddyfile
    assert "reverse_proxy pasch:8000" in caddyfile
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in (PACKAGING / "compose.yaml").read_text("utf-8")


def test_no_password_is_pasted_into_an_address() -> None:
    compose = (PACKAGING / "compose.yaml").read_text("utf-8")
    assert re.findall(r"postgresql://\S+", compose) == ["postgresql://pasch@postgres/pasch"]
    assert "PGPASSWORD: ${POSTGRES_PASSWORD:?}" in compose
