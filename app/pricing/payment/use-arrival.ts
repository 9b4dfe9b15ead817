import { useEffect, useEffectEvent } from 'react';
import type * as z from 'zod';
import { reloadOnReturn } from '../../common/reload-on-return.ts';
import { type BankAnswer, takeBankAnswer, takeVisit } from './bank-visit.ts';

/** Tells a page once, when it is opened, what its bank has answered and what was noted before it was left for the bank's page. */
export function useArrival<S extends z.ZodType>(
  page: string,
  schema: S,
  onArrival: (answer: BankAnswer | undefined, visit: z.output<S> | undefined) => void,
): void {
  const arrive = useEffectEvent(() => onArrival(takeBankAnswer(), takeVisit(page, schema)));
  useEffect(() => {
    arrive();
    return reloadOnReturn();
  }, []);
}
