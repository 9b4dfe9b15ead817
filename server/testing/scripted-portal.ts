import type { ChargebeePortal } from '../payments/chargebee-portal.ts';

/** A Chargebee portal that opens one session, of whomever it knows. */
export const makeScriptedPortal = (isKnown: boolean): ChargebeePortal => ({
  open: (customerId) =>
    Promise.resolve(
      isKnown
        ? {
            ...{ id: 'portal_1', token: 'token_1', access_url: 'https://firma.chargebee.com/portal/1' },
            ...{ status: 'created', created_at: 1_793_500_000, expires_at: null, customer_id: customerId },
          }
        : undefined,
    ),
});
