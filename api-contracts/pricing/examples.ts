import type { PricePlans } from './plan-schemas.ts';
import type { SubscriptionUsage } from './schemas.ts';

/** A business of two people in its first month. */
export const subscriptionUsageExample: SubscriptionUsage = {
  period: { start_at: '2026-11-21T08:37:13.000Z', end_at: '2026-12-21T08:37:13.000Z' },
  seats: { used: 2, held: 1, total: null },
  signatures: [
    { quality: 'SES', count: 41 },
    { quality: 'AES', count: 12 },
    { quality: 'QES', count: 3 },
  ],
  identifications: [{ quality: 'QES', count: 1 }],
};

/** What an operator sells by invoice, as it stands in an excerpt of the usual catalogue. */
export const pricePlansExample: PricePlans = {
  version: '2026-11',
  billing: 'manual',
  contact: { email: null, url: null },
  plans: [
    {
      id: 'team',
      name: 'Team',
      kind: 'paid',
      audience: 'business',
      isOffered: true,
      prices: [
        { cycle: 'monthly', currency: 'EUR', amount: 1500, lookupKey: 'team_monthly' },
        { cycle: 'monthly', currency: 'CHF', amount: 1600, lookupKey: 'team_monthly' },
        { cycle: 'yearly', currency: 'EUR', amount: 15000, lookupKey: 'team_yearly' },
        { cycle: 'yearly', currency: 'CHF', amount: 16000, lookupKey: 'team_yearly' },
      ],
      unitPrices: [
        { what: 'signature', quality: 'QES', currency: 'EUR', amount: 250 },
        { what: 'signature', quality: 'QES', currency: 'CHF', amount: 270 },
      ],
      seats: { least: 1, most: 25 },
      includes: {
        uploads: true,
        signatures: [
          { quality: 'AES', count: 20 },
          { quality: 'QES', count: 5 },
        ],
        features: ['members', 'groups'],
        licenses: {
          idents: {
            eidas: { payForMembers: true, payForInvitations: false },
            zertes: { payForMembers: true, payForInvitations: false },
          },
        },
      },
    },
  ],
};
