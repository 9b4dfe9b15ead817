import type { WordBox } from './find-words.ts';
import { channels, type PageBitmap } from './render-page.ts';

/** The colour on which something is written, red, green and blue from 0 to 255, and whether there is but one. */
export interface Background {
  color: [red: number, green: number, blue: number];
  isPlain: boolean;
}

/** Letters cover less of their box than this leaves. */
const leastShare = 0.4;
/** Colours within one step of 16 are one. */
const step = 16;

/** Reads the colour that most of a box has. `scale` is the number of pixels of a point. */
export function readBackground(
  { width, height, pixels }: PageBitmap,
  scale: number,
  { x, y, width: across, height: high }: WordBox,
): Background {
  const counts = new Map<number, { count: number; exact: Map<number, number> }>();
  let total = 0;
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
  for (
    let row = clamp(Math.floor(y * scale), height - 1);
    row < clamp(Math.ceil((y + high) * scale), height);
    row += 1
  ) {
    for (
      let at = clamp(Math.floor(x * scale), width - 1);
      at < clamp(Math.ceil((x + across) * scale), width);
      at += 1
    ) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray((row * width + at) * channels);
      const key = (Math.floor(red / step) * step + Math.floor(green / step)) * step + Math.floor(blue / step);
      const one = counts.get(key) ?? { count: 0, exact: new Map<number, number>() };
      const color = (red << 16) | (green << 8) | blue;
      one.count += 1;
      one.exact.set(color, (one.exact.get(color) ?? 0) + 1);
      counts.set(key, one);
      total += 1;
    }
  }
  const [most] = [...counts.values()].toSorted((one, other) => other.count - one.count);
  if (!most) return { color: [255, 255, 255], isPlain: false };
  // The one colour that there is most of: the soft edges of letters are near it, and would leave a shade.
  const [[color]] = [...most.exact].toSorted(([, one], [, other]) => other - one) as [[number, number]];
  return { color: [color >> 16, (color >> 8) & 255, color & 255], isPlain: most.count / total >= leastShare };
}
