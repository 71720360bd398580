/**
 * Solves a sheet on this device, level by level from full cards to the empty one, as Python's `backward_induction` does.
 *
 * The kernel is the server's own, compiled to WebAssembly, so the values are the same to the last bit.
 */
import { addedUp, signed, type NumbersFile } from "@/values/exact/numberPlanes";
import { BLOCK, LANES, list, openKernel, WORD } from "./kernelCall";
import type { SolverHeader } from "./kernelMemory";

/**
 * Solves all cards and returns their values; yields the share that is solved, every few milliseconds.
 *
 * @throws RangeError if the device has too little memory.
 * @throws RuleRefusal if the kernel is damaged, or not the one that the input was written for.
 */
export function* solvedCards(
  kernel: BufferSource,
  file: NumbersFile<SolverHeader>,
): Generator<number, Float64Array<ArrayBuffer>> {
  const { solving } = file.header;
  const { buffer, solve } = openSolver(kernel, file);
  const levels = addedUp(file.section("level").map(signed));
  const lanes = new Int32Array(buffer, solving.lanes, solving.groups);
  const blocks = new BigInt64Array(buffer, solving.blocks, BLOCK * solving.room);
  let done = 0;
  for (const groups of groupsByLevel(levels)) {
    for (const { count, cards } of filled(blocks, groups, lanes)) {
      solve(count);
      yield (done += cards) / solving.cards;
    }
  }
  return new Float64Array(buffer, solving.value, solving.cards).slice();
}

/** Opens the kernel; `solve` computes the values of the first blocks of the list in its memory. */
function openSolver(
  code: BufferSource,
  file: NumbersFile<SolverHeader>,
): { buffer: ArrayBuffer; solve: (blocks: number) => void } {
  const { game, now, throws, value, cards, blocks } = file.header.solving;
  const { buffer, call } = openKernel(code, file);
  const values = list(value, cards, WORD);
  const solve = (count: number): void => {
    call(game, now, throws, ...values, ...values, 0n, 0, ...list(blocks, count, BLOCK * WORD));
  };
  return { buffer, solve };
}

/** Lists the groups of each level, the last but one first: full cards are worth nothing more. */
function groupsByLevel(levels: Float64Array): number[][] {
  const found: number[][] = [];
  levels.forEach((level, group) => {
    (found[level] ??= []).push(group);
  });
  return found.slice(0, -1).toReversed();
}

/** Fills the list with the blocks of some groups, as often as needed; yields their number and that of their cards. */
function* filled(
  blocks: BigInt64Array,
  groups: readonly number[],
  lanes: Int32Array,
): Generator<{ count: number; cards: number }> {
  let [count, cards] = [0, 0];
  for (const group of groups) {
    const end = lanes[group] as number;
    for (let first = 0; first < end; first += LANES) {
      const here = Math.min(LANES, end - first);
      blocks.set([BigInt(group), BigInt(first), BigInt(here)], BLOCK * count);
      [count, cards] = [count + 1, cards + here];
      if (BLOCK * count < blocks.length) continue;
      yield { count, cards };
      [count, cards] = [0, 0];
    }
  }
  if (count > 0) yield { count, cards };
}
