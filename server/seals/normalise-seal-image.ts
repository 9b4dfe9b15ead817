import sharp from 'sharp';
import { refuse } from '../http/refusal.ts';

/** Marks on paper are small: more pixels than these are not seen, and cost every reader of the sealed file. */
const maxSide = 1200;

/**
 * The image as it is kept: upright, without metadata, at most 1200 pixels a side; PNG where it is see-through, else JPEG. What the bytes
 * are decides, not what the call says of them. Throws a refusal for what is no image of these kinds.
 */
export async function normaliseSealImage(file: Uint8Array): Promise<{ bytes: Buffer; contentType: string }> {
  try {
    const image = sharp(file, { limitInputPixels: 40_000_000, failOn: 'error' });
    const { format } = await image.metadata();
    if (!['png', 'jpeg', 'webp'].includes(format)) throw refuse('error.seal.image_unreadable');
    const upright = image
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const { isOpaque } = await upright.clone().stats();
    return isOpaque
      ? { bytes: await upright.jpeg({ quality: 90 }).toBuffer(), contentType: 'image/jpeg' }
      : { bytes: await upright.png().toBuffer(), contentType: 'image/png' };
  } catch {
    throw refuse('error.seal.image_unreadable');
  }
}
