import { expect, it } from 'vitest';
import { judgeCoverage } from './judge-coverage.ts';

const keller = { name: 'Keller AG', isLocked: false };
const paid = { isFree: false };

it('is covered by an organisation in good standing, or by nobody where it is free', () => {
  expect(judgeCoverage(paid, keller)).toEqual({ isCovered: true, coveredBy: 'Keller AG' });
  expect(judgeCoverage({ isFree: true }, undefined)).toEqual({ isCovered: true, coveredBy: null });
  expect(judgeCoverage({ isFree: true }, keller)).toEqual({ isCovered: true, coveredBy: null });
});

it('is not covered without anybody who pays, by an organisation that owes, or where nobody identifies', () => {
  const uncovered = { isCovered: false, coveredBy: null };
  expect(judgeCoverage(paid, undefined)).toEqual(uncovered);
  expect(judgeCoverage(paid, { ...keller, isLocked: true })).toEqual(uncovered);
  expect(judgeCoverage(undefined, keller)).toEqual(uncovered);
});
