/** Zoom of a page: `fit` follows the width at hand, a number is a share of the real size (1 = 96 dpi). */
export type Zoom = 'fit' | number;

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The next larger or smaller step from what is shown now; the same when there is none. */
export function stepZoom(shown: number, direction: 1 | -1): number {
  // A hair of tolerance: a measured width is rarely a round share.
  const further =
    direction === 1 ? steps.find((step) => step > shown + 0.01) : steps.findLast((step) => step < shown - 0.01);
  return further ?? (direction === 1 ? steps.at(-1)! : steps[0]);
}

const imageScales = [100, 150, 200, 300] as const;

/** Scale in per cent (100 = 96 dpi) in which to ask for a page's image; few different ones, so that caches are hit. */
export function chooseImageScale(zoom: Zoom): number {
  if (zoom === 'fit') return 150;
  return imageScales.find((scale) => scale >= zoom * 100) ?? 300;
}
