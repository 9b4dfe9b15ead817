import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import * as endpoints from '@sigillum/api-contracts/identification/index.ts';
import type { IdentFailure } from '@sigillum/api-contracts/identification/schemas.ts';
import { deleteUser } from '@sigillum/api-contracts/user/delete-user.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { countActivityDays } from '../business/count-activity-days.ts';
import { keyOf, sendRequest } from '../testing/journeys.ts';
import { identifiedExample, makeScriptedVendor, type ScriptedVendor } from '../testing/scripted-vendor.ts';
import { seedPerson, type SeededPerson } from '../testing/seeds.ts';
import type { StripeTwin } from '../testing/stripe/open-stripe-twin.ts';
import { sellByTwin } from '../testing/stripe/twin-world.ts';
import { it, world } from '../testing/world.ts';
import { exportPayments } from './export-identifications.ts';
import { resumePayments } from './follow-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { lookAtCase, watchCase } from './watch-case.ts';

const good = '4242424242424242';
const wish = { legislation: 'EIDAS', kind: 'video', currency: 'CHF', country: 'CH' } as const;

let vendor: ScriptedVendor;
let twin: StripeTwin;
let anna: SeededPerson;

beforeEach(async () => {
  world.setClock('2026-11-23T10:00:00.000Z');
  vendor = { ...makeScriptedVendor(), isFree: false };
  world.services.identity = [vendor];
  anna = await seedPerson(world, 'anna@example.ch', { firstName: 'Anna', lastName: 'Keller' });
  twin = await sellByTwin(world);
});
afterEach(() => twin.close());

const db = () => world.services.db;
const begin = (body: Partial<Record<keyof typeof wish, string>> = {}, person = anna) =>
  person.client.call(endpoints.startIdentificationPayment, { body: { ...wish, ...body } as typeof wish });
const refresh = (id: string, person = anna) =>
  person.client.call(endpoints.refreshIdentificationPayment, { params: { id } });
const start = (person = anna) => person.client.call(endpoints.startSrsVideo, { body: {} });
const readWay = async () =>
  (await anna.client.call(endpoints.getIdentificationOverview, {})).ways.find(
    ({ legislation, kind }) => legislation === 'EIDAS' && kind === 'video',
  )!;
const listRows = () => db().selectFrom('identification_payments').selectAll().orderBy('created_at').execute();
const charges = () => twin.store.list('charge');
const pass = (days: number) => world.setClock(new Date(world.services.now().getTime() + days * 86_400_000));

/** Somebody has paid, and the page has asked how it stands. */
async function pay(body: Partial<Record<keyof typeof wish, string>> = {}): Promise<string> {
  const { payment, setup } = await begin(body);
  await twin.confirmCharge(setup.clientSecret, good);
  await refresh(payment.id);
  return payment.id;
}
async function report(report: Parameters<ScriptedVendor['reports']['set']>[1]): Promise<string> {
  const { id } = await db().selectFrom('identification_cases').select('id').executeTakeFirstOrThrow();
  vendor.reports.set(id, report);
  await lookAtCase(world.services, id);
  return id;
}
const expectRefunded = async (id: string) => {
  await Promise.all([settlePayment(world.services, id), settlePayment(world.services, id)]);
  await settlePayment(world.services, id);
  expect(charges().map(({ amount, amount_refunded }) => [amount, amount_refunded])).toEqual([[1730, 1730]]);
  expect(twin.store.list('refund')).toHaveLength(1);
  expect(await listRows()).toMatchObject([{ state: 'refunded', refunded_at: expect.any(Date) }]);
};

