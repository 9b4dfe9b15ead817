import { sql, type Kysely } from 'kysely';

/** When signers are reminded by themselves, since when that holds, and whose mails were refused. */
const statements = [
  sql`alter table signature_requests
    add column reminders jsonb not null default '{"after_days": [], "before_deadline_days": []}',
    add column reminders_changed_at timestamptz(3)`,
  sql`alter table signatures add column mail_refused_at timestamptz(3)`,
  // Whose mail was refused is looked for by the address.
  sql`create index signatures_asked on signatures (lower(email)) where status = 'OPEN'`,
  // Templates came before this step to some databases, to others they come after it.
  sql`do $$ declare none jsonb = '{"reminders": {"after_days": [], "before_deadline_days": []}}'; begin
    if to_regclass('templates') is not null then
      update templates set content = content || none;
      update template_versions set content = content || none;
    end if;
  end $$`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
