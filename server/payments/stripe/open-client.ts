import type Stripe from 'stripe';

/** The version of Stripe's API that everything here was written for: that of the SDK's own types. */
export const stripeVersion = '2026-10-28.endive';

/** How Stripe is reached. */
export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another place than Stripe's own, for tests. */
  apiUrl: string | undefined;
  /** Of the customer portal, as the operator has set it up there. */
  portalConfiguration: string | undefined;
  scriptUrl: string;
  /** A stand-in on a test system. */
  isLocal: boolean;
}

/** Makes Stripe's own client on first use: it takes 200 ms and 19 MB that nobody needs who sells nothing. */
export function openClient({ secretKey, apiUrl }: StripeSettings): () => Promise<Stripe> {
  let opened: Promise<Stripe> | undefined;
  return () => (opened ??= open());

  async function open(): Promise<Stripe> {
    const { default: Client } = await import('stripe');
    const url = apiUrl === undefined ? undefined : new URL(apiUrl);
    return new Client(secretKey, {
      apiVersion: stripeVersion,
      telemetry: false,
      maxNetworkRetries: 2,
      timeout: 20_000,
      ...(url && {
        host: url.hostname,
        port: url.port || (url.protocol === 'https:' ? 443 : 80),
        protocol: url.protocol === 'https:' ? 'https' : 'http',
      }),
    });
  }
}
