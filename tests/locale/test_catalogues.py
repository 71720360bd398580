"""German and English have the same messages, other languages what they promise, and every error has its sentence."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, Term, VariableReference
from fluent.syntax.visitor import Visitor

import pasch
from by_day import thinned
from pasch import locale
from pasch.locale import COMPLETE, LANGUAGES, text
from pasch.locale.coverage import TIERS, coverage, missing, mistakes, tier_topics, topics_of
from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.errors import Problem
from pasch.rules.variant.box_names import key_of

PACKAGE = Path(pasch.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
TOPICS = sorted(path.name for path in (PACKAGE / "locale" / "en").glob("*.ftl"))


class Variables(Visitor):
    """Collects the variables that a message names, and those that it shows: others only choose a grammatical form."""

    def __init__(self) -> None:
        self.named: set[str] = set()
        self.shown: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.named.add(node.id.name.removesuffix("_word"))
        self.shown.add(node.id.name.removesuffix("_word"))

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        choice = Variables()
        choice.visit(node.selector)
        self.named |= choice.named
        for variant in node.variants:
            self.visit(variant)


@cache
def messages(language: str, topic: str) -> dict[str, Variables]:
    """The messages of a catalogue with their variables."""
    resource = FluentParser().parse((PACKAGE / "locale" / language / topic).read_text(encoding="utf-8"))
    found: dict[str, Variables] = {}
    for entry in resource.body:
        if isinstance(entry, Message | Term):
            assert entry.id.name not in found, f"{topic}: {entry.id.name} stands twice"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def errors(language: str) -> dict[str, set[str]]:
    every = {name: found.named for topic in TOPICS for name, found in messages(language, topic).items()}
    return {name.removeprefix("error-"): named for name, named in every.items() if name.startswith("error-")}


@pytest.mark.parametrize("language", thinned(LANGUAGES, 3))
def test_each_message_is_cut_out_of_its_topic_whole(language: str) -> None:
    for topic in topics_of(language):
        resource = FluentParser().parse((PACKAGE / "locale" / language / f"{topic}.ftl").read_text(encoding="utf-8"))
        for message in resource.body:
            if isinstance(message, Message):
                (alone,) = FluentParser().parse(locale.messages(language)[message.id.name]).body
                assert alone.equals(message, ["span", "comment"]), message.id.name


def test_every_language_has_topics_that_english_has() -> None:
    for language in LANGUAGES:
        assert {*topics_of(language)} <= {*topics_of("en")}
    assert topics_of("de") == topics_of("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_in_any_language(language: str) -> None:
    assert list(mistakes(language)) == []


@pytest.mark.parametrize("language", COMPLETE)
def test_german_and_english_are_complete(language: str) -> None:
    assert missing(language) == {}


@pytest.mark.parametrize("language", ["es", "fr", "hr", "sv"])
def test_these_languages_say_all_of_the_table_and_the_rules(language: str) -> None:
    shares = coverage(language)
    assert [shares[tier].have for tier in ("play", "rules")] == [shares[tier].of for tier in ("play", "rules")]


def test_tiers_name_topics() -> None:
    tiers = tier_topics()
    assert {*tiers} == {*TIERS}
    named = [topic for tier in ("play", "rules") for topic in tiers[tier]]
    assert {*named} < {*topics_of("en")}
    assert len(named) == len({*named})


@pytest.mark.parametrize("variant_id", variant_ids())
def test_no_two_lines_of_a_sheet_share_a_name_whatever_the_language(variant_id: str) -> None:
    found: dict[str, set[str]] = {}
    for box in shipped(variant_id).boxes:
        for name in (*box.names.values(), *box.aliases):
            found.setdefault(key_of(name), set()).add(box.line)
    assert {name: lines for name, lines in found.items() if len(lines) > 1} == {}


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    german = {name: source for name, source in locale.messages("de").items() if name != "seat-you"}
    found = {"de": german, "en": locale.messages("en")}
    monkeypatch.setattr(locale, "messages", found.__getitem__)
    assert text("seat-you", "de") == text("seat-you", "en")


def test_a_name_in_english_only_is_that_name_in_every_language() -> None:
    assert locale.said_in({"de": "Haus", "en": "House"}, "fr") == "House"
    assert locale.without_fallbacks({"de": "Yams", "en": "Yams", "fr": "Yams", "hr": "Jamb"}) == {
        "de": "Yams",
        "en": "Yams",
        "hr": "Jamb",
    }


@pytest.mark.parametrize("topic", TOPICS)
def test_both_languages_hold_the_same_messages_and_know_what_the_other_shows(topic: str) -> None:
    german, english = messages("de", topic), messages("en", topic)
    assert german.keys() == english.keys()
    for name in german:
        assert german[name].shown <= english[name].named, name
        assert english[name].shown <= german[name].named, name


def test_error_messages_use_the_same_facts_in_both_languages() -> None:
    assert errors("de") == errors("en")


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_in_a_catalogue_is_unreadable(language: str, topic: str) -> None:
    source = (PACKAGE / "locale" / language / topic).read_text(encoding="utf-8")
    junk = [entry for entry in FluentParser().parse(source).body if type(entry).__name__ == "Junk"]
    assert junk == []


def test_no_message_stands_in_two_topics() -> None:
    names = [name for topic in TOPICS for name in messages("en", topic)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", COMPLETE)
def test_every_error_is_a_sentence(language: str) -> None:
    for code, variables in errors(language).items():
        words = Problem(code, dict.fromkeys(variables, 2)).words(language)
        assert words.endswith((".", "?")), code
        assert "{" not in words, code


def sources() -> Iterator[ast.Module]:
    return (ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py")))


def strings(tree: ast.AST) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def codes_named(module: ast.Module) -> set[str]:
    """The codes that a module gives to `Problem`, or to a function of its own that has a parameter `code`."""
    takers = {"Problem": 0} | {
        node.name: [arg.arg for arg in node.args.args if arg.arg != "self"].index("code")
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and "code" in [arg.arg for arg in node.args.args]
    }
    found: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in takers and len(node.args) > takers[name]:
                found |= _codes(node.args[takers[name]])
    return found


def _codes(argument: ast.expr) -> set[str]:
    """The strings that an argument can be: itself, or either side of a condition."""
    if isinstance(argument, ast.IfExp):
        return _codes(argument.body) | _codes(argument.orelse)
    return strings(argument) if isinstance(argument, ast.Constant) else set()


def test_every_error_code_has_its_message() -> None:
    used = {code for module in sources() for code in codes_named(module)}
    assert len(used) > 60
    assert used - errors("en").keys() == set()


def in_the_browser() -> str:
    """The sources of the browser client, which has errors of its own."""
    return "".join(path.read_text(encoding="utf-8") for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))


def test_every_error_message_is_used() -> None:
    written = {text for module in sources() for text in strings(module)}
    client = in_the_browser()
    assert [code for code in sorted(errors("en").keys() - written) if f'"{code}"' not in client] == []


def test_numbers_are_written_without_grouping() -> None:
    for language in LANGUAGES:
        assert "1575" in text("error-no-such-seat", language, found=1575, most=2)


_TOGETHER = """
import sys, threading, time
from importlib.machinery import PathFinder, SourceFileLoader
from pasch.locale import text

