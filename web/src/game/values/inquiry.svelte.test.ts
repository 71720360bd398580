// @vitest-environment jsdom
/** One question at a time: idle, asking, answered or failed. */
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { RequestRefusal, ServerUnreachable } from "@/net/api";
import { Inquiry, type InquiryHandle } from "./inquiry.svelte";

vi.mock("@/i18n/i18n.svelte", () => ({ language: {} }));

/** A question that is answered by hand. */
function pending(inquiry: Inquiry<string>) {
  let resolve: (answer: string | undefined) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<string | undefined>((...settle) => {
    [resolve, reject] = settle;
  });
  let asked = {} as InquiryHandle<string>;
  const over = inquiry.ask((given) => {
    asked = given;
    return promise;
  });
  return { asked, over, resolve, reject };
}

test("is answered, first roughly and then for good", async () => {
  const inquiry = new Inquiry<string>();
  expect(inquiry.stage).toBe("idle");
  const { asked, over, resolve } = pending(inquiry);
  asked.onprogress(0.5);
  expect([inquiry.stage, inquiry.answer, inquiry.progress]).toEqual(["asking", null, 0.5]);
  asked.onanswer("roughly");
  expect([inquiry.stage, inquiry.answer, inquiry.progress, asked.current()]).toEqual([
    ...["answered", "roughly", 0.5, "roughly"],
  ]);
  resolve("exactly");
  await over;
  expect([inquiry.stage, inquiry.answer, inquiry.progress]).toEqual(["answered", "exactly", null]);
});

test.each([new ServerUnreachable(), new RequestRefusal([], 429)])(
  "fails where nobody answers, and says why",
  async (error) => {
    const inquiry = new Inquiry<string>();
    const { over, reject } = pending(inquiry);
    reject(error);
    await over;
    expect([inquiry.stage, inquiry.failure]).toEqual(["failed", error]);
    const again = pending(inquiry);
    expect([inquiry.stage, inquiry.failure]).toEqual(["asking", null]);
    again.resolve(undefined);
    await again.over;
    expect([inquiry.stage, inquiry.failure]).toEqual(["failed", null]);
  },
);

test("keeps the answer so far where a better one fails", async () => {
  const inquiry = new Inquiry<string>();
  const { asked, over, reject } = pending(inquiry);
  asked.onanswer("roughly");
  reject(new ServerUnreachable());
  await over;
  expect([inquiry.stage, inquiry.answer]).toEqual(["answered", "roughly"]);
});

test("another question cancels the one before, of which nothing more is heard", async () => {
  const inquiry = new Inquiry<string>();
  const [first, second] = [pending(inquiry), pending(inquiry)];
  expect([first.asked.signal.aborted, second.asked.signal.aborted]).toEqual([true, false]);
  first.asked.onprogress(0.9);
  first.asked.onanswer("too late");
  first.reject(new ServerUnreachable());
  await first.over;
  expect([inquiry.stage, inquiry.answer, inquiry.progress, inquiry.failure]).toEqual(["asking", null, null, null]);
  second.resolve("in time");
  await second.over;
  expect(inquiry.answer).toBe("in time");
});

test("cancelled, it keeps its answer until there is a new one; reset, it forgets it", async () => {
  const inquiry = new Inquiry<string>();
  const { asked } = pending(inquiry);
  inquiry.cancel();
  expect([inquiry.stage, asked.signal.aborted]).toEqual(["idle", true]);
  const first = pending(inquiry);
  first.resolve("before");
  await first.over;
  inquiry.cancel();
  const second = pending(inquiry);
  expect([inquiry.stage, inquiry.answer]).toEqual(["answered", "before"]);
  second.resolve("after");
  await second.over;
  expect(inquiry.answer).toBe("after");
  inquiry.reset();
  expect([inquiry.stage, inquiry.answer]).toEqual(["idle", null]);
});

test("a mistake of ours is no failure: it is thrown", async () => {
  const inquiry = new Inquiry<string>();
  const { over, reject } = pending(inquiry);
  reject(new TypeError("x"));
  await expect(over).rejects.toThrow(TypeError);
  expect([inquiry.stage, inquiry.failure]).toEqual(["failed", null]);
});

test("an effect that asks does not depend on the answer", async () => {
  const inquiry = new Inquiry<string>();
  let asked = 0;
  const end = $effect.root(() => {
    $effect(() => {
      inquiry.reset();
      void inquiry.ask(() => Promise.resolve(`answer ${String((asked += 1))}`));
    });
  });
  flushSync();
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
  expect([inquiry.answer, asked]).toEqual(["answer 1", 1]);
  end();
});
