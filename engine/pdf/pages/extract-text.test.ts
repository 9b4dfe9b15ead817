import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSimplePdf } from '../../testing/pdf-builder.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractText } from './extract-text.ts';
import type { TextLine } from './extract-text.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'text-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function extract(options: Parameters<typeof buildSimplePdf>[0]): Promise<TextLine[]> {
  const file = join(folder, 'page.pdf');
  await writeFile(file, buildSimplePdf(options));
  return (await extractText(file, 0)).lines;
}

/** Two lines of 24 points whose baselines begin at (72, 720) and (72, 600). */
const content = 'BT /F1 24 Tf 72 720 Td (Hello signer) Tj 0 -120 Td (second line) Tj ET';

describe('extractText', () => {
  it('gives lines in order at their place from the top-left corner', async () => {
    const [first, second, ...others] = await extract({ content });
    expect(others).toEqual([]);
    expect(first!.text).toBe('Hello signer');
    expect(first!.x).toBeCloseTo(72, 0);
    // The baseline is 122 points below the top edge: it crosses the line's box near its lower end.
    expect(first!.y).toBeLessThan(842 - 720);
    expect(first!.y + first!.height).toBeGreaterThan(842 - 720);
    expect(first!.height).toBeGreaterThan(20);
    expect(first!.height).toBeLessThan(36);
    expect(first!.width).toBeGreaterThan(115);
    expect(first!.width).toBeLessThan(145);
    expect(second!.text).toBe('second line');
    expect(second!.y - first!.y).toBeCloseTo(120, 0);
  });

  it('follows the CropBox', async () => {
    const [first] = await extract({ content, page: '/CropBox [50 400 595 800]' });
    expect(first!.x).toBeCloseTo(22, 0);
    expect(first!.y + first!.height).toBeGreaterThan(80);
    expect(first!.y).toBeLessThan(80);
  });

  it('follows the unit of the page', async () => {
    const [[usual], [scaled]] = [await extract({ content }), await extract({ content, page: '/UserUnit 2' })];
    expect(scaled!.x).toBeCloseTo(2 * usual!.x, 1);
    expect(scaled!.y).toBeCloseTo(2 * usual!.y, 1);
    expect(scaled!.height).toBeCloseTo(2 * usual!.height, 1);
  });

  it('turns with the page', async () => {
    const find = (lines: TextLine[]) => lines.find((line) => line.text === 'Hello signer');
    const upright = find(await extract({ content }));
    const turned = find(await extract({ content, page: '/Rotate 90' }));
    expect(turned!.width).toBeCloseTo(upright!.height, 1);
    expect(turned!.height).toBeCloseTo(upright!.width, 1);
    expect(turned!.x).toBeCloseTo(842 - upright!.y - upright!.height, 1);
    expect(turned!.y).toBeCloseTo(upright!.x, 1);
  });

  it('gives no lines for a page without text', async () => {
    expect(await extract({ content: '0 0 100 100 re f' })).toEqual([]);
  });
});
