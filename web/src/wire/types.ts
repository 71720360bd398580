/**
 * What client and server say to each other, and the compiled tables: names for the types in `generated/`, which are made from
 * the server's own description (`npm run types`). Nothing here does anything, and nothing is described a second time.
 */
import type { components } from "@/wire/generated/server";

type Schemas = components["schemas"];
/** Fields that are not named may be missing; the description says of them that they are null then. */
type Sparse<Whole, Named extends keyof Whole> = Pick<Whole, Named> & Partial<Omit<Whole, Named>>;

type AnyOpening = Schemas["Opening"];
export type Opening = Sparse<AnyOpening, Exclude<keyof AnyOpening, "direction" | "first" | "series" | "follows">>;
export type OpeningSeat = Opening["seats"][number];
export type Rules = Opening["rules"];
export type Level = Extract<OpeningSeat, { kind: "computer" }>["level"];
export type Language = Schemas["OpenRequest"]["language"];
export type Names = VariantPage["names"];
export type Problem = Schemas["ProblemAnswer"];

type AnyAction = Schemas["ActRequest"]["action"];
type PlayerAction = Sparse<Extract<AnyAction, { type: "player" }>, "type" | "player">;
export type BlockAction = PlayerAction | Extract<AnyAction, { type: "written" }>;
/** Who sits where, and the series, are told of a block only. */
type RematchAction = Sparse<Extract<AnyAction, { type: "rematch" }>, "type">;
export type GameAction = Exclude<AnyAction, { type: BlockAction["type"] | "rematch" }> | RematchAction;
export type TableAction = GameAction | BlockAction;
/** Where something stands on a block: an entry of a box, or a line beside the boxes. */
export type BlockCell = Extract<BlockAction, { type: "written" }>["cell"];
/** Dice as text, sorted: "13446", the odd die behind a plus ("12256+7"), "-" for none. */
export type DiceText = Extract<GameAction, { type: "held" }>["dice"];

type AnyEvent = Schemas["EventsAnswer"]["events"][number];
type PlayerEvent = Sparse<Extract<AnyEvent, { type: "player" }>, "seq" | "at" | "seat" | "type" | "id" | "player">;
/** What happened at a table; the seat is null where nobody did it. */
export type TableEvent = Exclude<AnyEvent, { type: "opened" | "player" }> | Opened | PlayerEvent;
type AnyOpened = Extract<AnyEvent, { type: "opened" }>;
export type Opened = Sparse<AnyOpened, Exclude<keyof AnyOpened, "first" | "series" | "follows">>;
/** Games that count together. */
export type Series = NonNullable<AnyOpened["series"]>;

/** `expect` is the last event seen; null where the order does not matter (a block). */
export type ActRequest = Omit<Schemas["ActRequest"], "action"> & { readonly action: TableAction };
export type Act = { readonly type: "act" } & ActRequest;
export type ToServer = Exclude<Schemas["ToServer"], { type: "act" }> | Act;
export type FromServer = Exclude<Schemas["FromServer"], { type: "events" }> | EventsMessage;
/** A quick sign: what can be said without words. */
export type SignName = Schemas["MakeSign"]["sign"];
type EventsMessage = { readonly type: "events"; readonly events: readonly TableEvent[] };

export type OpenRequest = Omit<Schemas["OpenRequest"], "opening"> & { readonly opening: Opening };
export type OpenAnswer = Schemas["OpenAnswer"];
export type EventsAnswer = Omit<Schemas["EventsAnswer"], "events"> & { readonly events: readonly TableEvent[] };
export type JoinRequest = Schemas["JoinRequest"];
export type JoinAnswer = Schemas["JoinAnswer"];
export type CodeRequest = Schemas["CodeRequest"];
export type CodeAnswer = Schemas["CodeAnswer"];
/** A block to print. */
export type PrintedReviewRequest = Sparse<Schemas["PrintedReviewRequest"], "rules" | "record">;
export type SheetRequest = Sparse<Schemas["SheetRequest"], "rules" | "language">;
export type PrintedPlayer = NonNullable<SheetRequest["players"]>[number];
export type RedeemAnswer = Schemas["RedeemAnswer"];
export type VariantsAnswer = Schemas["VariantsAnswer"];
export type VariantSummary = Schemas["VariantSummary"];
/** What a variant's sheet looks like in small. */
export type SheetShape = Schemas["SheetShape"];
/** All that there is to know about a variant: its compiled tables, its block, its rules in words. */
export type VariantPage = Schemas["VariantAnswer"];
export type TablesDocument = VariantPage["tables"];
/** One line of the block; `key` is the box's line or the bonus's key, empty for sums. */
export type SheetLine = VariantPage["sheet"][number];
export type AdviceAnswer = Schemas["AdviceAnswer"];
/** How far values can be trusted: those of the best play, those of something trained for the variant, or a guess. */
export type Certainty = AdviceAnswer["certainty"];
export type AdviceRequest = Schemas["AdviceRequest"];
export type AverageAnswer = Schemas["AverageAnswer"];
/** What a house rule does: each change alone, and all together. */
export type EffectsAnswer = Schemas["EffectsAnswer"];
export type EffectStep = Schemas["EffectStep"];
export type Balance = Schemas["BalanceAnswer"];
export type NoValuesAnswer = Schemas["NoValuesAnswer"];
export type NoWeightsAnswer = Schemas["NoWeightsAnswer"];
export type BlockAnswer = Schemas["BlockAnswer"];
export type SolvingAnswer = Schemas["SolvingAnswer"];
export type StandingAnswer = Schemas["StandingAnswer"];
export type StatisticsAnswer = Schemas["StatisticsAnswer"];
/** What each decision of a game cost and what its dice gave. */
export type Review = Schemas["Review"];
export type SeatReview = Schemas["SeatReview"];
export type Moment = Review["moments"][number];
export type Decision = Extract<Moment, { kind: "decision" }>;
export type Throw = Extract<Moment, { kind: "throw" }>;
/** Positions worth learning from. */
export type Exercises = Schemas["Exercises"];
export type ExercisesRequest = Schemas["ExercisesRequest"];
export type Exercise = Exercises["exercises"][number];
/** Why a choice beats another in points. */
type AnyReason = Exercise["against"][number]["reasons"][number];
export type ReasonToWin = Extract<AnyReason, { kind: "to-win" }>;
export type ReasonTold = Exclude<AnyReason, ReasonToWin>;
export type Theme = Exercise["themes"][number];
