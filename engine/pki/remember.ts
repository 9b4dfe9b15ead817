/** Keeps what was made by a key, as many as `most`; the one that was not asked for the longest goes first. What is undefined is not kept. */
export function remember<T>(most: number): (key: string, make: () => T | undefined) => T | undefined {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) kept.delete(key);
    const value = known ?? make();
    if (value === undefined) return undefined;
    if (kept.size >= most) kept.delete(kept.keys().next().value!);
    kept.set(key, value);
    return value;
  };
}
