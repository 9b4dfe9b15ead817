import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How much a request adds to an archive: bytes of its newest files, and entries with its reports. */
export async function sumFiles(db: Kysely<Database>, requestId: string): Promise<{ bytes: number; entries: number }> {
  const { rows } = await sql<{ bytes: string; files: string }>`
    select coalesce(sum(version.size), 0) as bytes, count(*) as files from documents
    join document_versions version on version.id = documents.current_version_id
    where documents.request_id = ${requestId}`.execute(db);
  return { bytes: Number(rows[0]!.bytes), entries: Number(rows[0]!.files) + 4 };
}
