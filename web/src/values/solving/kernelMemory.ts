/** The memory of the kernels, filled from a solver input (Python's `solver_input`). */
import { at } from "@/rules/list";
import { signed, type NumbersFile, type TableHeader } from "@/values/exact/numberPlanes";

/** An array of the kernel: the differences of its numbers from one to the next are a section of the file. */
interface PlacedArray {
  readonly address: number;
  readonly type: "uint16" | "int16" | "int32" | "int64" | "float64";
  /** Numbers of the same column follow one another, this many at a time. */
  readonly rows: number;
  /** Numbers from 0 on are counted from their row. */
  readonly ahead?: true;
  /** For doubles: the ones that occur, of which the section has the indexes. */
  readonly numbers?: readonly number[];
}

/** Where the kernel that follows the best play has its own arguments and results. */
export interface FollowingAddresses {
  readonly throws: number;
  readonly flow: number;
  /** What the ways in which turns end have in common in all lanes; by lane, the cards after them and the chance. */
  readonly ways: number;
  readonly cards: number;
  readonly chance: number;
  readonly first_way: number;
  /** The most blocks of one call. */
  readonly room: number;
}

export interface SolverHeader extends TableHeader {
  /** Origin of the kernel that the arrays are laid out for. */
  readonly kernel: string;
  readonly memory: readonly PlacedArray[];
  /** Addresses of the kernel's arguments and of the lanes of each group, and sizes. */
  readonly solving: {
    readonly game: number;
    readonly now: number;
    readonly throws: number;
    readonly value: number;
    readonly cards: number;
    readonly lanes: number;
    readonly groups: number;
    readonly blocks: number;
    /** The most blocks of one call. */
    readonly room: number;
    readonly following: FollowingAddresses;
    /** Pages of 64 KiB. */
    readonly pages: number;
    readonly stack: number;
  };
}

const TWO_32 = 2 ** 32;

/**
 * Returns a memory in which the kernel finds its arguments.
 *
 * @throws RangeError if the device has too little memory.
 */
export function filledMemory({ header, section }: NumbersFile<SolverHeader>): WebAssembly.Memory {
  const { pages } = header.solving;
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  header.memory.forEach((array, number) => {
    const steps = section(`memory.${String(number)}`);
    const put = writerOf(memory.buffer, array, steps.length);
    const { rows } = array;
    const columns = steps.length / rows;
    let sum = 0;
    for (let place = 0, column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1, place += 1) {
        sum += signed(steps[place] as number);
        put(row * columns + column, array.ahead && sum >= 0 ? sum + row : sum);
      }
    }
  });
  return memory;
}

type Put = (place: number, number: number) => void;

/** Returns a function that writes a number of an array. */
function writerOf(buffer: ArrayBuffer, { address, type, numbers }: PlacedArray, length: number): Put {
  if (type === "int64") return wordsOf(new Int32Array(buffer, address, 2 * length));
  const written = new NUMBERS[type](buffer, address, length);
  return (place, number) => {
    written[place] = numbers ? at(numbers, number) : number;
  };
}

const NUMBERS = { uint16: Uint16Array, int16: Int16Array, int32: Int32Array, float64: Float64Array } as const;

/** Writes integers of 64 bits, the lower half first. */
function wordsOf(halves: Int32Array): Put {
  return (place, number) => {
    // The operator takes the lower 32 binary digits of any integer, much sooner than a division leaves its remainder.
    halves[2 * place] = number | 0;
    halves[2 * place + 1] = Math.floor(number / TWO_32);
  };
}
