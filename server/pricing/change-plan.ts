import type { PaymentMethod } from '@sigillum/api-contracts/business/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';

/** What may change about a plan. What is left out stays. */
export interface PlanChange {
  plan?: string;
  payment_method?: PaymentMethod;
  /** Null where nobody counts them. */
  seats?: number | null;
  trial_ends_at?: Date | null;
}

const columns = ['plan', 'payment_method', 'seats', 'trial_ends_at'] as const;

/**
 * Changes what a business has and how it pays, with its event, in the caller's transaction: everybody's next call is judged by it. Answers
 * whether anything was changed. Of a trial's new end its administrators are told anew.
 */
export async function changePlan(
  trx: Kysely<Database>,
  call: EvidenceCall,
  businessId: string,
  change: PlanChange,
): Promise<boolean> {
  const before = await trx
    .selectFrom('businesses')
    .select(columns)
    .where('id', '=', businessId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const changed = columns.filter((column) => column in change && !isSame(before[column], change[column]));
  if (!changed.length) return false;
  await trx
    .updateTable('businesses')
    .set({ ...change, ...(changed.includes('trial_ends_at') && { trial_told: null }), updated_at: call.now })
    .where('id', '=', businessId)
    .execute();
  const changes = Object.fromEntries(
    changed.map((column) => [column, { from: write(before[column]), to: write(change[column]) }]),
  );
  await appendBusinessEvents(trx, call, businessId, [{ name: 'PLAN_CHANGED', data: { changes } }]);
  return true;
}

type Value = string | number | Date | null | undefined;

const write = (value: Value) => (value instanceof Date ? value.toISOString() : (value ?? null));
const isSame = (one: Value, other: Value) => write(one) === write(other);
