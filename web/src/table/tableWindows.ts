/** Dialogs of the table. */
export type TableWindow = "menu" | "rules" | "log" | "device" | "watch" | "replace";
