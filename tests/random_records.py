"""Random games and records for tests of the text formats."""

from pathlib import Path
from random import Random

from pasch.play.records.record_io import Record
from pasch.rules.catalogue.shipped_variants import load_variant, parse_variant, shipped, variant_ids
from pasch.rules.game.engine import apply
from pasch.rules.game.events import Event
from pasch.rules.game.state import Direction, new_game
from pasch.rules.variant.variant import Variant
from pasch.testing import random_event

ODD_AND_SAVED = """
id = "odd-and-saved"
names = { de = "Sparwürfe", en = "Saved throws" }
dice = { count = 4, odd = { faces = [0, 1, 6, 9] } }
turn = { throws = 2, save = true }
players = { least = 2, most = 8, direction = "counter-clockwise" }
[boxes.sixes]
names = { de = "Sechser", en = "Sixes" }
number = 6
entries = 2
[boxes.pair]
names = { de = "Paar", en = "Pair" }
pattern = { of_a_kind = 2 }
entries = 3
[boxes.box_7]
names = { de = "Feld 7", en = "Box 7" }
"""
ASIDE_AND_BOUGHT = """
like = "kniffel"
id = "aside-and-bought"
names = { de = "Teuer", en = "Dear" }
turn = { put_aside = 1, buy = { names = { de = "Gekauft", en = "Bought" }, per_turn = 2, per_column = 4, unused = 1 } }
[columns.named]
names = { de = "Ansage", en = "Named" }
announce = true
order = "up"
miss = "any"
[columns.strict]
names = { de = "Streng", en = "Strict" }
order = "down"
strikes = "any"
"""

HOUSE_RULES = tuple(map(parse_variant, (ODD_AND_SAVED, ASIDE_AND_BOUGHT)))
MORE = sorted(Path(__file__).parents[0].joinpath("variants").glob("*.toml"))
VARIANTS = (*map(shipped, variant_ids()), *HOUSE_RULES, *(load_variant(str(path)) for path in MORE))

NAMES = ("Anna", "", "2", "start", "007", 'B "C" \\', "{x", "Zoë: Ü", "👩‍👧", "A\xa0B")
COMMENTS = ("", " a ", "[value 245.87] [loss 0.35]", "}{;\\ \n\r= x", "1: 13446 >44", "long " * 700, "ü“”")
TAGS = {"Date": "2025-11-21", "Seed": "", "Note": 'a\\"\n]'}


def random_record(variant: Variant, random: Random, most_events: int = 400) -> Record:
    """A game with everything a record can hold, broken off somewhere."""
    seats = random.choice(variant.seats)
    directions: tuple[Direction, ...] = ("clockwise", "counter-clockwise")
    direction = random.choice(directions)
    first = random.choice((None, random.randrange(seats)))
    state = new_game(variant, seats, direction, first)
    events: list[Event] = []
    for _ in range(random.randrange(most_events)):
        if state.phase == "over":
            break
        events.append(random_event(state, random))
        state = apply(state, events[-1])
    comments = {index: random.choice(COMMENTS) for index in range(-1, len(events)) if random.random() < 0.1}
    names = tuple(random.choice(NAMES) for _ in range(seats))
    return Record(variant, names, direction, first, tuple(events), TAGS if random.random() < 0.5 else {}, comments)
