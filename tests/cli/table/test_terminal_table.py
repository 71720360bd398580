"""Whole games typed at a terminal: both languages, every variant, words to the table, undo."""

from collections.abc import Sequence
from random import Random

import pytest

from by_day import by_day
from pasch import Announced, Bought, Held, Scored, Struck, shipped, variant_ids
from pasch.cli.table.player_input import Word
from pasch.cli.table.terminal_table import TableLeft, TerminalTable
from pasch.play.dice.dice_sources import SeededDice
from pasch.play.match import Match
from pasch.play.records.record_io import Record
from pasch.players.player import find_player
from pasch.rules.dice.dice_notation import format_dice
from pasch.rules.game.engine import legal_actions
from pasch.rules.game.events import Action
from pasch.rules.variant.box_names import box_name


class Typist:
    """A `Face` that types what `answers` say, and remembers what it was told."""

    def __init__(self, answers: Sequence[str] = ()) -> None:
        self.answers = list(answers)
        self.said: list[str] = []
        self.asked: list[str] = []
        self.pages: list[Word] = []
        self.match: Match | None = None

    def show(self, match: Match) -> None:
        self.match = match

    def say(self, sentences: Sequence[str]) -> None:
        self.said += sentences

    def page(self, topic: Word, match: Match) -> None:  # noqa: ARG002 - the protocol's signature
        self.pages.append(topic)

    def ask(self, question: str) -> str:
        self.asked.append(question)
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


class RandomTypist(Typist):
    """Types a random legal decision, as a person would write it in this language."""

    def __init__(self, language: str, seed: int) -> None:
        super().__init__()
        self.language = language
        self.random = Random(seed)

    def ask(self, question: str) -> str:  # noqa: ARG002 - the protocol's signature
        assert self.match is not None
        state = self.match.state
        if state.phase != "decide":
            return ""
        return typed(self.random.choice(legal_actions(state)), self.match, self.language)


def typed(action: Action, match: Match, language: str) -> str:
    variant = match.state.variant
    match action:
        case Held(dice):
            return format_dice(dice)
        case Bought(dice):
            return f"${format_dice(dice)}"
    name = box_name(variant, variant.box_by_id[action.box], language)
    if len(variant.columns) > 1:
        name = action.box
    return {Announced: "! ", Scored: "", Struck: "x "}[type(action)] + name


def new_table(
    face: Typist, language: str = "en", variant: str = "kniffel", seats: int = 1, computers: int = 0
) -> TerminalTable:
    names = tuple(f"Player {number}" for number in range(1, seats + computers + 1))
    match = Match(Record(shipped(variant), names, "clockwise", None, (), {}, {}), SeededDice("table"))
    players = {seat: find_player("random") for seat in range(seats, seats + computers)}
    return TerminalTable(match, players, face, language, "table")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("variant", by_day(variant_ids(), ("kniffel", "kniffel-4-columns", "escalero", "maxi-yatzy")))
def test_a_person_can_type_a_whole_game(variant: str, language: str) -> None:
    face = RandomTypist(language, 1)
    table = new_table(face, language, variant, seats=1, computers=1)
    table.play()
    assert table.state.phase == "over"
    assert not any("?" in sentence for sentence in face.said)


def test_real_dice_are_typed_all_or_only_those_thrown() -> None:
    face = Typist(["2", "5", "5 5 1 2 3", "55", "446", "4 4 5 5 6", "q"])
    match = Match(Record(shipped("kniffel"), ("Anna", "Ben"), "clockwise", None, (), {}, {}), None)
    with pytest.raises(TableLeft):
        TerminalTable(match, {}, face, "en").play()
    assert match.state.turn.roll == (4, 4, 5, 5, 6)
    assert match.state.seat == 1


