import { expect, it } from 'vitest';
import { chooseImages, findImageZoom, limitZoom, stepZoom, turnZoom } from './zoom.ts';

it('steps from any measured zoom to the next round one', () => {
  expect(stepZoom(0.83, 1)).toBe(1);
  expect(stepZoom(0.83, -1)).toBe(0.75);
  expect(stepZoom(1.004, 1)).toBe(1.25);
});

it('stays at the ends', () => {
  expect(stepZoom(4, 1)).toBe(4);
  expect(stepZoom(0.25, -1)).toBe(0.25);
  expect(limitZoom(17)).toBe(4);
  expect(limitZoom(0)).toBe(0.25);
});

it('takes a leap of the mouse wheel for a step and a trackpad’s small deltas as they come', () => {
  expect(turnZoom(1, 100)).toBeCloseTo(0.78, 2);
  expect(turnZoom(1, -100)).toBeCloseTo(1.28, 2);
  expect(turnZoom(1, -4)).toBeCloseTo(1.04, 2);
  expect(turnZoom(4, -4)).toBe(4);
});

it('asks for images that are at least as fine as they are shown, up to 300 per cent', () => {
  const asked = (zoom: number) => chooseImages(zoom, 595, (scale) => `${scale}`);
  expect(asked(0.75)).toEqual({ src: '100', srcSet: '100 1x, 200 2x' });
  expect(asked(1)).toEqual({ src: '100', srcSet: '100 1x, 200 2x' });
  expect(asked(1.25)).toEqual({ src: '150', srcSet: '150 1x, 300 2x' });
  expect(asked(2)).toEqual({ src: '200', srcSet: '200 1x, 300 2x' });
  expect(asked(4)).toEqual({ src: '300', srcSet: '300 1x, 300 2x' });
});

it('leaves it to the browser which image fits a page that follows the window', () => {
  const followed = chooseImages('fit', 595.28, (scale) => `/page?scale=${scale}`);
  expect(followed).toEqual({
    src: '/page?scale=100',
    srcSet: [50, 75, 100, 125, 150, 200, 300]
      .map((scale) => `/page?scale=${scale} ${Math.round((595.28 * 96 * scale) / 7200)}w`)
      .join(', '),
    sizes: 'min(100vw, 960px)',
  });
  expect(chooseImages('page', 595.28, (scale) => `/page?scale=${scale}`)).toEqual(followed);
});

it('finds one zoom for all that have the same images', () => {
  for (const zoom of ['fit', 'page', 0.25, 1.25, 1.4, 3, 4] as const)
    expect(chooseImages(findImageZoom(zoom), 595, String)).toEqual(chooseImages(zoom, 595, String));
  expect([1.25, 1.4, 1.5].map(findImageZoom)).toEqual([1.5, 1.5, 1.5]);
  expect([3, 4].map(findImageZoom)).toEqual([3, 3]);
  expect(['fit', 'page'].map((zoom) => findImageZoom(zoom as 'fit'))).toEqual(['fit', 'fit']);
});
