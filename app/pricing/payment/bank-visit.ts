import type * as z from 'zod';
import { tabMemory } from '../../common/memory.ts';

/** What the bank confirms: a means of payment that is kept, or a payment. */
export type BankStage = 'setup' | 'payment';

/** What the provider has written into the address on the way back from a bank's own page. */
export interface BankAnswer {
  stage: BankStage;
  isRefused: boolean;
}

const names: Readonly<Record<BankStage, string>> = { setup: 'setup_intent', payment: 'payment_intent' };
const stages = Object.keys(names) as BankStage[];

/** Reads what the provider has added to an address, and says the address without it: it has secrets in it. */
export function readBankAnswer(href: string): { answer: BankAnswer | undefined; rest: string } {
  const { pathname, searchParams, hash } = new URL(href);
  const stage = stages.find((one) => searchParams.has(names[one]));
  const answer = stage && { stage, isRefused: searchParams.get('redirect_status') === 'failed' };
  const added = [...stages.flatMap((one) => [names[one], `${names[one]}_client_secret`]), 'redirect_status'];
  for (const name of answer ? added : []) searchParams.delete(name);
  return { answer, rest: `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}` };
}

/** What the bank has answered to this page, once: nothing of it stays in the address. */
export function takeBankAnswer(): BankAnswer | undefined {
  const { answer, rest } = readBankAnswer(window.location.href);
  if (answer) window.history.replaceState(window.history.state, '', rest);
  return answer;
}

const prefix = 'sigillum.bank-visit.';
/** As long as a bank's page may be looked at. */
const longestMs = 60 * 60_000;

/** Notes in this tab what goes on once the bank has led back to a page; undefined: nothing any more. */
export function noteVisit(page: string, visit: object | undefined): void {
  if (visit) tabMemory.write(prefix + page, JSON.stringify({ at: Date.now(), visit }));
  else tabMemory.forget(prefix + page);
}

/** What was noted for a page, once, unless it is too long ago or no longer what is expected. */
export function takeVisit<S extends z.ZodType>(page: string, schema: S): z.output<S> | undefined {
  try {
    const noted = JSON.parse(tabMemory.read(prefix + page) ?? 'null') as { at: number; visit: unknown } | null;
    noteVisit(page, undefined);
    return noted && Date.now() - noted.at < longestMs ? schema.safeParse(noted.visit).data : undefined;
  } catch {
    return undefined;
  }
}
