import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { collectChanges, writeReport } from './visual-report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-report-'));
const report = path.join(folder, 'report');
const references = path.join(folder, 'references');

function put(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('puts the recorded picture beside what a story looks like now, and tells new stories from changed ones', () => {
  put(
    'references/components/Button/primary.png',
    'report/pictures/components/Button/primary-actual.png',
    'report/pictures/components/Button/primary-diff.png',
    'report/pictures/components/Stepper/default-reference.png',
  );
  expect(collectChanges(report, references)).toEqual([
    {
      name: 'components/Button/primary',
      kind: 'changed',
      before: 'pictures/components/Button/primary-before.png',
      after: 'pictures/components/Button/primary-actual.png',
      difference: 'pictures/components/Button/primary-diff.png',
    },
    {
      name: 'components/Stepper/default',
      kind: 'new',
      after: 'pictures/components/Stepper/default-reference.png',
    },
  ]);
  expect(existsSync(path.join(report, 'pictures/components/Button/primary-before.png'))).toBe(true);
});

it('writes a page that needs no server: relative pictures, no foreign addresses, names made harmless', () => {
  const file = writeReport(
    report,
    [{ name: 'a<b', kind: 'new', after: 'pictures/a b-reference.png' }],
    'Chromium 1 & 2',
  );
  const html = readFileSync(file, 'utf8');
  expect(html).toContain('src="pictures/a%20b-reference.png"');
  expect(html).toContain('a&lt;b');
  expect(html).toContain('Chromium 1 &amp; 2');
  expect(html).not.toMatch(/https?:/);
});
