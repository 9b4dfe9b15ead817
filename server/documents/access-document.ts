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

/** The document that an id names, in that revision, or that the id of a version names. Look-ups by key; with “or”, PostgreSQL reads every document. */
const selectNamed = (revision: 'newest' | 'uploaded') =>
  keepQuery((db, { id }: { id: string }) =>
    selectDocument(db)
      .where(
        'documents.id',
        '=',
        sql<string>`coalesce((select document_id from document_versions where id = ${id}), ${id})`,
      )
      .where(
        'version.id',
        '=',
        revision === 'newest'
          ? sql<string>`coalesce((select id from document_versions where id = ${id}), documents.current_version_id)`
          : sql<string>`coalesce((select id from document_versions where id = ${id}),
              (select first.id from document_versions first where first.document_id = documents.id and first.ordinal = 0))`,
      ),
  );
const findNamed = { newest: selectNamed('newest'), uploaded: selectNamed('uploaded') };

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
  const [document] = await findNamed[revision](db, { id });
  // Without a request it is refused as a foreign one is, by the question for access.
  const view = await openRequest(db, actor, document?.request_id ?? id, now);
  if (!document || !(await isShown(db, view, document.id))) throw refuse('error.not_found');
  return { document, isPinned: document.id !== id, view };
}

/** Asks nothing where all documents are shown, as nearly always. */
const isShown = async (db: Kysely<Database>, view: RequestView, documentId: string): Promise<boolean> =>
  findNarrowing(view) === undefined || (await listShownDocuments(db, view)).some(({ id }) => id === documentId);
