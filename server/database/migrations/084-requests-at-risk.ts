import { sql, type Kysely } from 'kysely';

/** What makes a request one to look after (decision 240): questions without an answer, and a schedule of reminders that has run out. */
const statements = [
  sql`alter table signature_requests
    add column open_questions integer not null default 0,
    add column reminders_ended_at timestamptz(3)`,
  sql`update signature_requests request set open_questions = asked.count from (
      select event.request_id, count(*) from audit_events event where event.name = 'QUESTION_ASKED'
        and not exists (select from audit_events answer where answer.request_id = event.request_id
          and answer.name = 'QUESTION_ANSWERED' and (answer.data->>'question')::int = event.seq)
      group by event.request_id
    ) asked where asked.request_id = request.id`,
  sql`create index signature_requests_troubled on signature_requests (id)
    where status = 'OPEN' and (open_questions > 0 or reminders_ended_at is not null)`,
  sql`create index signatures_refused on signatures (request_id) where status = 'OPEN' and mail_refused_at is not null`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
