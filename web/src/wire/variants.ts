/** What the server tells about a variant: its compiled tables, its block, and its rules in words. Types alone. */
import type { TablesDocument } from "./tables";
import type { Language, Names } from "./protocol";

/** A box in the rules: its name, what it takes, what it is worth. */
export interface BoxRow {
  name: string;
  condition: string;
  points: string;
}

export interface RulesSection {
  heading: string;
  paragraphs: readonly string[];
  items: readonly string[];
  rows: readonly BoxRow[];
}

/** The rules in one language, made from the variant's document alone. */
export interface Explanation {
  language: Language;
  title: string;
  summary: string;
  sections: readonly RulesSection[];
}

export interface VariantPage {
  id: string;
  names: Names;
  rules_hash: string;
  toml: string;
  tables: TablesDocument;
  sheet: unknown;
  rules: Record<Language, Explanation>;
  /** One sentence for each line of boxes: what it takes and what it is worth. */
  box_help: Record<string, Names>;
  /** The document with all that it inherits, and its parent's; null where it is like no other. */
  document: Record<string, unknown>;
  parent: Record<string, unknown> | null;
  /** What is other than in the parent, a line each; null without a parent. */
  difference:
    (Record<Language, readonly string[]> & { parent: { id: string; names: Names }; same_game: boolean }) | null;
  minutes: number;
}
