import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { measurePicture } from './measure-picture.ts';

const paper = sharp({ create: { width: 640, height: 480, channels: 3, background: '#fff' } });

describe('what a picture claims of itself', () => {
  it('is read from a JPEG, which is held whole where it is drawn in several scans', async () => {
    const plain = await paper.clone().jpeg().toBuffer();
    expect(measurePicture('DCTDecode', plain)).toEqual([{ width: 640, height: 480, heldBytes: 0 }]);
    const progressive = await paper.clone().jpeg({ progressive: true }).toBuffer();
    expect(measurePicture('DCTDecode', progressive)).toEqual([{ width: 640, height: 480, heldBytes: 1_843_200 }]);
  });

  it('is nothing where the data are no such picture, or end too early', () => {
    for (const filter of ['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode']) {
      for (const hex of ['', 'ffd8', 'ff4fff51', '000000003000', 'ffd8ffe00000', '00000000ff'.repeat(9)])
        expect(measurePicture(filter, Buffer.from(hex, 'hex'))).toEqual([]);
    }
  });
});