describe('an identification that nobody else pays for', () => {
  it('costs what the catalogue says, with the tax of the country, and nothing before it is confirmed', async () => {
    expect(await readWay()).toMatchObject({
      is_covered: false,
      prices: [
        { currency: 'EUR', amount: 1500 },
        { currency: 'CHF', amount: 1600 },
      ],
      payment: null,
    });
    const { payment, setup } = await begin();
    expect(payment).toMatchObject({ state: 'open', amount: 1600, tax: 130, total: 1730, currency: 'CHF' });
    expect(setup).toMatchObject({ isLocal: true, publishableKey: 'pk_test_twin' });
    expect(charges()).toEqual([]);
    expect(await keyOf(start())).toBe('error.identification.not_covered');
    expect((await begin()).payment.id).toBe(payment.id);
    expect(twin.store.list('payment_intent')).toHaveLength(1);
  });

  it('begins once it is paid, is counted for the person, and keeps the receipt', async () => {
    const id = await pay();
    expect((await readWay()).payment).toMatchObject({
      id,
      state: 'paid',
      receipt_url: expect.stringContaining(twin.url),
    });
    expect((await fetch((await readWay()).payment!.receipt_url!)).status).toBe(200);
    expect(await keyOf(begin())).toBe('error.identification.paid_already');
    expect(await start()).toMatchObject({ status: 'initialized' });
    // Gone on with, as long as it is open, and paid once.
    expect(await start()).toMatchObject({ status: 'initialized' });
    const caseId = await report({ status: 'success', result: identifiedExample });
    expect(await listRows()).toMatchObject([{ state: 'used', case_id: caseId }]);
    const seen = await db().selectFrom('seen_identifications').selectAll().execute();
    expect(seen).toMatchObject([{ business_id: null, user_id: anna.id, is_case: true, request_id: caseId }]);
    // An activity of no organisation; the days of all others are counted all the same.
    const dayAfter = new Date(world.services.now().getTime() + 2 * 86_400_000);
    await countActivityDays(db(), dayAfter);
    expect(await db().selectFrom('activity_days').selectAll().where('kind', '=', 'identifications').execute()).toEqual(
      [],
    );
    const [started] = await db().selectFrom('identification_events').select('data').orderBy('seq').execute();
    expect(started!.data).toMatchObject({ payment: { id, total: 1730, currency: 'CHF' } });
    await settlePayment(world.services, id);
    expect(charges()).toMatchObject([{ amount_refunded: 0 }]);
    expect(await exportPayments(world.services, anna.id)).toMatchObject([{ id, total: 1730, state: 'used' }]);
    expect(await anna.client.call(endpoints.getIdentificationOverview, {})).toMatchObject({
      payments: [{ id, state: 'used' }],
    });
  });

  it('tells how its payment stands beside what a request needs', async () => {
    await db().updateTable('users').set({ attributes: '{}' }).where('id', '=', anna.id).execute();
    const owner = await seedPerson(world, 'owner@example.ch', { business: true });
    await db().updateTable('businesses').set({ plan: 'team', payment_method: 'MANUAL' }).execute();
    const params = {
      id: await sendRequest(owner, { legislation: 'EIDAS', signatures: [{ account_email: anna.email }] }),
    };
    const ask = () => anna.client.call(endpoints.getIdentificationPayment, { params });
    expect(await ask()).toMatchObject({ covered: false, prices: [{ amount: 1500 }, { amount: 1600 }], payment: null });
    const id = await pay();
    expect(await ask()).toMatchObject({ covered: false, payment: { id, state: 'paid', total: 1730 } });
  });

  it('is paid in another currency or country in place of the first', async () => {
    const first = await begin();
    const second = await begin({ currency: 'EUR', country: 'DE' });
    expect(second.payment).toMatchObject({ amount: 1500, tax: 285, total: 1785, currency: 'EUR' });
    await expect(twin.confirmCharge(first.setup.clientSecret, good)).rejects.toThrow();
    await twin.confirmCharge(second.setup.clientSecret, good);
    expect(await refresh(second.payment.id)).toMatchObject({ state: 'paid' });
    expect(await listRows()).toMatchObject([{ state: 'dropped' }, { state: 'paid' }]);
    expect(charges()).toHaveLength(1);
  });

  it('is not paid a second time in another tab', async () => {
    const { setup } = await begin();
    await twin.confirmCharge(setup.clientSecret, good);
    expect(await keyOf(begin({ country: 'DE' }))).toBe('error.identification.paid_already');
    await expect(twin.confirmCharge(setup.clientSecret, good)).rejects.toThrow();
    expect(charges()).toHaveLength(1);
  });

  it.for([
    ['4000000000009995', undefined, 'insufficient_funds'],
    ['4000000000000069', undefined, 'expired_card'],
    ['4000002760003184', false, 'payment_intent_authentication_failure'],
  ] as const)('is not paid by the card %s, and can be by another one', async ([number, answer, code]) => {
    const { payment, setup } = await begin();
    await expect(twin.confirmCharge(setup.clientSecret, number, answer)).rejects.toThrow();
    expect(await refresh(payment.id)).toMatchObject({ state: 'open', error_code: code });
    expect(await twin.confirmCharge(setup.clientSecret, '4000002760003184')).toEqual({ isAsked: true });
    expect(await refresh(payment.id)).toMatchObject({ state: 'open' });
    await twin.confirmCharge(setup.clientSecret, '4000002760003184', true);
    expect(await refresh(payment.id)).toMatchObject({ state: 'paid', error_code: null });
    expect(charges()).toHaveLength(1);
  });

  it('is known to be paid by what the provider tells, late, twice and backwards', async () => {
    const { payment, setup } = await begin();
    twin.state.telling = 'backwards';
    await twin.confirmCharge(setup.clientSecret, '4000000000009995').catch(() => undefined);
    twin.state.telling = 'twice';
    await twin.confirmCharge(setup.clientSecret, good);
    const { rows } = await sql`select data from jobs.job where name = 'settle-payment' and state = 'created'`.execute(
      db(),
    );
    expect(rows).toEqual([{ data: { paymentId: payment.id } }]);
    await settlePayment(world.services, payment.id);
    await settlePayment(world.services, payment.id);
    expect(await listRows()).toMatchObject([{ state: 'paid' }]);
  });

  it('is charged once, whatever answer is lost', async () => {
    twin.state.faults.push({ path: /^payment_intents$/, manner: 'lost' }, { path: /^tax/, manner: 'lost' });
    const { payment } = await begin();
    twin.state.faults.push(...Array.from({ length: 3 }, () => ({ path: /^tax/, manner: 'unheard' as const })));
    expect(await keyOf(begin())).toBe('error.billing.unavailable');
    expect((await begin()).payment.id).toBe(payment.id);
    expect(twin.store.list('payment_intent')).toHaveLength(1);
    expect(await listRows()).toHaveLength(1);
  });

  it('is not sold to whom it costs nothing, who is known, or who has no number to be reached by', async () => {
    const nora = await seedPerson(world, 'nora@keller.example', { business: true });
    expect(await keyOf(begin({}, nora))).toBe('error.identification.covered');
    vendor.needs = ['mobile'];
    expect(await keyOf(begin())).toBe('error.identification.mobile_missing');
    vendor.needs = [];
    await pay();
    await start();
    expect(await keyOf(begin())).toBe('error.identification.paid_already');
    await report({ status: 'success', result: identifiedExample });
    expect(await keyOf(begin())).toBe('error.identification.already_known');
    expect(await keyOf(begin({ kind: 'wallet' }))).toBe('error.validation');
    world.services.identity = [];
    expect(await keyOf(begin())).toBe('error.identification.not_offered');
    world.services.payments = undefined;
    expect(await keyOf(begin())).toBe('error.billing.not_sold');
    expect((await readWay()).prices).toEqual([]);
  });

  it('shows and refreshes no payment of others', async () => {
    const { payment } = await begin();
    const bea = await seedPerson(world, 'bea@example.ch');
    expect(await keyOf(refresh(payment.id, bea))).toBe('error.not_found');
    expect(await keyOf(refresh('4b7c9d2e-1f3a-4c5b-8d6e-7f8091a2b3c4'))).toBe('error.not_found');
  });
});

