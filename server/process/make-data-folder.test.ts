import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataFolder } from './make-data-folder.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'sigillum-folder-'));
});
afterAll(() => rmSync(home, { recursive: true }));

describe('the data folder', () => {
  it('is made with what leads to it, for this account alone, and found again', async () => {
    const folder = path.join(home, 'one/two');
    await makeDataFolder('DATA_DIR', folder);
    await makeDataFolder('DATA_DIR', folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('is made by servers that start together', async () => {
    const names = Array.from({ length: 200 }, (_, number) => path.join(home, `shared/${number % 20}/in/${number}`));
    await Promise.all(names.map((folder) => makeDataFolder('DATA_DIR', folder)));
    expect(names.every((folder) => existsSync(folder))).toBe(true);
  });

  it('is no file, and says so', async () => {
    const file = path.join(home, 'file');
    writeFileSync(file, '');
    await expect(makeDataFolder('DATA_DIR', file)).rejects.toThrow(`DATA_DIR cannot be ${file}: that is a file.`);
    await expect(makeDataFolder('CACHE_DIR', path.join(file, 'in'))).rejects.toThrow(
      `CACHE_DIR cannot be ${file}/in: a part of that path is a file.`,
    );
  });

  it('is not made beside a disk that is not mounted, nor asked for without an end where nothing can be made', async () => {
    const link = path.join(home, 'link');
    symlinkSync(path.join(home, 'not-mounted'), link);
    const places = [link, path.join(link, 'data'), ...(existsSync('/proc/self') ? ['/proc/sigillum/data'] : [])];
    for (const place of places)
      await expect(makeDataFolder('DATA_DIR', place)).rejects.toThrow(
        `DATA_DIR cannot be ${place}: no folder can be made there. Is a disk not mounted?`,
      );
  });
});
