import sharp, { type Sharp } from 'sharp';

/** Of one image, whatever it weighs as a file. */
const maxPixels = 40_000_000;

/** PNG, JPEG and WebP begin so; whatever else a decoder could read, drawings among it, never reaches it. */
const starts = /^(?:89504e470d0a1a0a|ffd8ff|52494646.{8}57454250)/;

/** A stranger's image, upright, to be worked on in a worker. Throws for what is no PNG, JPEG or WebP by its bytes; what is broken throws later. */
export function openImage(bytes: Uint8Array): Sharp {
  if (!starts.test(Buffer.from(bytes.subarray(0, 12)).toString('hex')))
    throw new Error('It is no image of these kinds.');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
}
