import { describe, expect, it } from 'vitest';

import { visitChunks, type RandomAccess } from './random-access.ts';

const CHUNK = 1024 * 1024;

/** A source whose byte at each position is that chunk's number, and what was asked of it. */
function makeSource(chunks: number) {
  const asked: string[] = [];
  const source: RandomAccess = {
    size: chunks * CHUNK,
    read: () => Promise.reject(new Error('it is read into memory of the reader')),
    readInto: (target, offset) => {
      asked.push(`read ${offset / CHUNK}`);
      target.fill(offset / CHUNK);
      return Promise.resolve(target.length);
    },
  };
  return { source, asked };
}

describe('looking at a source chunk by chunk', () => {
  it('reads the next chunk while one is looked at, which it leaves alone', async () => {
    const { source, asked } = makeSource(4);
    await visitChunks(source, {}, (chunk) => asked.push(`visit ${chunk[0]} ${chunk.at(-1)}`));
    const visits = [0, 1, 2, 3].map((number) => `visit ${number} ${number}`);
    expect(asked).toEqual(['read 0', 'read 1', visits[0], 'read 2', visits[1], 'read 3', visits[2], visits[3]]);
  });

  it('keeps a chunk to itself until it is read, also when whoever looks has failed', async () => {
    const { source } = makeSource(2);
    let goOn = () => {};
    let isRead = false;
    const slow: RandomAccess = {
      ...source,
      readInto: async (target, offset) => {
        if (offset > 0) await new Promise<void>((resolve) => (goOn = resolve));
        isRead = offset > 0;
        return await source.readInto!(target, offset);
      },
    };
    const failing = visitChunks(slow, {}, () => {
      setImmediate(() => goOn());
      throw new Error('seen enough');
    });
    await expect(failing).rejects.toThrow('seen enough');
    expect(isRead).toBe(true);
  });
});
