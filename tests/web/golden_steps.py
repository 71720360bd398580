"""Reference results for the browser's engine: games step by step, and values of actions.

    python tests/web/golden_steps.py SECTION FOLDER

Prints one JSON document per line: a variant with its tables, then its results. `main` lists the sections. FOLDER keeps
what was generated, house rules and sections, for as long as the tests in `web/src` run. They go through the lists of
`tests/by_day.py` unless PASCH_NIGHT=1 is set.
"""

import fcntl
import json
import os
import pickle
import sys
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from gzip import compress
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import numpy as np
from hypothesis import HealthCheck, given, seed, settings

from pasch import shipped, variant_ids
from pasch.analysis.advice import reasons as advice_reasons
from pasch.analysis.advice.reason_kinds import ReasonKind
from pasch.analysis.advice.reasons import Reason, reason_words, reasons_between, why_best
from pasch.analysis.advice.winning_reasons import WhyToWin
from pasch.analysis.exercises.exercise_model import Exercise, ExerciseReason, ReasonToWin
from pasch.analysis.exercises.exercise_position import state_of
from pasch.analysis.exercises.shipped_exercises import shipped_exercises
from pasch.analysis.review.game_review import review_by
from pasch.locale import COMPLETE
from pasch.play.blocks.card_reader import points_by_written
from pasch.play.blocks.sheet_lines import line_sum, sheet_lines
from pasch.play.dice.dice_seating import seats_of_turn
from pasch.play.dice.dice_sources import SeededDice, next_throw
from pasch.play.records.atomic_files import write_atomic
from pasch.play.records.record_io import Record, format_record, read_record, states
from pasch.players.heuristic_player import HeuristicPlayer, action_values
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.catalogue.tables_json import tables_json
from pasch.rules.dice.dice_notation import format_dice
from pasch.rules.dice.multisets import sub_multisets
from pasch.rules.document.bonus_counting import STEPS
from pasch.rules.errors import IllegalActionError
from pasch.rules.game.card import Card, count_strikes, empty_card
from pasch.rules.game.engine import apply as after
from pasch.rules.game.engine import legal_actions, ranking, totals
from pasch.rules.game.events import Action, Announced, Bought, Event, Held, Scored, Struck
from pasch.rules.game.state import Direction, GameState, new_game
from pasch.rules.game.turn import begun
from pasch.rules.text.position_notation import format_position
from pasch.rules.variant.maximum import possible_points
from pasch.rules.variant.tables import FIVE_STATES, NUMBER_STATES
from pasch.rules.variant.variant import Box, SumBonus, Variant
from pasch.solver.browser_files.compact_network import collect_values, pack_network
from pasch.solver.browser_files.compact_values import MOST_VALUES, collect_solved, pack_values
from pasch.solver.browser_files.solver_input import find_space, pack_input
from pasch.solver.cards.card_space import CardSpace
from pasch.solver.cards.column_cards import TooManyCards
from pasch.solver.cards.dice_lattice import Doubles
from pasch.solver.kernels.arrays.array_building import build_arrays
from pasch.solver.kernels.arrays.variant_arrays import Arrays
from pasch.solver.learned.best_estimate import add_weights, find_best_estimator
from pasch.solver.learned.network_inputs import build_inputs
from pasch.solver.learned.training_steps import draw_weights
from pasch.solver.learned.weight_store import round_weights
from pasch.solver.objective import Mean
from pasch.solver.progress import no_progress
from pasch.solver.query.action_ranking import Option
from pasch.solver.query.advice import Adviser
from pasch.solver.query.estimate import Estimator, build_estimator
from pasch.solver.query.turn_odds import (
    AIMS,
    EMPTY_CARD,
    Aim,
    Odds,
    OddsSituation,
    get_throw_limit,
    has_room,
    knows_number,
    turn_odds,
)
from pasch.solver.query.win_chance import Winning, compares_totals
from pasch.solver.solve import storage
from pasch.solver.solve.backward_induction import solve_cards
from pasch.solver.solve.bonus_thresholds import Threshold, list_thresholds, list_tiers
from pasch.solver.solve.game_summary import compute_summary, summarise
from pasch.solver.solve.solution import Distribution, Solution, SolveCost, Summary
from pasch.solver.solve.total_distributions import find_distributions
from pasch.testing import candidates, random_event, variants
from pasch.values.analyst import oracle_of

