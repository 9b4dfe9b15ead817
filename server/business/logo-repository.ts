import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The logo of a business that is there. */
export async function findLogo(db: Kysely<Database>, businessId: string) {
  return db
    .selectFrom('business_logos')
    .innerJoin('businesses', 'businesses.id', 'business_logos.business_id')
    .select(['business_logos.sha256', 'business_logos.image'])
    .where('business_logos.business_id', '=', businessId)
    .where('businesses.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function storeLogo(
  trx: Kysely<Database>,
  logo: { business_id: string; sha256: string; image: Buffer; created_at: Date },
): Promise<void> {
  const { business_id: _, ...values } = logo;
  await trx
    .insertInto('business_logos')
    .values(logo)
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet(values))
    .execute();
}

export async function eraseLogo(trx: Kysely<Database>, businessId: string): Promise<void> {
  await trx.deleteFrom('business_logos').where('business_id', '=', businessId).execute();
}
