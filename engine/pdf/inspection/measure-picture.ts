/** What a picture's own header claims; a reader believes it, whatever the dictionary around it says. */
export interface PictureClaim {
  width: number;
  height: number;
  /** Bytes that a decoder needs before it can hand out the first row; 0 where it goes row by row. */
  heldBytes: number;
}

/** Reads the claims of a picture packed with one of PDF's filters for pictures; none where the data are no such picture. */
export function measurePicture(filter: string, data: Buffer): PictureClaim[] {
  if (filter === 'JPXDecode') return measureJpx(data);
  if (filter === 'DCTDecode' || filter === 'DCT') return measureJpeg(data);
  return filter === 'JBIG2Decode' ? measureJbig2(data) : [];
}

const startOfCodestream = Buffer.from('ff4fff51', 'hex');

/** JPEG 2000 (ISO 15444-1, A.5.1): the SIZ segment follows the start of the codestream at once. */
function measureJpx(data: Buffer): PictureClaim[] {
  const at = data.indexOf(startOfCodestream);
  if (at < 0 || at + 42 > data.length) return [];
  const width = data.readUInt32BE(at + 8) - data.readUInt32BE(at + 16);
  const height = data.readUInt32BE(at + 12) - data.readUInt32BE(at + 20);
  return [{ width, height, heldBytes: width * height * data.readUInt16BE(at + 40) }];
}

const noFrame = new Set([0xc4, 0xc8, 0xcc]);

/** JPEG (ITU-T T.81, B.2.2): the frame header; one drawn in several scans is held whole, two bytes a coefficient. */
function measureJpeg(data: Buffer): PictureClaim[] {
  for (let at = 2; at + 10 <= data.length && data[at] === 0xff;) {
    const marker = data[at + 1]!;
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && !noFrame.has(marker)) return [readFrame(data, at, marker)];
    else at += 2 + data.readUInt16BE(at + 2);
  }
  return [];
}

function readFrame(data: Buffer, at: number, marker: number): PictureClaim {
  const [height, width] = [data.readUInt16BE(at + 5), data.readUInt16BE(at + 7)];
  const isRowByRow = marker === 0xc0 || marker === 0xc1;
  return { width, height, heldBytes: isRowByRow ? 0 : width * height * data[at + 9]! * 2 };
}

const maxSegments = 100_000;
const pageInformation = 48;
/** Text, halftone and generic regions, each of its own size (ITU-T T.88, 7.3). */
const isRegion = (type: number) => type >= 4 && type <= 43 && type !== 16;

/** JBIG2 (ITU-T T.88, 7.2): the sizes of the page and of each region; both are bitmaps of their own. */
function measureJbig2(data: Buffer): PictureClaim[] {
  const claims: PictureClaim[] = [];
  let at = 0;
  for (let count = 0; count < maxSegments && at + 11 <= data.length; count += 1) {
    const head = readSegmentHead(data, at);
    if (!head || head.start + 8 > data.length) break;
    if (head.type === pageInformation || isRegion(head.type)) {
      const [width, height] = [data.readUInt32BE(head.start), data.readUInt32BE(head.start + 4)];
      // A page whose height is told only at its end.
      if (height !== 0xffffffff) claims.push({ width, height, heldBytes: (width * height) / 8 });
    }
    if (head.length === 0xffffffff) break;
    at = head.start + head.length;
  }
  return claims;
}

function readSegmentHead(data: Buffer, at: number): { type: number; start: number; length: number } | undefined {
  const number = data.readUInt32BE(at);
  const flags = data[at + 4]!;
  const short = data[at + 5]! >> 5;
  const referred = short === 7 ? data.readUInt32BE(at + 5) & 0x1fffffff : short;
  const numberSize = number <= 256 ? 1 : number <= 65_536 ? 2 : 4;
  const countSize = short === 7 ? 4 + Math.ceil((referred + 1) / 8) : 1;
  const lengthAt = at + 5 + countSize + referred * numberSize + (flags & 0x40 ? 4 : 1);
  if (lengthAt + 4 > data.length) return undefined;
  return { type: flags & 63, start: lengthAt + 4, length: data.readUInt32BE(lengthAt) };
}
