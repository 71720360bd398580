"""Draws the pictures of the README: real screens of the terminal as SVG, from seeded games.

    python docs/pictures.py FOLDER [--compare]

Those of the browser, which web/e2e/pictures.ts has drawn into the folder as PNG, are made small. `make pictures` draws
all of them; `make compare-pictures` draws them into another folder and fails where one is no longer what Pasch shows.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random

from PIL import Image, ImageChops
from rich.console import Console, RenderableType

from pasch.cli.main import run
from pasch.cli.reports.narration import narrate
from pasch.cli.table.table_picture import table_picture
from pasch.play.dice.dice_sources import SeededDice
from pasch.play.match import Match
from pasch.play.records.record_io import Record
from pasch.players.player import find_player
from pasch.rules.catalogue.shipped_variants import shipped

COMMITTED = Path(__file__).parent / "pictures"
STRONGLY = 48
"""Of 255: what WebP and a slightly different letter change less is no difference."""
MOST_CHANGED = 0.00005
"""Share of pixels that may differ strongly: a short word of small print is twice as much."""
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


def draw(folder: Path, name: str, title: str, content: RenderableType) -> None:
    """Writes one picture, 80 characters wide."""
    console = Console(record=True, width=80, force_terminal=True, color_system="truecolor", file=StringIO())
    console.print(content)
    (folder / f"{name}.svg").write_text(console.export_svg(title=title, code_format=SVG, unique_id=name), "utf-8")


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


def make_small(folder: Path) -> None:
    """Writes the browser's pictures as WebP, a tenth of their size."""
    for drawn in folder.glob("*.png"):
        with Image.open(drawn) as picture:
            picture.convert("RGB").save(drawn.with_suffix(".webp"), quality=82, method=6)
        drawn.unlink()


def changed(name: str, folder: Path) -> str | None:
    """Returns how a picture differs from the committed one; None if it does not."""
    was, now = COMMITTED / name, folder / name
    if not was.exists() or not now.exists():
        return "is not drawn any more" if was.exists() else "is new"
    if now.suffix == ".svg":
        return None if was.read_text("utf-8") == now.read_text("utf-8") else "differs"
    with Image.open(was) as one, Image.open(now) as other:
        if one.size != other.size:
            return f"is {other.size} instead of {one.size}"
        seen = ImageChops.difference(one.convert("L"), other.convert("L")).histogram()
    share = sum(seen[STRONGLY:]) / sum(seen)
    return f"differs in {share:.3%} of its pixels" if share > MOST_CHANGED else None


def changes(folder: Path) -> Iterator[str]:
    """Yields a sentence on each picture that differs from the committed one."""
    for name in sorted({path.name for place in (COMMITTED, folder) for path in place.iterdir()}):
        if (how := changed(name, folder)) is not None:
            yield f"docs/pictures/{name} {how}; look at {folder / name}, and run make pictures if it is right."


def main() -> int:
    """Draws them all, and compares them if asked; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--compare", action="store_true")
    options = parser.parse_args()
    folder: Path = options.folder
    make_small(folder)
    match, said = game("kniffel", ("Anna", "Computer"), "7", "en", 61)
    draw(folder, "table", "pasch play", table_picture(match, "en", 80, 23, said))
    with redirect_stdout(StringIO()):
        run(["--lang", "en", "solve", "kniffel", "--plot", str(folder / "kniffel.svg")])
    found = list(changes(folder)) if options.compare else []
    for sentence in found:
        print(sentence, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
