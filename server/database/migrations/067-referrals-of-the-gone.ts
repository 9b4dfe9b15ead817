import { sql, type Kysely } from 'kysely';

/** What the referral service was told of a person is the person's alone, and goes with the account. Of those who have gone it is not kept. */
const statements = [
  sql`alter table referral_events drop constraint referral_events_user_id_fkey,
    add constraint referral_events_user_id_fkey foreign key (user_id) references users on delete cascade`,
  sql`delete from referral_events told using users
    where users.id = told.user_id and users.deleted_at is not null and (told.kind = 'signed-up' or told.sent_at is not null)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
