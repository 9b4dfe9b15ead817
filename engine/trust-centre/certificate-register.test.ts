import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openCertificateRegister } from './certificate-register.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sigillum-register-'));
});
afterAll(() => rm(folder, { recursive: true }));

const entryOf = (serial: string) =>
  ({ serial, issuer: 'issuing-ca', profile: 'person', notAfter: '2029-01-01T00:00:00.000Z' }) as const;
const serials = Array.from({ length: 40 }, (_, index) => (0xa000 + index).toString(16));

/** How often a file is written down to the disk meanwhile. */
async function countSyncs(work: () => Promise<unknown>): Promise<number> {
  const file = await open(join(folder, 'probe'), 'w');
  const syncs = vi.spyOn(Object.getPrototypeOf(file) as typeof file, 'datasync');
  await file.close();
  try {
    await work();
    return syncs.mock.calls.length;
  } finally {
    syncs.mockRestore();
  }
}

describe('certificates that are added to the register at once', () => {
  it('are on the disk when each has been answered, and share the way there', async () => {
    const path = join(folder, 'together.jsonl');
    const register = openCertificateRegister(path);
    const count = await countSyncs(() => Promise.all(serials.map((serial) => register.add(entryOf(serial)))));
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(2);
    const other = openCertificateRegister(path);
    expect(serials.map((serial) => other.findBySerial(serial)?.serial)).toEqual(serials);
    expect(register.find('issuing-ca', serials[7]!)).toMatchObject({ profile: 'person' });
  });

  it('are written one group after another, and past a line that a crash has cut short', async () => {
    const path = join(folder, 'after-crash.jsonl');
    await writeFile(path, '{"serial":"ab');
    const register = openCertificateRegister(path);
    const first = register.add(entryOf('a1'));
    await Promise.all([first, first.then(() => register.add(entryOf('a2'))), register.add(entryOf('a3'))]);
    register.put({ ...entryOf('a1'), revokedAt: '2028-01-01T00:00:00.000Z' });
    const other = openCertificateRegister(path);
    expect(['a1', 'a2', 'a3'].map((serial) => other.findBySerial(serial)?.serial)).toEqual(['a1', 'a2', 'a3']);
    expect(other.listRevoked('issuing-ca')).toMatchObject([{ serial: 'a1' }]);
  });

  it('tell whoever waits that they could not be written, and those after them are', async () => {
    const path = join(folder, 'away', 'register.jsonl');
    const register = openCertificateRegister(path);
    await expect(register.add(entryOf('b1'))).rejects.toThrow('ENOENT');
    await mkdir(join(folder, 'away'));
    await register.add(entryOf('b2'));
    expect(await readFile(path, 'utf8')).not.toContain('"b1"');
    expect(register.findBySerial('b2')).toMatchObject({ serial: 'b2' });
  });
});