sys.path.insert(0, str(Path(__file__).parents[1]))
from by_day import A_THIRD
from by_day import MINIATURES as MINIATURES_BY_DAY
from by_day import VARIANTS as VARIANTS_BY_DAY

NIGHT = os.environ.get("PASCH_NIGHT") == "1"
GOLDEN = Path(__file__).parent.parent / "golden"
MINIATURES = Path(__file__).parent.parent / "variants" / "miniatures"
SOLVED_IN_BROWSERS = ("kniffel", "yahtzee", "kniffel-put-aside", "yatzy-deluxe") if NIGHT else ("kniffel",)
LEARNED_BY_DAY = ("kniffel-3-columns", "triple-yahtzee")
SIMULATED, SIMULATED_AT = range(1, 201) if NIGHT else (3, 7, 9, 10, 11), "2026-06-01T00:00:00.000Z"
"""By day some short runs with every kind of event."""
FOLLOWED = 100_000
"""Sheets of fewer cards are followed to their totals."""
EFFECT_DIGITS = 4
CONTRASTED = ("kniffel", "yahtzee") if NIGHT else ("yahtzee",)
CONTRASTED_GAMES = 4
NEVER_DRAWN = ("last-throws", "counted", "extra-place", "unless-served-extra")
"""Miniatures of rules that random documents have nothing of, or seldom."""
DRAWN_AT_ONCE, OF_EACH_KIND, FIRST_SEED, MOST_SEEDS = 40, 2, 4, 100
GAMES = 3 if NIGHT else 1
DIRECTIONS: Sequence[Direction] = ("clockwise", "counter-clockwise")
TAKEN_APART = ("jamb-mk", "yamb")
"""Sheets of several columns of which browsers have no table; see `solver/parts/column_decomposition.py`."""
ODDS_OF = ("kniffel", "kniffel-basic", "kniffel-sharp", "kniffel-put-aside", "super-kniffel", "yams", "yatzy-deluxe")
REVIEWED = ("kniffel", "kniffel-announce", "kniffel-3-columns")
ODDS_BOXES, ODDS_HOUSE_RULES, ODDS_ROLLS = 4, 6, 500
Line = dict[str, Any]


def forces_places(variant: Variant) -> bool:
    """Whether all dice equal must go to certain boxes, in some situation."""
    return any(any(groups) for groups in variant.tables.places)


def counts(what: str) -> Callable[[Variant], bool]:
    """Whether some bonus is of a kind."""
    return lambda variant: any(bonus.count == what for bonus in variant.bonuses)


_KINDS: Mapping[str, Callable[[Variant], bool]] = {
    "buys": lambda variant: variant.turn.buy is not None,
    "buys from one stock": lambda variant: bool(variant.turn.buy and variant.turn.buy.is_shared),
    "saves": lambda variant: variant.turn.save,
    "puts aside": lambda variant: variant.turn.put_aside > 0,
    "keeps dice down": lambda variant: not variant.turn.release,
    "has an odd die": lambda variant: len(variant.dice.codes_by_kind) > 1,
    "has several odd dice": lambda variant: sum(variant.dice.count_by_kind[1:]) > 1,
    "has symbols": lambda variant: bool(variant.symbols),
    "has equal sides": lambda variant: variant.dice.codes_by_kind != variant.dice.faces_by_kind,
    "has wild faces": lambda variant: bool(variant.document.dice.wild),
    "has faces above nine": lambda variant: max(variant.document.dice.all_faces) > 9,
    "announces": lambda variant: any(column.announce for column in variant.columns),
    "goes on after a miss": lambda variant: any(column.announce and column.miss == "any" for column in variant.columns),
    "strikes out of line": lambda variant: any(column.order and column.strikes_any for column in variant.columns),
    "has an order": lambda variant: any(column.order for column in variant.columns),
    "has several lines": lambda variant: any(len(column.lines) > 1 for column in variant.columns),
    "has boxes of several entries": lambda variant: any(box.entries > 1 for box in variant.boxes),
    "has a bonus over the sheet": lambda variant: any(bonus.column is None for bonus in variant.bonuses),
    "counts bonuses only": lambda variant: not variant.counts_points,
    "forces places": forces_places,
    "forces places where strikes go anywhere": lambda variant: (
        forces_places(variant) and any(column.order and column.strikes_any for column in variant.columns)
    ),
    "has extra rules before the own box is filled": lambda variant: any(
        rule.when in ("open", "any") for rule in variant.document.extra.values()
    ),
    "scores only served throws": lambda variant: any(column.served_only for column in variant.columns),
    "announces unless served": lambda variant: any(column.unless_served for column in variant.columns),
    "counts served throws": lambda variant: variant.tables.has_served,
    "tells throws apart": lambda variant: variant.tables.throw_classes > 1,
    "is worth less later": lambda variant: variant.tables.filled_classes > 1,
    "asks for the number box": lambda variant: variant.tables.has_number,
    "has columns": lambda variant: len(variant.columns) > 1,
    "ends at once": lambda variant: variant.ends_at_once,
    "limits throws": lambda variant: any(column.throws for column in variant.columns),
    "weighs columns": lambda variant: any(column.weight > 1 for column in variant.columns),
} | {f"counts {what}": counts(what) for what in STEPS}