def test_real_dice_that_cannot_be_are_questioned() -> None:
    face = Typist(["1 2 3", "1 2 3 4 7", "12345"])
    match = Match(Record(shipped("kniffel"), ("Anna",), "clockwise", None, (), {}, {}), None)
    with pytest.raises(TableLeft):
        TerminalTable(match, {}, face, "de").play()
    assert match.state.turn.roll == (1, 2, 3, 4, 5)
    assert face.said[0].startswith("Geworfen wurden 5 Würfel")
    assert "kein Wurf" in face.said[1]


def test_end_of_input_and_q_stop_with_the_game_kept() -> None:
    for answers in ([], ["q"], ["", "ende"]):
        table = new_table(Typist(answers))
        with pytest.raises(TableLeft):
            table.play()


def test_a_box_without_points_is_struck_only_after_a_yes() -> None:
    face = Typist(["", "kniffel", "n", "kniffel", "y"])
    table = new_table(face)
    with pytest.raises(TableLeft):
        table.play()
    assert table.match.record.events[-1] == Struck("five_of_a_kind")
    assert sum("Cross it out?" in question for question in face.asked) == 2


def test_an_entry_can_be_taken_back_before_the_computer_throws() -> None:
    face = Typist(["", "", "chance", "u", "q"])
    table = new_table(face, computers=1)
    with pytest.raises(TableLeft):
        table.play()
    assert "Taken back." in face.said
    assert table.state.phase == "decide"
    assert table.state.seat == 0


def test_an_entry_can_be_taken_back_until_ones_next_throw_and_computers_do_the_same_again() -> None:
    played = new_table(Typist(["", "", "chance", "", "q"]), computers=1)
    with pytest.raises(TableLeft):
        played.play()
    face = Typist(["", "", "chance", "", "u", "chance", "", "q"])
    table = new_table(face, computers=1)
    with pytest.raises(TableLeft):
        table.play()
    assert "Taken back." in face.said
    assert face.asked[4].endswith("u takes the last choice back")
    assert isinstance(table.match.record.events[-1], Scored | Struck)
    assert table.match.record.events == played.match.record.events


def test_after_ones_next_throw_nothing_is_taken_back() -> None:
    face = Typist(["", "", "chance", "", "", "u", "q"])
    with pytest.raises(TableLeft):
        new_table(face, computers=1).play()
    assert face.said[-1] == "Nothing to take back: a roll cannot be undone."


def test_help_rules_and_cards_at_any_moment() -> None:
    face = Typist(["?", "regeln", "", "cards", "h"])
    with pytest.raises(TableLeft):
        new_table(face).play()
    assert face.pages == ["help", "rules", "cards", "help"]


def test_single_letters_read_out() -> None:
    face = Typist(["w", "", "", "w", "n", "chance", "", "w", "t", "i", "r", "r", "q"])
    table = new_table(face, computers=2)
    with pytest.raises(TableLeft):
        table.play()
    said = face.said
    assert said[0] == "Nobody has rolled yet."
    assert said[11:14] == ["Player 1: 2 2 3 4 6", "Roll 1 · 2 rolls left", "Bonus: 63 to go"]
    last, standing, *cards = said[-5:]
    assert last == "Player 3: 1 1 1 3 4"
    assert standing == "1. Player 1: 17, 2. Player 2: 4, 3. Player 3: 0"
    assert cards[0].startswith("Player 1: 17 points. Open: Ones, Twos, ")
    assert [card.partition(":")[0] for card in cards] == ["Player 1", "Player 2", "Player 3"]
    assert [card.endswith("Chance.") for card in cards] == [False, True, True]


def test_illegal_input_is_refused_and_asked_again() -> None:
    face = Typist(["44", "", "777", "99", "fulhouse", "x ones"])
    table = new_table(face)
    with pytest.raises(TableLeft):
        table.play()
    assert face.said[0] == "Roll the dice first."
    assert len(face.said) == 6
    assert table.match.record.events[-1] == Struck("ones")


def test_seeded_computers_play_the_same_game_again() -> None:
    games = []
    for _ in range(2):
        table = new_table(Typist(), seats=0, computers=2)
        table.play()
        games.append(table.match.record.events)
    assert games[0] == games[1]
