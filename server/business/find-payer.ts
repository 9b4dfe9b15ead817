import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { findBusiness, findMembership } from './business-repository.ts';
import type { Database } from '../database/schema.ts';
import { isLocked } from '../rules/read-payment-method.ts';
import type { Payer } from '../rules/judge-coverage.ts';
import { findPlanOf } from '../rules/price-catalogue.ts';

/** The organisation that would pay: that of the request for which somebody is to be identified, else the person's own, where there is an account. */
export async function findPayer(
  { db, config: { priceCatalogue } }: { db: Kysely<Database>; config: Pick<Config, 'priceCatalogue'> },
  owner: { userId: string } | { sid: string },
  { requestId, now }: { requestId?: string | undefined; now: Date },
): Promise<Payer | undefined> {
  const own = 'userId' in owner ? await findMembership(db, owner.userId) : undefined;
  const asking = requestId === undefined ? undefined : await findAsking(db, requestId);
  const payer = asking ?? (own && (await findBusiness(db, own.business_id)));
  return (
    payer && {
      id: payer.id,
      name: payer.name,
      isLocked: isLocked(payer, now),
      isMember: own?.business_id === payer.id,
      licenses: findPlanOf(priceCatalogue, payer.plan)?.includes.licenses,
    }
  );
}

async function findAsking(db: Kysely<Database>, requestId: string) {
  const request = await db
    .selectFrom('signature_requests')
    .select('business_id')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return request?.business_id ? findBusiness(db, request.business_id) : undefined;
}