def house_rules(folder: Path) -> list[Variant]:
    """Random variants, always the same: of each kind of rule some; and rules that none is drawn with."""
    kept = folder / "house-rules.pickle"
    if not kept.exists():
        write_atomic(kept, pickle.dumps(drawn_rules()))
    found: list[Variant] = pickle.loads(kept.read_bytes())
    apart = (*(MINIATURES / f"{name}.toml" for name in NEVER_DRAWN), MINIATURES.parent / "nine-columns.toml")
    return [*found, *(load_variant(str(path)) for path in apart)]


def drawn_rules() -> list[Variant]:
    """Draws until there are some of each kind."""
    drawn: list[Variant] = []
    missing = dict.fromkeys(_KINDS, OF_EACH_KIND)
    found: dict[str, Variant] = {}

    @settings(max_examples=DRAWN_AT_ONCE, database=None, deadline=None, suppress_health_check=list(HealthCheck))
    @given(variants())
    def draw(variant: Variant) -> None:
        drawn.append(variant)

    for start in range(FIRST_SEED, FIRST_SEED + MOST_SEEDS):
        drawn.clear()
        seed(start)(draw)()
        # Those drawn last have the most rules: each is taken for all that it has, if something of it is missing.
        for variant in reversed(drawn):
            kinds = [name for name in missing if _KINDS[name](variant)]
            if kinds and variant.rules_hash not in found:
                found[variant.rules_hash] = variant
                missing = {name: left - (name in kinds) for name, left in missing.items() if left > (name in kinds)}
        if not missing:
            return list(found.values())
    raise AssertionError(f"no variant is drawn that {', '.join(missing)}")


def variant_line(variant: Variant) -> Line:
    """The variant's tables, and what of its sheet is checked once."""
    return {
        "tables": tables_json(variant),
        "kinds": [name for name, holds in _KINDS.items() if holds(variant)],
        "lines": [{"kind": line.kind, "key": line.key} for line in sheet_lines(variant)],
        "possible": [possible_points(variant, box.index) for box in variant.boxes],
        "written": [sorted(points_by_written(variant, box.index).items()) for box in variant.boxes],
    }


def game_line(record: Record, random: Random) -> Line:
    """A game with everything that is asked of it."""
    path = list(states(record))
    return {
        "seats": record.seats,
        "direction": record.direction,
        "first": record.first,
        "tags": record.tags,
        "events": [event.as_json() for event in record.events],
        "steps": [step(record, index, state, random) for index, state in enumerate(path)],
        "ranking": [[standing.place, standing.seat, standing.total] for standing in ranking(path[-1])],
        "text": format_record(record),
    }


def step(record: Record, index: int, state: GameState, random: Random) -> Line:
    """One state: how it is written, what may be done, some of what may not, sums of the sheet now and then."""
    seats, lay = seats_of_turn(record.events[:index])
    found: Line = {
        "position": format_position(state),
        "phase": state.phase,
        "actions": [action_text(action) for action in legal_actions(state)],
        "refused": refusals(state, random),
        "seats": [seats, lay],
    }
    if index % 9 == 0 or state.phase == "over":
        found["sums"] = [sums(state.variant, card) for card in state.cards]
    return found


def sums(variant: Variant, card: Card) -> list[list[int | None]]:
    """What each line adds up to in each column."""
    return [
        [line_sum(variant, card, line, column.index) for column in variant.columns]
        for line in sheet_lines(variant)
        if line.kind != "box"
    ]


