import { mkdtemp, readdir, rm, truncate, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPageCache } from './page-cache.ts';

const sha256 = 'a1'.repeat(32);
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A container of the right length; the cache looks no deeper. */
function makeImage(length: number): Uint8Array {
  const image = Buffer.alloc(length);
  image.write('RIFF');
  image.writeUInt32LE(length - 8, 4);
  return image;
}

describe('the page cache', () => {
  it('gives back what was stored for the same file, page and scale only', async () => {
    const cache = openPageCache(folder, 1e6);
    await cache.store({ sha256, pageIndex: 0, scale: 100 }, makeImage(100));
    expect(await cache.read({ sha256, pageIndex: 0, scale: 100 })).toHaveLength(100);
    expect(await cache.read({ sha256, pageIndex: 1, scale: 100 })).toBeUndefined();
    expect(await cache.read({ sha256, pageIndex: 0, scale: 20 })).toBeUndefined();
    expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('does not serve an image that a power failure cut short', async () => {
    const cache = openPageCache(folder, 1e6);
    await cache.store({ sha256, pageIndex: 0, scale: 100 }, makeImage(100));
    await truncate(join(folder, 'a1', sha256, '0-100.webp'), 50);
    expect(await cache.read({ sha256, pageIndex: 0, scale: 100 })).toBeUndefined();
  });

  it('forgets every page of a deleted document', async () => {
    const cache = openPageCache(folder, 1e6);
    await cache.store({ sha256, pageIndex: 0, scale: 100 }, makeImage(100));
    await cache.forget(sha256);
    expect(await cache.read({ sha256, pageIndex: 0, scale: 100 })).toBeUndefined();
  });

  it('removes the least recently used images beyond its size', async () => {
    const cache = openPageCache(folder, 1000);
    await cache.store({ sha256, pageIndex: 0, scale: 100 }, makeImage(600));
    await utimes(join(folder, 'a1', sha256, '0-100.webp'), new Date(0), new Date(0));
    await cache.store({ sha256, pageIndex: 1, scale: 100 }, makeImage(600));
    expect(await cache.read({ sha256, pageIndex: 0, scale: 100 })).toBeUndefined();
    expect(await cache.read({ sha256, pageIndex: 1, scale: 100 })).toHaveLength(600);
  });

  it('takes no key that could leave its folder', async () => {
    const cache = openPageCache(folder, 1000);
    await expect(cache.read({ sha256: '../../etc', pageIndex: 0, scale: 100 })).rejects.toThrow(TypeError);
  });
});
