import { open, type FileHandle } from 'node:fs/promises';

/**
 * Bytes that are read by position, so that a file of any size costs no memory. `read` returns exactly the bytes from
 * `offset` on, fewer only at the end; the result may be a view and must not be changed.
 */
export interface RandomAccess {
  readonly size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
  /** Reads into memory of the caller, as much as fits or there is, and answers how many bytes that were. */
  readInto?(target: Uint8Array, offset: number): Promise<number>;
}

const CHUNK = 1024 * 1024;

/** Chunks that nobody reads into at the moment: new ones make the collector run, for it counts what lies outside its heap. */
const idle: Buffer[] = [];
const MOST_IDLE = 4;

/** Access to bytes that are in memory. */
export function accessBytes(bytes: Uint8Array): RandomAccess {
  return {
    size: bytes.length,
    read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
  };
}

/** Files of this size are read at once: a signature looks at its file in some hundred places. */
const SMALL = 2 * 1024 * 1024;

/** Access to a file; whoever opens it closes it (`await using` works too). */
export async function accessFile(path: string): Promise<RandomAccess & AsyncDisposable & { close(): Promise<void> }> {
  const handle: FileHandle = await open(path, 'r');
  const { size } = await handle.stat();
  if (size <= SMALL) {
    try {
      const close = () => Promise.resolve();
      return { ...accessBytes(await handle.readFile()), close, [Symbol.asyncDispose]: close };
    } finally {
      await handle.close();
    }
  }
  return {
    size,
    async read(offset, length) {
      const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - offset)));
      let filled = 0;
      while (filled < buffer.length) {
        const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, offset + filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      return buffer.subarray(0, filled);
    },
    async readInto(target, offset) {
      const { bytesRead } = await handle.read(target, 0, Math.min(target.length, Math.max(0, size - offset)), offset);
      return bytesRead;
    },
    close: () => handle.close(),
    [Symbol.asyncDispose]: () => handle.close(),
  };
}

/** Several parts read as one, in their order: a stored prefix and the tails appended to it. */
export function concatAccess(...parts: RandomAccess[]): RandomAccess {
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  return {
    size,
    async read(offset, length) {
      const end = Math.min(offset + length, size);
      const pieces: Uint8Array[] = [];
      let start = 0;
      for (const part of parts) {
        const from = Math.max(offset, start);
        const to = Math.min(end, start + part.size);
        if (from < to) pieces.push(await part.read(from - start, to - from));
        start += part.size;
      }
      return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
    },
    async readInto(target, offset) {
      let [filled, start] = [0, 0];
      for (const part of parts) {
        const from = offset + filled - start;
        if (from >= 0 && from < part.size && filled < target.length)
          filled += await copyInto(part, target.subarray(filled, filled + part.size - from), from);
        start += part.size;
      }
      return filled;
    },
  };
}

/** Fills memory of the caller from a source: as much as fits or there is. */
async function copyInto(source: RandomAccess, target: Uint8Array, offset: number): Promise<number> {
  let filled = 0;
  while (filled < target.length) {
    const rest = target.subarray(filled);
    const count = source.readInto
      ? await source.readInto(rest, offset + filled)
      : await copyRead(source, rest, offset + filled);
    if (count === 0) break;
    filled += count;
  }
  return filled;
}

async function copyRead(source: RandomAccess, target: Uint8Array, offset: number): Promise<number> {
  const bytes = await source.read(offset, target.length);
  target.set(bytes);
  return bytes.length;
}

/** The file as it was when it ended at `end`. */
export function limitAccess(source: RandomAccess, end: number): RandomAccess {
  const size = Math.min(end, source.size);
  const rest = (offset: number) => Math.max(0, size - offset);
  return {
    size,
    read: (offset, length) => source.read(offset, Math.max(0, Math.min(length, rest(offset)))),
    readInto: (target, offset) => copyInto(source, target.subarray(0, rest(offset)), offset),
  };
}

/**
 * Shows the bytes from `start` to `end` to a visitor in chunks of at most 1 MB, and reads the next one meanwhile. Each chunk is
 * valid only during its visit: a later one may overwrite it, so that a large file costs no more memory than two chunks.
 */
export async function visitChunks(
  source: RandomAccess,
  { start = 0, end = source.size }: { start?: number; end?: number },
  visit: (chunk: Uint8Array) => void,
): Promise<void> {
  const buffers: Buffer[] = [];
  const readChunk = async (offset: number, turn: number): Promise<Uint8Array> => {
    const wanted = Math.min(CHUNK, end - offset);
    // What is in memory already is not copied.
    if (!source.readInto) return await source.read(offset, wanted);
    const buffer = (buffers[turn % 2] ??= idle.pop() ?? Buffer.allocUnsafeSlow(CHUNK));
    const target = buffer.subarray(0, wanted);
    return target.subarray(0, await copyInto(source, target, offset));
  };
  let next = start < end ? readChunk(start, 0) : undefined;
  try {
    for (let offset = start, turn = 1; next; turn += 1) {
      const chunk = await next;
      if (chunk.length === 0) throw new RangeError('the source is shorter than it said');
      offset += chunk.length;
      next = offset < end ? readChunk(offset, turn) : undefined;
      visit(chunk);
    }
  } finally {
    // Nobody else may have a chunk that is still being read into.
    await Promise.allSettled([next]);
    idle.push(...buffers.slice(0, Math.max(0, MOST_IDLE - idle.length)));
  }
}

/** The bytes from `start` to `end` in chunks of at most 1 MB. */
export async function* readChunks(source: RandomAccess, start = 0, end = source.size): AsyncGenerator<Uint8Array> {
  for (let offset = start; offset < end;) {
    const chunk = await source.read(offset, Math.min(CHUNK, end - offset));
    if (chunk.length === 0) throw new RangeError('the source is shorter than it said');
    offset += chunk.length;
    yield chunk;
  }
}
