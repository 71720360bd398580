"""Kernels for the distribution of each card's remaining points, carried backward and stored packed.

A card's distribution is the mixture of those of the cards its turn may lead to, each shifted by the points of the entry
and weighted by the probability of the best play making it.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pasch.solver.cards.dice_lattice import Doubles, Ints
from pasch.solver.kernels.arrays.scratch_memory import OpenBlock
from pasch.solver.kernels.arrays.variant_arrays import Arrays, Sheet
from pasch.solver.kernels.toolchain.compiled_functions import compiled, part
from pasch.solver.kernels.toolchain.packed_arrays import Packed
from pasch.solver.kernels.toolchain.structured_rows import RowTable
from pasch.solver.kernels.turn.block_setup import find_last, is_plane, open_group, open_lanes
from pasch.solver.kernels.turn.card_blocks import CardBlock
from pasch.solver.kernels.turn.entry_targets import lead_to_card, list_targets
from pasch.solver.kernels.turn.probability_flow import Flow
from pasch.solver.kernels.turn.summary_passes import Singles
from pasch.solver.kernels.turn.turn_legality import open_plane

Halves = NDArray[np.int32]
Octets = NDArray[np.uint8]
UNIT = 2.0**30
"""A packed probability is a multiple of 1 / UNIT: as exact as single precision for the highest ones."""
PLANES = 4
"""Bytes of a packed probability; higher ones are stored only where they are not 0."""


@dataclass(frozen=True, eq=False)
class Spreads(Packed):
    """Distributions of remaining points.

    Attributes:
        low, width, place: ``(cards,)`` fewest points, number of point values, and where they begin in `chance`.
        chance: the probabilities of the cards that are known.
    """

    low: Ints
    width: Ints
    place: Ints
    chance: Singles


@dataclass(frozen=True, eq=False)
class PackedSpreads(Packed):
    """Distributions with each probability as four bytes, stored plane by plane from the first byte above 0 to the last.

    Attributes:
        low, place: ``(cards,)`` fewest points, and where the bytes begin, lowest plane first.
        first, width: ``(cards * 4,)`` by card and plane: the first point value with bytes, and their number.
    """

    low: Ints
    place: Ints
    first: Halves
    width: Halves
    octets: Octets


@compiled
def gather_spreads(
    sheet: Sheet,
    flow: Flow,
    blocks: RowTable[CardBlock],
    first_way: Ints,
    paid: Ints,
    least: float,
    ahead: Doubles,
    later: Spreads,
    now: Spreads,
    end: int,
) -> int:
    """Computes the distributions of the cards of some blocks, and returns where they end.

    Args:
        paid: ``(cards,)`` bonus points on each card, minus the cost of throws.
        least: probabilities below it are cut off at both ends.
        ahead: scratch, as wide as any distribution.
        now: filled in from place `end` on.
    """
    for block in range(len(blocks)):
        here = blocks[block]
        for index in range(here.lanes):
            card = sheet.start[here.group] + here.first + index
            # Bounds of the mixture over all ways with any probability.
            low = _lowest(flow, first_way[block], first_way[block + 1], index, paid, later) - paid[card]
            high = _highest(flow, first_way[block], first_way[block + 1], index, paid, later) - paid[card]
            for points in range(high - low):
                ahead[points] = 0.0
            _add_ways(flow, first_way[block], first_way[block + 1], index, paid, low + paid[card], later, ahead)
            first = 0
            # At least one point value remains.
            while first + 1 < high - low and ahead[first] < least:
                first += 1
            last = high - low
            while last > first + 1 and ahead[last - 1] < least:
                last -= 1
            now.low[card] = low + first
            now.width[card] = last - first
            now.place[card] = end
            for points in range(first, last):
                now.chance[end + points - first] = ahead[points]
            end += last - first
    return end


@part
def _lowest(flow: Flow, first: int, last: int, index: int, paid: Ints, later: Spreads) -> int:
    found = 1 << 40
    for way in range(first, last):
        if flow.chance[way, index] > 0.0:
            card = flow.cards[way, index]
            found = min(found, int(flow.ways[way].points) + paid[card] + later.low[card])
    return found


@part
def _highest(flow: Flow, first: int, last: int, index: int, paid: Ints, later: Spreads) -> int:
    found = -(1 << 40)
    for way in range(first, last):
        if flow.chance[way, index] > 0.0:
            card = flow.cards[way, index]
            found = max(found, int(flow.ways[way].points) + paid[card] + later.low[card] + later.width[card])
    return found


@part
def _add_ways(
    flow: Flow, first: int, last: int, index: int, paid: Ints, low: int, later: Spreads, ahead: Doubles
) -> None:
    # D(card) = sum over ways w of P(w) * D(card after w) shifted by the points of w.
    for way in range(first, last):
        chance = flow.chance[way, index]
        if chance > 0.0:
            card = flow.cards[way, index]
            shift = int(flow.ways[way].points) + paid[card] + later.low[card] - low
            _add_spread(later.chance[later.place[card] :], chance, later.width[card], ahead[shift:])


@part
def _add_spread(chances: Singles, share: float, width: int, ahead: Doubles) -> None:
    for points in range(width):
        ahead[points] += share * chances[points]


@compiled
def pack_spreads(known: Spreads, cards: Ints, packed: PackedSpreads) -> int:
    """Packs the distributions of some cards in order, and returns the number of bytes."""
    end = 0
    for number in range(len(cards)):
        card = cards[number]
        packed.low[card] = known.low[card]
        packed.place[card] = end
        for plane in range(PLANES):
            begin, until, start = 0, known.width[card], known.place[card]
            while begin < until and _octet(known.chance[start + begin], plane) == 0:
                begin += 1
            while until > begin and _octet(known.chance[start + until - 1], plane) == 0:
                until -= 1
            packed.first[PLANES * card + plane] = begin
            packed.width[PLANES * card + plane] = until - begin
            for points in range(begin, until):
                packed.octets[end + points - begin] = _octet(known.chance[start + points], plane)
            end += until - begin
    return end


@part
def _octet(chance: float, plane: int) -> int:
    # Rounded to the nearest.
    return (int(chance * UNIT + 0.5) >> (8 * plane)) & 255


@compiled
def unpack_spreads(packed: PackedSpreads, cards: Ints, known: Spreads) -> int:
    """Unpacks the distributions of some cards in order, and returns the number of probabilities."""
    end = 0
    for number in range(len(cards)):
        card = cards[number]
        width = 0
        for plane in range(PLANES):
            width = max(width, packed.first[PLANES * card + plane] + packed.width[PLANES * card + plane])
        known.low[card] = packed.low[card]
        known.width[card] = width
        known.place[card] = end
        for points in range(width):
            known.chance[end + points] = 0.0
        # Bytes of the lowest significance come first.
        unit, place = 1.0 / UNIT, packed.place[card]
        for plane in range(PLANES):
            span = packed.width[PLANES * card + plane]
            _add_octets(packed.octets[place:], unit, span, known.chance[end + packed.first[PLANES * card + plane] :])
            place += span
            unit *= 256.0
        end += width
    return end


@part
def _add_octets(octets: Octets, unit: float, width: int, chances: Singles) -> None:
    for points in range(width):
        chances[points] += octets[points] * unit


@compiled
def list_later_cards(game: Arrays, now: OpenBlock, card: CardBlock, found: Ints) -> int:
    """Lists every card that the turn of the first card of a block may lead to under any play, with repeats."""
    count = 0
    open_group(game.sheet, now, card.group)
    open_lanes(game.sheet, now, card.first, 1)
    for announced in range(-1, len(game.sheet.boxes)):
        if is_plane(game.sheet, now, announced):
            open_plane(game.sheet, now, announced)
            find_last(game.sheet, now)
            for used in range(1 if game.sheet.turn.varies else now.turn.last, now.turn.last + 1):
                list_targets(game.sheet, now, found, used, lead_to_card)
                for target in range(now.turn.targets):
                    found[count] = now.cards[target, 0]
                    count += 1
    return count
