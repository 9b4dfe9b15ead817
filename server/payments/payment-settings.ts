import * as z from 'zod';
import type { ChargebeeSettings } from './chargebee-portal.ts';

/** Stripe as the operator has set it up. */
export interface StripeAccount {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another place than Stripe's own. */
  apiUrl: string | undefined;
  portalConfiguration: string | undefined;
}

/** Who takes payments, each undefined unless set up. */
export interface PaymentSettings {
  stripe: StripeAccount | undefined;
  chargebee: ChargebeeSettings | undefined;
  /** VIES, or what stands in for it. */
  vatRegisterUrl: string;
}

const address = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be a URL that starts with https:// or http://',
  );

/** The settings as they stand among the environment variables. */
export const paymentShape = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must begin with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  STRIPE_API_URL: address.optional(),
  STRIPE_PORTAL_CONFIGURATION: z.string().optional(),
  CHARGEBEE_SITE: z.string().optional(),
  CHARGEBEE_API_KEY: z.string().optional(),
  VAT_REGISTER_URL: address.default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
};
const shape = z.object(paymentShape);
type Settings = z.infer<typeof shape>;

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const chargebeeNames = ['CHARGEBEE_SITE', 'CHARGEBEE_API_KEY'] as const;

/**
 * Says what is missing beside what is set, or for how plans are sold; `[variable, sentence]`. On a test system of this machine alone
 * stand-ins take the place of whoever is not set up at all.
 */
export function findPaymentGaps(settings: Settings & { BILLING: string }, hasStandIns: boolean): [string, string][] {
  const listGaps = (names: readonly (keyof Settings)[], vendor: string): [string, string][] => {
    const set = names.filter((name) => settings[name] !== undefined);
    const needed = set[0] ?? (settings.BILLING === vendor && !hasStandIns ? `BILLING=${vendor}` : undefined);
    if (needed === undefined) return [];
    return names.filter((name) => !set.includes(name)).map((name) => [name, `must be set with ${needed}`]);
  };
  return [...listGaps(stripeNames, 'stripe'), ...listGaps(chargebeeNames, 'chargebee')];
}

/** Whoever settings without gaps describe. */
export function readPaymentSettings(settings: Settings): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, CHARGEBEE_SITE: site } = settings;
  const publishableKey = settings.STRIPE_PUBLISHABLE_KEY!;
  return {
    stripe:
      secretKey === undefined
        ? undefined
        : {
            ...{ secretKey, publishableKey, webhookSecret: settings.STRIPE_WEBHOOK_SECRET! },
            ...{ apiUrl: settings.STRIPE_API_URL, portalConfiguration: settings.STRIPE_PORTAL_CONFIGURATION },
          },
    chargebee:
      site === undefined
        ? undefined
        : { url: site.includes(':') ? site : `https://${site}.chargebee.com`, apiKey: settings.CHARGEBEE_API_KEY! },
    vatRegisterUrl: settings.VAT_REGISTER_URL.replace(/\/+$/, ''),
  };
}
