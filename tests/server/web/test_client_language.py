"""The language that a header asks for."""

import pytest

from pasch.server.web.guard.client_language import wanted_language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("DE-at, en;q=0.9", "de"),
        ("en;q=0.8, de;q=0.9", "de"),
        ("ja, sv;q=0.5, *;q=0.1", "sv"),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=none", "en"),
        ("de;level=1", "de"),
        ("ja", "en"),
    ],
)
def test_the_language_that_is_liked_best(header: str | None, language: str) -> None:
    assert wanted_language(header) == language


def test_of_an_endless_header_the_beginning_counts() -> None:
    assert wanted_language("fr;q=0.1," + "xx," * 5_000 + "de") == "fr"
