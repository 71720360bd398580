"""Writes what the best play brings in each box and bonus, for the browser's statistics.

    .venv/bin/python web/best-play.py

Every shipped variant that `pasch solve` can solve stands in `web/src/history/best-play.json`, by the identity of its
rules; the same rules give the same file again. Takes some minutes, most for what was never solved on this machine.
"""

import json
import subprocess
import sys
from pathlib import Path

from pasch.rules.catalogue import shipped, variant_ids

FILE = Path(__file__).parent / "src/history/best-play.json"
PASCH = Path(sys.executable).with_name("pasch")


def solution_of(variant: str) -> dict | None:
    """What `pasch solve` says; None where the variant is out of reach."""
    asked = [str(PASCH), "solve", variant, "--json"]
    found = subprocess.run(asked, check=False, stdout=subprocess.PIPE)
    return json.loads(found.stdout) if found.returncode == 0 else None


def best_play(solution: dict) -> dict:
    """As much of it as the browser shows, to the hundredth of a point."""
    return {
        "variant": solution["variant"],
        "mean": round(solution["mean"], 2),
        "sd": round(solution["sd"], 2),
        "boxes": {box["box"]: round(box["mean"], 2) for box in solution["boxes"]},
        "extra": round(solution["beside"], 2),
        "bonuses": [
            {
                "bonus": bonus["bonus"],
                "column": bonus["column"],
                "mean": round(bonus["mean"], 2),
                "chance": round(bonus["tiers"][0]["chance"], 4),
            }
            for bonus in solution["bonuses"]
        ],
    }


def main() -> None:
    """Solves and writes them all."""
    found = {}
    for variant in variant_ids():
        solution = solution_of(variant)
        print(variant, "–" if solution is None else f"{solution['mean']:.2f}", file=sys.stderr)
        if solution is not None:
            found[shipped(variant).rules_hash] = best_play(solution)
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
