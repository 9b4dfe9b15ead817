import type { IdentPayment } from '@sigillum/api-contracts/identification/payment-schemas.ts';
import { KnownFailure } from '../forms/describe-failure.ts';
import { makeDecline } from '../pricing/decline-texts.ts';
import type { PaymentFields } from '../pricing/payment/payment-fields.ts';
import { identificationPaymentMessages as messages } from './payment-messages.ts';

const askAgainMs = 1500;
const mostQuestions = 8;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Pays, and waits until the server knows that it is paid. Throws what a person can mend, as a sentence. */
export async function carryOutPayment(
  fields: Pick<PaymentFields, 'pay'>,
  refresh: () => Promise<Pick<IdentPayment, 'state'>>,
  pause = wait,
): Promise<void> {
  const outcome = await fields.pay();
  if (!outcome.isDone) throw makeDecline(outcome.code);
  for (let question = 0; question < mostQuestions; question += 1) {
    if (question > 0) await pause(askAgainMs);
    // Whoever is asked is away for a moment: it is charged, and only to be heard of.
    const payment = await refresh().catch(() => undefined);
    if (payment !== undefined && payment.state !== 'open') return;
  }
  throw new KnownFailure({ id: messages.waiting.id }, new Error('not confirmed yet'));
}
