import * as z from 'zod';
import type { StateTable } from '../state.ts';
import { PricePlan } from './plan-schemas.ts';

export const planStates = {
  'one plan is sold by invoice': z.object({ plan: PricePlan }),
  'a plan is sold no more': z.object({ plan: z.string(), successor: z.string() }),
} satisfies StateTable;
