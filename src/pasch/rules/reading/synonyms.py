"""Suggestions for unknown words in documents: known synonyms first, then similar words.

A word is looked for only among those that are allowed at its place, so `max` means `most` among the players and
`at_most` in a pattern.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pasch.rules.errors import nearest
from pasch.rules.variant.box_names import key_of

# Other words that people write for a key, in English and German.
KEYS: Mapping[str, str] = {
    "like": "inherits extends based_on parent base from wie von basis",
    "id": "key code kennung",
    "names": "name title titel label bezeichnung",
    "note": "comment remark description notiz bemerkung beschreibung",
    "dice": "die würfel",
    "turn": "turns round zug runde",
    "players": "player seats spieler sitze",
    "boxes": "box fields field categories category lines rows felder feld",
    "bonuses": "bonus boni",
    "extra": "extras joker jokers extra_kniffel",
    "columns": "column spalten spalte",
    "result": "results win wins winner outcome ergebnis sieg wertung",
    "all": "both whole every alle",
    "total": "goal sum score eyes pips summe augen augensumme",
    "count": "number amount how_many dice anzahl counts zähle",
    "counted": "best keep best_of used scoring counting zählende gewertet beste",
    "lowest": "least smallest minimum fewest niedrigste wenigste",
    "faces": "sides values numbers contains face seiten augen zahlen",
    "odd": "special other different sonderwürfel",
    "wild": "joker wildcard any_face joker_faces jokerseiten",
    "face": "pip number side seite augenzahl",
    "colours": "colors color colour farben farbe",
    "symbols": "symbol signs pictures face_names symbole bilder",
    "sign": "text letter short zeichen kürzel",
    "picture": "image icon bild",
    "throws": "rolls roll max_throws max_rolls würfe wurf",
    "last_throws": "last_turn last_round final_throws final_round letzte_runde letzter_zug",
    "release": "re_roll take_back zurücknehmen",
    "put_aside": "set_aside lay_aside aside weglegen beiseite",
    "save": "saved bank store sparen aufsparen",
    "buy": "purchase bought extra_throws kaufen freiwürfe",
    "unused": "left rest remaining übrig",
    "least": "min minimum at_least from mindestens",
    "most": "max maximum at_most to höchstens",
    "at_least": "min minimum least from mindestens",
    "at_most": "max maximum most to höchstens",
    "direction": "sense way richtung",
    "of_a_kind": "kind same equal n_of_a_kind pasch gleiche",
    "groups": "group sets set gruppen",
    "distinct": "different unequal verschieden",
    "one_of": "any either or alternatives oder entweder",
    "run": "straight sequence consecutive in_a_row street straße",
    "one_colour": "one_color flush same_colour same_color colour color einfarbig",
    "aliases": "alias also other_names synonyms",
    "section": "part half teil block",
    "bonus": "extra reward prämie zugabe zusatzpunkte",
    "later": "decay less_later falling per_filled später weniger",
    "counts": "counted in_total zählt zählt_mit",
    "sum": "add plus total_of summe addiert",
    "difference": "subtract_from differenz unterschied",
    "product": "multiply mal produkt",
    "below": "less less_than smaller kleiner unter",
    "equal": "equals same_as gleich",
    "minus": "less without minus_boxes subtract abzüglich",
    "to": "until up_to through bis",
    "per_turn": "each_turn in_a_turn je_zug",
    "per_column": "each_column in_a_column per_sheet stock allowance je_spalte vorrat",
    "de": "german deutsch",
    "en": "english englisch",
    "number": "face pip pips zahl",
    "pattern": "condition takes needs requires muster bedingung",
    "points": "score value worth punkte wert",
    "plus": "add bonus surcharge zuschlag",
    "par": "balance zero_at school schule soll null_bei below_zero minus unter_null",
    "times": "multiply multiplier factor mal",
    "served": "sharp at_once in_one_throw scharf serviert",
    "wins": "win winning victory wins_at_once instant_win gewinnt sieg",
    "ends": "end over game_over ends_game finishes endet ende",
    "entries": "slots uses repeat repeats einträge",
    "from": "at min minimum at_least least threshold reach ab schwelle",
    "tiers": "tier steps levels stufen",
    "each": "every per_entry apiece je jeweils",
    "more": "further additional extra_points plus mehr dazu weitere",
    "per": "for scope each je",
    "when": "if condition wenn",
    "place": "where goes_to ort",
    "worth": "value values scores points wert",
    "order": "sequence direction reihenfolge",
    "announce": "announced call declare ansage ansagen",
    "miss": "missed fail verfehlt",
    "strikes": "strike crossing streichen",
    "weight": "factor times multiplier faktor gewicht",
}

# The same for values that are words.
VALUES: Mapping[str, str] = {
    "down": "descending downwards top_down top_to_bottom abwärts runter",
    "up": "ascending upwards bottom_up bottom_to_top aufwärts hoch",
    "free": "any none frei beliebig",
    "ends": "both_ends both outside_in either_end enden von_beiden_enden",
    "middle": "centre center from_the_middle inside_out mitte",
    "before": "first_throw before_the_throw in_advance vorher vor_dem_wurf",
    "unless-served": "unless_sharp not_served except_served unserved außer_scharf",
    "only": "served_only only_served exclusively nur",
    "open": "empty unfilled not_filled free offen leer",
    "row": "line lines rows zeile reihe",
    "ace": "as a ass",
    "king": "k könig",
    "queen": "q dame",
    "jack": "j knave bube",
    "ten": "10 zehn",
    "nine": "9 neun",
    "pips": "dots points augen",
    "sign": "letter text glyph zeichen",
    "sum": "total all dice pips summe",
    "matching": "same equal group groups passende",
    "served": "sharp at_once in_one_throw one_throw scharf serviert",
    "double": "twice x2 doppelt",
    "scored": "full points punkte",
    "struck": "zero crossed 0 gestrichen",
    "filled": "any either used belegt",
    "clockwise": "right im_uhrzeigersinn",
    "counter-clockwise": "anticlockwise left gegen_den_uhrzeigersinn",
    "upper": "top above oben",
    "lower": "bottom below unten",
    "all": "both whole every alle",
    "any": "all every free beliebig",
    "next": "order following nächstes",
    "box": "that same field feld",
    "column": "columns each spalte",
    "sheet": "all whole block card",
    "points": "sum total score punkte summe",
    "entries": "boxes count number einträge",
    "bonuses": "bonus boni",
    "strikes": "struck crossed_out zeros gestrichene streichungen",
    "number": "face numbers zahl",
}


@dataclass(frozen=True)
class IntendedWord:
    """A word of the documents that is probably meant.

    Attributes:
        sure: it is a known synonym, not merely similar.
    """

    word: str
    sure: bool


def meant_key(found: str, allowed: Iterable[str]) -> IntendedWord | None:
    """Returns the allowed key that is probably meant; None if none is."""
    return _meant(found, list(allowed), KEYS)


def meant_value(found: str, allowed: Iterable[str]) -> IntendedWord | None:
    """Returns the allowed value that is probably meant; None if none is."""
    return _meant(found, list(allowed), VALUES)


def _meant(found: str, allowed: list[str], known: Mapping[str, str]) -> IntendedWord | None:
    key = key_of(found)
    # Synonyms of all words come before similar spellings of any.
    for word in allowed:
        others = (word, *known.get(word, "").split())
        if key and key in map(key_of, others):
            return IntendedWord(word, sure=True)
    near = nearest(found, allowed)
    return None if near is None else IntendedWord(near, sure=False)
