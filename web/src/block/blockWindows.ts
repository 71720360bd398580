/** The block's own dialogs, apart from entry and undo confirmation. */
export type BlockWindow = "players" | "share" | "more";
