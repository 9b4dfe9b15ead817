import * as z from 'zod';
import type { StateTable } from '../state.ts';
import { PricePlan } from './plan-schemas.ts';

export const planStates = {
  'one plan is sold by invoice': z.object({ plan: PricePlan }),
} satisfies StateTable;
