import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getBusiness } from '@sigillum/api-contracts/business/get-business.ts';
import * as identification from '@sigillum/api-contracts/identification/index.ts';
import { startPayment } from '@sigillum/api-contracts/pricing/start-payment.ts';
import { updateBilling } from '@sigillum/api-contracts/pricing/update-billing.ts';
import { upgradeSubscription } from '@sigillum/api-contracts/pricing/upgrade-subscription.ts';
import { getUser } from '@sigillum/api-contracts/user/get-user.ts';
import { killInside } from '../support/kill-inside.ts';
import { startLocalStripe } from '../support/local-stripe.ts';
import { type Person, signUp } from '../support/people.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../support/server-process.ts';

// The provider knows of a charge, a refund or a plan that the server did not live to write down; and it tells nobody of it.
const dataDir = mkdtempSync(path.join(tmpdir(), 'sigillum-payment-kill-'));
let port: number;
let server: ServerProcess;
let stripe: Awaited<ReturnType<typeof startLocalStripe>>;

const run = () => startServerProcess({ dataDir, port, env: stripe.env });
beforeAll(async () => {
  port = await findFreePort();
  stripe = await startLocalStripe();
  server = await run();
});
afterAll(async () => {
  await server?.stop();
  await stripe?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const killAt = (table: string, condition: string, lead: () => Promise<unknown>) =>
  killInside(server, { table, condition }, lead);

it('killed between the charge and its commit, the server gives the plan that was paid at its next start, and charges it once', async () => {
  const ada = await signUp(server.url, { firstName: 'Ada', lastName: 'Frei', business: 'Frei AG' });
  const params = { id: (await ada.client.call(getUser, { query: { v2: 'true' } })).business!.id };
  const body = { address1: 'Seeweg 7', postalCode: '8001', city: 'Zürich', country: 'CH' };
  await ada.client.call(updateBilling, { params, body });
  const { clientSecret } = await ada.client.call(startPayment, { params, body: { country: 'CH' } });
  await stripe.enterCard(clientSecret);
  const wish = { plan: 'team', cycle: 'monthly', amountSeats: 5, currency: 'CHF' } as const;
  const buy = () => ada.client.call(upgradeSubscription, { params, body: wish });
  await killAt('subscriptions', 'old.subscription_id is null and new.subscription_id is not null', buy);
  expect(await stripe.list('invoice')).toMatchObject([{ status: 'paid', amount_due: 8648 }]);
  server = await run();
  const readMethod = async () => (await ada.client.call(getBusiness, { params })).billing.paymentMethod;
  await expect.poll(readMethod).toBe('STRIPE');
  // The page of whoever waited asks again.
  expect(await buy()).toMatchObject({ state: 'ACTIVE', amountSeats: 5 });
  expect(await stripe.list('invoice')).toHaveLength(1);
  expect(await stripe.list('subscription')).toHaveLength(1);
});

const wish = { legislation: 'EIDAS', kind: 'video', currency: 'CHF', country: 'CH' } as const;
const begin = (person: Person) => person.client.call(identification.startIdentificationPayment, { body: wish });
const readPayment = async (person: Person) =>
  (await person.client.call(identification.getIdentificationOverview, {})).ways.find(
    ({ legislation, kind }) => legislation === wish.legislation && kind === wish.kind,
  )!.payment;

it('killed before it wrote down where an identification is paid, the server begins the same charge again', async () => {
  const anna = await signUp(server.url, { firstName: 'Anna', lastName: 'Keller' });
  const before = (await stripe.list('payment_intent')).length;
  await killAt('identification_payments', 'old.charge_id is null and new.charge_id is not null', () => begin(anna));
  expect(await stripe.list('payment_intent')).toHaveLength(before + 1);
  server = await run();
  const { payment, setup } = await begin(anna);
  expect(await stripe.list('payment_intent')).toHaveLength(before + 1);
  await stripe.pay(setup.clientSecret);
  const refresh = () => anna.client.call(identification.refreshIdentificationPayment, { params: { id: payment.id } });
  expect(await refresh()).toMatchObject({ state: 'paid', total: 1730 });
});

it('killed between the charge and its commit, the server knows at its next start that an identification is paid, and pays back once', async () => {
  const anna = await signUp(server.url, { firstName: 'Anna', lastName: 'Keller' });
  const before = (await stripe.list('charge')).length;
  const { payment, setup } = await begin(anna);
  await stripe.pay(setup.clientSecret);
  await killAt('identification_payments', "new.state = 'paid'", () =>
    anna.client.call(identification.refreshIdentificationPayment, { params: { id: payment.id } }),
  );
  server = await run();
  await expect.poll(async () => (await readPayment(anna))?.state).toBe('paid');
  expect(await stripe.list('charge')).toHaveLength(before + 1);
  expect((await stripe.pay(setup.clientSecret)).error?.code).toBe('payment_intent_unexpected_state');

  // And again while the money has gone back and nothing says so yet.
  await anna.client.call(identification.startSrsVideo, { body: {} });
  await killAt('identification_payments', "new.state = 'refunded'", () =>
    anna.client.call(identification.cancelSrsVideo, { body: { email: anna.email } }),
  );
  expect(await stripe.list('refund')).toHaveLength(1);
  server = await run();
  await expect.poll(async () => (await readPayment(anna))?.state).toBe('refunded');
  expect(await stripe.list('refund')).toMatchObject([{ amount: 1730 }]);
  expect(await stripe.list('charge')).toHaveLength(before + 1);
});
