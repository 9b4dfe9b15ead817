import { openImage } from './open-image.ts';

export type TransformImageInput = {
  bytes: Uint8Array;
  /** In pixels; where one is missing it follows the picture's shape. */
  width: number | undefined;
  height: number | undefined;
  format: 'webp' | 'avif' | 'png';
  /** 1 to 100; PNG has none. */
  quality: number;
  fit: 'cover' | 'contain' | 'fill' | 'inside' | 'outside';
  position: string;
};
export type TransformImageOutput = { kind: 'transformed'; bytes: Uint8Array } | { kind: 'unreadable' };

/** Of the cheap kind: who waits for the picture waits for it in a page. */
const effort = { webp: 4, avif: 2 } as const;

/** A picture in another size and format, without metadata and never enlarged. In a worker, because a small file may hold a very large image. */
export async function run(input: TransformImageInput): Promise<TransformImageOutput> {
  const { bytes, width, height, format, quality, fit, position } = input;
  try {
    const sized = openImage(bytes)
      .resize({ width, height, fit, position, withoutEnlargement: true, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .toColourspace('srgb');
    const written =
      format === 'png'
        ? sized.png({ compressionLevel: 9 })
        : sized.toFormat(format, { quality, effort: effort[format] });
    return { kind: 'transformed', bytes: new Uint8Array(await written.toBuffer()) };
  } catch {
    return { kind: 'unreadable' };
  }
}
