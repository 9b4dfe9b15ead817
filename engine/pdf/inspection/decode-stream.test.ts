import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeStream, measureFlate } from './decode-stream.ts';

const text = Buffer.from('object streams are text '.repeat(50));

describe('decodeStream', () => {
  it('unpacks flate, hexadecimal and base-85 layers in their order', async () => {
    const packed = deflateSync(text);
    const hex = Buffer.from(`${packed.toString('hex')}>`);
    expect(await decodeStream(hex, ['ASCIIHexDecode', 'FlateDecode'])).toEqual(text);
    expect((await decodeStream(Buffer.from('<~87cURDZ~>'), ['ASCII85Decode']))?.toString()).toBe('Hello');
  });

  it('gives nothing for a filter of images', async () => {
    expect(await decodeStream(text, ['DCTDecode'])).toBeUndefined();
  });

  it('stops at the cap instead of unpacking a bomb', async () => {
    const bomb = deflateSync(Buffer.alloc(4_000_000));
    await expect(decodeStream(bomb, ['FlateDecode'], 1_000_000)).rejects.toThrow('file.pdf.decompression_bomb');
    await expect(measureFlate(bomb, 1_000_000)).rejects.toThrow('file.pdf.decompression_bomb');
  });

  it('keeps what came before the data broke', async () => {
    const packed = deflateSync(Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) & 255)));
    const half = await decodeStream(packed.subarray(0, packed.length / 2), ['FlateDecode']);
    expect(half).toBeInstanceOf(Buffer);
  });

  it('refuses a pile of filters', async () => {
    await expect(decodeStream(text, Array(5).fill('FlateDecode'))).rejects.toThrow('file.pdf.too_complex');
  });
});
