import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listPrepared } from './discard-orphans.ts';

/** Names of all blobs that a row refers to: whoever asks for one alone asks `isUsed`. */
export async function listUsedBlobs(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('document_versions')
    .select(({ fn }) => fn.coalesce('base_blob', 'tail_blob').as('blob'))
    .unionAll(db.selectFrom('attachments').select('blob'))
    .unionAll(db.selectFrom('field_files').select('blob'))
    .unionAll(db.selectFrom('send_to_documents').select('blob'))
    .unionAll(db.selectFrom('program_documents').select('blob'))
    .unionAll(db.selectFrom('template_documents').select('blob'))
    .unionAll(db.selectFrom('batch_documents').select('blob'))
    .unionAll(db.selectFrom('mail_attachments').select('blob'))
    .execute();
  const prepared = await listPrepared({ db });
  return new Set([...rows.flatMap(({ blob }) => (blob === null ? [] : [blob])), ...prepared]);
}
