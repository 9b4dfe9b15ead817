import { getBusiness } from '@sigillum/api-contracts/business/get-business.ts';
import { addMembers } from '@sigillum/api-contracts/members/add-members.ts';
import * as pricing from '@sigillum/api-contracts/pricing/index.ts';
import type { Purchase } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { claimBusiness } from '../business/access-business.ts';
import { insertMembership } from '../business/business-repository.ts';
import { askToStopCharging } from '../departure/ask-to-stop-charging.ts';
import { stopCharging } from '../payments/stop-charging.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { keyOf } from '../testing/journeys.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import type { StripeTwin } from '../testing/stripe/open-stripe-twin.ts';
import { cancelSubscription } from '../testing/stripe/twin-subscriptions.ts';
import { giveCard, sellByTwin } from '../testing/stripe/twin-world.ts';
import { it, world } from '../testing/world.ts';
import { resumePurchases } from './resume-purchases.ts';
import { syncSubscription } from './sync-subscription.ts';

let twin: StripeTwin;
let anna: SeededPerson;
let params: { id: string };

const start = '2026-01-15T10:00:00.000Z';
const team: Purchase = { plan: 'team', cycle: 'monthly', amountSeats: 5, currency: 'CHF' };

beforeEach(async () => {
  world.setClock(start);
  anna = await seedPerson(world, 'anna@keller.example', { business: true });
  params = { id: anna.businessId! };
  twin = await sellByTwin(world);
});
afterEach(() => twin.close());

const buy = (body: Purchase = team, person = anna) =>
  person.client.call(pricing.upgradeSubscription, { params: { id: person.businessId! }, body });
const preview = (body: Purchase = team) => anna.client.call(pricing.previewUpgrade, { params, body });
const previewSeats = (seats: number) => anna.client.call(pricing.previewSeats, { params, body: { seats } });
const setSeats = (seats: number, timestamp: string) =>
  anna.client.call(pricing.changeSeats, { params, body: { seats, timestamp } });
const readBusiness = () =>
  world.services.db
    .selectFrom('businesses')
    .select(['payment_method', 'plan', 'seats'])
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
const readRow = () => world.services.db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();
/** Whoever looks in the very moment of a change cannot know whether they have seen it. */
const pass = () => world.setClock(new Date(world.services.now().getTime() + 5000));
/** Does what the job does that an event asks for. */
const sync = async () => syncSubscription(world.services, (await readRow()).customer_id);
/** Lets time go by, here and at the provider. */
const wait = async (days: number) => {
  await twin.advance(days * 24 * 3600);
  world.setClock(new Date(world.services.now().getTime() + days * 24 * 3600_000));
};
/** When the provider is asked by ourselves. */
const readLooks = async () => {
  const { rows } = await sql<{ start_after: Date }>`
    select start_after from jobs.job
    where name = 'sync-subscription' and state = 'created' and singleton_key not like '%told'
      and start_after > ${world.services.now()}`.execute(world.services.db);
  return rows.map(({ start_after }) => start_after);
};
const forgetLooks = () => sql`delete from jobs.job where name = 'sync-subscription'`.execute(world.services.db);
const bills = () => twin.store.list('invoice');

