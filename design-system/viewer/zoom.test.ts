import { expect, it } from 'vitest';
import { chooseImageScale, stepZoom } from './zoom.ts';

it('steps from any measured zoom to the next round one', () => {
  expect(stepZoom(0.83, 1)).toBe(1);
  expect(stepZoom(0.83, -1)).toBe(0.75);
  expect(stepZoom(1.004, 1)).toBe(1.25);
});

it('stays at the ends', () => {
  expect(stepZoom(3, 1)).toBe(3);
  expect(stepZoom(0.5, -1)).toBe(0.5);
});

it('asks for images that are at least as fine as they are shown, up to 300 per cent', () => {
  expect(chooseImageScale('fit')).toBe(150);
  expect(chooseImageScale(0.75)).toBe(100);
  expect(chooseImageScale(1.25)).toBe(150);
  expect(chooseImageScale(2)).toBe(200);
  expect(chooseImageScale(4)).toBe(300);
});
