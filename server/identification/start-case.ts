import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { appendIdentificationEvent } from '../evidence/append-identification-event.ts';
import type { Call } from '../http/implement.ts';
import type { IdentityOffer, IdentityVendor } from '../identity/identity-vendor.ts';
import { findOwner, writeOwner } from './case-owner.ts';
import { findNewestCase, type CaseRow } from './cases-repository.ts';
import { describeEvent } from './describe-event.ts';
import { scheduleLook } from './schedule-look.ts';

interface Wanted {
  vendor: Pick<IdentityVendor, 'name'>;
  way: IdentityOffer;
  requestId: string | undefined;
  payerId: string | null;
}

/**
 * Writes down that a person wants to be identified, and asks for the job that tells the vendor: a vendor that is away is told later, and
 * nothing is lost. A case that is open in this way is gone on with, so that nobody is identified or charged twice.
 */
export async function startCase(
  trx: Kysely<Database>,
  call: Call,
  { vendor, way, requestId, payerId }: Wanted,
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
  await appendIdentificationEvent(trx, call, inserted.id, {
    name: 'STARTED',
    data: { ...describeEvent(inserted), state: inserted.state },
  });
  // The call itself tells the vendor in a moment; this is for when it cannot.
  await scheduleLook(services, trx, inserted.id, { startAfter: new Date(now.getTime() + 5000) });
  return { row: inserted, isNew: true };
}
