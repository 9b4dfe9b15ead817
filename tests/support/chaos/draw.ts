/** Numbers that look like chance and come again with the same seed (mulberry32). */
export function makeDraw(seed: number) {
  let state = seed;
  /** From 0 up to 1. */
  const draw = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least: number, most: number): number => least + draw() * (most - least),
    pick: <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)]!,
    shuffle: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, at: draw() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ item }) => item),
  };
}
export type Draw = ReturnType<typeof makeDraw>;
