import { expect, it } from 'vitest';
import type { Licenses } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { judgeCoverage, type Payer } from './judge-coverage.ts';

const keller: Payer = { id: 'k', name: 'Keller AG', isLocked: false, isMember: true, licenses: undefined };
const paid = { isFree: false };
const covered = { isCovered: true, coveredBy: 'Keller AG', payerId: 'k' };
const free = { isCovered: true, coveredBy: null, payerId: null };
const uncovered = { isCovered: false, coveredBy: null, payerId: null };

it('is covered by an organisation in good standing, or by nobody where it is free', () => {
  expect(judgeCoverage(paid, keller, 'ZERTES')).toEqual(covered);
  expect(judgeCoverage({ isFree: true }, undefined, 'ZERTES')).toEqual(free);
  expect(judgeCoverage({ isFree: true }, keller, 'EIDAS')).toEqual(free);
});

it('is not covered without anybody who pays, by an organisation that owes, or where nobody identifies', () => {
  expect(judgeCoverage(paid, undefined, 'ZERTES')).toEqual(uncovered);
  expect(judgeCoverage(paid, { ...keller, isLocked: true }, 'ZERTES')).toEqual(uncovered);
  expect(judgeCoverage(undefined, keller, 'ZERTES')).toEqual(uncovered);
});

it('is covered for members and for those whom they invite as the licences of the plan say, law by law', () => {
  const licenses: Licenses = {
    idents: {
      eidas: { payForMembers: true, payForInvitations: false },
      zertes: { payForMembers: false, payForInvitations: true },
    },
  };
  const judge = (isMember: boolean, legislation: 'EIDAS' | 'ZERTES', isLocked = false) =>
    judgeCoverage(paid, { ...keller, isMember, isLocked, licenses }, legislation);
  expect(judge(true, 'EIDAS')).toEqual(covered);
  expect(judge(false, 'EIDAS')).toEqual(uncovered);
  expect(judge(true, 'ZERTES')).toEqual(uncovered);
  expect(judge(false, 'ZERTES')).toEqual(covered);
  expect(judge(false, 'ZERTES', true)).toEqual(uncovered);
});
