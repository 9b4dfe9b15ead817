import { randomUUID } from 'node:crypto';
import type { subscriptionStates } from '@sigillum/api-contracts/pricing/subscription-states.ts';
import { makeScriptedPayments } from '../testing/scripted-payments.ts';
import { makeScriptedPortal } from '../testing/scripted-portal.ts';
import type { StateHandlers } from '../testing/states.ts';

export const subscriptionStateHandlers: StateHandlers<typeof subscriptionStates> = {
  'plans are sold by card'({ isAway, hasMeans, summer }, { services }) {
    const payments = makeScriptedPayments();
    payments.promotions.set('WELCOME', {});
    if (summer)
      payments.promotions.set('SUMMER', {
        ...(summer === 'expired' && { expiresAt: new Date(0) }),
        isUsedUp: summer === 'used up',
        lookupKeys: summer === 'for another plan' ? ['scale_yearly'] : undefined,
      });
    services.payments = Object.assign(payments, { isAway, hasMeans });
  },

  async 'a business is known to the payment provider'({ businessId }, { services: { db, now } }) {
    const values = { id: randomUUID(), business_id: businessId, customer_id: 'cus_1', created_at: now() };
    await db.insertInto('subscriptions').values(values).execute();
  },

  async 'a person is known to the payment provider'({ userId }, { services: { db, now } }) {
    const values = { id: randomUUID(), user_id: userId, customer_id: 'cus_1', created_at: now() };
    await db.insertInto('subscriptions').values(values).execute();
  },

  async 'a business has bought seats'({ businessId, seats, nextSeats, isUnderWay }, { services: { db, now } }) {
    const pending = isUnderWay && { pending: JSON.stringify({ key: randomUUID(), wish: '', at: now().toISOString() }) };
    await db
      .insertInto('subscriptions')
      .values({
        ...{ id: randomUUID(), business_id: businessId, customer_id: 'cus_1', subscription_id: 'sub_1' },
        ...{ plan: 'team', cycle: 'monthly', currency: 'CHF', seats, next_seats: nextSeats, status: 'active' },
        period_start: new Date('2026-11-01T00:00:00.000Z'),
        period_end: new Date('2026-12-01T00:00:00.000Z'),
        ...pending,
        created_at: now(),
      })
      .execute();
    await db
      .updateTable('businesses')
      .set({ plan: 'team', payment_method: 'STRIPE', seats, trial_ends_at: null })
      .where('id', '=', businessId)
      .execute();
  },

  async 'a business has said where bills go'({ businessId }, { services: { db } }) {
    const address = { address1: 'Bahnhofstrasse 1', address2: '', postalCode: '8001', city: 'Zürich', country: 'CH' };
    const billing = JSON.stringify({ ...address, vat: null, vatCheck: null });
    await db.updateTable('businesses').set({ billing }).where('id', '=', businessId).execute();
  },

  async 'a business pays by Chargebee'({ businessId, isKnown }, { services }) {
    services.chargebee = makeScriptedPortal(isKnown);
    await services.db
      .updateTable('businesses')
      .set({ payment_method: 'CHARGEBEE', chargebee_customer: 'keller-ag' })
      .where('id', '=', businessId)
      .execute();
  },

  'the register of VAT numbers knows none'(_, { services }) {
    services.vatRegister = { check: () => Promise.resolve(false) };
  },
};
