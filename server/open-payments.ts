import path from 'node:path';
import { isLoopbackHost } from '@sigillum/engine/trust/settings';
import type { Config } from './config.ts';
import { makeChargebeePortal } from './payments/chargebee-portal.ts';
import { makeStripePayments } from './payments/stripe-payments.ts';
import { stripeVersion } from './payments/stripe/open-client.ts';
import { makeViesRegister } from './payments/vat-register.ts';
import type { Secrets } from './process/secrets.ts';
import type { Services } from './services.ts';

/** Who takes payments here, with how it ends. */
type OpenPayments = Pick<Services, 'payments' | 'chargebee' | 'vatRegister'> & { close: () => Promise<void> };

/** Stripe.js comes from Stripe alone, in the train that the API's version names. */
const stripeScript = 'https://js.stripe.com/endive/stripe.js';

/**
 * Opens who sells plans, as BILLING says. On a test system of this machine alone stand-ins run beside the product where nobody is set up;
 * their pages say that no money moves (docs/decisions/119).
 */
export async function openPayments(config: Config, secrets: Secrets, now: () => Date): Promise<OpenPayments> {
  const { billing, payments: settings } = config;
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of closers) await end();
  };
  const nobody = { payments: undefined, chargebee: undefined, vatRegister: undefined, close };
  if (billing === 'none' || billing === 'manual') return nobody;
  const { chargebee: account } = settings;
  const hasStandIns = config.isTestSystem && config.isLocal && !config.role;
  const chargebee = account ? makeChargebeePortal(account) : undefined;
  const register = makeViesRegister(settings.vatRegisterUrl);
  if (billing === 'chargebee' && !account && hasStandIns) {
    const { openChargebeeTwin } = await import('./testing/chargebee/open-chargebee-twin.ts');
    const twin = await openChargebeeTwin({ port: config.port, apiKey: secrets.deriveSecret('local chargebee') });
    closers.push(twin.close);
    const portal = makeChargebeePortal({ url: twin.url, apiKey: secrets.deriveSecret('local chargebee') });
    return { ...nobody, chargebee: portal, vatRegister: twin.vatRegister };
  }
  if (billing === 'chargebee') return { ...nobody, chargebee, vatRegister: register };
  if (settings.stripe) {
    const { apiUrl } = settings.stripe;
    // One of this machine alone is a stand-in, which pages say.
    const isLocal = apiUrl !== undefined && isLoopbackHost(new URL(apiUrl).hostname);
    const scriptUrl = isLocal ? new URL('/stripe.js', apiUrl).href : stripeScript;
    const stripe = { ...settings.stripe, scriptUrl, isLocal };
    return { ...nobody, payments: makeStripePayments(stripe, now), chargebee, vatRegister: register };
  }
  const twin = await openLocalStripe(config, secrets, now);
  closers.push(twin.close);
  return { ...nobody, payments: twin.payments, chargebee, vatRegister: twin.vatRegister };
}

/** The stand-in, which tells the product of events as Stripe does: by a call from outside. */
async function openLocalStripe({ dataDir, host, port, priceCatalogue }: Config, secrets: Secrets, now: () => Date) {
  const { openStripeTwin } = await import('./testing/stripe/open-stripe-twin.ts');
  const { localVatRegister } = await import('./testing/stripe/local-vat-register.ts');
  const secret = secrets.deriveSecret('local stripe');
  const keys = { secretKey: `sk_test_${secret}`, publishableKey: 'pk_test_local', webhookSecret: `whsec_${secret}` };
  const noticeUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}/trust/payments/stripe`;
  const twin = await openStripeTwin({
    ...{ ...keys, port, now, catalogue: priceCatalogue, apiVersion: stripeVersion },
    file: path.join(dataDir, 'local-stripe.json'),
    notify: (body, signature) => fetch(noticeUrl, { method: 'POST', headers: { 'stripe-signature': signature }, body }),
  });
  const { url: apiUrl, scriptUrl, close } = twin;
  const stripe = { ...keys, apiUrl, scriptUrl, portalConfiguration: undefined, isLocal: true };
  return { payments: makeStripePayments(stripe, now), vatRegister: localVatRegister, close };
}
