import { expect, it } from 'vitest';
import { PlanFeature } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { Billing } from '../config.ts';
import { usualCatalogue } from '../rules/price-catalogue.ts';
import { describePlan, type Bought } from './describe-plan.ts';

const created_at = new Date('2026-11-01T08:00:00.000Z');
const trial_ends_at = new Date('2026-11-15T08:00:00.000Z');
const bought: Bought = {
  plan: 'scale',
  status: 'active',
  is_ending: false,
  period_start: new Date('2026-11-10T08:00:00.000Z'),
  period_end: new Date('2026-12-10T08:00:00.000Z'),
  discounts: [{ promoCode: 'WELCOME', type: 'percent', status: 'USED_UP', expiresAt: null }],
};
const describe = (plan: string, row?: Bought, ends: Date | null = null, billing: Billing = 'stripe') =>
  describePlan({ plan, created_at, trial_ends_at: ends }, row, { billing, priceCatalogue: usualCatalogue });

it('is the trial, to its end, with nothing that follows by itself', () => {
  expect(describe('trial', undefined, trial_ends_at)).toMatchObject({
    name: 'trial',
    current: {
      base: { type: 'TRIAL', startAt: '2026-11-01T08:00:00.000Z', endAt: '2026-11-15T08:00:00.000Z' },
    },
    next: null,
    discounts: [],
  });
});

it('is what was bought, with the period that is paid and the one that follows', () => {
  expect(describe('scale', bought)).toEqual({
    name: 'scale',
    licenses: {
      idents: {
        eidas: { payForMembers: true, payForInvitations: true },
        zertes: { payForMembers: true, payForInvitations: true },
      },
    },
    features: ['members', 'groups', 'seals', 'api', 'branding', 'part11', 'aes4biz'],
    current: { base: { type: 'SCALE', startAt: '2026-11-10T08:00:00.000Z', endAt: '2026-12-10T08:00:00.000Z' } },
    next: { base: { type: 'SCALE', startAt: '2026-12-10T08:00:00.000Z', endAt: null } },
    discounts: [{ promoCode: 'WELCOME', type: 'percent', status: 'USED_UP', expiresAt: null }],
  });
});

it('says CANCELED of the next period when the plan is going to end, and of the present one when it has', () => {
  expect(describe('scale', { ...bought, is_ending: true })).toMatchObject({
    current: { base: { type: 'SCALE' } },
    next: { base: { type: 'CANCELED', startAt: '2026-12-10T08:00:00.000Z' } },
  });
  expect(describe('scale', { ...bought, status: 'canceled' })).toMatchObject({
    current: { base: { type: 'CANCELED', startAt: '2026-12-10T08:00:00.000Z', endAt: null } },
    next: null,
  });
});

it('is the trial still while a first purchase has not come about', () => {
  expect(describe('trial', { ...bought, status: 'incomplete_expired' }, trial_ends_at)).toMatchObject({
    current: { base: { type: 'TRIAL' } },
  });
});

it('has the features of its plan, also of one that was agreed on by another name', () => {
  expect(describe('team').features).toEqual(['members', 'groups']);
  expect(describe('ent-keller').features).toContain('api');
  expect(describe('ent-keller').licenses.idents.eidas.payForMembers).toBe(true);
});

it('has all features where nothing is sold, and in a plan that the catalogue has lost', () => {
  expect(describe('team', undefined, null, 'none').features).toEqual(PlanFeature.options);
  expect(describe('gold').features).toEqual(PlanFeature.options);
});

it('pays no identification in a plan that the catalogue has lost', () => {
  expect(describe('gold').licenses.idents.eidas).toEqual({ payForMembers: false, payForInvitations: false });
});
