import sharp from 'sharp';

/** A mark on paper is small: more pixels than these are not seen, and cost every reader of the file. */
const maxSide = 1200;

/** A person's image as the JPEG that a visible signature embeds: upright, on white, no larger than needed. Throws for no image. */
export function normaliseImage(image: Uint8Array): Promise<Uint8Array> {
  return sharp(image, { limitInputPixels: 40_000_000, failOn: 'error' })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}
