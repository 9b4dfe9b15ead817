import { expect, it } from 'vitest';
import { encodeOctets, encodeSequence } from '../pki/der.ts';
import { cutSignatures } from './cut-signatures.ts';

it.each([[[1, 2, 3]], [[1, 2, 0]], [[0, 0]]])('cuts a message that ends in %j where it ends', (bytes) => {
  const message = encodeSequence(encodeOctets(Uint8Array.from(bytes)));
  const contents = `<${Buffer.from(message).toString('hex')}${'00'.repeat(40)}>`;
  const [head, tail] = [`/ByteRange [0 100 ${100 + contents.length} 5] /Contents `.padEnd(100), '/Rest'];
  const [signature, ...others] = cutSignatures(Buffer.from(`${head}${contents}${tail} of the file`));
  expect(others).toEqual([]);
  expect(Buffer.from(signature!.cms)).toEqual(Buffer.from(message));
  expect(Buffer.from(signature!.covered).toString()).toBe(`${head}${tail}`);
});

it('finds no message where there is none', () => {
  expect(cutSignatures(Buffer.from('%PDF-1.7'))).toEqual([]);
});
