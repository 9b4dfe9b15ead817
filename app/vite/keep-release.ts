import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A build of the browser's files, as the next build finds it. */
export interface Release {
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Names and contents of its own files under /assets. */
  own: ReadonlyMap<string, Buffer>;
  /** Those of the release before it. */
  earlier: ReadonlyMap<string, Buffer>;
}

const readAll = async (folder: string, names: readonly string[]) =>
  new Map(await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)));

/** The release that lies in a folder, or nothing: the first build, one of earlier times, or half of one. */
export async function readRelease(client: string): Promise<Release | undefined> {
  try {
    const read = async (name: string) => JSON.parse(await readFile(path.join(client, 'builds', name), 'utf8')) as Meta;
    const { id } = await read('latest.json');
    const { timestamp, own, earlier } = await read(`meta/${id}.json`);
    const assets = path.join(client, 'assets');
    return { id, timestamp, own: await readAll(assets, own), earlier: await readAll(assets, earlier) };
  } catch {
    return undefined;
  }
}

interface Meta {
  id: string;
  timestamp: number;
  own: string[];
  earlier: string[];
}

/**
 * Writes builds/latest.json and builds/meta/{id}.json beside a build, and puts the files of the release before it back: who has opened a page
 * of that finds its chunks. Two releases back they are gone. The same build again is no new release.
 */
export async function writeRelease(client: string, previous: Release | undefined, now: number): Promise<Meta> {
  const assets = path.join(client, 'assets');
  const own = (await readdir(assets)).toSorted();
  const id = createHash('sha256').update(own.join('\n')).digest('hex').slice(0, 16);
  const isSame = previous?.id === id;
  const before = (isSame ? previous.earlier : previous?.own) ?? new Map<string, Buffer>();
  const earlier = [...before.keys()].filter((name) => !own.includes(name));
  await Promise.all(earlier.map((name) => writeFile(path.join(assets, name), before.get(name)!)));
  const timestamp = isSame ? previous.timestamp : now;
  const meta = { id, timestamp, own, earlier };
  await mkdir(path.join(client, 'builds/meta'), { recursive: true });
  await writeFile(path.join(client, `builds/meta/${id}.json`), JSON.stringify(meta));
  await writeFile(path.join(client, 'builds/latest.json'), JSON.stringify({ id, timestamp }));
  return meta;
}

/** Makes the manifest of builds, and keeps the files of one release longer (docs/decisions/136). `folder` holds the build. */
export function keepRelease(folder: string): Plugin {
  let previous: Promise<Release | undefined> | undefined;
  return {
    name: 'keep-release',
    apply: 'build',
    // Before anything empties the folder.
    async config() {
      await (previous ??= readRelease(path.join(folder, 'client')));
    },
    // After the browser's build, and after the server's has added its part to it.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (this.environment.name === 'ssr')
          await writeRelease(path.join(folder, 'client'), await previous, Date.now());
      },
    },
  };
}