describe('a plan that is bought by card', () => {
  it('costs what was shown, and is there at once', async () => {
    await giveCard(twin, anna);
    const shown = await preview();
    expect(shown.lines).toMatchObject([
      { kind: 'plan', subject: 'Team', seats: 5, amount: 8000 },
      { kind: 'tax', subject: '8.1', amount: 648 },
    ]);
    expect(shown).toMatchObject({ amountDue: 8648, next: { at: '2026-02-15T10:00:00.000Z', amount: 8648 } });
    const bought = await buy();
    expect(bought).toMatchObject({ state: 'ACTIVE', plan: 'team', amountSeats: 5 });
    expect((await fetch(bought.receiptUrl!)).status).toBe(200);
    expect(bills()).toMatchObject([{ status: 'paid', amount_due: 8648 }]);
    expect(await readBusiness()).toEqual({ payment_method: 'STRIPE', plan: 'team', seats: 5 });
    expect((await anna.client.call(getBusiness, { params })).billing.paymentMethod).toBe('STRIPE');
  });

  it('is charged once, however often and whatever is lost', async () => {
    await giveCard(twin, anna);
    twin.state.faults.push({ path: /^subscriptions$/, manner: 'lost' });
    expect((await buy()).state).toBe('ACTIVE');
    expect(await Promise.all([buy(), buy()])).toMatchObject([{ state: 'ACTIVE' }, { state: 'ACTIVE' }]);
    expect(bills()).toHaveLength(1);
  });

  it('is found at the next start where the server was killed between charge and commit', async () => {
    await giveCard(twin, anna);
    // Each try is done, and none is heard of.
    for (let at = 0; at < 3; at += 1) twin.state.faults.push({ path: /^subscriptions$/, manner: 'lost' });
    twin.state.telling = 'never';
    expect(await keyOf(buy())).toBe('error.billing.unavailable');
    expect(await readBusiness()).toMatchObject({ payment_method: 'TRIALING' });
    const { pending } = await readRow();
    expect(pending).not.toBeNull();
    await resumePurchases(world.services);
    await sync();
    expect(await readBusiness()).toEqual({ payment_method: 'STRIPE', plan: 'team', seats: 5 });
    expect((await readRow()).pending).toBeNull();
    expect(bills()).toHaveLength(1);
  });

  it('stays as it was bought where an older answer comes after it', async () => {
    await giveCard(twin, anna);
    await buy();
    const { payments } = world.services;
    let isAsked = false;
    const read = async (customerId: string) => {
      const facts = await payments!.read(customerId);
      if (!isAsked) {
        isAsked = true;
        await buy({ ...team, amountSeats: 7 });
      }
      return facts;
    };
    await syncSubscription({ ...world.services, payments: { ...payments!, read } }, (await readRow()).customer_id);
    expect(await readRow()).toMatchObject({ seats: 7, next_seats: null });
  });

  it('is bought by a repetition under the same key where the answer was lost', async () => {
    await giveCard(twin, anna);
    for (let at = 0; at < 3; at += 1) twin.state.faults.push({ path: /^subscriptions$/, manner: 'lost' });
    expect(await keyOf(buy())).toBe('error.billing.unavailable');
    expect(await keyOf(buy({ ...team, amountSeats: 6 }))).toBe('error.billing.under_way');
    expect((await buy()).state).toBe('ACTIVE');
    expect(bills()).toHaveLength(1);
  });

  it('waits for the bank, and is given when the bank has confirmed', async () => {
    await giveCard(twin, anna, '4000002760003184');
    const waiting = await buy();
    expect(waiting).toMatchObject({ state: 'ACTION_NEEDED' });
    expect(await readBusiness()).toMatchObject({ payment_method: 'TRIALING' });
    await twin.confirmPayment(waiting.clientSecret!, true);
    await anna.client.call(pricing.refreshSubscription, { params });
    expect(await readBusiness()).toMatchObject({ payment_method: 'STRIPE', plan: 'team' });
    expect(bills()).toHaveLength(1);
  });

  it('is begun anew with another address where the answer to the first try was lost', async () => {
    const { client } = anna;
    for (let at = 0; at < 3; at += 1) twin.state.faults.push({ path: /^customers$/, manner: 'lost' });
    expect(await keyOf(client.call(pricing.startPayment, { params, body: { country: 'CH' } }))).toBe(
      'error.billing.unavailable',
    );
    await giveCard(twin, anna);
    expect((await buy()).state).toBe('ACTIVE');
    expect(bills()).toHaveLength(1);
  });

  it('leaves nothing behind when the card is declined, and another card buys it', async () => {
    await giveCard(twin, anna, '4000000000000341');
    expect(await buy()).toMatchObject({ state: 'DECLINED', code: 'generic_decline' });
    expect(await readBusiness()).toMatchObject({ payment_method: 'TRIALING' });
    expect(bills()).toMatchObject([{ status: 'void' }]);
    await giveCard(twin, anna);
    expect((await buy()).state).toBe('ACTIVE');
    expect(bills().filter(({ status }) => status === 'paid')).toHaveLength(1);
  });

  it('is refused without a card, an address, or in another currency than before', async () => {
    expect(await keyOf(buy())).toBe('error.billing.address_missing');
    const body = { address1: 'Seeweg 7', postalCode: '8001', city: 'Zürich', country: 'CH' };
    await anna.client.call(pricing.updateBilling, { params, body });
    expect(await keyOf(buy())).toBe('error.billing.payment_missing');
    await giveCard(twin, anna);
    await buy();
    expect(await keyOf(buy({ ...team, currency: 'EUR' }))).toBe('error.billing.currency_fixed');
  });

  it('takes codes as people type them, and says what is wrong with others', async () => {
    const check = (promoCode: string) =>
      anna.client.call(pricing.validatePromo, { params, body: { promoCode, plan: 'team', cycle: 'monthly' } });
    expect(await check(' welcome20 ')).toMatchObject({ promoCode: 'WELCOME20', percentOff: 20, duration: 'once' });
    expect(await keyOf(check('expired'))).toBe('error.billing.promo_expired');
    expect(await keyOf(check('USEDUP'))).toBe('error.billing.promo_used_up');
    expect(await keyOf(check('scaleonly'))).toBe('error.billing.promo_not_for_plan');
    expect(await keyOf(check('nothing'))).toBe('error.billing.promo_unknown');
    await giveCard(twin, anna);
    const shown = await preview({ ...team, promoCode: 'welcome20' });
    expect(shown).toMatchObject({ subtotal: 8000, discount: 1600, tax: 518, amountDue: 6918, next: { amount: 8648 } });
    await buy({ ...team, promoCode: 'welcome20' });
    expect(bills()).toMatchObject([{ status: 'paid', amount_due: 6918 }]);
    expect(shown.lines).toContainEqual(expect.objectContaining({ kind: 'discount', subject: 'WELCOME20' }));
    // It held for that bill alone, which the provider forgets.
    const readDiscounts = async () => (await anna.client.call(getBusiness, { params })).pricePlan.discounts;
    expect(await readDiscounts()).toMatchObject([{ promoCode: 'WELCOME20', type: 'percent', status: 'USED_UP' }]);
    await sync();
    expect(await readDiscounts()).toHaveLength(1);
  });
});

