"""What was chosen, written as exercises."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pasch.analysis.acting import action_words
from pasch.analysis.exercises.choosing import Ranked
from pasch.analysis.exercises.model import Exercise, ExerciseOption, InWords
from pasch.analysis.exercises.position import card_then, turn_then
from pasch.analysis.exercises.rating import RIGHT
from pasch.analysis.exercises.to_win import Duel
from pasch.analysis.reasons import Why
from pasch.analysis.reasons_to_win import why_to_win
from pasch.analysis.review.choice import choice_of
from pasch.analysis.themes import Aim, Question, Theme, themes_of
from pasch.locale import LANGUAGES, text
from pasch.rules.notation import format_position
from pasch.rules.state import GameState
from pasch.solver.ask.advice import Option
from pasch.solver.ask.winning import Winning

_DIGITS: dict[Aim, int] = {"points": 2, "win": 4}
_OFTEN_DIGITS = 4


def exercise_of(ranked: Ranked) -> Exercise:
    """An exercise for points."""
    kind, cut = ranked.kind, ranked.kind.cut
    why = Why(cut.tempting, tuple(ranked.reasons))
    asked = Asked(cut.state, cut.options, "points", cut.gap, kind.often, ranked.rating)
    return asked.written(ranked.themes, {language: why.words(cut.state, language) for language in LANGUAGES})


def exercise_to_win(winning: Winning, duel: Duel, often: float) -> Exercise:
    """An exercise for winning."""
    best, other = duel.options[0], duel.by_points
    why = why_to_win(winning, duel.state, best, other)
    themes = themes_of(Question(duel.state, best.action, other.action, aim="win"))
    reasons = {
        language: text(
            "reason-against",
            language,
            action=action_words(duel.state, other.action, language),
            reasons=why.words(language),
        )
        for language in LANGUAGES
    }
    return Asked(duel.state, duel.options, "win", duel.gap, often, duel.rating).written(themes, reasons)


class Asked(NamedTuple):
    """What is asked, and how hard it is; see `Exercise`."""

    state: GameState
    options: Sequence[Option]
    objective: Aim
    gap: float
    often: float
    rating: int

    def written(self, themes: Sequence[Theme], reasons: Mapping[str, str]) -> Exercise:
        """The exercise."""
        state, digits = self.state, _DIGITS[self.objective]
        return Exercise(
            id=name_of(state, self.objective),
            cards=[card_then(state.variant, card) for card in state.cards],
            turn=turn_then(state),
            objective=self.objective,
            themes=list(themes),
            gap=round(self.gap, digits),
            often=round(self.often, _OFTEN_DIGITS),
            rating=self.rating,
            options=[_option(state, option, digits) for option in self.options],
            reason=InWords(de=reasons["de"], en=reasons["en"]),
        )


def _option(state: GameState, option: Option, digits: int) -> ExerciseOption:
    return ExerciseOption(action=choice_of(state, option.action), loss=_shown(option.loss, digits))


def name_of(state: GameState, aim: Aim) -> str:
    """The name of an exercise: of its position and what is asked for, whatever the variant is called."""
    position = format_position(state).partition(" ")[2]
    return hashlib.sha256(f"{state.variant.rules_hash} {position} {aim}".encode()).hexdigest()[:10]


def _shown(loss: float, digits: int) -> float:
    """What is right loses nothing, and what is wrong never looks as if it lost nothing."""
    return 0.0 if loss <= RIGHT else max(round(loss, digits), 10**-digits)
