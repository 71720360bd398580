/**
 * Solves a sheet on this device, level by level from full cards to the empty one, as Python's `backward_induction` does.
 *
 * The kernel is the server's own, compiled to WebAssembly, so the values are the same to the last bit.
 */
import { addedUp, signed, type NumbersFile } from "@/values/exact/numberPlanes";
import { RuleRefusal } from "@/rules/refusal";
import { filledMemory, type SolverHeader } from "./kernelMemory";

/** Cards that the kernel solves together. */
const LANES = 8;
/** Words of a block: group, first lane, lanes. */
const BLOCK = 3;
/** Two words at the bottom of the stack, which it never reaches: the result and the error. */
const [RESULT, ERROR] = [0, 8];
const WORD = 8;
/** A module with a single SIMD instruction. */
const PROBE = "AGFzbQEAAAABBQFgAAF7AwIBAAoKAQgAQQD9D/1iCw==";

type Kernel = (...words: readonly (number | bigint)[]) => number;

/** Returns whether this browser has what the kernel needs: WebAssembly with SIMD. */
export function canRun(): boolean {
  const probe = Uint8Array.from(atob(PROBE), (octet) => octet.charCodeAt(0));
  return typeof WebAssembly === "object" && WebAssembly.validate(probe);
}

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
  const { solving, kernel: origin } = file.header;
  const { buffer, solve } = openKernel(moduleFrom(kernel, origin), file);
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

/** Compiles the kernel, which names its origin itself. */
function moduleFrom(kernel: BufferSource, origin: string): WebAssembly.Module {
  if (!WebAssembly.validate(kernel)) throw new RuleRefusal("values-unfit");
  const module = new WebAssembly.Module(kernel);
  const [named] = WebAssembly.Module.customSections(module, "origin");
  if (new TextDecoder().decode(named) !== origin) throw new RuleRefusal("values-unfit");
  return module;
}

/** Instantiates the kernel; `solve` computes the values of the first blocks of the list in its memory. */
function openKernel(
  module: WebAssembly.Module,
  file: NumbersFile<SolverHeader>,
): { buffer: ArrayBuffer; solve: (blocks: number) => void } {
  const { game, now, throws, value, cards, blocks, stack } = file.header.solving;
  const memory = filledMemory(file);
  const stackPointer = new WebAssembly.Global({ value: "i32", mutable: true }, stack);
  const imports = { __linear_memory: memory, __stack_pointer: stackPointer, exp: Math.exp, log: Math.log };
  const kernel = new WebAssembly.Instance(module, { env: imports }).exports.pasch_kernel as Kernel;
  const values = list(value, cards, WORD);
  const solve = (count: number): void => {
    const words = [game, now, throws, ...values, ...values, 0n, 0, ...list(blocks, count, BLOCK * WORD)];
    if (kernel(RESULT, ERROR, ...words) !== 0) throw new Error("the kernel failed");
  };
  return { buffer: memory.buffer, solve };
}

/** Returns a list as the kernel is given it: owner and parent, length, item size, address, shape and stride. */
function list(address: number, length: number, item: number): (number | bigint)[] {
  return [0, 0, BigInt(length), BigInt(item), address, BigInt(length), BigInt(item)];
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
