/** A row of values over the categories, as many as there are categories. */
export interface PlotSeries {
  id: string;
  label: string;
  values: readonly number[];
}

/** What a plot shows and in which words. */
export interface PlotData {
  /** What lies along the bottom, in order: months, people. */
  categories: readonly string[];
  /** At most four; more cannot be told apart. */
  series: readonly PlotSeries[];
  /** A value in the reader's words, with its unit. */
  formatValue: (value: number) => string;
}

/** All values at one category in one sentence, as the tooltip shows them and screen readers say them. */
export function describeCategory({ categories, series, formatValue }: PlotData, index: number): string {
  const values = series.map(({ label, values: all }) => `${label} ${formatValue(all[index] ?? 0)}`);
  return `${categories[index] ?? ''}: ${values.join(', ')}`;
}

/** The categories that get a label below: the last one and every n-th before it, so that each has at least `leastWidth` px. */
export function chooseLabelled(categories: readonly string[], width: number, leastWidth: number): ReadonlySet<number> {
  const room = Math.max(1, Math.floor(width / leastWidth));
  const step = Math.max(1, Math.ceil(categories.length / room));
  const last = categories.length - 1;
  return new Set(categories.map((_, index) => index).filter((index) => (last - index) % step === 0));
}

/** The highest and the lowest end of the scale; 0 always belongs to it, and a plot of zeros still has a height. */
export function findExtent(series: readonly PlotSeries[]): [number, number] {
  const values = series.flatMap(({ values: all }) => all);
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  return [lowest, highest === lowest ? 1 : highest];
}

/** Where a label of a width stands whose middle should be at `centre`: it keeps off the drawing's end, also where its band is narrower than it. */
export function keepInside(centre: number, labelWidth: number, end: number): number {
  return Math.min(centre, end - labelWidth / 2);
}