describe('seats', () => {
  beforeEach(async () => {
    await giveCard(twin, anna);
    await buy();
    pass();
  });

  it('are added for the price that was shown, once, and not for an old one', async () => {
    await wait(10);
    const shown = await previewSeats(8);
    expect(shown.lines.map(({ kind, seats }) => [kind, seats])).toEqual([
      ['credit', 5],
      ['proration', 8],
      ['tax', null],
    ]);
    expect(await setSeats(8, shown.timestamp)).toMatchObject({ state: 'ACTIVE', amountSeats: 8 });
    expect(bills()[0]).toMatchObject({ status: 'paid', amount_due: shown.amountDue });
    expect(await readBusiness()).toMatchObject({ seats: 8 });
    // Another administrator has looked before that.
    pass();
    expect(await keyOf(setSeats(9, shown.timestamp))).toBe('error.billing.preview_outdated');
    expect(bills()).toHaveLength(2);
  });

  it('that are given up stay until the period ends, and can be taken back', async () => {
    const { timestamp, amountDue, next } = await previewSeats(3);
    expect([amountDue, next?.amount]).toEqual([0, 5189]);
    await setSeats(3, timestamp);
    expect(await readRow()).toMatchObject({ seats: 5, next_seats: 3 });
    expect(await keyOf(previewSeats(6))).toBe('error.billing.removal_pending');
    // Also in the very second of the change: what is asked for after it is no older.
    world.setClock(new Date(world.services.now().getTime() + 1));
    await setSeats(5, (await previewSeats(5)).timestamp);
    expect(await readRow()).toMatchObject({ seats: 5, next_seats: null });
    pass();
    await setSeats(3, (await previewSeats(3)).timestamp);
    await wait(32);
    await sync();
    expect(await readRow()).toMatchObject({ seats: 3, next_seats: null });
    expect(await readBusiness()).toMatchObject({ seats: 3 });
    expect(bills()).toHaveLength(2);
  });

  it.for([0, -1, 1_000_000, 1.5])('are refused as %s', async (seats) => {
    expect(await keyOf(previewSeats(seats))).toBe('error.validation');
  });

  it('are bought by one of two administrators at the same moment', async () => {
    const { timestamp } = await previewSeats(8);
    const results = await Promise.all([keyOf(setSeats(8, timestamp)), keyOf(setSeats(9, timestamp))]);
    expect(results.filter((key) => key === 'no problem')).toHaveLength(1);
    expect(['error.billing.under_way', 'error.billing.preview_outdated']).toContain(
      results.find((key) => key !== 'no problem'),
    );
    expect(bills()).toHaveLength(2);
  });

  it('that are given up take nobody new, who would stay when they have gone', async () => {
    const invite = async (names: string[]) => {
      const users = names.map((name) => ({ email: `${name}@keller.example`, role: 'member' as const }));
      const { results, seats } = await anna.client.call(addMembers, { params, body: { users } });
      return { results: results.map(({ result }) => result), seats };
    };
    await setSeats(3, (await previewSeats(3)).timestamp);
    expect(await invite(['noemi', 'luca', 'rita'])).toMatchObject({
      results: ['INVITED', 'INVITED', 'NO_SEAT'],
      seats: { total: 5, held: 2, free: 0 },
    });
    pass();
    await setSeats(5, (await previewSeats(5)).timestamp);
    expect(await invite(['rita'])).toMatchObject({ results: ['INVITED'], seats: { free: 1 } });
  });

  it('are not given up under somebody who joins at the same moment', async () => {
    const { timestamp } = await previewSeats(1);
    const { db } = world.services;
    const noemi = await seedPerson(world, 'noemi@keller.example');
    const { asked } = await db.transaction().execute(async (trx) => {
      const { now } = world.services;
      await claimBusiness(trx, params.id);
      const removal = keyOf(setSeats(1, timestamp));
      await expect.poll(() => countWaiting(world)).toBe(1);
      const membership = { businessId: params.id, userId: noemi.id, email: noemi.email, role: 'member' } as const;
      await insertMembership(trx, membership, now());
      return { asked: removal };
    });
    expect(await asked).toBe('error.billing.seats_in_use');
    expect(await readRow()).toMatchObject({ seats: 5, next_seats: null });
  });

  it('that the provider was not reached to give up are there as before', async () => {
    const { timestamp } = await previewSeats(3);
    const { payments } = world.services;
    const { renewWith } = payments!;
    payments!.renewWith = () => Promise.reject(new Error('away'));
    expect(await keyOf(setSeats(3, timestamp))).toBe('error.internal');
    payments!.renewWith = renewWith;
    expect(await readRow()).toMatchObject({ seats: 5, next_seats: null });
  });

  it('that are given up take no cancellation back, which somebody else has made meanwhile', async () => {
    await anna.client.call(pricing.cancelSubscription, { params, body: {} });
    pass();
    await setSeats(3, (await previewSeats(3)).timestamp);
    expect(await readRow()).toMatchObject({ seats: 5, next_seats: 3, is_ending: true });
    await wait(32);
    await sync();
    expect(bills()).toHaveLength(1);
  });

  it('that are paid are given back in full by another plan: a removal is taken back first', async () => {
    await setSeats(3, (await previewSeats(3)).timestamp);
    const pro: Purchase = { ...team, plan: 'pro' };
    expect(await keyOf(preview(pro))).toBe('error.billing.removal_pending');
    expect(await keyOf(buy(pro))).toBe('error.billing.removal_pending');
    pass();
    await setSeats(5, (await previewSeats(5)).timestamp);
    const shown = await preview(pro);
    expect(shown.lines).toMatchObject([{ kind: 'credit', seats: 5 }, { kind: 'proration', seats: 5 }, { kind: 'tax' }]);
    expect(await buy(pro)).toMatchObject({ state: 'ACTIVE', plan: 'pro', amountSeats: 5 });
  });

  it('cost nothing where the bank declines them, and stay as many', async () => {
    await giveCard(twin, anna, '4000000000000341');
    const { timestamp } = await previewSeats(8);
    expect(await setSeats(8, timestamp)).toMatchObject({ state: 'DECLINED', code: 'generic_decline' });
    await sync();
    expect(await readBusiness()).toMatchObject({ seats: 5 });
    expect(bills()[0]).toMatchObject({ status: 'void' });
  });
});

