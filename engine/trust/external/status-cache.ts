/** Answers by key, each with its own end; the oldest entry gives way when it is full. */
export type StatusCache<T> = {
  /** The answer that is still good, or under way; otherwise, or when it must be new, loads it. Failed loads are not kept. */
  get(key: string, load: () => Promise<{ value: T; until: number }>, isAnew?: boolean): Promise<T>;
};

/** Makes a cache of at most `size` answers; `now` and `until` are milliseconds. */
export function makeStatusCache<T>(size: number, now: () => number): StatusCache<T> {
  const entries = new Map<string, Promise<{ value: T; until: number }>>();
  return {
    async get(key, load, isAnew = false) {
      if (isAnew) entries.delete(key);
      const kept = entries.get(key);
      if (kept) {
        const entry = await kept;
        if (entry.until > now()) return entry.value;
        if (entries.get(key) === kept) entries.delete(key);
      }
      const loading = entries.get(key) ?? load();
      entries.set(key, loading);
      if (entries.size > size) entries.delete(entries.keys().next().value!);
      try {
        return (await loading).value;
      } catch (error) {
        if (entries.get(key) === loading) entries.delete(key);
        throw error;
      }
    },
  };
}
