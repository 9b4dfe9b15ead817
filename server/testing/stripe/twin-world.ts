import { startPayment } from '@sigillum/api-contracts/pricing/start-payment.ts';
import { updateBilling } from '@sigillum/api-contracts/pricing/update-billing.ts';
import { makeStripePayments } from '../../payments/stripe-payments.ts';
import { stripeVersion } from '../../payments/stripe/open-client.ts';
import type { TestServices } from '../test-services.ts';
import type { SeededPerson } from '../seeds.ts';
import { openStripeTwin, type StripeTwin } from './open-stripe-twin.ts';

const keys = { secretKey: 'sk_test_twin', publishableKey: 'pk_test_twin', webhookSecret: 'whsec_twin' };
const address = { address1: 'Seeweg 7', postalCode: '8001', city: 'Zürich', country: 'CH' };

/** Sells plans to a test's people by the stand-in for Stripe, which tells the API what happens. */
export async function sellByTwin(world: TestServices): Promise<StripeTwin> {
  const { services } = world;
  const twin = await openStripeTwin({
    ...{ ...keys, port: 0, catalogue: services.config.priceCatalogue, apiVersion: stripeVersion, now: services.now },
    notify: async (body, signature) =>
      world.api.request('/trust/payments/stripe', { method: 'POST', headers: { 'stripe-signature': signature }, body }),
  });
  const place = { apiUrl: twin.url, scriptUrl: twin.scriptUrl, portalConfiguration: undefined, isLocal: true };
  services.payments = makeStripePayments({ ...keys, ...place }, services.now);
  return twin;
}

/** Says where bills go, and enters a card as a page does. */
export async function giveCard(twin: StripeTwin, { client, businessId }: SeededPerson, number = '4242424242424242') {
  const params = { id: businessId! };
  await client.call(updateBilling, { params, body: address });
  const { clientSecret } = await client.call(startPayment, { params, body: { country: 'CH' } });
  if (twin.enterCard(clientSecret, number).isAsked) twin.enterCard(clientSecret, number, true);
}
