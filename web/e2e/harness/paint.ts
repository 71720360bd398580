/** Contrast of what is painted, whatever lies below it, where axe only guesses. */
import type { Locator } from "./test";

/** Returns the contrast by WCAG between an element's ground, its commonest colour, and the colour furthest from that. */
export async function paintedContrast(element: Locator): Promise<number> {
  const picture = await element.screenshot({ animations: "disabled" });
  return await element.page().evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("nothing can be drawn");
      context.drawImage(bitmap, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
      const counts = new Map<number, number>();
      for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
      const luminance = (pixel: number) => {
        const [red, green, blue] = [0, 8, 16].map((shift) => {
          const value = ((pixel >> shift) & 255) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
      };
      const ground = [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
      const contrast = (pixel: number) => {
        const [dark = 0, light = 0] = [luminance(pixel), luminance(ground)].sort((one, other) => one - other);
        return (light + 0.05) / (dark + 0.05);
      };
      return Math.max(...[...counts.keys()].map(contrast));
    },
    [...picture],
  );
}
