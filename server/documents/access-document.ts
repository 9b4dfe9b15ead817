import { sql, type Kysely } from 'kysely';
import { keepQuery } from '../database/keep-query.ts';
import type { Database } from '../database/schema.ts';
import type { RequestActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import { openRequest, type RequestView } from '../requests/access.ts';
import { findNarrowing, listShownDocuments } from '../requests/shown-documents.ts';

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

/** The document that an id or the id of a version names, and the request that it belongs to. */
const findNamed = keepQuery((db, { id }: { id: string }) =>
  db
    .selectFrom('documents')
    .select(['id', 'request_id'])
    // Two look-ups by key; with “or”, PostgreSQL reads every document.
    .where('id', '=', sql<string>`coalesce((select document_id from document_versions where id = ${id}), ${id})`),
);

const findNewest = keepQuery((db, { id }: { id: string }) =>
  selectDocument(db).where('documents.id', '=', id).whereRef('version.id', '=', 'documents.current_version_id'),
);

const findUploaded = keepQuery((db, { id }: { id: string }) =>
  selectDocument(db).where('documents.id', '=', id).where('version.ordinal', '=', 0),
);

const findVersion = keepQuery((db, { id }: { id: string }) => selectDocument(db).where('version.id', '=', id));

export interface DocumentView {
  document: DocumentVersionRow;
  /** Whether the caller named a version, whose bytes never change, rather than the document. */
  isPinned: boolean;
  view: RequestView;
}

/**
 * A document by its own id (the newest revision, or the upload) or by a version's id, for somebody who may look at its request.
 * Foreign and absent ones are refused alike, after the same work. Look-ups by key: every page image passes here.
 */
export async function openDocument(
  db: Kysely<Database>,
  actor: RequestActor,
  id: string,
  now: Date,
  revision: 'newest' | 'uploaded' = 'newest',
): Promise<DocumentView> {
  const [named] = await findNamed(db, { id });
  // Without a request it is refused as a foreign one is, by the question for access.
  const view = await openRequest(db, actor, named?.request_id ?? id, now);
  const isPinned = named?.id !== id;
  const find = isPinned ? findVersion : revision === 'uploaded' ? findUploaded : findNewest;
  const [document] = await find(db, { id });
  if (!document || !(await isShown(db, view, document.id))) throw refuse('error.not_found');
  return { document, isPinned, view };
}

/** Asks nothing where all documents are shown, as nearly always. */
const isShown = async (db: Kysely<Database>, view: RequestView, documentId: string): Promise<boolean> =>
  findNarrowing(view) === undefined || (await listShownDocuments(db, view)).some(({ id }) => id === documentId);
