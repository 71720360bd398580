"""``pasch block``: a filled-in score block, checked box by box and summed."""

from pathlib import Path

import click

from pasch.cli.context import Command, session
from pasch.cli.json_output import card_content, print_json
from pasch.cli.table.card_table import ShownCard, cards_table
from pasch.cli.table.saved_games import read_data
from pasch.locale import text
from pasch.play.blocks.score_block import ScoreBlock, read_block
from pasch.rules.catalogue.shipped_variants import load_variant
from pasch.rules.errors import NotationError
from pasch.rules.game.card import is_full, total
from pasch.rules.variant.variant import Variant


@click.command("block", cls=Command)
@click.argument("variant")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True)
def block(variant: str, file: Path, as_json: bool) -> None:
    """See ``help-block`` in the catalogue."""
    rules = load_variant(variant)
    read = read_block(rules, read_data(file), "" if str(file) == "-" else str(file))
    if as_json:
        print_json("pasch-block", 1, _content(rules, read, session().language))
    else:
        _print(rules, read, session().language)
    if read.problems:
        raise NotationError(*read.problems)


def _print(variant: Variant, read: ScoreBlock, language: str) -> None:
    console = session().console
    for first in range(0, len(read.games), _games_per_row(variant)):
        games = read.games[first : first + _games_per_row(variant)]
        console.print(cards_table(variant, [ShownCard(game.name, game.card) for game in games], language))
        console.print()
    for game in read.games:
        message = "block-game" if is_full(game.card) else "block-game-open"
        console.print(text(message, language, name=game.name, total=total(variant, game.card)), highlight=False)
    if not read.problems:
        console.print(text("block-right", language), highlight=False)


def _games_per_row(variant: Variant) -> int:
    return max(1, 6 // len(variant.columns))


def _content(variant: Variant, read: ScoreBlock, language: str) -> dict[str, object]:
    return {
        "variant": variant.id,
        "rules_hash": variant.rules_hash,
        "games": [
            {
                "name": game.name,
                "complete": is_full(game.card),
                **card_content(variant, game.card),
            }
            for game in read.games
        ],
        "problems": [problem.as_json(language) for problem in read.problems],
    }
