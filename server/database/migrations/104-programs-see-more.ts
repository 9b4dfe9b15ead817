import { sql, type Kysely } from 'kysely';

/**
 * When each signer has looked last, beside the evidence of the first time: a row of its own, so that looking changes nothing that lists are
 * made of. And the account of an API user is called what its business is called, also once that has changed.
 */
const statements = [
  sql`create table signature_views (
    sid uuid primary key references signatures on delete cascade,
    last_at timestamptz(3) not null
  )`,
  sql`insert into signature_views
    select (event.data->>'sid')::uuid, max(event.at) from audit_events event
    join signatures on signatures.sid = (event.data->>'sid')::uuid
    where event.name = 'VIEWED' group by 1`,
  sql`create function rename_program_accounts() returns trigger language plpgsql as $$
  begin
    update users set first_name = new.name from api_users
      where api_users.business_id = new.id and users.id = api_users.user_id;
    return null;
  end $$`,
  sql`create trigger businesses_renamed after update of name on businesses
    for each row when (old.name is distinct from new.name) execute function rename_program_accounts()`,
  sql`update users set first_name = businesses.name from api_users
    join businesses on businesses.id = api_users.business_id where users.id = api_users.user_id`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
