import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendIdentificationEvent } from '../evidence/append-identification-event.ts';
import type { Call } from '../http/implement.ts';
import type { IdentityOffer, IdentityVendor } from '../identity/identity-vendor.ts';
import { refuse } from '../http/refusal.ts';
import { findOwner, writeOwner } from './case-owner.ts';
import type { Services } from '../services.ts';
import { findNewestCase, type CaseRow } from './cases-repository.ts';
import { describeEvent } from './describe-event.ts';
import { askToSettle } from './follow-payment.ts';
import type { PaymentRow } from './payments-repository.ts';
import { scheduleLook } from './schedule-look.ts';
import { describePaid } from './settle-payment.ts';

interface Wanted {
  vendor: Pick<IdentityVendor, 'name'>;
  way: IdentityOffer;
  requestId: string | undefined;
  payerId: string | null;
  /** What the person has paid for it alone. */
  payment: PaymentRow | undefined;
}

/**
 * Writes down that a person wants to be identified, and asks for the job that tells the vendor: a vendor that is away is told later, and
 * nothing is lost. A case that is open in this way is gone on with, so that nobody is identified or charged twice.
 */
export async function startCase(
  trx: Kysely<Database>,
  call: Call,
  { vendor, way, requestId, payerId, payment }: Wanted,
): Promise<{ row: CaseRow; isNew: boolean }> {
  const { actor, now, services } = call;
  const { legislation, kind } = way;
  const owner = findOwner(actor);
  const inserted = await trx
    .insertInto('identification_cases')
    .values({
      id: randomUUID(),
      ...writeOwner(owner),
      request_id: requestId ?? null,
      payer_id: payerId,
      legislation,
      kind,
      vendor: vendor.name,
      state: 'initialized',
      email: actor.email,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!inserted) return { row: (await findNewestCase(trx, owner, way))!, isNew: false };
  await usePayment(services, trx, inserted, payment);
  await appendIdentificationEvent(trx, call, inserted.id, {
    name: 'STARTED',
    data: { ...describeEvent(inserted), state: inserted.state, ...(payment && { payment: describePaid(payment) }) },
  });
  // The call itself tells the vendor in a moment; this is for when it cannot.
  await scheduleLook(services, trx, inserted.id, { startAfter: new Date(now.getTime() + 5000) });
  return { row: inserted, isNew: true };
}

/** Lets a payment be for this case; what was paid for a way that costs nothing any more goes back. */
async function usePayment(
  services: Pick<Services, 'jobs'>,
  trx: Kysely<Database>,
  { id, user_id, legislation, kind }: CaseRow,
  payment: PaymentRow | undefined,
): Promise<void> {
  if (user_id === null) return;
  const unused = await trx
    .updateTable('identification_payments')
    .set(payment ? { case_id: id } : { state: 'refunding' })
    .where('user_id', '=', user_id)
    .where('legislation', '=', legislation)
    .where('kind', '=', kind as PaymentRow['kind'])
    .where('state', '=', 'paid')
    .where('case_id', 'is', null)
    .$if(payment !== undefined, (rows) => rows.where('id', '=', payment!.id))
    .returning('id')
    .execute();
  // It went back in the meantime.
  if (payment && unused.length === 0) throw refuse('error.identification.not_covered');
  if (!payment) for (const one of unused) await askToSettle(services, trx, one.id);
}
