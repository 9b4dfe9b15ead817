import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sweepTemporary } from './sweep-temporary.ts';

it('what a server that was killed has left among the temporary files goes, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-sweep-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const now = new Date();
  const long = new Date(now.getTime() - 2 * 3600 * 1000);
  const make = (name: string, at: Date) => {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'document.docx'), 'A lease');
    utimesSync(path.join(folder, name), at, at);
  };
  for (const name of ['sigillum-convert-old', 'sigillum-look-old', 'sigillum-0123', 'others-convert-old'])
    make(name, long);
  make('sigillum-convert-young', now);
  symlinkSync(path.join(folder, 'others-convert-old'), path.join(folder, 'sigillum-look-link'));
  sweepTemporary(now, folder);
  expect(readdirSync(folder).toSorted()).toEqual([
    'others-convert-old',
    'sigillum-0123',
    'sigillum-convert-young',
    'sigillum-look-link',
  ]);
});
