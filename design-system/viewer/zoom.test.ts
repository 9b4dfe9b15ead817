import { expect, it } from 'vitest';
import { chooseImageScale, limitZoom, stepZoom, turnZoom } from './zoom.ts';

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
  expect(chooseImageScale('fit')).toBe(150);
  expect(chooseImageScale('page')).toBe(150);
  expect(chooseImageScale(0.75)).toBe(100);
  expect(chooseImageScale(1.25)).toBe(150);
  expect(chooseImageScale(2)).toBe(200);
  expect(chooseImageScale(4)).toBe(300);
});