describe('what was paid goes back, once', () => {
  it('where the person calls the identification off', async () => {
    const id = await pay();
    await start();
    await anna.client.call(endpoints.cancelSrsVideo, { body: { email: anna.email } });
    expect((await readWay()).payment).toMatchObject({ state: 'refunding' });
    await expectRefunded(id);
    const events = await db().selectFrom('identification_events').select('name').orderBy('seq').execute();
    expect(events.map(({ name }) => name)).toEqual(['STARTED', 'CANCELLED', 'REFUNDED']);
    const mails = await db().selectFrom('mails').select('subject').where('to_address', '=', anna.email).execute();
    expect(mails.map(({ subject }) => subject)).toEqual(['Wir haben Ihre Identifikation zurückbezahlt']);
    // And it can be paid for anew.
    expect((await begin()).payment).toMatchObject({ state: 'open' });
  });

  it.for(['aborted', 'expired', 'refused', 'document_unreadable'] as const satisfies IdentFailure[])(
    'where it ended with the word %s',
    async (reason) => {
      const id = await pay();
      await start();
      await report({ status: 'failure', reason });
      await expectRefunded(id);
    },
  );

  it('where nothing was heard of it in all its time, and where it was never begun', async () => {
    const id = await pay();
    pass(31);
    await expectRefunded(id);
  });

  it('where a vendor never ends', async () => {
    const id = await pay();
    await start();
    const { id: caseId } = await db().selectFrom('identification_cases').select('id').executeTakeFirstOrThrow();
    pass(31);
    await watchCase(world.services, { caseId, isNotified: false }, { complete: async () => undefined });
    await expectRefunded(id);
  });

  it('where somebody else pays before it begins', async () => {
    const id = await pay();
    vendor.isFree = true;
    await start();
    await expectRefunded(id);
  });

  it('where its person leaves', async () => {
    const id = await pay();
    const password = 'kupfer Wolke 93 Segel';
    const row = { password_hash: await hashPassword(password) };
    await db().updateTable('users').set(row).where('id', '=', anna.id).execute();
    await anna.client.call(deleteUser, { body: { password } });
    await expectRefunded(id);
    expect(await listRows()).toMatchObject([{ user_id: null }]);
  });

  it('also where the provider forgot its key, and was away', async () => {
    const id = await pay();
    await start();
    await anna.client.call(endpoints.cancelSrsVideo, { body: { email: anna.email } });
    twin.state.faults.push(...Array.from({ length: 3 }, () => ({ path: /^refunds/, manner: 'lost' as const })));
    expect(await keyOf(settlePayment(world.services, id))).toBe('error.billing.unavailable');
    await expectRefunded(id);
  });

  it('not where the vendor has checked and found somebody else', async () => {
    const id = await pay();
    await start();
    await report({ status: 'failure', reason: 'wrong_person' });
    await settlePayment(world.services, id);
    expect(charges()).toMatchObject([{ amount_refunded: 0 }]);
    expect(await listRows()).toMatchObject([{ state: 'used' }]);
  });
});

describe('a payment that nobody makes', () => {
  it('is taken back after a day, and can be made no more', async () => {
    const { payment, setup } = await begin();
    pass(2);
    await resumePayments(world.services);
    await settlePayment(world.services, payment.id);
    expect(await listRows()).toMatchObject([{ state: 'dropped' }]);
    await expect(twin.confirmCharge(setup.clientSecret, good)).rejects.toThrow();
    expect((await readWay()).payment).toBeNull();
  });
});
