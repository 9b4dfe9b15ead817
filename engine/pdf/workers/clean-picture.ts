import sharp from 'sharp';

export type CleanPictureInput = { bytes: Uint8Array };
export type CleanPictureOutput =
  | { kind: 'cleaned'; type: 'image/png' | 'image/jpeg'; bytes: Uint8Array }
  | { kind: 'unreadable' }
  | { kind: 'empty' };

/** Marks on paper are small: more pixels than these are not seen, and cost every reader of the file. */
const maxSide = 1200;
/** Of what is worked on, so that a mark in the middle of a large sheet stays sharp once the sheet is cut off. */
const workingSide = 2400;
const maxPixels = 40_000_000;
/** PNG, JPEG and GIF begin so; whatever else a decoder could read never reaches it. */
const starts = ['89504e470d0a1a0a', 'ffd8ff', '474946383761', '474946383961'];

/**
 * A person's picture as it is kept: upright, without metadata, at most 1200 pixels a side. White paper becomes see-through, without a
 * change of what is seen on white, and is cut off around the mark. In a worker, because a small file may hold a very large image.
 */
export async function run({ bytes }: CleanPictureInput): Promise<CleanPictureOutput> {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  if (!starts.some((start) => head.startsWith(start))) return { kind: 'unreadable' };
  try {
    const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize(fitInto(workingSide))
      .toColourspace('srgb');
    const { isOpaque } = await upright.clone().stats();
    const { data, info } = await upright.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
    const paper = isOpaque ? measurePaper(data, info.width, info.height) : undefined;
    if (isOpaque && paper === undefined) {
      const jpeg = await pixels.resize(fitInto(maxSide)).removeAlpha().jpeg({ quality: 90 }).toBuffer();
      return { kind: 'cleaned', type: 'image/jpeg', bytes: new Uint8Array(jpeg) };
    }
    if (paper !== undefined) removePaper(data, paper);
    const mark = findMark(data, info.width);
    if (!mark) return { kind: 'empty' };
    const png = await pixels.extract(mark).resize(fitInto(maxSide)).png().toBuffer();
    return { kind: 'cleaned', type: 'image/png', bytes: new Uint8Array(png) };
  } catch {
    return { kind: 'unreadable' };
  }
}

const fitInto = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

const darkest = (data: Buffer, at: number) => Math.min(data[at]!, data[at + 1]!, data[at + 2]!);

/** How bright the paper around a mark is, 0 to 255; undefined when the edge of the image is no paper. */
function measurePaper(data: Buffer, width: number, height: number): number | undefined {
  const edge: number[] = [];
  for (let x = 0; x < width; x += 1) edge.push(darkest(data, x * 4), darkest(data, ((height - 1) * width + x) * 4));
  for (let y = 0; y < height; y += 1)
    edge.push(darkest(data, y * width * 4), darkest(data, (y * width + width - 1) * 4));
  edge.sort((one, other) => one - other);
  const paper = edge[Math.floor(edge.length * 0.15)]!;
  return paper < 180 ? undefined : paper;
}

/** Takes the paper out of opaque pixels: over white each looks as it did, with the paper's grey as white. */
function removePaper(data: Buffer, paper: number): void {
  const level = 255 / Math.max(1, paper - 4);
  for (let at = 0; at < data.length; at += 4) {
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = Math.min(255, Math.round(data[at + channel]! * level));
    const white = darkest(data, at);
    const alpha = 255 - white;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = alpha === 0 ? 0 : Math.round(((data[at + channel]! - white) * 255) / alpha);
    data[at + 3] = alpha;
  }
}

/** How much a pixel must darken white paper to be part of a mark, 0 to 255: above the grain and the creases of paper. */
const leastInk = 40;

/** The part of the image that is seen on white; undefined where nothing is. */
function findMark(data: Buffer, width: number) {
  const height = data.length / 4 / width;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! * (255 - darkest(data, at)) < leastInk * 255) continue;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
