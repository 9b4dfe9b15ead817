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
