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

  it('is read from a JPEG 2000, whose decoder holds all of it', () => {
    const size = Buffer.alloc(42);
    size.writeUInt32BE(0xff4fff51);
    // The grid, and where on it the picture begins.
    for (const [at, value] of [
      [8, 60_010],
      [12, 60_020],
      [16, 10],
      [20, 20],
    ] as const)
      size.writeUInt32BE(value, at);
    size.writeUInt16BE(3, 40);
    const [width, height] = [60_000, 60_000];
    const claim = [{ width, height, heldBytes: width * height * 3 }];
    expect(measurePicture('JPXDecode', size)).toEqual(claim);
    expect(measurePicture('JPXDecode', Buffer.concat([Buffer.from('boxes of a file around it'), size]))).toEqual(claim);
  });

  it('is read from the page and each region of a JBIG2', () => {
    const segment = (type: number, width: number, height: number) => {
      const data = Buffer.alloc(19);
      // Its number and what it refers to are nothing; then the length, and the size.
      data.writeUInt8(type, 4);
      data.writeUInt32BE(8, 7);
      data.writeUInt32BE(width, 11);
      data.writeUInt32BE(height, 15);
      return data;
    };
    const pages = Buffer.concat([segment(48, 40_000, 50_000), segment(38, 70_000, 8)]);
    expect(measurePicture('JBIG2Decode', pages)).toEqual([
      { width: 40_000, height: 50_000, heldBytes: 250_000_000 },
      { width: 70_000, height: 8, heldBytes: 70_000 },
    ]);
  });

  it('is nothing where the data are no such picture, or end too early', () => {
    for (const filter of ['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode']) {
      for (const hex of ['', 'ffd8', 'ff4fff51', '000000003000', 'ffd8ffe00000', '00000000ff'.repeat(9)])
        expect(measurePicture(filter, Buffer.from(hex, 'hex'))).toEqual([]);
    }
  });
});
