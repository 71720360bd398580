// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stayAwake } from "./wakeLock";

const release = vi.fn();
const request = vi.fn(() => Promise.resolve({ release }));

function look(state: "visible" | "hidden"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("a screen that stays awake", () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal("navigator", { wakeLock: { request } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("is let go when somebody leaves", async () => {
    const leave = stayAwake();
    expect(request).toHaveBeenCalledExactlyOnceWith("screen");
    leave();
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
    look("visible");
    expect(request).toHaveBeenCalledOnce();
  });

  it("is held anew when it is looked at again", () => {
    const leave = stayAwake();
    look("hidden");
    expect(request).toHaveBeenCalledOnce();
    look("visible");
    expect(request).toHaveBeenCalledTimes(2);
    leave();
  });

  it("is nobody's business where the device refuses, or cannot", async () => {
    request.mockRejectedValueOnce(new DOMException("low battery", "NotAllowedError"));
    const leave = stayAwake();
    leave();
    await Promise.resolve();
    vi.stubGlobal("navigator", {});
    expect(() => stayAwake()()).not.toThrow();
  });
});
