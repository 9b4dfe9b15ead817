import type { PictureMark } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import type { SignatureMark } from '@sigillum/design-system';

const round = (value: number) => Math.round(value * 100) / 100;

/** A picture as it is sent: an image as its file, strokes and typed text as JSON, so that they stay vectors. */
export function encodeMark(mark: SignatureMark): { body: BodyInit; contentType: string } {
  if (mark.kind === 'image') return { body: mark.file, contentType: mark.file.type };
  const picture: PictureMark =
    mark.kind === 'typed'
      ? { kind: 'typed', text: mark.text.trim(), face: mark.face }
      : {
          kind: 'drawn',
          strokes: mark.strokes.map((stroke) =>
            stroke.map(({ x, y, width }): [number, number, number] => [round(x), round(y), round(width)]),
          ),
        };
  return { body: JSON.stringify(picture), contentType: 'application/json' };
}
