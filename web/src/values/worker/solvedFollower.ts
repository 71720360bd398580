/** The follower of each table that this device has solved: its memory takes a moment and megabytes. */
import { readFile, type NumbersFile } from "@/values/exact/numberPlanes";
import type { ValueTable } from "@/values/exact/valueTable";
import { Follower } from "@/values/solving/follower";
import type { SolverHeader } from "@/values/solving/kernelMemory";

const followers = new WeakMap<ValueTable, Follower>();

/**
 * @param table of a sheet that this device has solved as a whole.
 * @throws RangeError if the device has too little memory.
 * @throws RuleRefusal if the kernel is damaged, or not the one that the input was written for.
 */
export function followerOf(table: ValueTable, kernel: BufferSource): Follower {
  const known = followers.get(table);
  if (known) return known;
  const follower = new Follower(kernel, fileOf(table), table.solved ?? new Float64Array(0));
  followers.set(table, follower);
  return follower;
}

/** Returns the solver input of such a table. */
export function fileOf({ bytes }: ValueTable): NumbersFile<SolverHeader> {
  return readFile<SolverHeader>(bytes);
}
