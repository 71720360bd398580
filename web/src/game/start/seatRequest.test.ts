// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { openedHere } from "@/game/tables/localGame.svelte";
import { ServerGame } from "@/game/tables/serverGame.svelte";
import { language } from "@/i18n/i18n.svelte";
import type { Socket } from "@/net/live";
import { table } from "@/store/browserData";
import { tablesOf } from "@/testing/reference";
import type { JoinRequest, Opening, VariantPage } from "@/wire/types";
import { SeatRequest } from "./seatRequest";

const TABLES = tablesOf("kniffel");
const page = { id: "kniffel", names: { de: "Kniffel" }, toml: "", tables: TABLES, rules_hash: TABLES.rules_hash };
const OPENING: Opening = {
  kind: "game",
  rules: { id: "kniffel" },
  seats: [{ kind: "person", name: "", place: "link" }],
  hints: false,
  pace: "live",
};
const SOCKET: Socket = {
  readyState: 1,
  onopen: null,
  onmessage: null,
  onclose: null,
  send: () => undefined,
  close: () => undefined,
};
let game: ServerGame;

beforeAll(() => language.ready());

afterEach(() => {
  game.close();
  vi.unstubAllGlobals();
});

/** Asks for a seat of a table whose server answers so; returns the request and what was said. */
async function ask(id: string, answer: () => Promise<Response>): Promise<{ asked: JoinRequest; said: string }> {
  const { events } = openedHere(OPENING, page as unknown as VariantPage);
  game = new ServerGame(id, page as unknown as VariantPage, events, [], "invitation", () => SOCKET);
  const requests: JoinRequest[] = [];
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body) as JoinRequest);
    return answer();
  });
  const said = await new SeatRequest(game, "invitation").sit("Ben");
  const [asked] = requests;
  if (!asked) throw new Error("nobody was asked");
  return { asked, said };
}

it("keeps the key of a seat whose answer is lost: the seat is this device's when the page is loaded anew", async () => {
  const { asked, said } = await ask("lost", () => Promise.reject(new TypeError("network")));
  expect(said).not.toBe("");
  expect((await table("lost"))?.keys).toEqual([asked.secret]);
});

it("forgets the key of a seat that was refused", async () => {
  const problems = [{ code: "table-full", facts: {}, message: "The table is full." }];
  const { said } = await ask("full", () =>
    Promise.resolve(new Response(JSON.stringify({ problems }), { status: 409 })),
  );
  expect(said).not.toBe("");
  expect((await table("full"))?.keys).toEqual([]);
});
