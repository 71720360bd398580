/**
 * Cuts fonts out of their packages, and adds their licences to those of the bundled software.
 *
 * The styles say what is needed: `url("./generated/NAME-SUBSET-WEIGHT.woff2")` in an `@font-face` is one weight of
 * `@fontsource-variable/NAME`, with only the characters of its `unicode-range`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { addLicences } from "./licences.ts";

const STYLES = new URL("./src/styles/", import.meta.url);
const GENERATED = new URL("./generated/", STYLES);
const SCOPE = "@fontsource-variable";
const PACKAGES = new URL(`./node_modules/${SCOPE}/`, import.meta.url);
const SHEETS = ["display.css", "hand.css"];
const FACE = /@font-face \{[^}]*generated\/(?<name>\w+)-(?<subset>[a-z-]+)-(?<weight>\d+)\.woff2[^}]*unicode-range:\s*(?<range>[^;]+);/g; // prettier-ignore
/** Pairs of letters set closer, and digits of one width. */
const FEATURES = ["kern", "tnum"];
/** Licence and its address, to be kept in every copy. */
const LICENCE_NAMES = [13, 14];

interface Face {
  name: string;
  subset: string;
  weight: string;
  /** As in CSS: `U+20-7E, U+2212`. */
  range: string;
}

export function fonts(): Plugin {
  return {
    name: "pasch-fonts",
    async buildStart() {
      // Unit tests load no styles.
      if (process.env.VITEST) return;
      await mkdir(GENERATED, { recursive: true });
      for (const face of await facesInStyles()) await cut(face);
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const names = new Set((await facesInStyles()).map(({ name }) => `${SCOPE}/${name}`));
        await addLicences(bundle, [...names]);
      },
    },
  };
}

async function facesInStyles(): Promise<Face[]> {
  const faces = await Promise.all(
    SHEETS.map(async (sheet) => facesIn(await readFile(new URL(sheet, STYLES), "utf-8"))),
  );
  return faces.flat();
}

function facesIn(sheet: string): Face[] {
  const faces = [...sheet.matchAll(FACE)].map(({ groups }) => groups as unknown as Face);
  if (faces.length < sheet.split("@font-face").length - 1) throw new Error("a font cannot be cut out of a package");
  return faces;
}

async function cut({ name, subset, weight, range }: Face): Promise<void> {
  const whole = await readFile(new URL(`${name}/files/${name}-${subset}-wght-normal.woff2`, PACKAGES));
  const part = await subsetFont(whole, charactersOf(range), {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    preserveNameIds: LICENCE_NAMES,
    noHinting: true,
    variationAxes: { wght: Number(weight) },
  });
  await writeFile(new URL(`${name}-${subset}-${weight}.woff2`, GENERATED), part);
}

/** Returns all characters of a `unicode-range`. */
function charactersOf(range: string): string {
  return range
    .split(",")
    .flatMap((part) => {
      const [from = 0, to = from] = part.trim().slice(2).split("-").map((code) => parseInt(code, 16)); // prettier-ignore
      return Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place));
    })
    .join("");
}
