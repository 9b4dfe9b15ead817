import { sql, type Kysely } from 'kysely';

/**
 * What refers to an account “on delete cascade” belongs to its person alone and is erased with it (server/departure/erase-person.ts);
 * everything else that refers to it stays, because others rely on it, and so the account's own row stays as a mark.
 */
const statements = [
  sql`alter table sessions drop constraint sessions_user_id_fkey,
    add constraint sessions_user_id_fkey foreign key (user_id) references users on delete cascade`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
