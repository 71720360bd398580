/** What a house rule sets unlike most games, in a few words each: the lines of what its form folds up. */
import { t } from "@/i18n/i18n.svelte";
import { isTable, same, type Path } from "./draft";
import { usual, type HouseRuleDraft } from "./houseRule.svelte";
import { formerParts, optionsOf, partMark } from "./partOptions";
import { tiersAt } from "./tiers";
import { conditionsOf, mayShareFace, type Pattern } from "./pattern";

/** What a path means unsaid, where the defaults of the server's model do not say it. */
const UNSAID: Readonly<Record<string, unknown>> = { "dice.faces": [1, 2, 3, 4, 5, 6], total: "points" };

/** Returns the conditions of a box after its first one, and whether its groups may share a face. */
export function unusualConditions(rule: HouseRuleDraft, box: string): string[] {
  const pattern = (rule.value(["boxes", box, "pattern"]) ?? {}) as Pattern;
  const [, ...further] = conditionsOf(pattern);
  const words = further.map(({ kind, numbers }) =>
    t(`house-told-kind-${kind}`, { value: numbers.join(kind === "groups" ? " + " : ", ") }),
  );
  const shares = conditionsOf(pattern).some(({ kind }) => kind === "groups") && mayShareFace(pattern);
  return [...words, ...(shares ? [t("house-told-share")] : []), ...told(rule, ["boxes", box, "lowest"])];
}

export function unusualPoints(rule: HouseRuleDraft, box: string): string[] {
  const joker = jokerPoints(rule, box);
  return [
    ...["times", "par", "plus", "served", "later", "counts"].flatMap((key) => told(rule, ["boxes", box, key])),
    ...(joker === undefined ? [] : [t("house-told-joker", { value: joker })]),
  ];
}

export function unusualPlace(rule: HouseRuleDraft, box: string): string[] {
  const path = ["boxes", box];
  const usually = usualSection(rule, box);
  const section = sectionOf(rule, box);
  const moved = section === usually ? [] : [t(`house-section-${section}`)];
  return [...moved, ...["entries", "wins", "ends", "aliases"].flatMap((key) => told(rule, [...path, key]))];
}

/** Returns what a bonus counts other than the points of the upper section, once for each column, by one threshold. */
export function unusualBonus(rule: HouseRuleDraft, bonus: string): string[] {
  const path = ["bonuses", bonus];
  const wordAt = (key: string): string => inWords(rule.value([...path, key])).toString();
  const over = Array.isArray(rule.value([...path, "boxes"])) ? "boxes" : wordAt("section") || "upper";
  const minus = Array.isArray(rule.value([...path, "minus"])) ? "boxes" : wordAt("minus");
  const count = wordAt("count") || "points";
  const tiers = tiersAt(rule, [...path, "tiers"]);
  return [
    ...(over === "upper" ? [] : [t(`house-over-${over}`)]),
    ...(minus ? [`− ${t(`house-minus-${minus}`)}`] : []),
    ...(count === "points" ? [] : [t(`house-count-${count}`)]),
    ...told(rule, [...path, "per"]),
    ...tiers.flatMap(({ to }) => (typeof to !== "number" ? [] : [`${t("house-to")} ${String(to)}`])),
    ...tiers.flatMap(({ each, more }) =>
      typeof more !== "number" ? [] : [t("house-tier-grows", { each: each ?? 1, more })],
    ),
  ];
}

export function unusualDice(rule: HouseRuleDraft): string[] {
  return ["counted", "faces", "odd", "wild", "symbols", "colours"].flatMap((key) => told(rule, ["dice", key]));
}

export function unusualTurn(rule: HouseRuleDraft): string[] {
  return ["last_throws", "release", "put_aside", "save", "buy"].flatMap((key) => told(rule, ["turn", key]));
}

export function unusualRest(rule: HouseRuleDraft): string[] {
  const [least, most] = ["least", "most"].map((key) => ["players", key] as const);
  const anyone = least && most && isUsual(rule, least) && isUsual(rule, most);
  const players = { least: Number(rule.value(["players", "least"])), most: Number(rule.value(["players", "most"])) };
  return [
    ...(anyone ? [] : [t("house-told-players", players)]),
    ...[["players", "direction"], ["total"], ["result", "all"], ["note"]].flatMap((path) => told(rule, path)),
  ];
}

/** Returns the changed, new and removed parts of a table; a rule without a parent has none. */
export function unusualParts(
  rule: HouseRuleDraft,
  table: string,
  nameless: (key: string, number: number) => string = (key) => key,
): string[] {
  const marked = optionsOf(rule, table, nameless).map(({ value, label }) => [label, partMark(rule, table, value)]);
  const out = formerParts(rule, table, nameless).map(({ label }) => [label, t("house-taken-out")]);
  return [...marked.filter(([, mark]) => mark), ...out].map((words) => words.join(" "));
}

/** Returns the points of a further five of a kind in a box, if a rule sets them unlike those of the box. */
export function jokerPoints(rule: HouseRuleDraft, box: string): number | undefined {
  const points = rule
    .keys("extra")
    .map((extra) => rule.value(["extra", extra, "worth", box]))
    .find((worth) => typeof worth === "number");
  return points === rule.value(["boxes", box, "points"]) ? undefined : points;
}

/** Returns the half of the block in which a box stands. */
export function sectionOf(rule: HouseRuleDraft, box: string): "upper" | "lower" {
  return (rule.value(["boxes", box, "section"]) || usualSection(rule, box)) as "upper" | "lower";
}

/** Returns the section of the sheet for a box that names none. */
export function usualSection(rule: HouseRuleDraft, box: string): "upper" | "lower" {
  return typeof rule.value(["boxes", box, "number"]) === "number" ? "upper" : "lower";
}

/** Returns words for the value at a path, or nothing if it is as usual. */
function told(rule: HouseRuleDraft, path: Path): string[] {
  if (isUsual(rule, path)) return [];
  const value = rule.value(path);
  return [t(`house-told-${String(path.at(-1)).replace("_", "-")}`, { value: inWords(value) })];
}

function isUsual(rule: HouseRuleDraft, path: Path): boolean {
  const value = rule.value(path);
  const unsaid = UNSAID[path.join(".")] ?? usual(path) ?? false;
  return isEmpty(value) ? isEmpty(unsaid) : same(value, unsaid);
}

function isEmpty(value: unknown): boolean {
  return !value || (typeof value === "object" && Object.keys(value).length === 0);
}

function inWords(value: unknown): string | number {
  if (Array.isArray(value) && !value.some(isTable)) return value.join(", ");
  return typeof value === "number" || typeof value === "string" ? value : "";
}
