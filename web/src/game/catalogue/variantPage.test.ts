// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { checkVariant, RequestRefusal, variantPage } from "@/net/api";
import type { Opened, VariantPage } from "@/wire/types";
import { pageOfOpening } from "./variantPage";

vi.mock("@/net/api", async (original) => ({
  ...(await original<object>()),
  variantPage: vi.fn(),
  checkVariant: vi.fn(),
}));
vi.mock("@/store/browserData", () => ({
  houseRules: () => Promise.resolve([]),
  keepVariant: () => Promise.resolve(),
  keptVariant: () => Promise.resolve(undefined),
}));

const OPENED = {
  rules: { id: "ours" },
  variant: { id: "ours", names: { de: "Unser" }, rules_hash: "then" },
  toml: "in full",
} as unknown as Opened;

function page(rules_hash: string): VariantPage {
  return { id: "ours", rules_hash } as VariantPage;
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(checkVariant).mockResolvedValue(page("then"));
});

it("shows the rules of the opening where the variant has other ones today", async () => {
  vi.mocked(variantPage).mockResolvedValue(page("today"));
  expect((await pageOfOpening(OPENED)).rules_hash).toBe("then");
  expect(checkVariant).toHaveBeenCalledWith("in full");
});

it("shows them where there is no such variant any more", async () => {
  vi.mocked(variantPage).mockRejectedValue(new RequestRefusal([], 404));
  expect((await pageOfOpening({ ...OPENED, rules: { id: "gone" } })).rules_hash).toBe("then");
});

it("fails without network", async () => {
  vi.mocked(variantPage).mockRejectedValue(new Error("no network"));
  await expect(pageOfOpening({ ...OPENED, rules: { id: "far" } })).rejects.toThrow("no network");
});
