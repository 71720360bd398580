/** Reads out what a key asks for: a sheet, what a bonus needs, the last throw, the standing. Loaded at the first one. */
import { named, score, t } from "@/i18n/i18n.svelte";
import type { TableGame } from "@/game/tables/tableGame.svelte";
import { ranking, totals } from "@/rules/gameEngine";
import { freeBoxes } from "@/rules/turn";
import { boxAt } from "@/rules/variantTables";
import { sumCell } from "@/sheet/sheetCells";
import { toast } from "@/ui/announcing/announcer";
import { speakerOf } from "./formOfAddress";
import { afterThrow, wholeTurn } from "./narration";

export type Asked = "mine" | "rival" | "bonus" | "throw" | "standing";

/** The seat that was read out last as a rival's. */
let lastRival = -1;

/** Shows and announces the answer. */
export function readOut(game: TableGame, asked: Asked): void {
  toast(wordsOf(game, asked));
}

/** Returns the answer; repeated, the key for rivals goes through them. */
export function wordsOf(game: TableGame, asked: Asked): string {
  switch (asked) {
    case "mine":
      return sheetWords(game, ownSeat(game));
    case "rival":
      return sheetWords(game, (lastRival = nextRival(game)));
    case "bonus":
      return bonusWords(game, ownSeat(game));
    case "throw":
      return throwWords(game);
    case "standing":
      return standingWords(game);
  }
}

/** The local player on turn, or else the first one here; for spectators the seat on turn. */
function ownSeat({ mine, course }: TableGame): number {
  const { seat } = course.state;
  return mine.includes(seat) ? seat : (mine[0] ?? seat);
}

function nextRival(game: TableGame): number {
  const own = ownSeat(game);
  const rivals = game.course.seats.map((_, seat) => seat).filter((seat) => seat !== own);
  return rivals.find((seat) => seat > lastRival) ?? rivals[0] ?? own;
}

function sheetWords(game: TableGame, seat: number): string {
  const points = score(totals(game.course.state)[seat] ?? 0);
  return t("table-told-card", { ...speakerOf(game, seat), points, boxes: freeWords(game, seat) });
}

/** Names the free boxes, by column if there are several. */
function freeWords({ variant, course }: TableGame, seat: number): string {
  const card = course.state.cards[seat];
  if (!card) return t("table-told-full");
  const found = variant.columns.flatMap((column) => {
    const boxes = freeBoxes(variant, card, column).map((box) => named(boxAt(variant, box).names));
    if (boxes.length === 0) return [];
    const words = boxes.join(", ");
    return variant.columns.length > 1 ? t("table-told-column", { column: named(column.names), boxes: words }) : words;
  });
  return found.join("; ") || t("table-told-full");
}

/** Says what the lines of the sheet say of bonuses: the sum above with its plan, and what each bonus lacks. */
function bonusWords({ variant, course, page }: TableGame, seat: number): string {
  const card = course.state.cards[seat];
  const lines = page.sheet;
  if (!card || !lines.some(({ kind }) => kind === "bonus" || kind === "sheet-bonus")) return t("table-told-no-bonus");
  const told = variant.columns.map((column, index) => {
    const cells = lines
      .filter(({ kind }) => kind === "upper" || kind === "bonus" || (kind === "sheet-bonus" && index === 0))
      .map((line) => sumCell(variant, card, line, index).label);
    const words = cells.filter(Boolean).join("; ");
    return variant.columns.length > 1 ? t("table-told-column", { column: named(column.names), boxes: words }) : words;
  });
  return `${told.join(". ")}.`;
}

/** The dice of the player on turn, or else the last turn. */
function throwWords(game: TableGame): string {
  const last = game.course.moves.findLast(({ event }) => !["held", "bought", "start-rolled"].includes(event.type));
  if (!last) return t("table-told-no-throw");
  const who = speakerOf(game, last.seat);
  if (last.event.type === "scored" || last.event.type === "struck") return wholeTurn(last, who);
  const thrown = game.course.moves.findLast(({ event }) => event.type === "rolled");
  return thrown ? afterThrow(thrown, who) : t("table-told-no-throw");
}

/** Everybody's place and total, the leader first. */
function standingWords({ course }: TableGame): string {
  return ranking(course.state)
    .map(({ place, seat, total }) =>
      t("table-told-place", { place, name: course.seats[seat]?.name ?? "", points: score(total) }),
    )
    .join(", ");
}
