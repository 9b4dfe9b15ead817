import { Currency, Cycle } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { useState } from 'react';
import * as z from 'zod';
import { parseForm } from '../forms/parse-form.ts';
import { BillForm, FoundingForm } from './bill-form.ts';
import { type BankAnswer, type BankStage, noteVisit } from './payment/bank-visit.ts';
import { useArrival } from './payment/use-arrival.ts';
import type { Order, PurchaseViewProps } from './purchase-props.ts';
import type { useBuy } from './use-buy.ts';

/** What is kept of a purchase while a bank shows its own page: what was chosen and typed, and nothing of the card. */
const Visit = z.object({
  buyer: z.string(),
  isFounding: z.boolean(),
  stage: z.enum(['setup', 'payment']),
  choice: z.object({
    plan: z.string(),
    cycle: Cycle,
    currency: Currency,
    seats: z.int(),
    promoCode: z.string().nullable(),
  }),
  country: z.string(),
  typed: z.record(z.string(), z.string()),
});
type Visit = z.infer<typeof Visit>;

const page = 'purchase';

/** Goes on with a purchase where it was when a bank has shown a page of its own, also where it was left without an answer. */
export function useBankReturn(
  { buyer, isFounding, plans, calls }: Pick<PurchaseViewProps, 'buyer' | 'isFounding' | 'plans' | 'calls'>,
  purchase: Pick<ReturnType<typeof useBuy>, 'goOn'>,
  onVisit: (visit: Visit) => void,
) {
  const [typed, setTyped] = useState<Visit['typed']>();
  const [isLost, setIsLost] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  function note({ country = '', ...choice }: Order, stage: BankStage | undefined, fields: Visit['typed']) {
    const visit: Visit | undefined = stage && { buyer, isFounding, stage, choice, country, typed: fields };
    noteVisit(page, visit);
  }
  /** A purchase of this person that can go on: a means of payment that was confirmed buys for nobody but whom it was given for. */
  const isOwn = (visit: Visit) =>
    visit.buyer === buyer &&
    (visit.stage === 'payment' || visit.isFounding === isFounding) &&
    plans.some(({ id }) => id === visit.choice.plan);

  async function goOn(visit: Visit, answer: BankAnswer | undefined) {
    onVisit(visit);
    setTyped(visit.typed);
    const { choice, country, stage } = visit;
    const form = new FormData();
    for (const [name, text] of Object.entries(visit.typed)) form.set(name, text);
    const { value: bill } = parseForm(form, visit.isFounding ? FoundingForm : BillForm);
    if (!bill) return;
    const order = { ...choice, country };
    const noteStage = (next: BankStage | undefined) => note(order, next, visit.typed);
    setIsAsking(true);
    try {
      await purchase.goOn({ ...calls.purchase(order), note: noteStage }, bill, {
        stage,
        answer: answer?.stage === stage ? answer : undefined,
      });
    } finally {
      setIsAsking(false);
    }
  }
  useArrival(page, Visit, (answer, visit) => {
    if (visit && isOwn(visit)) void goOn(visit, answer);
    else setIsLost(answer !== undefined);
  });
  return { typed, isLost, isAsking, note };
}
