import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BackupError } from './backup-error.ts';

/** What was written. */
export type Written = { sha256: string; size: number };

const sentences: Readonly<Record<string, (file: string) => string>> = {
  ENOSPC: (file) => `The disk is full: ${file} could not be written. Make room there, and try again.`,
  EDQUOT: (file) => `The disk is full for this account: ${file} could not be written. Make room there, and try again.`,
  EFBIG: (file) => `${file} became larger than a file may be here (ulimit -f, or the kind of disk).`,
};

/** Turns the errors of a full disk into a sentence. */
export function tellFull(error: unknown, file: string): never {
  const sentence = sentences[(error as NodeJS.ErrnoException | undefined)?.code ?? ''];
  if (sentence) throw new BackupError(sentence(file), { cause: error });
  throw error;
}

/** Writes a file that was not there, down to the disk, and tells its length and SHA-256. Throws BackupError when the disk is full. */
export async function writeFile(
  target: string,
  content: AsyncIterable<Uint8Array> | Uint8Array,
  mode = 0o600,
): Promise<Written> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    const file = await open(target, 'w', mode);
    try {
      for await (const chunk of content instanceof Uint8Array ? [content] : content) {
        hash.update(chunk);
        size += chunk.byteLength;
        await file.writeFile(chunk);
      }
      await file.datasync();
    } finally {
      await file.close();
    }
  } catch (error) {
    tellFull(error, target);
  }
  return { sha256: hash.digest('hex'), size };
}

/** Copies a file as `writeFile` writes it. */
export const copyFile = (source: string, target: string, mode?: number): Promise<Written> =>
  writeFile(target, createReadStream(source, { highWaterMark: 1024 * 1024 }), mode);

/** The SHA-256 of a file, for whoever wants to know it without a copy. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
