"""Draws the pictures of the README: real screens of the terminal as SVG, from seeded games.

Those of the browser come from web/e2e/pictures.ts as PNG; here they are made small. `make pictures` does both.
"""

from io import StringIO
from pathlib import Path
from random import Random

from PIL import Image
from rich.console import Console, RenderableType

from pasch.cli.reports.rules_text import explanation_view
from pasch.cli.table.narration import narrate
from pasch.cli.table.table_picture import table_picture
from pasch.play.dice.dice_sources import SeededDice
from pasch.play.match import Match
from pasch.play.records.record_io import Record
from pasch.players.player import find_player
from pasch.rules.catalogue.shipped_variants import shipped

FOLDER = Path(__file__).parent / "pictures"
# Without the web fonts that rich names by default: a README asks nobody else for anything.
SVG = """<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 {width} {height}">
<style>{styles}
text {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px }}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g>
</g></svg>
"""


def draw(name: str, title: str, content: RenderableType) -> None:
    """Writes one picture, 80 characters wide."""
    console = Console(record=True, width=80, force_terminal=True, color_system="truecolor", file=StringIO())
    console.print(content)
    (FOLDER / f"{name}.svg").write_text(console.export_svg(title=title, code_format=SVG, unique_id=name), "utf-8")


def game(variant_id: str, seats: tuple[str, ...], seed: str, language: str, events: int) -> tuple[Match, list[str]]:
    """A game between computer players up to its n-th event or the next decision, and what was said."""
    record = Record(shipped(variant_id), seats, "clockwise", None, (), {}, {})
    match, player, said = Match(record, SeededDice(seed)), find_player("heuristic"), list[str]()
    while len(match.record.events) < events or match.state.phase != "decide":
        before = match.state
        if before.phase == "decide":
            match.act(player.choose(before, Random(0)))
        else:
            match.throw()
        said += narrate(before, match.record.events[-1], match.state, seats[before.seat], language)
    return match, said


def make_small() -> None:
    """Writes the browser's pictures as WebP, a tenth of their size."""
    for drawn in FOLDER.glob("*.png"):
        with Image.open(drawn) as picture:
            picture.convert("RGB").save(drawn.with_suffix(".webp"), quality=82, method=6)
        drawn.unlink()


def main() -> None:
    """Draws them all."""
    FOLDER.mkdir(exist_ok=True)
    make_small()
    match, said = game("kniffel", ("Anna", "Computer"), "7", "en", 61)
    draw("table", "pasch play", table_picture(match, "en", 80, 23, said))
    match, said = game("kniffel-4-columns", ("Anna", "Ben"), "12", "de", 150)
    draw("spalten", "pasch --lang de play kniffel-4-columns", table_picture(match, "de", 80, 23, said))
    draw("rules", "pasch show yahtzee", explanation_view(shipped("yahtzee"), "en"))


if __name__ == "__main__":
    main()
