import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { KnownActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { openRequest, type RequestView } from '../signature-requests/access.ts';

const selectDocument = (db: Kysely<Database>) =>
  db
    .selectFrom('documents')
    .innerJoin('document_versions as version', 'version.document_id', 'documents.id')
    .selectAll('documents')
    .select([
      'version.id as version_id',
      'version.parent_id',
      'version.ordinal',
      'version.cause',
      'version.sha256',
      'version.size',
      'version.created_at as version_created_at',
    ]);

export type DocumentVersionRow = Awaited<ReturnType<ReturnType<typeof selectDocument>['executeTakeFirstOrThrow']>>;

export interface DocumentView {
  document: DocumentVersionRow;
  /** Whether the caller named a version, whose bytes never change, rather than the document. */
  isPinned: boolean;
  view: RequestView;
}

/**
 * A document by its own id (the newest revision, or the upload) or by a version's id, for somebody who may look at its request.
 * Foreign and absent ones are refused alike.
 */
export async function openDocument(
  db: Kysely<Database>,
  actor: KnownActor,
  id: string,
  now: Date,
  revision: 'newest' | 'uploaded' = 'newest',
): Promise<DocumentView> {
  const rows = await selectDocument(db)
    .where((where) => where.or([where('documents.id', '=', id), where('version.id', '=', id)]))
    .orderBy('version.ordinal')
    .execute();
  const isPinned = rows[0] !== undefined && rows[0].id !== id;
  const document =
    isPinned || revision === 'uploaded' ? rows[0] : rows.find((row) => row.version_id === row.current_version_id);
  if (!document) throw refuse('error.not_found');
  return { document, isPinned, view: await openRequest(db, actor, document.request_id, now) };
}
