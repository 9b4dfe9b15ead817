import type { WordBox } from './find-words.ts';
import type { PageBitmap } from './render-page.ts';

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
  const counts = new Map<number, { count: number; sum: [number, number, number] }>();
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
      const [red = 0, green = 0, blue = 0] = pixels.subarray((row * width + at) * 4, (row * width + at) * 4 + 3);
      const key = (Math.floor(red / step) * step + Math.floor(green / step)) * step + Math.floor(blue / step);
      const one = counts.get(key) ?? { count: 0, sum: [0, 0, 0] };
      one.count += 1;
      one.sum = [one.sum[0] + red, one.sum[1] + green, one.sum[2] + blue];
      counts.set(key, one);
      total += 1;
    }
  }
  const [most] = [...counts.values()].toSorted((one, other) => other.count - one.count);
  if (!most) return { color: [255, 255, 255], isPlain: false };
  const [red, green, blue] = most.sum.map((sum) => Math.round(sum / most.count)) as [number, number, number];
  return { color: [red, green, blue], isPlain: most.count / total >= leastShare };
}
