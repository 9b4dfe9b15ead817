import { sql, type Kysely } from 'kysely';

/** What Mobile ID has answered to confirm a signature: evidence of the request, which goes with it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table mobile_id_answers (
    request_id uuid not null references signature_requests on delete cascade,
    sha256 text not null,
    message text not null,
    answered_at timestamptz(3) not null,
    primary key (request_id, sha256)
  )`.execute(db);
}
