"""The report of ``pasch advise``: advice for a position."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pasch.analysis.advice.action_words import action_words, name_box
from pasch.analysis.advice.position_advice import PositionAdvice
from pasch.analysis.number_words import objective_words, percent_lost, points_lost
from pasch.cli.context import session
from pasch.cli.page_width import WIDTH, simple_table
from pasch.cli.report import Report
from pasch.locale.numbers import decimal, percent
from pasch.rules.explain.bonus_sentences import format_signed, signed_fact
from pasch.rules.game.events import Action, Bought, Held
from pasch.rules.game.finish import winning_action
from pasch.rules.game.turn import with_points
from pasch.rules.text.position_notation import format_position
from pasch.rules.variant.dice_glyphs import said_dice
from pasch.rules.variant.variant import SumBonus, Variant
from pasch.solver.objective import ChanceObjective, Utility, Win
from pasch.solver.query.advice import Ending, Prospect
from pasch.solver.solve.bonus_thresholds import list_tiers

ENDINGS = 4
"""Number of likeliest ends of the turn on the page."""


class AdviceReport(Report):
    """Advice on a position."""

    form = "pasch-advice"

    def __init__(self, answer: PositionAdvice, most: int) -> None:
        self._answer, self._most = answer, most
        self._state, self._variant = answer.state, answer.state.variant
        self._is_chance = isinstance(answer.objective, ChanceObjective | Win)

    def to_json(self) -> dict[str, object]:
        answer, state = self._answer, self._state
        prospects = [_prospect_to_json(self._variant, each) for each in answer.prospects]
        content: dict[str, object] = {
            "variant": state.variant.id,
            "rules_hash": state.variant.rules_hash,
            "position": format_position(state),
            "objective": str(answer.objective),
            "exact": answer.exact,
            "certainty": answer.certainty,
            "value": answer.value,
            "options": [
                {
                    **with_points(state, option.action).as_json(),
                    "value": option.value,
                    "loss": option.loss,
                    **({"prospect": prospects[place]} if place < len(prospects) else {}),
                    **({"mean": answer.means[place]} if answer.means else {}),
                }
                for place, option in enumerate(answer.options)
            ],
        }
        if answer.chances is not None:
            chances = answer.chances
            content["seats"] = [
                {"alone": alone, "shared": shared, "value": value}
                for alone, shared, value in zip(chances.alone, chances.shared, chances.value, strict=True)
            ]
            content["error"] = chances.error
            content["given_up"] = answer.given_up
        if answer.why is not None:
            content["reason"] = answer.why.words(state, self.language)
        if not answer.options and prospects:
            content["prospect"] = prospects[0]
        return content

    def parts(self) -> Iterator[RenderableType]:
        answer = self._answer
        objective = objective_words(answer.objective, self.language)
        yield Text(self.words("solve-title", variant=self._variant.names[self.language], objective=objective))
        yield Text(self._moment())
        yield Text(self._value_line(), style="bold")
        winning = winning_action(self._state, [option.action for option in answer.options])
        if winning is not None:
            yield Text(self.words("advise-at-once", action=self._action(winning)), style="bold")
        if answer.chances is not None:
            yield Text(self._seats(answer.chances.value, answer.chances.error))
        if answer.options:
            yield ""
            yield from self._options()
        if answer.means and any(option.loss for option in answer.options):
            message = "advise-given-up" if answer.given_up else "advise-nothing-given-up"
            yield Text(self.words(message, points=decimal(answer.given_up, self.language)))
        elif answer.means:
            yield Text(self.words("advise-win-decided"))
        for place, prospect in enumerate(answer.prospects):
            if prospect.endings:
                yield ""
                yield Text(_wrapped(self._endings(place, prospect)))
        if answer.prospects:
            yield ""
            yield self._chances()

    def _moment(self) -> str:
        turn = self._state.turn
        if turn.throws == 0:
            return self.words("advise-before")
        if turn.keeping is not None:
            dice = said_dice(self._variant, turn.keeping, self.language)
            held = self.words("advise-holding", dice=dice) if turn.keeping else self.words("advise-holding-nothing")
            return self.words("advise-after-hold", throw=turn.throws, held=held)
        dice = said_dice(self._variant, turn.roll, self.language)
        moment = self.words("advise-throw", throw=turn.throws, dice=dice)
        if turn.announced is None:
            return moment
        box = self._box(self._variant.boxes[turn.announced].id)
        return f"{moment} · {self.words('advise-announced', box=box)}"

    def _value_line(self) -> str:
        kind = "chance" if self._is_chance else "certain" if isinstance(self._answer.objective, Utility) else "mean"
        kind = "win" if isinstance(self._answer.objective, Win) else kind
        words = self.words(f"advise-value-{kind}", value=self._value(self._answer.value))
        sure = self._answer.certainty
        return words if sure == "exact" else f"{words} · {self.words(f'advise-{sure}')}"

    def _options(self) -> Iterator[RenderableType]:
        means = [self.words("advise-mean")] if self._answer.means else []
        table = simple_table(self.words("advise-option"), self.words("advise-value"), self.words("advise-loss"), *means)
        lost, left_out = percent_lost if self._is_chance else points_lost, 0
        for place, option in enumerate(self._answer.options, 1):
            # Entries are always listed; only holds are cut off.
            if place > self._most and isinstance(option.action, Held | Bought):
                left_out += 1
                continue
            loss = lost(option.loss, self.language)
            mean = [decimal(self._answer.means[place - 1], self.language)] if means else []
            table.add_row(Text(f"{place}. {self._action(option.action)}"), self._value(option.value), loss, *mean)
        yield table
        if left_out:
            yield Text(self.words("advise-more", count=left_out))
        if self._answer.why is not None:
            yield ""
            yield Text(_wrapped(self._answer.why.words(self._state, self.language), ""))

    def _seats(self, values: Sequence[float], error: float) -> str:
        shown = [
            self.words("advise-win-seat", seat=seat, chance=percent(value, self.language, 1))
            for seat, value in enumerate(values, 1)
        ]
        words = self.words("advise-win-seats", seats=" · ".join(shown))
        return f"{words} (± {percent(error, self.language, 1)})" if error else words

    def _ending(self, ending: Ending) -> str:
        return self.words(
            "advise-ending" if ending.scores else "advise-ending-struck",
            box=self._box(ending.box),
            points=signed_fact(ending.points),
            chance=percent(ending.chance, self.language, 1),
        )

    def _endings(self, place: int, prospect: Prospect) -> str:
        shown = [self._ending(ending) for ending in prospect.endings[:ENDINGS]]
        more = len(prospect.endings) - len(shown)
        shown += [self.words("advise-more-endings", count=more)] if more else []
        if not self._answer.options:
            return self.words("advise-aims-here", endings=", ".join(shown))
        action = self._action(self._answer.options[place].action)
        return self.words("advise-aims", place=place + 1, action=action, endings=", ".join(shown))

    def _chances(self) -> Table:
        prospects = self._answer.prospects
        heads = [f"{place}." for place in range(1, len(prospects) + 1)] if self._answer.options else [""]
        table = simple_table(self.words("advise-from-here"), *heads)
        for box in prospects[0].boxes:
            single = self._variant.box_by_id[box].entries == 1
            shown = [self._chance(each.boxes[box], single) for each in prospects]
            table.add_row(Text(self._box(box)), *shown)
        for place, (threshold, _) in enumerate(prospects[0].bonuses):
            for bonus, points in list_tiers(threshold):
                shown = [self._chance(each.bonuses[place][1]) for each in prospects]
                table.add_row(Text(self._bonus(bonus, points, threshold.shown)), *shown)
        return table

    def _chance(self, number: float, single: bool = True) -> str:
        return percent(number, self.language, 1) if single else decimal(number, self.language)

    def _bonus(self, bonus: SumBonus, points: int, threshold: int) -> str:
        name = bonus.names[self.language]
        if bonus.formula is None:
            name = self.words("solve-tier", bonus=name, points=format_signed(points), threshold=signed_fact(threshold))
        if bonus.column is None or len(self._variant.columns) == 1:
            return name
        return f"{self._variant.columns[bonus.column].names[self.language]}: {name}"

    def _action(self, action: Action) -> str:
        return action_words(self._state, action, self.language)

    def _box(self, box: str) -> str:
        return name_box(self._variant, box, self.language)

    def _value(self, number: float) -> str:
        return percent(number, self.language) if self._is_chance else decimal(number, self.language)


def _prospect_to_json(variant: Variant, prospect: Prospect) -> dict[str, Any]:
    return {
        "endings": [
            {"box": ending.box, "points": ending.points, "chance": ending.chance} for ending in prospect.endings
        ],
        "boxes": prospect.boxes,
        "bonuses": [
            {
                "bonus": bonus.id,
                "column": None if bonus.column is None else variant.columns[bonus.column].id,
                "from": threshold.shown,
                "chance": chance,
            }
            for threshold, chance in prospect.bonuses
            for bonus, _ in list_tiers(threshold)
        ],
    }


def _wrapped(words: str, indent: str = "   ") -> str:
    return "\n".join(textwrap.wrap(words, min(session().console.width, WIDTH), subsequent_indent=indent))
