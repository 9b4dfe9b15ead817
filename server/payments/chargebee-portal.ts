import type { ChargebeeSession } from '@sigillum/api-contracts/pricing/open-chargebee-portal.ts';
import * as z from 'zod';
import { refuse } from '../http/refusal.ts';

const timeoutMs = 10_000;

export interface ChargebeeSettings {
  /** Origin of the API, e.g. https://firma.chargebee.com. */
  url: string;
  apiKey: string;
}

/** Opens the pages on which long-standing customers look after what they have. */
export interface ChargebeePortal {
  /** Undefined where the provider does not know the customer. */
  open(customerId: string, redirectUrl: string): Promise<ChargebeeSession | undefined>;
}

const Opened = z.object({
  portal_session: z.object({
    id: z.string(),
    token: z.string(),
    access_url: z.url({ protocol: /^https?$/ }),
    status: z.string(),
    created_at: z.int(),
    expires_at: z.int().nullish(),
    customer_id: z.string(),
  }),
});

/** The portal of Chargebee (API v2): form-encoded, the key as the user of Basic. */
export function makeChargebeePortal({ url, apiKey }: ChargebeeSettings): ChargebeePortal {
  return {
    async open(customerId, redirectUrl) {
      const response = await fetch(new URL('/api/v2/portal_sessions', url), {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { authorization: `Basic ${btoa(`${apiKey}:`)}` },
        body: new URLSearchParams({ 'customer[id]': customerId, redirect_url: redirectUrl }),
      }).catch(() => undefined);
      if (response?.status === 404) return undefined;
      const opened = response?.ok ? Opened.safeParse(await response.json().catch(() => undefined)).data : undefined;
      if (!opened) throw refuse('error.billing.unavailable');
      return opened.portal_session;
    },
  };
}
