import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPage as drawByPoppler, findBox } from '../../testing/draw-page.ts';
import { judgePdf } from '../../testing/judges.ts';
import { certifiedFinal } from '../../testing/hostile-pdfs.ts';
import { buildSimplePdf } from '../../testing/pdf-builder.ts';
import { openDocument } from '../pages/pdfium-engine.ts';
import { channels, drawPage } from '../pages/render-page.ts';
import { run as cover } from './cover-words.ts';
import { run as find, type FoundPlaceholder } from './find-placeholders.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'placeholders-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(bytes: Uint8Array): Promise<string> {
  const filePath = join(folder, `${crypto.randomUUID()}.pdf`);
  await writeFile(filePath, bytes);
  return filePath;
}

async function search(options: Parameters<typeof buildSimplePdf>[0], words: string[] = [], most = 500) {
  const filePath = await write(buildSimplePdf(options));
  return { filePath, ...(await find({ filePath, words, from: 0, most })) };
}

const at = (x: number, y: number, shown: string) => `BT /F1 12 Tf ${x} ${y} Td ${shown} ET\n`;

/** How many pixels within the boxes are not of the page. */
async function countInk(filePath: string, found: readonly FoundPlaceholder[], isInk: (red: number) => boolean) {
  const { width, pixels } = drawPage(await openDocument(filePath), 0, 75);
  let count = 0;
  for (const { x, y, width: across, height } of found.flatMap(({ boxes }) => boxes))
    for (let row = Math.floor(y); row < y + height; row += 1)
      for (let column = Math.floor(x); column < x + across; column += 1)
        if (isInk(pixels[(row * width + column) * channels]!)) count += 1;
  return count;
}

const coversOf = (found: readonly FoundPlaceholder[]) =>
  found.flatMap(({ ink, pageIndex, color }) => ink.map((box) => ({ ...box, pageIndex, color })));

describe('placeholders of a page', () => {
  it('are found with place and size, across runs, with spaces and under ligatures', async () => {
    const { found } = await search({
      content: `${at(72, 720, '[({{si) -20 (gn:Ten) 15 (ant}})] TJ')}${at(72, 600, '({{ text : Tenant : Company name }}) Tj')}`,
    });
    expect(found.map(({ text, form, isTurned, isPlain }) => ({ text, form, isTurned, isPlain }))).toEqual([
      { text: 'sign:Tenant', form: 'braced', isTurned: false, isPlain: true },
      { text: 'text : Tenant : Company name', form: 'braced', isTurned: false, isPlain: true },
    ]);
    const [box] = found[0]!.boxes;
    expect(box!.x).toBeCloseTo(72, 0);
    expect(box!.y).toBeLessThan(842 - 720);
    expect(box!.y + box!.height).toBeGreaterThan(842 - 720);
    expect(box!.width).toBeGreaterThan(70);
  });

  it('go over lines, each with a box of its own', async () => {
    const { found } = await search({
      content: `${at(72, 720, '(Here: {{sign:) Tj')}${at(72, 700, '(Tenant}} and on) Tj')}`,
    });
    expect(found).toHaveLength(1);
    expect(found[0]!.boxes).toHaveLength(2);
    expect(found[0]!.text).toBe('sign: Tenant');
  });

  it('that nothing closes are named as open', async () => {
    const { found } = await search({ content: at(72, 720, '({{sign:Tenant}) Tj') });
    expect(found).toMatchObject([{ form: 'open', text: '{{' }]);
  });

  it('are words that somebody chose, whatever their case and spaces', async () => {
    const { found } = await search({ content: at(72, 720, '(UNTERSCHRIFT  Mieter [1]) Tj') }, [
      'Unterschrift Mieter [1]',
    ]);
    expect(found).toMatchObject([{ form: 'plain', text: 'UNTERSCHRIFT Mieter [1]' }]);
  });

  it('stand where a turned page shows them, and are turned where the text is', async () => {
    const content = at(72, 720, '({{sign:Tenant}}) Tj');
    const [upright] = (await search({ content })).found;
    const [turned] = (await search({ content, page: '/Rotate 90' })).found;
    expect(upright!.isTurned).toBe(false);
    expect(turned!.isTurned).toBe(true);
    expect(turned!.boxes[0]!.x).toBeCloseTo(842 - upright!.boxes[0]!.y - upright!.boxes[0]!.height, 1);
    // As scanners and spreadsheets turn a page: written so that it reads upright once it is shown.
    const read = await search({
      content: 'BT /F1 12 Tf 0 1 -1 0 200 72 Tm ({{sign:Tenant}}) Tj ET',
      page: '/Rotate 90',
    });
    expect(read.found[0]!.isTurned).toBe(false);
    expect(read.found[0]!.boxes[0]!.width).toBeCloseTo(upright!.boxes[0]!.width, 1);
  });

  it('are none in pictures: pages without text are named', async () => {
    const { found, withoutText, next } = await search({ content: '0 0 100 100 re f', pages: 30 });
    expect(found).toEqual([]);
    expect(withoutText).toHaveLength(25);
    expect(next).toBe(25);
  });

  it('are as many as were asked for, and it is told that there are more', async () => {
    const lines = Array.from({ length: 60 }, (_, i) => at(72, 800 - i * 12, '({{check:Tenant}}) Tj'));
    const { found, isMore, next } = await search({ content: lines.join(''), pages: 20 }, [], 1000);
    expect({ count: found.length, isMore, next }).toEqual({ count: 1000, isMore: true, next: undefined });
  });
});

