/** The windows that a table opens over itself. */
export type TableWindow = "menu" | "rules" | "log" | "invite" | "device" | "watch" | "replace";
