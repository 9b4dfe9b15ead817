import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPdf } from '../../testing/pdf-fixtures.ts';
import { openDocument } from './pdfium-engine.ts';
import { drawPage, renderPages } from './render-page.ts';

let folder: string;
let filePath: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sigillum-pages-'));
  filePath = join(folder, 'file.pdf');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const render = async (file: Uint8Array, scale: number): Promise<Uint8Array> => {
  await writeFile(filePath, file);
  const [image] = await renderPages({ filePath, pageIndex: 0, scale, most: 1, aheadMs: 0 });
  return image!;
};
/** Whether an image has lost nothing: by the name of its first chunk (RFC 9649, section 2.6). */
const isExact = (image: Uint8Array) => Buffer.from(image.subarray(12, 16)).toString('latin1') === 'VP8L';

/** A page of 600 by 800 points with a photo of `width` by `height`, which lies in a form that makes it `factor` times as large. */
function buildPhoto(width: number, height: number, factor: number): Uint8Array {
  let state = 1;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) >> 16;
  const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, next));
  const object = (number: number, dict: string, stream?: Buffer) => [
    Buffer.from(`${number} 0 obj\n<<${dict}${stream ? ` /Length ${stream.length}>>\nstream\n` : '>>'}`),
    ...(stream ? [stream, Buffer.from('\nendstream')] : []),
    Buffer.from('\nendobj\n'),
  ];
  const rgb = '/Width 64 /Height 64 /ColorSpace /DeviceRGB /BitsPerComponent 8';
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...object(1, '/Type /Catalog /Pages 2 0 R'),
    ...object(2, '/Type /Pages /Kids [3 0 R] /Count 1'),
    ...object(
      3,
      '/Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources <</XObject <</Form 5 0 R>>>>',
    ),
    ...object(4, '', Buffer.from(`q ${factor} 0 0 ${factor} 0 0 cm /Form Do Q`)),
    ...object(
      5,
      '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources <</XObject <</Photo 6 0 R>>>>',
      Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /Photo Do Q`),
    ),
    ...object(6, `/Type /XObject /Subtype /Image ${rgb}`, noise),
    Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF\n'),
  ]);
}

it('loses nothing of letters and lines', async () => {
  const image = await render(buildPdf({}), 100);
  const { pixels } = drawPage(await openDocument(filePath), 0, 100);
  expect(Buffer.compare(await sharp(image).raw().toBuffer(), pixels)).toBe(0);
});

it('loses nothing of a page with a small photo, and makes one with a large photo smaller', async () => {
  expect(isExact(await render(buildPhoto(150, 200, 1), 100))).toBe(true);
  expect(isExact(await render(buildPhoto(600, 800, 1), 100))).toBe(false);
  expect(isExact(await render(buildPhoto(150, 200, 4), 100))).toBe(false);
});

it('loses something of an image of so many pixels that none lost would take too much memory', async () => {
  const page = buildPdf({});
  expect(isExact(await render(page, 200))).toBe(true);
  expect(isExact(await render(page, 300))).toBe(false);
});