describe('covered placeholders', () => {
  const content = (color: string) =>
    `q 2 0 0 2 30 10 cm ${color} rg 0 330 300 40 re f 0 g BT /F1 7 Tf 20 345 Td ({{sign:Tenant}} next to it) Tj ET`;

  it.each([
    ['white', '1 1 1', 128],
    ['light blue', '0.8 0.9 1', 128],
    ['dark, with light letters', '0.05 0.05 0.05', 400],
  ])('are not seen on %s, and nothing else is covered', async (_, color, limit) => {
    const drawing = limit > 255 ? content(color).replace(' 0 g BT', ' 1 g BT') : content(color);
    // The page leaves its room scaled, as some producers do.
    const { filePath, found } = await search({ content: drawing });
    expect(found).toMatchObject([{ isPlain: true }]);
    const drawn = color.split(' ').map((part) => Number(part) * 255);
    expect(Math.max(...found[0]!.color.map((part, index) => Math.abs(part - drawn[index]!)))).toBeLessThan(0.6);
    const isInk = (red: number) => (limit > 255 ? red > 128 : red < limit);
    expect(await countInk(filePath, found, isInk)).toBeGreaterThan(20);
    const { tail, rewritten } = await cover({ filePath, covers: coversOf(found) });
    expect(rewritten).toBeUndefined();
    const covered = Buffer.concat([await readFile(filePath), tail]);
    const path = await write(covered);
    expect(await countInk(path, found, isInk)).toBe(0);
    expect(judgePdf(covered)).toMatchObject({ isSoundPdf: true });
    const beside = found.map((one) => ({
      ...one,
      boxes: [{ ...one.boxes[0]!, x: one.boxes[0]!.x + one.boxes[0]!.width + 8 }],
    }));
    expect(await countInk(path, beside, isInk)).toBeGreaterThan(20);
  });

  it.each([0, 90, 180, 270])('are where a page turned by %d shows them', async (rotation) => {
    const { filePath, found } = await search({
      content: at(100, 300, '({{sign:Tenant}}) Tj'),
      page: `/Rotate ${rotation} /CropBox [20 30 500 700]`,
    });
    const { tail } = await cover({ filePath, covers: coversOf(found) });
    const path = await write(Buffer.concat([await readFile(filePath), tail]));
    const isInk = (red: number) => red < 200;
    expect(await countInk(filePath, found, isInk)).toBeGreaterThan(20);
    expect(await countInk(path, found, isInk)).toBe(0);
  });

  const shown = at(100, 300, '({{sign:Tenant}}) Tj');
  it.each([
    ['saves a state in a scaled room', 1, `2 0 0 2 30 10 cm q 0 1 -1 0 400 0 cm q 0 0 1 rg ${shown}`],
    ['holds a picture whose bytes look so', 1, `2 0 0 2 0 0 cm BI /W 8 /H 1 /BPC 8 /CS /G ID Q q q qQQ EI q ${shown}`],
    ['has units of its own', 1.5, shown],
  ])('are where a page shows them that %s, and all else is as it was', async (_, unit, content) => {
    const { filePath, found } = await search({ content, page: `/UserUnit ${unit} /CropBox [10 20 560 800]` });
    const covers = coversOf(found);
    const { tail } = await cover({ filePath, covers });
    const covered = Buffer.concat([await readFile(filePath), tail]);
    // Poppler leaves units out.
    const [box] = covers.map(({ x, y, width, height }) => [x, y, x + width, y + height].map((value) => value / unit));
    const pictures = [await readFile(filePath), covered].map((file) => drawByPoppler(file, 0));
    const [before, after] = pictures as [(typeof pictures)[0], (typeof pictures)[0]];
    const { left, top, right, bottom } = findBox(after, (at) => after.pixels[at] !== before.pixels[at]);
    const [x1, y1, x2, y2] = box!.map(Math.round) as [number, number, number, number];
    expect([left - x1, top - y1, right - x2, bottom - y2].filter((distance) => Math.abs(distance) > 3)).toEqual([]);
    const isInk = (at: number) => {
      const [x, y] = [(at / 3) % after.width, Math.floor(at / 3 / after.width)];
      return x >= x1 && x < x2 && y >= y1 && y < y2 && after.pixels[at]! < 200;
    };
    expect(findBox(after, isInk).right).toBe(0);
  });

  it('are where a page shows them that takes back states which it has not saved', async () => {
    const { filePath, found } = await search({
      content: `Q 2 0 0 2 9 9 cm Q /Q gs /S <</A (\\)Q) /B <51>>> BDC EMC ${shown} q ${at(100, 200, '(beside) Tj')} % Q`,
    });
    const { tail } = await cover({ filePath, covers: coversOf(found) });
    const path = await write(Buffer.concat([await readFile(filePath), tail]));
    const isInk = (red: number) => red < 128;
    expect(await countInk(filePath, found, isInk)).toBeGreaterThan(20);
    expect(await countInk(path, found, isInk)).toBe(0);
    const { found: beside } = await find({ filePath: path, words: ['beside'], isExact: true, from: 0, most: 1 });
    expect(await countInk(path, beside, isInk)).toBe(await countInk(filePath, beside, isInk));
  });

  it('cost a broken file its rewrite, and a signed one nothing: it is refused', async () => {
    const sound = buildSimplePdf({ content: at(72, 720, '({{sign:Tenant}}) Tj') }).toString('latin1');
    const filePath = await write(Buffer.from(sound.replace(/startxref\n\d+/, 'startxref\n1'), 'latin1'));
    const { found } = await find({ filePath, words: [], from: 0, most: 10 });
    expect((await cover({ filePath, covers: coversOf(found) })).rewritten).toBeDefined();
    const signed = await write(certifiedFinal());
    await expect(cover({ filePath: signed, covers: [] })).rejects.toMatchObject({ key: 'file.pdf.no_changes_allowed' });
  });
});
