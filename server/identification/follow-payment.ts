import type { IdentFailure } from '@sigillum/api-contracts/identification/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** What a vendor finds by checking: it has done its work, whatever came of it. Any other end means that none took place. */
const checked: readonly IdentFailure[] = ['wrong_person', 'name_differs', 'under_age', 'document_expired', 'fraud'];

/** Asks for what is due with a payment. */
export const askToSettle = (
  { jobs }: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  paymentId: string,
): Promise<boolean> => jobs.enqueue(trx, 'settle-payment', { paymentId }, { singletonKey: paymentId });

/**
 * Follows the end of a case in the caller's transaction, where its person has paid: an identification that has taken place uses the payment
 * up; one that never did gives it back. `reason`: of a failure; null where it was called off; undefined: the person is identified.
 */
export async function followPayment(
  services: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  caseId: string,
  reason: IdentFailure | null | undefined,
): Promise<void> {
  const isUsed = reason === undefined || (reason !== null && checked.includes(reason));
  const paid = await trx
    .updateTable('identification_payments')
    .set({ state: isUsed ? 'used' : 'refunding' })
    .where('case_id', '=', caseId)
    .where('state', '=', 'paid')
    .returning('id')
    .executeTakeFirst();
  if (paid && !isUsed) await askToSettle(services, trx, paid.id);
}

/** Asks for all that is not settled: after a start, and every few minutes, for what nobody has told. */
export async function resumePayments({
  db,
  jobs,
  payments,
}: Pick<Services, 'db' | 'jobs' | 'payments'>): Promise<void> {
  if (!payments) return;
  const rows = await db
    .selectFrom('identification_payments')
    .select('id')
    .where((row) =>
      row.or([
        row('state', 'in', ['open', 'refunding']),
        row.and([row('state', '=', 'paid'), row('case_id', 'is', null)]),
      ]),
    )
    .execute();
  await db.transaction().execute(async (trx) => {
    for (const { id } of rows) await askToSettle({ jobs }, trx, id);
  });
}