describe('what the provider tells', () => {
  beforeEach(async () => {
    await giveCard(twin, anna);
    await buy();
  });

  it('is taken once, in any order, and from nobody else', async () => {
    const event = twin.store.events.at(-1)!;
    const tell = ([body, signature]: [string, string]) =>
      world.api.request('/trust/payments/stripe', { method: 'POST', headers: { 'stripe-signature': signature }, body });
    const count = async () =>
      (await world.services.db.selectFrom('payment_notices').select('event_id').execute()).length;
    const before = await count();
    expect((await tell(twin.sign(event))).status).toBe(202);
    expect(await count()).toBe(before);
    expect((await tell(twin.sign({ ...event, id: 'evt_forged' }, 'whsec_other'))).status).toBe(401);
    const [body, signature] = twin.sign({ ...event, id: 'evt_changed' });
    expect((await tell([body.replace('evt_changed', 'evt_chanced'), signature])).status).toBe(401);
    expect(await count()).toBe(before);
  });

  it('of a renewal that is declined leaves the plan while it is tried again, then takes it until one is bought', async () => {
    twin.store.list('payment_method')[0]!.behaviour = 'insufficient_funds';
    twin.state.telling = 'backwards';
    await wait(32);
    await sync();
    expect(await readRow()).toMatchObject({ status: 'past_due', error_code: 'insufficient_funds' });
    expect(await readBusiness()).toMatchObject({ payment_method: 'STRIPE' });
    await wait(10);
    await sync();
    expect(await readRow()).toMatchObject({ status: 'unpaid' });
    expect(await readBusiness()).toMatchObject({ payment_method: 'NEEDS_PAYMENT_METHOD', plan: 'team' });
    // Bought anew in the page it is charged for that alone: what was not paid is asked for by nobody any more.
    await giveCard(twin, anna);
    expect((await preview()).lines.map(({ kind }) => kind)).toEqual(['plan', 'tax']);
    expect((await buy()).state).toBe('ACTIVE');
    expect(await readBusiness()).toMatchObject({ payment_method: 'STRIPE', plan: 'team', seats: 5 });
    expect(bills().filter(({ status }) => status === 'paid')).toHaveLength(2);
    expect(twin.store.list('subscription').map(({ status }) => status)).toEqual(['active', 'canceled']);
  });

  it('of the end of what was not paid may be lost: another plan is bought all the same', async () => {
    twin.store.list('payment_method')[0]!.behaviour = 'insufficient_funds';
    await wait(32);
    await wait(10);
    await sync();
    expect(await readRow()).toMatchObject({ status: 'unpaid' });
    twin.state.telling = 'never';
    cancelSubscription(twin.store, (await readRow()).subscription_id!);
    await giveCard(twin, anna);
    expect((await buy()).state).toBe('ACTIVE');
    expect(await readBusiness()).toMatchObject({ payment_method: 'STRIPE' });
  });

  it('of a renewal that is declined is over once the provider’s pages have a card', async () => {
    twin.store.list('payment_method')[0]!.behaviour = 'insufficient_funds';
    await wait(32);
    await wait(10);
    await sync();
    expect(await readBusiness()).toMatchObject({ payment_method: 'NEEDS_PAYMENT_METHOD', plan: 'team' });
    const { url } = await anna.client.call(pricing.openCustomerPortal, { params, query: {} });
    await fetch(url, { method: 'POST', body: new URLSearchParams({ number: '4242424242424242' }) });
    await anna.client.call(pricing.refreshSubscription, { params });
    expect(await readBusiness()).toMatchObject({ payment_method: 'STRIPE', plan: 'team', seats: 5 });
  });

  it('of an end is followed: cancelled at the end of the period, or taken back before', async () => {
    const ending = await anna.client.call(pricing.cancelSubscription, { params, body: {} });
    expect(ending).toMatchObject({ isEnding: true, status: 'active' });
    expect(await anna.client.call(pricing.resumeSubscription, { params })).toMatchObject({ isEnding: false });
    await anna.client.call(pricing.cancelSubscription, { params, body: {} });
    await wait(32);
    await sync();
    expect(await readRow()).toMatchObject({ status: 'canceled' });
    expect(await readBusiness()).toMatchObject({ payment_method: 'NEEDS_PAYMENT_METHOD' });
    expect(await readLooks(), 'nothing comes of it any more').toEqual([]);
    // And comes back.
    expect((await buy()).state).toBe('ACTIVE');
    expect(await readBusiness()).toMatchObject({ payment_method: 'STRIPE' });
  });

  it('of an end is over where another plan is bought, which goes on as was shown', async () => {
    await anna.client.call(pricing.cancelSubscription, { params, body: {} });
    const pro: Purchase = { ...team, plan: 'pro' };
    const { next } = await preview(pro);
    expect(await buy(pro)).toMatchObject({ state: 'ACTIVE', plan: 'pro' });
    expect(await readRow()).toMatchObject({ plan: 'pro', is_ending: false });
    await wait(31);
    expect(bills()[0]).toMatchObject({ status: 'paid', amount_due: next?.amount });
  });

  it('is asked for where it was lost: each day while something is owed, and soon while a bank asks', async () => {
    const { period_end: end } = await readRow();
    expect(await readLooks()).toEqual([new Date(end!.getTime() + 3600_000)]);
    twin.store.list('payment_method')[0]!.behaviour = 'insufficient_funds';
    await wait(32);
    await forgetLooks();
    await sync();
    expect(await readRow()).toMatchObject({ status: 'past_due' });
    expect(await readLooks()).toEqual([new Date(world.services.now().getTime() + 24 * 3600_000)]);
  });
});

