/** A rectangle in a page's user space: lower left and upper right corner. */
export type Box = [left: number, bottom: number, right: number, top: number];

const hasArea = ([left, bottom, right, top]: Box) => right > left && top > bottom;

/** Four numbers as a box, whichever two corners they name; undefined when they are none or have no area. */
export function sortCorners([a, b, c, d]: readonly unknown[]): Box | undefined {
  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number')
    return undefined;
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  return box.every(Number.isFinite) && hasArea(box) ? box : undefined;
}

/** What two boxes have in common; undefined when that is nothing. */
export function intersect([a, b, c, d]: Box, [e, f, g, h]: Box): Box | undefined {
  const box: Box = [Math.max(a, e), Math.max(b, f), Math.min(c, g), Math.min(d, h)];
  return hasArea(box) ? box : undefined;
}

/** How far a page is turned, clockwise: pdfium leaves out what is no quarter, and what people place, they place on its pages. */
export function readRotation(value: unknown): 0 | 90 | 180 | 270 {
  const quarters = typeof value === 'number' ? Math.trunc(value / 90) : 0;
  return ((((quarters % 4) + 4) % 4) * 90) as 0 | 90 | 180 | 270;
}

/** What a page without a MediaBox is taken for. */
export const LETTER: Box = [0, 0, 612, 792];

/** ISO 32000-2, annex C. */
const MAX_USER_UNIT = 75_000;

/** Points in a unit of a page's user space (ISO 32000-2, table 31): 1 unless the page says otherwise. */
export const readUserUnit = (value: unknown): number =>
  typeof value === 'number' && value > 0 && value <= MAX_USER_UNIT ? value : 1;
