import type { OperatorBusiness } from '@sigillum/api-contracts/operator/schemas.ts';
import { sql, type Kysely } from 'kysely';
import { readSettings } from '../business/read-settings.ts';
import type { Database } from '../database/schema.ts';
import { readPaymentMethod } from '../rules/read-payment-method.ts';

const selectBusinesses = (db: Kysely<Database>) =>
  db
    .selectFrom('businesses')
    .select(['id', 'name', 'plan', 'payment_method', 'seats', 'trial_ends_at', 'created_at', 'settings'])
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
  signerGroups: readSettings(row.settings).signerGroups,
  trialEndsAt: row.trial_ends_at && row.trial_ends_at.toISOString(),
  createdAt: row.created_at.toISOString(),
});

/** Businesses by name, whose name holds the words: behind one of them, from the first where that is there no more. */
export async function findBusinesses(
  db: Kysely<Database>,
  { search, after }: { search?: string | undefined; after?: string | undefined },
  most: number,
  now: Date,
): Promise<OperatorBusiness[]> {
  const rows = await selectBusinesses(db)
    .$if(Boolean(search), (all) => all.where(sql<boolean>`strpos(lower(name), lower(${search!})) > 0`))
    .$if(after !== undefined, (all) =>
      all.where(sql<boolean>`coalesce((name, id) > (select name, id from businesses where id = ${after}), true)`),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => describe(row, now));
}

/** One of them. */
export async function findBusiness(db: Kysely<Database>, id: string, now: Date): Promise<OperatorBusiness | undefined> {
  const row = await selectBusinesses(db).where('id', '=', id).executeTakeFirst();
  return row && describe(row, now);
}
