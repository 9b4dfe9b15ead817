import { sql, type Kysely } from 'kysely';

/**
 * Every API user has an account, so that what it makes has an owner like everything else. The database makes it and ends it, whoever
 * writes the API user; its name, which is no address, stands for the address.
 */
const statements = [
  sql`alter table api_users add column user_id uuid references users`,
  sql`create function make_program_account() returns trigger language plpgsql as $$
  begin
    if new.user_id is null then
      new.user_id := gen_random_uuid();
      insert into users (id, email, email_verified, first_name, last_name, password_hash, lang, created_at)
        select new.user_id, new.username, true, name, '', '', 'en', new.created_at from businesses where id = new.business_id;
    end if;
    return new;
  end $$`,
  sql`create function end_program_account() returns trigger language plpgsql as $$
  begin
    update users set deleted_at = now() where id = old.user_id;
    return old;
  end $$`,
  sql`create trigger api_users_account before insert or update on api_users for each row execute function make_program_account()`,
  sql`create trigger api_users_end after delete on api_users for each row execute function end_program_account()`,
  sql`update api_users set user_id = null`,
  sql`alter table api_users alter column user_id set not null`,
  sql`create unique index api_users_user on api_users (user_id)`,
  sql`alter table signature_requests add column api_username text references api_users on delete set null`,
  sql`create index signature_requests_api_username on signature_requests (api_username) where api_username is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
