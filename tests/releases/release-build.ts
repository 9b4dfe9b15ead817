import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { settleFolder } from '@sigillum/server/scripts/settle-folder.ts';
import { pack, unpack } from './pack.ts';

/** The server of the last release, as it was built then: what a newer one stands beside while servers are replaced (decision 227). */
const home = import.meta.dirname;
const suffix = '.build.br';
/** As deep as the folder of `bundleServer`, from where it finds fonts and packages. */
const cache = path.join(home, '../../node_modules/.cache/sigillum');

/** The versions whose build is kept: the last one. */
export const listBuilds = async (): Promise<string[]> =>
  (await readdir(home)).filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));

/** Keeps what `bundleServer` has made, in place of the release before. Answers the size in bytes. */
export async function writeBuild(version: string, folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mjs'));
  const files = await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')]));
  const packed = await pack(Object.fromEntries(files));
  for (const before of await listBuilds()) await rm(path.join(home, before + suffix));
  await writeFile(path.join(home, version + suffix), packed);
  return packed.length;
}

/** Unpacks it once. Answers the folder that a server can be started from. */
export async function openBuild(version: string): Promise<string> {
  const folder = path.join(cache, `release-${version}`);
  if (existsSync(folder)) return folder;
  const files = (await unpack(await readFile(path.join(home, version + suffix)))) as Record<string, string>;
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(unfinished, name), text);
  settleFolder(unfinished, folder, { isReplaced: false });
  return folder;
}
