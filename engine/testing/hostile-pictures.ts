import { deflateSync } from 'node:zlib';

/** A PNG that says it has so many pixels a side, in a few bytes. */
function boastfulPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A drawing that would run a script and ask another machine for a picture. */
const scriptedSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script><image href="http://127.0.0.1/"/></svg>',
);

/** What people send where a picture is asked for: what it is, and the bytes. */
export const hostilePictures: readonly (readonly [string, Buffer])[] = [
  ['a drawing with a script', scriptedSvg],
  ['a PNG of 30,000 pixels a side', boastfulPng(30_000)],
  ['a PNG that claims to be a gigabyte', boastfulPng(16_384)],
  ['a PNG of as many pixels as may be, without them', boastfulPng(6000)],
  ['a program that is called .png', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000, 7)])],
  ['nothing', Buffer.alloc(0)],
  ['half a PNG', Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0])],
];
