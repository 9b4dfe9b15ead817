import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { accessFile, concatAccess, type RandomAccess } from '@sigillum/engine/pdf/access';
import type { Services } from '../services.ts';
import type { ByteSpan } from '../storage/blob-store.ts';
import { readVersionChain, type VersionChain } from './version-chain.ts';

type Store = Pick<Services, 'blobs' | 'db'>;

/** A version ready to be read: `stream` gives the whole of it, or bytes `start` to `end` (exclusive). */
export interface OpenVersion {
  sha256: string;
  size: number;
  stream(span?: ByteSpan): Readable;
}

/** Opens a version for streaming; no byte is read before the stream is. Throws when there is no such version. */
export async function openVersion({ blobs, db }: Store, versionId: string): Promise<OpenVersion> {
  const { sha256, size, parts } = await readVersionChain(db, versionId);
  return {
    sha256,
    size,
    stream: (span) => Readable.from(readParts(blobs, parts, span ?? { start: 0 }, size), { objectMode: false }),
  };
}

async function* readParts(
  blobs: Services['blobs'],
  parts: VersionChain['parts'],
  { start, end }: ByteSpan,
  size: number,
): AsyncGenerator<Uint8Array> {
  const last = Math.min(end ?? size, size);
  let offset = 0;
  for (const part of parts) {
    const from = Math.max(start, offset) - offset;
    const to = Math.min(last, offset + part.size) - offset;
    if (from < to) yield* await blobs.read(part.blob, { start: from, end: to });
    offset += part.size;
  }
}

/** A version by position, for the signing engine. Whoever opens it closes it (`await using`). */
export const accessVersion = async (services: Store, versionId: string): Promise<RandomAccess & AsyncDisposable> =>
  accessChain(services, await readVersionChain(services.db, versionId));

/** The same for one whose parts are known. */
export async function accessChain(
  { blobs }: Pick<Store, 'blobs'>,
  { parts }: VersionChain,
): Promise<RandomAccess & AsyncDisposable> {
  const files: Awaited<ReturnType<typeof accessFile>>[] = [];
  const close = async () => {
    await Promise.all(files.map((file) => file.close()));
  };
  try {
    for (const part of parts) files.push(await accessFile(await blobs.pathOf(part.blob)));
  } catch (error) {
    await close();
    throw error;
  }
  return Object.assign(concatAccess(...files), { [Symbol.asyncDispose]: close });
}

const folderOf = ({ cacheDir }: Services['config']): string => path.join(cacheDir, 'cache', 'versions');

/** Removes the file of a version that was put together, for when the version is erased. */
export async function forgetVersionFile(config: Services['config'], sha256: string): Promise<void> {
  await rm(path.join(folderOf(config), `${sha256}.pdf`), { force: true });
}

const idleMs = 24 * 3600 * 1000;
const writing = new Map<string, Promise<string>>();

/**
 * A local file with a whole version, for the PDF workers. A version that is one blob is that blob's file; one with tails is put
 * together once under the data folder's cache, by SHA-256, and goes when nobody has asked for it for a day. Never write to it.
 */
export const pathOfVersion = async (
  services: Pick<Services, 'blobs' | 'db' | 'config'>,
  versionId: string,
): Promise<string> => pathOfChain(services, await readVersionChain(services.db, versionId));

/** The same for one whose parts are known. */
export async function pathOfChain(services: Pick<Services, 'blobs' | 'config'>, chain: VersionChain): Promise<string> {
  if (chain.parts.length === 1) return services.blobs.pathOf(chain.parts[0]!.blob);
  const folder = folderOf(services.config);
  const file = path.join(folder, `${chain.sha256}.pdf`);
  // File times are the file system's clock, not the service's.
  const used = new Date();
  const isThere = await utimes(file, used, used).then(
    () => true,
    () => false,
  );
  if (isThere) return file;
  const running =
    writing.get(file) ?? putTogether(services.blobs, chain, folder, file).finally(() => writing.delete(file));
  writing.set(file, running);
  return running;
}

async function putTogether(
  blobs: Services['blobs'],
  chain: VersionChain,
  folder: string,
  file: string,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeIdle(folder);
  const draft = `${file}.${randomUUID()}`;
  try {
    await pipeline(
      Readable.from(readParts(blobs, chain.parts, { start: 0 }, chain.size)),
      createWriteStream(draft, { mode: 0o600 }),
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return file;
}

async function removeIdle(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const info = await stat(file).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > idleMs) await rm(file, { force: true });
  }
}
