import { sql, type Kysely } from 'kysely';

/**
 * A case that is erased while it is open, with its account, its request or its signer, leaves a note behind: its vendor is to call it off.
 * The database writes it, whoever erases and however.
 */
const statements = [
  sql`create table identification_call_offs (
    vendor text not null,
    reference text not null,
    erased_at timestamptz(3) not null,
    primary key (vendor, reference)
  )`,
  sql`create function note_call_off() returns trigger language plpgsql as $$
    begin
      insert into identification_call_offs values (old.vendor, old.reference, now()) on conflict do nothing;
      return null;
    end $$`,
  sql`create trigger identification_cases_go after delete on identification_cases
    for each row when (old.ended_at is null and old.reference is not null) execute function note_call_off()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
