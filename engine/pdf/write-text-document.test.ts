import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractText } from './pages/extract-text.ts';
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
});
