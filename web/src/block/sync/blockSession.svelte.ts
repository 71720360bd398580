/**
 * A block's session: its current state, and writing on it, online or offline.
 *
 * A change is shown immediately and stored in the browser before it is sent. Other devices' changes arrive as events.
 */
import { prepare, type Variant } from "@/rules/variantTables";
import { scores, total } from "@/rules/card";
import { act, RequestRefusal } from "@/net/api";
import { Live, liveAddress, type Connection } from "@/net/live";
import type { BlockCell, Problem, Rules, Series, TableEvent, VariantPage } from "@/wire/types";
import {
  cellAt,
  changesOf,
  foldBlock,
  together,
  type Block,
  type BlockChange,
  type RecordedEvent,
} from "@/block/state/blockState";
import { cardOf } from "@/block/state/cards";
import {
  added,
  broughtBack,
  deviceOf,
  EMPTIED,
  moved,
  stampOf,
  renamed,
  takenOff,
  written,
  type ChangeStamp,
} from "@/block/state/changes";
import { newKey } from "@/net/keys";
import { beginHere, keepBlock, keepInList, keepSteps, noteInList, openingOf, type KeptBlock } from "@/store/blocks";
import { Outbox } from "./outbox";
import { absentees, present, type BlockPlayer } from "@/block/state/players";
import { counting } from "@/block/state/register";
import { noteEnding } from "@/block/state/finishedBlock";
import { filledIn, isOver, nextPlayer, wroteLast, type BlockProgress } from "@/block/state/rounds";
import { share, windowsOf, type Told } from "./blockSharing";
import { actionOf, moveUnsent, queueOf, unsentOf } from "./queue";
import {
  doubtOf,
  handOver,
  renumbered,
  settles,
  takeOver,
  withStep,
  type Step,
  type UndoDoubt,
} from "@/block/state/blockUndo";

/** No key, a wrong key, or no such table. */
const NOT_HERE = new Set([401, 403, 404]);

export class BlockSession {
  readonly variant: Variant;
  readonly page: VariantPage;
  connection: Connection | "here" = $state("here");
  /** False for those who only have the address: they watch. */
  mayWrite = $state(true);
  /** Server problems with this table or this browser's key; nothing is sent until they are solved. */
  problems: readonly Problem[] = $state.raw([]);
  unsent: readonly BlockChange[] = $state.raw([]);
  /** Called when a player added here gets another number, for those who store numbers. */
  onrenumbered: (from: number, to: number) => void = () => undefined;
  /** Called when another window of this browser has shared the block, which goes on at this table. */
  onmoved: (table: string) => void = () => undefined;
  #events: readonly TableEvent[] = $state.raw([]);
  #steps: readonly Step[] = $state.raw([]);
  #kept: KeptBlock;
  #stamp: ChangeStamp;
  #outbox: Outbox;
  #live: Live | undefined;
  #windows: BroadcastChannel;
  /** Resolves once this browser's other windows know of the last change. */
  #announced: Promise<void> = Promise.resolve();

