/** Pictures that were made, by the hash of all that is in them. */
export interface KeptImages {
  /** The picture of that key; who asks while it is being made waits for the same. What fails is not kept. */
  read(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** Keeps pictures in memory, up to so many bytes; the one that was asked for longest ago goes first. */
export function keepImages(maxBytes: number): KeptImages {
  const kept = new Map<string, Uint8Array>();
  const making = new Map<string, Promise<Uint8Array>>();
  let size = 0;

  const store = (key: string, image: Uint8Array): void => {
    if (image.byteLength > maxBytes) return;
    kept.set(key, image);
    size += image.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (size <= maxBytes) return;
      kept.delete(oldest);
      size -= byteLength;
    }
  };

  return {
    async read(key, make) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const running = making.get(key) ?? make().finally(() => making.delete(key));
      making.set(key, running);
      const image = await running;
      if (!kept.has(key)) store(key, image);
      return image;
    },
  };
}
