/**
 * The number that somebody typed, or undefined when it is none. Decimal comma or point; spaces, apostrophes and points or commas
 * between groups of three are dropped where a decimal sign makes clear what they are.
 */
export function parseNumber(text: string): number | undefined {
  const bare = text.replaceAll(/[\s'’\u00a0\u202f]/g, '').replace(/^\u2212/, '-');
  const decimalAt = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const whole = decimalAt < 0 ? bare : bare.slice(0, decimalAt);
  const fraction = decimalAt < 0 ? '' : bare.slice(decimalAt + 1);
  const grouped = /^-?\d{1,3}([.,]\d{3})+$/.test(whole) ? whole.replaceAll(/[.,]/g, '') : whole;
  if (!/^-?\d*$/.test(grouped) || !/^\d*$/.test(fraction) || !/\d/.test(grouped + fraction)) return undefined;
  return Number(`${grouped || '0'}.${fraction || '0'}`);
}

/** The next number `steps` away, on the grid that begins at `least` (or 0), inside the bounds. */
export function stepNumber(
  from: number | undefined,
  steps: number,
  { least, greatest, step }: { least?: number | undefined; greatest?: number | undefined; step: number },
): number {
  const start = from ?? (steps > 0 ? (least ?? 0) - step : (least ?? greatest ?? 0) + step);
  const moved = start + steps * step;
  // Sums of decimal fractions drift: 0.1 + 0.2 is no 0.3.
  const digits = (String(step).split('.')[1] ?? '').length;
  const bounded = Math.min(greatest ?? Infinity, Math.max(least ?? -Infinity, moved));
  return Number(bounded.toFixed(Math.max(digits, (String(start).split('.')[1] ?? '').length)));
}
