import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TwinThing } from '@sigillum/server/testing/stripe/twin-objects.ts';

/** The keys of the stand-in, as a server's settings name them. */
export const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_twin',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_twin',
  STRIPE_WEBHOOK_SECRET: 'whsec_twin',
} as const;

/** What it is asked by message: everything that it keeps of a kind. */
export type StripeQuestion = TwinThing['object'];

/** The stand-in for Stripe as a process of its own, which outlives the server's. It tells nobody of anything. */
export async function startLocalStripe() {
  const child = fork(fileURLToPath(new URL('local-stripe-process.ts', import.meta.url)), { stdio: 'inherit' });
  const [url] = (await once(child, 'message')) as [string];
  const post = async (act: string, values: Record<string, string>): Promise<{ error?: { code: string } }> => {
    const response = await fetch(`${url}/page/${act}`, { method: 'POST', body: new URLSearchParams(values) });
    return (await response.json()) as { error?: { code: string } };
  };
  return {
    env: { BILLING: 'stripe', SIGILLUM_ENVIRONMENT: 'test', STRIPE_API_URL: url, ...stripeKeys },
    /** Enters a card as the page does; pays with it as the page does. */
    enterCard: (secret: string, number = '4242424242424242') => post('setup', { client_secret: secret, number }),
    pay: (secret: string, number = '4242424242424242') => post('charge', { client_secret: secret, number }),
    async list<K extends StripeQuestion>(kind: K): Promise<Extract<TwinThing, { object: K }>[]> {
      child.send(kind);
      const [things] = (await once(child, 'message')) as [Extract<TwinThing, { object: K }>[]];
      return things;
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
