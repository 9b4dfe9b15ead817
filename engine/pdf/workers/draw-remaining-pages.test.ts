import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { missingSecondPage } from '../../testing/hostile-pdfs.ts';
import { buildSimplePdf } from '../../testing/pdf-builder.ts';
import { run } from './draw-remaining-pages.ts';

let filePath: string;
beforeAll(async () => {
  filePath = join(await mkdtemp(join(tmpdir(), 'remaining-')), 'file.pdf');
});
afterAll(() => rm(join(filePath, '..'), { recursive: true }));

describe('pages that an inspection did not get to', () => {
  it('are drawn some at a time', async () => {
    await writeFile(filePath, buildSimplePdf({ pages: 120 }));
    expect(await run({ filePath, from: 7 })).toEqual({ next: 57 });
    expect(await run({ filePath, from: 57 })).toEqual({ next: 107 });
    expect(await run({ filePath, from: 107 })).toEqual({ next: undefined });
    expect(await run({ filePath, from: 70 })).toEqual({ next: undefined });
  });

  it('forbid a signature when one of them cannot be drawn', async () => {
    await writeFile(filePath, missingSecondPage());
    await expect(run({ filePath, from: 0 })).rejects.toMatchObject({ key: 'file.pdf.undrawable' });
  });
});
