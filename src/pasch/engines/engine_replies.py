"""Output of Pasch as an engine; docs/engine.md has the protocol."""

from pasch import __version__
from pasch.engines.host_commands import VERSION
from pasch.engines.move_choice import Thought
from pasch.players.player import PLAYERS
from pasch.rules.errors import PaschError, Problem
from pasch.rules.text.action_notation import format_action


def shown_lines(level: str, objective: str, shown: int, most: int) -> list[str]:
    """Formats the introduction: the engine's name, its options, and that it is ready."""
    return [
        f"id name Pasch {__version__}",
        "id author the Pasch developers",
        f"protocol {VERSION}",
        f"option level type combo default {level} {' '.join(f'var {name}' for name in PLAYERS)}",
        f"option objective type string default {objective}",
        "option seed type string default",
        f"option shown type spin default {shown} min 0 max {most}",
        "ready",
    ]


def thought_lines(thought: Thought, shown: int, language: str) -> list[str]:
    """Formats the evaluation of a position, then the chosen action.

    Args:
        shown: number of best actions listed with their values.
    """
    lines = [_line(f"info note {note.code}", note, language) for note in thought.notes]
    value = "" if thought.value is None else f" value {thought.value:.6f}"
    lines.append(f"info certainty {thought.certainty}{value}")
    for place, (action, worth) in enumerate(thought.options[:shown], 1):
        lines.append(f"info option {place} value {worth:.6f} action {format_action(action)}")
    return [*lines, f"bestmove {'none' if thought.action is None else format_action(thought.action)}"]


def problem_lines(error: PaschError, language: str) -> list[str]:
    """Formats problems, one line each: a stable code, then a sentence."""
    return [_line(f"error {problem.code}", problem, language) for problem in error.problems]


def _line(head: str, problem: Problem, language: str) -> str:
    return f"{head} {' '.join(problem.words(language).split())}"
