import sharp from 'sharp';

import type { Mark } from './appearance/mark.ts';

/** A mark on paper is small: more pixels than these are not seen, and cost every reader of the file. */
const maxSide = 1200;

/** A person's image as a visible signature embeds it: upright, in RGB or grey, no larger than needed, see-through where it was. Throws for no image. */
export async function normaliseImage(image: Uint8Array): Promise<Mark> {
  const upright = sharp(image, { limitInputPixels: 40_000_000, failOn: 'error' })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  const { isOpaque } = await upright.clone().stats();
  if (isOpaque) {
    const { data, info } = await upright.jpeg({ quality: 88 }).toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { kind: 'photograph', width, height, components: channels === 1 ? 1 : 3, jpeg: data };
  }
  const { data, info } = await upright.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const rgb = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    rgb.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
    alpha[pixel] = data[pixel * 4 + 3]!;
  }
  return { kind: 'picture', width, height, rgb, alpha };
}
