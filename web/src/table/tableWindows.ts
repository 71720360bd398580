/** Dialogs of the table. */
export type TableWindow = "menu" | "rules" | "log" | "invite" | "device" | "watch" | "replace";
