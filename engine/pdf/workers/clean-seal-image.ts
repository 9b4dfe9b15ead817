import { openImage } from './open-image.ts';

export type CleanSealImageInput = { bytes: Uint8Array };
export type CleanSealImageOutput =
  | { kind: 'cleaned'; type: 'image/png' | 'image/jpeg'; bytes: Uint8Array }
  | { kind: 'unreadable' };

/** Marks on paper are small: more pixels than these are not seen, and cost every reader of the sealed file. */
const maxSide = 1200;

/**
 * A seal's image as it is kept: upright, without metadata, at most 1200 pixels a side; PNG where it is see-through, else JPEG. What the bytes
 * are decides, not what the call says of them. In a worker, because a small file may hold a very large image.
 */
export async function run({ bytes }: CleanSealImageInput): Promise<CleanSealImageOutput> {
  try {
    const upright = openImage(bytes)
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const { isOpaque } = await upright.clone().stats();
    const [type, written] = isOpaque
      ? (['image/jpeg', upright.jpeg({ quality: 90 })] as const)
      : (['image/png', upright.png()] as const);
    return { kind: 'cleaned', type, bytes: new Uint8Array(await written.toBuffer()) };
  } catch {
    return { kind: 'unreadable' };
  }
}
