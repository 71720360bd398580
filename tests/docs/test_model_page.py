"""docs/model.md: every example is a valid house rule, explained as printed; no key is missing."""

import re
from pathlib import Path

import pytest

from pasch.rules.catalogue.shipped_variants import parse_variant, shipped
from pasch.rules.document.model import Document
from pasch.rules.explain import diff_sentences, explain

PAGE = (Path(__file__).parents[2] / "docs" / "model.md").read_text("utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```\n\n```text\n(.*?)```", PAGE, re.DOTALL)
LIKE = "kniffel-basic"
BEGINNING = f'like = "{LIKE}"\nid = "ours"\nnames = {{ de = "Unseres", en = "Ours" }}\n'


@pytest.mark.parametrize(("rules", "said"), EXAMPLES)
def test_pasch_says_of_an_example_what_stands_below_it(rules: str, said: str) -> None:
    variant = parse_variant(rules if "like =" in rules else BEGINNING + rules)
    told = diff_sentences(explain(shipped(LIKE), "en"), explain(variant, "en"))
    assert told.new == said.splitlines()


def test_every_word_stands_on_the_page() -> None:
    examples = "\n".join(rules for rules, _ in EXAMPLES)
    missing = {key for key in _keys(Document.model_json_schema()) if not re.search(rf"\b{key}\b", examples)}
    assert not missing
    missing = {word for word in _values(Document.model_json_schema()) if f'"{word}"' not in PAGE}
    assert not missing


def test_what_the_page_calls_required_is_required_without_like() -> None:
    required = set(re.findall(r"^\| `\[?(\w+)(?:\.ID\])?` \|.*\| required without `like` \|", PAGE, re.MULTILINE))
    assert required == set(Document.model_json_schema()["required"])
    assert parse_variant(f'like = "{LIKE}"').names == shipped(LIKE).names


def _keys(schema: object) -> set[str]:
    if isinstance(schema, list):
        return {key for part in schema for key in _keys(part)}
    if isinstance(schema, dict):
        return {*schema.get("properties", {}), *(key for part in schema.values() for key in _keys(part))}
    return set()


def _values(schema: object) -> set[str]:
    if isinstance(schema, list):
        return {word for part in schema for word in _values(part)}
    if isinstance(schema, dict):
        said = [*schema.get("enum", []), schema.get("const")]
        return {
            *(word for word in said if isinstance(word, str)),
            *(w for part in schema.values() for w in _values(part)),
        }
    return set()
