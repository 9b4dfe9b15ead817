import { PictureMark, VisualSignatureData } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { expect, it } from 'vitest';
import { encodeData, encodeMark } from './encode-mark.ts';

it('sends strokes as the points of the pen, in a form that the contract takes', () => {
  const strokes = [[{ x: 1.23456, y: 2, width: 3.4999 }]];
  const { body, contentType } = encodeMark({ kind: 'drawn', strokes });
  expect(contentType).toBe('application/json');
  expect(PictureMark.parse(JSON.parse(body as string))).toEqual({ kind: 'drawn', strokes: [[[1.23, 2, 3.5]]] });
});

it('sends a typed name with its face, without blanks around it', () => {
  const { body } = encodeMark({ kind: 'typed', text: ' Noémi ', face: 'caveat' });
  expect(PictureMark.parse(JSON.parse(body as string))).toEqual({ kind: 'typed', text: 'Noémi', face: 'caveat' });
});

it('sends an image as it is', () => {
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  expect(encodeMark({ kind: 'image', file })).toEqual({ body: file, contentType: 'image/png' });
});

it('sends of one signature only what its signer wants otherwise: a saved picture stays where none is named', async () => {
  const lines = { company: ' Keller AG ', location: '' };
  const write = async (mark: Parameters<typeof encodeData>[0]['mark']) =>
    VisualSignatureData.parse(await encodeData({ ...lines, mark }));
  const sent = { optionalLine: 'Keller AG', location: '' };
  expect(await write(undefined)).toEqual(sent);
  expect(await write(null)).toEqual({ ...sent, picture: null });
  const typed = { kind: 'typed', text: 'Nora', face: 'caveat' } as const;
  expect(await write(typed)).toEqual({ ...sent, picture: typed });
});
