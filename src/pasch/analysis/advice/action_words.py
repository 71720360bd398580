"""Actions as people read them."""

from pasch.locale import text
from pasch.rules.explain.bonus_sentences import format_signed
from pasch.rules.game.events import Action, Announced, Bought, Held, Scored, Struck
from pasch.rules.game.state import GameState
from pasch.rules.game.turn import box_named, offer
from pasch.rules.variant.box_names import box_name
from pasch.rules.variant.dice_glyphs import said_dice
from pasch.rules.variant.variant import Variant


def action_words(state: GameState, action: Action, language: str) -> str:
    """Formats an action in words: "hold 4 4", "Chance: 21"."""
    variant = state.variant
    match action:
        case Held(()) if not state.turn.throws:
            return text("advise-unannounced", language)
        case Held(()):
            return text("advise-hold-nothing", language)
        case Held(dice):
            return text("advise-hold", language, dice=said_dice(variant, dice, language))
        case Bought(()):
            return text("advise-buy-nothing", language)
        case Bought(dice):
            return text("advise-buy", language, dice=said_dice(variant, dice, language))
        case Announced(box):
            return text("advise-announce", language, box=name_box(variant, box, language))
        case Struck(box):
            return text("advise-strike", language, box=name_box(variant, box, language))
        case Scored(box):
            entry = offer(state, box_named(variant, box))
            points, beside = (entry.points, entry.bonus) if entry else (0, 0)
            shown = format_signed(points) if not beside else f"{format_signed(points)} + {beside}"
            return text("advise-score", language, box=name_box(variant, box, language), points=shown)


def name_box(variant: Variant, box: str, language: str) -> str:
    """A box by its id, in a sentence."""
    return box_name(variant, variant.box_by_id[box], language)
