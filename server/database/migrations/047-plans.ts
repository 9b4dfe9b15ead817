import { sql, type Kysely } from 'kysely';

/**
 * How many seats a plan has where the operator has agreed on them, and of which of its last days a trial was told (7, 3, 0): whoever is
 * told of the end is told of no day before it any more. Of trials that are over when this comes nobody hears.
 */
const statements = [
  sql`alter table businesses add column seats integer check (seats > 0)`,
  sql`alter table businesses add column trial_told integer`,
  sql`update businesses set trial_told = 0 where payment_method <> 'TRIALING' or trial_ends_at <= now()`,
  sql`create index businesses_trial on businesses (trial_ends_at) where payment_method = 'TRIALING' and deleted_at is null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