def refusals(state: GameState, random: Random) -> list[Line]:
    """A few events that the rules refuse now, with the reason."""
    found: list[Line] = []
    for event in trials(state, random):
        try:
            after(state, event)
        except IllegalActionError as refused:
            problem = refused.problems[0]
            found.append({"event": event.as_json(), "code": problem.code, "facts": dict(problem.facts)})
    return found


def trials(state: GameState, random: Random) -> list[Event]:
    """Anything at all; where the seat decides also boxes, and dice that lie on the table."""
    anything, with_boxes = universe_of(state.variant)
    found = random.sample(anything, 2)
    if state.phase == "decide":
        holds = sub_multisets(state.turn.roll)
        found += random.sample(with_boxes, min(6, len(with_boxes)))
        found += [kind(random.choice(holds)) for kind in (Held, Bought)]
    return found


@cache
def universe_of(variant: Variant) -> tuple[list[Event], list[Event]]:
    """What could ever happen in the variant, and a little that could not; and those of it that name a box."""
    events = list(candidates(variant))
    return events, [event for event in events if isinstance(event, Announced | Scored | Struck)]


def action_text(event: Event) -> str:
    """An action in two words."""
    found = event.as_json()
    return f"{found['type']} {found.get('box') or found['dice']}"


def miniatures(by_day: Sequence[str] = A_THIRD) -> Iterator[Variant]:
    """Those that are gone through, in the order of their names."""
    for path in sorted(MINIATURES.glob("*.toml")):
        if NIGHT or path.stem in by_day:
            yield load_variant(str(path))


def golden() -> Iterator[Record]:
    """The golden games."""
    for variant_id in variant_ids():
        path = GOLDEN / f"{variant_id}.pasch"
        yield read_record(path.read_bytes(), str(path))


def random_record(variant: Variant, random: Random) -> Record:
    """A random game of a few seats, some with an agreed first seat, in either direction."""
    seats = random.randint(variant.seats[0], min(3, variant.seats[-1]))
    first = None if seats == 1 else random.choice((None, random.randrange(seats)))
    direction: Direction = random.choice(DIRECTIONS)
    state, events = new_game(variant, seats, direction, first), list[Event]()
    while state.phase != "over":
        events.append(random_event(state, random))
        state = after(state, events[-1])
    names = ('Anna "die Erste"', "B", "C")[:seats]
    return Record(variant, names, direction, first, tuple(events), {"Site": "a\\b\nc"})


def games(house: Sequence[Variant]) -> Iterator[Line]:
    """Every golden game, at night a random one of every shipped variant, some of every house rule."""
    random = Random(4)
    for record in golden():
        yield variant_line(record.variant)
        yield game_line(record, random)
        if NIGHT:
            yield game_line(random_record(record.variant, random), random)
    for variant in house:
        yield variant_line(variant)
        for _ in range(GAMES):
            yield game_line(random_record(variant, random), random)


def values(house: Sequence[Variant]) -> Iterator[Line]:
    """What the heuristic player thinks of decisions in golden games and in random ones of house rules, and chooses."""
    random = Random(5)
    for record in golden():
        if NIGHT or record.variant.id in VARIANTS_BY_DAY:
            yield variant_line(record.variant)
            yield chosen_line(record, 4)
    for variant in house:
        yield variant_line(variant)
        yield chosen_line(random_record(variant, random), 3)


def chosen_line(record: Record, every: int) -> Line:
    """The game with the values of every so manieth decision, and what the heuristic player does there."""
    line = value_line(record, every)
    reached = list(states(record))
    chosen = {index: HeuristicPlayer().choose(reached[int(index)], Random(0)) for index in line["values"]}
    return {**line, "chosen": {index: action_text(action) for index, action in chosen.items()}}


def exact() -> Iterator[Line]:
    """The tables of values, and what a solution says of decisions and throws, of whatever has a table."""
    random = Random(6)
    for record in golden():
        chosen = NIGHT or record.variant.id in VARIANTS_BY_DAY
        if chosen and len(record.variant.columns) == 1 and has_table(record.variant):
            yield from exact_lines(record, random, 5)
    for variant in miniatures():
        if len(variant.tables.rolls) <= ODDS_ROLLS:
            yield from exact_lines(random_record(variant, random), random, 2)


