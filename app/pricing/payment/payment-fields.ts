import type { PaymentSetup } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { loadScript } from './load-script.ts';

/** What came of asking the bank: `code` is its word for a refusal, where it gave one. */
export type PaymentOutcome = { isDone: true } | { isDone: false; code: string | null };

/** The fields of a payment provider in our page. What is typed there never comes to us. */
export interface PaymentFields {
  /** Keeps the means of payment with the provider, after the bank's confirmation where it wants one. Charges nothing. */
  confirmSetup: () => Promise<PaymentOutcome>;
  /** Lets the bank confirm a payment that was begun. */
  confirmPayment: (clientSecret: string) => Promise<PaymentOutcome>;
  /** Pays what the fields were opened for, once. */
  pay: () => Promise<PaymentOutcome>;
  close: () => void;
}

export interface FieldsScene {
  /** Two letters. */
  language: string;
  isDark: boolean;
  /** Where a bank that shows its own page leads back to. */
  returnUrl: string;
}

/** Opens the fields. Throws when the provider's script does not come. */
export type OpenPaymentFields = (setup: PaymentSetup, host: HTMLElement, scene: FieldsScene) => Promise<PaymentFields>;

/** As much of Stripe.js as is used here; the stand-in of a test system has the same. */
interface StripeError {
  code?: string;
  decline_code?: string;
}
interface StripeOutcome {
  error?: StripeError;
}
interface StripeElement {
  mount: (host: HTMLElement) => void;
  unmount: () => void;
  on: (event: 'ready' | 'loaderror', listener: () => void) => unknown;
}
interface StripeElements {
  create: (kind: 'payment', options?: object) => StripeElement;
  submit: () => Promise<StripeOutcome>;
}
interface Stripe {
  elements: (options: object) => StripeElements;
  confirmSetup: (options: object) => Promise<StripeOutcome>;
  confirmPayment: (options: object) => Promise<StripeOutcome>;
}
type StripeFactory = (publishableKey: string, options?: object) => Stripe;

export const readOutcome = ({ error }: StripeOutcome): PaymentOutcome =>
  error ? { isDone: false, code: error.decline_code ?? error.code ?? null } : { isDone: true };

/** Calls the provider's script without fields, for a payment that the bank alone still has to confirm. */
export async function openPaymentScript(
  { scriptUrl, publishableKey }: PaymentSetup,
  language: string,
): Promise<Stripe> {
  await loadScript(scriptUrl);
  const { Stripe: makeStripe } = window as { Stripe?: StripeFactory };
  if (!makeStripe) throw new Error('The script says nothing.');
  return makeStripe(publishableKey, { locale: language });
}

export const openPaymentFields: OpenPaymentFields = async (setup, host, { language, isDark, returnUrl }) => {
  const stripe = await openPaymentScript(setup, language);
  const { clientSecret } = setup;
  const elements = stripe.elements({
    clientSecret,
    locale: language,
    appearance: { theme: isDark ? 'night' : 'stripe', variables: { fontFamily: 'system-ui, sans-serif' } },
  });
  const element = elements.create('payment', { layout: 'accordion' });
  await new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve());
    element.on('loaderror', () => reject(new Error('The fields did not load.')));
    element.mount(host);
  });
  const confirmParams = { return_url: returnUrl };
  return {
    async confirmSetup() {
      const typed = await elements.submit();
      if (typed.error) return readOutcome(typed);
      return readOutcome(await stripe.confirmSetup({ elements, clientSecret, confirmParams, redirect: 'if_required' }));
    },
    async confirmPayment(secret) {
      return readOutcome(await stripe.confirmPayment({ clientSecret: secret, confirmParams, redirect: 'if_required' }));
    },
    async pay() {
      const typed = await elements.submit();
      if (typed.error) return readOutcome(typed);
      return readOutcome(
        await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' }),
      );
    },
    close: () => element.unmount(),
  };
};
