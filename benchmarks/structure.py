"""Structure of the package: imports between rooms, import cycles, lengths of functions, numbers of lines.

`make structure`. `python benchmarks/structure.py FOLDER` shows the package in another checkout's `src`, to compare.
"""

import ast
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from itertools import takewhile
from pathlib import Path
from statistics import quantiles

import grimp
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
LONG = 60
"""The most lines of a function."""

Imports = dict[str, set[str]]


def room_of(module: str, graph: grimp.ImportGraph) -> str:
    """Returns the innermost package of a module, without the name of the top package."""
    inside = module.split(".")[1:]
    while len(inside) > 1 and not graph.find_children(".".join(["pasch", *inside])):
        inside.pop()
    return ".".join(inside) or "pasch"


def modules_by_room(graph: grimp.ImportGraph) -> dict[str, set[str]]:
    """Returns the modules of each room."""
    rooms: dict[str, set[str]] = {}
    for module in graph.modules:
        rooms.setdefault(room_of(module, graph), set()).add(module)
    return rooms


def imports_of_rooms(graph: grimp.ImportGraph) -> Imports:
    """Returns the rooms that each room imports."""
    return {
        room: {room_of(found, graph) for one in modules for found in graph.find_modules_directly_imported_by(one)}
        - {room}
        for room, modules in modules_by_room(graph).items()
    }


def imports_of_modules(graph: grimp.ImportGraph) -> Imports:
    """Returns the imports of each module; modules that name themselves for another process are excluded."""
    return {module: set(graph.find_modules_directly_imported_by(module)) - {module} for module in graph.modules}


def circle_in(imports: Imports) -> list[str]:
    """Returns an import cycle; empty if there is none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        circle: list[str] = error.args[1]
        return circle
    return []


def from_above(imports: Imports) -> list[str]:
    """Returns all rooms, each before those it imports; sorted by name if there is a cycle."""
    if circle_in(imports):
        return sorted(imports)
    return list(
        reversed(list(TopologicalSorter({room: sorted(imports[room]) for room in sorted(imports)}).static_order()))
    )


def functions(folder: Path) -> Iterator[tuple[int, str]]:
    """Yields the lines of each function without its docstring, and its place."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                docstring = node.body[0] if ast.get_docstring(node, clean=False) is not None else None
                yield (
                    _lines(node) - (_lines(docstring) if docstring else 0),
                    f"{path.relative_to(folder)}:{node.lineno} {node.name}",
                )


def _lines(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def lines_of(folder: Path, *endings: str) -> int:
    """Returns the number of lines of the files with these endings."""
    files = [path for path in folder.rglob("*") if path.name.endswith(endings) and "generated" not in path.parts]
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)


def draw_rooms(console: Console, graph: grimp.ImportGraph) -> None:
    table = Table("room", "modules", "imports", title="Rooms, each above what it imports", title_justify="left")
    imports, modules = imports_of_rooms(graph), modules_by_room(graph)
    order = from_above(imports)
    for room in order:
        below = ", ".join(other for other in order if other in imports[room])
        table.add_row(room, str(len(modules[room])), below or "–")
    console.print(table)
    for what, found in (("rooms", circle_in(imports)), ("modules", circle_in(imports_of_modules(graph)))):
        console.print(f"circle of {what}: {' → '.join(found) or 'none'}")


def draw_functions(console: Console, found: list[tuple[int, str]]) -> None:
    lengths = [lines for lines, _ in found]
    tenths = quantiles(lengths, n=10, method="inclusive")
    table = Table("lines", "function", title="The longest functions", title_justify="left")
    longest = sorted(found, reverse=True)
    for lines, name in [*longest[:10], *takewhile(lambda one: one[0] > LONG, longest[10:])]:
        table.add_row(str(lines), name)
    console.print(table)
    console.print(
        f"{len(found)} functions: median {tenths[4]:.0f} lines, 90th percentile {tenths[8]:.0f}, "
        f"above {LONG} lines: {sum(lines > LONG for lines in lengths)}"
    )


def draw_lines(console: Console, checkout: Path) -> None:
    source, web = checkout / "src", checkout / "web" / "src"
    client = (".ts", ".svelte", ".css")
    tests = lines_of(web, ".test.ts", ".testing.ts")
    console.print(
        f"lines: src {lines_of(source, '.py')} of Python, {lines_of(source, '.ftl', '.toml')} of data; "
        f"web/src {lines_of(web, *client) - tests}, and {tests} of tests"
    )


def main(checkout: Path) -> None:
    """Prints everything about a checkout."""
    sys.path.insert(0, str(checkout / "src"))
    graph = grimp.build_graph("pasch", exclude_type_checking_imports=True, cache_dir=None)
    console = Console(width=120)
    draw_rooms(console, graph)
    draw_functions(console, list(functions(checkout / "src" / "pasch")))
    draw_lines(console, checkout)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT)
