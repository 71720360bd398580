/** The windows that the block opens over itself, besides an entry and what taking one back would touch. */
export type BlockWindow = "players" | "share" | "more";
