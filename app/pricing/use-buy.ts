import type { PurchaseResult } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { useState } from 'react';
import type { Bill } from './bill-form.ts';
import { makeDecline } from './decline-texts.ts';
import type { PaymentFields, PaymentOutcome } from './payment/payment-fields.ts';

/** What a purchase asks of the server and the bank. */
export interface PurchaseCalls {
  /** Keeps where bills go, where that is a step of its own. */
  keepBill: (bill: Bill) => Promise<unknown>;
  /** Buys, or answers how the purchase stands that is under way. */
  buy: (bill: Bill) => Promise<PurchaseResult>;
  /** Lets the bank confirm a payment where no fields are open. */
  confirm: (clientSecret: string, country: string) => Promise<PaymentOutcome>;
}

const askAgainMs = 1500;
const mostQuestions = 8;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Throws the sentence for what the bank refused. */
function demand(outcome: PaymentOutcome): void {
  if (!outcome.isDone) throw makeDecline(outcome.code);
}

/** Buys, lets the bank confirm where it wants to, and waits until it is paid. Throws what a person can mend, as a sentence. */
export async function carryOut(
  calls: PurchaseCalls,
  bill: Bill,
  fields: Pick<PaymentFields, 'confirmSetup' | 'confirmPayment'> | undefined,
  pause = wait,
): Promise<PurchaseResult> {
  await calls.keepBill(bill);
  if (fields) demand(await fields.confirmSetup());
  let result = await calls.buy(bill);
  if (result.state === 'ACTION_NEEDED' && result.clientSecret !== null) {
    const { clientSecret } = result;
    demand(await (fields ? fields.confirmPayment(clientSecret) : calls.confirm(clientSecret, bill.country)));
    // The provider tells itself a moment later that it is paid.
    for (let question = 0; result.state === 'ACTION_NEEDED' && question < mostQuestions; question += 1) {
      if (question > 0) await pause(askAgainMs);
      result = await calls.buy(bill);
    }
  }
  if (result.state === 'ACTIVE') return result;
  throw makeDecline(result.code);
}

/** How a purchase goes on, for the page. */
export function useBuy() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [result, setResult] = useState<PurchaseResult>();
  /** Counts the refusals: means of payment that were refused are asked for anew. */
  const [refusals, setRefusals] = useState(0);

  async function buy(...[calls, bill, fields]: Parameters<typeof carryOut>) {
    setIsBusy(true);
    setError(undefined);
    try {
      setResult(await carryOut(calls, bill, fields));
    } catch (failure) {
      setError(failure);
      setRefusals((count) => count + 1);
    } finally {
      setIsBusy(false);
    }
  }
  return { buy, isBusy, error, result, refusals };
}
