import type { TablesDocument } from "@/rules/variantTables";

/** Returns the number of throws in a turn, without saved and bought ones, as columns and put-aside dice allow. */
export function throwsInTurn({ turn, columns, dice }: Pick<TablesDocument, "turn" | "columns" | "dice">): number {
  const usual = turn.usual ?? turn.throws;
  const most = Math.max(...columns.map(({ throws }) => throws ?? usual));
  // After this many throws all dice are put aside.
  const untilAside = turn.put_aside ? Math.floor((dice.count - 1) / turn.put_aside) + 1 : usual;
  return Math.min(most, untilAside);
}