def has_table(variant: Variant) -> bool:
    """Whether it is small enough for a table of values."""
    try:
        return CardSpace(variant, MOST_VALUES).count <= MOST_VALUES
    except TooManyCards:
        return False


def exact_lines(record: Record, random: Random, every: int) -> Iterator[Line]:
    """A table, and a game and a random one with some of their values."""
    solution = solved(record.variant)
    adviser = Adviser(solution)
    packed = octets(pack_values(collect_solved(solution)))
    yield {"tables": tables_json(record.variant), "packed": packed}
    for game in (record, random_record(record.variant, random)):
        throws = [(index, state) for index, state in enumerate(states(game)) if state.phase == "throw"]
        starts = {str(index): adviser.value(state) for index, state in throws[::every]}
        yield {**value_line(game, every, adviser.action_values), "starts": starts}


def solving() -> Iterator[Line]:
    """The inputs by which browsers solve all miniatures and some shipped variants, a checksum of the values, and the
    distribution of the totals.
    """
    for variant in (*miniatures(MINIATURES_BY_DAY), *map(shipped, SOLVED_IN_BROWSERS)):
        space = find_space(variant)
        packed = pack_input(space)
        arrays = build_arrays(space)
        value = solve_cards(arrays, space.level, 0.0, 1, no_progress)
        checksum = sha256(value.tobytes()).hexdigest()
        line = {"id": variant.id, "input": octets(packed), "cards": space.count, "values": checksum}
        place = space.locate(empty_card(variant))
        yield line | {
            "empty": int(space.start[place.group]) + place.lane,
            "totals": totals_content(space, arrays, value) if space.count < FOLLOWED else None,
        }


def totals_content(space: CardSpace, arrays: Arrays, value: Doubles) -> Line:
    """The distribution of the totals, over those of a card of strikes, as the client follows it."""
    totals = compute_summary(space, arrays, 0.0, value, 1, no_progress).distribution
    return {"low": totals.low - count_strikes(space.variant), "chances": totals.chances.tolist()}


def learned(house: Sequence[Variant]) -> Iterator[Line]:
    """Tables of parts and networks, and what they say of decisions and throws, of sheets of several columns."""
    random = Random(7)
    for record in golden():
        if len(record.variant.columns) > 1 and record.variant.id not in TAKEN_APART and is_learned(record.variant):
            yield from learned_lines(find_best_estimator(record.variant), record, random, 4)
    for variant in (*miniatures(), *house):
        if len(variant.columns) > 1 and len(variant.tables.rolls) <= ODDS_ROLLS:
            parts = build_estimator(variant, most=0, cache=False, threads=1)
            yield from learned_lines(with_any_weights(parts), random_record(variant, random), random, 3)


def is_learned(variant: Variant) -> bool:
    """Whether a shipped variant of several columns is gone through."""
    return NIGHT or variant.id in LEARNED_BY_DAY


def with_any_weights(estimator: Estimator) -> Estimator:
    """With a network that says anything."""
    weights = draw_weights(build_inputs(estimator.wide), 7)
    weights += 0.05 * np.random.default_rng(3).standard_normal(len(weights)).astype(np.float32)
    return add_weights(estimator, round_weights(weights))


def learned_lines(estimator: Estimator, record: Record, random: Random, every: int) -> Iterator[Line]:
    """A table and a network, and a game and a random one with some of their values."""
    variant = estimator.variant
    yield {
        "tables": tables_json(variant),
        "certainty": estimator.certainty,
        "packed": octets(pack_values(collect_values(estimator))),
        "network": octets(pack_network(variant, estimator.wide)) if estimator.certainty == "learned" else None,
    }
    for game in (record, random_record(variant, random)):
        turns = [
            (index, state) for index, state in enumerate(states(game)) if state.phase == "throw" and not begun(state)
        ]
        starts = {str(index): estimator.start_value(state.card) for index, state in turns[::every]}
        yield {**value_line(game, every, estimator.action_values), "starts": starts}


def octets(data: bytes) -> str:
    """Bytes as JSON can hold them."""
    return b64encode(compress(data, 1)).decode()


