import { expect, it } from 'vitest';
import { measureStamp } from './measure-stamp.ts';

it('writes a name no larger than 16 points, and smaller where the mark is low or the name long', () => {
  expect(measureStamp('Anna Meier', { width: 180, height: 70 }).nameSize).toBe(16);
  expect(measureStamp('Anna Meier', { width: 180, height: 28 }).nameSize).toBeLessThan(10);
  const long = 'Maximiliane Freifrau von und zu Hohenstein-Bartenbach';
  expect(measureStamp(long, { width: 180, height: 70 }).nameSize).toBeLessThan(8);
  expect(measureStamp(long, { width: 70, height: 28 }).detailSize).toBe(3.6);
});