begun = threading.Event()

class SlowLoader(SourceFileLoader):
    def create_module(self, spec):
        begun.set()
        time.sleep(0.3)

class SlowFinder:
    def find_spec(self, name, path=None, target=None):
        if name != "fluent.runtime":
            return None
        spec = PathFinder.find_spec(name, path, target)
        spec.loader = SlowLoader(name, spec.origin)
        return spec

sys.meta_path.insert(0, SlowFinder())
failed = []

def ask(**facts):
    try:
        text("person-edit", "de", **facts)
    except LookupError:
        pass  # A fact is missing: the words came as far as that.
    except Exception as error:
        failed.append(error)

first = threading.Thread(target=ask)
first.start()
begun.wait(5)
ask(name="Oma")
first.join()
sys.exit(str(failed) if failed else 0)
"""


def test_first_messages_of_several_threads() -> None:
    found = subprocess.run([sys.executable, "-c", _TOGETHER], capture_output=True, text=True, check=False)
    assert found.stderr == ""


@pytest.mark.parametrize(
    ("message", "points", "facts"),
    [
        ("reason-now", "now", {"sign": "less", "balance": "same", "box": "Chance", "other": "Yatzy"}),
        ("rules-end-most", "total", {}),
        ("play-read-card", "points", {"name": "Oma", "boxes": "Chance"}),
        ("error-impossible-points", "found", {"box": "Chance", "allowed": "5–30"}),
    ],
)
def test_one_point_is_no_plural(message: str, points: str, facts: dict[str, str]) -> None:
    for language, one, several in (("de", "1 Punkt ", "2 Punkte "), ("en", "1 point ", "2 points ")):
        assert one in text(message, language, **facts, **{points: 1}).replace(".", " ").replace(";", " ")
        assert several in text(message, language, **facts, **{points: 2}).replace(".", " ").replace(";", " ")
