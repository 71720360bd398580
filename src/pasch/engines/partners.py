"""Partners that decide for a seat: programs that speak the protocol of docs/engine.md, or computer players."""

import random
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from pasch.engines.engine_process import Program, ProgramFault
from pasch.engines.host_commands import Rules, format_rules
from pasch.locale import LANGUAGES
from pasch.players.player import PLAYERS, Player, PreparedPlayer, find_player
from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import Facts, PaschError, Problem
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Action
from pasch.rules.game.state import GameState
from pasch.rules.text.action_notation import format_action, parse_action
from pasch.rules.text.position_notation import format_position
from pasch.rules.variant.variant import Variant

_LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class PartnerTimeouts:
    """Time limits of a program, in seconds: for each decision, and to get ready for a variant.

    Attributes:
        grace: tolerance beyond the announced time for a decision, since the machine may be busy.
    """

    decision: float = 10.0
    start: float = 300.0
    grace: float = 1.0


@dataclass(frozen=True, slots=True)
class PartnerDecision:
    """A partner's decision and its own evaluation; None where it gives none."""

    action: Action
    value: float | None = None


class Partner(Protocol):
    """Somebody who decides for seats."""

    name: str

    def introduce(self) -> str:
        """Returns its own name.

        Raises:
            Fault: they do not answer.
        """
        ...

    def begin(self, variant: Variant, seed: str) -> None:
        """A game begins.

        Raises:
            Fault: they cannot play it.
        """
        ...

    def decide(self, state: GameState) -> PartnerDecision:
        """Returns its decision; not necessarily legal.

        Raises:
            Fault: they do not say.
        """
        ...

    def close(self) -> None:
        """Nothing more is asked."""
        ...


class LevelPartner:
    """A computer player, by its name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._player: Player = find_player(name)
        self._chance = random.Random(0)

    def introduce(self) -> str:
        """See `Partner.introduce`."""
        return self.name

    def begin(self, variant: Variant, seed: str) -> None:
        """See `Partner.begin`."""
        if isinstance(self._player, PreparedPlayer):
            self._player.prepare(variant)
        self._chance = random.Random(f"pasch-engine-1/{seed}")

    def decide(self, state: GameState) -> PartnerDecision:
        """See `Partner.decide`."""
        return PartnerDecision(self._player.choose(state, self._chance))

    def close(self) -> None:
        """See `Partner.close`."""


class Guest:
    """A program; started when a game begins, and started anew after a fault.

    Args:
        command: as at a shell, without what only a shell does.
    """

    def __init__(self, command: str, limits: PartnerTimeouts) -> None:
        self.name = command
        self._command, self._limits = shlex.split(command), limits
        self._program: Program | None = None
        self._options: set[str] = set()
        self._variant: Variant | None = None

    def introduce(self) -> str:
        """See `Partner.introduce`."""
        try:
            self._started()
        except ProgramFault:
            self.close()
            raise
        return self.name

    def begin(self, variant: Variant, seed: str) -> None:
        """See `Partner.begin`."""
        try:
            self._begin(variant, seed)
        except ProgramFault:
            self.close()
            raise

    def decide(self, state: GameState) -> PartnerDecision:
        """See `Partner.decide`."""
        assert self._program is not None
        legal = ",".join(map(format_action, legal_actions(state)))
        asked = f"go time {round(1000 * self._limits.decision)}"
        try:
            _refuse_unasked(self._program)
            self._program.say(f"position {format_position(state)}", f"legal {legal}", asked)
            return self._decided(monotonic() + self._limits.decision + self._limits.grace)
        except ProgramFault:
            self.close()
            raise

    def close(self) -> None:
        """See `Partner.close`."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _begin(self, variant: Variant, seed: str) -> None:
        program = self._started()
        if "seed" in self._options:
            program.say(f"option seed {seed}")
        if self._variant is not variant:
            is_shipped = variant.id in variant_ids() and shipped(variant.id).rules_hash == variant.rules_hash
            rules = Rules("id", variant.id) if is_shipped else Rules("document", variant.text)
            program.say(format_rules(rules), "ready")
            self._accept(program, variant)
            self._variant = variant

    def _started(self) -> Program:
        if self._program is None:
            self._program, self._variant = Program(self._command), None
            self._program.say("pasch")
            self._options = set(self._introduced(self._program))
        return self._program

    def _introduced(self, program: Program) -> Iterator[str]:
        for word, rest in self._until_ready(program):
            if word == "id" and rest.startswith("name "):
                self.name = excerpt(rest[5:].strip())[:_LONGEST_NAME] or self.name
            elif word == "option":
                yield rest.partition(" ")[0]

    def _accept(self, program: Program, variant: Variant) -> None:
        for word, rest in self._until_ready(program):
            if word == "error":
                raise ProgramFault(Problem("engine-refuses", {"words": excerpt(rest.partition(" ")[2] or rest)}))
            if word == "rules" and variant.rules_hash not in rest.split():
                raise ProgramFault(Problem("engine-other-rules", {"found": excerpt(rest), "right": variant.rules_hash}))

    def _until_ready(self, program: Program) -> Iterator[tuple[str, str]]:
        until = monotonic() + self._limits.start
        while (line := program.hear(until)) != "ready":
            word, _, rest = line.partition(" ")
            yield word, rest.strip()

    def _decided(self, until: float) -> PartnerDecision:
        assert self._program is not None
        value = None
        while True:
            word, _, rest = self._program.hear(until).partition(" ")
            if word == "info":
                value = _value(rest, value)
            elif word == "bestmove":
                _refuse_unasked(self._program)
                return PartnerDecision(_action(rest), value)


def partner(name: str, limits: PartnerTimeouts) -> Partner:
    """Returns the partner for a computer player's name or a program's command.

    Raises:
        PaschError: it is neither.
    """
    if name in PLAYERS:
        return LevelPartner(name)
    try:
        words = shlex.split(name)
    except ValueError:
        words = []
    if not words:
        raise PaschError(Problem("engine-command", {"found": excerpt(name)}))
    return Guest(name, limits)


def _refuse_unasked(program: Program) -> None:
    # Raises a `ProgramFault` for an answer without a question, which the next question would otherwise take as its own.
    if any(line.partition(" ")[0] == "bestmove" for line in program.left_over()):
        raise ProgramFault(Problem("engine-answers-twice"))


def _value(info: str, before: float | None) -> float | None:
    words = info.split()
    if words[:1] != ["certainty"] or words[2:3] != ["value"]:
        return before
    try:
        return float(words[3])
    except (IndexError, ValueError):
        return before


def _action(text: str) -> Action:
    try:
        return parse_action(text)
    except PaschError as error:
        facts: Facts = {"found": excerpt(text), "why": in_words(error.problems[0])}
        raise ProgramFault(Problem("engine-illegal", facts)) from None


def in_words(problem: Problem) -> dict[str, str]:
    """A problem as a fact of another."""
    return {language: problem.words(language).removesuffix(".") for language in LANGUAGES}
