/** A table of Kniffel with people, as a server sends it. */
import { begin, step, type TableState } from "@/game/tables/tableState";
import type { TableEvent } from "@/wire/types";
import { variantOf } from "./reference";

/** Returns the table after these events, once everybody sits; `more` is added to the opening. */
export function kniffelTable(names: readonly string[], happened: readonly object[], more: object = {}): TableState {
  const { id, names: called, rules_hash } = variantOf("kniffel");
  const opened = {
    type: "opened",
    kind: "game",
    rules: { id },
    variant: { id, names: called, rules_hash },
    toml: "",
    seats: names.map((name) => ({ kind: "person", name, place: "here" })),
    direction: "clockwise",
    hints: false,
    pace: "live",
    commitment: "c",
    ...more,
  };
  const sat = names.map((name, seat) => ({ type: "sat", seat, name, entropy: "e" }));
  const drafts = [opened, ...sat, { type: "began" }, ...happened];
  const events = drafts.map((event, seq) => ({ seat: null, at: "2026-01-01T00:00:00Z", ...event, seq }));
  const [first, ...others] = events as unknown as TableEvent[];
  if (first?.type !== "opened") throw new Error("no opening");
  return others.reduce(step, begin(first, variantOf("kniffel")));
}
