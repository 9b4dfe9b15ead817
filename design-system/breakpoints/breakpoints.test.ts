import { expect, it } from 'vitest';
import { breakpoints, from, screens, until } from './breakpoints.ts';

it("keeps the specification's breakpoints and screen widths", () => {
  expect(Object.values(breakpoints)).toEqual([600, 960, 1280, 1920, 2560]);
  expect(Object.values(screens)).toEqual([320, 640, 768, 1024, 1280, 1536]);
});

it('treats 1279 px as mobile and 1280 px as not, leaving no width in between', () => {
  expect(from.lg).toBe('@media (min-width: 1280px)');
  expect(until.lg).toBe('@media (max-width: 1279.98px)');
});
