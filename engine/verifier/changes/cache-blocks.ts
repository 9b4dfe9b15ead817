import type { RandomAccess } from '../../pdf/structure/random-access.ts';

const BLOCK = 64 * 1024;
const MAX_BLOCKS = 128;

/** Keeps the blocks that were read last in memory (8 MB), for objects are many and lie side by side. */
export function cacheBlocks(source: RandomAccess): RandomAccess {
  const blocks = new Map<number, Promise<Uint8Array>>();
  const load = (index: number) => {
    let block = blocks.get(index);
    if (!block) {
      if (blocks.size >= MAX_BLOCKS) blocks.delete(blocks.keys().next().value!);
      block = source.read(index * BLOCK, Math.min(BLOCK, source.size - index * BLOCK));
      blocks.set(index, block);
    }
    return block;
  };
  return {
    size: source.size,
    async read(offset, length) {
      const end = Math.min(offset + length, source.size);
      if (end <= offset) return new Uint8Array(0);
      if (end - offset > BLOCK) return source.read(offset, end - offset);
      const first = Math.floor(offset / BLOCK);
      const last = Math.floor((end - 1) / BLOCK);
      const parts = await Promise.all(first === last ? [load(first)] : [load(first), load(last)]);
      const joined = parts.length === 1 ? parts[0] : Buffer.concat(parts);
      return joined.subarray(offset - first * BLOCK, end - first * BLOCK);
    },
  };
}
