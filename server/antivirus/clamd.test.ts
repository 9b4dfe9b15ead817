import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createLog } from '../process/log.ts';
import {
  hasClamd,
  malware,
  malwareName,
  openRealClamd,
  openScannerTwin,
  type Scanner,
  type ScannerHabit,
} from '../testing/scanner.ts';

import { readAntivirusSettings } from './antivirus-settings.ts';
import { MalwareError, openClamd, ScannerAwayError } from './clamd.ts';

const lines: string[] = [];
const log = createLog({ level: 'warn', write: (line) => void lines.push(line) });

async function* cut(content: string, size: number) {
  for (let start = 0; start < content.length; start += size) yield Buffer.from(content.slice(start, start + size));
}
const clean = 'a clean file '.repeat(2000);
const sick = `${clean}${malware}${clean}`;

const scanners: [name: string, open: () => Promise<Scanner>][] = [['a stand-in', openScannerTwin]];
if (hasClamd()) scanners.push(['clamd of Debian', openRealClamd]);

describe.each(scanners)('%s', (_, open) => {
  it('finds malware wherever the parts are cut, and hands on every byte of what is clean', async () => {
    const scanner = await open();
    const clamd = openClamd({ address: scanner.address, acceptsUnseen: false }, log);
    expect((await buffer(clamd.watch(cut(clean, 999)))).toString()).toBe(clean);
    expect((await buffer(clamd.watch(cut('', 1)))).length).toBe(0);
    for (const size of [7, 65_536]) {
      const error = await buffer(clamd.watch(cut(sick, size))).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(MalwareError);
    }
    expect(lines.join('')).toContain(malwareName);
    await scanner.close();
    await expect(buffer(clamd.watch(cut(clean, 999)))).rejects.toBeInstanceOf(ScannerAwayError);
    const lenient = openClamd({ address: scanner.address, acceptsUnseen: true }, log);
    expect((await buffer(lenient.watch(cut(clean, 999)))).toString()).toBe(clean);
  });
});

it.each<[ScannerHabit, RegExp]>([
  ['silent', /it is silent/],
  ['cut', /it ended the connection|ECONNRESET|EPIPE/],
  ['too long', /size limit exceeded/],
])('a scanner that is %s has not looked', async (habit, reason) => {
  const scanner = await openScannerTwin(habit);
  const clamd = openClamd({ address: scanner.address, acceptsUnseen: false }, log, 200);
  const error = await buffer(clamd.watch(cut(clean.repeat(40), 65_536))).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ScannerAwayError);
  expect((error as Error).message).toMatch(reason);
  await scanner.close();
});

it('an upload that breaks off is the sender’s, and leaves the scanner', async () => {
  const scanner = await openScannerTwin();
  const clamd = openClamd({ address: scanner.address, acceptsUnseen: false }, log);
  async function* broken() {
    yield Buffer.from('begun');
    throw new Error('the sender has gone');
  }
  await expect(buffer(clamd.watch(broken()))).rejects.toThrow('the sender has gone');
  await scanner.close();
});

it('reads where clamd listens', () => {
  const read = (ANTIVIRUS_CLAMD?: string) => readAntivirusSettings({ ANTIVIRUS_CLAMD, ANTIVIRUS_WHEN_AWAY: 'refuse' });
  expect(read()).toBeUndefined();
  expect(read('/run/clamav/clamd.ctl')).toEqual({ address: { path: '/run/clamav/clamd.ctl' }, acceptsUnseen: false });
  expect(read('scan.example.ch:3310')?.address).toEqual({ host: 'scan.example.ch', port: 3310 });
  expect(read('[::1]:3310')?.address).toEqual({ host: '::1', port: 3310 });
});
