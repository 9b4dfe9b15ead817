/** How many series can be told apart. */
const lookCount = 4;

/** Strokes of the lines: told apart without colours, too. */
const dashes = [undefined, '7 5', '2 5', '10 4 2 4'] as const;

/** Colour of the series at that place, as a CSS value. */
export const seriesColor = (index: number): string => `var(--series-${(index % lookCount) + 1})`;

/** Dashes of its line; none for the first. */
export const seriesDashes = (index: number): string | undefined => dashes[index % lookCount];
