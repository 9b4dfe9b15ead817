const minScale = 10;
const maxScale = 400;
const pixelsPerPoint = 96 / 72;

/** The most pixels a page is drawn with, give or take a row. */
export const maxPixels = 16_000_000;

/** Rounds a requested scale to a whole percentage from 10 to 400; 100 is 96 dpi, 20 a thumbnail. */
export function clampScale(scale: number): number {
  return Number.isFinite(scale) ? Math.min(maxScale, Math.max(minScale, Math.round(scale))) : 100;
}

/** The pixel size of a page at a scale, made smaller where it would exceed 16 megapixels. */
export function measureImage(
  size: { width: number; height: number },
  scale: number,
): { width: number; height: number } {
  const wanted = (clampScale(scale) / 100) * pixelsPerPoint;
  const factor = Math.min(wanted, Math.sqrt(maxPixels / (size.width * size.height)));
  return { width: Math.max(1, Math.round(size.width * factor)), height: Math.max(1, Math.round(size.height * factor)) };
}
