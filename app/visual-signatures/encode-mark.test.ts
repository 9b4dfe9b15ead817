import { PictureMark } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { expect, it } from 'vitest';
import { encodeMark } from './encode-mark.ts';

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
