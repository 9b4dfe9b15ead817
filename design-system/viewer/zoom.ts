/** Zoom of a page: `fit` follows the width at hand, `page` shows all of the page, a number is a share of the real size (1 = 96 dpi). */
export type Zoom = 'fit' | 'page' | number;

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Ends of the zoom, as shares of the real size. */
export const zoomEnds = { least: steps[0], greatest: steps.at(-1)! } as const;

/** Brings any share between the ends. */
export function limitZoom(share: number): number {
  return Math.min(zoomEnds.greatest, Math.max(zoomEnds.least, share));
}

/** The next larger or smaller step from what is shown now; the same when there is none. */
export function stepZoom(shown: number, direction: 1 | -1): number {
  // A hair of tolerance: a measured width is rarely a round share.
  const further =
    direction === 1 ? steps.find((step) => step > shown + 0.01) : steps.findLast((step) => step < shown - 0.01);
  return further ?? (direction === 1 ? zoomEnds.greatest : zoomEnds.least);
}

/**
 * The share after a turn of the wheel with Ctrl held. A mouse turns in leaps of 100 px or 3 lines, a trackpad's pinch arrives as many small
 * ones: leaps are cut, so that both feel the same.
 */
export function turnZoom(shown: number, deltaY: number): number {
  return limitZoom(shown * Math.exp(-Math.max(-25, Math.min(25, deltaY)) * 0.01));
}

const imageScales = [100, 150, 200, 300] as const;
/** Of a page that follows the window, for phones: a screen of 360 px with two and a half dots to each takes 125. */
const followedScales = [50, 75, 100, 125, 150, 200, 300] as const;

/** Width in px that a page which follows the window has at most. */
export const followedWidth = 960;

/** One zoom of all those that have the same images. */
export function findImageZoom(zoom: Zoom): Zoom {
  return typeof zoom === 'number' ? chooseScale(zoom) / 100 : 'fit';
}

const chooseScale = (zoom: number) => imageScales.find((one) => one >= zoom * 100) ?? 300;

/**
 * The images among which the browser chooses one for a page, `width` points wide; few different scales (per cent, 100 = 96 dpi), so that
 * caches are hit. A page at 100 % asks for scale 100; one that follows the window for the least that is as fine as its screen.
 */
export function chooseImages(zoom: Zoom, width: number, getUrl: (scale: number) => string) {
  if (typeof zoom !== 'number') {
    const describe = (scale: number) => `${getUrl(scale)} ${Math.round((((width * 96) / 72) * scale) / 100)}w`;
    const srcSet = followedScales.map(describe).join(', ');
    return { src: getUrl(imageScales[0]), srcSet, sizes: `min(100vw, ${followedWidth}px)` };
  }
  const scale = chooseScale(zoom);
  return { src: getUrl(scale), srcSet: `${getUrl(scale)} 1x, ${getUrl(Math.min(300, scale * 2))} 2x` };
}
