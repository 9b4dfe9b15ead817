import type { OperatorBusiness } from '@sigillum/api-contracts/operator/schemas.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { readPaymentMethod } from '../rules/read-payment-method.ts';

const selectBusinesses = (db: Kysely<Database>) =>
  db
    .selectFrom('businesses')
    .select(['id', 'name', 'plan', 'payment_method', 'seats', 'trial_ends_at', 'created_at'])
    .select((row) =>
      row
        .selectFrom('memberships')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('memberships.business_id', '=', 'businesses.id')
        .where('memberships.state', '=', 'accepted')
        .as('members'),
    )
    .where('deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof selectBusinesses>['execute']>>[number];

const describe = (row: Row, now: Date): OperatorBusiness => ({
  ...{ id: row.id, name: row.name, plan: row.plan, seats: row.seats },
  paymentMethod: readPaymentMethod(row, now),
  members: Number(row.members),
  trialEndsAt: row.trial_ends_at && row.trial_ends_at.toISOString(),
  createdAt: row.created_at.toISOString(),
});

/** Businesses by name: at most 50 whose name holds the words. */
export async function findBusinesses(
  db: Kysely<Database>,
  search: string | undefined,
  now: Date,
): Promise<OperatorBusiness[]> {
  const rows = await selectBusinesses(db)
    .$if(Boolean(search), (all) => all.where(sql<boolean>`strpos(lower(name), lower(${search!})) > 0`))
    .orderBy('name')
    .orderBy('id')
    .limit(50)
    .execute();
  return rows.map((row) => describe(row, now));
}

/** One of them. */
export async function findBusiness(db: Kysely<Database>, id: string, now: Date): Promise<OperatorBusiness | undefined> {
  const row = await selectBusinesses(db).where('id', '=', id).executeTakeFirst();
  return row && describe(row, now);
}
