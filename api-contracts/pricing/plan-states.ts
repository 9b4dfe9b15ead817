import * as z from 'zod';
import { Id } from '../schemas.ts';
import type { StateTable } from '../state.ts';
import { PricePlan } from './plan-schemas.ts';

export const planStates = {
  'one plan is sold by invoice': z.object({ plan: PricePlan }),
  /** Agreed on by invoice. */
  'a business has the plan': z.object({ businessId: Id, plan: z.string() }),
  'a plan is sold no more': z.object({ plan: z.string(), successor: z.string() }),
} satisfies StateTable;
