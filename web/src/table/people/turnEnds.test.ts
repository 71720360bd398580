import { expect, it } from "vitest";
import { apply, newGame } from "@/rules/gameEngine";
import type { GameEvent, GameState } from "@/rules/gameState";
import { EMPTY_TABLE } from "@/rules/diceSeats";
import { variantOf } from "@/testing/reference";
import type { Move } from "@/game/tables/tableState";
import { specialOf, turnEnds } from "./turnEnds";

const KNIFFEL = variantOf("kniffel");

function movesOf(seats: number): (...events: GameEvent[]) => Move[] {
  let state: GameState = newGame(KNIFFEL, seats, { first: 0 });
  return (...events) =>
    events.map((event) => {
      const move = { seat: state.seat, event, before: state, seated: EMPTY_TABLE, at: "" };
      state = apply(state, event);
      return move;
    });
}

const rolled = (dice: string): GameEvent => ({ type: "rolled", dice });
const scored = (box: string): GameEvent => ({ type: "scored", box });

const ROUND = movesOf(3)(
  rolled("11346"),
  scored("chance"),
  rolled("55555"),
  scored("five_of_a_kind"),
  rolled("11346"),
  {
    type: "struck",
    box: "five_of_a_kind",
  },
);

it("tells how the others' turns ended since one's own last throw", () => {
  const [last, before, ...none] = turnEnds({ moves: ROUND }, [0]);
  expect(last).toMatchObject({ seat: 2, points: null, special: null });
  expect(before).toMatchObject({ seat: 1, points: 50, special: "five" });
  expect(none).toEqual([]);
  const later = movesOf(3)(...ROUND.map(({ event }) => event), rolled("11346"));
  expect(turnEnds({ moves: later }, [0])).toEqual([]);
});

it("tells those who share a device, or watch, only of the turn before", () => {
  expect(turnEnds({ moves: ROUND }, [0, 1, 2]).map(({ seat }) => seat)).toEqual([2]);
  expect(turnEnds({ moves: ROUND }, []).map(({ seat }) => seat)).toEqual([2]);
});

it("applauds an entry that completes a bonus", () => {
  const alone = movesOf(1)(
    rolled("16666"),
    scored("sixes"),
    rolled("15555"),
    scored("fives"),
    rolled("14444"),
    scored("fours"),
    rolled("13336"),
    scored("threes"),
  );
  expect(alone.map(specialOf)).toEqual([...Array<null>(7).fill(null), "bonus"]);
});
