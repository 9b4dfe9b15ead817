import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settleFolder } from './settle-folder.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'sigillum-settle-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const inHome = (name: string) => path.join(home, name);
function make(name: string, text: string): string {
  mkdirSync(inHome(name));
  writeFileSync(path.join(inHome(name), 'main.mjs'), text);
  return inHome(name);
}
const read = () => readFileSync(path.join(inHome('bundle'), 'main.mjs'), 'utf8');

it('takes its place, and replaces what lay there where it is to', () => {
  settleFolder(make('draft', 'first'), inHome('bundle'), { isReplaced: false });
  expect([readdirSync(home), read()]).toEqual([['bundle'], 'first']);
  settleFolder(make('draft', 'second'), inHome('bundle'), { isReplaced: true });
  expect([readdirSync(home), read()]).toEqual([['bundle'], 'second']);
});

it('leaves what somebody may be at work with', () => {
  settleFolder(make('draft', 'the same'), inHome('bundle'), { isReplaced: false });
  const { ino } = statSync(inHome('bundle'));
  settleFolder(make('draft', 'the same'), inHome('bundle'), { isReplaced: false });
  expect([readdirSync(home), statSync(inHome('bundle')).ino]).toEqual([['bundle'], ino]);
});
