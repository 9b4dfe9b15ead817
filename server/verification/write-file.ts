import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** The bytes of a file up to the end of one of its revisions, as a file. */
export interface RevisionFile {
  path: string;
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/** More bytes came than were allowed. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

/** Writes a stream into a new file, at most `maxSize` bytes, and answers its size; when anything goes wrong, no file is left. */
export async function writeStream(
  target: string,
  bytes: AsyncIterable<Uint8Array>,
  { maxSize, signal }: { maxSize: number; signal?: AbortSignal | undefined },
): Promise<number> {
  let size = 0;
  const limit = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > maxSize) throw new FileTooLargeError();
      yield chunk;
    }
  };
  // Opened before anything can go wrong: a stream would still create the file after it has been removed.
  const file = await open(target, 'wx', 0o600);
  try {
    await pipeline(bytes, limit, file.createWriteStream(), signal ? { signal } : {});
    return size;
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}

/** Copies the first `size` bytes of a file into another one, and hashes them on the way. */
export async function copyPrefix(source: string, target: string, size: number): Promise<RevisionFile> {
  const hash = createHash('sha256');
  const watch = async function* (bytes: AsyncIterable<Buffer>) {
    for await (const chunk of bytes) {
      hash.update(chunk);
      yield chunk;
    }
  };
  // The last byte of createReadStream counts in.
  await pipeline(createReadStream(source, { end: size - 1 }), watch, createWriteStream(target, { mode: 0o600 }));
  return { path: target, size, sha256: hash.digest('hex') };
}
