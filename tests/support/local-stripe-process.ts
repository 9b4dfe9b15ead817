import { usualCatalogue } from '@sigillum/server/rules/price-catalogue.ts';
import { stripeVersion } from '@sigillum/server/payments/stripe/open-client.ts';
import { openStripeTwin } from '@sigillum/server/testing/stripe/open-stripe-twin.ts';
import { type StripeQuestion, stripeKeys } from './local-stripe.ts';

// Started by local-stripe.ts: it says where it is, answers questions, and ends with whoever started it.
const twin = await openStripeTwin({
  ...{ port: 0, catalogue: usualCatalogue, apiVersion: stripeVersion, now: () => new Date() },
  secretKey: stripeKeys.STRIPE_SECRET_KEY,
  publishableKey: stripeKeys.STRIPE_PUBLISHABLE_KEY,
  webhookSecret: stripeKeys.STRIPE_WEBHOOK_SECRET,
});
process.on('message', (kind: StripeQuestion) => process.send!(twin.store.list(kind)));
process.on('disconnect', () => process.exit());
process.send!(twin.url);
