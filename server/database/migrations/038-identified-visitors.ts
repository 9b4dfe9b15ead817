import { sql, type Kysely } from 'kysely';

/**
 * A case, and what came of it, belong to an account or to one signature: that of somebody who signs by a link. What belongs to a signature
 * goes with it.
 */
const statements = [
  sql`alter table identification_cases alter column user_id drop not null,
    add column sid uuid references signatures on delete cascade,
    add constraint identification_cases_owner check (num_nonnulls(user_id, sid) = 1)`,
  sql`create unique index identification_cases_open_visit on identification_cases (sid, legislation, kind) where ended_at is null`,
  sql`create index identification_cases_visit on identification_cases (sid, created_at) where sid is not null`,
  sql`alter table identifications alter column user_id drop not null,
    add column sid uuid references signatures on delete cascade,
    add constraint identifications_owner check (num_nonnulls(user_id, sid) = 1)`,
  // The terms of use of the trust service, which are asked of accounts once.
  sql`alter table signatures add column trust_terms_accepted_at timestamptz(3)`,
  sql`create index identifications_visit on identifications (sid) where sid is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
