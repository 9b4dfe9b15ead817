/** How well two samples can be told apart. */
export interface Difference {
  /** The chance that a value of the first is greater than one of the second: 0.5 when nobody can tell. */
  auc: number;
  /** The chance of such a difference or a greater one between samples of one kind (Mann–Whitney, two-sided, normal approximation). */
  p: number;
}

/** The Mann–Whitney test: whether values of one sample tend to be greater than those of the other. Equal values share their ranks. */
export function tellApart(first: readonly number[], second: readonly number[]): Difference {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let [rankSum, ties] = [0, 0];
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]!.value === all[start]!.value) end += 1;
    const count = end - start;
    const rank = (start + 1 + end) / 2;
    rankSum += rank * all.slice(start, end).filter(({ isFirst }) => isFirst).length;
    ties += count ** 3 - count;
    start = end;
  }
  const [n, m] = [first.length, second.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (n + m + 1 - ties / ((n + m) * (n + m - 1)));
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt(variance);
  return { auc: u / (n * m), p: variance > 0 ? exceed(z) : 1 };
}

/** Two-sided tail of the normal distribution (Abramowitz and Stegun, 7.1.26; off by less than 2e-7). */
function exceed(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592].reduce(
    (rest, a) => (rest + a) * t,
    0,
  );
  return Math.min(1, sum * Math.exp(-x * x));
}
