import type { PictureMark, VisualSignatureData } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import type { SignatureMark } from '@sigillum/design-system';
import { shrinkImage } from './shrink-image.ts';
import type { VisualSignatureDataDraft } from './visual-signature.ts';

const round = (value: number) => Math.round(value * 100) / 100;

const describeMark = (mark: Exclude<SignatureMark, { kind: 'image' }>): PictureMark =>
  mark.kind === 'typed'
    ? { kind: 'typed', text: mark.text.trim(), face: mark.face }
    : {
        kind: 'drawn',
        strokes: mark.strokes.map((stroke) =>
          stroke.map(({ x, y, width }): [number, number, number] => [round(x), round(y), round(width)]),
        ),
      };

/** A picture as it is sent: an image as its file, strokes and typed text as JSON, so that they stay vectors. */
export const encodeMark = (mark: SignatureMark): { body: BodyInit; contentType: string } =>
  mark.kind === 'image'
    ? { body: mark.file, contentType: mark.file.type }
    : { body: JSON.stringify(describeMark(mark)), contentType: 'application/json' };

/** What one signature shows, as a part of the call that signs. */
export async function encodeData({ company, location, mark }: VisualSignatureDataDraft): Promise<VisualSignatureData> {
  const lines = { optionalLine: company.trim(), location: location.trim() };
  if (!mark) return mark === null ? { ...lines, picture: null } : lines;
  if (mark.kind !== 'image') return { ...lines, picture: describeMark(mark) };
  return { ...lines, picture: { kind: 'image', content: await shrinkImage(mark.file) } };
}
