import type { PurchaseResult } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { useState } from 'react';
import { KnownFailure } from '../forms/describe-failure.ts';
import type { Bill } from './bill-form.ts';
import { makeDecline } from './decline-texts.ts';
import type { BankAnswer, BankStage } from './payment/bank-visit.ts';
import type { PaymentFields, PaymentOutcome } from './payment/payment-fields.ts';
import { pricingPurchaseMessages as messages } from './purchase-messages.ts';

/** What a purchase asks of the server and the bank. */
export interface PurchaseCalls {
  /** Keeps where bills go, where that is a step of its own. */
  keepBill: (bill: Bill) => Promise<unknown>;
  /** Buys, or answers how the purchase stands that is under way. */
  buy: (bill: Bill) => Promise<PurchaseResult>;
  /** Lets the bank confirm a payment where no fields are open. */
  confirm: (clientSecret: string, country: string) => Promise<PaymentOutcome>;
  /** Asks how a purchase stands that waited for the bank. Buys nothing that was not begun. */
  look: (bill: Bill) => Promise<Standing>;
  /** Told before the bank is asked, which may lead to a page of its own; undefined: nobody waits for it any more. */
  note: (stage: BankStage | undefined) => void;
}

/** What is shown once it is paid, or why it is not. */
export type Standing = Pick<PurchaseResult, 'state' | 'code' | 'plan' | 'amountSeats' | 'receiptUrl'>;

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
  if (fields) {
    calls.note('setup');
    demand(await fields.confirmSetup());
  }
  return buyNow(calls, bill, fields, pause);
}

async function buyNow(
  calls: PurchaseCalls,
  bill: Bill,
  fields: Pick<PaymentFields, 'confirmPayment'> | undefined,
  pause: typeof wait,
): Promise<PurchaseResult> {
  let result = await calls.buy(bill);
  if (result.state === 'ACTION_NEEDED' && result.clientSecret !== null) {
    const { clientSecret } = result;
    calls.note('payment');
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

/** Goes on after a bank's own page, or after it was left without an answer. Throws what a person can mend, as a sentence. */
export async function carryOn(
  calls: PurchaseCalls,
  bill: Bill,
  { stage, answer }: { stage: BankStage; answer: BankAnswer | undefined },
  pause = wait,
): Promise<Standing> {
  if (answer?.isRefused) throw makeDecline(`${stage}_intent_authentication_failure`);
  if (stage === 'setup') {
    if (answer) return buyNow(calls, bill, undefined, pause);
    throw new KnownFailure({ id: messages.bankLeft.id }, new Error('left'));
  }
  for (let question = 0; question < (answer ? mostQuestions : 1); question += 1) {
    if (question > 0) await pause(askAgainMs);
    const standing = await calls.look(bill);
    if (standing.state === 'ACTIVE') return standing;
    if (standing.state === 'DECLINED') throw makeDecline(standing.code);
  }
  throw new KnownFailure(
    { id: answer ? messages.bankWaiting.id : messages.bankLeft.id },
    new Error('not confirmed yet'),
  );
}

/** How a purchase goes on, for the page. */
export function useBuy() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [result, setResult] = useState<Standing>();
  /** Counts the refusals: means of payment that were refused are asked for anew. */
  const [refusals, setRefusals] = useState(0);

  async function run(calls: PurchaseCalls, act: () => Promise<Standing>) {
    setIsBusy(true);
    setError(undefined);
    try {
      setResult(await act());
    } catch (failure) {
      setError(failure);
      setRefusals((count) => count + 1);
    } finally {
      calls.note(undefined);
      setIsBusy(false);
    }
  }
  const buy = (...[calls, bill, fields]: Parameters<typeof carryOut>) =>
    run(calls, () => carryOut(calls, bill, fields));
  const goOn = (...[calls, bill, visit]: Parameters<typeof carryOn>) => run(calls, () => carryOn(calls, bill, visit));
  return { buy, goOn, isBusy, error, result, refusals };
}
