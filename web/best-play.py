"""Writes what the best play brings in each box and bonus, for statistics and the family's tree.

    .venv/bin/python web/best-play.py [VARIANT …]

Every shipped variant stands in `src/pasch/variants/best-play.json`, by the identity of its rules: exactly where
`pasch solve` can solve it, otherwise as it measures the strongest player there is, with the number of games. The
same rules give the same file again. Names of variants renew those alone. Takes some minutes for what can be solved,
most for what was never solved on this machine.
"""

import json
import subprocess
import sys
from pathlib import Path

from pasch.rules.catalogue.shipped_variants import shipped, variant_ids
from pasch.rules.variant.variant import SumBonus

FILE = Path(__file__).parents[1] / "src/pasch/variants/best-play.json"
PASCH = Path(sys.executable).with_name("pasch")
GAMES = 2000
"""So many are measured: without luck, the mean total has a standard error of 0.02 percent or less."""


def asked(*command: str) -> dict | None:
    """What `pasch` says to it; None where it refuses."""
    found = subprocess.run([str(PASCH), *command, "--json"], check=False, stdout=subprocess.PIPE)
    return json.loads(found.stdout) if found.returncode == 0 else None


def best_play(variant: str) -> dict:
    """As much as the browser shows of a solution, or of games where the sheet is too large for one, and of how many."""
    found = asked("solve", variant, "--games", str(GAMES))
    if found is None:
        raise SystemExit(f"{variant} can neither be solved nor played.")
    if found["exact"]:
        low, high = (found["percentiles"][share] for share in ("5", "95"))
        return {**figures(variant, found, "chance"), "nine_in_ten": [low, high]}
    return {**figures(variant, found, "share"), "games": found["games"]}


def figures(variant: str, found: dict, chance: str) -> dict:
    """To the hundredth of a point."""
    return {
        "variant": variant,
        "mean": round(found["mean"], 2),
        "sd": round(found["sd"], 2),
        "boxes": {box["box"]: round(box.get("written", box["mean"]), 2) for box in found["boxes"]},
        "extra": round(found["beside"], 2),
        "bonuses": [
            {
                "bonus": bonus["bonus"],
                "column": bonus["column"],
                "mean": round(bonus["mean"], 2),
                "chance": round(first_paid(rule, bonus["tiers"])[chance], 4),
            }
            for rule, bonus in zip(shipped(variant).bonuses, found["bonuses"], strict=True)
        ],
    }


def first_paid(rule: SumBonus, tiers: list[dict]) -> dict:
    """The tier from which on a bonus brings anything; the first one where it only costs."""
    paid = (tier for tier, (_, points) in zip(tiers, rule.tiers, strict=False) if points > 0)
    return next(paid, tiers[0])


def main(renewed: list[str]) -> None:
    """Finds them all, or those named, and writes them in the catalogue's order."""
    known = json.loads(FILE.read_text(encoding="utf-8")) if renewed else {}
    found = {}
    for variant in variant_ids():
        rules = shipped(variant).rules_hash
        if variant in renewed or rules not in known:
            known[rules] = best_play(variant)
            print(variant, f"{known[rules]['mean']:.2f}", file=sys.stderr)
        found[rules] = known[rules]
    FILE.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
