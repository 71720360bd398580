"""Reads house rules for browsers that have no server. This module runs in the browser, under Pyodide.

`answer_document` gives the status and the JSON of ``POST /api/variants``. `rule_reader` packs it.
"""

from collections.abc import Iterable

from pasch.rules.catalogue.shipped_variants import parse_variant
from pasch.rules.errors import PaschError, Problem
from pasch.server.web.answers.variant_page import variant_page
from pasch.server.wire.field_types import MOST_VALUES, Language
from pasch.server.wire.problem_responses import ProblemsAnswer, in_words
from pasch.server.wire.rejection import status_of


def answer_document(toml: str, language: Language) -> tuple[int, str]:
    """Returns the page of a house rule, or everything that is wrong with it."""
    try:
        variant = parse_variant(toml, most_values=MOST_VALUES)
    except PaschError as error:
        return status_of(error), problems_json(error.problems, language)
    # A browser asks after each change: words in the other languages would only make it wait.
    languages = list(dict.fromkeys(("de", "en", language)))
    return 200, variant_page(variant, languages).model_dump_json(by_alias=True)


def problems_json(problems: Iterable[Problem], language: Language) -> str:
    """Returns problems as they are sent."""
    return ProblemsAnswer(problems=in_words(problems, language)).model_dump_json()
