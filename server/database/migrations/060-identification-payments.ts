import { sql, type Kysely } from 'kysely';

/**
 * What people pay once for being identified. A payment outlives its person, as books are kept: what was paid by somebody who is gone, and
 * for an identification that never took place, goes back. In the ledger the person stands where no organisation pays.
 */
const statements = [
  sql`create table identification_payments (
    id uuid primary key,
    user_id uuid references users on delete set null,
    case_id uuid unique references identification_cases on delete set null,
    legislation text not null,
    kind text not null,
    currency text not null,
    country text not null,
    net integer not null check (net >= 0),
    tax integer,
    total integer,
    charge_id text unique,
    state text not null,
    receipt_url text,
    error_code text,
    created_at timestamptz(3) not null,
    paid_at timestamptz(3),
    refunded_at timestamptz(3)
  )`,
  sql`create unique index identification_payments_open on identification_payments (user_id, legislation, kind)
    where state = 'open'`,
  sql`create index identification_payments_person on identification_payments (user_id, created_at)`,
  sql`create index identification_payments_unsettled on identification_payments (created_at)
    where state in ('open', 'paid', 'refunding')`,
  sql`create function give_back_payments() returns trigger language plpgsql as $$
    begin
      update identification_payments
        set user_id = null, state = case when state = 'paid' then 'refunding' else state end
        where user_id = new.id;
      return null;
    end $$`,
  sql`create trigger users_with_payments_go after update of deleted_at on users
    for each row when (old.deleted_at is null and new.deleted_at is not null) execute function give_back_payments()`,
  sql`alter table seen_identifications alter column business_id drop not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