def reviews() -> Iterator[Line]:
    """Tables, and the review in points of a golden game of each, and of a random one in which only bonuses count.

    In the last one a computer player stood in for somebody.
    """
    own = [record for record in golden() if record.variant.id in REVIEWED]
    rare = random_record(load_variant(str(MINIATURES / "balut.toml")), Random(5))
    for record in (*own, replace(rare, tags={"StandIn1": "1, 3"})):
        oracle = oracle_of(record.variant)
        packed = octets(pack_values(collect_values(oracle)))
        network = octets(pack_network(record.variant, oracle.wide)) if isinstance(oracle, Estimator) else None
        found = review_by(record, oracle, "en").model_dump(mode="json")
        yield {"tables": tables_json(record.variant), "packed": packed, "network": network}
        yield {"record": format_record(record), "review": found}


def solved(variant: Variant) -> Solution:
    """The solution that is kept, or one that knows the values alone, which is found out sooner."""
    found = storage.load(variant, Mean())
    if found is not None:
        return found
    space = CardSpace(variant)
    values = solve_cards(build_arrays(space), space.level, 0.0, 1, no_progress)
    summary = Summary(Distribution(0, np.ones(1)), (), (), 0.0, 0.0)
    return Solution(variant, Mean(), space, values, summary, np.zeros((0, 0), dtype=np.float32), SolveCost(0.0, 0.0, 0))


def value_line(
    record: Record, every: int, judge: Callable[[GameState], Mapping[Action, float]] = action_values
) -> Line:
    """The game with the values of every so manieth decision, by the number of events before it."""
    decisions = [(index, state) for index, state in enumerate(states(record)) if state.phase == "decide"]
    found = {
        str(index): [[action_text(action), value] for action, value in judge(state).items()]
        for index, state in decisions[::every]
    }
    return {**game_facts(record), "values": found}


def game_facts(record: Record) -> Line:
    """What happened in a game."""
    return {
        "seats": record.seats,
        "direction": record.direction,
        "first": record.first,
        "events": [event.as_json() for event in record.events],
    }


