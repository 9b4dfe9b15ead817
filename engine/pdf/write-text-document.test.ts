import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { extractText } from './pages/extract-text.ts';
import { openDocument } from './pages/pdfium-engine.ts';
import { channels, drawPage } from './pages/render-page.ts';
import { inspectDocument } from './inspect-document.ts';
import { writeTextDocument } from './write-text-document.ts';

let file: string;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sigillum-text-'));
  file = path.join(folder, 'report.pdf');
  const names = ['Zoë Müller', 'שרה כהן', 'Łukasz Ωμέγα', '王小明 😀'];
  const lines = [...names, ...Array.from({ length: 90 }, (_, index) => `Line ${index}`)];
  await writeFile(
    file,
    await writeTextDocument(
      'Report',
      lines.map((text) => ({ text, role: 'detail' as const, size: 10 })),
      'Sigillum',
    ),
  );
});
afterAll(() => rm(path.dirname(file), { recursive: true }));

describe('a written text document', () => {
  it('passes our own inspection and has as many pages as it needs', async () => {
    expect(await inspectDocument(file)).toMatchObject({ problems: [], pageCount: 2, activeContent: [] });
  });

  it('holds its text on the page, what no font can draw as its number', async () => {
    const { lines } = await extractText(file, 0);
    const text = lines.map((line) => line.text).join('\n');
    expect(text).toContain('Sigillum · 1 / 2');
    expect(text).toContain('王');
    expect(text).toContain('[U+1F600]');
  });

  it('bears a logo at the top right of its first page, and only there', async () => {
    const logo = await sharp({ create: { width: 480, height: 160, channels: 3, background: '#c8102e' } })
      .png()
      .toBuffer();
    const lines = Array.from({ length: 90 }, (_, index) => ({
      text: `Line ${index}`,
      role: 'detail' as const,
      size: 10,
    }));
    const branded = path.join(path.dirname(file), 'branded.pdf');
    await writeFile(branded, await writeTextDocument('Report', lines, 'Sigillum', { logo }));
    const document = await openDocument(branded);
    const colourAt = (pageIndex: number, x: number, y: number) => {
      const { width, height, pixels } = drawPage(document, pageIndex, 50);
      const at = (Math.round(y * height) * width + Math.round(x * width)) * channels;
      return [...pixels.subarray(at, at + channels)];
    };
    expect(colourAt(0, 0.8, 0.085)).toEqual([200, 16, 46]);
    expect(colourAt(0, 0.5, 0.085)).toEqual([255, 255, 255]);
    expect(colourAt(1, 0.8, 0.085)).toEqual([255, 255, 255]);
  });
});
