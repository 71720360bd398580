"""Effects of a house rule: each difference from its parent in sentences and as a document, with the balance of the
resulting games.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pasch.analysis.balance.family_tree import parent_of
from pasch.analysis.balance.rule_switches import Switch, switches, with_switch
from pasch.locale import LANGUAGES, without_fallbacks
from pasch.rules.catalogue.shipped_variants import reader, shipped
from pasch.rules.document.value_types import Names
from pasch.rules.errors import PaschError, Problem
from pasch.rules.explain import SentenceDiff, diff_sentences, explain
from pasch.rules.reading.idle_keys import keys_without_effect
from pasch.rules.variant.box_names import box_name
from pasch.rules.variant.variant import Variant
from pasch.server.compute.balance_cache import cached_balance
from pasch.server.compute.compute_service import Solvers
from pasch.server.compute.job_queue import estimated_cost
from pasch.server.wire.effect_responses import BalanceAnswer, EffectsAnswer, EffectStep
from pasch.server.wire.field_types import Language, words
from pasch.server.wire.problem_responses import in_words
from pasch.server.wire.variant_responses import Parent

MOST_CHANGES = 12
"""Number of changes reported alone; each is a game to be solved."""
Step = dict[str, Any]


def changes_of(variant: Variant) -> dict[str, Any]:
    """The parent of a house rule, its rules without effect, and its steps, ready for JSON."""
    like = parent_of(variant)
    parent = None if like is None else shipped(like)
    found: dict[str, Any] = {"parent": like, "idle": [], "left": 0, "steps": []}
    if parent is not None:
        found["idle"] = [_problem_json(problem) for problem in keys_without_effect(variant, reader())]
        changes = switches(parent, variant)
        found["left"] = max(0, len(changes) - MOST_CHANGES)
        found["steps"] = [_step("parent", parent, parent)]
        # Each rule alone, unless it makes the same game, as a renamed column does; a single one is the whole.
        if len(changes) > 1:
            steps = [_change(parent, variant, switch) for switch in changes[:MOST_CHANGES]]
            found["steps"] += [step for step in steps if step.get("rules_hash") != parent.rules_hash]
    found["steps"].append(_step("whole", variant, parent or variant))
    return found


def _change(parent: Variant, variant: Variant, switch: Switch) -> Step:
    try:
        return _step("change", with_switch(parent, variant, switch), parent, switch.key)
    except PaschError as error:
        names = _names(parent, variant, switch.key)
        diffs = {language: _about(parent, variant, language, names) for language in LANGUAGES}
        return {**_words("change", switch.key, diffs, names), "toml": "", "problem": _problem_json(error.problems[0])}


def _about(parent: Variant, variant: Variant, language: str, names: Mapping[str, str] | None) -> SentenceDiff:
    diffs = diff_sentences(explain(parent, language), explain(variant, language))
    if names is None:
        return SentenceDiff([], [])
    gone, new = ([one for one in sentences if one.startswith(names[language])] for sentences in diffs)
    return SentenceDiff(gone, new)


def _names(parent: Variant, variant: Variant, place: str) -> Mapping[str, str] | None:
    table, _, key = place.partition(".")
    parts = [getattr(one.document, table, None) for one in (variant, parent)]
    found = next((part[key] for part in parts if isinstance(part, dict) and part.get(key)), None)
    names = getattr(found, "names", None)
    return names.by_language if isinstance(names, Names) else None


def _words(kind: str, place: str, diffs: Mapping[str, SentenceDiff], names: Mapping[str, str] | None) -> Step:
    return {
        "kind": kind,
        "place": place,
        "names": names and without_fallbacks(names),
        "gone": {language: each.gone for language, each in diffs.items()},
        "new": {language: each.new for language, each in diffs.items()},
    }


def _step(kind: str, variant: Variant, parent: Variant, place: str = "") -> Step:
    diffs = {one: diff_sentences(explain(parent, one), explain(variant, one)) for one in LANGUAGES}
    return {
        **_words(kind, place, diffs, _names(parent, variant, place)),
        "toml": variant.text,
        "rules_hash": variant.rules_hash,
        "work": estimated_cost(variant),
        "boxes": [without_fallbacks({one: box_name(variant, box, one) for one in LANGUAGES}) for box in variant.boxes],
        "problem": None,
    }


def _problem_json(problem: Problem) -> dict[str, Any]:
    return {"code": problem.code, "facts": dict(problem.facts), "source": problem.source, "place": problem.place}


@dataclass(frozen=True)
class BalanceSender:
    """Sends the balances of a house rule's games to one client.

    Attributes:
        wanted: compute balances that are not known yet.
    """

    solvers: Solvers
    who: str
    language: Language
    wanted: bool

    def answer(self, changes: dict[str, Any]) -> EffectsAnswer:
        """Of the changes that `changes_of` found."""
        parent = None if changes["parent"] is None else shipped(changes["parent"])
        return EffectsAnswer(
            parent=parent and Parent(id=parent.id, names=words(parent.names)),
            idle=in_words((Problem(**each) for each in changes["idle"]), self.language),
            left=changes["left"],
            steps=[self._step(step) for step in changes["steps"]],
        )

    def _step(self, step: Step) -> EffectStep:
        problem = step["problem"] and in_words([Problem(**step["problem"])], self.language)[0]
        kept = None if problem else cached_balance(step["rules_hash"])
        unused = [step["boxes"][place] for place in kept["unused"]] if kept else []
        state = None
        if kept is None and not problem:
            state = self.solvers.weighing(step["toml"], step["work"], self.who, wanted=self.wanted)
        return EffectStep(
            kind=step["kind"],
            place=step["place"],
            names=step["names"],
            gone=step["gone"],
            new=step["new"],
            balance=kept and BalanceAnswer.model_validate({**kept, "unused": unused}),
            solving=None if isinstance(state, str) else state,
            why=state if isinstance(state, str) else None,
            problem=problem,
        )
