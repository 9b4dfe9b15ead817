import type { Mark, Point } from './mark.ts';
import { normaliseImage } from '../normalise-image.ts';
import { outlineText, type HandwritingFace } from './outline-text.ts';

/** A picture as it is kept: an image, or JSON of strokes or of a typed text (PictureMark in api-contracts). */
export interface Picture {
  type: 'image/png' | 'image/jpeg' | 'application/json';
  bytes: Uint8Array;
}

type Vectors =
  | { kind: 'drawn'; strokes: readonly (readonly Point[])[] }
  | { kind: 'typed'; text: string; face: HandwritingFace };

/** The mark of a kept picture; strokes and typed texts stay vectors. */
export async function openPicture({ type, bytes }: Picture): Promise<Mark> {
  if (type !== 'application/json') return normaliseImage(bytes);
  const vectors = JSON.parse(new TextDecoder().decode(bytes)) as Vectors;
  return vectors.kind === 'drawn'
    ? { kind: 'strokes', strokes: vectors.strokes }
    : outlineText(vectors.text, vectors.face);
}
