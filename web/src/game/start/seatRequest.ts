/** Takes a free seat with an invitation. */
import { problemWords, t } from "@/i18n/i18n.svelte";
import { join, RequestRefusal, ServerUnreachable } from "@/net/api";
import type { JoinAnswer, JoinRequest } from "@/wire/types";
import { newKey } from "@/net/keys";
import { keepSettings } from "@/store/settings.svelte";
import { ServerGame } from "@/game/tables/serverGame.svelte";
import { type Hash, loadGame } from "./gameLookup";
import { handOverGame } from "./handover";

export class SeatRequest {
  // A repeated request after a lost answer must take the same seat.
  readonly #key = newKey();
  readonly #secret = newKey();
  #entropy: string | undefined;
  /** The last seat was taken before. */
  isLate = false;

  constructor(
    private readonly game: ServerGame,
    private readonly invitation: string,
  ) {}

  /** Sits down under a valid name; returns what went wrong in words, or nothing. */
  async sit(name: string): Promise<string> {
    try {
      await this.#join(name);
      return "";
    } catch (error) {
      if (error instanceof ServerUnreachable) return t("ui-no-network");
      if (!(error instanceof RequestRefusal) || !error.problems[0]) throw error;
      this.isLate = error.code === "table-full";
      return problemWords(error.problems[0]);
    }
  }

  /** Passes the game on to the table's page. */
  handOver(): void {
    handOverGame(this.game);
  }

  close(): void {
    this.game.close();
  }

  async #asked(request: JoinRequest): Promise<JoinAnswer> {
    try {
      return await join(this.game.id, this.invitation, request);
    } catch (error) {
      if (error instanceof RequestRefusal) await this.game.withdrawKey(this.#secret);
      throw error;
    }
  }

  async #join(name: string): Promise<void> {
    const { game } = this;
    const entropy = (this.#entropy ??= await game.draw());
    const request = { key: this.#key, secret: this.#secret, name, entropy };
    await game.offerKey(this.#secret);
    const { seat } = await this.#asked(request);
    if (seat !== null) await game.drew(seat, entropy);
    keepSettings({ name });
    game.showKeys();
  }
}

/**
 * Loads the table of an invitation; null if its page has to show what is there instead: it has begun or ended, plays
 * on elsewhere, or this device sits there already.
 *
 * @throws ServerUnreachable without network.
 */
export async function requestSeat(id: string, hash: Hash): Promise<SeatRequest | null> {
  try {
    const game = await loadGame(id, hash);
    if (!(game instanceof ServerGame)) return null;
    if (game.invitation && game.keys.length === 0 && !game.course.began) return new SeatRequest(game, game.invitation);
    handOverGame(game);
    return null;
  } catch (error) {
    if (error instanceof ServerUnreachable) throw error;
    return null;
  }
}