def simulated() -> Iterator[Line]:
    """The games of simulated servers: their events, and after each one what Python makes of it."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "simulation"))
    from story import simulate

    for number in SIMULATED:
        for table in simulate(number).tables:
            if not table.is_block:
                yield {
                    "tables": tables_json(table.variant),
                    "events": [{**event, "seq": seq, "at": SIMULATED_AT} for seq, event in enumerate(table.events)],
                    "positions": [_position_facts(position) for position in table.positions],
                }


def _position_facts(position: Any) -> Line:
    state = position.state
    return {
        "people": [seat.is_played_by_person for seat in position.seats],
        "undoable": position.undoable,
        "ahead": position.has_dice_ahead,
        "game": state and {"seat": state.seat, "phase": state.phase, "totals": list(totals(state))},
    }


def fair() -> Iterator[Line]:
    """Games whose dice follow from a seed, an odd die among them; and seeds of every kind of letter."""
    seeds = ["", "00" * 32, "/".join(["ab" * 32, "01" * 16, "ff" * 16]), "Würfel €"]
    for variant_id in ("kniffel", "yatzy-deluxe", "knoeffel"):
        variant = shipped(variant_id)
        yield variant_line(variant)
        for number, text in enumerate(seeds):
            random, source = Random(number), SeededDice(text)
            state, events, throws = new_game(variant, 2), list[Event](), 0
            while state.phase != "over" and len(events) < 60:
                if state.phase == "decide":
                    event: Event = random_event(state, random)
                else:
                    event, throws = next_throw(source, state, throws), throws + 1
                events.append(event)
                state = after(state, event)
            yield {"seed": text, "events": [event.as_json() for event in events]}


def odds(house: Sequence[Variant]) -> Iterator[Line]:
    """The odds of boxes of some variants, before the first throw and from random dice, as ``pasch odds`` has them."""
    for variant in [*map(shipped, ODDS_OF), *house[:ODDS_HOUSE_RULES]]:
        if len(variant.tables.rolls) > ODDS_ROLLS:
            continue
        random = Random(variant.id)
        yield {"tables": tables_json(variant)}
        for box in random.sample(variant.boxes, min(len(variant.boxes), ODDS_BOXES)):
            yield from (odds_line(variant, box, aim, random) for aim in AIMS)


def odds_line(variant: Variant, box: Box, aim: Aim, random: Random) -> Line:
    """One question and its answers: with each number of throws, and what to keep of some dice."""
    five = random.choice(FIVE_STATES) if variant.tables.has_five else "open"
    number = random.choice(NUMBER_STATES) if knows_number(variant.tables) else "free"
    situation = OddsSituation(five, number) if has_room(variant, box, OddsSituation(five)) else EMPTY_CARD
    limit = get_throw_limit(variant, box)
    before = [turn_odds(variant, box, throws, aim=aim, situation=situation) for throws in range(1, limit + 1)]
    dice = random.choice(variant.tables.rolls)
    after = [turn_odds(variant, box, throws, dice, aim, situation=situation) for throws in range(limit)]
    return {
        "box": box.index,
        "aim": aim,
        "situation": {"five": FIVE_STATES.index(situation.five), "numbersFilled": situation.number == "filled"},
        "before": [_figures(one) for one in before],
        "dice": format_dice(dice),
        "after": [{**_figures(one), "holds": [format_dice(hold) for hold in one.holds]} for one in after],
    }


def _figures(one: Odds) -> Line:
    return {"chance": float(one.chance), "mean": float(one.mean)}


def reasons() -> Iterator[dict[str, Any]]:
    """Exercises of two variants, with why the best choice is better than each that is told of, in both languages."""
    for name in ("kniffel", "kniffel-announce"):
        variant, every = shipped(name), shipped_exercises(name).exercises
        yield {"tables": tables_json(variant)}
        for exercise in [*every[:12], *every[-4:]]:
            told = [each for rival in exercise.against for each in rival.reasons]
            words = {
                language: [_told_words(variant, exercise, each, language) for each in told] for language in COMPLETE
            }
            yield {"exercise": exercise.model_dump(mode="json"), "words": words}


def contrasts() -> Iterator[Line]:
    """Why the best action of a decision is better than others, of all miniatures and some shipped variants."""
    # Browsers keep effects in order that are equal but for rounding.
    with patch.object(advice_reasons, "Reason", reason_of_rounded_effect):
        yield from contrasts_in_order()


def reason_of_rounded_effect(
    kind: ReasonKind,
    better: float,
    worse: float,
    effect: float = 0.0,
    boxes: tuple[str, ...] = (),
    tier: tuple[SumBonus, Threshold] | None = None,
) -> Reason:
    """Makes a reason as sizes of effects are compared in browsers."""
    return Reason(kind, better, worse, round(effect, EFFECT_DIGITS), boxes, tier)


def contrasts_in_order() -> Iterator[Line]:
    """See `contrasts`."""
    random = Random(8)
    for variant in miniatures():
        if len(variant.tables.rolls) <= ODDS_ROLLS:
            yield from contrast_lines(Adviser(followed(variant)), random, 1)
    for name in CONTRASTED:
        oracle = oracle_of(shipped(name))
        assert isinstance(oracle, Adviser)
        yield from contrast_lines(oracle, random, CONTRASTED_GAMES)


def followed(variant: Variant) -> Solution:
    """The solution of a small sheet."""
    space = CardSpace(variant)
    arrays = build_arrays(space)
    values = solve_cards(arrays, space.level, 0.0, 1, no_progress)
    summary, chances = summarise(space, arrays, 0.0, values, 1, no_progress)
    return Solution(variant, Mean(), space, values, summary, chances, SolveCost(0.0, 0.0, 0))


def contrast_lines(adviser: Adviser, random: Random, games: int) -> Iterator[Line]:
    """The input of a sheet, and random games with why actions are worse, by the number of events before them."""
    variant = adviser.variant
    yield {"tables": tables_json(variant), "input": octets(pack_input(find_space(variant)))}
    for _ in range(games):
        record = random_record(variant, random)
        found = {}
        for index, state in enumerate(states(record)):
            if state.phase == "decide" and len(options := adviser.advise(state).options) > 1:
                found[str(index)] = rivals_of(adviser, state, options, random)
        yield {**game_facts(record), "rivals": found}


def rivals_of(adviser: Adviser, state: GameState, options: Sequence[Option], random: Random) -> list[Line]:
    """Why the best action is better than the one that it is compared with, and than any other one."""
    best, *others = options
    why = why_best(adviser, state, options)
    rivals = [option for option in others if why and option.action == why.rival.action]
    return [
        {
            "best": action_text(best.action),
            "action": action_text(rival.action),
            "reasons": [told_of(each) for each in reasons_between(adviser, state, best, rival)],
        }
        for rival in (*rivals, random.choice(others))
    ]


def winning() -> Iterator[Line]:
    """How often each action wins, and how final totals scatter, of all miniatures that the highest total wins."""
    random = Random(9)
    for variant in miniatures():
        if variant.seats[-1] > 1 and compares_totals(variant) and len(variant.tables.rolls) <= ODDS_ROLLS:
            yield from winning_lines(Winning(find_distributions(followed(variant), cache=False)), random, 2)
    kniffel = oracle_of(shipped("kniffel"))
    assert isinstance(kniffel, Adviser)
    yield from winning_lines(Winning(find_distributions(kniffel.solution)), random, 1, since=8)


def winning_lines(model: Winning, random: Random, games: int, since: int = 0) -> Iterator[Line]:
    """The input of a sheet, and random games with the chances at decisions, by the number of events before them.

    Args:
        since: the turns of each seat after which chances are asked for.
    """
    variant = model.variant
    yield {"tables": tables_json(variant), "input": octets(pack_input(find_space(variant)))}
    for _ in range(games):
        record = random_record(variant, random)
        decisions = {
            str(index): winning_facts(model, state)
            for index, state in enumerate(states(record))
            if len(state.cards) > 1 and state.phase == "decide" and turns_taken(state.card) >= since
        }
        yield {**game_facts(record), "decisions": decisions}


def turns_taken(card: Card) -> int:
    """The number of entries."""
    return sum(entry is not None for entry in card.entries)


def winning_facts(model: Winning, state: GameState) -> Line:
    """The chances to win of all actions and seats, and the totals after the first action and the last."""
    advice = model.advise(state)
    wins = {option.action: option.value for option in advice.options}
    legal = legal_actions(state)
    after_each = [model.totals(after(state, action))[state.seat] for action in (legal[0], legal[-1])]
    return {
        "wins": [wins[action] for action in legal],
        "chances": model.chances(state).value,
        "scatter": [{"mean": total.mean, "sd": total.sd} for total in after_each],
    }


def told_of(reason: Reason) -> Line:
    """A reason as exercises have it, but unrounded."""
    boxes, reached = list(reason.boxes), None
    if reason.tier is not None:
        boxes, reached = [reason.tier[0].id], reason.tier[1].shown
    return {"kind": reason.kind, "better": reason.better, "worse": reason.worse, "boxes": boxes, "reached": reached}


_HALF = 1e-9


def _told_words(variant: Variant, exercise: Exercise, told: ExerciseReason | ReasonToWin, language: str) -> str:
    if isinstance(told, ReasonToWin):
        # A half is rounded up, as browsers do.
        spreads = told.spread + _HALF, told.other_spread + _HALF
        return WhyToWin(told.better, told.worse, told.given_up, *spreads).words(language)
    tier = None if told.reached is None else _tiers(variant)[told.boxes[0], told.reached]
    reason = Reason(told.kind, told.better, told.worse, boxes=() if tier else tuple(told.boxes), tier=tier)
    return reason_words(reason, state_of(variant, exercise), language)


@cache
def _tiers(variant: Variant) -> Mapping[tuple[str, int], tuple[SumBonus, Threshold]]:
    return {
        (bonus.id, threshold.shown): (bonus, threshold)
        for threshold in list_thresholds(CardSpace(variant))
        for bonus, _ in list_tiers(threshold)
    }


def main(what: Sequence[str]) -> None:
    """Prints what is asked for: from its file, where another test has asked for it before."""
    section, folder = what
    path = Path(folder, f"{section}.jsonl")
    with Path(folder, f"{section}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not path.exists():
            write_atomic(path, "".join(json.dumps(line) + "\n" for line in lines_of(section, Path(folder))).encode())
    sys.stdout.write(path.read_text("utf-8"))


def lines_of(section: str, folder: Path) -> Iterator[Line]:
    """The documents of a section."""
    with_house_rules = {"games": games, "values": values, "learned": learned, "odds": odds}
    without = {
        "exact": exact,
        "review": reviews,
        "simulated": simulated,
        "fair": fair,
        "reasons": reasons,
        "contrasts": contrasts,
        "solving": solving,
        "winning": winning,
    }
    return with_house_rules[section](house_rules(folder)) if section in with_house_rules else without[section]()


if __name__ == "__main__":
    main(sys.argv[1:])
