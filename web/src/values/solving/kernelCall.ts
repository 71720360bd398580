/** Calls of the server's kernels as WebAssembly, by Numba's convention. */
import { RuleRefusal } from "@/rules/refusal";
import type { NumbersFile } from "@/values/exact/numberPlanes";
import { filledMemory, type SolverHeader } from "./kernelMemory";

/** Cards that kernels compute together. */
export const LANES = 8;
/** Words of a block of cards: group, first lane, lanes. */
export const BLOCK = 3;
/** Bytes of a word. */
export const WORD = 8;
/** Two words at the bottom of the stack, which it never reaches: the result and the error. */
const [RESULT, ERROR] = [0, 8];
/** A module with a single SIMD instruction. */
const PROBE = "AGFzbQEAAAABBQFgAAF7AwIBAAoKAQgAQQD9D/1iCw==";

type Words = readonly (number | bigint)[];
type Kernel = (...words: Words) => number;

/** Returns whether this browser has what kernels need: WebAssembly with SIMD. */
export function canRun(): boolean {
  const probe = Uint8Array.from(atob(PROBE), (octet) => octet.charCodeAt(0));
  return typeof WebAssembly === "object" && WebAssembly.validate(probe);
}

/**
 * Instantiates a kernel with the arrays of a solver input in its memory, and returns how to call it.
 *
 * @throws RangeError if the device has too little memory.
 * @throws RuleRefusal if the kernel is damaged, or not the one that the input was written for.
 */
export function openKernel(
  code: BufferSource,
  file: NumbersFile<SolverHeader>,
): { readonly buffer: ArrayBuffer; readonly call: (...words: Words) => void } {
  const { kernel: origin, solving } = file.header;
  const module = moduleFrom(code, origin);
  const memory = filledMemory(file);
  const stackPointer = new WebAssembly.Global({ value: "i32", mutable: true }, solving.stack);
  const env = { __linear_memory: memory, __stack_pointer: stackPointer, exp: Math.exp, log: Math.log };
  const kernel = new WebAssembly.Instance(module, { env }).exports.pasch_kernel as Kernel;
  const call = (...words: Words): void => {
    if (kernel(RESULT, ERROR, ...words) !== 0) throw new Error("the kernel failed");
  };
  return { buffer: memory.buffer, call };
}

/** Compiles a kernel, which names its origin itself. */
function moduleFrom(code: BufferSource, origin: string): WebAssembly.Module {
  if (!WebAssembly.validate(code)) throw new RuleRefusal("values-unfit");
  const module = new WebAssembly.Module(code);
  const [named] = WebAssembly.Module.customSections(module, "origin");
  if (new TextDecoder().decode(named) !== origin) throw new RuleRefusal("values-unfit");
  return module;
}

/** Returns a list as a kernel is given it: owner and parent, length, item size, address, shape and stride. */
export function list(address: number, length: number, item: number): Words {
  return [0, 0, BigInt(length), BigInt(item), address, BigInt(length), BigInt(item)];
}
