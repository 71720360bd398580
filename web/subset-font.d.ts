/** The part of subset-font that `fonts-plugin.ts` uses; the package has no types. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** Layout features to retain; all others are removed. */
    keepFeatures: readonly string[];
    /** Numbers of names to retain besides the usual ones. */
    preserveNameIds: readonly number[];
    noHinting: boolean;
    /** The value of each axis that the result no longer has. */
    variationAxes: Record<string, number>;
  }

  /** Returns a font with only the characters of a text. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
