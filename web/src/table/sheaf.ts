/** The windows that a table opens over itself. */
export type Sheaf = "menu" | "rules" | "log" | "invite" | "device" | "watch" | "replace";
