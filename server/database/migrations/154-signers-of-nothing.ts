import { sql, type Kysely } from 'kysely';

/** Whoever signs no document of a draft signs all of them, as today's empty list says (decision 388); drafts of before asked to sign nothing. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    with nothing as (
      update signatures s set signs_listed_only = false from signature_requests request
      where request.id = s.request_id and request.status = 'DRAFT' and s.signs_listed_only
        and not exists (select from document_signatures link where link.sid = s.sid)
      returning s.sid, s.request_id)
    insert into document_signatures (sid, document_id)
    select nothing.sid, documents.id from nothing join documents on documents.request_id = nothing.request_id`.execute(
    db,
  );
}