  readonly changes: readonly BlockChange[] = $derived(together(changesOf(this.#events), this.unsent));
  readonly block: Block = $derived.by(() => foldBlock(this.openingNames, this.changes));
  /** Present players in seating order. */
  readonly players: readonly BlockPlayer[] = $derived(present(this.block));
  readonly absentees: readonly BlockPlayer[] = $derived(absentees(this.block));
  readonly cards = $derived(this.players.map(({ number }) => cardOf(this.variant, this.block, number)));
  readonly standings: readonly BlockProgress[] = $derived.by(() => {
    const cards = this.players.map(({ number }) => cardOf(this.variant, this.block, number));
    const reached = scores(this.variant, cards);
    return this.players.map(({ number }, place) => ({ ...this.standingOf(number), total: reached[place] ?? 0 }));
  });
  /** Player whose entry is due this round; nothing is enforced. */
  readonly next: number | undefined = $derived(nextPlayer(this.standings, wroteLast(this.block, this.changes)));
  readonly over: boolean = $derived(isOver(this.standings));
  readonly canUndo: boolean = $derived(this.#steps.length > 0);
  /** Id of the block on which the same players continue. */
  readonly rematch: string | null = $derived(this.#events.findLast((event) => event.type === "rematch")?.table ?? null);
  /** Id of this browser's last change; messages about earlier ones are outdated. */
  readonly latest: string | undefined = $derived(this.changes.findLast(({ id }) => deviceOf(id) === this.device)?.id);

  /**
   * @param keys keys to the block on the server; "here" for a block that only this browser knows.
   * @param lost called with changes that the server will never accept.
   */
  private constructor(
    readonly id: string,
    kept: KeptBlock,
    unsent: readonly BlockChange[],
    private readonly keys: readonly string[] | "here",
    lost: (change: BlockChange, why: RequestRefusal) => void,
  ) {
    this.#kept = kept;
    this.page = kept.page;
    this.variant = prepare(kept.page.tables);
    this.#stamp = stampOf(kept.device);
    this.#events = kept.events;
    this.unsent = unsent;
    this.#steps = takeOver(id) ?? kept.steps ?? [];
    const post = keys === "here" ? undefined : { send: this.#sent, seq: () => this.#live?.seq ?? -1 };
    this.#outbox = new Outbox(unsent, this.openingNames.length, queueOf(id), post, {
      changed: (left) => (this.unsent = left),
      renumbered: this.#renumbered,
      lost,
    });
    this.#windows = windowsOf(id);
    this.#windows.onmessage = ({ data }: MessageEvent<Told>) => void this.#otherWindow(data);
    void this.#outbox.heard(changesOf(kept.events));
    if (keys !== "here") this.#connect(keys);
  }

  static async open(
    id: string,
    kept: KeptBlock,
    keys: readonly string[] | "here",
    lost: (change: BlockChange, why: RequestRefusal) => void,
  ): Promise<BlockSession> {
    return new BlockSession(id, kept, await unsentOf(id), keys, lost);
  }

  /** Names of the players at the opening. */
  get openingNames(): string[] {
    return openingOf(this.#kept).seats.map(({ name }) => name);
  }

  get rules(): Rules {
    return openingOf(this.#kept).rules;
  }

  get series(): Series | null {
    return openingOf(this.#kept).series ?? null;
  }

  /** Key that lets others write; undefined for a local block and for watchers. */
  get secret(): string | undefined {
    return this.keys === "here" ? undefined : this.keys[0];
  }

  /** True if only this browser knows the block. */
  get offline(): boolean {
    return this.keys === "here";
  }

  /** Prefix of the ids of this browser's changes. */
  get device(): string {
    return this.#kept.device;
  }

  /** Devices that wrote on this block, in the order of their first change. */
  readonly devices: readonly string[] = $derived(
    this.changes.map(({ id }) => deviceOf(id)).filter((device, place, all) => all.indexOf(device) === place),
  );

  /** Returns a player's card and sums, also for absent players. */
  standingOf(player: number): BlockProgress {
    const card = cardOf(this.variant, this.block, player);
    return { player, filled: filledIn(card), turns: this.variant.turns, total: total(this.variant, card) };
  }

  close(): void {
    this.#live?.close();
    this.#outbox.close();
    // Closes only after the other windows have been told of the last change.
    void this.#announced.finally(() => this.#windows.close());
  }

  /** Writes several cells of a player as one undoable step. */
  async write(player: number, entries: readonly { cell: BlockCell; noted: RecordedEvent }[]): Promise<void> {
    const before = entries.map(({ cell }) => ({ cell, noted: this.#standsAt(player, cell) }));
    const step: Step = { player, before };
    if (settles(this.block, player, entries)) step.agreed = true;
    this.#steps = withStep(this.#steps, step);
    await this.#put(player, entries);
  }

  /** The next step to undo. */
  get lastStep(): Step | undefined {
    return this.#steps.at(-1);
  }

  /** Why that step needs confirmation. */
  get undoDoubt(): UndoDoubt | undefined {
    return doubtOf(this.block, this.lastStep, this.device);
  }

  /** Undoes this browser's last entry or removal of a player; resolves to false if there was none. */
  async undo(): Promise<boolean> {
    const step = this.#steps.at(-1);
    if (!step) return false;
    this.#steps = this.#steps.slice(0, -1);
    if ("before" in step) await this.#put(step.player, step.before);
    else await this.#setAbsent(step.player, step.absent);
    await this.#keepSteps();
    return true;
  }

  /** Moves this local block to the server; returns the table at which all windows of this browser go on. */
  async share(): Promise<string> {
    const table = await share(this.id, this.#windows);
    handOver(table, this.#steps);
    return table;
  }

  /**
   * Continues with the same players on another block and takes all writers along; returns its id.
   *
   * @throws Unreachable if the block is on the server, which cannot be reached; RequestRefusal.
   */
  async playOn(names: readonly string[], series: Series | null): Promise<string | undefined> {
    if (this.keys === "here") return beginHere(this.page, this.rules, names, series);
    const seats = names.map((name) => ({ kind: "person" as const, name, place: "here" as const }));
    const request = { key: newKey(), expect: null, seat: 0, action: { type: "rematch" as const, seats, series } };
    const { events } = await act(this.id, this.keys[0] ?? "", request);
    await this.#follow(events);
    return events.find((event) => event.type === "rematch")?.table;
  }

  async add(name: string): Promise<void> {
    await this.#write(added(this.block, this.#stamp, name));
  }

  async rename(player: BlockPlayer, name: string): Promise<void> {
    await this.#write(renamed(this.#stamp, player, name));
  }

  /** Moves a player one seat forward or back. */
  async move(player: BlockPlayer, by: -1 | 1): Promise<void> {
    await this.#write(moved(this.block, this.#stamp, player, by));
  }

  /** Takes a player off the block with all entries, or brings them back. */
  async setAbsent(player: BlockPlayer, absent: boolean): Promise<void> {
    this.#steps = withStep(this.#steps, { player: player.number, absent: player.absent });
    await this.#setAbsent(player.number, absent);
  }

  #renumbered = (from: number, to: number): void => {
    this.#steps = renumbered(this.#steps, from, to);
    void this.#keepSteps();
    this.onrenumbered(from, to);
  };

  #standsAt(player: number, cell: BlockCell): RecordedEvent {
    return counting(cellAt(this.block, player, cell))?.value ?? EMPTIED;
  }

  async #setAbsent(number: number, absent: boolean): Promise<void> {
    const player = this.block.players.get(number);
    if (player && player.absent !== absent)
      await this.#write(absent ? takenOff(this.#stamp, player) : broughtBack(this.#stamp, player));
  }

  async #put(player: number, entries: readonly { cell: BlockCell; noted: RecordedEvent }[]): Promise<void> {
    await this.#write(entries.flatMap(({ cell, noted }) => written(this.block, this.#stamp, player, cell, noted)));
  }

  async #write(changes: readonly BlockChange[]): Promise<void> {
    // Starts writing to disk first: an entry can be undone even if the page is closed as soon as it is visible.
    const stepsKept = this.#keepSteps();
    this.#announced = this.#outbox.add(changes).then(() => this.#windows.postMessage("written" satisfies Told));
    await this.#announced;
    await stepsKept;
    await this.#note();
  }

  async #note(): Promise<void> {
    await noteInList(
      this.id,
      this.players.map(({ name }) => name),
      this.over,
    );
    if (this.mayWrite) await noteEnding(this);
  }

  async #keep(changed: Partial<KeptBlock>): Promise<void> {
    this.#kept = { ...this.#kept, ...changed };
    await keepBlock(this.id, this.#kept);
  }

  async #keepSteps(): Promise<void> {
    this.#kept = { ...this.#kept, steps: this.#steps };
    await keepSteps(this.id, this.#steps);
  }

  async #otherWindow(told: Told): Promise<void> {
    if (told === "written") {
      this.#outbox.found(await unsentOf(this.id));
      return;
    }
    // What was written here meanwhile goes along.
    await this.#announced;
    await moveUnsent(this.id, told.movedTo);
    handOver(told.movedTo, this.#steps);
    this.onmoved(told.movedTo);
  }

  #sent = async (change: BlockChange, expect: number | null): Promise<void> => {
    const [key] = this.keys;
    try {
      await act(this.id, key ?? "", { key: change.id, expect, seat: 0, action: actionOf(change) });
      this.problems = [];
    } catch (error) {
      if (error instanceof RequestRefusal && NOT_HERE.has(error.status)) this.problems = error.problems;
      throw error;
    }
  };

  #connect(keys: readonly string[]): void {
    const seq = this.#events.at(-1)?.seq ?? -1;
    this.mayWrite = keys.length > 0;
    this.#live = new Live(liveAddress(this.id), () => [...keys], seq, {
      events: (events) => void this.#receive(events),
      welcome: () => (this.problems = []),
      present: () => undefined,
      connection: (state) => {
        this.connection = state;
        this.#outbox.connected(state === "open" && keys.length > 0);
      },
      problems: (problems) => (this.problems = problems),
    });
  }

  /** Stores this block's keys for the rematch, which they open as well. */
  async #follow(events: readonly TableEvent[]): Promise<void> {
    const names = this.players.map(({ name }) => name);
    for (const event of events) {
      if (event.type === "rematch")
        await keepInList(event.table, this.page.names, names, this.keys === "here" ? [] : this.keys);
    }
  }

  async #receive(events: readonly TableEvent[]): Promise<void> {
    // The rematch's keys must be stored before it is shown; all else applies synchronously, to keep the order.
    if (events.some((event) => event.type === "rematch")) await this.#follow(events);
    this.#events = [...this.#events, ...events];
    await this.#outbox.heard(changesOf(events));
    await this.#keep({ events: [...this.#events] });
    await this.#note();
  }
}