describe('a business that is deleted', () => {
  it('is charged no more: its plan ends with the period, and at once when it is erased', async () => {
    await giveCard(twin, anna);
    await buy();
    const { subscription_id: subscriptionId } = await readRow();
    const { db } = world.services;
    await db
      .transaction()
      .execute((trx) => askToStopCharging(world.services, trx, { businessId: params.id }, { isAtOnce: false }));
    const asked = await sql<{ data: { subscriptionId: string; isAtOnce: boolean } }>`
      select data from jobs.job where name = 'stop-charging'`.execute(db);
    expect(asked.rows.map(({ data }) => data)).toContainEqual({ subscriptionId, isAtOnce: false });
    const [subscription] = twin.store.list('subscription');
    await stopCharging(world.services, { subscriptionId: subscriptionId!, isAtOnce: false });
    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: true });
    // Brought back, and deleted once more on the same day.
    await anna.client.call(pricing.resumeSubscription, { params });
    await stopCharging(world.services, { subscriptionId: subscriptionId!, isAtOnce: false });
    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: true });
    await stopCharging(world.services, { subscriptionId: subscriptionId!, isAtOnce: true });
    expect(subscription).toMatchObject({ status: 'canceled' });
    await wait(40);
    expect(bills()).toHaveLength(1);
  });
});

describe('a person without a business', () => {
  it('founds one by paying', async () => {
    const bea = await seedPerson(world, 'bea@example.ch', { firstName: 'Bea', lastName: 'Frei' });
    const { clientSecret } = await bea.client.call(pricing.startDirectPayment, { body: { country: 'DE' } });
    twin.enterCard(clientSecret, '4242424242424242');
    const purchase: Purchase = { plan: 'individual', cycle: 'yearly', amountSeats: 1, currency: 'EUR' };
    const shown = await bea.client.call(pricing.previewDirectUpgrade, { body: purchase });
    const billing = { address1: 'Hauptstrasse 1', postalCode: '10115', city: 'Berlin', country: 'DE' };
    const body = { ...purchase, billing, gtc_accepted: true };
    expect(await bea.client.call(pricing.confirmDirectUpgrade, { body })).toMatchObject({ state: 'ACTIVE' });
    expect(bills()).toMatchObject([{ status: 'paid', amount_due: shown.amountDue }]);
    const { business } = await bea.client.call(getUser, { query: { v2: 'true' } });
    expect(business).toMatchObject({ name: 'Bea Frei', role: 'admin', paymentMethod: 'STRIPE' });
  });
});
