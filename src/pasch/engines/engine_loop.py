"""Pasch as an engine: lines come in, lines go out, and every `go` is answered by one `bestmove`.

Whoever feeds the lines is never kept waiting: `go` and `ready` are worked on in a thread, and `stop`, `quit` or the end
of the time have them answered at once. All else that is said meanwhile waits for the answer.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from threading import Event, Lock, Thread, Timer

from pasch.engines.engine_replies import problem_lines, shown_lines, thought_lines
from pasch.engines.host_commands import (
    MOST_LETTERS,
    Go,
    PlainCommand,
    Rules,
    Said,
    SetOption,
    SetPosition,
    house_rule,
    read_line,
)
from pasch.engines.move_choice import (
    BEST,
    STRONGEST,
    LevelAnalyst,
    PlayAim,
    Thought,
    decide_unaided,
    is_missing,
    read_aim,
    think_at_once,
)
from pasch.rules.catalogue.shipped_variants import house_ids, shipped, variant_ids
from pasch.rules.dice.dice_notation import excerpt
from pasch.rules.errors import PaschError, Problem
from pasch.rules.game.state import GameState
from pasch.rules.text.position_notation import only, parse_position
from pasch.rules.variant.variant import Variant

MOST_SHOWN = 1000


class HostGone(BaseException):
    """The host has gone: whatever is computed is given up."""


class FirstCall:
    """Something that is done once, by the first caller."""

    def __init__(self) -> None:
        self.done = Event()
        self._lock = Lock()

    def do(self, act: Callable[[], None]) -> None:
        """Does it, unless it is done."""
        with self._lock:
            if not self.done.is_set():
                try:
                    act()
                finally:
                    self.done.set()


@dataclass
class EngineOptions:
    """The engine's options with their current values."""

    level: str = STRONGEST
    objective: str = "mean"
    seed: str = ""
    shown: int = 3

    def set(self, name: str, value: str) -> None:
        """Sets an option; unknown names are ignored.

        Raises:
            PaschError: it cannot have this value.
        """
        match name:
            case "level":
                read_aim(value, self.objective if value in BEST else "mean")
                self.level = value
            case "objective":
                read_aim(STRONGEST, value)
                self.objective = value
            case "seed":
                self.seed = value
            case "shown":
                if not (value.isascii() and value.isdecimal() and len(value) < 6 and int(value) <= MOST_SHOWN):
                    raise PaschError(Problem("engine-shown", {"found": excerpt(value), "most": MOST_SHOWN}))
                self.shown = int(value)

    def aim(self, go: Go) -> PlayAim:
        """Returns how to decide.

        Raises:
            PaschError: there is no such level or objective, or they do not go together.
        """
        return read_aim(go.level or self.level, go.objective or self.objective, self.seed)


@dataclass
class Engine:
    """One conversation.

    Args:
        say: takes lines that are said together; called from several threads, never at the same time.
        options: what they are before the host sets any.
        language: of the sentences in errors.
    """

    say: Callable[[Iterable[str]], None]
    options: EngineOptions = field(default_factory=EngineOptions)
    language: str = "en"

    def __post_init__(self) -> None:
        self._mind = LevelAnalyst(self._tell)
        self._rules: Variant | None = None
        self._position: GameState | None = None
        self._ended = False
        self._saying, self._minding = Lock(), Lock()
        self._task, self._hurry = FirstCall(), _nothing
        self._timer: Timer | None = None

    def converse(self, lines: Iterable[str]) -> None:
        """Hears line after line, until one says `quit`; where no more come, until all is answered."""
        try:
            for line in lines:
                if not self.hear(line):
                    return
            self._wait()
        finally:
            self._ended = True

    def hear(self, line: str) -> bool:
        """Does what a line says; False when that was to end."""
        try:
            if len(line) > MOST_LETTERS:
                raise PaschError(Problem("engine-line", {"most": MOST_LETTERS}))
            said = read_line(line)
            return said is None or self._do(said)
        except PaschError as error:
            unanswered = ["bestmove none"] if line.split(maxsplit=1)[:1] == ["go"] else []
            self._say([*problem_lines(error, self.language), *unanswered])
            return True

    def _do(self, said: Said) -> bool:
        if isinstance(said, PlainCommand) and said.word in ("stop", "quit"):
            self._hurry()
            return said.word == "stop"
        self._wait()
        match said:
            case PlainCommand("pasch"):
                self._say(shown_lines(self.options.level, self.options.objective, self.options.shown, MOST_SHOWN))
            case PlainCommand():
                self._get_ready()
            case Rules():
                self._rules = _variant(said)
                self._say([f"rules {self._rules.id} {self._rules.rules_hash}"])
            case SetOption(name, value):
                self.options.set(name, value)
            case SetPosition(text):
                self._position = None
                self._position = parse_position(text, only(self._rules) if self._rules else shipped)
            case Go():
                self._go(said)
        return True

    def _get_ready(self) -> None:
        # Computes what the rules need, so that no `go` has to wait for it.
        rules, aim = self._rules, self.options.aim(Go())

        def prepare() -> list[str]:
            if rules is not None:
                self._mind.prepare(rules, aim)
            return ["ready"]

        self._work(prepare, lambda: ["ready"], "ready")

    def _go(self, go: Go) -> None:
        state, aim, shown = self._position, self.options.aim(go), self.options.shown
        if state is None:
            raise PaschError(Problem("engine-no-position"))

        def lines_of(thought: Thought) -> list[str]:
            return thought_lines(thought, shown, self.language)

        self._work(
            lambda: lines_of(decide_unaided(lambda: self._mind.think(state, aim), state, aim)),
            lambda: lines_of(think_at_once(state, aim)),
            "bestmove none",
        )
        if go.seconds is not None:
            self._timer = Timer(go.seconds, self._hurry)
            self._timer.daemon = True
            self._timer.start()

    def _work(self, slowly: Callable[[], list[str]], at_once: Callable[[], list[str]], last: str) -> None:
        # Answers in a thread, or immediately once the host is in a hurry. `last` is the output after a
        # problem.
        self._task = task = FirstCall()

        def answer() -> None:
            try:
                with self._minding:
                    lines = slowly()
            except HostGone:
                return
            except Exception as error:
                lines = [*problem_lines(_known(error), self.language), last]
            task.do(lambda: self._say(lines))

        self._hurry = lambda: task.do(lambda: self._say(at_once()))
        Thread(target=answer, daemon=True).start()

    def _wait(self) -> None:
        # Waits for the last answer; what is still computed for it then helps the next one.
        if self._hurry is not _nothing:
            self._task.done.wait()
        if self._timer is not None:
            self._timer.cancel()

    def _say(self, lines: Iterable[str]) -> None:
        with self._saying:
            self.say(lines)

    def _tell(self, stage: str, share: float) -> None:
        if self._ended:
            raise HostGone
        if not self._task.done.is_set():
            self._say([f"info stage {stage} progress {share:.4f}"])


def _nothing() -> None:
    """Does nothing."""


def _known(error: Exception) -> PaschError:
    if isinstance(error, PaschError):
        return error
    if is_missing(error):
        return PaschError(Problem("solver-missing"))
    return PaschError(Problem("engine-mistake", {"error": excerpt(f"{type(error).__name__}: {error}")}))


def _variant(rules: Rules) -> Variant:
    match rules.by:
        case "id":
            return shipped(rules.text)
        case "document":
            return house_rule(rules.text)
    for name in (*variant_ids(), *house_ids()):
        if shipped(name).rules_hash == rules.text:
            return shipped(name)
    raise PaschError(Problem("engine-no-such-hash", {"found": excerpt(rules.text)}))
