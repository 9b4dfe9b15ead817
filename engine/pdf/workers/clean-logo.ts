import sharp, { type Sharp } from 'sharp';
import { openImage } from './open-image.ts';

export type CleanLogoInput = { bytes: Uint8Array };
export type CleanLogoOutput =
  | { kind: 'cleaned'; bytes: Uint8Array; width: number; height: number }
  | { kind: 'unreadable' };

/** Twice what is shown, for screens that have the points. */
const room = { width: 480, height: 160 };
/** Round a see-through logo, in pixels. */
const margin = 16;
const paper = { r: 255, g: 255, b: 255 };
const night = { r: 22, g: 27, b: 38 };
/** Of what is seen, from 0 to 1: lighter than this is not legible on paper. */
const lightestOnPaper = 0.72;

/**
 * An organisation's logo as it is kept: upright, cropped to what is not empty, without metadata, a PNG. A see-through one gets a ground on
 * which it is legible, for it is shown on light and dark pages. In a worker, because a small file may hold a very large image.
 */
export async function run({ bytes }: CleanLogoInput): Promise<CleanLogoOutput> {
  try {
    const small = await openImage(bytes)
      .resize({ width: 1920, height: 1920, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    // Before it is cropped: what is left of a see-through logo may be a plain field of one colour.
    const { isOpaque } = await sharp(small).stats();
    const cropped = await crop(small);
    const logo = isOpaque ? fit(cropped, 0) : await layOnGround(cropped);
    const { data, info } = await logo.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
    return { kind: 'cleaned', bytes: new Uint8Array(data), width: info.width, height: info.height };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** What is of one colour all over has nothing to crop. */
const crop = (image: Buffer): Promise<Buffer> =>
  sharp(image)
    .trim()
    .toBuffer()
    .catch(() => image);

const fit = (image: Buffer, inset: number): Sharp =>
  sharp(image).resize({
    width: room.width - 2 * inset,
    height: room.height - 2 * inset,
    fit: 'inside',
    withoutEnlargement: true,
  });

async function layOnGround(image: Buffer): Promise<Sharp> {
  const background = (await measureLightness(image)) > lightestOnPaper ? night : paper;
  const fitted = await fit(image, margin).png().toBuffer();
  return sharp(fitted)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { ...background, alpha: 1 } })
    .flatten({ background });
}

/** The mean lightness of what is seen of a see-through image. */
async function measureLightness(image: Buffer): Promise<number> {
  const { data } = await sharp(image)
    .resize({ width: 64, height: 64, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [sum, weight] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b, alpha] = data.subarray(at, at + 4);
    sum += ((0.2126 * r! + 0.7152 * g! + 0.0722 * b!) / 255) * alpha!;
    weight += alpha!;
  }
  return weight ? sum / weight : 0;
}
