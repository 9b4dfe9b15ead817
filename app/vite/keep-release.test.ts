import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRelease, writeRelease } from './keep-release.ts';

let client: string;
beforeEach(async () => void (client = await mkdtemp(path.join(tmpdir(), 'sigillum-release-'))));
afterEach(() => rm(client, { recursive: true }));

/** Builds as Vite does: into an empty folder. */
async function build(now: number, ...names: string[]) {
  const previous = await readRelease(client);
  await rm(client, { recursive: true });
  await mkdir(path.join(client, 'assets'), { recursive: true });
  for (const name of names) await writeFile(path.join(client, 'assets', name), `// ${name}`);
  return writeRelease(client, previous, now);
}
const list = async () => (await readdir(path.join(client, 'assets'))).toSorted();
const latest = async () => JSON.parse(await readFile(path.join(client, 'builds/latest.json'), 'utf8')) as unknown;

it('keeps the chunks of one release, and no longer', async () => {
  await build(1, 'app-a.js', 'shared.js');
  const second = await build(2, 'app-b.js', 'shared.js');
  expect(await list()).toEqual(['app-a.js', 'app-b.js', 'shared.js']);
  expect(await latest()).toEqual({ id: second.id, timestamp: 2 });
  await build(3, 'app-c.js', 'shared.js');
  expect(await list()).toEqual(['app-b.js', 'app-c.js', 'shared.js']);
  expect(await readFile(path.join(client, 'assets/app-b.js'), 'utf8')).toBe('// app-b.js');
});

it('takes the same build again for the release that it is', async () => {
  await build(1, 'app-a.js');
  const second = await build(2, 'app-b.js');
  const again = await build(3, 'app-b.js');
  expect(again).toEqual(second);
  expect(await list()).toEqual(['app-a.js', 'app-b.js']);
});

it('begins anew where there was no release, or half of one', async () => {
  expect(await readRelease(client)).toBeUndefined();
  await build(1, 'app-a.js');
  await rm(path.join(client, 'assets/app-a.js'));
  expect(await readRelease(client)).toBeUndefined();
  await build(2, 'app-b.js');
  expect(await list()).toEqual(['app-b.js']);
});
